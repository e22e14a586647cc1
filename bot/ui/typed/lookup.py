"""Which table a slash command is about: the one named, the one of this thread, or the person's only one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord import app_commands

from bot.engine.moves import text
from bot.table.errors import NoSuchGame, TableError
from bot.table.seen import Table
from bot.ui.controls.choosing import OPTION_LABEL, OPTIONS, clip
from bot.ui.front import Front

OPEN, RUNNING = ("lobby",), ("live", "paused")
"""Stages of a game: what most commands are about."""


class WhichGame(TableError):
    """The person must say which of several games they mean."""

    key = "ui-which-game"


async def here(
    front: Front,
    interaction: discord.Interaction,
    game: int | None,
    *,
    over: bool = False,
    abroad: bool = True,
    kind: str = "",
    stage: Collection[str] = (),
) -> Table:
    """The table meant, which must belong to this server or, if it may lie `abroad`, be one of the person's
    own. kind: the game to which a command belongs; only such games can be meant. stage: the statuses in which
    the command does something; where any game is there, only such are meant.

    Raises NoSuchGame, WhichGame.
    """
    service = front.service
    if game is not None:
        table = await service.table(game)
        own = abroad and table.seat_of(interaction.user.id) is not None
        if table.place.guild_id != interaction.guild_id and not own:
            raise NoSuchGame
        return table
    found = await _unnamed(front, interaction, over, kind, stage)
    if len(found) == 1:
        return found[0]
    if not found:
        raise NoSuchGame(text("ui-no-game-here"))
    reader = await front.reader(interaction.user.id)
    named = tuple(f"#{table.game} {front.bare_label(table, reader)}" for table in found[:10])
    raise WhichGame(text("ui-which-game", choices=named))


async def _unnamed(
    front: Front, interaction: discord.Interaction, over: bool, kind: str, stage: Collection[str]
) -> list[Table]:
    """The tables that can be meant where none is named: of this channel, or else of the person; of each first
    those in which the command does something."""
    user = interaction.user.id
    there = await _found(front, over, kind, channel=interaction.channel_id) if interaction.channel_id else []
    theirs = [table for table in there if table.seat_of(user) is not None]
    if ready := _at_stage(theirs, stage) or _at_stage(there, stage):
        return ready
    if there and not stage:
        return theirs or there
    own = await _found(front, over, kind, guild=interaction.guild_id, user=user)
    return _at_stage(own, stage) or theirs or there or own


async def _found(front: Front, over: bool, kind: str, **where: int | None) -> list[Table]:
    """The tables that are there, of the game `kind` if one is stated."""
    tables = await front.service.find(over=over, **where)
    return [table for table in tables if kind in ("", table.kind)]


def _at_stage(tables: list[Table], stage: Collection[str]) -> list[Table]:
    return [table for table in tables if table.status in stage]


async def maybe_here(interaction: discord.Interaction[Any], stage: Collection[str] = RUNNING) -> Table | None:
    """The table meant while a command is being typed, or None."""
    number = getattr(interaction.namespace, "game", None)
    game = number if isinstance(number, int) else None
    try:
        return await here(interaction.client.front, interaction, game, stage=stage)
    except TableError:
        return None


async def game_choices(
    front: Front, interaction: discord.Interaction, current: str, *, over: bool = False
) -> list[app_commands.Choice[Any]]:
    """The games of this server (or of the person, in direct messages) that fit what has been typed."""
    guild = interaction.guild_id
    user = None if guild is not None else interaction.user.id
    reader = await front.reader(interaction.user.id)
    named = {
        table.game: f"#{table.game} {front.bare_label(table, reader)}: {', '.join(table.names.values())}"
        for table in await front.service.find(guild=guild, user=user, over=over)
    }
    fitting = [(n, name) for n, name in named.items() if current.casefold() in name.casefold()]
    return [app_commands.Choice(name=clip(name, OPTION_LABEL), value=n) for n, name in fitting[:OPTIONS]]


async def running_games(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[Any]]:
    """Autocomplete of a `game` option."""
    return await game_choices(interaction.client.front, interaction, current)


async def all_games(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[Any]]:
    """Autocomplete of a `game` option that may also name a finished game."""
    return await game_choices(interaction.client.front, interaction, current, over=True)
