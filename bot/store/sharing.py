"""Who runs on a store: what keeps several processes from doing one thing twice."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, Self

from bot.store.owner import Owner

BEAT, STALE = 10.0, 30.0
"""Seconds between two signs of life of the process that runs on a store, and without one after which a
process of which nothing else is known counts as gone."""
LAPSE = 900.0
"""Seconds after which a claim of such a process counts for nothing: longer than anything takes to be sent."""


LEFT_LYING = 10.0
"""Seconds after which a direct message that its own process has not sent may be sent by any other."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of Discord from `first` to `last`, `of` so many in all: a part of all servers."""

    first: int = 0
    last: int = 0
    of: int = 1

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """What was written as `0-15/64` or `3/64`; None where that is damaged or impossible."""
        found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", text)
        if found is None:
            return None
        first, last, of = int(found[1]), int(found[2] or found[1]), int(found[3])
        return cls(first, last, of) if first <= last < of else None

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.of}"

    def __contains__(self, guild: int) -> bool:
        """Whether the server is in this part; direct messages, of no server (0), are in the first."""
        return self.first <= (guild >> 22) % self.of <= self.last

    @property
    def numbers(self) -> list[int]:
        """Each of them."""
        return list(range(self.first, self.last + 1))

    @property
    def whole(self) -> bool:
        """Whether these are all there are."""
        return self.last - self.first + 1 == self.of

    def overlap(self, other: Self) -> bool:
        """Whether a server may be in both: of another number of shards, any may."""
        return self.of != other.of or (self.first <= other.last and other.first <= self.last)


ALL = Shards()
Claimed = Literal["outbox", "timers"]
"""The tables of which an owner takes rows."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A process that runs on a store, since when, when it was last seen, and for which shards."""

    owner: Owner
    since: float
    seen: float
    shards: Shards = ALL

    def gone(self, now: float) -> bool:
        """Whether its place is free."""
        known = self.owner.gone(self.seen)
        return abs(now - self.seen) > STALE if known is None else known
