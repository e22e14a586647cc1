"""What a seat adds to an attack, or answers to a Plot: every way with its value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.moves import Ask, Move, Open, verb_of
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.minds.cases import cost, kept, uses
from bot.games.inwo.minds.joining import in_attack, stakes
from bot.games.inwo.minds.lasting import enacted, linked
from bot.games.inwo.minds.prospects import price
from bot.games.inwo.minds.value import GROUP, find, loss, me
from bot.games.inwo.play.sums import AGENTS_AID, AGENTS_OPPOSE, chance
from bot.games.inwo.see.view import AttackView, View

AGENT = 0.6
"""What an agent's card is worth otherwise."""
Valued = tuple[float, Move]
SIDES = {"aid": 1, "oppose": -1}


def additions(view: View, ask: Ask, a: AttackView) -> list[Valued]:
    """All that the viewer could add now, by what it is worth more than to add nothing."""
    gain = stakes(view, a)
    side = 1 if gain > 0 else -1
    if (side > 0) != (a.attacker == view.seat) and view.seat in (a.attacker, a.defender):
        return []
    before = chance(a.number) * gain

    def better(added: int) -> float:
        return chance(a.number + side * added) * gain - before

    found = [(better(added) - spent, move) for added, spent, move in _joins(view, ask, side)]
    for move in (choice for choice in ask.choices if not isinstance(choice, Open)):
        if move[0] == "agents" and SIDES[str(move[2])] == side:
            found.append((better(AGENTS_AID if side > 0 else AGENTS_OPPOSE) - AGENT, move))
        elif move[0] in ("play", "use"):
            use = uses(view, move)
            if use is not None:
                meant = int(move[3]) if len(move) > 3 else -1
                brings = in_attack(view, a, use, view.faces[int(move[1])], it=meant)
                found.append((brings - cost(use.cost) - kept(view, str(move[0])), move))
    return found


def hopeless(view: View, a: AttackView) -> bool:
    """Whether the chance of one's own attack is worth less than the token of its leader."""
    leader = find(view, a.card)
    return leader is not None and chance(a.number) * stakes(view, a) < price(view, leader)


def _joins(view: View, ask: Ask, side: int) -> Iterator[tuple[int, float, Move]]:
    """Own cards of that side, the strongest for its price first, then with one more and one more."""
    verb = "aid" if side > 0 else "oppose"
    if not any(isinstance(choice, Open) and verb_of(choice) == verb for choice in ask.choices):
        return
    prices = {card.card: price(view, card) for card in me(view).structure}
    able = [(amount, card) for card, at, amount in view.lends if at == side and amount > 0]
    able.sort(key=lambda pair: pair[0] / prices.get(pair[1], 1.0), reverse=True)
    order = [card for card, at, _ in view.lends if at == side]
    added, spent, chosen = 0, 0.0, set()
    for amount, card in able:
        added, spent = added + amount, spent + prices.get(card, 1.0)
        chosen.add(card)
        yield added, spent, (verb, *(each for each in order if each in chosen))
    for amount, card in able:
        yield amount, prices.get(card, 1.0), (verb, card)


def harm(view: View, seat: int, card: int, target: int) -> float:
    """How much it hurts the viewer that `seat` plays a card: in an attack on them, on a Group of theirs, or
    as a New World Order."""
    face, own, a = view.faces[card], me(view), view.attack
    if face < 0 or seat == own.seat:
        return 0.0
    if FACES.TYPE[face] == "nwo":
        return -enacted(view, face)
    if a is not None:
        made = (*EFFECTS.PLAY[face], *EFFECTS.ACTIONS[face])
        helped = max((in_attack(view, a, use, face, foe=True) for use in made), default=0.0)
        if helped > 0:
            return helped
    host = find(view, target)
    if host is None or host.owner != own.seat:
        return 0.0
    hung = -linked(view, face, host)
    return max(hung, GROUP / 2 if not EFFECTS.PASSIVES[face] else 0.3 * loss(own, host) if hung > 0 else 0.0)


def enough(helps: Sequence[tuple[int, float, int]], least: int) -> list[int]:
    """Of cards, each with the worth of its token and what it gives, the cheapest that give so much."""
    chosen, given = list[tuple[float, int, int]](), 0
    for card, spent, amount in sorted(helps, key=lambda help: help[1] / max(1, help[2])):
        if given >= least:
            break
        chosen.append((spent, card, amount))
        given += amount
    for spent, card, amount in sorted(chosen, reverse=True):
        if given - amount >= least:
            chosen.remove((spent, card, amount))
            given -= amount
    return [card for _, card, _ in chosen]
