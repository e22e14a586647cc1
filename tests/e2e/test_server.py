"""What a server sets for its tables: their channel, how they are run, blind mode, the audit channel."""

from __future__ import annotations

from typing import Any

import discord
from prometheus_client import generate_latest

from tests.support.discord import World, answer, words


async def tables_in(world: World, name: str = "tables") -> Any:
    """A channel that `/setup` has chosen for tables."""
    channel = world.guild.create_text_channel(name)
    ready = await world.mona.slash(channel, "setup")
    assert "Everything is ready" in answer(ready)
    return channel


async def test_lobby_and_thread_go_to_the_chosen_channel(world: World) -> None:
    tables = await tables_in(world)
    opened = await world.ann.slash(world.channel, "game new", game="pebbles")
    assert f"its card is in <#{tables.id}>" in answer(opened)
    assert world.channel.history() == []
    number = world.number()
    await world.ann.click(tables.history()[-1], custom_id=f"t:{number}:add-ai")
    await world.ann.slash(world.channel, "game start", game=number)
    assert world.channel.threads == []
    (thread,) = tables.threads
    assert (await world.bot.service.table(number)).place.thread_id == thread.id


async def test_so_do_rematches_and_tutorials(world: World) -> None:
    number = await world.game(world.bob)
    await world.mona.slash(world.thread, "mod end")
    tables = await tables_in(world)
    again = await world.bob.slash(world.thread, "game rematch", game=number)
    assert f"<#{tables.id}>" in answer(again)
    assert "Ann" in words(tables.history()[-1])
    await world.bob.slash(world.channel, "game tutorial", game="pebbles")
    assert len(tables.threads) == 1


async def test_a_lost_channel_counts_as_none_chosen(world: World) -> None:
    tables = await tables_in(world)
    channel = world.bot.get_channel(tables.id)
    assert isinstance(channel, discord.TextChannel)
    world.guild.me_role = None
    await world.mona.slash(world.channel, "mod server", name="channel")
    await world.ann.slash(world.channel, "game new", game="pebbles")
    assert "Ann" in words(world.lobby_card())
