"""The jobs that every engine of the store can do, and how the store has them done.

A job is one function of an engine's module, of the same name and meaning in every engine. It gets what the
engine works on, then what the method of the store hands over.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.store.owner import Owner
from bot.store.records import (
    AuditRow,
    Committed,
    DeckRow,
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
from bot.store.sharing import Claimed, Holder
from bot.store.tables import Relation, Row
from bot.store.transfer import Bundle

P = ParamSpec("P")
T = TypeVar("T")
W = TypeVar("W", contravariant=True)
Done: TypeAlias = T | Awaitable[T]
"""What a job comes to, at once or when it is awaited."""


class CommitJobs(Protocol[W]):
    """Opening a game, storing one action."""

    def create_game(
        self,
        work: W,
        new: NewGame,
        now: float,
        key: str | None,
        seats: Sequence[SeatRow],
        timers: Sequence[NewTimer],
        outbox: Sequence[NewMessage],
        audit: Sequence[NewAudit],
        /,
    ) -> Done[int]: ...
    def commit_move(self, work: W, batch: MoveBatch, /) -> Done[Committed]: ...
    def mark_broken(
        self,
        work: W,
        game: int,
        why: str,
        now: float,
        outbox: Sequence[NewMessage],
        audit: Sequence[NewAudit],
        /,
    ) -> Done[bool]: ...
    def mark_sound(self, work: W, game: int, /) -> Done[None]: ...


class DeckJobs(Protocol[W]):
    """The decks that people keep."""

    def decks(self, work: W, user_id: int, /) -> Done[list[DeckRow]]: ...
    def save_deck(self, work: W, row: DeckRow, most: int, /) -> Done[None]: ...
    def delete_deck(self, work: W, user_id: int, name: str, /) -> Done[None]: ...
    def delete_decks(self, work: W, user_id: int, /) -> Done[int]: ...
    def deck_draft(self, work: W, user_id: int, /) -> Done[DeckRow | None]: ...
    def save_deck_draft(self, work: W, row: DeckRow, /) -> Done[None]: ...


class GameJobs(Protocol[W]):
    """Looking at games."""

    def done(self, work: W, key: str, /) -> Done[LogRow | None]: ...
    def load_game(self, work: W, game: int, /) -> Done[GameRow]: ...
    def version(self, work: W, game: int, /) -> Done[int]: ...
    def listed(self, work: W, game: int, /) -> Done[GameRow]: ...
    def live_games(self, work: W, /) -> Done[list[GameRow]]: ...
    def live_seats(self, work: W, /) -> Done[dict[int, list[SeatRow]]]: ...
    def find_games(
        self, work: W, where: dict[str, Any], user_id: int | None, statuses: Sequence[Status], limit: int, /
    ) -> Done[list[GameRow]]: ...
    def seats(self, work: W, game: int, /) -> Done[list[SeatRow]]: ...
    def log(self, work: W, game: int, from_seq: int, limit: int | None, /) -> Done[list[LogRow]]: ...
    def epochs(self, work: W, game: int, /) -> Done[list[EpochRow]]: ...
    def promises(self, work: W, game: int, /) -> Done[list[PromiseRow]]: ...


class MaterialJobs(Protocol[W]):
    """What servers add to games."""

    def material(self, work: W, guild_id: int, kind: str, /) -> Done[list[MaterialRow]]: ...
    def add_material(
        self, work: W, row: MaterialRow, audit: NewAudit, copies: Sequence[NewMessage], /
    ) -> Done[None]: ...
    def remove_material(
        self,
        work: W,
        guild_id: int,
        kind: str,
        name: str,
        now: float,
        audit: NewAudit,
        copies: Sequence[NewMessage],
        /,
    ) -> Done[None]: ...


class MovingJobs(Protocol[W]):
    """Rows as they are."""

    def page(self, work: W, table: Relation, after: Row | None, limit: int, /) -> Done[list[Row]]: ...
    def rows_of(self, work: W, table: Relation, game: int | None, /) -> Done[list[Row]]: ...
    def fill(self, work: W, table: Relation, rows: Sequence[Row], /) -> Done[None]: ...
    def last_numbers(self, work: W, /) -> Done[dict[str, int]]: ...
    def go_on_from(self, work: W, numbers: dict[str, int], /) -> Done[None]: ...


class OutboxJobs(Protocol[W]):
    """Timers, outgoing messages and where they are."""

    def timers(self, work: W, game: int, /) -> Done[list[TimerRow]]: ...
    def due_timers(self, work: W, owner: Owner, now: float, limit: int, /) -> Done[list[TimerRow]]: ...
    def next_due(self, work: W, owner: Owner, /) -> Done[float | None]: ...
    def enqueue(
        self, work: W, outbox: Sequence[NewMessage], now: float, game: int | None, /
    ) -> Done[None]: ...
    def pending(self, work: W, owner: Owner, now: float, limit: int, /) -> Done[list[OutboxRow]]: ...
    def next_pending(self, work: W, owner: Owner, now: float, /) -> Done[float | None]: ...
    def mark_sent(
        self, work: W, message: int, message_id: int, now: float, fills: MessageRow | None, /
    ) -> Done[None]: ...
    def mark_failed(
        self, work: W, message: int, error: str, now: float, retry_at: float | None, /
    ) -> Done[None]: ...
    def failed(self, work: W, game: int | None, limit: int, /) -> Done[list[OutboxRow]]: ...
    def prune(self, work: W, before: float, /) -> Done[int]: ...
    def messages(self, work: W, game: int, /) -> Done[list[MessageRow]]: ...
    def save_message(self, work: W, row: MessageRow, /) -> Done[None]: ...
    def forget_message(self, work: W, game: int, slot: str, /) -> Done[None]: ...


class PeopleJobs(Protocol[W]):
    """Audit, statistics, preferences."""

    def audit(
        self, work: W, guild_id: int | None, game: int | None, before_id: int | None, limit: int, /
    ) -> Done[list[AuditRow]]: ...
    def results(
        self, work: W, game: int | None, user_id: int | None, limit: int, /
    ) -> Done[list[ResultRow]]: ...
    def standings(
        self, work: W, guild_id: int | None, kind: str | None, limit: int, /
    ) -> Done[list[Standing]]: ...
    def user_prefs(self, work: W, user_id: int, /) -> Done[dict[str, Any]]: ...
    def save_user_prefs(self, work: W, user_id: int, prefs: Json, before: Json | None, /) -> Done[None]: ...
    def conversation(self, work: W, user_id: int, /) -> Done[dict[str, Any]]: ...
    def save_conversation(
        self, work: W, user_id: int, open: Json, waits: bool, before: Json | None, /
    ) -> Done[None]: ...
    def waiting_conversations(self, work: W, limit: int, /) -> Done[list[int]]: ...
    def guild_settings(self, work: W, guild_id: int, /) -> Done[dict[str, Any]]: ...
    def save_guild_settings(
        self,
        work: W,
        guild_id: int,
        settings: Json,
        audit: Sequence[NewAudit],
        copies: Sequence[NewMessage],
        now: float,
        before: Json | None,
        /,
    ) -> Done[None]: ...


class SharingJobs(Protocol[W]):
    """Keeping several processes apart."""

    def holders(self, work: W, /) -> Done[list[Holder]]: ...
    def claim(self, work: W, table: Claimed, row: int, owner: Owner, now: float, /) -> Done[bool]: ...


class TransferJobs(Protocol[W]):
    """Games that travel."""

    def write_bundle(
        self,
        work: W,
        bundle: Bundle,
        now: float,
        place: Place,
        audit: Sequence[NewAudit],
        outbox: Sequence[NewMessage],
        /,
    ) -> Done[int]: ...


@dataclass(frozen=True)
class Jobs(Generic[W]):
    """The modules of an engine, by what their jobs are about."""

    commit: CommitJobs[W]
    decks: DeckJobs[W]
    games: GameJobs[W]
    material: MaterialJobs[W]
    moving: MovingJobs[W]
    outbox: OutboxJobs[W]
    people: PeopleJobs[W]
    sharing: SharingJobs[W]
    transfer: TransferJobs[W]


class Engine(ABC):
    """What has a job done that only reads, or one that writes: whole or not at all."""

    _jobs: Jobs[Any]
    _owner: Owner

    @abstractmethod
    async def _read(
        self, job: Callable[Concatenate[Any, P], Done[T]], *given: P.args, **named: P.kwargs
    ) -> T:
        """Do a job that changes nothing."""

    @abstractmethod
    async def _write(
        self, job: Callable[Concatenate[Any, P], Done[T]], *given: P.args, **named: P.kwargs
    ) -> T:
        """Do a job in a transaction."""
