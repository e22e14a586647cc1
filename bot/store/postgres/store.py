"""`Store` on one PostgreSQL database: a small pool of connections, every method one transaction."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Concatenate, Literal, ParamSpec, Self, TypeVar, cast

import asyncpg

from bot.store.errors import StoreClosed, StoreError
from bot.store.jobs import Done, Jobs
from bot.store.owner import Owner
from bot.store.postgres import commit, decks, games, material, moving, outbox, people, sharing, transfer
from bot.store.postgres.failures import FAILURES, meaning, unreachable
from bot.store.postgres.migrate import migrate, migrations
from bot.store.postgres.work import EVERYBODY, NEWS, Work
from bot.store.repository import Store
from bot.store.sharing import ALL, Shards
from bot.store.transfer import to_export

log = logging.getLogger("fnord.store")
CONNECTIONS = 5
"""Of one process at most, and one more that listens."""
P = ParamSpec("P")
T = TypeVar("T")
Job = Callable[Concatenate[Any, P], Awaitable[T]]


class PostgresStore(Store):
    """A store that several processes may share, each for some `shards`. Open with `PostgresStore.open`, close
    with `close` or `async with`."""

    _jobs: Jobs[Work] = Jobs(commit, decks, games, material, moving, outbox, people, sharing, transfer)

    def __init__(self, url: str, shards: Shards, patience: float) -> None:
        self._url = url
        self._shards = shards
        self._settings = {"application_name": "fnordmaster", "lock_timeout": f"{round(patience * 1000)}ms"}
        self._pool: asyncpg.Pool | None = None
        self._listener: asyncpg.Connection | None = None
        self._owner = Owner.enter()
        self._runs = False
        self._beat = 0.0
        self._news = False
        self._hear: Callable[[], None] = self._note

    @classmethod
    async def open(cls, url: str, *, shards: Shards = ALL, patience: float = 2.0) -> Self:
        """Connect to a database, and migrate; wait up to `patience` seconds for locks.

        Raises StoreUnavailable, StoreFull, StoreLocked, SchemaTooNew or OccupiedOlder, and leaves no
        connection."""
        store = cls(url, shards, patience)
        try:
            try:
                store._pool = await asyncpg.create_pool(
                    url, min_size=1, max_size=CONNECTIONS, server_settings=store._settings, timeout=10
                )
            except (*FAILURES, ValueError) as error:
                raise unreachable(error) from None  # a traceback would show the URL
            await store._transaction("read_committed", migrate, migrations())
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        self._owner.leave()
        pool, self._pool = self._pool, None
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.terminate()
        if pool is not None:
            await pool.close()

    @asynccontextmanager
    async def _work(self) -> AsyncIterator[Work]:
        if self._pool is None:
            raise StoreClosed
        try:
            async with self._pool.acquire() as db:
                yield Work(db, self._shards)
        except FAILURES as error:
            raise meaning(error) from error

    async def _read(
        self, job: Callable[Concatenate[Any, P], Done[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        async with self._work() as work:
            return await cast(Job[P, T], job)(work, *args, **kwargs)

    async def _transaction(
        self,
        isolation: Literal["read_committed", "repeatable_read"],
        job: Job[P, T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        async with self._work() as work, work.db.transaction(isolation=isolation):
            done = await job(work, *args, **kwargs)
            await work.tell(self._owner.token, self._runs)
            return done

    async def _write(
        self, job: Callable[Concatenate[Any, P], Done[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._stored(cast(Job[P, T], job), *args, **kwargs)

    async def _stored(self, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Where two have just stored what can be there only once, the second looks again, and sees why it is
        refused."""
        try:
            return await self._transaction("read_committed", job, *args, **kwargs)
        except StoreError as error:
            if not isinstance(error.__cause__, asyncpg.UniqueViolationError):
                raise
        return await self._transaction("read_committed", job, *args, **kwargs)

    async def _listen(self) -> None:
        """Hear of what other processes store; what they stored while nobody listened may be news."""
        try:
            if self._listener is not None and not self._listener.is_closed():
                await self._listener.execute("SELECT 1")  # it is there, and has told what there was to tell
                return
        except FAILURES as error:
            log.warning("The database told nothing any more: %s", meaning(error))
        if self._pool is None:
            raise StoreClosed
        try:
            self._listener = await asyncpg.connect(self._url, server_settings=self._settings, timeout=10)
            await self._listener.add_listener(NEWS, self._noticed)
        except FAILURES as error:
            raise unreachable(error) from None
        self._news = True

    def _note(self) -> None:
        self._news = True

    def _noticed(self, connection: object, pid: int, channel: str, payload: object) -> None:
        token, _, concerned = str(payload).partition(" ")
        if token == self._owner.token:
            return
        if concerned == EVERYBODY or any(int(guild) in self._shards for guild in concerned.split(",")):
            self._hear()

    # sharing the data with other processes

    async def occupy(self, *, now: float) -> None:
        await self._stored(sharing.occupy, self._owner, now)
        self._runs, self._beat = True, now

    async def vacate(self) -> None:
        self._runs = False
        await self._stored(sharing.vacate, self._owner)

    async def news(self) -> bool:
        await self._listen()
        before, self._news = self._news, False
        return before or await self._read(outbox.left_lying, self._beat)

    def on_news(self, heard: Callable[[], None]) -> None:
        self._hear = heard

    # export

    async def export_game(self, game: int) -> dict[str, Any]:
        bundle = await self._transaction("repeatable_read", transfer.read_bundle, game)
        return await asyncio.to_thread(to_export, bundle)
