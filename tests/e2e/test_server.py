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
    (opened_table,) = await world.bot.service.find(guild=world.guild.id)
    number = opened_table.game
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


async def test_a_missing_permission_there_is_named_before_anything_is_opened(world: World) -> None:
    closed = discord.PermissionOverwrite(create_public_threads=False, attach_files=False)
    tables = world.guild.create_text_channel("tables", overwrites={world.bot.user: closed})
    refused = await world.mona.slash(world.channel, "mod server", name="channel", channel=tables)
    assert "I lack Create Public Threads and Attach Files" in answer(refused)
    named = answer(await world.mona.slash(tables, "setup"))
    assert "❌ Attach Files" in named
    assert "my role" in named
    await world.bot.store.save_guild_settings(world.guild.id, {"channel": tables.id})
    refused = await world.ann.slash(world.channel, "game new", game="pebbles")
    assert f"I cannot do my work in <#{tables.id}>" in answer(refused)
    assert await world.bot.service.find(guild=world.guild.id) == []


async def test_without_a_chosen_channel_the_table_is_where_it_was_typed(world: World) -> None:
    await tables_in(world)
    unset = await world.mona.slash(world.channel, "mod server", name="channel")
    assert "Channel for tables:** not set" in answer(unset)
    await world.ann.slash(world.channel, "game new", game="pebbles")
    assert "Ann" in words(world.lobby_card())


async def test_a_server_chooses_how_its_new_tables_are_run(world: World) -> None:
    names = await world.mona.autocomplete(world.channel, "mod server", "name", "hours")
    assert [name["value"] for name in names] == ["hours"]
    await world.mona.slash(world.channel, "mod server", name="hours", value="48")
    await world.mona.slash(world.channel, "mod server", name="takeover", value="random")
    shown = answer(await world.mona.slash(world.channel, "mod server", name="order", value="joined"))
    assert "Time for a decision:** 2 days" in shown
    await world.lobby()
    settings = (await world.bot.service.table(world.number())).settings
    assert (settings.hours, settings.takeover, settings.order) == (48, "random", "joined")
    refused = await world.mona.slash(world.channel, "mod server", name="hours", value="soon")
    assert "no possible value" in answer(refused)
    refused = await world.mona.slash(world.channel, "mod server", name="weather", value="fine")
    assert "There is no setting “weather”" in answer(refused)


async def test_a_moderator_changes_how_a_table_is_run_and_everybody_is_told(world: World) -> None:
    number = await world.game(world.bob)
    done = await world.mona.slash(
        world.thread, "mod setting", name="away_after", value="5", reason="holidays"
    )
    assert "Missed deadlines before an AI takes over: now 5" in answer(done)
    assert (await world.bot.service.table(number)).settings.away_after == 5
    assert "A moderator has changed a setting of this table" in world.said()
    audit = answer(await world.mona.slash(world.thread, "mod audit"))
    assert "from 2 to 5" in audit
    assert "holidays" in audit
    refused = await world.mona.slash(world.thread, "mod setting", name="reminder", value="7")
    assert "no possible value" in answer(refused)


async def test_in_blind_mode_nobody_looks_behind_the_curtain(world: World) -> None:
    await world.mona.slash(world.channel, "mod server", name="blind", value="yes")
    number = await world.game(world.bob)
    assert "This is a blind game" in world.said()
    for command, values in (
        ("mod inspect", {"player": "Ann"}),
        ("mod act", {"player": "Ann"}),
        ("mod export", {}),
        ("mod adjust", {"what": "pebbles 1 9"}),
    ):
        refused = await world.mona.slash(world.thread, command, **values)
        assert "blind mode" in answer(refused), command
    await world.mona.slash(world.channel, "mod server", name="blind", value="no", reason="curious")
    refused = await world.mona.slash(world.thread, "mod inspect", player="Ann")
    assert "blind mode" in answer(refused)
    audit = answer(await world.mona.slash(world.thread, "mod audit"))
    assert "curious" in audit
    await world.mona.slash(world.thread, "mod end")
    assert "has time" not in answer(await world.mona.slash(world.thread, "game status", game=number))


async def test_acts_are_posted_in_the_servers_audit_channel_with_the_way_to_the_thread(world: World) -> None:
    audit = world.guild.create_text_channel("audit")
    await world.mona.slash(world.channel, "mod server", name="audit_channel", channel=audit)
    assert "for the whole server" in words(audit.history()[-1])
    await world.game(world.bob)
    await world.mona.slash(world.thread, "mod extend", hours=5.0, reason="dinner")
    posted = words(audit.history()[-1])
    assert f"<#{world.thread.id}>" in posted
    assert f"{world.mona.mention} gave 5 more hours. dinner" in posted


async def test_the_hosts_figures_count_what_happens(world: World) -> None:
    before = figures()
    number = await world.game(world.bob)
    await world.choose(world.ann, await world.panel(world.ann, number), "take", tail="3")
    after = figures()
    for name in (
        'fnord_interactions_total{kind="component"}',
        "fnord_commits_total",
        'fnord_messages_total{kind="table",outcome="sent"}',
        "fnord_picture_seconds_count",
    ):
        assert after[name] > before.get(name, 0), name


def figures() -> dict[str, float]:
    """All figures by name."""
    lines = [line for line in generate_latest().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}
