"""A small simulated Discord with our bot in it: its people, channels and running time, and how it is kept."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import simcord
import structlog

from bot import __version__, private
from bot.app import Fnordmaster
from bot.local import touch_points
from bot.local.touch_points import Conversation, Dressing, Gate
from bot.logs import told
from bot.store.records import Place as TablePlace
from bot.store.sqlite.sharing import need_free_file
from bot.table.seen import InboxItem, Table
from bot.table.unit.gate import NOBODY

FORMAT = 1
"""Raised whenever what is stored beside simcord's own state changes its shape."""
PEOPLE = (("alice", "Alice"), ("bob", "Bob"))
MODERATOR = ("mona", "Mona (moderator)")
MOST_PEOPLE = 12
BRISK, CALM = 0.1, 0.5
"""Seconds between two beats of the clock: while something happens, and else."""
LIVELY = 2.0
"""Seconds after a change in which the clock beats briskly."""
IDLE_WINDOW = 150.0
"""Seconds after which a window that no page shows is closed; browsers let hidden pages ask once a minute."""
SAVING_SHARE = 20
"""The world is stored at most every so many times as long as storing takes."""
GAME_FILE, WORLD_FILE, START_FILE = "games.sqlite3", "world.pickle", "start.lock"
log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Pending:
    """What waits for somebody: a lobby in which they sit and that can or cannot begin yet, their decision, or
    what they may answer though nobody waits for them (`kind` 'lobby', 'seats', 'move' or 'may'), with what is
    asked."""

    kind: str
    channel: int
    name: str
    said: str = ""


class World:
    """One server with a bot, a moderator and some players. `fresh` says why it is new, if it is."""

    def __init__(
        self, bot: Fnordmaster, folder: Path, stored: dict[str, Any] | None, fresh: str | None
    ) -> None:
        self.bot = bot
        self.folder = folder
        self.fresh = fresh
        self._stored = stored
        self.env = touch_points.make_env(bot, stored["backend"] if stored else None)
        self.read: dict[tuple[int, int], int] = stored["read"] if stored else {}
        self.people: list[simcord.MemberActor] = []
        self.version = 0
        self._changed = self._saved = 0.0
        self._unsaved = True
        self._saving = 0.0
        self._nudge = asyncio.Event()
        self.opened = asyncio.Event()
        self._faults = 0
        self._waiting: dict[int, tuple[int, list[Pending]]] = {}

    # -- from first to last

    async def open(self, dressing: Dressing, game: str | None = None) -> None:
        """Bring the world to life; a new one gets its people and a lobby with AI seats, of `game` if one is
        named. A kept one gets a lobby of that game, too, unless one is open."""
        self.gate = Gate(self.env, self._acted, dressing)
        if self._stored:
            touch_points.forget_ephemeral(self.env)
            self.guild = touch_points.guild_of(self.env, self._stored["guild"])
            self.people = [touch_points.member_of(self.env, self.guild, n) for n in self._stored["people"]]
        else:
            self._settle()
        touch_points.listen(self.env, self._heard)
        await self.env.start()
        touch_points.count_no_refusals(self.bot.tree)
        if self._stored:
            await self.gate.as_bot(self._mend)
        if not self._stored or game is not None:
            await self._lay(game or "illuminati")
            touch_points.forget_ephemeral(self.env)
        await self.beat()
        self.opened.set()

    def _settle(self) -> None:
        """Server, channels and people of a new world."""
        self.env.backend.edit_bot_profile("Fnordmaster")
        self.guild = self.env.create_guild("Orbit Club")
        self.guild.create_text_channel("tables", topic="Games are opened here; each has a thread of its own.")
        for name, called in PEOPLE:
            self._settle_person(name, called)
        rights = discord.Permissions(manage_guild=True, manage_threads=True, manage_messages=True)
        role = self.guild.create_role("Moderators", permissions=rights)
        name, called = MODERATOR
        user = self.env.create_user(name, global_name=called)
        self.people.append(self.guild.add_member(user, roles=[role]))

    def _settle_person(self, name: str, called: str) -> simcord.MemberActor:
        user = self.env.create_user(name, global_name=called)
        person = self.guild.add_member(user)
        self.people.append(person)
        return person

    async def _lay(self, game: str) -> None:
        """A lobby of that game with three AI seats, unless there is one: one press away from a game."""
        if any(table.status == "lobby" for table in await self._tables(game)):
            return
        await self.people[0].slash(self.guild.channels["tables"], "game new", game=game)
        await self.gate.as_bot(lambda: self._seat_the_others(game))

    async def _tables(self, game: str) -> list[Table]:
        return [table for table in await self.bot.service.find(guild=self.guild.id) if table.kind == game]

    async def _seat_the_others(self, game: str) -> None:
        table = (await self._tables(game))[0]
        lobby, alice = self.bot.service.lobby, self.people[0].id
        for _ in range(3):
            await lobby.add_ai(table.game, alice, "heuristic")
        await lobby.set_option(table.game, alice, "hours", 0.0)

    async def _mend(self) -> None:
        """A game whose thread was lost by a hard stop goes on in its channel."""
        for table in await self.bot.service.find(guild=self.guild.id):
            place = table.place
            if place.thread_id is not None and place.thread_id not in self.env.backend.channels:
                lost = TablePlace(place.guild_id, place.channel_id)
                await self.bot.service.places.settle(table.game, lost, NOBODY)

    async def close(self) -> None:
        """Store the world, end the bot."""
        async with self.gate.lock:
            self._save()
            await self.env.shutdown()
        await self.bot.close()

    # -- time

    async def run(self) -> None:
        """Let time pass, show what happens, and keep it, until cancelled."""
        while True:
            lively = time.time() - self._changed < LIVELY
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nudge.wait(), BRISK if lively else CALM)
            self._nudge.clear()
            try:
                await self.beat()
            except Exception as error:
                log.warning("the local table lags behind", why=told(error))

    async def beat(self) -> None:
        """Let the world catch up with the real time; show and keep what has changed."""
        async with self.gate.lock:
            await self.env.advance_time(max(0.0, touch_points.behind(self.env)))
            touch_points.forget_the_past(self.env)
            await self.gate.close_idle(time.time() - IDLE_WINDOW)
            await self.gate.refresh()
            now = time.time()
            if self._unsaved and now - self._saved > SAVING_SHARE * self._saving:
                self._save()
        for error in self.env.errors_since(self._faults):
            self._faults += 1
            log.error("the bot failed", exc_info=error)

    def _heard(self, channel: int | None, message: int | None) -> None:
        """Something in the world has changed."""
        self._touch()
        for (_, where), window in self.gate.windows.items():
            if where == channel:
                window.stale = True
                if message is not None:
                    window.changed.add(message)

    def _acted(self, channel: int) -> None:
        """Somebody has acted in a page: their other pages must show it, and the bot may have more to do."""
        self._touch()
        for (_, where), window in self.gate.windows.items():
            window.stale = window.stale or where == channel
        self._nudge.set()

    def _touch(self) -> None:
        self.version += 1
        self._changed = time.time()
        self._unsaved = True

    # -- on disk

    def _save(self) -> None:
        began = time.perf_counter()
        beside = {"guild": self.guild.id, "people": [person.id for person in self.people], "read": self.read}
        self._unsaved = False
        head = json.dumps(_versions()).encode() + b"\n"
        file = self.folder / WORLD_FILE
        new = file.with_suffix(".new")
        try:
            private.write(new, head + touch_points.dump(self.env, beside))
            new.replace(file)
        except OSError as error:
            self._unsaved = True
            log.error("the world could not be stored", why=told(error))
        self._saved, self._saving = time.time(), time.perf_counter() - began

    # -- people and what they see

    async def add_person(self, called: str) -> simcord.MemberActor:
        """One more player. Raises ValueError for a name that is empty, too long or taken, or one too many."""
        called = " ".join(called.split())
        name = "".join(letter for letter in called.lower() if letter.isalnum()) or "player"
        if not 1 <= len(called) <= 32:
            raise ValueError("A name has 1 to 32 characters.")
        if any(called.casefold() == self.called(person).casefold() for person in self.people):
            raise ValueError(f"There is a {called} already.")
        if len(self.people) >= MOST_PEOPLE:
            raise ValueError(f"The local table seats {MOST_PEOPLE} people at most.")
        async with self.gate.lock:
            person = self._settle_person(f"{name}{len(self.people)}", called)
        self._touch()
        return person

    def called(self, person: simcord.MemberActor) -> str:
        """A person's name as everybody sees it."""
        user = self.env.backend.users[person.id]
        return user.global_name or user.name

    def places(self, person: simcord.MemberActor) -> list[Conversation]:
        """Everything that a person can open."""
        return touch_points.places(self.env, self.guild, person)

    def unread(self, person: simcord.MemberActor, place: Conversation) -> bool:
        """Whether there is something they have not seen."""
        return place.latest > self.read.get((person.id, place.channel.id), 0)

    def mark_read(self, person: simcord.MemberActor, place: Conversation) -> None:
        """They look at it now."""
        if self.unread(person, place):
            self.read[person.id, place.channel.id] = place.latest
            self._unsaved = True

    async def waiting(self, person: simcord.MemberActor) -> list[Pending]:
        """What waits for a person, their decisions first, then what they may answer."""
        known = self._waiting.get(person.id)
        if known is not None and known[0] == self.version:
            return known[1]
        version, found = self.version, []
        for item in await self.bot.service.asks_for_user(person.id):
            kind = "move" if item.ask is not None else None
            if item.status == "lobby":
                table = await self.bot.service.table(item.game)
                least = self.bot.front.game(table).rules.info.least
                kind = "lobby" if len(table.seats) >= least else "seats"
            if kind is None and await self._may_answer(item):
                kind = "may"
            if kind is not None:
                said = await self._wanted(item) if kind == "move" else ""
                found.append(Pending(kind, item.place.talk, item.name, said))
        found.sort(key=lambda waiting: ("move", "may", "lobby", "seats").index(waiting.kind))
        self._waiting[person.id] = version, found
        return found

    async def _may_answer(self, item: InboxItem) -> bool:
        """Whether a window is open there in which the person may answer."""
        seen = await self.bot.service.view(item.game, None)
        pauses = self.bot.front.game(seen.table).pauses
        return pauses is not None and seen.view is not None and item.seat in pauses(seen.view).seats

    async def _wanted(self, item: InboxItem) -> str:
        """What a person is asked there, in the words of the call."""
        front = self.bot.front
        seen = await front.service.view(item.game, None)
        asks = await front.service.asks(item.game)
        ask = next((ask for ask in asks if ask.seat == item.seat), None)
        if ask is None or seen.view is None:
            return ""
        wanted = front.game(seen.table).words.wanted(seen.view, ask._replace(choices=()))
        return front.plain(wanted, front.public(seen.table), seen.table)

    async def press(self, person: simcord.MemberActor, channel: int) -> None:
        """Press 'Your move' for a person in that channel, on the newest message that has it."""
        for table in await self.bot.service.find(channel=channel, user=person.id):
            pressed = f"t:{table.game}:panel"
            for place in self.places(person):
                if place.channel.id != channel:
                    continue
                for message in reversed(place.channel.history()):
                    if any(pressed == part for part in touch_points.custom_ids(message)):
                        async with self.gate.lock:
                            await person.click(message, custom_id=pressed)
                        self._acted(channel)
                        return

    def now(self) -> datetime:
        """The world's time."""
        return self.env.now()


def _versions() -> dict[str, str | int]:
    return {
        "format": FORMAT,
        "simcord": simcord.__version__,
        "discord": discord.__version__,
        "fnordmaster": __version__.rsplit(".", 1)[0],
    }


def load_world(folder: Path, build: Callable[[Path], Fnordmaster]) -> World:
    """The world kept in `folder`, or a new one that says why it is new; old files are put aside, not lost.
    Raises Occupied, touching nothing, while another process plays there."""
    touch_points.require_simcord()
    private.make_folder(folder)
    private.close_to_others(folder / WORLD_FILE)
    games, world = folder / GAME_FILE, folder / WORLD_FILE
    need_free_file(games, time.time())
    stored, why = None, None
    if world.exists() or games.exists():
        try:
            stored = _read(world, games)
        except Exception as error:
            log.warning("a new world is made", why=told(error))
            aside = _put_aside(folder)
            why = (
                f"The world kept from last time cannot be used any more ({error}), so this is a new one. "
                f"The old files are in {aside}."
            )
    return World(build(games), folder, stored, why)


def _read(world: Path, games: Path) -> dict[str, Any]:
    """Raises ValueError with the reason when the stored world does not fit."""
    for file in (world, games):
        if not file.exists():
            raise ValueError(f"{file.name} is missing")
    head, _, body = world.read_bytes().partition(b"\n")
    kept, wanted = json.loads(head), _versions()
    for name, version in wanted.items():
        if kept.get(name) != version:
            raise ValueError(f"it was made with {name} {kept.get(name)}, now there is {version}")
    return touch_points.load(body)


def _put_aside(folder: Path) -> Path:
    aside = folder / f"old-{time.strftime('%Y%m%d-%H%M%S')}"
    private.make_folder(aside)
    for file in (*folder.glob(f"{GAME_FILE}*"), *folder.glob("world.*")):
        private.close_to_others(file.rename(aside / file.name))
    return aside
