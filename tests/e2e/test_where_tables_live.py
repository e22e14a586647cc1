"""Channels and threads of every kind as the place where a table is opened, as Discord has them."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import channel
from simcord.enums import ChannelType

from tests.support.discord import World, answer, words

NEWS = discord.ChannelType.news_thread.value


async def test_a_table_in_a_channel_for_announcements_has_a_thread_of_that_kind(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "THREAD_TYPES", (*channel.THREAD_TYPES, NEWS))  # the simulator forgot them
    news = world.guild.create_news_channel("news")
    await world.ann.slash(news, "game new", game="pebbles")
    (table,) = await world.bot.service.find(guild=world.guild.id)
    await world.ann.click(news.history()[-1], custom_id=f"t:{table.game}:add-ai")
    begun = await world.ann.slash(news, "game start", game=table.game)
    assert "The game has begun" in answer(begun)
    (made,) = [r for r in world.env.http_requests if r.method == "POST" and r.path.endswith("/threads")]
    assert made.json["type"] == NEWS


async def test_the_channel_that_is_set_up_takes_tables_from_everywhere(world: World) -> None:
    voice = world.guild.create_voice_channel("voice")
    refused = await world.ann.slash(voice, "game new", game="pebbles")
    assert "Tables live in text channels" in answer(refused)
    await world.mona.slash(world.channel, "setup")
    opened = await world.ann.slash(voice, "game new", game="pebbles")
    assert f"its card is in <#{world.channel.id}>" in answer(opened)


async def test_set_up_in_a_thread_is_for_its_channel(world: World) -> None:
    await world.game(world.bob)
    ready = await world.mona.slash(world.thread, "setup")
    assert f"Everything is ready. Open a table in <#{world.channel.id}>" in answer(ready)


async def test_a_private_thread_that_the_bot_is_not_in_takes_no_table(world: World) -> None:
    made = world.env.backend.create_thread(
        world.channel.id, "ours", world.mona.id, type=ChannelType.PRIVATE_THREAD
    )
    await world.env.settle()
    (thread,) = world.channel.threads
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    known = guild.get_thread(made.id)
    assert known is not None
    guild._remove_thread(known)  # Discord tells of a private thread only those who are in it
    refused = await world.mona.slash(thread, "game new", game="pebbles")
    assert "Let me in by mentioning me here" in answer(refused)
    assert await world.bot.service.find(guild=world.guild.id) == []
    guild._add_thread(known)
    await world.mona.slash(thread, "game new", game="pebbles")
    assert "Mona" in words(thread.history()[-1])


@pytest.mark.parametrize("typed", [("game new", {"game": "pebbles"}), ("setup", {})])
async def test_a_server_that_has_its_commands_only_is_told_to_add_the_bot(
    world: World, typed: tuple[str, dict[str, Any]]
) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    world.bot._connection._remove_guild(guild)
    refused = await world.mona.slash(world.channel, typed[0], **typed[1])
    assert "I was added without the scope `bot`" in answer(refused)
    world.bot._connection._add_guild(guild)


async def test_a_name_of_blanks_is_none_and_a_long_one_is_one_line(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="pebbles", name="   ")
    assert "Pebbles #1" in words(world.lobby_card())
    await world.ann.slash(world.channel, "game new", game="pebbles", name=" The\n  Great  Game ")
    assert "## The Great Game" in words(world.lobby_card())
