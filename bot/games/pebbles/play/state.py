"""The table of Pebbles: plain lists and numbers, so that a game can be stored and taken up in mid-turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.kernel import Kernel, State

STONES = 15


class Pebbles(State):
    """One game.

    bag: stones not drawn yet, the last one is next. hands: hidden stones by seat. pebbles, alive: by seat.
    pile: pebbles on the table. active: whose turn it is. round: from 1. raid: whom and how much, while it is
    on.
    """

    __slots__ = ("active", "alive", "bag", "hands", "pebbles", "pile", "raid", "round")

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats)
        self.bag = list(range(1, STONES + 1))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pebbles, self.alive = [0] * seats, [1] * seats
        self.pile, self.active, self.round = int(options["pile"]), 0, 1
        self.raid: list[int] = []

    def living(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat in range(self.seats) if self.alive[seat]]


def gain(k: Kernel, s: Pebbles, seat: int, count: int, kind: str, **more: int) -> None:
    """`seat` takes pebbles from the pile (PEB-03), which is told as an event of this kind."""
    count = take(s, seat, count)
    k.tell(kind, {"who": seat, "count": count, **more})


def take(s: Pebbles, seat: int, count: int) -> int:
    """Pebbles go from the pile to `seat`, no more than there are; how many."""
    count = min(count, s.pile)
    s.pile -= count
    s.pebbles[seat] += count
    return count
