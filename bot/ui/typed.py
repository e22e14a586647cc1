"""What the cogs of all games have in common: typed verbs are carried out, and their values are suggested."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.table.errors import TableError
from bot.ui.answers import timely
from bot.ui.commands import Host
from bot.ui.lookup import here
from bot.ui.macro import Verb
from bot.ui.pages import key

Choices = list[app_commands.Choice[Any]]
Suggest = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


def suggestions(verbs: Iterable[Verb]) -> Suggest:
    """The autocomplete of all values of `verbs`, which are named like their commands."""
    named = {verb.name: verb for verb in verbs}

    async def suggest(interaction: discord.Interaction[Any], current: str) -> Choices:
        """What can be typed now, from what is legal after the options filled in before."""
        filled = dict(iter(interaction.namespace))
        value = _focused(dict(interaction.data or {}))
        verb = named.get(interaction.command.name if interaction.command else "")
        if verb is None or value not in verb.values:
            return []
        host: Host = interaction.client
        try:
            table = await here(host.front, interaction, filled.get("game"))
            names = await host.macro.suggest(table.game, interaction.user.id, verb, filled, value, current)
        except TableError:
            return []
        return [app_commands.Choice(name=name, value=name) for name in names]

    return suggest


def _focused(data: dict[str, Any]) -> str:
    """The option that is being typed."""
    options: list[dict[str, Any]] = data.get("options", [])
    while options and "options" in options[0]:
        options = options[0]["options"]
    return next((str(option["name"]) for option in options if option.get("focused")), "")


class TypedCog(commands.GroupCog):
    """The slash verbs of one game. Each only fills in the decisions that the panel would ask."""

    def __init__(self, bot: Host) -> None:
        super().__init__()
        self.bot = bot

    async def do(
        self, interaction: discord.Interaction, verb: Verb, game: int | None, **values: object
    ) -> None:
        """Make the moves that the values stand for, all or none. Raises Refused, NoSuchGame, WhichGame."""
        table = await here(self.bot.front, interaction, game)
        user = interaction.user.id
        _, moves, ask = await self.bot.macro.moves(table.game, user, verb, values)
        work = self.bot.service.submit(
            table.game, ask.seat, moves, key(interaction), ask=ask.number, actor=user
        )
        done = await timely(interaction, work)
        await self.bot.presses.done(interaction, await self.bot.front.reader(user), done)

    async def offer(self, interaction: discord.Interaction, player: str, game: int | None) -> None:
        """Open the form of an offer to a player."""
        table = await here(self.bot.front, interaction, game)
        await self.bot.presses.open_deal(interaction, table, player)
