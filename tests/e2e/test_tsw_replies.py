"""Replies to what a letter of The Secret Wars left open, through the simulated Discord."""

from __future__ import annotations

import pytest

from tests.e2e.test_tsw_orders import actions, games
from tests.support.chair import begun
from tests.support.discord import World, answer
from tests.support.letters import Pen, SecretTable

__all__ = ["games"]


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("reply", ["no. {agent}: meditate", "no\n{agent}: meditate"])
async def test_an_order_beside_a_no_is_given_and_what_was_asked_is_dropped(world: World, reply: str) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    pen = Pen(world, world.ann)
    await pen.write(f"maybe {one} should meditate")
    assert f"✅ {two}: meditate" in await pen.write(reply.format(agent=two))
    assert actions(await table.orders(world.ann)) == [(two, "meditate")]
    await pen.write("yes")
    assert actions(await table.orders(world.ann)) == [(two, "meditate")]


@pytest.mark.rule("TSW-13", "TSW-47")
async def test_an_order_that_was_taken_for_a_text_is_given_and_the_text_asked_for_again(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    pen = Pen(world, world.ann)
    await pen.write(f"{one}: leak")
    assert "Is it the text?" in await pen.write(f"{two} meditates")
    said = await pen.write("Not that")
    assert f"✅ {two}: meditate" in said
    assert "the message" in said
    assert actions(await table.orders(world.ann)) == [(two, "meditate")]


@pytest.mark.rule("TSW-13")
async def test_a_turn_that_was_taken_back_is_not_called_over(world: World) -> None:
    table, chair = await begun(world, review=False)
    pen = Pen(world, world.ann)
    await table.end_turn()
    await pen.write("I meditate")
    await chair.go("The table")
    await chair.do("Undo the last turn", reason="a slip")
    assert (await table.view(world.ann)).turn == 1
    said = await pen.write("I meditate")
    assert ": meditate" in said
    assert "is over" not in said


@pytest.mark.rule("TSW-04", "TSW-81")
@pytest.mark.parametrize(("unknown", "told"), [("ask", False), ("exist", True)])
async def test_in_blind_mode_nobody_is_sent_to_a_gamemaster(world: World, unknown: str, told: bool) -> None:
    await world.mona.slash(world.channel, "mod server", name="blind", value="yes")
    table = await SecretTable.begin(world, world.bob, unknown_groups=unknown)
    (ask,) = (await world.bot.service.panel(table.game, world.ann.id)).asks
    assert all("ask-gamemaster" not in getattr(choice, "prefix", ()) for choice in ask.choices)
    said = await Pen(world, world.ann).write("infiltrate the Pentagon")
    assert "nothing called ‘Pentagon’" in said
    assert "gamemaster knows" not in said
    await table.submit(world.ann, "inquire", "Pentagon")
    log = answer(await world.ann.slash(world.thread, "log"))
    assert ("nobody is gamemaster" in log) is not told
    assert ((await table.view(world.ann)).group("Pentagon") is not None) is told
    assert "Your question lies" not in log


@pytest.mark.rule("TSW-14")
async def test_several_orders_are_withdrawn_by_one_yes_after_they_were_shown(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two, three = await table.agents(world.ann, 3)
    pen = Pen(world, world.ann)
    await pen.write(f"{one} meditates. {two} meditates. {three} meditates")
    said = await pen.write("withdraw 1 and 3")
    assert f"Withdraw: {one}: meditate and {three}: meditate" in said
    assert (await pen.press("Confirm")).count("Withdrawn") == 2
    assert actions(await table.orders(world.ann)) == [(two, "meditate")]


@pytest.mark.rule("TSW-14")
async def test_an_order_is_put_first_in_words(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    pen = Pen(world, world.ann)
    await pen.write(f"{one} meditates. {two} meditates")
    assert f"1. {two}: meditate" in await pen.write("put order 2 first")
    assert [order["actor"] for order in await table.orders(world.ann)] == [two, one]
