"""Running on a store alone, or on its shards: the place is taken at the start, kept by signs of life, and
given back."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from contextvars import copy_context
from types import TracebackType
from typing import Self

from bot.store.errors import Occupied, StoreError, TakenOver
from bot.store.repository import Store
from bot.store.sharing import BEAT

log = logging.getLogger("fnord.store")


class Lease:
    """`async with Lease(store, lost):` runs its block as the only process of the store, or of its shards.
    Raises Occupied when there is another; `lost` is called should that happen later, when this machine has
    slept too long, and `heard` after another process, which does not run on it, has stored something
    (`import`, `repair`)."""

    def __init__(
        self,
        store: Store,
        lost: Callable[[TakenOver], None] = lambda _: None,
        heard: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.time,
        beat: float = BEAT,
    ) -> None:
        self._store = store
        self._lost = lost
        self._heard = heard
        self._clock = clock
        self._beat = beat
        self._over = threading.Event()
        self._signing: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._ring, name="lease", daemon=True)

    async def __aenter__(self) -> Self:
        await self._store.occupy(now=self._clock())
        await self._store.news()
        self._store.on_news(self._heard)
        self._loop, self._context = asyncio.get_running_loop(), copy_context()
        self._thread.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()
        if self._signing is not None:
            await asyncio.wait([self._signing])  # or its sign would come after the place is given back
        try:
            await self._store.vacate()
        except StoreError as failure:
            log.warning("The place on the database could not be given back: %s", failure)

    def _ring(self) -> None:
        """A thread of its own: signs of life come by the time of the world, not by that of a table, which may
        be simulated."""
        while not self._over.wait(self._beat):
            self._loop.call_soon_threadsafe(self._begin, context=self._context)

    def _begin(self) -> None:
        """In the context in which the lease was taken: what is heard is dealt with as by who runs there."""
        if self._signing is None or self._signing.done():
            self._signing = self._loop.create_task(self.sign(), name="lease")

    async def sign(self) -> None:
        """Give a sign of life, and hear of others; comes by itself every `beat` seconds."""
        if self._over.is_set():
            return
        try:
            await self._store.occupy(now=self._clock())
            if await self._store.news():
                self._heard()
        except Occupied as other:
            log.error("The database was taken over by %s", other)
            self._over.set()
            self._lost(TakenOver(other.holder, self._clock()))
        except StoreError as failure:
            log.warning("No sign of life could be left in the database: %s", failure)
