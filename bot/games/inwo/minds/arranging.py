"""Where a Group is best off in a structure: near its Illuminati, under a master that is alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.moves import Ask, Draw, Move
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import identical
from bot.games.inwo.minds.value import branch, find, me
from bot.games.inwo.see.view import CardView, SeatView, View
from bot.games.kit.minds import plain

ALIKE, DEEPER = 1.5, 2.0
"""What an alignment in common with the master is worth, and a step nearer to the Illuminati."""
TIDY = 0.2
"""How much of that it is worth to move what lies there."""


class Shift(NamedTuple):
    """A Group that could hang under another master, and how much better off it would be."""

    gain: float
    card: int


def shelter(master: CardView, traits: int, count: int = 1) -> float:
    """How safe a Group with these traits is under a master, with so many cards in its branch."""
    return ALIKE * identical(master.traits, traits) - DEEPER * master.depth * count


def shifts(own: SeatView) -> Iterator[Shift]:
    """All Groups that would be better off elsewhere, by their best place."""
    cards = {card.card: card for card in own.structure}
    for card in own.structure[1:]:
        below, master = {each.card for each in branch(own, card)}, cards.get(card.master)
        if master is None:
            continue
        free = (other for other in own.structure if other.open_arrows and other.card not in below)
        now = shelter(master, card.traits, len(below))
        gain = max((shelter(other, card.traits, len(below)) - now for other in free), default=0.0)
        if gain > 0:
            yield Shift(gain, card.card)


def untidy(own: SeatView) -> float:
    """What it is worth to move the Group that is worst off."""
    return TIDY * max((shift.gain for shift in shifts(own)), default=0.0)


def placed(view: View, ask: Ask, draw: Draw) -> Move | None:
    """The safest place."""
    own = me(view)
    cards = {card.card: card for seat in view.seats for card in seat.structure}
    moved = view.topic.card if view.topic is not None else -1
    found = find(view, moved)
    face = view.faces[moved] if moved >= 0 else -1
    traits = found.traits if found is not None else FACES.TRAITS[face] if face >= 0 else 0
    count = len(branch(view.seats[found.owner], found)) if found is not None else 1
    sign = 1 if found is None or found.owner == own.seat else -1

    def safety(move: Move) -> tuple[float, int, int]:
        return sign * shelter(cards[int(move[1])], traits, count), -int(move[1]), -int(move[2])

    return max(plain(ask, "place"), key=safety, default=None) or next(iter(plain(ask, "rehang")), None)


def rearranged(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Whatever is better off elsewhere goes there, what gains most first; else it stays as it is."""
    able = {int(move[1]) for move in plain(ask, "move")}
    best = max((shift for shift in shifts(me(view)) if shift.card in able), default=None)
    if best is not None:
        return ("move", best.card)
    return next(iter(plain(ask, "finish", "hang")), None)
