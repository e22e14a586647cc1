"""The records that pass through the store: what is to be stored, and what has been.

Every time is a `float` of epoch seconds (UTC). Seats are 0-based.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.store.codec import Packed

Status = Literal["lobby", "live", "paused", "over", "archived"]
RUNNING: tuple[Status, ...] = ("lobby", "live", "paused")
SeatKind = Literal["human", "ai"]
OutboxState = Literal["pending", "sent", "failed"]
Move = tuple[int | str, ...]
Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game lives on Discord."""

    guild_id: int
    channel_id: int
    thread_id: int | None = None

    @property
    def talk(self) -> int:
        """Where its messages go: its thread, or the channel of its lobby."""
        return self.thread_id or self.channel_id


@dataclass(frozen=True, slots=True)
class NewGame:
    """A lobby to be opened. `kind` is the game's key ('illuminati'), `seed` secret till the end."""

    kind: str
    name: str
    place: Place
    seats: int
    creator_id: int
    seed: bytes = field(repr=False)
    rules_version: str
    options: Json = field(default_factory=dict)
    settings: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game. `seq` is the number of its last move (0: none), `version` that of the last action stored, moves
    or not; `snapshot` is only filled by `load_game`. `broken`: why it could not be read (`mark_broken`)."""

    id: int
    kind: str
    name: str
    guild_id: int
    channel_id: int
    thread_id: int | None
    status: Status
    options: Json
    seats: int
    epoch: int
    rules_version: str
    seed: bytes = field(repr=False)
    seed_hash: str
    snapshot: bytes | None = field(repr=False)
    snapshot_hash: str | None
    seq: int
    created_at: float
    updated_at: float
    creator_id: int
    settings: Json
    version: int = 0
    broken: str | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who plays a seat. `ai` names the AI, `standing` are standing answers, `missed` deadlines in a row."""

    seat: int
    user_id: int | None = None
    kind: SeatKind = "human"
    ai: str | None = None
    name: str = ""
    standing: Json = field(default_factory=dict, repr=False)
    away: bool = False
    away_until: float | None = None
    missed: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """A move to append. `key` is the interaction id (unique for ever), `actor` who really acted."""

    seat: int
    move: Move = field(repr=False)
    key: str | None = None
    actor: int | None = None
    note: str | None = field(default=None, repr=False)
    lines: Sequence[Any] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class LogRow:
    """A stored move: an `Entry` in the log. `lines` hold private parts, `note` is for moderators only."""

    game: int
    seq: int
    epoch: int
    seat: int
    move: Move = field(repr=False)
    key: str | None
    at: float
    actor: int | None
    note: str | None = field(repr=False)
    lines: Sequence[Any] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class EpochRow:
    """A stretch of the log under one version of the rules, from move `first_seq` on, which began with the
    state `snapshot`; None means the game's own setup."""

    game: int
    epoch: int
    first_seq: int
    rules_version: str
    snapshot: bytes | None = field(repr=False)
    snapshot_hash: str | None


@dataclass(frozen=True, slots=True)
class NewTimer:
    """`kind` is 'deadline', 'reminder', ...; `seat` None means the table; `ask` is the decision it is for."""

    kind: str
    due_at: float
    ask: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class TimerRow:
    """An armed timer. Its id is never used again, so `MoveBatch.fired` can claim it exactly once."""

    id: int
    game: int
    seat: int | None
    kind: str
    due_at: float
    ask: int


@dataclass(frozen=True, slots=True)
class NewMessage:
    """A message to send. `target`: see `outbox.Sender`; `nonce` unique, 1 to 25 characters."""

    nonce: str
    target: str
    payload: Json = field(repr=False)
    user_id: int | None = None
    not_before: float = 0.0


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """An outgoing message and what became of it."""

    id: int
    game: int | None
    nonce: str
    target: str
    user_id: int | None
    payload: Json = field(repr=False)
    state: OutboxState
    attempts: int
    last_error: str | None
    not_before: float
    message_id: int | None


@dataclass(frozen=True, slots=True)
class MessageRow:
    """The Discord message that fills a game's slot ('lobby', 'table', 'status', ...)."""

    game: int
    slot: str
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class MaterialRow:
    """What a server adds to a game's data: games begin with `content`; `source` is the file as sent in."""

    guild_id: int
    kind: str
    name: str
    content: str = field(repr=False)
    source: str = field(repr=False)
    at: float


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck that a person keeps: its name is theirs alone, `line` is what a game takes."""

    user_id: int
    name: str = field(repr=False)
    line: str = field(repr=False)
    at: float


@dataclass(frozen=True, slots=True)
class NewAudit:
    """An act of moderation or administration to be recorded for good."""

    guild_id: int
    actor_id: int
    action: str
    detail: Json = field(default_factory=dict)
    reason: str | None = None
    game: int | None = None


Acts = Sequence[NewAudit]
Copies = Sequence[NewMessage]


@dataclass(frozen=True, slots=True)
class AuditRow:
    """A recorded act. Rows are never changed or deleted."""

    id: int
    guild_id: int
    game: int | None
    actor_id: int
    action: str
    detail: Json
    reason: str | None
    at: float


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a seat ended: `outcome` is 'won', 'lost', 'drawn' or 'left', `goal` the goal that decided it."""

    game: int
    seat: int
    user_id: int | None
    outcome: str
    goal: str | None
    ended_at: float


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's record over finished games."""

    user_id: int
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class PromiseRow:
    """A promise between seats. `due` is a time or None; `state` is 'open', 'kept', 'broken' or 'released'."""

    game: int
    id: int
    seat_from: int
    seat_to: int
    text: str = field(repr=False)
    due: float | None = None
    state: str = "open"
    secret: bool = False


@dataclass(frozen=True, slots=True)
class MoveBatch:
    """Everything that one action changes in one game; stored together or not at all.

    `version` is that of the game from which the action was made. None means 'leave as it is'; `seats`,
    `timers` and `results` replace the whole set; `promises` and `messages` are inserted or overwritten.
    `fired` is the timer that caused this. At a new `place`, what failed in the old one is tried anew.
    `close_epoch` begins a new epoch with the stored snapshot, ahead of the `entries`, under `rules_version`;
    without it that is noted for the current epoch."""

    game: int
    version: int
    now: float
    entries: Sequence[Entry] = ()
    snapshot: Packed | None = None
    status: Status | None = None
    fired: int | None = None
    timers: Sequence[NewTimer] | None = None
    outbox: Sequence[NewMessage] = ()
    messages: Sequence[MessageRow] = ()
    audit: Sequence[NewAudit] = ()
    results: Sequence[ResultRow] | None = None
    promises: Sequence[PromiseRow] = ()
    seats: Sequence[SeatRow] | None = None
    seat_count: int | None = None
    name: str | None = None
    place: Place | None = None
    options: Json | None = None
    settings: Json | None = None
    seed: bytes | None = field(default=None, repr=False)
    rules_version: str | None = None
    close_epoch: bool = False


@dataclass(frozen=True, slots=True)
class Committed:
    """What `commit_move` stored: the moves `first_seq`..`seq` (none when `first_seq > seq`), and where the
    game stands now."""

    game: int
    first_seq: int
    seq: int
    epoch: int
    version: int
