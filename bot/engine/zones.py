"""Who knows which card: one bit set of seats per card, beside the columns that say where the cards are."""

from __future__ import annotations

from collections.abc import Iterable

EVERYBODY = 1 << 30
"""The bit that stands for all seats and spectators."""


def learn(known: list[int], card: int, seat: int) -> None:
    """`seat` has seen `card`."""
    known[card] |= 1 << seat


def publish(known: list[int], card: int) -> None:
    """Everybody has seen `card`."""
    known[card] = EVERYBODY


def forget(known: list[int], cards: Iterable[int]) -> None:
    """The cards were shuffled together: nobody knows any more which is where."""
    for card in cards:
        known[card] = 0


def knows(known: list[int], card: int, seat: int | None) -> bool:
    """Whether `seat` (None: a spectator) knows where `card` is."""
    mask = known[card]
    return mask >= EVERYBODY or (seat is not None and bool(mask >> seat & 1))
