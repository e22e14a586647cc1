"""A person who writes letters to the bot: direct messages, and the buttons and lists below its answers."""

from __future__ import annotations

import json
from typing import Any

import discord

from bot.table.people.moderation import Moderator
from tests.support.discord import World, button, parts, words

PATIENCE = 60.0
"""Seconds that the bot may take for what is posted at the beginning of a turn."""


class Pen:
    """One person's direct messages with the bot."""

    def __init__(self, world: World, actor: Any) -> None:
        self.world = world
        self.actor = actor

    def said(self) -> list[discord.Message]:
        """What the bot has written to him, oldest first."""
        bot = self.world.bot.user
        assert bot is not None
        return [m for m in self.actor.user.dm_channel.history() if m.author.id == bot.id]

    async def write(self, text: str) -> str:
        """Send a direct message; everything the bot answers to it."""
        before = len(self.said())
        await self.actor.send_dm(text)
        await self.world.env.settle(timeout=PATIENCE)
        return "\n".join(words(message) for message in self.said()[before:])

    @property
    def last(self) -> discord.Message:
        """The bot's last message."""
        return self.said()[-1]

    async def press(self, label: str, message: Any = None) -> str:
        """Press the button below a message (the last one) whose label holds `label`; what is answered."""
        message = message or self.last
        before = len(self.said())
        result = await self.actor.user.click(message, custom_id=button(message, label))
        return self._answer(before, result)

    async def open(self, label: str, message: Any = None) -> tuple[Any, str]:
        """Press a button that opens a form; the form, and what it is filled with."""
        message = message or self.last
        form = await self.actor.user.click(message, custom_id=button(message, label))
        inner = [part.get("component", part) for part in form.modal["components"]]
        (field,) = [part for part in inner if part.get("custom_id") == "tail"]
        return form, field.get("value", "")

    async def send(self, form: Any, text: str) -> str:
        """Send an open form with this text; what is answered."""
        before = len(self.said())
        return self._answer(before, await self.actor.user.submit_modal(form, {"tail": text}))

    async def pick(self, label: str, act: str, message: Any = None) -> str:
        """Choose from the list for `act` below a message what holds `label`; what is answered."""
        message = message or self.last
        lists = [p for p in parts(message) if f":{act}" in p.get("custom_id", "") and p.get("options")]
        for part in lists:
            found = [option["value"] for option in part["options"] if label in option["label"]]
            if found:
                before = len(self.said())
                result = await self.actor.user.select(message, found[:1], custom_id=part["custom_id"])
                return self._answer(before, result)
        raise AssertionError(f"no {label!r} in {words(message)}")

    def _answer(self, before: int, result: Any) -> str:
        new = "\n".join(words(message) for message in self.said()[before:])
        response = result.followups[-1] if result.followups else result.response
        return new or words(response)


class SecretTable:
    """A running game of The Secret Wars with ready-made conspiracies, and what its players know."""

    def __init__(self, world: World, game: int, people: tuple[Any, ...]) -> None:
        self.world = world
        self.game = game
        self.people = people

    @classmethod
    async def begin(cls, world: World, *others: Any, **options: str) -> SecretTable:
        """Ann and `others` begin to play; `options` are set in the lobby by their labels."""
        await world.lobby("tsw")
        number = world.number()
        for name, value in {"order": "joined", **options}.items():
            await world.ann.slash(world.channel, "game option", name=name, value=value, game=number)
        for person in others:
            await person.click(world.lobby_card(), custom_id=f"t:{number}:join")
        await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
        table = cls(world, number, (world.ann, *others))
        for person in table.people:
            await table.submit(person, ("ready-made",))
        await world.env.settle(timeout=PATIENCE)
        return table

    async def submit(self, person: Any, *move: Any) -> None:
        """Make a move as somebody, past all panels."""
        plain = move[0] if len(move) == 1 and isinstance(move[0], tuple) else move
        seat = self.people.index(person)
        key = f"test {self.game} {seat} {self.world.bot.service.__hash__()} {await self.seq()}"
        with self.world.env._bot_scope():  # the timers that this sets are the bot's
            await self.world.bot.service.submit(self.game, seat, [plain], key, ask=None, actor=person.id)

    async def seq(self) -> int:
        return (await self.world.bot.service.table(self.game)).seq

    async def view(self, person: Any) -> Any:
        """What somebody knows."""
        return (await self.world.bot.service.panel(self.game, person.id)).view

    async def orders(self, person: Any) -> list[dict[str, Any]]:
        """The orders on somebody's sheet."""
        view = await self.view(person)
        return [json.loads(line[1]) for line in view.lines if line[0] == "order"]

    async def agents(self, person: Any, count: int) -> list[str]:
        """Give somebody agents; their names, none of which has a word of another."""
        seat = self.people.index(person)
        found: list[str] = []
        used: set[str] = set()
        async with self.world.bot.service._desk.look(self.game) as session:
            assert session.kernel is not None
            names = list(session.kernel.s.p_name[session.kernel.s.seats :])
        for name in names:
            words_ = set(name.split())
            if (
                len(found) < count
                and len(words_) == 2
                and all(w.isalpha() and len(w) > 5 for w in words_)
                and not words_ & used
            ):
                used |= words_
                found.append(name)
        for name in found:
            move = ("agent", name, seat, 9)
            with self.world.env._bot_scope():
                await self.world.bot.service.mod.adjust(self.game, Moderator(self.world.mona.id), move)
        await self.world.env.settle(timeout=PATIENCE)
        return found

    async def approve(self) -> None:
        """The gamemaster lets go what lies on his desk."""
        key = f"approved {await self.seq()}"
        with self.world.env._bot_scope():
            by = Moderator(self.world.mona.id)
            await self.world.bot.service.mod.host_move(self.game, by, ("approve",), key)
        await self.world.env.settle(timeout=PATIENCE)

    async def end_turn(self) -> None:
        """Everybody has finished; the next turn begins."""
        turn = (await self.view(self.people[0])).turn
        for person in self.people:
            asks = (await self.world.bot.service.panel(self.game, person.id)).asks
            if any(("ready",) in ask.choices for ask in asks):
                await self.submit(person, ("ready",))
        assert (await self.view(self.people[0])).turn == turn + 1
        await self.world.env.settle(timeout=PATIENCE)
