"""/tsw: the slash verbs of The Secret Wars. Orders are free text, read like a letter to the gamemaster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.moves import Ask, Move, Refused, Text, text, verb_of
from bot.games.writing import Written
from bot.table.errors import Stale, TableError
from bot.table.seen import Seen, Table
from bot.ui.controls.answers import timely
from bot.ui.controls.components import MOST_TEXT
from bot.ui.front import Reader
from bot.ui.letters.talk import mark
from bot.ui.panel.pages import key
from bot.ui.panel.panel import asked
from bot.ui.typed.commands import Host, about
from bot.ui.typed.lookup import RUNNING, WhichGame, here, running_games
from bot.ui.typed.macro import pick
from bot.ui.typed.people import Choices, named

KIND = "tsw"
TSW = app_commands.Group(name=KIND, description=about("tsw"))
"""All commands of the game; other cogs hang subgroups below it."""
Line = app_commands.Range[str, 1, 200]
Labelled = tuple[list[str], list[Any]]


async def table_here(interaction: discord.Interaction[Any], game: int | None) -> Table:
    """The table meant; of several games of the person, the only one of The Secret Wars.

    Raises NoSuchGame, WhichGame.
    """
    front = interaction.client.front
    try:
        return await here(front, interaction, game, stage=RUNNING)
    except WhichGame:
        own = await front.service.find(guild=interaction.guild_id, user=interaction.user.id)
        ours: list[Table] = [table for table in own if table.kind == KIND]
        if len(ours) != 1:
            raise
        return ours[0]


class SecretWars(commands.Cog):
    """The verbs of the game."""

    def __init__(self, bot: Host) -> None:
        self.bot = bot

    async def _seen(self, interaction: discord.Interaction, game: int | None) -> tuple[Seen, Reader]:
        """What the person sees of their game. Raises Stale for a game of another kind, NotYourSeat."""
        table = await table_here(interaction, game)
        if self.bot.front.game(table).reader is None:
            raise Stale(text("tsw-not-this-game"))
        reader = await self.bot.front.reader(interaction.user.id)
        return await timely(interaction, self.bot.service.panel(table.game, interaction.user.id)), reader

    def _sheet(self, seen: Seen, reader: Reader, fits: Callable[[Written], bool]) -> Labelled:
        """What is written, with labels, as far as it `fits`."""
        game = self.bot.front.game(seen.table).reader
        lines = game.sheet(seen.view) if game is not None and seen.view is not None else ()
        found = [line for line in lines if fits(line)]
        return [self._say(line.label, reader, seen) for line in found], found

    def _offers(self, seen: Seen, reader: Reader) -> Labelled:
        """The answers to what other conspiracies offer."""
        ask = asked(seen)
        found = [choice for choice in ask.choices if verb_of(choice) == "answer"] if ask is not None else []
        wording = self.bot.front.wording(seen, ask, reader) if ask is not None else None
        return [wording.label(choice) for choice in found] if wording is not None else [], found

    def _say(self, what: Text, reader: Reader, seen: Seen) -> str:
        return self.bot.front.plain(what, reader, seen.table)

    # -- writing

    async def order(self, interaction: discord.Interaction, words: str, game: int | None) -> None:
        """Read `words` like a letter."""
        seen, _ = await self._seen(interaction, game)
        await self.bot.presses.letters.spoken(interaction, seen.table.game, words)

    async def answer(self, interaction: discord.Interaction, words: str, game: int | None) -> None:
        """Answer what the gamemaster asks, or an offer of somebody else."""
        seen, reader = await self._seen(interaction, game)
        labels, offers = self._offers(seen, reader)
        if words in labels:
            await self._move(interaction, seen, reader, offers[labels.index(words)])
            return
        letters = self.bot.presses.letters.letters
        if (await letters.state(interaction.user.id, seen.table.game)).question is None:
            raise Stale(text("tsw-nothing-asked"))
        await self.bot.presses.letters.spoken(interaction, seen.table.game, words)

    async def withdraw(
        self, interaction: discord.Interaction, line: str, game: int | None, *, standing: bool
    ) -> None:
        """Take something back that is written. Raises Refused with what is near."""
        seen, reader = await self._seen(interaction, game)
        labels, lines = self._sheet(seen, reader, lambda written: (written.place is None) == standing)
        if not lines:
            raise Stale(text("letters-not-there"))
        found: Written = lines[pick(labels, line)]
        await self.bot.presses.letters.withdrawn(interaction, seen.table.game, mark(found.words))

    async def sheet(self, interaction: discord.Interaction, game: int | None) -> None:
        """Show all orders."""
        seen, _ = await self._seen(interaction, game)
        await self.bot.presses.letters.show_sheet(interaction, seen.table.game)

    async def ready(self, interaction: discord.Interaction, game: int | None, *, finished: bool) -> None:
        """Say that the orders are complete, or that they are not after all."""
        seen, reader = await self._seen(interaction, game)
        talk = await self.bot.presses.letters.letters.talk(interaction.user.id)
        if finished and talk.open(seen.table.game) is not None:
            raise Refused([text("letters-question-first")])
        await self._move(interaction, seen, reader, ("ready",) if finished else ("reopen",))

    async def _move(self, interaction: discord.Interaction, seen: Seen, reader: Reader, move: Move) -> None:
        ask: Ask | None = asked(seen)
        if ask is None or seen.seat is None:
            raise Refused([text("refused-not-asked")])
        if move in (("ready",), ("reopen",)) and move not in ask.choices:
            raise Refused([text(f"tsw-{move[0]}-already")])
        work = self.bot.service.submit(
            seen.table.game, seen.seat, [move], key(interaction), ask=None, actor=interaction.user.id
        )
        done = await timely(interaction, work)
        await self.bot.presses.done(interaction, reader, done)

    # -- what can be typed

    async def complete(self, interaction: discord.Interaction, typed: str) -> Choices:
        """What an order that begins so could be, and how it would be read as it is."""
        try:
            seen, reader = await self._seen(interaction, getattr(interaction.namespace, "game", None))
        except TableError:
            return []
        said = self.bot.presses.letters.suggestions(seen, reader, typed)
        return [app_commands.Choice(name=name, value=value) for name, value in said]

    async def lines(self, interaction: discord.Interaction, typed: str, *, standing: bool) -> Choices:
        """What is written, to be withdrawn."""
        try:
            seen, reader = await self._seen(interaction, getattr(interaction.namespace, "game", None))
        except TableError:
            return []
        labels, _ = self._sheet(seen, reader, lambda written: (written.place is None) == standing)
        return named(labels, typed)

    async def answers(self, interaction: discord.Interaction, typed: str) -> Choices:
        """The answers to what is asked, and to offers."""
        try:
            seen, reader = await self._seen(interaction, getattr(interaction.namespace, "game", None))
            heard = await self.bot.presses.letters.letters.state(interaction.user.id, seen.table.game)
        except TableError:
            return []
        replies = heard.question.replies if heard.question is not None else ()
        offered = {words: self._say(label, reader, seen) for label, words in replies}
        return named({**offered, **{label: label for label in self._offers(seen, reader)[0]}}, typed)


def _cog(interaction: discord.Interaction[Any]) -> SecretWars:
    cog: SecretWars = interaction.client.get_cog(SecretWars.__name__)
    return cog


async def _completions(interaction: discord.Interaction[Any], current: str) -> Choices:
    return await _cog(interaction).complete(interaction, current)


async def _lines(interaction: discord.Interaction[Any], current: str) -> Choices:
    return await _cog(interaction).lines(interaction, current, standing=False)


async def _lasting(interaction: discord.Interaction[Any], current: str) -> Choices:
    return await _cog(interaction).lines(interaction, current, standing=True)


async def _answers(interaction: discord.Interaction[Any], current: str) -> Choices:
    return await _cog(interaction).answers(interaction, current)


@TSW.command(name="order", description=about("tsw-order"))
@app_commands.describe(words=about("option-tsw-order-text"), game=about("option-game"))
@app_commands.rename(words="text")
@app_commands.autocomplete(words=_completions, game=running_games)
async def order(
    interaction: discord.Interaction,
    words: app_commands.Range[str, 1, MOST_TEXT],
    game: int | None = None,
) -> None:
    """Give orders in free text."""
    await _cog(interaction).order(interaction, words, game)


@TSW.command(name="answer", description=about("tsw-answer"))
@app_commands.describe(words=about("option-tsw-answer-text"), game=about("option-game"))
@app_commands.rename(words="text")
@app_commands.autocomplete(words=_answers, game=running_games)
async def answer(
    interaction: discord.Interaction, words: app_commands.Range[str, 1, 1000], game: int | None = None
) -> None:
    """Answer the question that is open."""
    await _cog(interaction).answer(interaction, words, game)


@TSW.command(name="orders", description=about("tsw-orders"))
@app_commands.describe(game=about("option-game"))
@app_commands.autocomplete(game=running_games)
async def orders(interaction: discord.Interaction, game: int | None = None) -> None:
    """Show, sort, replace and withdraw orders."""
    await _cog(interaction).sheet(interaction, game)


@TSW.command(name="withdraw", description=about("tsw-withdraw"))
@app_commands.describe(line=about("option-tsw-withdraw-line"), game=about("option-game"))
@app_commands.autocomplete(line=_lines, game=running_games)
async def withdraw(interaction: discord.Interaction, line: Line, game: int | None = None) -> None:
    """Withdraw an order of this turn."""
    await _cog(interaction).withdraw(interaction, line, game, standing=False)


@TSW.command(name="standing", description=about("tsw-standing"))
@app_commands.describe(cancel=about("option-tsw-standing-cancel"), game=about("option-game"))
@app_commands.autocomplete(cancel=_lasting, game=running_games)
async def standing(
    interaction: discord.Interaction, cancel: Line | None = None, game: int | None = None
) -> None:
    """Show the standing orders with all others, or cancel one."""
    if cancel is None:
        await _cog(interaction).sheet(interaction, game)
    else:
        await _cog(interaction).withdraw(interaction, cancel, game, standing=True)


@TSW.command(name="ready", description=about("tsw-ready"))
@app_commands.describe(finished=about("option-tsw-ready-finished"), game=about("option-game"))
@app_commands.autocomplete(game=running_games)
async def ready(interaction: discord.Interaction, finished: bool = True, game: int | None = None) -> None:
    """Finish the turn's orders, or reopen them."""
    await _cog(interaction).ready(interaction, game, finished=finished)


@TSW.command(name="report", description=about("tsw-report"))
@app_commands.describe(game=about("option-game"))
@app_commands.autocomplete(game=running_games)
async def report(interaction: discord.Interaction[Any], game: int | None = None) -> None:
    """Show the newest turn report again."""
    table = await table_here(interaction, game)
    await interaction.client.press.show(interaction, table, "report", None)


async def setup(bot: Host) -> None:
    """Add the commands."""
    await bot.add_cog(SecretWars(bot))
    bot.tree.add_command(TSW, override=True)
