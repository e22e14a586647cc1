"""`Store` on one SQLite file: WAL, synchronous=FULL, every method one function on aiosqlite's thread."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar, cast

import aiosqlite

from bot import private
from bot.store.errors import StoreClosed
from bot.store.jobs import Done, Jobs
from bot.store.owner import Owner
from bot.store.repository import Store
from bot.store.rows import as_text
from bot.store.sqlite import commit, decks, games, material, moving, outbox, people, sharing, transfer
from bot.store.sqlite.failures import meaning
from bot.store.sqlite.migrate import migrate, migrations
from bot.store.transfer import to_export

BESIDE = ("-wal", "-shm", "-journal")
"""How the names of SQLite's own files end."""
P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore(Store):
    """The embedded store. Open with `SqliteStore.open`, close with `close` or `async with`."""

    _jobs: Jobs[sqlite3.Connection] = Jobs(
        commit, decks, games, material, moving, outbox, people, sharing, transfer
    )

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection: aiosqlite.Connection | None = connection
        self._owner = Owner.enter()
        self._heard = 0

    @classmethod
    async def open(cls, path: Path | str, *, busy_timeout: float = 2.0) -> Self:
        """Open or create the file and its folder, for their owner alone, and migrate; wait up to
        `busy_timeout` seconds for locks.

        Raises StoreUnavailable, StoreFull, StoreLocked, StoreCorrupt, SchemaTooNew or OccupiedOlder, and
        leaves no thread."""
        try:
            _make_private(Path(path))
            connection = await aiosqlite.connect(path, timeout=busy_timeout, isolation_level=None)
        except (sqlite3.Error, OSError) as error:
            raise meaning(error) from error
        store = cls(connection)
        try:
            await store._on_thread(_prepare)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        self._owner.leave()
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _on_thread(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work` as one job: faster than an await per statement, and no cursor stays open."""
        if self._connection is None:
            raise StoreClosed
        try:
            job = self._connection._execute(work, self._connection._conn, *args, **kwargs)
            result: T = await job
            return result
        except (sqlite3.Error, OSError, UnicodeError, OverflowError) as error:
            raise meaning(error) from error

    async def _read(
        self, job: Callable[Concatenate[Any, P], Done[T]], *given: P.args, **named: P.kwargs
    ) -> T:
        return cast(T, await self._on_thread(job, *given, **named))

    async def _write(
        self, job: Callable[Concatenate[Any, P], Done[T]], *given: P.args, **named: P.kwargs
    ) -> T:
        return cast(T, await self._on_thread(_transaction, "IMMEDIATE", job, given))

    # sharing the data with other processes

    async def occupy(self, *, now: float) -> None:
        await self._write(sharing.occupy, self._owner, now)

    async def vacate(self) -> None:
        await self._write(sharing.vacate, self._owner)

    async def news(self) -> bool:
        before, self._heard = self._heard, await self._on_thread(sharing.data_version)
        return before != self._heard

    def on_news(self, heard: Callable[[], None]) -> None:
        """A file does not tell: `news` has to be asked."""

    # export

    async def export_game(self, game: int) -> dict[str, Any]:
        bundle = await self._on_thread(_transaction, "DEFERRED", transfer.read_bundle, (game,))
        return await asyncio.to_thread(to_export, bundle)


def _make_private(path: Path) -> None:
    """SQLite gives the files beside it the mode of the first; a crash may have left some with an older
    one."""
    private.make_folder(path.parent)
    private.make_file(path)
    private.close_to_others(*(path.with_name(path.name + end) for end in BESIDE))


def _prepare(db: sqlite3.Connection) -> None:
    db.text_factory = as_text
    _write_ahead(db)
    db.execute("PRAGMA synchronous = FULL").fetchall()
    db.execute("PRAGMA foreign_keys = ON").fetchall()
    migrate(db, migrations())


def _write_ahead(db: sqlite3.Connection) -> None:
    """Switch to WAL, also while others open the file: the switch alone ignores the busy timeout."""
    for last_try in [False] * 50 + [True]:
        try:
            db.execute("PRAGMA journal_mode = WAL").fetchall()
            return
        except sqlite3.OperationalError as error:
            if last_try or error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
        db.execute("BEGIN IMMEDIATE")  # waits its turn, for the busy timeout at most
        db.execute("ROLLBACK")


def _transaction(db: sqlite3.Connection, mode: str, work: Callable[..., T], args: tuple[Any, ...]) -> T:
    db.execute(f"BEGIN {mode}")
    try:
        result = work(db, *args)
        db.execute("COMMIT")
        return result
    except BaseException:
        if db.in_transaction:  # a full disk may have rolled back already
            db.execute("ROLLBACK")
        raise
