"""The one way to do anything at a table. UI, cogs and the command line call this and nothing below it.

`TableService` holds: playing (here), `lobby` (bot/table/lobby.py: create, join, ..., start, rematch), `mod`
(bot/table/moderation.py: pause, undo_to, act_for, replace, ...), `votes` and `promises`. Every call that changes
something takes effect entirely, stored with everything it causes (timers, messages), or raises a TableError (or
Refused, for a move against the rules) and changes nothing.

`user` and `actor` are Discord ids of people; seats are 0-based; `key` is the interaction id: a second call with the
same key changes nothing and gives the stored outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.moves import Ask, Move, Text
from bot.games.contract import Game
from bot.store.repository import Json, Place, Store, TimerRow
from bot.table.lobby import Lobby
from bot.table.moderation import Moderation
from bot.table.outbox import Sender
from bot.table.promises import Promises
from bot.table.seen import Done, InboxItem, LogLine, Moment, Seen, Table, Verified
from bot.table.settings import Defaults
from bot.table.votes import Votes


class TableService:
    """All tables of one bot. One instance per process; safe to call from any task of one event loop."""

    lobby: Lobby
    mod: Moderation
    votes: Votes
    promises: Promises

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        clock: Callable[[], float],
        entropy: Callable[[int], bytes],
        defaults: Defaults = Defaults(),
        *,
        capacity: int = 128,
    ) -> None:
        """`clock` gives epoch seconds; `entropy(n)` gives n random bytes; `capacity` games are kept in memory."""

    # -- playing

    async def submit(
        self,
        game: int,
        seat: int,
        moves: Sequence[Move],
        key: str,
        *,
        ask: int | None,
        actor: int,
    ) -> Done:
        """Make `moves` for `seat`: one, or several that answer its consecutive asks, all or none of them.

        `ask` is the number on the button (None: a typed command, which cannot be stale). Raises Refused with all
        reasons, NotYourSeat, Stale, Paused, NotRunning, StoreTrouble.
        """

    async def undo(self, game: int, actor: int, key: str) -> Done:
        """Take the actor's last step back. Raises NotAllowed where that needs the others' consent (`votes.propose`)."""

    async def leave(self, game: int, actor: int, key: str, *, to: str | None) -> Done:
        """Leave a running game for good: the AI `to` plays on, or (None) the seat leaves by the rules of the game."""

    async def away(self, game: int, actor: int, until: float | None) -> None:
        """An AI plays for the actor until he is back, at the latest at `until` (epoch seconds)."""

    async def back(self, game: int, actor: int) -> Done:
        """'I'm back': the actor plays his seat himself again."""

    async def set_standing(self, game: int, actor: int, names: Sequence[str]) -> None:
        """The actor's standing answers, first that fits counts; names from `standing_names`. Acts at once."""

    def standing_names(self, kind: str) -> tuple[str, ...]:
        """The standing answers a game offers; their texts are `standing-<name>`."""

    # -- reading

    async def table(self, game: int) -> Table:
        """The game with its people. Raises NoSuchGame."""

    async def find(
        self, *, guild: int | None = None, channel: int | None = None, user: int | None = None, over: bool = False
    ) -> list[Table]:
        """Tables that match, newest first (`result` is not filled). `channel` is a thread or a channel."""

    async def view(self, game: int, seat: int | None) -> Seen:
        """The game as `seat` sees it (None: a spectator). For people use `panel`, which knows their seat."""

    async def panel(self, game: int, user: int) -> Seen:
        """The game as `user` sees it. Raises NotYourSeat if he plays none there."""

    async def asks(self, game: int) -> tuple[Ask, ...]:
        """All open decisions. Their choices are secret: show each seat only its own."""

    async def asks_for_user(self, user: int) -> list[InboxItem]:
        """All running games of a person, those that wait for him first, by deadline."""

    async def preview(self, game: int, seat: int, moves: Sequence[Move]) -> tuple[Ask, ...]:
        """What `seat` would be asked after `moves`, on a copy. Empty as soon as they would reveal or draw anything.

        Raises Refused for an illegal move.
        """

    async def log(
        self, game: int, viewer: int | None, *, before: int | None = None, limit: int = 20
    ) -> list[LogLine]:
        """The last moves before number `before`, oldest first, as the seat `viewer` (None: a spectator) may know."""

    async def moment(self, game: int, seq: int, seat: int | None) -> Moment:
        """The game after move `seq`, as `seat` knew it. Seats other than the caller's own only when it is over."""

    async def verify(self, game: int) -> Verified:
        """Check the dice of a finished game. Raises NotAllowed while it runs (the seed is secret)."""

    # -- people

    async def prefs(self, user: int) -> Json:
        """What a person prefers: language, dm, pings, quiet ('22:00-08:00'), zone ('Europe/Berlin'), text_only, large."""

    async def save_prefs(self, user: int, changes: Mapping[str, Any]) -> Json:
        """Change preferences (None removes one); all of them. Raises BadInput."""

    # -- time and messages, driven by bot/app.py

    async def wake(self) -> list[int]:
        """Once at start: bring games of other rules versions up to date; the games whose epoch had to be closed."""

    async def next_due(self) -> float | None:
        """When `tick` should be called next (epoch seconds), or None."""

    async def tick(self) -> int:
        """Do what is due now (deadlines, reminders, returns, AI seats that go on); how many timers were handled."""

    async def deliver(self, sender: Sender, limit: int = 100) -> int:
        """Send what waits in the outbox; how many were sent. Call again after every action and at `next_delivery`."""

    async def next_delivery(self) -> float | None:
        """The earliest time something in the outbox may be sent, or None."""

    on_outbox: Callable[[], None]
    """Called after every commit that queued messages; the app sets it to wake its delivery loop."""
