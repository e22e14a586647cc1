"""Every slash command answers in words, whatever is typed into it, at every stage of a table."""

from __future__ import annotations

from typing import Any

import pytest
import structlog
from discord import AppCommandOptionType as Kind
from discord import app_commands

from tests.support.discord import World

MODERATED = ("mod", "gm", "setup", "tsw world", "illuminopoly names")
LAST = ("mod end", "game end", "game leave")
TYPED = ("Ann", "@everyone <@1> **\u200b**", "-1")
"""A name that fits, one that breaks lines and pings, and a number."""


def filled(world: World, param: app_commands.Parameter, typed: str, extreme: bool) -> Any:
    """A value that Discord would let through for an option."""
    if param.choices:
        return param.choices[-1].value
    if param.type is Kind.string:
        most = param.max_value or 6000
        return (typed * 2000)[: int(most)] if extreme else typed[: int(most)].ljust(int(param.min_value or 0))
    if param.type in (Kind.integer, Kind.number):
        edge, far = (param.max_value, 2**53 - 1) if extreme else (param.min_value, -1)
        value = far if edge is None else edge
        return int(value) if param.type is Kind.integer else float(value)
    return {Kind.boolean: extreme, Kind.user: world.cat, Kind.channel: world.channel,
            Kind.attachment: ("x.json", b"[]")}[param.type]  # fmt: skip


@pytest.mark.parametrize("stage", ["lobby", "live", "over"])
async def test_every_command_answers(world: World, stage: str, caplog: pytest.LogCaptureFixture) -> None:
    if stage == "lobby":
        await world.lobby()
    else:
        await world.game(world.bob)
    if stage == "over":
        await world.mona.slash(world.thread, "mod end")
    place = world.channel if stage == "lobby" else world.thread
    commands = [c for c in world.bot.tree.walk_commands() if isinstance(c, app_commands.Command)]
    with structlog.testing.capture_logs() as logs:
        for command in sorted(
            commands, key=lambda c: c.qualified_name in ("mod end", "game end", "game leave")
        ):
            for number, typed in enumerate(TYPED):
                given = {
                    param.display_name: filled(world, param, typed, extreme=number == 1)
                    for param in command.parameters
                    if param.required or (number and param.display_name != "game")
                }
                for param in command.parameters:
                    if param.display_name == "game" and (number == 2 or param.required):
                        given["game"] = 999 if param.type is Kind.integer else "no-such-game"
                moderates = command.qualified_name.startswith(MODERATED)
                person = world.mona if moderates else world.ann
                await person.slash(place, command.qualified_name, **given)
    failed = [log for log in logs if log["event"] in ("interaction failed", "interaction unanswered")]
    assert [repr(log.get("exc_info")) for log in failed] == []
    assert [record.getMessage() for record in caplog.records if record.name == "fnord.table"] == []
