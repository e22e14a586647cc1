"""Every cog loads, and every command is what Discord accepts and a player understands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot import ROOT
from bot.app import COGS, Fnordmaster
from bot.ui.controls.answers import expected
from tests.support.discord import (
    again,
    games,
    make_bot,
    pebble_games,
    settings,
    simulated_env,
    simulation,
    world,
)

__all__ = ["again", "games", "settings", "simulated_env", "simulation", "world"]

MENUS = 25
WANTED = {
    "game new", "game list", "game join", "game leave", "game start", "game status", "game end",
    "game thread", "game reopen", "mod move",
    "game rematch", "game tutorial", "table", "hand", "log", "why", "rules", "card", "undo", "my games",
    "standing", "deal", "promise", "illuminati attack", "illuminati transfer", "illuminati move",
    "illuminati give", "illuminati drop", "illuminati special", "illuminati pass", "illuminati nwo",
    "illuminati ability", "mod pause", "mod resume", "mod extend", "mod process", "mod undo", "mod act",
    "mod replace", "mod inspect", "mod adjust", "mod end", "mod export", "mod import", "mod archive",
    "gm desk", "gm queue", "gm look",
    "tsw order", "tsw orders", "tsw answer", "tsw withdraw", "tsw standing", "tsw ready", "tsw report",
    "setup", "preferences", "help", "stats", "illuminopoly move", "illuminopoly buy", "illuminopoly takeover",
    "illuminopoly rezone", "illuminopoly rebuild", "illuminopoly subvert", "illuminopoly build",
    "illuminopoly sell", "illuminopoly mortgage", "illuminopoly reorganize", "illuminopoly bail",
    "illuminopoly favor", "illuminopoly deal", "illuminopoly accuse", "illuminopoly dip",
    "illuminopoly ransom",
}  # fmt: skip


@pytest.fixture
async def bot(simulation: tuple[object, list[Fnordmaster]]) -> Fnordmaster:
    return simulation[1][-1]


def leaves(
    tree: app_commands.CommandTree[Fnordmaster],
) -> Iterator[app_commands.Command[object, ..., object]]:
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def test_every_cog_is_loaded() -> None:
    assert sorted(COGS) == sorted(f"cogs.{file.stem}" for file in (ROOT / "cogs").glob("[!_]*.py"))


async def test_all_commands_are_there_and_described(bot: Fnordmaster) -> None:
    names = {command.qualified_name for command in leaves(bot.tree)}
    assert names >= WANTED
    for command in leaves(bot.tree):
        assert 5 <= len(command.description) <= 100, command.qualified_name
        assert not command.description.startswith("Command "), command.qualified_name
        for parameter in command.parameters:
            assert 3 <= len(str(parameter.description)) <= 100, (command.qualified_name, parameter.name)
            assert str(parameter.description) != "…", (command.qualified_name, parameter.name)


async def test_groups_fit_into_discords_menus(bot: Fnordmaster) -> None:
    assert len(bot.tree.get_commands()) <= 100
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Group):
            assert len(command.commands) <= MENUS


async def test_moderators_commands_are_hidden_from_others(bot: Fnordmaster) -> None:
    for name in ("mod", "gm", "setup"):
        command = bot.tree.get_command(name)
        assert command is not None
        assert command.default_permissions == discord.Permissions(manage_guild=True)


async def test_no_privileged_intent_and_no_dangerous_mention(bot: Fnordmaster) -> None:
    assert bot.intents == discord.Intents(guilds=True, dm_messages=True)
    assert bot.allowed_mentions is not None
    assert bot.allowed_mentions.everyone is False
    assert bot.allowed_mentions.roles is False


def test_defects_are_not_taken_for_answers() -> None:
    assert not expected(RuntimeError())


async def test_a_bot_that_never_started_can_be_closed(tmp_path: Path) -> None:
    await make_bot(tmp_path / "a.sqlite3", pebble_games()).close()
