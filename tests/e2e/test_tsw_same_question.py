"""The same question about several orders of The Secret Wars, answered at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from tests.support.discord import World, words
from tests.support.letters import Pen, SecretTable


@pytest.fixture
def games() -> dict[str, Game]:
    """The game without its newspaper, which has tests of its own."""
    return {"tsw": replace(GAMES["tsw"], papers=None, letters=frozenset())}


@pytest.mark.rule("TSW-13")
async def test_the_same_question_about_several_orders_is_answered_once(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    pen = Pen(world, world.ann)
    await pen.write(f"maybe {one} meditates")
    assert "(all" not in words(pen.last), "there is but one question"
    await pen.write(f"maybe {two} meditates")
    said = await pen.press("Confirm (all 2)")
    assert said.count("✅") == 2
    assert "❓" not in said
    assert sorted(str(order["actor"]) for order in await table.orders(world.ann)) == sorted([one, two])
