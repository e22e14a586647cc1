"""Replies to what a letter of The Secret Wars left open, through the simulated Discord."""

from __future__ import annotations

import asyncio

import pytest

from bot.table.errors import Stale, StoreTrouble
from tests.e2e.test_tsw_orders import actions, games
from tests.support.chair import begun
from tests.support.discord import World, answer, button, parts, words
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


async def undecided(world: World) -> tuple[SecretTable, Pen, str, str]:
    """An order that can be meant in several ways: its table, pen, actor and group."""
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    group = next(g.name for g in (await table.view(world.ann)).groups if not g.own and not g.conspiracy)
    return table, Pen(world, world.ann), agent, group


def labels(message: object, start: str) -> list[str]:
    """Of the buttons below a message, those that begin so."""
    return [part["label"] for part in parts(message) if part.get("label", "").startswith(start)]


@pytest.mark.rule("TSW-13")
async def test_what_can_be_meant_in_several_ways_is_chosen_by_button_or_number(world: World) -> None:
    table, pen, agent, group = await undecided(world)
    await pen.write(f"maybe {agent} should look at {group}")
    one, two, three = labels(pen.last, "(")
    assert await table.orders(world.ann) == []
    await world.restart()
    assert f"✅ {two.removeprefix('(2) ')}" in await pen.press("(2)")
    await pen.write(f"withdraw last\nmaybe {agent} should look at {group}")
    await world.restart()
    assert f"✅ {three.removeprefix('(3) ')}" in await pen.write("the third")
    assert len({one[3:], two[3:], three[3:]}) == 3
    assert len(await table.orders(world.ann)) == 1


@pytest.mark.rule("TSW-13")
async def test_something_else_opens_the_form_with_the_best_reading_and_takes_its_place(world: World) -> None:
    table, pen, agent, group = await undecided(world)
    await pen.write(f"maybe {agent} should look at {group}")
    asked, (best, *_) = pen.last, labels(pen.last, "(1)")
    form, filled = await pen.open("Something else")
    assert filled == best.removeprefix("(1) ")
    await world.restart()
    said = await pen.send(form, f"{agent}: scout {group}, disguised as a postman")
    assert f"✅ {agent}: scout {group}; in your words: “disguised as a postman”" in said
    assert "Something else" not in said
    assert "settled already" in await pen.press("(1)", asked)
    assert "no longer stands there" in words((await world.ann.user.click(
        asked, custom_id=button(asked, "Something else"))).response)  # fmt: skip
    assert actions(await table.orders(world.ann)) == [(agent, "scout")]


@pytest.mark.rule("TSW-13")
async def test_a_form_without_an_order_leaves_the_question_open(world: World) -> None:
    table, pen, agent, group = await undecided(world)
    await pen.write(f"maybe {agent} should look at {group}")
    form, _ = await pen.open("Something else")
    await pen.send(form, "what a lovely day")
    assert "✅" in await pen.press("(1)")
    assert len(await table.orders(world.ann)) == 1


@pytest.mark.rule("TSW-13")
async def test_no_order_drops_what_is_asked_and_the_next_question_comes(world: World) -> None:
    table, pen, agent, group = await undecided(world)
    (other,) = (name for name in await table.agents(world.ann, 2) if name != agent)
    said = await pen.write(f"maybe {agent} should look at {group}\n{other}: infiltrate\nmaybe meditate")
    assert said.count("❓") == 3
    assert "2 more questions wait behind this one." in said
    said = await pen.press("No order")
    assert "To infiltrate I need to know" in said
    assert "One more question waits behind this one.\n❓" in said
    assert await table.orders(world.ann) == []


@pytest.mark.rule("TSW-13")
async def test_an_answer_of_which_nothing_could_be_noted_gives_one_order(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the process had ended after the order was stored, and before the question was settled."""
    table = await SecretTable.begin(world, world.bob)
    view, pen = await table.view(world.ann), Pen(world, world.ann)
    await pen.write(f"defend {view.name} with 1 MB of its own")
    asked = pen.last

    async def cut_off(user: int, talk: object) -> None:
        raise StoreTrouble

    with monkeypatch.context() as patched:
        patched.setattr(world.bot.presses.letters.letters, "save", cut_off)
        await pen.press("Confirm", asked)
    assert actions(await table.orders(world.ann)) == [(view.leader, "defend")]
    await pen.press("Confirm", asked)
    assert actions(await table.orders(world.ann)) == [(view.leader, "defend")]


@pytest.mark.rule("TSW-13")
async def test_two_clicks_at_once_give_one_order(world: World) -> None:
    table, pen, agent, group = await undecided(world)
    await pen.write(f"maybe {agent} should look at {group}")
    asked = pen.last
    heard = pen.world.bot.presses.letters.letters
    id = int(button(asked, "(1)").split(":")[3])

    async def choose(place: int) -> object:
        async with heard.lock(world.ann.id):
            return await heard.choose(world.ann.id, id, place, f"click {place}")

    done = await asyncio.gather(choose(0), choose(1), return_exceptions=True)
    assert [isinstance(one, Stale) for one in done] == [False, True]
    assert len(await table.orders(world.ann)) == 1


@pytest.mark.rule("TSW-13", "TSW-14")
async def test_an_order_is_changed_in_a_form_that_says_it(world: World) -> None:
    table, pen, agent, group = await undecided(world)
    await pen.write(f"Have {agent} scout {group}, wearing a false beard")
    form, filled = await pen.open("Change")
    assert filled == f"{agent}: scout {group}, wearing a false beard"
    said = await pen.send(form, filled.replace("scout", "infiltrate"))
    assert f"✅ {agent}: infiltrate {group}; in your words: “wearing a false beard”" in said
    assert actions(await table.orders(world.ann)) == [(agent, "infiltrate")]


@pytest.mark.rule("TSW-13")
async def test_who_goes_on_writing_is_asked_about_what_they_wrote_last(world: World) -> None:
    table, pen, agent, group = await undecided(world)
    await pen.write(f"maybe {agent} should look at {group}")
    asked, leader = pen.last, (await table.view(world.ann)).leader
    said = await pen.write(f"{leader}: spy")
    assert said.index("To spy I need to know") < said.index("One more question waits")
    assert f"✅ {leader}: spy on {group}" in await pen.write(group)
    assert "✅" in await pen.press("(1)", asked)
    assert actions(await table.orders(world.ann)) == [(leader, "spy"), (agent, "scout")]
