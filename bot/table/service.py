"""The one way to do anything at a table. UI, cogs and the command line call this and nothing below it.

`TableService` holds: playing and reading (here), `lobby` (lobby.py: create, join, ..., start, rematch), `mod`
(moderation.py: pause, undo_to, act_for, replace, ...), `places` (where tables live), `material` (what servers
add to games), `decks` (what people keep to bring along), `votes`, `polls` and `promises`. Every call that
changes something takes effect entirely, stored with everything it causes (timers, messages), or raises a
TableError (or Refused, for a move against the rules) and changes nothing.

`user` and `actor` are Discord ids of people; seats are 0-based; `key` is the interaction id: a second call
with the same key changes nothing and gives the stored outcome.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.moves import HOST, Ask, Move, Who, text
from bot.games.contract import Game
from bot.store.errors import NotFound, StoreCorrupt, StoreError
from bot.store.records import RUNNING, GameRow, Json, MessageRow, ResultRow, Standing, Status
from bot.store.repository import Store
from bot.table.errors import OF_ONE_GAME, BadInput, NoSuchGame, NotAllowed, NotRunning, NotYourSeat
from bot.table.out.outbox import Outbox, Sender
from bot.table.past import epochs, history
from bot.table.past.arrival import take_seat
from bot.table.people.decks import Decks
from bot.table.people.lobby import Lobbies
from bot.table.people.material import Materials
from bot.table.people.moderation import Moderation
from bot.table.people.places import Places
from bot.table.people.polls import Polls
from bot.table.people.preferences import changed
from bot.table.people.promises import Promises
from bot.table.people.seats import hand_over
from bot.table.people.votes import Votes
from bot.table.seen import Done, InboxItem, LogLine, Moment, Repaired, Seen, Table, Verified
from bot.table.settings import Defaults
from bot.table.time import lapse
from bot.table.time.alarms import Alarms, come_back, rest
from bot.table.unit import drafts, policies
from bot.table.unit.afresh import afresh
from bot.table.unit.crew import Crew
from bot.table.unit.gate import Desk, trouble
from bot.table.unit.play import make_moves, trial

log = logging.getLogger("fnord.table")
OVER: tuple[Status, ...] = ("over", "archived")


class TableService:
    """All tables of one bot. One instance per process; safe to call from any task of one event loop."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        clock: Callable[[], float],
        entropy: Callable[[int], bytes],
        defaults: Defaults | None = None,
        *,
        capacity: int = 128,
        crew: Crew | None = None,
    ) -> None:
        """`clock` gives epoch seconds; `entropy(n)` gives n random bytes; `capacity` games are kept in
        memory; the `crew` does what takes long, by default at once."""
        self._desk = desk = Desk(
            store, games, clock, entropy, defaults or Defaults(), capacity, crew or Crew()
        )
        self.places = Places(desk)
        self._alarms, self._outbox = Alarms(desk), Outbox(desk, self.places)
        self.lobby, self.mod = Lobbies(desk), Moderation(desk)
        self.votes, self.promises, self.polls = Votes(desk), Promises(desk), Polls(desk)
        self.material, self.decks = Materials(desk), Decks(desk)

    @property
    def games(self) -> Mapping[str, Game]:
        """The games that can be played, by key."""
        return self._desk.games

    @property
    def crew(self) -> Crew:
        """Who does what takes long."""
        return self._desk.crew

    @property
    def on_commit(self) -> Callable[[], None]:
        """Called after every stored change: the app sets it to wake its loops of `tick` and `deliver`."""
        return self._desk.on_commit

    @on_commit.setter
    def on_commit(self, wake: Callable[[], None]) -> None:
        self._desk.on_commit = wake

    def time_commits(self, told: Callable[[float], None]) -> None:
        """Let `told` hear of each change how many seconds it took to store it."""
        self._desk.on_stored = told

    # -- playing

    @afresh
    async def submit(
        self,
        game: int,
        seat: int,
        moves: Sequence[Move],
        key: str,
        *,
        ask: int | None,
        actor: int,
        stop: bool = False,
    ) -> Done:
        """Make `moves` for `seat`: one, or several that answer its consecutive asks, all or none of them; or
        (`stop`) those of a plan as far as the seat learns nothing and nobody else is asked in between.

        `ask` is the number on the button (None: a typed command, which cannot be stale). An actor who was
        away is back. Raises Refused with all reasons, NotYourSeat, Stale, Paused, NotRunning, StoreTrouble.
        """

        async def work() -> Done:
            async with self._desk.act(game) as act:
                if act.session.seat_of(actor) != seat:
                    raise NotYourSeat
                act.looking = seat
                come_back(act, seat)
                await make_moves(act, seat, moves, key, actor, ask, stop=stop)
            return act.done(seat)

        return await self._desk.once(game, key, seat, work)

    @afresh
    async def undo(self, game: int, actor: int, key: str) -> Done:
        """Take the actor's last step back. Raises NotAllowed where that needs the others' consent
        (`votes.propose`)."""
        async with self._desk.look(game) as session:
            seat = session.seat_of(actor)

        async def work() -> Done:
            async with self._desk.act(game) as act:
                act.need_live()
                if act.session.seat_of(actor) != seat:
                    raise NotYourSeat
                if act.session.hushed:
                    raise NotAllowed(text("table-undo-sealed"))
                await self._desk.load_steps(act.session)
                to = act.session.free_undo(seat)
                if to is None:
                    raise NotAllowed(text("table-undo-needs-consent"))
                act.sign(key, actor)
                act.looking = seat
                told = any(seq > to for seq in act.session.told)
                await self._desk.take_back(act, to)
                act.look()
                if told or not act.unseen:
                    act.notice("table-undone", who=Who(seat))
            return act.done(seat)

        return await self._desk.once(game, key, seat, work)

    @afresh
    async def leave(self, game: int, actor: int, key: str, *, to: str | None) -> Done:
        """Leave a running game for good: the AI `to` plays on, or (None) the seat leaves by the rules of the
        game.

        Raises BadInput for an AI the game does not have, Refused where the rules know no leaving.
        """
        async with self._desk.look(game) as session:
            seat = session.seat_of(actor)

        async def work() -> Done:
            async with self._desk.act(game) as act:
                act.need_live()
                session = act.session
                if session.seat_of(actor) != seat:
                    raise NotYourSeat
                level = session.settings.takeover if to is None else to
                if to is not None and to not in session.game.players:
                    raise BadInput(name="level", given=to)
                name = session.seats[seat].name
                hand_over(act, seat, user_id=None, kind="ai", ai=level, name=name)
                act.notice("table-left" if to is None else "table-left-to-ai", who=Who(seat))
                act.sign(key, actor)
                if to is None:
                    act.play(HOST, ("leave", seat))
                rest(act)
                act.run_on()
            return act.done(seat)

        return await self._desk.once(game, key, seat, work)

    @afresh
    async def away(self, game: int, actor: int, until: float | None) -> None:
        """An AI plays for the actor until they are back, at the latest at `until` (epoch seconds)."""
        async with self._desk.act(game) as act:
            act.need_live()
            seat = act.session.seat_of(actor)
            if until is not None and until <= act.now:
                raise BadInput(name="until", given=str(until))
            act.set_seat(seat, away=True, away_until=until)
            act.notice("table-away", who=Who(seat))
            rest(act)
            act.run_on()

    @afresh
    async def back(self, game: int, actor: int) -> Done:
        """'I'm back': the actor plays their seat themselves again."""
        async with self._desk.act(game) as act:
            if act.session.row.status not in RUNNING:
                raise NotRunning
            seat = act.session.seat_of(actor)
            act.looking = seat
            come_back(act, seat)
        return act.done(seat)

    @afresh
    async def take_seat(self, game: int, user: int, name: str, guild: int) -> Done:
        """Take the seat that a game which came as a file holds for `user`, a member of `guild` called `name`.
        Raises NotAllowed where none is held for them there."""
        async with self._desk.act(game) as act:
            seat = act.looking = take_seat(act, user, name, guild)
        return act.done(seat)

    @afresh
    async def set_standing(self, game: int, actor: int, names: Sequence[str]) -> None:
        """The actor's standing answers, first that fits counts; names from `standing_names`. Acts at once."""
        async with self._desk.act(game) as act:
            act.let_answer(act.session.seat_of(actor), names)

    @afresh
    async def switch_standing(self, game: int, actor: int, name: str, *, on: bool) -> None:
        """Switch one of the actor's standing answers on, as the last that counts, or off. Acts at once."""
        async with self._desk.act(game) as act:
            seat = act.session.seat_of(actor)
            others = [old for old in policies.kept(act.session.seats[seat].standing) if old != name]
            act.let_answer(seat, [*others, name] if on else others)

    async def draft(self, game: int, seat: int, writer: int) -> Mapping[str, str]:
        """What `writer` has filled in for the open decision of `seat` without sending it off."""
        async with self._desk.look(game) as session:
            return drafts.kept(session, seat, writer)

    @afresh
    async def save_draft(self, game: int, seat: int, writer: int, written: Mapping[str, str]) -> None:
        """Keep what `writer` has filled in so far, until the decision has passed. Raises NotYourSeat."""
        async with self._desk.act(game) as act:
            if act.session.table().seat_of(writer) not in (seat, None):
                raise NotYourSeat
            act.need_live()
            drafts.keep(act, seat, writer, written)

    def standing_names(self, kind: str) -> tuple[str, ...]:
        """The standing answers a game offers; their texts are `standing-<name>`."""
        return policies.offered(self._desk.game(kind))

    # -- reading

    async def table(self, game: int) -> Table:
        """The game with its people. Raises NoSuchGame."""
        async with self._desk.look(game) as session:
            return session.table()

    async def listed(self, game: int) -> GameRow:
        """What is stored about a game, also of one that cannot be read. Raises NoSuchGame."""
        try:
            return await self._desk.store.listed(game)
        except NotFound as error:
            raise NoSuchGame from error
        except StoreError as error:
            raise trouble(error) from error

    async def find(
        self,
        *,
        guild: int | None = None,
        channel: int | None = None,
        user: int | None = None,
        over: bool = False,
    ) -> list[Table]:
        """Tables that match, newest first; `channel` is a thread or a channel, `over` adds those that are
        over. Games that cannot be read are left out."""
        statuses = (*RUNNING, *OVER) if over else RUNNING
        store = self._desk.store
        try:
            rows = await store.find_games(guild_id=guild, user_id=user, channel_id=channel, statuses=statuses)
            if channel is not None:
                rows += await store.find_games(
                    guild_id=guild, user_id=user, thread_id=channel, statuses=statuses
                )
        except StoreError as error:
            raise trouble(error) from error
        found = sorted({row.id for row in rows}, reverse=True)
        tables = []
        for game in found:
            try:
                tables.append(await self.table(game))
            except OF_ONE_GAME:
                continue
        return tables

    async def view(self, game: int, seat: int | None) -> Seen:
        """The game as `seat` sees it (None: a spectator). For people use `panel`, which knows their seat."""
        async with self._desk.look(game) as session:
            if seat is not None and not 0 <= seat < len(session.seats):
                raise BadInput(name="seat", given=str(seat))
            return await self._desk.seen(session, seat)

    async def panel(self, game: int, user: int) -> Seen:
        """The game as `user` sees it. Raises NotYourSeat if they play none there."""
        async with self._desk.look(game) as session:
            return await self._desk.seen(session, session.seat_of(user))

    async def asks(self, game: int) -> tuple[Ask, ...]:
        """All open decisions. Their choices are secret: show each seat only its own."""
        async with self._desk.look(game) as session:
            return session.asks()

    async def asks_for_user(self, user: int) -> list[InboxItem]:
        """All running games of a person, those that wait for them first, by deadline."""
        found = []
        for table in await self.find(user=user):
            seat = table.seat_of(user)
            if seat is None:
                continue
            try:
                async with self._desk.look(table.game) as session:
                    mine = next((waiting for waiting in session.waiting(seat) if waiting.seat == seat), None)
            except OF_ONE_GAME:
                continue
            ask, due = (None, None) if mine is None else (mine.ask, mine.due_at)
            item = InboxItem(table.game, table.kind, table.name, table.status, table.place, seat, ask, due)
            found.append(item)
        never = float("inf")
        return sorted(found, key=lambda item: (item.ask is None, item.due_at or never, item.game))

    async def preview(self, game: int, seat: int, moves: Sequence[Move]) -> tuple[Ask, ...]:
        """What `seat` would be asked after `moves`, on a copy. Empty as soon as they would reveal or draw
        anything.

        Raises Refused for an illegal move.
        """
        async with self._desk.look(game) as session:
            if session.kernel is None or session.row.status != "live":
                raise NotRunning
            return session.outside(trial(session.kernel, seat, moves))

    async def log(
        self, game: int, viewer: int | None, *, before: int | str | None = None, limit: int = 20
    ) -> list[LogLine]:
        """The last moves of which the seat `viewer` (None: a spectator) was told, oldest first, before the
        line of that number or place.

        Moves of which they were told nothing are nowhere in it. Raises Stale for a place that is none."""
        return await history.read_log(self._desk, game, viewer, before, limit)

    async def told(self, game: int, seq: int, viewer: int | None) -> LogLine | None:
        """What the seat `viewer` (None: a spectator) was told of move `seq`; None if nothing."""
        return await history.told(self._desk, game, seq, viewer)

    async def moves(self, game: int, viewer: int | None, first: int, last: int) -> list[LogLine]:
        """The moves from number `first` to `last`, the silent ones too, as `viewer` was told of them. Raises
        NotAllowed while the game runs."""
        return await history.moves(self._desk, game, viewer, first, last)

    async def moment(self, game: int, seq: int, seat: int | None, *, user: int | None = None) -> Moment:
        """The game after move `seq` (0: as it began), as `seat` knew it.

        While the game runs, `seat` must be None or played by `user` (NotAllowed). Raises BadInput for a move
        there is not, or one made under rules that are no more.
        """
        return await history.moment(self._desk, game, seq, seat, user)

    async def verify(self, game: int) -> Verified:
        """Check the dice of a finished game. Raises NotAllowed while it runs (the seed is secret)."""
        return await history.verify(self._desk, game)

    # -- people

    async def prefs(self, user: int) -> Json:
        """What a person prefers; see preferences.py."""
        try:
            return (await self._desk.person(user)).prefs
        except StoreError as error:
            raise trouble(error) from error

    async def save_prefs(self, user: int, changes: Mapping[str, Any]) -> Json:
        """Change preferences (None removes one); gives all of them. Raises BadInput."""
        return await self._desk.change_person(user, lambda prefs: changed(prefs, changes))

    async def conversation(self, user: int) -> Json:
        """What is open between a person and the bot in writing (ui/letters/letters.py)."""
        try:
            return await self._desk.store.conversation(user)
        except StoreCorrupt as error:  # they begin anew; nobody else waits for that
            log.error("What was open with person %s is lost: %s", user, error)
            return {}
        except StoreError as error:
            raise trouble(error) from error

    async def save_conversation(
        self, user: int, open: Json, *, waits: bool, before: Json | None = None
    ) -> None:
        """Replace what is open with a person; `waits`: `waiting_conversations` names them. Raises Overtaken
        if it is not what it was `before` (None: it may be anything)."""
        try:
            await self._desk.store.save_conversation(user, open, waits=waits, before=before)
        except StoreError as error:
            raise trouble(error) from error

    async def waiting_conversations(self) -> list[int]:
        """The people to whom the bot has to come back by itself."""
        try:
            return await self._desk.store.waiting_conversations()
        except StoreError as error:
            raise trouble(error) from error

    async def results(self, user: int, limit: int = 100) -> list[ResultRow]:
        """How a person's games ended, latest first."""
        try:
            return await self._desk.store.results(user_id=user, limit=limit)
        except StoreError as error:
            raise trouble(error) from error

    async def standings(
        self, *, guild: int | None, kind: str | None = None, limit: int = 25
    ) -> list[Standing]:
        """People by games won on a server (None: anywhere)."""
        try:
            return await self._desk.store.standings(guild_id=guild, kind=kind, limit=limit)
        except StoreError as error:
            raise trouble(error) from error

    async def server(self, guild: int) -> Json:
        """What a server has set for its tables (names in server.py); `mod.set_server` changes it."""
        return await self._desk.server(guild)

    # -- time and messages, driven by bot/app.py

    async def wake(self) -> list[int]:
        """Once at start: bring games of other rules versions up to date, and give more time where it ran out
        meanwhile; the games whose epoch had to be closed."""
        closed = await epochs.wake(self._desk)
        await lapse.watch(self._desk)
        await self._alarms.reprieve()
        return closed

    def heard(self) -> None:
        """Another process has stored something; to be called as soon as that is known."""
        self._desk.heard()

    async def repair(self, game: int) -> Repaired:
        """Compare the position of a game with its log; a damaged one is made again from there.

        Raises NoSuchGame, and Unreadable for a damaged log; its cause says where."""
        return await self._desk.repair(game)

    async def next_due(self) -> float | None:
        """When `tick` should be called next (epoch seconds), or None."""
        return await self._alarms.next_due()

    async def tick(self) -> int:
        """Do what is due now (deadlines, reminders, returns, AI seats that go on); how many timers were
        handled."""
        return await self._alarms.tick()

    async def deliver(self, sender: Sender, limit: int = 100) -> int:
        """Send what waits in the outbox until nothing does; how many messages were dealt with. To be called
        after every commit, and at `next_delivery`. `limit`: messages that are looked at together."""
        return await self._outbox.deliver(sender, limit)

    async def next_delivery(self) -> float | None:
        """When the next message that is held back now may be sent, or None."""
        return await self._outbox.next_delivery()

    async def fill_slot(self, row: MessageRow) -> None:
        """Note the message that fills a slot of a game from now on."""
        try:
            await self._desk.store.save_message(row)
        except StoreError as error:
            raise trouble(error) from error

    async def forget_slot(self, game: int, slot: str) -> None:
        """The message that filled a slot of a game is gone."""
        try:
            await self._desk.store.forget_message(game, slot)
        except StoreError as error:
            raise trouble(error) from error

    async def slot(self, game: int, slot: str) -> MessageRow | None:
        """The Discord message that fills a slot of the game ('lobby', 'table', ...), or None."""
        return (await self.slots(game)).get(slot)

    async def slots(self, game: int) -> dict[str, MessageRow]:
        """The Discord messages of a game, by the slots that they fill."""
        try:
            return {row.slot: row for row in await self._desk.store.messages(game)}
        except StoreError as error:
            raise trouble(error) from error
