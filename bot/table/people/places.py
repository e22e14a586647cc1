"""Where a table lives on Discord: what becomes of it when that place is gone, and how it gets another.

A running game whose place is gone waits: its clock stands still, and what is to be said there is held back.
In its new place everything is said, and the card stands anew.
"""

from __future__ import annotations

from bot.engine.moves import text
from bot.store.errors import StoreError
from bot.store.records import RUNNING, GameRow, Place
from bot.table.errors import OF_ONE_GAME, NotAllowed, NotRunning
from bot.table.people.votes import pause, resume
from bot.table.seen import Table
from bot.table.time import clock
from bot.table.unit.act import Act
from bot.table.unit.afresh import afresh
from bot.table.unit.gate import NOBODY, Desk, trouble
from bot.table.unit.session import LOST, RESTING, Session

LEFT = "left"
"""Of a game whose place was lost: the bot left the server, and the place itself may be there still."""
HELD = 3650 * 86400.0
"""Seconds for which messages to a place that is gone are held back: until there is another."""


class Places:
    """The places of all tables."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def running(self) -> list[tuple[int, Place]]:
        """The running games and where they live."""
        try:
            rows = await self._desk.store.live_games()
        except StoreError as error:
            raise trouble(error) from error
        return [(row.id, Place(row.guild_id, row.channel_id, row.thread_id)) for row in rows]

    async def left(self, guild: int) -> list[int]:
        """The bot is in that server no more: its games wait, and nobody is written to about it, for nothing
        would help but to invite the bot again. Those that have begun to wait by this."""
        found = []
        for row in await self._all_of(guild):
            try:
                if await self._leave(row.id):
                    found.append(row.id)
            except OF_ONE_GAME:
                continue
        return found

    async def back(self, guild: int) -> list[tuple[int, Place]]:
        """The games that wait since the bot left that server, and where they lived: `settle` lets them go
        on."""
        return [
            (row.id, Place(row.guild_id, row.channel_id, row.thread_id))
            for row in await self._all_of(guild)
            if isinstance(lost := row.settings.get(LOST), dict) and lost.get(LEFT)
        ]

    async def _all_of(self, guild: int) -> list[GameRow]:
        try:
            return [row for row in await self._desk.store.live_games() if row.guild_id == guild]
        except StoreError as error:
            raise trouble(error) from error

    @afresh
    async def _leave(self, game: int) -> bool:
        async with self._desk.act(game) as act:
            waits = bool(act.session.meta.get(LOST))
            if not waits:
                wait(act, left=True)
        return not waits

    async def gone(self, where: int) -> list[int]:
        """The thread or channel `where` was deleted: the running games that have lost their place by it."""
        store = self._desk.store
        try:
            rows = await store.find_games(thread_id=where, statuses=RUNNING)
            rows += await store.find_games(channel_id=where, statuses=RUNNING)
        except StoreError as error:
            raise trouble(error) from error
        lost = []
        for game in sorted({row.id for row in rows}):
            try:
                if await self._lose(game, where):
                    lost.append(game)
            except OF_ONE_GAME:
                continue
        return lost

    @afresh
    async def _lose(self, game: int, where: int) -> bool:
        """Whether the game has lost its place with `where`."""
        async with self._desk.act(game) as act:
            theirs = where in (act.session.place.channel_id, act.session.place.thread_id)
            if theirs:
                await lose(self._desk, act)
        return theirs

    @afresh
    async def unreachable(self, game: int, where: int) -> float | None:
        """Nothing can be delivered any more in `where`, the place of the game: the seconds for which messages
        are to be held back; None if they are for nobody any more."""
        async with self._desk.act(game) as act:
            if where != act.session.place.talk:
                return 0.0
            if not _goes_on(act.session):
                return None
            await lose(self._desk, act)
        return HELD

    async def theirs(self, game: int, user: int) -> Table:
        """The running game of one of its people. Raises NotAllowed for others, NotRunning."""
        async with self._desk.look(game) as session:
            _need_people(session, user)
            return session.table()

    @afresh
    async def settle(self, game: int, place: Place, actor: int) -> Table:
        """The table lives at `place` from now on, because one of its people (or NOBODY, the bot itself) has
        seen to that. Raises NotAllowed for others, NotRunning."""
        async with self._desk.act(game) as act:
            if actor != NOBODY:
                _need_people(act.session, actor)
            settle(act, place)
        return act.session.table()


def _goes_on(session: Session) -> bool:
    """Whether there is something to be said at the table: also its end, if its place was gone before."""
    return session.row.status in RUNNING or (session.row.status == "over" and bool(session.meta.get(LOST)))


def _need_people(session: Session, user: int) -> None:
    if not _goes_on(session):
        raise NotRunning
    if user != session.row.creator_id and all(row.user_id != user for row in session.seats):
        raise NotAllowed(text("table-place-theirs"))


async def lose(desk: Desk, act: Act) -> None:
    """The place of a running game is gone: it waits, and its people and the moderators are told, once."""
    session = act.session
    if session.meta.get(LOST) or session.row.status not in RUNNING:
        return
    wait(act, left=False)
    elsewhere = []
    for row in session.seats:
        if row.user_id is None or row.kind != "human":
            continue
        person = await desk.person(row.user_id)
        if person.takes_letters:
            at = clock.undisturbed(act.now, person.quiet)
            act.say({"kind": "lost"}, target="dm", user=row.user_id, at=0.0 if at == act.now else at)
        else:
            elsewhere.append(row.user_id)
    if elsewhere:
        act.say({"kind": "lost", "users": elsewhere}, target="lobby")


def wait(act: Act, *, left: bool) -> None:
    """A running game waits for a place. `left`: its place is there, but the bot is not in the server."""
    live = act.session.row.status == "live"
    if live:
        pause(act)
    act.set_meta(**{LOST: {"live": live, LEFT: left}})
    act.record(NOBODY, "lost", "", {})


def settle(act: Act, place: Place) -> None:
    """Let a running game live at `place`; if it had lost its own, it goes on as it was. Raises NotRunning."""
    session = act.session
    if not _goes_on(session):
        raise NotRunning
    old, lost = session.place, session.meta.get(LOST)
    act.move_to(place)
    act.set_meta(**{LOST: None})
    returned = bool(lost and lost.get(LEFT) and old == place)
    act.notice("table-returned" if returned else "table-settled-anew" if lost else "table-settled")
    if not lost and old.talk != place.talk:
        act.say({"kind": "moved"}, target=str(old.talk))
    if lost and lost["live"] and session.row.status == "paused" and not session.meta.get(RESTING):
        resume(act)
