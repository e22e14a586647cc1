"""Orders of The Secret Wars in free text through the simulated Discord: by message, form and command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.games.contract import Game, Pictures
from bot.games.registry import GAMES
from bot.scene.scene import Scene
from tests.support.discord import World, answer, button, parts, words
from tests.support.letters import Pen, SecretTable


class Blank(Pictures):
    """Pictures of nothing."""

    def table(self, view: Any, names: Mapping[int, str], say: Any) -> Scene:
        return Scene(40, 30, (), "the table")

    def hand(self, view: Any, names: Mapping[int, str], say: Any) -> Scene:
        return Scene(40, 30, (), "the hand")


@pytest.fixture
def games() -> dict[str, Game]:
    """The game without its pictures and its newspaper, which take long and have tests of their own."""
    return {"tsw": replace(GAMES["tsw"], pictures=Blank(), papers=None, letters=frozenset())}


def actions(orders: list[dict[str, object]]) -> list[tuple[object, object]]:
    return [(order["actor"], order["action"]) for order in orders]


@pytest.mark.rule("TSW-11", "TSW-13")
async def test_a_terse_order_is_written_at_once_and_can_be_withdrawn(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    agent, _ = await table.agents(world.ann, 2)
    pen, public = Pen(world, world.ann), world.said()
    said = await pen.write(f"{agent}: meditate")
    assert f"✅ {agent}: meditate" in said
    assert actions(await table.orders(world.ann)) == [(agent, "meditate")]
    assert "Withdrawn" in await pen.press("Withdraw:")
    assert await table.orders(world.ann) == []
    assert world.said() == public


@pytest.mark.rule("TSW-13")
async def test_a_letter_of_nothing_but_small_words_orders_nothing_and_costs_nothing(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    pen = Pen(world, world.ann)
    await pen.write(f"{one}: meditate")
    assert "no order in that" in await pen.write("and " * 490)
    assert actions(await table.orders(world.ann)) == [(one, "meditate")]
    assert "✅" in await pen.write(f"{two}: meditate")
    assert actions(await table.orders(world.ann)) == [(one, "meditate"), (two, "meditate")]


@pytest.mark.rule("TSW-12", "TSW-13")
async def test_a_chatty_letter_of_several_orders_is_read_one_by_one(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    view = await table.view(world.ann)
    group = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    said = await Pen(world, world.ann).write(
        f"Hello there! {one} is to scout {group}, please, looking for somebody with a truck.\n"
        f"And {two} should guard me, wearing a false moustache. {view.leader} meditates in the bath."
    )
    assert said.count("✅") == 3
    assert actions(await table.orders(world.ann)) == [
        (one, "scout"), (two, "guard"), (view.leader, "meditate"),
    ]  # fmt: skip
    assert "moustache" in (await table.orders(world.ann))[1]["flavour"]


@pytest.mark.rule("TSW-13")
async def test_a_misspelt_name_is_understood_and_told_as_it_was_understood(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    pen, wrong = Pen(world, world.ann), agent.split()[1][:2] + agent.split()[1][3:]
    assert f"✅ {agent}: meditate" in await pen.write(f"{wrong} meditates")
    assert actions(await table.orders(world.ann)) == [(agent, "meditate")]
    await pen.write(f"withdraw all\nmaybe {wrong} meditates")
    assert "Then I leave it" in await pen.press("No order")
    assert await table.orders(world.ann) == []


@pytest.mark.rule("TSW-13", "TSW-30")
async def test_what_is_missing_is_asked_once_and_answered_by_button_or_message(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    view = await table.view(world.ann)
    target = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    pen = Pen(world, world.ann)
    said = await pen.write(f"attack to control {target}")
    assert said.count("I need to know: how many megabucks") == 1, "there is one group that could attack"
    assert await table.orders(world.ann) == []
    assert "✅" in await pen.write("7 MB")
    (order,) = await table.orders(world.ann)
    assert order["parameters"] == {"attacker": view.name, "target": target, "mb": 7}


@pytest.mark.rule("TSW-13")
async def test_a_question_is_still_open_after_a_restart(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen, view = Pen(world, world.ann), await table.view(world.ann)
    target = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    await pen.write(f"attack to control {target} with {view.name}")
    await world.restart()
    assert "✅" in await pen.write("6")
    await pen.write(f"withdraw last\nattack to control {target} with {view.name}")
    await world.restart()
    assert "✅" in await pen.press("5 MB")
    (order,) = await table.orders(world.ann)
    assert order["parameters"]["mb"] == 5


@pytest.mark.rule("TSW-13")
async def test_two_questions_are_asked_one_after_the_other(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    pen = Pen(world, world.ann)
    said = await pen.write(f"{one}: scout\n{two}: infiltrate")
    assert "To scout I need to know" in said
    assert "To infiltrate I need to know" not in said
    assert "One more question" in said
    view = await table.view(world.ann)
    group = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    said = await pen.write(group)
    assert f"✅ {one}: scout" in said
    assert "To infiltrate I need to know" in said
    assert "✅" in await pen.pick(group, "answer")
    assert actions(await table.orders(world.ann)) == [(one, "scout"), (two, "infiltrate")]


@pytest.mark.rule("TSW-13")
async def test_nobody_has_finished_while_something_is_asked(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, _ = await table.agents(world.ann, 2)
    pen = Pen(world, world.ann)
    await pen.write(f"{one}: scout")
    assert "Something is still asked of you" in await pen.write("done")
    refused = await world.ann.slash(world.thread, "tsw ready")
    assert "Something is still asked of you" in answer(refused)
    await pen.write("no")
    assert "Something is still asked" not in answer(await world.ann.slash(world.thread, "tsw ready"))


@pytest.mark.rule("TSW-13")
async def test_an_order_that_comes_instead_of_an_answer_is_taken_and_the_question_stays(
    world: World,
) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    pen = Pen(world, world.ann)
    await pen.write(f"{one}: scout")
    said = await pen.write(f"{two} meditates")
    assert f"✅ {two}: meditate" in said
    assert "To scout I need to know" in said
    assert "To scout I need to know" in await pen.write("what a lovely day")
    assert "Then I leave it" in await pen.write("never mind")
    assert actions(await table.orders(world.ann)) == [(two, "meditate")]


@pytest.mark.rule("TSW-12", "TSW-13", "TSW-30", "TSW-45")
async def test_what_cannot_be_ordered_is_refused_with_reason_and_rule(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    pen, view, other = Pen(world, world.ann), await table.view(world.ann), await table.view(world.bob)
    target = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    said = await pen.write(f"{view.leader}: attack to control {other.name} with {view.name}, 3 MB")
    assert "❌" in said
    assert "TSW-30" in said
    said = await pen.write(f"attack to control {target} with {view.name}, 900 MB")
    assert "900 MB is more" in said
    said = await pen.write(f"{agent}: infiltrate {view.name}")
    assert "❌" in said
    assert "TSW-45" in said, "nobody infiltrates their own conspiracy"
    assert await table.orders(world.ann) == []


@pytest.mark.rule("TSW-12", "TSW-14")
async def test_when_no_action_is_left_it_is_asked_which_order_gives_way(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    pen, view = Pen(world, world.ann), await table.view(world.ann)
    await pen.write(f"{agent} meditates. {view.leader} meditates")
    said = await pen.write(f"{agent} guards {view.leader}")
    assert "no action left" in said
    assert "✅" in await pen.press("Instead of")
    assert actions(await table.orders(world.ann)) == [(agent, "guard"), (view.leader, "meditate")]


@pytest.mark.rule("TSW-52")
async def test_a_gambit_is_given_only_after_a_yes(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    pen = Pen(world, world.ann)
    said = await pen.write(f"{agent} dances on the town hall roof, singing loudly")
    assert "gambit" in said
    assert await table.orders(world.ann) == []
    await pen.write("yes")
    assert actions(await table.orders(world.ann)) == [(agent, "gambit")]


@pytest.mark.rule("TSW-14", "TSW-60")
async def test_standing_orders_are_given_seen_and_cancelled(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    pen, view = Pen(world, world.ann), await table.view(world.ann)
    said = await pen.write(f"If I am attacked, {agent} guards me")
    assert "If" in said
    assert "✅" in said
    await table.end_turn()
    assert len((await table.view(world.ann)).standing) == 1
    shown = answer(await world.ann.slash(world.channel, "tsw standing"))
    assert f"∞ If {view.leader} is attacked" in shown
    await world.ann.slash(world.channel, "tsw standing", cancel=f"If {view.leader} is attacked")
    assert (await table.view(world.ann)).standing == ()


@pytest.mark.rule("TSW-14")
async def test_orders_are_sorted_replaced_and_withdrawn_on_the_sheet(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    pen = Pen(world, world.ann)
    await pen.write(f"{one} meditates. {two} meditates")
    shown: Any = await world.ann.slash(world.channel, "tsw orders")
    line = next(part for part in parts(shown.response) if part.get("custom_id", "").endswith(":line:0"))
    second = [option["value"] for option in line["options"] if two in option["label"]]
    chosen: Any = await world.ann.select(shown.response, second, custom_id=line["custom_id"])
    moved: Any = await world.ann.click(chosen.response, custom_id=button(chosen.response, "Up"))
    assert actions(await table.orders(world.ann)) == [(two, "meditate"), (one, "meditate")]
    form = await world.ann.click(moved.response, custom_id=button(moved.response, "Change"))
    sent = await world.ann.submit_modal(form, {"tail": f"{two} guards {one}"})
    assert "✅" in answer(sent)
    assert actions(await table.orders(world.ann)) == [(two, "guard"), (one, "meditate")]
    said = await pen.write("withdraw order 2")
    assert "Withdrawn" in said
    assert actions(await table.orders(world.ann)) == [(two, "guard")]
    assert f"1. {two}: guard" in await pen.write("list my orders")


@pytest.mark.rule("TSW-10", "TSW-14")
async def test_ready_and_open_again(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    pen = Pen(world, world.ann)
    assert "✅" in await pen.write("I'm done!")
    panel = await world.bot.service.panel(table.game, world.ann.id)
    assert not panel.asks[0].required
    assert "open again" in await pen.write(f"{agent} meditates")
    await world.ann.slash(world.channel, "tsw ready")
    await world.ann.slash(world.channel, "tsw ready", finished=False)
    panel = await world.bot.service.panel(table.game, world.ann.id)
    assert panel.asks[0].required
    await pen.write(f"withdraw all\n{agent} meditates")
    doubt = await world.ann.user.click(pen.last, custom_id=button(pen.last, "complete"))
    await world.ann.user.click(doubt.response, custom_id=button(doubt.response, "all the same"))
    assert not (await world.bot.service.panel(table.game, world.ann.id)).asks[0].required


@pytest.mark.rule("TSW-10")
async def test_a_letter_after_the_turn_counts_for_the_next_and_says_so(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    pen = Pen(world, world.ann)
    await pen.write(f"{agent} meditates")
    await table.end_turn()
    said = await pen.write(f"{agent} meditates")
    assert "You last wrote for turn 1, which is over. This counts for turn 2." in said
    assert "This counts" not in await pen.write("withdraw all")


@pytest.mark.rule("TSW-10", "TSW-90")
async def test_letters_between_two_turns_are_kept_and_read_for_the_next(world: World) -> None:
    table = await SecretTable.begin(world, world.bob, review="True")
    await table.approve()
    (agent,) = await table.agents(world.ann, 1)
    pen = Pen(world, world.ann)
    for person in (world.ann, world.bob):
        await table.submit(person, ("ready",))
    said = await pen.write(f"{agent} meditates")
    assert "Your words are kept and read for turn 2" in said
    await world.restart()
    before = len(pen.said())
    await table.approve()
    assert actions(await table.orders(world.ann)) == [(agent, "meditate")]
    assert any(f"✅ {agent}: meditate" in words(message) for message in pen.said()[before:])


async def test_of_two_games_the_one_meant_is_asked_for_and_remembered(world: World) -> None:
    first = await SecretTable.begin(world, world.bob)
    second = await SecretTable.begin(world, world.bob)
    pen = Pen(world, world.ann)
    leaders = [(await table.view(world.ann)).leader for table in (first, second)]
    assert "For which table" in await pen.write("meditate")
    assert await second.orders(world.ann) == await first.orders(world.ann) == []
    await world.restart()
    assert "✅" in await pen.pick(f"#{second.game}", "address")
    assert actions(await second.orders(world.ann)) == [(leaders[1], "meditate")]
    await pen.write("withdraw last")
    assert await second.orders(world.ann) == []
    await pen.press("Another table")
    await pen.pick(f"#{first.game}", "address")
    await pen.write("meditate")
    assert actions(await first.orders(world.ann)) == [(leaders[0], "meditate")]
    assert await second.orders(world.ann) == []


async def test_who_plays_nothing_is_told_what_can_be_done(world: World) -> None:
    await SecretTable.begin(world, world.bob)
    assert "/game new" in await Pen(world, world.cat).write("attack to control the world")


async def test_who_writes_is_no_longer_away(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    leader = (await table.view(world.ann)).leader
    with world.env._bot_scope():
        await world.bot.service.away(table.game, world.ann.id, None)
    await world.env.settle(timeout=60)
    said = await Pen(world, world.ann).write(f"withdraw all\n{leader} meditates")
    assert "✅" in said, said
    assert [action for _, action in actions(await table.orders(world.ann))] == ["meditate"]


async def test_before_the_interview_is_answered_nothing_is_written(world: World) -> None:
    await world.game(world.bob, kind="tsw")
    assert "Something else is to be decided first" in await Pen(world, world.ann).write("hello")


@pytest.mark.rule("TSW-13")
async def test_what_is_no_order_gets_a_short_mark_and_help_gives_examples(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen = Pen(world, world.ann)
    for text in ("good morning", "😀🎉", "-", "x" * 2000, "order:"):
        said = await pen.write(text)
        assert "▫️ I found no order in that.\n-# Say ‘help’" in said, text
        assert "❌" not in said
    for text in ("help", "?"):
        said = await pen.write(text)
        assert "> Attack to control" in said, text
        assert "Editing or deleting a message changes nothing" in said
    assert await table.orders(world.ann) == []


@pytest.mark.rule("TSW-13")
async def test_every_line_is_answered_in_its_order_and_cited_where_nothing_comes_of_it(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    one, two = await table.agents(world.ann, 2)
    pen, view = Pen(world, world.ann), await table.view(world.ann)
    said = await pen.write(
        f"Hello there, old friend!\n{one} meditates\n{two}: scout\n{view.leader}: infiltrate {view.name}\n"
        "asdf qwer zxcv"
    )
    _, hello, done, asked, refused, nothing, *_ = said.splitlines()
    assert hello == "▫️ “Hello there, old friend”: I found no order in that."
    assert done == f"✅ {one}: meditate"
    assert asked == f"❓ {two}: scout"
    assert refused.startswith(f"❌ “{view.leader}: infiltrate {view.name}”: ")
    assert nothing.startswith("▫️ “asdf")


@pytest.mark.rule("TSW-13")
async def test_a_letter_of_2000_letters_is_answered_in_full(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    agents = await table.agents(world.ann, 4)
    pen, view = Pen(world, world.ann), await table.view(world.ann)
    group = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    lines = [f"{agent} scouts {group} very carefully" for agent in agents for _ in range(20)]
    text = "\n".join(lines)[:2000].rpartition("\n")[0]
    before = len(pen.said())
    said = await pen.write(text)
    assert said.count("✅") == len({line.split(" scouts")[0] for line in text.splitlines()})
    assert len(await table.orders(world.ann)) == said.count("✅")
    for message in pen.said()[before:]:
        assert len(words(message)) <= 4000 + 1500
        assert len(parts(message)) <= 40


async def test_a_letter_that_comes_twice_is_read_once(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen = Pen(world, world.ann)
    sent = await world.ann.send_dm("meditate")
    await world.env.settle()
    before = len(pen.said())
    await world.bot.presses.letters.posted(sent)
    assert len(pen.said()) == before
    assert len(await table.orders(world.ann)) == 1


async def test_editing_and_deleting_a_message_changes_nothing(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen = Pen(world, world.ann)
    sent = await world.ann.send_dm("meditate")
    await world.env.settle()
    before = len(pen.said())
    await world.ann.user.edit(sent, "meditate. meditate")
    await world.ann.user.delete(sent)
    assert len(await table.orders(world.ann)) == 1
    assert len(pen.said()) == before


async def test_buttons_of_yesterday_explain_themselves(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen = Pen(world, world.ann)
    await pen.write("meditate")
    done = pen.last
    await pen.press("Withdraw:", done)
    assert "no longer stands there" in await pen.press("Withdraw:", done)
    view = await table.view(world.ann)
    target = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    await pen.write(f"attack to control {target} with {view.name}")
    asked = pen.last
    await pen.press("5 MB", asked)
    assert "settled already" in await pen.press("10 MB", asked)
    assert [order["parameters"]["mb"] for order in await table.orders(world.ann)] == [5]
    await world.mona.slash(world.thread, "mod end")
    assert "Nothing can be written here any more" in await pen.press("My orders", asked)


@pytest.mark.rule("TSW-11")
async def test_orders_are_written_in_a_form_that_keeps_what_is_still_open(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen, (agent,) = Pen(world, world.ann), await table.agents(world.ann, 1)
    await pen.write(f"{agent}: scout")
    panel: Any = await world.panel(world.ann, table.game)
    form = await world.ann.click(panel.response, custom_id=button(panel.response, "Write orders"))
    assert f"{agent}: scout" in str(form.modal)
    await table.end_turn()
    await world.restart()
    view = await table.view(world.ann)
    sent = await world.ann.submit_modal(form, {"tail": f"{view.leader} meditates"})
    assert "✅" in answer(sent)
    assert sent.response is not None
    assert sent.response.flags.ephemeral
    assert actions(await table.orders(world.ann)) == [(view.leader, "meditate")]
    assert "meditate" not in world.said()


@pytest.mark.rule("TSW-11")
async def test_orders_by_command_are_proposed_and_answered_where_nobody_else_sees_them(
    world: World,
) -> None:
    table = await SecretTable.begin(world, world.bob)
    (agent,) = await table.agents(world.ann, 1)
    offered = await world.ann.autocomplete(world.channel, "tsw order", "text", f"{agent} medit")
    assert f"{agent} meditate" in [choice["value"] for choice in offered]
    offered = await world.ann.autocomplete(world.channel, "tsw order", "text", f"{agent} meditates")
    assert offered[0] == {"name": f"✅ {agent}: meditate", "value": f"{agent} meditates"}
    done = await world.ann.slash(world.channel, "tsw order", text=f"{agent}: spy")
    assert "I need to know" in answer(done)
    assert done.response is not None
    assert done.response.flags.ephemeral
    view = await table.view(world.ann)
    group = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    done = await world.ann.slash(world.channel, "tsw answer", text=group)
    assert "✅" in answer(done)
    done = await world.ann.slash(world.channel, "tsw withdraw", line=f"{agent}: spy on {group}")
    assert "Withdrawn" in answer(done)
    assert await table.orders(world.ann) == []
    done = await world.ann.slash(world.channel, "tsw answer", text="yes")
    assert "Nothing is asked" in answer(done)


async def test_letters_to_a_paused_table_are_read_when_it_goes_on(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen, leader = Pen(world, world.ann), (await table.view(world.ann)).leader
    await world.mona.slash(world.thread, "mod pause")
    assert "Your words are kept and read for turn 1" in await pen.write("meditate")
    assert await table.orders(world.ann) == []
    await world.mona.slash(world.thread, "mod resume")
    await world.env.settle()
    assert actions(await table.orders(world.ann)) == [(leader, "meditate")]


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("call", ["help", "Help!", "?", "What can I do?", "hi, how does this work?"])
async def test_who_calls_for_help_gets_it_and_no_order(world: World, call: str) -> None:
    table = await SecretTable.begin(world, world.bob)
    said = await Pen(world, world.ann).write(call)
    assert "in your own words" in said
    assert "❓" not in said
    assert await table.orders(world.ann) == []


@pytest.mark.rule("TSW-13")
async def test_a_question_without_answers_to_press_says_how_to_answer(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    pen, (agent,) = Pen(world, world.ann), await table.agents(world.ann, 1)
    said = await pen.write(f"{agent}: recruit")
    assert "I need to know: whom" in said
    assert "Say it in a direct message" in said
