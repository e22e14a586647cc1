"""Playing in a terminal: the same asks from the same table service, without Discord."""

from __future__ import annotations

import asyncio
import re
import secrets
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from bot.engine.moves import PASS, Ask, Open, Refused, Text, Who, text
from bot.games.contract import Game
from bot.games.registry import PLAYABLE
from bot.local.answering import Menu, NoChoice, chosen, complete, menu
from bot.local.writing import Writing
from bot.store.lease import Lease
from bot.store.records import OutboxRow, Place
from bot.store.sqlite import SqliteStore
from bot.table.errors import NotAllowed, TableError
from bot.table.out.outbox import Sent
from bot.table.seen import Seen, Table
from bot.table.service import TableService
from bot.table.settings import Defaults
from bot.ui.controls.choosing import Wording
from bot.ui.front import Front
from bot.ui.out.pictures import Gallery
from bot.ui.words.catalogue import Catalogue
from bot.ui.words.rulebook import Rulebook

HERE = Place(1, 1)
"""The terminal is a server with one channel; its people have the numbers 1, 2, 3 ..."""
GAME_FILE = "terminal.sqlite3"
LINES = 60
"""Moves of the log that are looked through for news."""


class Leave(Exception):
    """The player wants to stop."""


@dataclass(frozen=True, slots=True)
class Party:
    """What is to be played: the people at the keyboard, and AI seats up to `seats`."""

    game: str
    seats: int
    people: tuple[str, ...]
    new: bool


class NoMessages:
    """The outbox of a table without Discord: everything is said in the terminal anyway, and nobody else reads
    along who could vote."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def send(self, row: OutboxRow) -> Sent:
        if row.payload["kind"] == "poll" and row.game is not None:
            await self._service.polls.give_up(row.game, row.payload["number"])
        return Sent(0)


async def play_in_terminal(party: Party, folder: Path) -> None:
    """Play until the game is over or somebody quits. Raises StoreError; Refused for too few or many seats."""
    async with await SqliteStore.open(folder / GAME_FILE) as store, Lease(store):
        service = TableService(store, PLAYABLE, time.time, secrets.token_bytes, Defaults(deadline_hours=0.0))
        await service.wake()
        table = None if party.new else next(iter(await service.find(user=1)), None)
        console = Console(service, await _begin(service, party) if table is None else table)
        console.welcome(resumed=table is not None)
        try:
            await console.play()
        except Leave:
            console.tell(text("terminal-kept"))


async def _begin(service: TableService, party: Party) -> Table:
    """A new game, begun; a lobby left over from a start that failed is closed."""
    for old in await service.find(user=1):
        if old.status == "lobby":
            await service.lobby.close(old.game, 1)
    first, *others = party.people
    key = secrets.token_hex(8)
    table = await service.lobby.create(party.game, HERE, 1, first, key)
    for user, name in enumerate(others, 2):
        await service.lobby.join(table.game, user, name)
    for _ in range(party.seats - len(party.people)):
        await service.lobby.add_ai(table.game, 1, table.settings.takeover)
    await service.lobby.start(table.game, 1, key + "-start")
    return await service.table(table.game)


def plain(words: str) -> str:
    """Words without Discord's Markdown."""
    return re.sub(r"\*\*|`|^#+ ", "", words, flags=re.MULTILINE)


class Console:
    """One game at one keyboard."""

    def __init__(self, service: TableService, table: Table) -> None:
        self.service = service
        self.number = table.game
        self.game: Game = service.games[table.kind]
        self.table = table
        self.catalogue = Catalogue()
        self.user = 0
        self.wished: int | None = None
        self.told: dict[int, int] = {}
        front = Front(service, self.catalogue, service.games, Gallery(lambda *_: b""))
        self.writing = Writing(front, table.game, self.read)

    # -- saying

    def say(self, what: Text) -> str:
        """A text in plain words."""
        return plain(self.catalogue.format(what, self.table.names))

    def tell(self, *texts: Text) -> None:
        """Print texts, one a line."""
        for what in texts:
            print(self.say(what))

    def welcome(self, *, resumed: bool) -> None:
        """Who plays what."""
        people = [name for _, name in sorted((r.user_id, r.name) for r in self.table.seats if r.user_id)]
        others = len(self.table.seats) - len(people)
        named = text(f"game-{self.table.kind}")
        self.tell(text("terminal-welcome", game=named, names=tuple(people), others=others))
        if resumed:
            self.tell(text("terminal-goes-on", number=str(self.number)))

    async def read(self, prompt: Text) -> str:
        """A typed line. Raises Leave at the end of the input."""
        print(f"{self.say(prompt)} > ", end="", flush=True)
        line = await asyncio.to_thread(sys.stdin.readline)
        if not line:
            print()
            raise Leave
        if not sys.stdin.isatty():
            print(line.rstrip("\n"))
        return line.strip()

    # -- playing

    async def play(self) -> None:
        """Decision after decision, until the game is over."""
        while True:
            await self._go_on()
            self.table = await self.service.table(self.number)
            if self.table.status in ("over", "archived"):
                await self._end()
                return
            seat = await self._next_seat()
            await self._sit_down(seat)
            await self._decide()

    async def _go_on(self) -> None:
        """Let the AI seats play until a person is waited for."""
        while await self.service.deliver(NoMessages(self.service)):
            pass
        while True:
            due = await self.service.next_due()
            table = await self.service.table(self.number)
            if table.status != "live" or due is None or await self._waited(table):
                return
            await asyncio.sleep(max(0.0, due - time.time()))
            await self.service.tick()

    async def _next_seat(self) -> int:
        """The person to ask: called by name, else who sits there if waited for, else who is waited for."""
        if self.wished is not None:
            self.user, self.wished = self.wished, None
            return self.user
        waited = await self._waited(self.table)
        if self.user in waited or (self.user and not waited):
            return self.user
        return waited[0] if waited else next(row.user_id for row in self.table.seats if row.user_id)

    async def _waited(self, table: Table) -> list[int]:
        """The people at the keyboard who hold up the game, also where they do so in secret; and those for
        whose answer it pauses: nobody at a keyboard is to wait for a clock."""
        waited = []
        for row in table.seats:
            if row.user_id is not None:
                seen = await self.service.panel(self.number, row.user_id)
                looks_on = seen.pause is not None and any(PASS in ask.choices for ask in seen.asks)
                if looks_on or any(waiting.seat == row.seat for waiting in seen.waiting):
                    waited.append(row.user_id)
        return waited

    async def _sit_down(self, user: int) -> None:
        if user == self.user:
            return
        people = [row for row in self.table.seats if row.user_id is not None]
        if len(people) > 1:
            seat = self.table.seat_of(user)
            assert seat is not None
            await self.read(text("terminal-hand-over", who=Who(seat)))
        self.user = user

    async def _decide(self) -> None:
        """Show the person at the keyboard what they are asked, and do what they type."""
        seen = await self.service.panel(self.number, self.user)
        await self._news(seen)
        ask = next((ask for ask in seen.asks if ask.seat == seen.seat), None)
        if seen.seat is None:
            return
        print()
        self.tell(text("terminal-turn", who=Who(seen.seat), status=self.game.words.status(seen.view)))
        if ask is None:
            self.tell(text("terminal-nothing", who=Who(seen.seat)))
            await self._command(seen, await self.read(text("terminal-pick")))
            return
        await self.writing.resume(self.user)
        self.tell(self.game.words.prompt(seen.view, ask))
        words = self._wording(seen, ask)
        shown = menu(words, ask.choices)
        while True:
            print("\n".join(shown.lines))
            try:
                typed = await self.read(text("terminal-pick"))
                if not typed or typed[0].isdigit():
                    picked, rest = chosen(shown, typed)
                    if isinstance(picked, Menu):
                        shown = menu(words, picked.choices)
                        continue
                    if isinstance(picked, Open) and self.writing.takes(seen, picked):
                        await self.writing.begin(self.user, seen, picked)
                        return
                    move = await complete(words, ask, picked, rest, self.read)
                    await self._submit(seen, ask, move)
                elif await self._command(seen, typed, ask):
                    continue
                return
            except NoChoice:
                self.tell(text("terminal-no-choice"))
            except Refused as refused:
                self.tell(*refused.reasons)
                return
            except TableError as error:
                self.tell(error.reason)
                return

    def _wording(self, seen: Seen, ask: Ask) -> Wording:
        words = self.game.words
        return Wording(
            self.say,
            lambda choice: self.say(words.label(seen.view, ask, choice)),
            lambda choice: self.say(words.group(seen.view, ask, choice)),
        )

    async def _submit(self, seen: Seen, ask: Ask, move: tuple[int | str, ...]) -> None:
        key = secrets.token_hex(8)
        await self.service.submit(self.number, ask.seat, [move], key, ask=ask.number, actor=self.user)

    async def _news(self, seen: Seen) -> None:
        """What has happened since this person was last told."""
        assert seen.seat is not None
        lines = await self.service.log(self.number, seen.seat, limit=LINES)
        known = self.told.get(seen.seat)
        if known is not None:
            for line in lines:
                if line.seq > known and not line.undone:
                    self.tell(*line.lines)
        self.told[seen.seat] = seen.table.seq

    async def _end(self) -> None:
        seen = await self.service.view(self.number, None)
        last = await self.service.log(self.number, None, limit=3)
        print()
        self.tell(*(what for line in last for what in line.lines))
        self.tell(*self.game.words.table(seen.view))
        self.tell(text("terminal-over"))
        winners = (self.table.result or {}).get("winners") or []
        self.tell(*(text("terminal-won", who=Who(seat)) for seat in winners))
        if not winners:
            self.tell(text("terminal-no-winner"))

    # -- commands

    def _in_writing(self, seen: Seen, ask: Ask | None) -> bool:
        """Whether orders in one's own words are among the choices."""
        return ask is not None and any(self.writing.takes(seen, choice) for choice in ask.choices)

    async def _command(self, seen: Seen, typed: str, ask: Ask | None = None) -> bool:
        """Do a typed command, or write what is none as an order; True if the same decision is to be shown
        again. Raises NoChoice, Refused, TableError."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "quit" | "exit" | "q":
                raise Leave
            case "undo":
                await self._undo()
                return False
            case "as":
                await self._change(rest)
                return False
            case "leave" if not rest:
                return not await self._give_up()
        if await self._shown(seen, word.lower(), rest, ask):
            return True
        if not self._in_writing(seen, ask):
            raise NoChoice
        await self.writing.write(self.user, typed)
        return False

    async def _shown(self, seen: Seen, word: str, rest: str, ask: Ask | None) -> bool:
        """Show what was asked for; False if `word` asks for nothing that can be shown."""
        match word:
            case "help" | "?":
                self.tell(text("terminal-help"))
                if self._in_writing(seen, ask):
                    self.tell(text("terminal-help-orders"))
            case "table":
                self.tell(*self.game.words.table(seen.view))
            case "hand":
                self.tell(*self.game.words.hand(seen.view))
            case "why":
                self.tell(*(self.game.words.why(seen.view) or [text("ui-nothing-to-explain")]))
            case "log":
                for line in await self.service.log(self.number, seen.seat):
                    self.tell(*line.lines)
            case "rules":
                passages = Rulebook.read(self.game.rules_file).find(rest) if rest else []
                print(plain("\n".join(passages)) or self.say(text("rules-unknown", search=rest)))
            case "card":
                self.tell(*(self.game.words.card(rest) or [text("card-unknown", name=rest)]))
            case _:
                return False
        return True

    async def _undo(self) -> None:
        """Take the last step back; what cannot be taken back freely needs everybody's consent."""
        try:
            await self.service.undo(self.number, self.user, secrets.token_hex(8))
            return
        except NotAllowed:
            await self.service.votes.propose(self.number, self.user, "undo")
        while votes := (await self.service.view(self.number, None)).votes:
            seat = votes[0].missing[0]
            user = next(row.user_id for row in self.table.seats if row.seat == seat)
            question = text("terminal-agree", who=Who(seat), what=text("terminal-take-back"))
            yes = (await self.read(question)).lower().startswith("y")
            await self.service.votes.cast(self.number, user or 0, "undo", yes)

    async def _change(self, name: str) -> None:
        people = {row.name.casefold(): row.user_id for row in self.table.seats if row.user_id is not None}
        user = people.get(name.strip().casefold())
        if user is None:
            names = tuple(row.name for row in self.table.seats if row.user_id is not None)
            self.tell(text("terminal-nobody", names=names))
            return
        self.wished = user

    async def _give_up(self) -> bool:
        if (await self.read(text("terminal-sure"))).lower() != "yes":
            return False
        await self.service.leave(self.number, self.user, secrets.token_hex(8), to=None)
        self.user = 0
        return True
