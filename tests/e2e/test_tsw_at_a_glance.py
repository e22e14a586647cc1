"""What players of The Secret Wars read: labels, answers and facts that say what there is to know."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.table.people.moderation import Moderator
from tests.e2e.test_tsw_orders import Blank
from tests.support.discord import World, answer, words
from tests.support.letters import PATIENCE, Pen, SecretTable


@pytest.fixture
def games() -> dict[str, Game]:
    return {"tsw": replace(GAMES["tsw"], pictures=Blank(), papers=None, letters=frozenset())}


def plain(said: str) -> str:
    """Without the marks that keep names of two directions apart."""
    return said.replace("\u2068", "").replace("\u2069", "")


async def adjust(table: SecretTable, *move: object) -> None:
    """A correction by the gamemaster."""
    with table.world.env._bot_scope():
        await table.world.bot.service.mod.adjust(table.game, Moderator(table.world.mona.id), move)
    await table.world.env.settle(timeout=PATIENCE)


async def test_an_option_that_was_set_is_told_as_the_lobby_calls_it(world: World) -> None:
    await world.lobby("tsw")
    done = await world.ann.slash(world.channel, "game option", name="end", value="turns", game=world.number())
    assert plain(answer(done)) == "How the game ends: now after the last turn, by rank."
    done = await world.ann.slash(
        world.channel, "game option", name="order", value="joined", game=world.number()
    )
    assert plain(answer(done)) == "Seats: now as they joined."


@pytest.mark.rule("TSW-60")
async def test_a_standing_order_is_listed_with_its_condition(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    agent, _ = await table.agents(world.ann, 2)
    leader = (await table.view(world.ann)).leader
    await Pen(world, world.ann).write(f"If {leader} is attacked, {agent} guards {leader}")
    sheet = plain(answer(await world.ann.slash(world.channel, "tsw orders")))
    assert f"1. If {leader} is attacked, {agent}: guard {leader}" in sheet


@pytest.mark.rule("TSW-91")
async def test_a_special_event_says_what_it_does_and_is_listed_with_its_target(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    await adjust(table, "event", 0, "Market Panic")
    group = next(g.name for g in (await table.view(world.ann)).groups if not g.own and not g.conspiracy)
    hand = plain(answer(await world.ann.slash(world.thread, "hand")))
    assert "Played on a group, it costs that group megabucks." in hand
    card = plain(answer(await world.ann.slash(world.thread, "card", name="Convenient Fog")))
    assert "it helps an order of one of these kinds that turn: infiltrate, spy, and scout" in card
    await Pen(world, world.ann).write(f"Play Market Panic on {group}")
    sheet = plain(answer(await world.ann.slash(world.channel, "tsw orders")))
    assert f"play Market Panic on {group}" in sheet


async def test_a_hand_that_is_too_long_for_a_message_is_also_a_file(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    last = (await table.view(world.ann)).groups[-1].name
    async with world.bot.service._desk.look(table.game) as session:
        assert session.kernel is not None
        s = session.kernel.s
        supply = [s.event(event).name for event in s.supply[0]]
    for event in supply[:14]:
        await adjust(table, "event", 0, event)
    shown = (await world.ann.slash(world.thread, "hand")).response
    assert last not in words(shown)
    (file,) = [found for found in shown.attachments if found.filename == "hand.txt"]
    assert last in (await file.read()).decode()


@pytest.mark.rule("TSW-36")
@pytest.mark.parametrize(("said", "gone"), [("yes", True), ("no", False)])
async def test_an_offer_is_answered_by_a_plain_yes_or_no(world: World, said: str, gone: bool) -> None:
    table = await SecretTable.begin(world, world.bob)
    view, taker = await table.view(world.ann), (await table.view(world.bob)).name
    group = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    await adjust(table, "control", group, view.name)
    order = {"action": "give-group", "parameters": {"group": group, "to": taker, "price": 1}, "flavour": ""}
    for _ in range(2):
        await table.submit(world.ann, "order", json.dumps({"actor": view.leader, **order}))
        if (await table.view(world.bob)).offers:
            heard = plain(await Pen(world, world.bob).write(said))
            assert f"{'Accept' if gone else 'Decline'} {group} from {view.name}" in heard
        await table.end_turn()
    assert (await table.view(world.bob)).group(group).own is gone
    offers = (await table.view(world.bob)).offers
    assert bool(offers) is not gone, "what the giver has no more is not on offer"


@pytest.mark.rule("TSW-14")
async def test_a_question_of_a_turn_that_is_over_swallows_nothing(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    pen = Pen(world, world.ann)
    group = next(g.name for g in (await table.view(world.ann)).groups if not g.own and not g.conspiracy)
    assert "I need to know" in await pen.write(f"{one}: spy")
    await table.end_turn()
    heard = plain(await pen.write(f"{two}: scout {group}"))
    assert "I need to know" not in heard
    assert [(o["actor"], o["action"]) for o in await table.orders(world.ann)] == [(two, "scout")]


async def test_who_is_done_already_is_told_so(world: World) -> None:
    await SecretTable.begin(world, world.bob)
    pen = Pen(world, world.ann)
    await pen.write("done")
    assert "Your orders are complete already." in await pen.write("done")


@pytest.mark.rule("TSW-12", "TSW-43")
async def test_who_is_out_of_action_is_not_said_to_have_one_left(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    agent, other = await table.agents(world.ann, 2)
    await adjust(table, "condition", agent, "out")
    assert (await table.view(world.ann)).person(agent).hurt
    why = plain(answer(await world.ann.slash(world.thread, "why")))
    assert f"{agent}: no action left" in why
    assert f"{other}: one action left" in why
