"""How an AI seat weighs groups, attacks and money, from its view alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine.moves import Ask, Choice, Move, Open
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.power import CONTROL, DESTROY, NEUTRALIZE, attack_limit
from bot.games.illuminati.see.prospects import chance, find, number
from bot.games.illuminati.see.view import CardView, View

GOOD_ENOUGH = 0.4
CERTAIN = 10
"""A number above 10 helps no more: 11 and 12 always fail."""


class Plan(NamedTuple):
    """An attack worth making. value: the prize times the probability to win it."""

    value: float
    attacker: int
    kind: str
    target: int


def prize(view: View, card: CardView) -> int:
    """What controlling a group is worth to the viewer, in rough points."""
    worth = 3 + card.power + card.transfer + card.income + len(CARDS.OUT[card.card])
    return worth + 5 * _for_goal(view, card)


def _for_goal(view: View, card: CardView) -> int:
    """1 if the group brings the viewer nearer to his special goal."""
    own = view.seats[view.seat or 0]
    goal = CARDS.GOAL[own.goal_card] if own.goal_card != NOBODY else None
    if goal is None:
        return 0
    if goal["kind"] == "count_alignment":
        return int(bool(card.alignments & CARDS.mask([goal["alignment"]])))
    if goal["kind"] == "all_alignments":
        mine = 0
        for other in own.structure:
            mine |= other.alignments
        return int(bool(card.alignments & ~mine))
    if goal["kind"] == "total_transfer":
        return int(card.transfer > 0)
    return int(goal["kind"] == "total_power" and card.power >= 4)


def purse(view: View, attacker: CardView) -> int:
    """MB that the viewer can spend on an attack led by `attacker`."""
    home = view.seats[attacker.owner].structure[0]
    own = attacker.money or 0
    return own if home.card == attacker.card else own + (home.money or 0)


def best_attack(
    view: View, attackers: Sequence[int], leader: int, offered: Sequence[Choice] | None = None
) -> Plan | None:
    """The most promising attack of `attackers` (among those `offered`), if any has a good chance."""
    plans = [plan for card in attackers for plan in _plans(view, card, leader, offered)]
    return max(plans, default=None)


def _plans(view: View, card: int, leader: int, offered: Sequence[Choice] | None) -> Iterable[Plan]:
    attacker = find(view, card)
    if attacker is None:
        return
    money = purse(view, attacker)
    for kind, target, worth in _targets(view, attacker, leader):
        if offered is not None and (kind, target.card) not in offered:
            continue
        base = number(view, attacker, kind, target, possible_helpers(view, attacker, target))
        guard = (target.money or 0) * 2 if target.owner not in (NOBODY, attacker.owner) else 0
        likely = chance(base + money - guard)
        if likely >= GOOD_ENOUGH:
            waste = max(0, CERTAIN - base)
            yield Plan(
                worth * likely - 0.1 * min(waste, money) - 0.01 * attacker.power, card, kind, target.card
            )


def _targets(view: View, attacker: CardView, leader: int) -> Iterable[tuple[str, CardView, float]]:
    cthulhu = _wants_destruction(view)
    if attacker.open_arrows:
        for target in view.uncontrolled:
            yield CONTROL, target, prize(view, target)
    if cthulhu:
        for target in view.uncontrolled:
            if target.power > 0:
                yield DESTROY, target, 14
    for seat in view.seats:
        if seat.seat == view.seat or not seat.alive:
            continue
        hurt = 8 if seat.seat == leader else 0
        for target in seat.structure[1:]:
            if attacker.open_arrows:
                yield CONTROL, target, prize(view, target) + 2 + hurt
            if hurt:
                yield NEUTRALIZE, target, 3 + hurt
            if target.power > 0 and (hurt or cthulhu):
                yield DESTROY, target, (14 if cthulhu else 2) + hurt


def _wants_destruction(view: View) -> bool:
    own = view.seats[view.seat or 0]
    goal = CARDS.GOAL[own.goal_card] if own.goal_card != NOBODY else None
    return goal is not None and goal["kind"] == "destroyed"


def possible_helpers(view: View, attacker: CardView, target: CardView) -> list[CardView]:
    """Own cards that could aid and would not rather attack themselves."""
    own = view.seats[attacker.owner].structure
    return [
        card
        for card in own
        if card.transfer > 0
        and card.card not in (attacker.card, target.card)
        and card.attacks < attack_limit(card.card)
        and (card.power <= attacker.power or view.actions <= 1)
    ]


def helpers_for(view: View, ask: Ask) -> list[int]:
    """As few of the offered helpers as make the attack as sure as it can be."""
    attack = view.attack
    assert attack is not None
    choice = ask.choices[0]
    assert isinstance(choice, Open)
    attacker, target = find(view, attack.card), find(view, attack.target)
    assert attacker is not None
    assert target is not None
    willing = sorted(possible_helpers(view, attacker, target), key=lambda card: (card.power, -card.transfer))
    needed = CERTAIN - number(view, attacker, attack.kind, target)
    chosen: list[int] = []
    for card in willing:
        if needed > 0 and not choice.shape.check((card.card,)):
            chosen.append(card.card)
            needed -= card.transfer
    structure = [card.card for card in view.seats[attacker.owner].structure]
    return sorted(chosen, key=structure.index)


def spend_on(view: View, ask: Ask, leader: int) -> Move | None:
    """Money for an own attack, against one on us or by the leader; None to keep it."""
    attack = view.attack
    assert attack is not None
    purses = [c for c in ask.choices if isinstance(c, Open) and c.prefix[0] == "spend"]
    if attack.attacker == view.seat:
        return _pay(purses, CERTAIN - attack.number, 1)
    if attack.defender == view.seat:
        return _defend(view, purses, attack.number)
    if attack.attacker == leader and leader != NOBODY and attack.number >= 4:
        return _pay(purses, min(attack.number - 3, _spare(view)), -1)
    return None


def _defend(view: View, purses: Sequence[Open], needed: int) -> Move | None:
    """The target's own money counts double; the Illuminati's only if it can make the attack unlikely."""
    if needed <= 4:
        return None
    assert view.attack is not None
    at_home = [choice for choice in purses if choice.prefix[1] == view.attack.target]
    paid = _pay(at_home, (needed - 3 + 1) // 2, -1)
    if paid is not None:
        return paid
    others = [choice for choice in purses if choice not in at_home]
    affordable = sum(int(choice.shape.sample(lambda n: n - 1)[0]) for choice in others)
    if chance(needed - affordable) > 0.5 * chance(needed):
        return None
    return _pay(others, needed - 4, -1)


def _spare(view: View) -> int:
    home = view.seats[view.seat or 0].structure[0]
    return (home.money or 0) // 2


def _pay(purses: Sequence[Open], amount: int, side: int) -> Move | None:
    """Up to `amount` MB from the first purse on the right side."""
    for choice in purses:
        if amount > 0 and choice.prefix[2] == side:
            most = int(choice.shape.sample(lambda n: n - 1)[0])
            return (*choice.prefix, min(amount, most))
    return None
