"""What is chosen while a card is used: at what it is aimed, how it is paid, which of its effects."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Ask, Draw, Move, Open, Subset, Weighted, complete
from bot.games.inwo.cards.records import EFFECTS, Use
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.minds.battles import enough
from bot.games.inwo.minds.cases import Case, cost, each_op
from bot.games.inwo.minds.election import wishes
from bot.games.inwo.minds.joining import attacked, in_attack, stakes, turn_shift
from bot.games.inwo.minds.lasting import ordered, reformed
from bot.games.inwo.minds.prospects import price
from bot.games.inwo.minds.uses import plainly, together
from bot.games.inwo.minds.value import find, hope, hurt, me, value
from bot.games.inwo.minds.worths import aligned
from bot.games.inwo.play.uses.printed import ACT, PLAY, uses_of
from bot.games.inwo.see.view import View
from bot.games.kit.minds import plain

AWAY = frozenset(("untoken", "discard", "destroy", "take", "expose", "bottom"))
"""Ops that do no good to the cards that are picked for them."""


def keeping(face: int) -> float:
    """How much one would rather keep a card of the hand than others."""
    if FACES.TYPE[face] == "goal":
        return 3.0
    words = {op.name for use in EFFECTS.PLAY[face] for op in use.do}
    strong = words & {"boost", "add", "cancel", "set_roll", "fail", "reroll"}
    return 1.0 + 2.0 * bool(strong or EFFECTS.ATTACK[face]) + 1.0 * bool(words & {"link"})


def using(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Aim at the best target, pay the cheapest way."""
    if view.topic is None:
        return None
    face = view.faces[view.topic.card]
    ways = _uses(face)
    if found := plain(ask, "aim"):
        return max(found, key=lambda move: _fitness(view, ways, face, int(move[1])))
    if found := plain(ask, "at"):
        return max(found, key=lambda move: _against(view, ways, face, int(move[1])))
    if found := plain(ask, "alignment"):
        whose = me(view) if all(use.at is None for use in ways) else view.seats[_foe(view)]
        return max(found, key=lambda move: len(aligned(whose, int(move[1]))))
    if found := plain(ask, "cost"):
        return min(found, key=lambda move: _alternative(ways, int(move[1])))
    return _pay(view, ask, draw)


def _uses(face: int) -> list[Use]:
    return [*uses_of(face, PLAY), *uses_of(face, ACT)]


def _fitness(view: View, ways: Sequence[Use], face: int, card: int) -> float:
    a, target = view.attack, find(view, card)
    if target is None and a is not None and card == a.target:
        target = attacked(view, a)
    if target is None:
        return 0.0
    if a is not None:
        return max((in_attack(view, a, use, face, target) for use in ways), default=0.0)
    return max((plainly(Case(view, use, face, target)) for use in ways), default=0.0)


def _against(view: View, ways: Sequence[Use], face: int, seat: int) -> tuple[float, float]:
    """What a use does to a player, and among those to whom it does as much, who is in the way most."""
    done = max((plainly(Case(view, use, face, at=seat)) for use in ways if use.at), default=0.0)
    return done, rivalry(view, seat)


def rivalry(view: View, seat: int) -> float:
    """How much somebody is in the way: the nearer to a Goal, the more."""
    return -1.0 if seat == view.seat else hope(view.seats[seat])


def _foe(view: View) -> int:
    return max((seat.seat for seat in view.seats if seat.alive), key=lambda seat: rivalry(view, seat))


def _alternative(ways: Sequence[Use], number: int) -> float:
    dues = [dict(use.dues[number]) for use in ways if number < len(use.dues)]
    return min((cost({**due, **_power(due)}) for due in dues), default=0.0)


def _power(due: dict[str, object]) -> dict[str, object]:
    said = due.get("power")
    return {"power": said[0]} if isinstance(said, tuple) else {}


def _pay(view: View, ask: Ask, draw: Draw) -> Move | None:
    """With the tokens that are worth least, and the cards that one would miss least."""
    for choice in ask.choices:
        if isinstance(choice, Open):
            shape = choice.shape
            if isinstance(shape, Weighted):
                helps = [
                    (int(c), _token(view, int(c)), w) for c, w in zip(shape.items, shape.weights, strict=True)
                ]
                chosen = enough(helps, shape.least)
            elif isinstance(shape, Subset):
                ranked = sorted(
                    (int(card) for card in shape.items), key=lambda card: keeping(view.faces[card])
                )
                chosen = ranked[: max(1, shape.least)]
            else:
                continue
            return (*choice.prefix, *(card for card in shape.items if card in chosen))
    if spends := [move for move in plain(ask, "spend") if len(move) > 1]:
        return min(spends, key=lambda move: _token(view, int(move[1])))
    rest = [choice for choice in ask.choices if choice != ("never-mind",)]
    return complete(rest[0], draw) if rest else ("never-mind",)


def _token(view: View, card: int) -> float:
    found = find(view, card)
    return price(view, found) if found is not None else 0.3


# -- while it happens


def picking(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Of one's own what one misses least, or what does most; of rivals what hurts them most."""
    face = view.faces[view.topic.card] if view.topic is not None else -1
    words = {op.name for use in _uses(face) for op in each_op(use.do)} if face >= 0 else set()
    away = bool(words & AWAY)

    def worth_of(move: Move) -> float:
        card, own = find(view, int(move[1])), me(view)
        if card is None:
            shown = view.faces[int(move[1])]
            kept = keeping(shown) if shown >= 0 else 1.0
            return -kept if int(move[1]) in (*own.plots, *own.groups) and away else kept
        if card.owner == own.seat:
            return -value(own, card) if away else 0.5 + card.power
        return hurt(view.seats[card.owner], [card]) + card.power if away else -1.0

    picks = plain(ask, "pick")
    best = max(picks, key=worth_of, default=None)
    others = [choice for choice in ask.choices if isinstance(choice, tuple) and choice[0] != "pick"]
    if best is None or (worth_of(best) <= 0 and others):
        return complete(others[0], draw) if others else None
    return best


def mode(view: View, ask: Ask, draw: Draw) -> Move | None:
    """The dice up or down as the attack is wished; of NWOs the worst; else what does most good."""
    a = view.attack

    def worth_of(move: Move) -> float:
        name = str(move[1])
        if name in ("up", "down") and a is None:
            return (1.0 if name == "up" else -1.0) * wishes.rolling(view)
        if name in ("up", "down") and a is not None:
            return (1.0 if name == "up" else -1.0) * (-1.0 if stakes(view, a) > 0 else 1.0)
        if name.startswith("card:"):
            return -ordered(view, view.faces[int(name.partition(":")[2])])
        return _promise(view, name)

    return max(plain(ask, "mode"), key=worth_of, default=None)


def _promise(view: View, name: str) -> float:
    """What one of the modes is worth that a card offers."""
    if view.topic is None or view.faces[view.topic.card] < 0:
        return 0.0
    face, target = view.faces[view.topic.card], find(view, view.topic.other)
    for use in _uses(face):
        for op in use.do:
            if op.name == "modes" and name in op.params["of"]:
                return together(Case(view, use, face, target), op.params["of"][name])
    return 0.0


def turning(view: View, ask: Ask, draw: Draw) -> Move | None:
    """An alignment of a Group is turned: in an attack for one's own side, else for its owner's worth."""
    moves, card = plain(ask, "turn"), view.topic.other if view.topic is not None else -1
    a, found = view.attack, find(view, card)
    if not moves:
        return None
    if a is not None and (found is not None or card == a.target):
        side = 1 if stakes(view, a) > 0 else -1
        target = found if found is not None else attacked(view, a)
        return max(moves, key=lambda move: side * turn_shift(view, a, target, str(move[1]), int(move[2])))
    if found is None:
        return moves[0]
    return max(moves, key=lambda move: reformed(view, found, str(move[1]), int(move[2])))
