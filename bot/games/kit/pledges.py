"""Promises of peace between seats. Nobody enforces them; both sides keep them in their notes, and who broke
one.

A pledge is [one, other, last, broken]: who gives their word, to whom, the last round or turn for which it is
given, and who has broken it (NOBODY: nobody has).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from bot.engine.structure import NOBODY

Pledge = list[int]
Kept = TypeVar("Kept", bound=Sequence[int])


def binding(pledges: Iterable[Kept], one: int, other: int, now: int) -> Kept | None:
    """The word that `one` has given to `other` and that still holds."""
    for pledge in pledges:
        if pledge[0] == one and pledge[1] == other and pledge[2] >= now and pledge[3] == NOBODY:
            return pledge
    return None


def faithless(pledges: Iterable[Sequence[int]], seat: int) -> bool:
    """Whether a seat has broken one of these."""
    return any(pledge[3] == seat for pledge in pledges)
