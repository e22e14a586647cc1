"""Names of players as people type them: autocomplete, and the seat that is meant."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.moves import text
from bot.table.errors import NoSuchGame
from bot.table.seen import Table
from bot.ui.controls.choosing import OPTION_LABEL, OPTIONS, clip
from bot.ui.front import Front, Reader
from bot.ui.typed.lookup import OPEN, maybe_here
from bot.ui.typed.macro import pick

Choices = list[app_commands.Choice[Any]]


def named(names: dict[str, str] | list[str], current: str) -> Choices:
    """Autocomplete: those of `names` (labels, or values with their labels) that fit what was typed."""
    pairs = names.items() if isinstance(names, dict) else ((name, name) for name in names)
    fitting = [
        (value, label) for value, label in pairs if current.casefold() in f"{value} {label}".casefold()
    ]
    return [
        app_commands.Choice(name=clip(label, OPTION_LABEL), value=clip(value, OPTION_LABEL))
        for value, label in fitting[:OPTIONS]
    ]


async def kinds(interaction: discord.Interaction[Any], current: str) -> Choices:
    """Autocomplete: the games this bot can host."""
    front = interaction.client.front
    reader = await front.reader(interaction.user.id)
    return named({kind: front.game_name(kind, reader) for kind in front.games}, current)


def kind_named(front: Front, reader: Reader, written: str) -> str:
    """The game meant, by its short name or as it is called. Raises NoSuchGame with those that there are."""
    called = {kind: front.game_name(kind, reader) for kind in front.games}
    for kind, name in called.items():
        if written.casefold().strip() in (kind, name.casefold()):
            return kind
    raise NoSuchGame(text("ui-no-such-kind", given=written[:60], choices=tuple(called.values())))


async def players(interaction: discord.Interaction[Any], current: str) -> Choices:
    """Autocomplete: the players of the table meant, without oneself."""
    table = await maybe_here(interaction)
    seats = table.seats if table is not None else ()
    return named([row.name for row in seats if row.user_id != interaction.user.id], current)


async def everybody(interaction: discord.Interaction[Any], current: str) -> Choices:
    """Autocomplete: all players of the table meant."""
    table = await maybe_here(interaction)
    return named([row.name for row in table.seats] if table is not None else [], current)


async def seated(interaction: discord.Interaction[Any], current: str) -> Choices:
    """Autocomplete: all who sit in the lobby meant."""
    table = await maybe_here(interaction, OPEN)
    return named([row.name for row in table.seats] if table is not None else [], current)


async def levels(interaction: discord.Interaction[Any], current: str) -> Choices:
    """Autocomplete: the AIs of the game that is played at the table meant."""
    front, table = interaction.client.front, await maybe_here(interaction)
    if table is None:
        return []
    reader = await front.reader(interaction.user.id)
    return named({level: front.word(reader, f"ai-{level}") for level in front.game(table).players}, current)


def seat_named(table: Table, player: str) -> int:
    """The seat of the player meant. Raises Refused with the nearest names."""
    names = table.names
    return list(names)[pick(list(names.values()), player)]
