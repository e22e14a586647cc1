"""What an attack would need, reckoned from a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.numbers import SECRET
from bot.games.inwo.play.sums import CONTROL, DESTROY, tally
from bot.games.inwo.see.view import CardView, SeatView, View

WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3]
BEST = 10
"""No number above this is worth more."""


class Plan(NamedTuple):
    """An attack that could be made: what it is worth, by chance and value, and what it needs."""

    worth: float
    leader: int
    kind: str
    target: int
    number: int


def chance(needed: int) -> float:
    """The probability that two dice give at most `needed`, 11 and 12 failing."""
    return sum(WAYS[: max(0, min(needed, BEST) + 1)]) / 36


def number(leader: CardView, kind: str, target: CardView) -> int:
    """What `leader` would have to roll against a Group of a structure, before aid."""
    away = target.owner != leader.owner
    parts = tally(
        kind,
        leader.power,
        leader.traits,
        target.power,
        target.resistance,
        target.traits,
        target.shared,
        target.depth if away else -1,
    )
    return sum(amount for _, amount in parts)


def from_hand(leader: CardView, face: int) -> int:
    """What `leader` would have to roll to control a Group from the hand."""
    facts = FACES.POWER[face], FACES.RESISTANCE[face], FACES.TRAITS[face]
    return sum(amount for _, amount in tally(CONTROL, leader.power, leader.traits, *facts, 0, -1))


def prize(face: int, power: int) -> float:
    """What a Group is worth to whoever controls it."""
    return 4 + power + 0.7 * len(FACES.OUT[face])


def plans(view: View, own: SeatView, danger: int) -> Iterator[Plan]:
    """Attacks that `own` could make, with tokens it has; `danger`: the rival nearest to winning, or -1."""
    leaders = [card for card in own.structure if card.tokens]
    reserve = sum(card.reach for card in leaders)
    barred = {card.face for seat in view.seats for card in seat.structure}
    barred.update(face for seat in view.seats for face in seat.destroyed)
    hand = [(card, view.faces[card]) for card in (*own.groups, *view.shown)]
    puppets = [(card, face) for card, face in hand if FACES.is_group(face) and face not in barred]
    rivals = [seat for seat in view.seats if seat.seat != own.seat and seat.alive and _open(view, seat)]
    for leader in leaders:
        more = reserve - leader.reach
        if leader.open_arrows:
            for card, face in puppets:
                if _reaches(leader, FACES.TRAITS[face]):
                    value = prize(face, FACES.POWER[face])
                    yield _plan(value, leader, CONTROL, card, from_hand(leader, face), more)
        for seat in rivals:
            for target in seat.structure[1:]:
                if _reaches(leader, target.traits):
                    yield from _against(leader, target, 6 if seat.seat == danger else 0, more)


def _against(leader: CardView, target: CardView, extra: int, more: int) -> Iterator[Plan]:
    value = prize(target.face, target.power) + extra
    if leader.open_arrows:
        yield _plan(value, leader, CONTROL, target.card, number(leader, CONTROL, target), more)
    if extra:
        yield _plan(value - 4, leader, DESTROY, target.card, number(leader, DESTROY, target), more)


def _open(view: View, rival: SeatView) -> bool:
    """Whether the first turns that protect a rival are over (INW-012, INW-211)."""
    watched = view.seats if len(view.seats) == 2 else (rival,)
    return all(seat.turns for seat in watched)


def _reaches(leader: CardView, facing: int) -> bool:
    """Whether it may attack a Group with these traits, which may be secret (INW-148)."""
    return not facing & SECRET or leader.master < 0 or bool(leader.traits & SECRET)


def _plan(value: float, leader: CardView, kind: str, target: int, needed: int, more: int) -> Plan:
    """The chance counts with half of what own helpers could lend; a strong leader is not wasted."""
    hoped = max(needed, min(BEST, needed + more // 2))
    return Plan(
        chance(hoped) * value - 0.1 * leader.power - 0.2 * max(0, needed - BEST),
        leader.card,
        kind,
        target,
        needed,
    )
