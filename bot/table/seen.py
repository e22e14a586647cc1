"""What the table shows: immutable answers to the questions of the UI. Nothing here holds a secret of another
seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.moves import Ask, Move, Text
from bot.store.records import Place, SeatRow, Status
from bot.table.settings import TableSettings


@dataclass(frozen=True, slots=True)
class Waiting:
    """A seat that holds up the game, since when, and when its time is up (epoch seconds; None: no
    deadline)."""

    seat: int
    ask: int
    due_at: float | None


@dataclass(frozen=True, slots=True)
class Vote:
    """An open vote. `what` is 'undo', 'pause' or 'extend'; `value` the move number or the hours it is
    about."""

    what: str
    value: float
    by: int
    yes: tuple[int, ...]
    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its people. `seed` (hex) is None until the game is over; `result` is what the rules ended
    with. `lost`: its place on Discord is gone. `lapsed`: a lobby that was closed because nothing happened in
    it, and can be opened again. `ready`: the seats of a lobby whose players have chosen what they bring."""

    game: int
    kind: str
    name: str
    status: Status
    place: Place
    creator_id: int
    options: Mapping[str, Any]
    settings: TableSettings
    seats: tuple[SeatRow, ...]
    seq: int
    seed_hash: str
    seed: str | None
    rules_version: str
    result: Mapping[str, Any] | None
    lost: bool = False
    lapsed: bool = False
    ready: frozenset[int] = frozenset()

    @property
    def names(self) -> dict[int, str]:
        """The player's name by seat."""
        return {row.seat: row.name for row in self.seats}

    def seat_of(self, user: int | None) -> int | None:
        """The seat that `user` plays here, or None."""
        return next((row.seat for row in self.seats if user is not None and row.user_id == user), None)


@dataclass(frozen=True, slots=True)
class Seen:
    """The game as one seat sees it (`seat` None: a spectator). `asks` are this seat's own; `waiting` is
    who holds up the game as far as this seat may know it.

    `view` is the game's own view; None in the lobby. `can_undo`: this seat may take its last step back
    freely. `closes`: when a common round of all seats ends (epoch seconds), if one stands and has an end.
    `busy`: the table is about to go on by itself, so what may be done now has passed in a moment.
    `pause`: until when those may answer who are not waited for.
    """

    table: Table
    seat: int | None
    view: Any
    asks: tuple[Ask, ...]
    waiting: tuple[Waiting, ...]
    can_undo: bool
    votes: tuple[Vote, ...]
    closes: float | None = None
    busy: bool = False
    pause: float | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """What an action led to, as its seat may know it; `private`: what nobody else was told. `repeated`: it
    had been stored before, nothing changed now."""

    game: int
    seq: int
    lines: tuple[Text, ...]
    asks: tuple[Ask, ...]
    result: Mapping[str, Any] | None
    repeated: bool = False
    private: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class InboxItem:
    """A game of one person: `ask` is None when nothing waits for them there."""

    game: int
    kind: str
    name: str
    status: Status
    place: Place
    seat: int
    ask: int | None
    due_at: float | None


@dataclass(frozen=True, slots=True)
class LogLine:
    """One stored move with what the reader may know of its effects. Seats below 0: chance and the table
    itself.

    `seq` is for comparing only: shown, it would tell how many moves were made unseen. `number` counts what
    everybody was told (None: only this reader was), `place` says where in the log of this reader it stands.
    `move` is only given for the reader's own seat, and for every seat once the game is over.
    """

    seq: int
    at: float
    seat: int
    move: Move | None
    lines: tuple[Text, ...]
    undone: bool
    number: int | None = None
    place: str = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after move `seq`, as one seat knew it then, for the replay.

    `hands`: the views of all seats, once the game is over.
    """

    seq: int
    view: Any
    lines: tuple[Text, ...]
    hands: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Verified:
    """The dice of a finished game checked: `seed_fits` its published hash, and every value drawn came from
    it."""

    seed: str
    seed_hash: str
    seed_fits: bool
    values: int
    wrong: tuple[int, ...]

    @property
    def honest(self) -> bool:
        return self.seed_fits and not self.wrong


@dataclass(frozen=True, slots=True)
class Preview:
    """What a correction would change: lines of the table before and after, as texts of the moderator's
    view."""

    removed: tuple[Text, ...]
    added: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Repaired:
    """What a look at the stored position of a game has found. `damaged`: it was, and was made again from the
    `moves` of the log; else they lead to it. `rules`: (version it was played by, version of this bot)."""

    moves: int
    damaged: bool
    status: Status
    rules: tuple[str, str]
