"""What a use of a card changes in an attack that goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.inwo.cards.records import EFFECTS, Effect, Use
from bot.games.inwo.cards.vocabulary import ALIGNED, OPPOSITE, identical, mask, opposed
from bot.games.inwo.minds.cases import Case, each_op
from bot.games.inwo.minds.lasting import altered, turned, turns
from bot.games.inwo.minds.reading import means
from bot.games.inwo.minds.rolls import after
from bot.games.inwo.minds.value import effect, find, me, stake
from bot.games.inwo.minds.worths import felled
from bot.games.inwo.play.sums import CONTROL, STEP, chance, is_enough
from bot.games.inwo.see.view import AttackView, CardView, View, as_printed

HELP = frozenset(("aid", "oppose", "defence"))
"""The parts of a sum that helpers make."""


def stakes(view: View, a: AttackView) -> float:
    """What the viewer gains by the success of the attack that goes on; negative: would lose."""
    own = me(view)
    if a.attacker != own.seat:
        return -stake(view, a.attacker, a.kind, a.target)
    return effect(view, own, a.kind, a.target)


def attacked(view: View, a: AttackView) -> CardView:
    """The target of an attack, also one that was shown from a hand."""
    found = find(view, a.target)
    return found if found is not None else as_printed(view.faces[a.target], a.target)


def in_attack(
    view: View,
    a: AttackView,
    use: Use,
    face: int,
    aimed: CardView | None = None,
    foe: bool = False,
    it: int = -1,
) -> float:
    """What a use changes in the attack that goes on, by what that is worth to the viewer: at its best target,
    or at the one that it is aimed at. foe: somebody else makes it, and so at the worst. it: the card whose
    action it would cancel."""
    gain = stakes(view, a)
    side = (1 if gain > 0 else -1) * (-1 if foe else 1)
    now = chance(a.number) if not a.roll else float(is_enough(sum(a.roll), a.number))
    best = 0.0
    for target in (aimed,) if aimed is not None else _parties(view, a, use):
        case = Case(view, use, face, target)
        shifted = a.number + round(sum(_shift(case, a, side, op) for op in each_op(use.do)))
        then = _after_dice(a, use, shifted, side) if a.roll else chance(shifted - _cancelled(view, a, it))
        lost = 0.0 if foe else sum(felled(case, op.params) for op in each_op(use.do) if op.name == "destroy")
        best = max(best, abs(gain) * side * (then - now) + min(0.0, lost))
    return best


def _cancelled(view: View, a: AttackView, it: int) -> int:
    """What an attack loses by the cancellation of the action of one card: all, if it leads."""
    if it == a.card:
        return 99
    lent = [amount for name, face, amount in a.parts if it >= 0 and face == view.faces[it] and name in HELP]
    return sum(lent)


def _after_dice(a: AttackView, use: Use, number: int, side: int) -> float:
    """The chance of success when a use has changed the dice that lie, or their result."""
    ops = tuple(each_op(use.do))
    if any(name == "fail" for name, _ in ops):
        return 0.0
    number += sum(int(params.get("add", 0)) for name, params in ops if name == "reroll")
    return side * after(use, sum(a.roll), 2, lambda n: side * is_enough(n, number))


def _parties(view: View, a: AttackView, use: Use) -> list[CardView | None]:
    """The cards of an attack at which a use could be aimed; None if it is not aimed."""
    if use.target is None:
        return [None]
    cards = [a.card, *(card for _, card, _, _ in a.spent)]
    found = [attacked(view, a), *(card for card in (find(view, each) for each in cards) if card is not None)]
    seat = me(view).seat
    return [card for card in found if means(str(use.target), card, seat, _parts(a, card))] or [None]


def _parts(a: AttackView, card: CardView) -> tuple[str, ...]:
    """What a card is called in an attack."""
    if card.card == a.target:
        return ("target",)
    if card.card == a.card:
        return ("attacker", "leader")
    return ("attacker", "aider") if _part(a, card) > 0 else ("opposer",)


def _part(a: AttackView, card: CardView | None) -> int:
    """On which side of an attack a card stands (0: on none)."""
    if card is None:
        return 0
    if card.card == a.target:
        return -1
    return 1 if card.card == a.card else next((side for _, who, side, _ in a.spent if who == card.card), 0)


def _lends_all(view: View, a: AttackView, card: CardView) -> bool:
    """Whether the Power of a card counts in an attack, not its Global Power alone: of a helper if it is of
    one mind with the target, or for its destruction of the opposite one."""
    if card.card in (a.card, a.target):
        return True
    facing = attacked(view, a).traits
    to_destroy = a.kind != CONTROL and _part(a, card) > 0
    return bool((opposed if to_destroy else identical)(card.traits, facing))


def _shift(case: Case, a: AttackView, side: int, op: Effect) -> float:
    """By how much an op raises the number of an attack."""
    name, params = op
    if name == "add":
        return _number(params["amount"]) * (1 if params["side"] == "attack" else -1)
    if name == "boost":
        whole = case.target is not None and _lends_all(case.view, a, case.target)
        return _part(a, case.target) * whole * float(params["amount"])
    if name == "change":
        return _changed(case, a, params)
    if name == "link" and case.target is not None:
        return sum(_hung(case, a, case.target, *effect) for effect in EFFECTS.PASSIVES[case.face])
    if name == "turn":
        return side * max(
            side * turn_shift(case.view, a, case.target, *way) for way in turns(params["verbs"])
        )
    if name == "privilege":
        return 2.0 * (a.attacker == case.own.seat) * any(seat.alive for seat in case.view.seats)
    return 0.0


def _hung(case: Case, a: AttackView, host: CardView, word: str, params: Mapping[str, Any]) -> float:
    """By how much one passive of a Plot that hangs on a card of the attack raises its number."""
    if word == "stat":
        return _changed(case, a, params)
    if word == "becomes":
        gains = mask(params["gains"])
        return _faced(case.view, a, host, host.traits & ~OPPOSITE[gains & ALIGNED] | gains)
    if word != "bonus" or a.kind not in params.get("attack", {}).get("kinds", (a.kind,)):
        return 0.0
    counts = -1 if params["scope"] == "defence" else 1
    return counts * _number(params["amount"]) if _part(a, host) == counts else 0.0


def _number(stated: Any) -> float:
    return float(stated) if isinstance(stated, int) else float(stated.get("each", 0)) + stated.get("plus", 0)


def _changed(case: Case, a: AttackView, params: Mapping[str, Any]) -> float:
    """A number of the leader, of a helper or of the target."""
    card = find(case.view, a.card) if params.get("who") == "leader" else case.target
    if params.get("who") == "target":
        card = attacked(case.view, a)
    part = _part(a, card)
    if card is None or not part or not _lends_all(case.view, a, card):
        return 0.0
    resists = part < 0 and a.kind == CONTROL and card.card == a.target
    meant = {"power": not resists, "resistance": resists, "strength": True, "both": not resists}
    now = card.resistance if resists else card.power
    return part * (altered(params, now) - now) if meant.get(str(params["what"]), False) else 0.0


def turn_shift(view: View, a: AttackView, card: CardView | None, verb: str, bit: int) -> float:
    """By how much a turn of an alignment of the leader or the target raises the number."""
    return _faced(view, a, card, turned(card.traits, verb, bit)) if card is not None else 0.0


def _faced(view: View, a: AttackView, card: CardView, new: int) -> float:
    """By how much it raises the number that the leader or the target has new traits."""
    leader, target = find(view, a.card), attacked(view, a)
    if leader is None or card.card not in (a.card, a.target):
        return 0.0
    facing = leader.traits, target.traits
    after = (new, target.traits) if card.card == a.card else (leader.traits, new)
    return (_alike(*after) - _alike(*facing)) * STEP * (1 if a.kind == CONTROL else -1)


def _alike(one: int, other: int) -> int:
    return identical(one, other) - opposed(one, other)
