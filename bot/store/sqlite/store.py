"""`Store` on one SQLite file: WAL, synchronous=FULL, every method one function on aiosqlite's thread."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import aiosqlite

from bot import private
from bot.store.errors import StoreClosed
from bot.store.owner import Owner
from bot.store.people import DeckRow
from bot.store.repository import (
    RUNNING,
    Acts,
    AuditRow,
    Committed,
    Copies,
    EpochRow,
    GameRow,
    Json,
    LogRow,
    MaterialRow,
    MessageRow,
    MoveBatch,
    NewAudit,
    NewGame,
    NewMessage,
    NewTimer,
    OutboxRow,
    Place,
    PromiseRow,
    ResultRow,
    SeatRow,
    Standing,
    Status,
    TimerRow,
)
from bot.store.rows import as_text
from bot.store.sharing import Holder
from bot.store.sqlite import commit, decks, games, material, moving, outbox, people, sharing, transfer
from bot.store.sqlite.failures import meaning
from bot.store.sqlite.migrate import migrate, migrations
from bot.store.tables import Relation, Row
from bot.store.transfer import Bundle, to_export

BESIDE = ("-wal", "-shm", "-journal")
"""How the names of SQLite's own files end."""
P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore:
    """The embedded store. Open with `SqliteStore.open`, close with `close` or `async with`."""

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

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

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

    async def _write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._on_thread(_transaction, "IMMEDIATE", work, args, kwargs)

    # games

    async def create_game(
        self,
        new: NewGame,
        *,
        now: float,
        key: str | None = None,
        seats: Sequence[SeatRow] = (),
        timers: Sequence[NewTimer] = (),
        outbox: Sequence[NewMessage] = (),
        audit: Sequence[NewAudit] = (),
    ) -> GameRow:
        game = await self._write(commit.create_game, new, now, key, seats, timers, outbox, audit)
        return await self.load_game(game)

    async def commit_move(self, batch: MoveBatch) -> Committed:
        return await self._write(commit.commit_move, batch)

    async def done(self, key: str) -> LogRow | None:
        return await self._on_thread(games.done, key)

    async def load_game(self, game: int) -> GameRow:
        return await self._on_thread(games.load_game, game)

    async def version(self, game: int) -> int:
        return await self._on_thread(games.version, game)

    async def listed(self, game: int) -> GameRow:
        return await self._on_thread(games.listed, game)

    async def mark_broken(
        self, game: int, why: str, *, now: float, outbox: Sequence[NewMessage] = (), audit: Acts = ()
    ) -> bool:
        return await self._write(commit.mark_broken, game, why, now, outbox, audit)

    async def mark_sound(self, game: int) -> None:
        await self._write(commit.mark_sound, game)

    async def live_games(self) -> list[GameRow]:
        return await self._on_thread(games.live_games)

    async def live_seats(self) -> dict[int, list[SeatRow]]:
        return await self._on_thread(games.live_seats)

    async def find_games(
        self,
        *,
        guild_id: int | None = None,
        channel_id: int | None = None,
        thread_id: int | None = None,
        user_id: int | None = None,
        kind: str | None = None,
        statuses: Sequence[Status] = RUNNING,
        limit: int = 100,
    ) -> list[GameRow]:
        where = {"guild_id": guild_id, "channel_id": channel_id, "thread_id": thread_id, "kind": kind}
        return await self._on_thread(games.find_games, where, user_id, statuses, limit)

    async def seats(self, game: int) -> list[SeatRow]:
        return await self._on_thread(games.seats, game)

    async def log(self, game: int, from_seq: int = 1, *, limit: int | None = None) -> list[LogRow]:
        return await self._on_thread(games.log, game, from_seq, limit)

    async def epochs(self, game: int) -> list[EpochRow]:
        return await self._on_thread(games.epochs, game)

    async def promises(self, game: int) -> list[PromiseRow]:
        return await self._on_thread(games.promises, game)

    # timers

    async def timers(self, game: int) -> list[TimerRow]:
        return await self._on_thread(outbox.timers, game)

    async def due_timers(self, now: float, limit: int = 100) -> list[TimerRow]:
        return await self._on_thread(outbox.due_timers, self._owner, now, limit)

    async def next_due(self) -> float | None:
        return await self._on_thread(outbox.next_due, self._owner)

    # outgoing messages

    async def enqueue(self, messages: Sequence[NewMessage], *, now: float, game: int | None = None) -> None:
        await self._write(outbox.enqueue, messages, now, game)

    async def pending(self, now: float, limit: int = 100) -> list[OutboxRow]:
        return await self._on_thread(outbox.pending, self._owner, now, limit)

    async def next_pending(self, now: float) -> float | None:
        return await self._on_thread(outbox.next_pending, self._owner, now)

    async def mark_sent(
        self, message: int, message_id: int, *, now: float, fills: MessageRow | None = None
    ) -> None:
        await self._write(outbox.mark_sent, message, message_id, now, fills)

    async def mark_failed(self, message: int, error: str, *, now: float, retry_at: float | None) -> None:
        await self._write(outbox.mark_failed, message, error, now, retry_at)

    async def failed(self, game: int | None = None, limit: int = 100) -> list[OutboxRow]:
        return await self._on_thread(outbox.failed, game, limit)

    async def prune(self, before: float) -> int:
        return await self._write(outbox.prune, before)

    # sharing the data with other processes

    async def occupy(self, *, now: float) -> None:
        await self._write(sharing.occupy, self._owner, now)

    async def vacate(self) -> None:
        await self._write(sharing.vacate, self._owner)

    async def holders(self) -> list[Holder]:
        return await self._on_thread(sharing.holders)

    async def news(self) -> bool:
        before, self._heard = self._heard, await self._on_thread(sharing.data_version)
        return before != self._heard

    def on_news(self, heard: Callable[[], None]) -> None:
        """A file does not tell: `news` has to be asked."""

    async def claim_message(self, message: int, *, now: float) -> bool:
        return await self._write(sharing.claim, "outbox", message, self._owner, now)

    async def claim_timer(self, timer: int, *, now: float) -> bool:
        return await self._write(sharing.claim, "timers", timer, self._owner, now)

    # messages on Discord

    async def messages(self, game: int) -> list[MessageRow]:
        return await self._on_thread(outbox.messages, game)

    async def save_message(self, row: MessageRow) -> None:
        await self._write(outbox.save_message, row)

    async def forget_message(self, game: int, slot: str) -> None:
        await self._write(outbox.forget_message, game, slot)

    # audit, statistics, preferences

    async def add_audit(self, rows: Sequence[NewAudit], *, now: float) -> None:
        await self._write(commit.put_audit, None, rows, now)

    async def audit(
        self,
        *,
        guild_id: int | None = None,
        game: int | None = None,
        before_id: int | None = None,
        limit: int = 50,
    ) -> list[AuditRow]:
        return await self._on_thread(people.audit, guild_id, game, before_id, limit)

    async def results(
        self, *, game: int | None = None, user_id: int | None = None, limit: int = 100
    ) -> list[ResultRow]:
        return await self._on_thread(people.results, game, user_id, limit)

    async def standings(
        self, *, guild_id: int | None = None, kind: str | None = None, limit: int = 25
    ) -> list[Standing]:
        return await self._on_thread(people.standings, guild_id, kind, limit)

    async def user_prefs(self, user_id: int) -> dict[str, Any]:
        return await self._on_thread(people.user_prefs, user_id)

    async def save_user_prefs(self, user_id: int, prefs: Json, *, before: Json | None = None) -> None:
        await self._write(people.save_user_prefs, user_id, prefs, before)

    async def conversation(self, user_id: int) -> dict[str, Any]:
        return await self._on_thread(people.conversation, user_id)

    async def save_conversation(self, user_id: int, open: Json, *, waits: bool = False) -> None:
        await self._write(people.save_conversation, user_id, open, waits)

    async def waiting_conversations(self, limit: int = 100) -> list[int]:
        return await self._on_thread(people.waiting_conversations, limit)

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        return await self._on_thread(people.guild_settings, guild_id)

    async def save_guild_settings(
        self,
        guild_id: int,
        settings: Json,
        acts: Acts = (),
        copies: Copies = (),
        *,
        now: float = 0.0,
        before: Json | None = None,
    ) -> None:
        await self._write(people.save_guild_settings, guild_id, settings, acts, copies, now, before)

    async def decks(self, user_id: int) -> list[DeckRow]:
        return await self._on_thread(decks.decks, user_id)

    async def save_deck(self, row: DeckRow, most: int) -> None:
        await self._write(decks.save_deck, row, most)

    async def delete_deck(self, user_id: int, name: str) -> None:
        await self._write(decks.delete_deck, user_id, name)

    async def delete_decks(self, user_id: int) -> int:
        return await self._write(decks.delete_decks, user_id)

    async def deck_draft(self, user_id: int) -> DeckRow | None:
        return await self._on_thread(decks.deck_draft, user_id)

    async def save_deck_draft(self, row: DeckRow) -> None:
        await self._write(decks.save_deck_draft, row)

    # what servers add to games

    async def material(self, guild_id: int, kind: str) -> list[MaterialRow]:
        return await self._on_thread(material.material, guild_id, kind)

    async def add_material(
        self, row: MaterialRow, audit: NewAudit, copies: Sequence[NewMessage] = ()
    ) -> None:
        await self._write(material.add_material, row, audit, copies)

    async def remove_material(
        self,
        guild_id: int,
        kind: str,
        name: str,
        audit: NewAudit,
        copies: Sequence[NewMessage] = (),
        *,
        now: float,
    ) -> None:
        await self._write(material.remove_material, guild_id, kind, name, now, audit, copies)

    # export

    async def export_game(self, game: int) -> dict[str, Any]:
        bundle = await self._on_thread(_transaction, "DEFERRED", transfer.read_bundle, (game,), {})
        return await asyncio.to_thread(to_export, bundle)

    async def import_game(
        self, bundle: Bundle, *, now: float, place: Place, acts: Acts = (), outbox: Copies = ()
    ) -> int:
        return await self._write(transfer.write_bundle, bundle, now, place, acts, outbox)

    # moving

    async def page(self, table: Relation, after: Row | None, limit: int) -> list[Row]:
        return await self._on_thread(moving.page, table, after, limit)

    async def rows_of(self, table: Relation, game: int | None) -> list[Row]:
        return await self._on_thread(moving.rows_of, table, game)

    async def fill(self, table: Relation, rows: Sequence[Row]) -> None:
        await self._write(moving.fill, table, rows)

    async def last_numbers(self) -> dict[str, int]:
        return await self._on_thread(moving.last_numbers)

    async def go_on_from(self, numbers: dict[str, int]) -> None:
        await self._write(moving.go_on_from, numbers)


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


def _transaction(
    db: sqlite3.Connection, mode: str, work: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> T:
    db.execute(f"BEGIN {mode}")
    try:
        result = work(db, *args, **kwargs)
        db.execute("COMMIT")
        return result
    except BaseException:
        if db.in_transaction:  # a full disk may have rolled back already
            db.execute("ROLLBACK")
        raise
