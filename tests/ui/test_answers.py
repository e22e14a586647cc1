"""How soon somebody who clicks is answered."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.ui.controls.answers import BEGAN, quietly, timely

HOUR = 3600.0


class Answer:
    """What a click has got as an answer so far."""

    def __init__(self) -> None:
        self.kinds: list[dict[str, bool]] = []
        self.came = asyncio.Event()

    def is_done(self) -> bool:
        return self.came.is_set()

    async def defer(self, **how: bool) -> None:
        self.kinds.append(how)
        self.came.set()


def click(shown: bool) -> Any:
    """A click on a public message, or on one that is `shown` to its reader only."""
    message = SimpleNamespace(flags=discord.MessageFlags(ephemeral=True)) if shown else None
    return SimpleNamespace(extras={}, response=Answer(), message=message)


async def test_who_has_waited_long_for_one_thing_is_acknowledged_before_the_next_is_done() -> None:
    for shown, how in ((True, {}), (False, {"ephemeral": True, "thinking": True})):
        interaction = click(shown)
        await timely(interaction, asyncio.sleep(0), HOUR)
        assert interaction.response.kinds == [], "that was quick"
        interaction.extras[BEGAN] -= HOUR
        await asyncio.wait_for(timely(interaction, interaction.response.came.wait(), HOUR), 20)
        assert interaction.response.kinds == [how]
        await timely(interaction, asyncio.sleep(0), HOUR)
        assert len(interaction.response.kinds) == 1, "nobody is acknowledged twice"


@pytest.mark.parametrize(
    "failure", [aiohttp.ServerDisconnectedError(), discord.RateLimited(600.0), ConnectionResetError()]
)
async def test_what_is_only_a_comfort_fails_quietly_however_it_fails(failure: Exception) -> None:
    async def pin() -> None:
        raise failure

    await quietly(pin())
