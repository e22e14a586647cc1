"""`Store` on one PostgreSQL database: a small pool of connections, every method one transaction."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Concatenate, Literal, ParamSpec, Self, TypeVar

import asyncpg

from bot.store.errors import StoreClosed, StoreError
from bot.store.owner import Owner
from bot.store.people import DeckRow
from bot.store.postgres import commit, decks, games, material, moving, outbox, people, sharing, transfer
from bot.store.postgres.failures import FAILURES, meaning, unreachable
from bot.store.postgres.migrate import migrate, migrations
from bot.store.postgres.work import EVERYBODY, NEWS, Work
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
from bot.store.sharing import ALL, Holder, Shards
from bot.store.tables import Relation, Row
from bot.store.transfer import Bundle, to_export

log = logging.getLogger("fnord.store")
CONNECTIONS = 5
"""Of one process at most, and one more that listens."""
P = ParamSpec("P")
T = TypeVar("T")
Job = Callable[Concatenate[Work, P], Awaitable[T]]


class PostgresStore:
    """A store that several processes may share, each for some `shards`. Open with `PostgresStore.open`, close
    with `close` or `async with`."""

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

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

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

    async def _read(self, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._work() as work:
            return await job(work, *args, **kwargs)

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

    async def _write(self, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
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
        return await self._read(games.done, key)

    async def load_game(self, game: int) -> GameRow:
        return await self._read(games.load_game, game)

    async def version(self, game: int) -> int:
        return await self._read(games.version, game)

    async def listed(self, game: int) -> GameRow:
        return await self._read(games.listed, game)

    async def mark_broken(
        self, game: int, why: str, *, now: float, outbox: Sequence[NewMessage] = (), audit: Acts = ()
    ) -> bool:
        return await self._write(commit.mark_broken, game, why, now, outbox, audit)

    async def mark_sound(self, game: int) -> None:
        await self._write(commit.mark_sound, game)

    async def live_games(self) -> list[GameRow]:
        return await self._read(games.live_games)

    async def live_seats(self) -> dict[int, list[SeatRow]]:
        return await self._read(games.live_seats)

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
        return await self._read(games.find_games, where, user_id, statuses, limit)

    async def seats(self, game: int) -> list[SeatRow]:
        return await self._read(games.seats, game)

    async def log(self, game: int, from_seq: int = 1, *, limit: int | None = None) -> list[LogRow]:
        return await self._read(games.log, game, from_seq, limit)

    async def epochs(self, game: int) -> list[EpochRow]:
        return await self._read(games.epochs, game)

    async def promises(self, game: int) -> list[PromiseRow]:
        return await self._read(games.promises, game)

    # timers

    async def timers(self, game: int) -> list[TimerRow]:
        return await self._read(outbox.timers, game)

    async def due_timers(self, now: float, limit: int = 100) -> list[TimerRow]:
        return await self._read(outbox.due_timers, self._owner, now, limit)

    async def next_due(self) -> float | None:
        return await self._read(outbox.next_due, self._owner)

    # outgoing messages

    async def enqueue(self, messages: Sequence[NewMessage], *, now: float, game: int | None = None) -> None:
        await self._write(outbox.enqueue, messages, now, game)

    async def pending(self, now: float, limit: int = 100) -> list[OutboxRow]:
        return await self._read(outbox.pending, self._owner, now, limit)

    async def next_pending(self, now: float) -> float | None:
        return await self._read(outbox.next_pending, self._owner, now)

    async def mark_sent(
        self, message: int, message_id: int, *, now: float, fills: MessageRow | None = None
    ) -> None:
        await self._write(outbox.mark_sent, message, message_id, now, fills)

    async def mark_failed(self, message: int, error: str, *, now: float, retry_at: float | None) -> None:
        await self._write(outbox.mark_failed, message, error, now, retry_at)

    async def failed(self, game: int | None = None, limit: int = 100) -> list[OutboxRow]:
        return await self._read(outbox.failed, game, limit)

    async def prune(self, before: float) -> int:
        return await self._write(outbox.prune, before)

    # sharing the data with other processes

    async def occupy(self, *, now: float) -> None:
        await self._write(sharing.occupy, self._owner, now)
        self._runs, self._beat = True, now

    async def vacate(self) -> None:
        self._runs = False
        await self._write(sharing.vacate, self._owner)

    async def holders(self) -> list[Holder]:
        return await self._read(sharing.holders)

    async def news(self) -> bool:
        await self._listen()
        before, self._news = self._news, False
        return before or await self._read(outbox.left_lying, self._beat)

    def on_news(self, heard: Callable[[], None]) -> None:
        self._hear = heard

    async def claim_message(self, message: int, *, now: float) -> bool:
        return await self._write(sharing.claim, "outbox", message, self._owner, now)

    async def claim_timer(self, timer: int, *, now: float) -> bool:
        return await self._write(sharing.claim, "timers", timer, self._owner, now)

    # messages on Discord

    async def messages(self, game: int) -> list[MessageRow]:
        return await self._read(outbox.messages, game)

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
        return await self._read(people.audit, guild_id, game, before_id, limit)

    async def results(
        self, *, game: int | None = None, user_id: int | None = None, limit: int = 100
    ) -> list[ResultRow]:
        return await self._read(people.results, game, user_id, limit)

    async def standings(
        self, *, guild_id: int | None = None, kind: str | None = None, limit: int = 25
    ) -> list[Standing]:
        return await self._read(people.standings, guild_id, kind, limit)

    async def user_prefs(self, user_id: int) -> dict[str, Any]:
        return await self._read(people.user_prefs, user_id)

    async def save_user_prefs(self, user_id: int, prefs: Json, *, before: Json | None = None) -> None:
        await self._write(people.save_user_prefs, user_id, prefs, before)

    async def conversation(self, user_id: int) -> dict[str, Any]:
        return await self._read(people.conversation, user_id)

    async def save_conversation(self, user_id: int, open: Json, *, waits: bool = False) -> None:
        await self._write(people.save_conversation, user_id, open, waits)

    async def waiting_conversations(self, limit: int = 100) -> list[int]:
        return await self._read(people.waiting_conversations, limit)

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        return await self._read(people.guild_settings, guild_id)

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
        return await self._read(decks.decks, user_id)

    async def save_deck(self, row: DeckRow, most: int) -> None:
        await self._write(decks.save_deck, row, most)

    async def delete_deck(self, user_id: int, name: str) -> None:
        await self._write(decks.delete_deck, user_id, name)

    async def delete_decks(self, user_id: int) -> int:
        return await self._write(decks.delete_decks, user_id)

    async def deck_draft(self, user_id: int) -> DeckRow | None:
        return await self._read(decks.deck_draft, user_id)

    async def save_deck_draft(self, row: DeckRow) -> None:
        await self._write(decks.save_deck_draft, row)

    # what servers add to games

    async def material(self, guild_id: int, kind: str) -> list[MaterialRow]:
        return await self._read(material.material, guild_id, kind)

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
        bundle = await self._transaction("repeatable_read", transfer.read_bundle, game)
        return await asyncio.to_thread(to_export, bundle)

    async def import_game(
        self, bundle: Bundle, *, now: float, place: Place, acts: Acts = (), outbox: Copies = ()
    ) -> int:
        return await self._write(transfer.write_bundle, bundle, now, place, acts, outbox)

    # moving

    async def page(self, table: Relation, after: Row | None, limit: int) -> list[Row]:
        return await self._read(moving.page, table, after, limit)

    async def rows_of(self, table: Relation, game: int | None) -> list[Row]:
        return await self._read(moving.rows_of, table, game)

    async def fill(self, table: Relation, rows: Sequence[Row]) -> None:
        await self._write(moving.fill, table, rows)

    async def last_numbers(self) -> dict[str, int]:
        return await self._read(moving.last_numbers)

    async def go_on_from(self, numbers: dict[str, int]) -> None:
        await self._write(moving.go_on_from, numbers)
