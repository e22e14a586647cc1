"""Where sessions, locks and the store meet: every command and every look at a game goes through here.

One game is handled by one task at a time. A session that was changed and could not be stored is thrown away,
and so is one that another process has left behind: what is stored stands.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from bot.engine.moves import Refused, Text, text
from bot.games.contract import Game
from bot.store.errors import AlreadyDone, Conflict, NotFound, StoreCorrupt, StoreError, TimerGone
from bot.store.records import EpochRow, GameRow, Json, MaterialRow, MoveBatch, NewAudit, NewMessage
from bot.store.repository import Store
from bot.table.errors import (
    BadInput,
    Broken,
    NoSuchGame,
    NotRunning,
    Overtaken,
    Paused,
    Stale,
    StoreTrouble,
    TableError,
    Unreadable,
)
from bot.table.past import repair
from bot.table.past.texts import lines_of, to_json, told_to_all
from bot.table.people import server
from bot.table.seen import Done, Repaired, Seen
from bot.table.settings import Defaults
from bot.table.time import clock, review
from bot.table.unit import undo
from bot.table.unit.act import Act
from bot.table.unit.afresh import afresh
from bot.table.unit.aside import Copies, soon
from bot.table.unit.closing import Person, close
from bot.table.unit.crew import Crew, Kind
from bot.table.unit.session import Session, Sessions, own

log = logging.getLogger("fnord.table")
NOBODY = 0
"""The actor of what the bot itself records."""
UNSEEN = ("gamemaster", "look")
"""Acts of the gamemaster, of which nobody who plays may learn more than that there was one."""
VEIL = {"topic": "hidden", "deed": "hidden"}
"""What is told of them instead."""
MOST_PEOPLE = 4096
"""Preferences kept in memory."""


class Desk:
    """The table's access to games: `act` to change one, `look` to read one."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        clock: Callable[[], float],
        entropy: Callable[[int], bytes],
        defaults: Defaults,
        capacity: int,
        crew: Crew,
    ) -> None:
        self.store = store
        self.crew = crew
        self.games = games
        self.clock = clock
        self.entropy = entropy
        self.defaults = defaults
        self.on_commit: Callable[[], None] = lambda: None
        self.on_stored: Callable[[float], None] = lambda seconds: None
        self.news = asyncio.Event()
        self._sessions, self._copies = Sessions(capacity), Copies(store, self.game)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._people: dict[int, Person] = {}

    def game(self, kind: str) -> Game:
        """A game of the registry. Raises NoSuchGame."""
        if kind not in self.games:
            raise NoSuchGame
        return self.games[kind]

    def nonce(self) -> str:
        """A new name for a message, 24 characters."""
        return base64.b32encode(self.entropy(15)).decode()

    def stored(self) -> None:
        """Something was stored: whoever sends, or waits for a deadline, looks again."""
        self.news.set()
        self.on_commit()

    def lock(self, game: int) -> asyncio.Lock:
        """The lock of a game; it lives as long as somebody holds or awaits it."""
        found = self._locks.get(game)
        if found is None:
            found = self._locks[game] = asyncio.Lock()
        return found

    @asynccontextmanager
    async def look(self, game: int) -> AsyncIterator[Session]:
        """The game as stored, for reading; that of before, while somebody takes long to change it. Raises
        NoSuchGame, StoreTrouble."""
        lock = self.lock(game)
        held = await soon(lock)
        try:
            yield await (self._load(game) if held else self._copies.read(game, self._sessions.get(game)))
        except (TableError, Refused):
            raise
        except StoreError as error:
            raise trouble(error) from error
        except Exception as error:
            (self._sessions if held else self._copies).drop(game)
            log.exception("Game %s cannot be shown", game)
            raise Broken from error
        finally:
            if held:
                lock.release()

    async def seen(self, session: Session, seat: int | None) -> Seen:
        """Within `look`, the game as `seat` (None: a spectator) sees it."""
        if seat is not None:
            await self.load_steps(session)
            if session.taxing(seat):
                session.learn(seat, await self.crew.run(Kind.VIEWS, own, session, seat))
        return session.seen(seat)

    @asynccontextmanager
    async def act(self, game: int, *, fired: int | None = None) -> AsyncIterator[Act]:
        """Change the game: the block does it, the end of the block stores it. `fired` is the timer that
        caused it.

        Raises what the block raises, and StoreTrouble, Overtaken (another process was faster: `afresh` tries
        again), Stale (the timer is gone) or AlreadyDone when nothing could be stored; Broken when the rules
        failed. In every such case nothing has changed.
        """
        async with self.lock(game):
            session = None
            try:
                session = await self._load(game)
                act = Act(session, self.clock(), self.nonce, self.crew, fired)
                yield act
                await act.settle()
                if act.touched:
                    await self._commit(act)
            except (TableError, Refused):
                if session is not None and (act.touched or not _untouched(session)):
                    self._sessions.drop(game)
                raise
            except AlreadyDone:
                self._sessions.drop(game)
                raise
            except StoreError as error:
                self._sessions.drop(game)
                raise trouble(error) from error
            except Exception as error:
                self._sessions.drop(game)
                log.exception("Game %s failed; the stored position stands", game)
                raise Broken from error
            except BaseException:
                self._sessions.drop(game)
                raise

    async def set_aside(self, game: int) -> None:
        """Pause a game that cannot even be read: its clock stops, all else is left as it is, and its
        moderators are told, once.

        Raises StoreTrouble, NoSuchGame."""
        async with self.lock(game):
            self._sessions.drop(game)
            try:
                await self._mark_broken(game, "set aside")
            except StoreError as error:
                raise trouble(error) from error

    async def _mark_broken(self, game: int, why: str) -> None:
        """Note that a game cannot be read; who can do something about it is told the first time."""
        try:
            row = await self.store.listed(game)
        except NotFound:
            await self.store.mark_broken(game, why, now=self.clock())
            return
        act = NewAudit(row.guild_id, NOBODY, "unreadable", {}, None, game)
        notice = {
            "kind": "unreadable",
            "guild": row.guild_id,
            "lines": to_json([text("table-position-unreadable", name=row.name, number=str(game))]),
        }
        where = str(row.thread_id or row.channel_id)
        told = [NewMessage(self.nonce(), where, notice), *await self.audit_copies(act, row.name)]
        if await self.store.mark_broken(game, why, now=self.clock(), outbox=told, audit=[act]):
            self.stored()

    async def once(self, game: int, key: str, seat: int | None, work: Callable[[], Awaitable[Done]]) -> Done:
        """The outcome of `work`, or the stored one if the interaction `key` was carried out before."""
        try:
            return await work()
        except (Refused, Stale, NotRunning, Paused, AlreadyDone):
            stored = await self._repeated(game, key, seat)
            if stored is None:
                raise
            return stored

    async def _repeated(self, game: int, key: str, seat: int | None) -> Done | None:
        async with self.look(game) as session:
            first = await self.store.done(key)
            if first is None or first.game != game:
                return None
            rows = await self.store.log(game, first.seq, limit=400)
            caused = [rows[0]]
            for row in rows[1:]:
                if row.key is not None or row.at != first.at:
                    break
                caused.append(row)
            lines = tuple(lines_of([row.lines for row in caused], seat))
            result = session.kernel.outcome() if session.kernel is not None else None
            own = session.asks(seat) if seat is not None else ()
            return Done(game, caused[-1].seq, lines, own, result, repeated=True)

    async def load_steps(self, session: Session) -> None:
        """Fill `session.steps` with the log of its epoch, and `session.told` from the whole log."""
        if session.steps is None:
            epoch, rows = await self.epoch(session), await self.store.log(session.row.id)
            rows = [row for row in rows if row.seq <= session.row.seq]  # a copy may have been left behind
            session.told = [row.seq for row in rows if told_to_all(row.lines)]
            session.steps = undo.steps(row for row in rows if row.seq >= epoch.first_seq)

    async def epoch(self, session: Session) -> EpochRow:
        """The current epoch of the game."""
        return (await self.store.epochs(session.row.id))[-1]

    async def take_back(self, act: Act, to: int) -> None:
        """Within `act`, let the position after move `to` stand again. Raises BadInput if there is no way back
        there."""
        session = act.session
        await self.load_steps(session)
        first = (await self.epoch(session)).first_seq
        counted = undo.course(session.steps or ())
        if to != first - 1 and to not in {step.seq for step in counted}:
            raise BadInput(text("table-undo-where"))
        await act.go_over(await self.epoch(session), (undo.UNDO, to))
        act.run_on()
        await act.settle()

    async def bring_back(self, act: Act) -> int:
        """Within `act`, let the position before the last undo stand again; its number. Raises BadInput where
        somebody has gone on since, or nothing was taken back."""
        session = act.session
        await self.load_steps(session)
        last = undo.taken_back(session.steps or ())
        if last is None:
            raise BadInput(text("table-redo-nothing"))
        await act.go_over(await self.epoch(session), (undo.REDO, last.seq))
        act.run_on()
        await act.settle()
        return last.seq

    async def told_by(self, session: Session, seq: int) -> Text | None:
        """What everybody was told last up to move `seq`, of what was not taken back; None where nothing was,
        and in a game that tells in print. Needs loaded steps."""
        counted = {step.seq for step in undo.course(session.steps or ())}
        last = next((n for n in reversed(session.told) if n <= seq and n in counted), None)
        if last is None or session.game.papers is not None:
            return None
        (row,) = await self.store.log(session.row.id, last, limit=1)
        return lines_of([row.lines], None)[-1]

    async def person(self, user: int) -> Person:
        """A person's preferences and quiet hours."""
        found = self._people.get(user)
        if found is None:
            prefs = await self._prefs(user)
            found = self._people[user] = Person(prefs, clock.quiet_of(prefs, self.defaults.quiet_hours))
            if len(self._people) > MOST_PEOPLE:
                del self._people[next(iter(self._people))]
        return found

    async def _prefs(self, user: int) -> Json:
        try:
            return await self.store.user_prefs(user)
        except StoreCorrupt as error:  # no game waits for that: they may choose anew
            log.error("What person %s prefers is lost: %s", user, error)
            return {}

    @afresh
    async def change_person(self, user: int, change: Callable[[Json], Json]) -> Json:
        """Replace a person's preferences by what `change` makes of them; gives them. Raises what it raises,
        and StoreTrouble."""
        try:
            before = await self._prefs(user)
            after = change(before)
            await self.store.save_user_prefs(user, after, before=before)
        except StoreError as error:
            raise trouble(error) from error
        self._people.pop(user, None)
        return after

    def heard(self) -> None:
        """Another process has stored something: what people prefer is read again, and what is due is looked
        for."""
        self._people.clear()
        self.stored()

    async def server(self, guild: int) -> Json:
        """What a server has set for its tables (see server.py)."""
        try:
            return await self.store.guild_settings(guild)
        except StoreError as error:
            raise trouble(error) from error

    async def material(self, guild: int, kind: str) -> list[MaterialRow]:
        """What a server has added to a game, oldest first."""
        try:
            return await self.store.material(guild, kind)
        except StoreError as error:
            raise trouble(error) from error

    async def enqueue(self, game: int | None, payload: Json, target: str, user: int | None = None) -> None:
        """Queue a message that belongs to no move."""
        await self.store.enqueue(
            [NewMessage(self.nonce(), target, payload, user)], now=self.clock(), game=game
        )
        self.stored()

    async def _row(self, game: int) -> GameRow:
        try:
            return await self.store.load_game(game)
        except NotFound as error:
            raise NoSuchGame from error

    async def _load(self, game: int) -> Session:
        session = self._sessions.get(game)
        if session is not None and session.row.version == await self.store.version(game):
            return session
        try:
            session = await self._read(game)
        except (TableError, StoreError) as error:
            if isinstance(error, StoreCorrupt):
                await self._tell_broken(game, str(error))
            raise
        except Exception as error:  # whatever a damaged position makes the rules do
            await self._tell_broken(game, type(error).__name__)
            raise Broken from error
        if session.row.broken is not None:
            await self.store.mark_sound(game)
        self._sessions.put(game, session)
        return session

    async def _read(self, game: int) -> Session:
        row = await self._row(game)
        seats, timers = await self.store.seats(game), await self.store.timers(game)
        try:
            return Session(self.game(row.kind), row, seats, timers)
        except StoreCorrupt:
            return Session(self.game(row.kind), await self._restore(row), seats, timers)

    async def _tell_broken(self, game: int, why: str) -> None:
        log.error("Game %s cannot be read: %s", game, why)
        try:
            if (await self.store.listed(game)).broken is None:
                await self._mark_broken(game, why)
        except StoreError as error:
            log.error("Game %s could not be marked: %s", game, error)

    async def _restore(self, row: GameRow) -> GameRow:
        """The game with its position made again from its log; stored, and told. Raises StoreCorrupt."""
        found = await repair.rebuild(self.store, self.crew, self.game(row.kind), row)
        log.warning("Game %s: the stored position was damaged; it was made again from the log", row.id)
        act = NewAudit(row.guild_id, NOBODY, "rebuilt", {}, None, row.id)
        notice = {"kind": "notice", "lines": to_json([text("table-rebuilt")])}
        batch = MoveBatch(
            game=row.id,
            version=row.version,
            now=self.clock(),
            snapshot=found.position,
            outbox=[NewMessage(self.nonce(), "thread", notice), *await self.audit_copies(act, row.name)],
            audit=[act],
        )
        try:
            await self.store.commit_move(batch)
        except Conflict:
            log.warning("Game %s has been changed by another process meanwhile", row.id)
        self.stored()
        return await self._row(row.id)

    @afresh
    async def repair(self, game: int) -> Repaired:
        """Compare the position of a game with its log, and make it again from there if it is damaged.

        Raises NoSuchGame, and Unreadable for a damaged log; its cause says where.
        """
        async with self.lock(game):
            self._sessions.drop(game)
            try:
                row = await self._row(game)
                rules = (row.rules_version, self.game(row.kind).rules.info.version)
                damaged = not repair.whole(row)
                if row.snapshot is None and not damaged:
                    return Repaired(0, damaged, row.status, rules)
                found = await repair.rebuild(self.store, self.crew, self.game(row.kind), row)
                if damaged:
                    await self._restore(row)
            except StoreError as error:
                raise trouble(error) from error
        return Repaired(found.moves, damaged, row.status, rules)

    async def blind(self, session: Session) -> bool:
        """Whether nobody may see what is hidden in this game, its moderators included."""
        chosen = await self.server(session.row.guild_id)
        blind = chosen.get(server.BLIND) or session.meta.get(server.BLIND)
        return bool(blind) and session.row.status not in ("over", "archived")

    async def _commit(self, act: Act) -> None:
        session = act.session
        if review.waits(session) and session.row.status == "live" and await self.blind(session):
            review.go_on(act)
            act.run_on()
            await act.settle()
        people: dict[int, Person] = {}
        for seat in session.seats:
            if seat.user_id is not None and seat.kind == "human":
                people[seat.user_id] = await self.person(seat.user_id)
        for row in act.audit:
            for copy in await self.audit_copies(row, session.row.name):
                act.messages.append(copy)
        await self._call_moderators(act)
        if session.row.status == "lobby" and act.fired is None:
            session.lapse, act.rearm = clock.lapse(act.now, self.defaults.lobby_days), True
        batch, began = close(act, people), time.perf_counter()
        try:
            stored = await self.store.commit_move(batch)
            self.on_stored(time.perf_counter() - began)
        except asyncio.CancelledError:
            self.stored()  # it may be stored all the same
            raise
        session.row = replace(
            session.row,
            seq=stored.seq,
            epoch=stored.epoch,
            version=stored.version,
            updated_at=act.now,
            seats=session.row.seats if batch.seat_count is None else batch.seat_count,
            rules_version=batch.rules_version or session.row.rules_version,
            settings=dict(session.meta),
        )
        self.stored()

    async def _call_moderators(self, act: Act) -> None:
        """Tell the channels for acts of moderators, else the table, that the gamemaster is waited for."""
        what = act.calls_moderators or ("waits" if review.begins(act) else "")
        if not what:
            return
        until = review.deadline(act) if review.waits(act.session) else None
        payload = review.notice(act, what, None if until is None else until.due_at)
        channels = server.audit_channels(await self.server(act.session.row.guild_id), self.defaults)
        for to in map(str, channels) if channels else ("thread",):  # where somebody may fetch a moderator
            act.messages.append(NewMessage(self.nonce(), to, payload))

    async def audit_copies(
        self, row: NewAudit, name: str = "", after: Json | None = None
    ) -> list[NewMessage]:
        """An act of moderation as messages for the audit channels there are, and those that the settings
        `after` it name; who plays may read them: of the gamemaster's acts they tell only that there was
        one."""
        veiled = row.action in UNSEEN
        line: dict[str, Any] = {
            "action": row.action,
            "actor": row.actor_id,
            "detail": VEIL if veiled else row.detail,
            "reason": None if veiled else row.reason,
            "guild": row.guild_id,
            "game": row.game,
            "name": name,
        }
        settings = [await self.server(row.guild_id), *([] if after is None else [after])]
        channels = {
            channel for stored in settings for channel in server.audit_channels(stored, self.defaults)
        }
        return [NewMessage(self.nonce(), str(to), {"kind": "audit", **line}) for to in sorted(channels)]


def trouble(error: StoreError) -> TableError:
    """What the player is told when the store fails."""
    if isinstance(error, Conflict):
        return Stale() if isinstance(error, TimerGone) else Overtaken()
    log.error("The store failed: %s", error)
    return Unreadable() if isinstance(error, StoreCorrupt) else StoreTrouble(text(error.key))


def _untouched(session: Session) -> bool:
    return session.kernel is None or session.kernel.s.seq == session.row.seq
