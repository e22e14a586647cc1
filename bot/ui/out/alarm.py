"""What is to be done as soon as something is stored, and again when something is due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from discord.ext import tasks

IDLE = 3600.0
"""Seconds until it looks again by itself when nothing is due."""
SOON = 0.05
"""The shortest sleep; a ring does not wait for it."""
log = structlog.get_logger(__name__)


class Alarm:
    """Does `work` whenever it is rung and whenever something is `due`, until there is no more to do.

    `work` gives how much it did; `due` an epoch time or None. Failures are logged, and tried again later.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[int]],
        due: Callable[[], Awaitable[float | None]],
        clock: Callable[[], float],
    ) -> None:
        self._name = name
        self._work = work
        self._due = due
        self._clock = clock
        self._rings = 0
        self._started = False
        self._running: asyncio.Task[None] | None = None
        self._loop = tasks.loop(seconds=IDLE)(self._sound)

    def start(self) -> None:
        """Begin, with a first ring."""
        self._started = True
        self._loop.start()

    async def stop(self) -> None:
        """End after what is being done at the moment; later rings do nothing."""
        self._started = False
        self._loop.cancel()
        if self._running is not None:
            await asyncio.wait({self._running}, timeout=5)
            self._running.cancel()

    def ring(self) -> None:
        """There may be something to do now."""
        self._rings += 1
        if self._started and (self._running is None or self._running.done()):
            self._running = asyncio.create_task(self._run(), name=self._name)

    async def _sound(self) -> None:
        self.ring()

    async def _run(self) -> None:
        rings = -1
        while self._started and rings != self._rings:
            rings = self._rings
            delay = await self._once()
        if self._started:
            self._loop.change_interval(seconds=delay)

    async def _once(self) -> float:
        """Do all there is; how long to sleep afterwards."""
        try:
            while await self._work():
                pass
            due = await self._due()
        except Exception:
            log.exception("failed, to be tried again", what=self._name)
            return IDLE / 60
        return IDLE if due is None else min(IDLE, max(SOON, due - self._clock()))
