"""Every kind of control answers everybody, at every stage of a table, after a restart and when damaged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import pytest
import structlog

from bot.ui.controls.choosing import Option
from bot.ui.controls.components import Layout, table_button, table_select
from bot.ui.controls.custom_id import Ref
from tests.support.discord import World

WHOLE, DAMAGED = ((),), (("",), ("x", "999999999999"))


def public_buttons(world: World, game: int, *endings: Sequence[str]) -> list[discord.ui.Button[Any]]:
    return [table_button(act, game, act, *rest) for act in world.bot.pages.presses for rest in endings]


def panel_buttons(game: int) -> list[discord.ui.Button[Any]]:
    return [
        discord.ui.Button(label=act, custom_id=Ref(game, ask, act, seat, rest).write("g"))
        for act in ("do", "amount", "turn", "leaf", "confirm", "order", "form", "unknown")
        for ask, seat, rest in (
            (1, 0, ()),
            (1, 0, ("0.abcd",)),
            (1, 9, ("x", "y", "z")),
            (10**12, 0, ("0.",)),
        )
    ]


def lists(world: World, game: int) -> list[discord.ui.Select[Any]]:
    """A list for every act that could have one."""
    options = [Option("one", "0"), Option("odd", "x"), Option("far", "999")]
    public = [
        table_select("list", game, act, options, *rest)
        for act in world.bot.pages.presses
        for rest in ((), ("x",))
    ]
    own = [
        discord.ui.Select(
            custom_id=Ref(game, 1, act, 0, rest).write("s"),
            options=[discord.SelectOption(label=o.label, value=o.value) for o in options],
        )
        for act in ("pick", "group", "set", "next")
        for rest in ((), ("0.abcd",), ("0.abcd", "0", "zzz"))
    ]
    return [*public, *own]


async def posted(world: World, items: Sequence[discord.ui.Item[Any]], in_a_row: int) -> discord.Message:
    """A message of the bot with these controls."""
    layout = Layout()
    for at in range(0, len(items), in_a_row):
        layout.row(*items[at : at + in_a_row])
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=layout.done().view)
    return world.channel.history()[-1]


async def press(world: World, items: Sequence[Any], *people: Any) -> None:
    for at in range(0, len(items), 25):
        message = await posted(world, items[at : at + 25], 5)
        for item in items[at : at + 25]:
            for person in people:
                await person.click(message, custom_id=item.custom_id)


async def choose(world: World, items: Sequence[Any], person: Any) -> None:
    for at in range(0, len(items), 10):
        message = await posted(world, items[at : at + 10], 1)
        for item in items[at : at + 10]:
            for value in ("0", "x", "999"):
                await person.select(message, [value], custom_id=item.custom_id)


@pytest.mark.parametrize("stage", ["lobby", "live", "paused", "over", "archived", "unknown"])
async def test_every_control_answers_everybody(
    world: World, stage: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody meets a defect: players, who has no seat, and moderators; the simulator fails on silence."""
    if stage in ("lobby", "unknown"):
        await world.lobby()
        number = world.number()
    else:
        number = await world.game(world.bob)
    if stage == "paused":
        await world.mona.slash(world.thread, "mod pause")
    if stage in ("over", "archived"):
        await world.mona.slash(world.thread, "mod end")
    if stage == "archived":
        await world.mona.slash(world.channel, "mod archive", game=number)
    if stage == "unknown":
        number = 999
    await world.restart()
    with structlog.testing.capture_logs() as logs:
        await press(world, public_buttons(world, number, *DAMAGED), world.cat)
        await press(world, panel_buttons(number), world.ann, world.mona)
        await choose(world, lists(world, number), world.ann)
        await press(world, public_buttons(world, number, *WHOLE), world.cat, world.mona, world.ann)
    failed = [log for log in logs if log["event"] in ("interaction failed", "interaction unanswered")]
    assert [repr(log.get("exc_info")) for log in failed] == []
    assert [record.getMessage() for record in caplog.records if record.name == "fnord.table"] == []
