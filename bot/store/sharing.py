"""The part of the store's interface that keeps several processes from doing one thing twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.store.owner import Owner

BEAT, STALE = 10.0, 30.0
"""Seconds between two signs of life of the process that runs on a store, and without one after which a
process of which nothing else is known counts as gone."""
LAPSE = 900.0
"""Seconds after which a claim of such a process counts for nothing: longer than anything takes to be sent."""


@dataclass(frozen=True, slots=True)
class Holder:
    """The process that runs on a store, since when, and when it was last seen."""

    owner: Owner
    since: float
    seen: float

    def gone(self, now: float) -> bool:
        """Whether its place is free."""
        known = self.owner.gone(self.seen)
        return abs(now - self.seen) > STALE if known is None else known


class Sharing(Protocol):
    """Part of `repository.Store`. Whoever has opened a store is an owner (owner.py); what an owner has taken
    is theirs until they give it back or are gone."""

    async def occupy(self, *, now: float) -> None:
        """Be the one process that runs on this store, or go on being it; to be repeated every BEAT seconds.
        Raises Occupied while another one is."""

    async def vacate(self) -> None:
        """Let another process run on this store."""

    async def holder(self) -> Holder | None:
        """Who runs on this store, gone or not."""

    async def news(self) -> bool:
        """Whether another process has stored anything since this was asked last; what they queued waits."""

    async def claim_message(self, message: int, *, now: float) -> bool:
        """Take a message to send it; False if it waits no more, or another owner is sending it."""

    async def claim_timer(self, timer: int, *, now: float) -> bool:
        """Take a timer to do what it is for; False if it is gone, or another owner is doing it."""
