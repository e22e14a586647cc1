"""Who comes after whom among the seats that are still in the game. Asked at nearly every decision, hence
remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


@cache
def in_order(alive: tuple[int, ...], first: int, step: int = 1) -> tuple[int, ...]:
    """The living seats in the order of play, from `first` on, be it alive or not. step: 1 where play goes to
    the next higher seat, else -1."""
    seats = len(alive)
    return tuple(seat for n in range(seats) if alive[seat := (first + n * step) % seats])


@cache
def after(alive: tuple[int, ...], seat: int, step: int = 1) -> tuple[int, ...]:
    """The living seats in the order of play, beginning after `seat`, which comes last if it is alive."""
    return in_order(alive, (seat + step) % len(alive), step)


def following(alive: Sequence[int], seat: int, step: int = 1) -> int:
    """The living seat whose turn comes after that of `seat`; `seat` itself if there is no other."""
    return next(iter(after(tuple(alive), seat, step)), seat)
