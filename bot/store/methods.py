"""What the stores of all engines do alike: each method is one job, a function of the same name and meaning in
a module of the engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from types import ModuleType, TracebackType
from typing import Any, ClassVar, NamedTuple, Self

from bot.store.owner import Owner
from bot.store.people import DeckRow
from bot.store.records import (
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
from bot.store.sharing import Holder
from bot.store.tables import Relation, Row
from bot.store.transfer import Bundle


class Jobs(NamedTuple):
    """The modules of an engine, by what their jobs are about. A job gets what its engine works on, then what
    its method hands over."""

    commit: ModuleType
    decks: ModuleType
    games: ModuleType
    material: ModuleType
    moving: ModuleType
    outbox: ModuleType
    people: ModuleType
    sharing: ModuleType
    transfer: ModuleType


class EngineStore(ABC):
    """A store whose engine knows how a job is done that only reads, and how one that writes: whole or not at
    all."""

    _jobs: ClassVar[Jobs]
    _owner: Owner

    @abstractmethod
    async def _read(self, job: Callable[..., Any], *given: Any) -> Any:
        """Do a job that changes nothing."""

    @abstractmethod
    async def _write(self, job: Callable[..., Any], *given: Any) -> Any:
        """Do a job in a transaction."""

    @abstractmethod
    async def close(self) -> None:
        """See `Store.close`."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

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
        game = await self._write(self._jobs.commit.create_game, new, now, key, seats, timers, outbox, audit)
        return await self.load_game(game)

    async def commit_move(self, batch: MoveBatch) -> Committed:
        return await self._write(self._jobs.commit.commit_move, batch)

    async def done(self, key: str) -> LogRow | None:
        return await self._read(self._jobs.games.done, key)

    async def load_game(self, game: int) -> GameRow:
        return await self._read(self._jobs.games.load_game, game)

    async def version(self, game: int) -> int:
        return await self._read(self._jobs.games.version, game)

    async def listed(self, game: int) -> GameRow:
        return await self._read(self._jobs.games.listed, game)

    async def mark_broken(
        self, game: int, why: str, *, now: float, outbox: Sequence[NewMessage] = (), audit: Acts = ()
    ) -> bool:
        return await self._write(self._jobs.commit.mark_broken, game, why, now, outbox, audit)

    async def mark_sound(self, game: int) -> None:
        await self._write(self._jobs.commit.mark_sound, game)

    async def live_games(self) -> list[GameRow]:
        return await self._read(self._jobs.games.live_games)

    async def live_seats(self) -> dict[int, list[SeatRow]]:
        return await self._read(self._jobs.games.live_seats)

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
        return await self._read(self._jobs.games.find_games, where, user_id, statuses, limit)

    async def seats(self, game: int) -> list[SeatRow]:
        return await self._read(self._jobs.games.seats, game)

    async def log(self, game: int, from_seq: int = 1, *, limit: int | None = None) -> list[LogRow]:
        return await self._read(self._jobs.games.log, game, from_seq, limit)

    async def epochs(self, game: int) -> list[EpochRow]:
        return await self._read(self._jobs.games.epochs, game)

    async def promises(self, game: int) -> list[PromiseRow]:
        return await self._read(self._jobs.games.promises, game)

    # timers

    async def timers(self, game: int) -> list[TimerRow]:
        return await self._read(self._jobs.outbox.timers, game)

    async def due_timers(self, now: float, limit: int = 100) -> list[TimerRow]:
        return await self._read(self._jobs.outbox.due_timers, self._owner, now, limit)

    async def next_due(self) -> float | None:
        return await self._read(self._jobs.outbox.next_due, self._owner)

    # outgoing messages

    async def enqueue(self, messages: Sequence[NewMessage], *, now: float, game: int | None = None) -> None:
        await self._write(self._jobs.outbox.enqueue, messages, now, game)

    async def pending(self, now: float, limit: int = 100) -> list[OutboxRow]:
        return await self._read(self._jobs.outbox.pending, self._owner, now, limit)

    async def next_pending(self, now: float) -> float | None:
        return await self._read(self._jobs.outbox.next_pending, self._owner, now)

    async def mark_sent(
        self, message: int, message_id: int, *, now: float, fills: MessageRow | None = None
    ) -> None:
        await self._write(self._jobs.outbox.mark_sent, message, message_id, now, fills)

    async def mark_failed(self, message: int, error: str, *, now: float, retry_at: float | None) -> None:
        await self._write(self._jobs.outbox.mark_failed, message, error, now, retry_at)

    async def failed(self, game: int | None = None, limit: int = 100) -> list[OutboxRow]:
        return await self._read(self._jobs.outbox.failed, game, limit)

    async def prune(self, before: float) -> int:
        return await self._write(self._jobs.outbox.prune, before)

    # sharing the data with other processes

    async def holders(self) -> list[Holder]:
        return await self._read(self._jobs.sharing.holders)

    async def claim_message(self, message: int, *, now: float) -> bool:
        return await self._write(self._jobs.sharing.claim, "outbox", message, self._owner, now)

    async def claim_timer(self, timer: int, *, now: float) -> bool:
        return await self._write(self._jobs.sharing.claim, "timers", timer, self._owner, now)

    # messages on Discord

    async def messages(self, game: int) -> list[MessageRow]:
        return await self._read(self._jobs.outbox.messages, game)

    async def save_message(self, row: MessageRow) -> None:
        await self._write(self._jobs.outbox.save_message, row)

    async def forget_message(self, game: int, slot: str) -> None:
        await self._write(self._jobs.outbox.forget_message, game, slot)

    # audit, statistics, preferences

    async def add_audit(self, rows: Sequence[NewAudit], *, now: float) -> None:
        await self._write(self._jobs.commit.put_audit, None, rows, now)

    async def audit(
        self,
        *,
        guild_id: int | None = None,
        game: int | None = None,
        before_id: int | None = None,
        limit: int = 50,
    ) -> list[AuditRow]:
        return await self._read(self._jobs.people.audit, guild_id, game, before_id, limit)

    async def results(
        self, *, game: int | None = None, user_id: int | None = None, limit: int = 100
    ) -> list[ResultRow]:
        return await self._read(self._jobs.people.results, game, user_id, limit)

    async def standings(
        self, *, guild_id: int | None = None, kind: str | None = None, limit: int = 25
    ) -> list[Standing]:
        return await self._read(self._jobs.people.standings, guild_id, kind, limit)

    async def user_prefs(self, user_id: int) -> dict[str, Any]:
        return await self._read(self._jobs.people.user_prefs, user_id)

    async def save_user_prefs(self, user_id: int, prefs: Json, *, before: Json | None = None) -> None:
        await self._write(self._jobs.people.save_user_prefs, user_id, prefs, before)

    async def conversation(self, user_id: int) -> dict[str, Any]:
        return await self._read(self._jobs.people.conversation, user_id)

    async def save_conversation(
        self, user_id: int, open: Json, *, waits: bool = False, before: Json | None = None
    ) -> None:
        await self._write(self._jobs.people.save_conversation, user_id, open, waits, before)

    async def waiting_conversations(self, limit: int = 100) -> list[int]:
        return await self._read(self._jobs.people.waiting_conversations, limit)

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        return await self._read(self._jobs.people.guild_settings, guild_id)

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
        await self._write(
            self._jobs.people.save_guild_settings, guild_id, settings, acts, copies, now, before
        )

    async def decks(self, user_id: int) -> list[DeckRow]:
        return await self._read(self._jobs.decks.decks, user_id)

    async def save_deck(self, row: DeckRow, most: int) -> None:
        await self._write(self._jobs.decks.save_deck, row, most)

    async def delete_deck(self, user_id: int, name: str) -> None:
        await self._write(self._jobs.decks.delete_deck, user_id, name)

    async def delete_decks(self, user_id: int) -> int:
        return await self._write(self._jobs.decks.delete_decks, user_id)

    async def deck_draft(self, user_id: int) -> DeckRow | None:
        return await self._read(self._jobs.decks.deck_draft, user_id)

    async def save_deck_draft(self, row: DeckRow) -> None:
        await self._write(self._jobs.decks.save_deck_draft, row)

    # what servers add to games

    async def material(self, guild_id: int, kind: str) -> list[MaterialRow]:
        return await self._read(self._jobs.material.material, guild_id, kind)

    async def add_material(
        self, row: MaterialRow, audit: NewAudit, copies: Sequence[NewMessage] = ()
    ) -> None:
        await self._write(self._jobs.material.add_material, row, audit, copies)

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
        await self._write(self._jobs.material.remove_material, guild_id, kind, name, now, audit, copies)

    # import

    async def import_game(
        self, bundle: Bundle, *, now: float, place: Place, acts: Acts = (), outbox: Copies = ()
    ) -> int:
        return await self._write(self._jobs.transfer.write_bundle, bundle, now, place, acts, outbox)

    # moving

    async def page(self, table: Relation, after: Row | None, limit: int) -> list[Row]:
        return await self._read(self._jobs.moving.page, table, after, limit)

    async def rows_of(self, table: Relation, game: int | None) -> list[Row]:
        return await self._read(self._jobs.moving.rows_of, table, game)

    async def fill(self, table: Relation, rows: Sequence[Row]) -> None:
        await self._write(self._jobs.moving.fill, table, rows)

    async def last_numbers(self) -> dict[str, int]:
        return await self._read(self._jobs.moving.last_numbers)

    async def go_on_from(self, numbers: dict[str, int]) -> None:
        await self._write(self._jobs.moving.go_on_from, numbers)
