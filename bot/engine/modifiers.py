"""Continuous effects: a printed value, changed layer by layer, within a layer in order of play.

Nothing is stored but the sources; the current value is computed whenever it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

SET, SCALE, DIVIDE, ADD, RAISE = range(1, 6)
"""Layers of a number: fixed values - the largest multiple, before any sum (INWO 6) - parts, rounded down
(INW-167) - sums. To raise is to set, in order with what sets, but never to less (INW-067). Stored games hold
these numbers."""


class Modifier(NamedTuple):
    """One effect on a number. `stamp` orders effects within a layer: turn, sequence, or place in play."""

    layer: int
    stamp: int
    value: int


def order(modifier: Modifier) -> tuple[int, int, int]:
    """When an effect counts: by layer, within a layer in order of play."""
    layer, stamp, value = modifier
    return SET if layer == RAISE else layer, stamp, value


def number(printed: int, modifiers: Iterable[Modifier], floor: int = 0, cap: int | None = None) -> int:
    """`printed` after all modifiers, never below `floor` at any step (MAD-05, MAD-08), and in the end not
    above `cap`: what a number cannot exceed as it stands now (INW-075)."""
    value = printed
    ordered = sorted(modifiers, key=order)
    largest = max((m.value for m in ordered if m.layer == SCALE), default=1)
    scaled = False
    for layer, _, amount in ordered:
        if layer == ADD:
            value += amount
        elif layer == SCALE:
            value *= 1 if scaled else largest
            scaled = True
        elif layer == DIVIDE:
            value //= amount
        elif layer == RAISE:
            value = max(value, amount)
        else:
            value = amount
        if value < floor:
            value = floor
    return value if cap is None or value <= cap else cap


GAIN, LOSE, REVERSE, BECOME, REPLACE = "gain", "lose", "reverse", "become", "replace"


class Turn(NamedTuple):
    """One effect on a set of traits: gain, lose or reverse those in `mask`, become exactly `mask`, or replace
    their opposites by them."""

    stamp: int
    verb: str
    mask: int


def traits(printed: int, turns: Iterable[Turn], opposite: Sequence[int]) -> int:
    """A bit set of traits after all turns in order; reversing a bit gives the mask `opposite[bit]`."""
    mask = printed
    for _, verb, change in sorted(turns):
        if verb == GAIN:
            mask |= change
        elif verb == LOSE:
            mask &= ~change
        elif verb == BECOME:
            mask = change
        elif verb == REPLACE:
            mask = mask & ~_opposites(change, opposite) | change
        else:
            turned = sum(
                1 << bit for bit, against in enumerate(opposite) if (mask & change) >> bit & 1 and against
            )
            mask = mask & ~turned | _opposites(turned, opposite)
    return mask


def _opposites(mask: int, opposite: Sequence[int]) -> int:
    found = 0
    for bit, against in enumerate(opposite):
        if mask >> bit & 1:
            found |= against
    return found
