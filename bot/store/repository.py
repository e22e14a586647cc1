"""The one interface to what the bot remembers; the records that pass through it are in `records`.

Every time is a `float` of epoch seconds (UTC) given by the caller; the store reads no clock. Seats are
0-based. Every method is one transaction: it happens entirely or, when it raises a `StoreError`, not at all.
When the awaiting task is cancelled the change may still be stored: drop the session and load again.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self

from bot.store.damage import Damage
from bot.store.people import People
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
    PromiseRow,
    ResultRow,
    SeatRow,
    Standing,
    Status,
    TimerRow,
)
from bot.store.sharing import Holder
from bot.store.tables import Relation, Row
from bot.store.travel import Travel


class Store(People, Damage, Travel):
    """The store of one bot. Any method may raise StoreFull, StoreLocked, StoreCorrupt or StoreUnavailable.

    Whoever has opened a store is an owner (owner.py); what an owner has taken is theirs until they give it
    back or are gone. A store that was opened for some shards only shows the running games, timers and
    messages of their servers, and messages that anybody can send.
    """

    @abstractmethod
    async def close(self) -> None:
        """End the store and its threads; a second call does nothing."""

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
        """Open a lobby. Raises AlreadyDone(game, 0) when this interaction opened one before."""
        game = await self._write(self._jobs.commit.create_game, new, now, key, seats, timers, outbox, audit)
        return await self.load_game(game)

    async def commit_move(self, batch: MoveBatch) -> Committed:
        """Store one action. Raises, in this order and changing nothing: AlreadyDone when an entry's key is
        known; NotFound without such a game; Conflict when it is at another `version`, TimerGone when `fired`
        is gone."""
        return await self._write(self._jobs.commit.commit_move, batch)

    async def done(self, key: str) -> LogRow | None:
        """The stored move of an interaction, or None."""
        return await self._read(self._jobs.games.done, key)

    async def load_game(self, game: int) -> GameRow:
        """The game with its snapshot (see `codec.unpack`). Raises NotFound."""
        return await self._read(self._jobs.games.load_game, game)

    async def version(self, game: int) -> int:
        """The version at which a game is now. Raises NotFound."""
        return await self._read(self._jobs.games.version, game)

    async def live_games(self) -> list[GameRow]:
        """All games in lobby, live or paused, oldest first, as `listed`."""
        return await self._read(self._jobs.games.live_games)

    async def live_seats(self) -> dict[int, list[SeatRow]]:
        """The seats of all `live_games`, by game."""
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
        """Games that match every given condition (`user_id`: has a seat), newest first, as `listed`."""
        where = {"guild_id": guild_id, "channel_id": channel_id, "thread_id": thread_id, "kind": kind}
        return await self._read(self._jobs.games.find_games, where, user_id, statuses, limit)

    async def seats(self, game: int) -> list[SeatRow]:
        """The seats of a game in order."""
        return await self._read(self._jobs.games.seats, game)

    async def log(self, game: int, from_seq: int = 1, *, limit: int | None = None) -> list[LogRow]:
        """The moves from `from_seq` on, in order."""
        return await self._read(self._jobs.games.log, game, from_seq, limit)

    async def epochs(self, game: int) -> list[EpochRow]:
        """The epochs of a game in order, with the snapshots they began with."""
        return await self._read(self._jobs.games.epochs, game)

    async def promises(self, game: int) -> list[PromiseRow]:
        """The ledger of a game, secret promises included: the caller shows each seat its own."""
        return await self._read(self._jobs.games.promises, game)

    # timers

    async def timers(self, game: int) -> list[TimerRow]:
        """The armed timers of a game, soonest first."""
        return await self._read(self._jobs.outbox.timers, game)

    async def due_timers(self, now: float, limit: int = 100) -> list[TimerRow]:
        """Timers due at `now` that no other owner has claimed, soonest first. Only reads: `claim_timer` takes
        one, `MoveBatch.fired` or `timers` takes it away."""
        return await self._read(self._jobs.outbox.due_timers, self._owner, now, limit)

    async def next_due(self) -> float | None:
        """When the soonest timer is due, or None; one that another owner claimed, when the claim lapses."""
        return await self._read(self._jobs.outbox.next_due, self._owner)

    # outgoing messages

    async def enqueue(self, messages: Sequence[NewMessage], *, now: float, game: int | None = None) -> None:
        """Queue messages that belong to no move. A known nonce is left as it is."""
        await self._write(self._jobs.outbox.enqueue, messages, now, game)

    async def pending(self, now: float, limit: int = 100) -> list[OutboxRow]:
        """Messages to send now, oldest first. One that waits for a retry, or that another owner is sending,
        holds back later ones to its target. Only reads: `claim_message` takes one."""
        return await self._read(self._jobs.outbox.pending, self._owner, now, limit)

    async def next_pending(self, now: float) -> float | None:
        """When, after `now`, the next message comes up that `pending(now)` held back, or None."""
        return await self._read(self._jobs.outbox.next_pending, self._owner, now)

    async def mark_sent(
        self, message: int, message_id: int, *, now: float, fills: MessageRow | None = None
    ) -> None:
        """Record that a message arrived, and the slot it fills; nobody's claim stays. Raises NotFound."""
        await self._write(self._jobs.outbox.mark_sent, message, message_id, now, fills)

    async def mark_failed(self, message: int, error: str, *, now: float, retry_at: float | None) -> None:
        """Record a failed attempt: try again from `retry_at`, or give up when None. Raises NotFound."""
        await self._write(self._jobs.outbox.mark_failed, message, error, now, retry_at)

    async def failed(self, game: int | None = None, limit: int = 100) -> list[OutboxRow]:
        """Messages given up, newest first."""
        return await self._read(self._jobs.outbox.failed, game, limit)

    async def prune(self, before: float) -> int:
        """Forget messages sent before that time; returns how many."""
        return await self._write(self._jobs.outbox.prune, before)

    # messages on Discord

    async def messages(self, game: int) -> list[MessageRow]:
        """The filled slots of a game."""
        return await self._read(self._jobs.outbox.messages, game)

    async def save_message(self, row: MessageRow) -> None:
        """Note the message of a slot, replacing an earlier one. Raises NotFound without such a game."""
        await self._write(self._jobs.outbox.save_message, row)

    async def forget_message(self, game: int, slot: str) -> None:
        """Empty a slot, filled or not."""
        await self._write(self._jobs.outbox.forget_message, game, slot)

    # audit, statistics, settings

    async def audit(
        self,
        *,
        guild_id: int | None = None,
        game: int | None = None,
        before_id: int | None = None,
        limit: int = 50,
    ) -> list[AuditRow]:
        """Recorded acts, newest first; `before_id` continues a page."""
        return await self._read(self._jobs.people.audit, guild_id, game, before_id, limit)

    async def results(
        self, *, game: int | None = None, user_id: int | None = None, limit: int = 100
    ) -> list[ResultRow]:
        """Results, latest first."""
        return await self._read(self._jobs.people.results, game, user_id, limit)

    async def standings(
        self, *, guild_id: int | None = None, kind: str | None = None, limit: int = 25
    ) -> list[Standing]:
        """People by games won, then by fewer games played."""
        return await self._read(self._jobs.people.standings, guild_id, kind, limit)

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """A server's settings; empty when nothing was saved."""
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
        """Replace a server's settings, with the record of who did. Raises Conflict if they are not what they
        were `before` (None: they may be anything)."""
        await self._write(
            self._jobs.people.save_guild_settings, guild_id, settings, acts, copies, now, before
        )

    # what servers add to games

    async def material(self, guild_id: int, kind: str) -> list[MaterialRow]:
        """What a server has added to a game, oldest first."""
        return await self._read(self._jobs.material.material, guild_id, kind)

    async def add_material(self, row: MaterialRow, audit: NewAudit, copies: Copies = ()) -> None:
        """Add material, with the record of who did. Raises Conflict when there is some of that name."""
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
        """Take material away, with the record of who did. Raises NotFound."""
        await self._write(self._jobs.material.remove_material, guild_id, kind, name, now, audit, copies)

    # sharing the data with other processes

    @abstractmethod
    async def occupy(self, *, now: float) -> None:
        """Be the one process that runs on this store, or on its shards; or go on being it: to be repeated
        every BEAT seconds. Raises Occupied while another one is."""

    @abstractmethod
    async def vacate(self) -> None:
        """Let another process run on this store."""

    async def holders(self) -> list[Holder]:
        """Who runs on this store, gone or not."""
        return await self._read(self._jobs.sharing.holders)

    @abstractmethod
    async def news(self) -> bool:
        """Whether another process has stored anything that concerns this one since this was asked last, or
        has left something lying; what they queued waits."""

    @abstractmethod
    def on_news(self, heard: Callable[[], None]) -> None:
        """Call `heard` at once when there is news, where the database tells of it by itself."""

    async def claim_message(self, message: int, *, now: float) -> bool:
        """Take a message to send it; False if it waits no more, or another owner is sending it."""
        return await self._write(self._jobs.sharing.claim, "outbox", message, self._owner, now)

    async def claim_timer(self, timer: int, *, now: float) -> bool:
        """Take a timer to do what it is for; False if it is gone, or another owner is doing it."""
        return await self._write(self._jobs.sharing.claim, "timers", timer, self._owner, now)

    # its rows as they are

    async def page(self, table: Relation, after: Row | None, limit: int) -> list[Row]:
        """Rows by their key, from the first one beyond the key `after`."""
        return await self._read(self._jobs.moving.page, table, after, limit)

    async def rows_of(self, table: Relation, game: int | None) -> list[Row]:
        """The rows of a game by their key, or those of no game."""
        return await self._read(self._jobs.moving.rows_of, table, game)

    async def fill(self, table: Relation, rows: Sequence[Row]) -> None:
        """Add rows."""
        await self._write(self._jobs.moving.fill, table, rows)

    async def last_numbers(self) -> dict[str, int]:
        """The last number that was given in each counted table, used still or not."""
        return await self._read(self._jobs.moving.last_numbers)

    async def go_on_from(self, numbers: dict[str, int]) -> None:
        """Give later numbers than these from now on."""
        await self._write(self._jobs.moving.go_on_from, numbers)
