"""The one interface to what the bot remembers; the records that pass through it are in `records`.

Every time is a `float` of epoch seconds (UTC) given by the caller; the store reads no clock. Seats are
0-based. Every method is one transaction: it happens entirely or, when it raises a `StoreError`, not at all.
When the awaiting task is cancelled the change may still be stored: drop the session and load again.
"""

from collections.abc import Sequence
from typing import Any, Protocol

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
from bot.store.sharing import Sharing
from bot.store.tables import Moving
from bot.store.travel import Travel


class Store(People, Damage, Sharing, Travel, Moving, Protocol):
    """The store of one bot. Any method may raise StoreFull, StoreLocked, StoreCorrupt or StoreUnavailable."""

    async def close(self) -> None:
        """End the store and its threads; a second call does nothing."""

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

    async def commit_move(self, batch: MoveBatch) -> Committed:
        """Store one action. Raises, in this order and changing nothing: AlreadyDone when an entry's key is
        known; NotFound without such a game; Conflict when it is at another `version`, TimerGone when `fired`
        is gone."""

    async def done(self, key: str) -> LogRow | None:
        """The stored move of an interaction, or None."""

    async def load_game(self, game: int) -> GameRow:
        """The game with its snapshot (see `codec.unpack`). Raises NotFound."""

    async def version(self, game: int) -> int:
        """The version at which a game is now. Raises NotFound."""

    async def live_games(self) -> list[GameRow]:
        """All games in lobby, live or paused, oldest first, as `listed`."""

    async def live_seats(self) -> dict[int, list[SeatRow]]:
        """The seats of all `live_games`, by game."""

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

    async def seats(self, game: int) -> list[SeatRow]:
        """The seats of a game in order."""

    async def log(self, game: int, from_seq: int = 1, *, limit: int | None = None) -> list[LogRow]:
        """The moves from `from_seq` on, in order."""

    async def epochs(self, game: int) -> list[EpochRow]:
        """The epochs of a game in order, with the snapshots they began with."""

    async def promises(self, game: int) -> list[PromiseRow]:
        """The ledger of a game, secret promises included: the caller shows each seat its own."""

    # timers

    async def timers(self, game: int) -> list[TimerRow]:
        """The armed timers of a game, soonest first."""

    async def due_timers(self, now: float, limit: int = 100) -> list[TimerRow]:
        """Timers due at `now` that no other owner has claimed, soonest first. Only reads: `claim_timer` takes
        one, `MoveBatch.fired` or `timers` takes it away."""

    async def next_due(self) -> float | None:
        """When the soonest timer is due, or None; one that another owner claimed, when the claim lapses."""

    # outgoing messages

    async def enqueue(self, messages: Sequence[NewMessage], *, now: float, game: int | None = None) -> None:
        """Queue messages that belong to no move. A known nonce is left as it is."""

    async def pending(self, now: float, limit: int = 100) -> list[OutboxRow]:
        """Messages to send now, oldest first. One that waits for a retry, or that another owner is sending,
        holds back later ones to its target. Only reads: `claim_message` takes one."""

    async def next_pending(self, now: float) -> float | None:
        """When, after `now`, the next message comes up that `pending(now)` held back, or None."""

    async def mark_sent(
        self, message: int, message_id: int, *, now: float, fills: MessageRow | None = None
    ) -> None:
        """Record that a message arrived, and the slot it fills; nobody's claim stays. Raises NotFound."""

    async def mark_failed(self, message: int, error: str, *, now: float, retry_at: float | None) -> None:
        """Record a failed attempt: try again from `retry_at`, or give up when None. Raises NotFound."""

    async def failed(self, game: int | None = None, limit: int = 100) -> list[OutboxRow]:
        """Messages given up, newest first."""

    async def prune(self, before: float) -> int:
        """Forget messages sent before that time; returns how many."""

    # messages on Discord

    async def messages(self, game: int) -> list[MessageRow]:
        """The filled slots of a game."""

    async def save_message(self, row: MessageRow) -> None:
        """Note the message of a slot, replacing an earlier one. Raises NotFound without such a game."""

    async def forget_message(self, game: int, slot: str) -> None:
        """Empty a slot, filled or not."""

    # audit, statistics, settings

    async def add_audit(self, rows: Sequence[NewAudit], *, now: float) -> None:
        """Record acts that change no game."""

    async def audit(
        self,
        *,
        guild_id: int | None = None,
        game: int | None = None,
        before_id: int | None = None,
        limit: int = 50,
    ) -> list[AuditRow]:
        """Recorded acts, newest first; `before_id` continues a page."""

    async def results(
        self, *, game: int | None = None, user_id: int | None = None, limit: int = 100
    ) -> list[ResultRow]:
        """Results, latest first."""

    async def standings(
        self, *, guild_id: int | None = None, kind: str | None = None, limit: int = 25
    ) -> list[Standing]:
        """People by games won, then by fewer games played."""

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        """A server's settings; empty when nothing was saved."""

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

    # what servers add to games

    async def material(self, guild_id: int, kind: str) -> list[MaterialRow]:
        """What a server has added to a game, oldest first."""

    async def add_material(self, row: MaterialRow, audit: NewAudit, copies: Copies = ()) -> None:
        """Add material, with the record of who did. Raises Conflict when there is some of that name."""

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
