"""Orders in the language that a player prefers, through the simulated Discord."""

from __future__ import annotations

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from tests.e2e.test_tsw_worlds import begun, view
from tests.support.discord import World, answer


@pytest.fixture
def games() -> dict[str, Game]:
    return {"tsw": GAMES["tsw"]}


@pytest.mark.rule("TSW-13")
async def test_a_player_who_prefers_german_writes_german(world: World) -> None:
    game = await begun(world)
    offered = await world.ann.autocomplete(world.thread, "preferences", "language", "")
    assert {"de", "en"} <= {choice["value"] for choice in offered}
    target = next(g.name for g in (await view(world, game)).groups if not g.own and not g.conspiracy)
    order = f"Spioniere {target} aus"
    await world.ann.slash(world.thread, "tsw order", text=order)
    assert (await view(world, game)).lines == (), "who has said nothing writes English"
    await world.ann.slash(world.thread, "preferences", language="de")
    told = await world.ann.slash(world.thread, "tsw order", text=order)
    assert target in answer(told)
    ((_, line),) = (await view(world, game)).lines
    assert '"spy"' in str(line)
