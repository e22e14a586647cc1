"""Dice and shuffles from one logged 64-bit value, by arithmetic that anybody can repeat.

The stream is the 64-bit linear congruential generator of Knuth's MMIX; its upper 31 bits are used.
"""

from __future__ import annotations

from typing import Any

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK = (1 << 64) - 1


class Stream:
    """Numbers expanded from one chance value, always the same for the same value."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value & MASK

    def below(self, n: int) -> int:
        """The next number from 0 to n-1."""
        self.value = (self.value * MULTIPLIER + INCREMENT) & MASK
        return (self.value >> 33) % n


def dice(value: int, count: int = 2, sides: int = 6) -> list[int]:
    """The faces of `count` dice."""
    stream = Stream(value)
    return [stream.below(sides) + 1 for _ in range(count)]


def shuffle(value: int, items: list[Any]) -> None:
    """Shuffle `items` in place (Fisher-Yates from the end)."""
    stream = Stream(value)
    for i in range(len(items) - 1, 0, -1):
        j = stream.below(i + 1)
        items[i], items[j] = items[j], items[i]
