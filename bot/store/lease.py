"""Running on a store alone: the place is taken at the start, kept by signs of life, and given back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

from bot.store.errors import Occupied, StoreError, TakenOver
from bot.store.sharing import BEAT, Sharing

log = logging.getLogger("fnord.store")


class Lease:
    """`async with Lease(store, lost):` runs its block as the only process of the store. Raises Occupied when
    there is another; `lost` is called should that happen later, when this machine has slept too long."""

    def __init__(
        self,
        store: Sharing,
        lost: Callable[[TakenOver], None] = lambda _: None,
        clock: Callable[[], float] = time.time,
        beat: float = BEAT,
    ) -> None:
        self._store = store
        self._lost = lost
        self._clock = clock
        self._beat = beat
        self._keeping: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self._store.occupy(now=self._clock())
        self._keeping = asyncio.create_task(self._keep(), name="lease")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait({self._keeping})
        try:
            await self._store.vacate()
        except StoreError as failure:
            log.warning("The place on the database could not be given back: %s", failure)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            try:
                await self._store.occupy(now=self._clock())
            except Occupied as other:
                log.error("The database was taken over by %s", other)
                self._lost(TakenOver(other.holder, self._clock()))
                return
            except StoreError as failure:
                log.warning("No sign of life could be left in the database: %s", failure)
