"""Orders that name a group of which their writer has never heard, through the simulated Discord."""

from __future__ import annotations

import pytest

from tests.e2e.test_tsw_orders import actions, games
from tests.support.discord import World, words
from tests.support.letters import Pen, SecretTable

__all__ = ["games"]


@pytest.mark.rule("TSW-04", "TSW-13")
@pytest.mark.parametrize("unknown", ["ask", "exist"])
async def test_a_group_nobody_has_heard_of_is_asked_about_and_waits_for_the_gamemaster(
    world: World, unknown: str
) -> None:
    table = await SecretTable.begin(world, world.bob, unknown_groups=unknown)
    pen = Pen(world, world.ann)
    said = await pen.write("infiltrate the Pentagon")
    assert "nothing called ‘Pentagon’" in said
    assert "group called ‘Pentagon’" in said
    await pen.write("scout the Pentagon" if unknown == "ask" else "Pentagon")
    waiting = words((await world.mona.slash(world.channel, "gm queue", game=table.game)).response)
    assert waiting.split("Open")[0].count("Pentagon") == (unknown == "ask"), "once, however often he names it"
    assert actions(await table.orders(world.ann)) == (
        [] if unknown == "ask" else [((await table.view(world.ann)).leader, "infiltrate")]
    )
    assert (await table.view(world.bob)).group("Pentagon") is None


@pytest.mark.rule("TSW-04", "TSW-14")
async def test_asking_about_a_group_opens_no_orders_that_are_finished(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen = Pen(world, world.ann)
    await table.submit(world.ann, "ready")
    assert "open again" not in await pen.write("infiltrate the Pentagon")
    await table.submit(world.bob, "ready")
    assert (await table.view(world.ann)).turn == 2
