"""Who begins, and who comes after whom among the seats that are still in the game: asked at nearly every
decision, hence remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.engine.chance import dice
from bot.engine.kernel import Kernel


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


def highest(k: Kernel, rolling: Sequence[int], value: int) -> list[int]:
    """Each of the seats rolls two dice; who has the most of them, several after a draw."""
    faces = dice(value, 2 * len(rolling))
    rolls = [faces[2 * n] + faces[2 * n + 1] for n in range(len(rolling))]
    k.tell("rolled-for-start", {"seats": list(rolling), "rolls": rolls})
    return [q for q, roll in zip(rolling, rolls, strict=True) if roll == max(rolls)]


def following(alive: Sequence[int], seat: int, step: int = 1) -> int:
    """The living seat whose turn comes after that of `seat`; `seat` itself if there is no other."""
    return next(iter(after(tuple(alive), seat, step)), seat)
