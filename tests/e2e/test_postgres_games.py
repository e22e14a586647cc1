"""A whole game of The Secret Wars on PostgreSQL, with letters to the gamemaster."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from pydantic import SecretStr

from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.store.postgres import PostgresStore
from tests.support.discord import World, answer, ids
from tests.support.letters import Pen

MOST = 2000
"""Decisions."""
HOUR = 3600
PATIENCE = 60.0
"""Seconds that the bot may take for one thing on a busy machine."""
LETTER = "Give the Ministry 3 MB."


@pytest.fixture
def games() -> dict[str, Game]:
    return dict(GAMES)


@pytest.fixture
def settings(postgres: str) -> dict[str, Any]:
    return {"database": SecretStr(postgres)}


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_a_whole_game_of_the_secret_wars_is_played(world: World) -> None:
    world.env.settle_timeout = PATIENCE
    await world.lobby("tsw")
    number = world.number()
    for name, value in (("last_turn", "6"), ("end", "turns")):
        await world.ann.slash(world.channel, "game option", name=name, value=value, game=number)
    for _ in range(2):
        await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    assert isinstance(world.bot.store, PostgresStore)
    dice = Random(1)
    for _ in range(MOST):
        if (await world.bot.service.table(number)).status == "over":
            break
        if not await _orders(world, number, dice):
            await world.env.advance_time(HOUR)
    last = next(m for m in reversed(world.thread.history()) if f"t:{number}:rematch" in ids(m))
    assert "came from the seed" in answer(await world.ann.click(last, custom_id=f"t:{number}:verify"))


async def _orders(world: World, number: int, dice: Random) -> bool:
    """A decision, with a letter before it; whether there was one."""
    service, user = world.bot.service, world.ann.id
    if not (await service.panel(number, user)).asks:
        return False
    await Pen(world, world.ann).write(LETTER)
    seen = await service.panel(number, user)
    ask = next(ask for ask in seen.asks if ask.required)
    move = GAMES["tsw"].players["heuristic"]().choose(seen.view, ask, dice.randrange)
    with world.env._bot_scope():
        work = service.submit(number, ask.seat, [move], f"{seen.table.seq}", ask=ask.number, actor=user)
        await asyncio.create_task(work, name="discord-ui-move")
    await world.env.settle(timeout=PATIENCE)
    return True
