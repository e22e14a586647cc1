"""Whether the bot is well, for whoever runs it: figures, `/healthz` and `/readyz` on a port, and what is
measured for them while it runs."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Protocol

import aiohttp
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.store.errors import StoreError
from bot.store.records import GameRow, OutboxRow
from bot.ui.metrics import ACKNOWLEDGED, LAG, LIVE, OUTBOX, OUTBOX_AGE

BEAT = 0.5
"""Seconds between two looks at how late the loop is."""
ROUND = 30.0
"""Seconds between two looks into the store."""
MOST_WAITING = 500
"""Messages that are counted at most."""
MOST_CLICKS = 10_000
"""Interactions without an answer that are remembered."""
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


class Counted(Protocol):
    """What of the store is looked at."""

    async def live_games(self) -> list[GameRow]: ...
    async def pending(self, now: float, limit: int = 100) -> list[OutboxRow]: ...


class Clicks:
    """How long it takes from an interaction's arrival until Discord has the first answer to it."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._arrived: OrderedDict[int, float] = OrderedDict()

    def arrived(self, interaction: int) -> None:
        """It has come in."""
        self._arrived[interaction] = self._clock()
        if len(self._arrived) > MOST_CLICKS:
            self._arrived.popitem(last=False)

    def trace(self) -> aiohttp.TraceConfig:
        """What sees the requests that answer them."""
        found = aiohttp.TraceConfig()
        found.on_request_end.append(self._answered)
        return found

    async def _answered(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        answer = CALLBACK.search(request.url.path)
        began = self._arrived.pop(int(answer[1]), None) if answer is not None else None
        if began is not None:
            ACKNOWLEDGED.observe(self._clock() - began)


class Watch:
    """The server of the figures and the tasks that keep them, as one context."""

    def __init__(
        self, host: str, port: int, store: Counted, clock: Callable[[], float], ready: Callable[[], bool]
    ) -> None:
        self._address = host, port
        self._store = store
        self._clock = clock
        self._ready = ready
        self._waits: dict[int, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Watch:
        """Raises OSError for a port that cannot be used."""
        app = web.Application()
        app.add_routes(
            [
                web.get("/metrics", self._figures),
                web.get("/healthz", self._health),
                web.get("/readyz", self._readiness),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, *self._address).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._go_round())]
        return self

    async def __aexit__(self, *failure: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _figures(self, request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, request: web.Request) -> web.Response:
        """The loop goes round, and the store can be read."""
        with suppress(StoreError):
            await self._store.pending(self._clock(), 1)
            return web.Response(text="ok\n")
        return web.Response(status=503, text="the database cannot be read\n")

    async def _readiness(self, request: web.Request) -> web.Response:
        if self._ready():
            return web.Response(text="ready\n")
        return web.Response(status=503, text="not connected to Discord\n")

    async def _beat(self) -> None:
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            LAG.observe(max(0.0, time.perf_counter() - due))

    async def _go_round(self) -> None:
        while True:
            with suppress(StoreError):
                await self.count()
            await asyncio.sleep(ROUND)

    async def count(self) -> None:
        """Look into the store. Raises StoreError."""
        LIVE.set(len(await self._store.live_games()))
        now = self._clock()
        waiting = [row.id for row in await self._store.pending(now, MOST_WAITING)]
        self._waits = {id: self._waits.get(id, now) for id in waiting}
        OUTBOX.set(len(waiting))
        OUTBOX_AGE.set(now - min(self._waits.values(), default=now))
