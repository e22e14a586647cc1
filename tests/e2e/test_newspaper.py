"""The newspaper and the turn reports of The Secret Wars as players get them, in the simulated Discord."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.app import wall_clock
from bot.games.contract import Game, Pictures
from bot.games.registry import GAMES
from bot.scene.scene import Scene
from tests.support.chair import Chair
from tests.support.discord import World, answer, button, parts, words
from tests.support.letters import PATIENCE, Pen, SecretTable

PRINTING = 2000
"""How often one looks whether everything has been printed and sent."""
ISSUE, REPORT = "**The Watchful Eye** · No.", "your report on turn"


class Blank(Pictures):
    """Pictures of nothing: here only the paper is looked at."""

    def table(self, view: Any, names: Mapping[int, str], say: Any) -> Scene:
        return Scene(40, 30, (), "the table")

    def hand(self, view: Any, names: Mapping[int, str], say: Any) -> Scene:
        return Scene(40, 30, (), "the hand")


@pytest.fixture
def games() -> dict[str, Game]:
    return {"tsw": replace(GAMES["tsw"], pictures=Blank())}


def about(messages: Sequence[Any], what: str) -> list[Any]:
    """The messages that are headed by `what`."""
    return [message for message in messages if what in words(message)[:200]]


def letters(world: World, person: Any, what: str) -> list[Any]:
    return about(Pen(world, person).said(), what)


def files(message: Any) -> list[str]:
    return sorted(attachment.filename.rpartition(".")[2] for attachment in message.attachments)


async def delivered(world: World) -> None:
    """Wait until the presses stand still and nothing that may be sent now is unsent."""
    for _ in range(PRINTING):
        await world.env.settle(timeout=PATIENCE)
        if not await world.bot.store.pending(wall_clock(), 1):
            return
        await asyncio.to_thread(lambda: None)
    raise AssertionError(f"never sent: {await world.bot.store.pending(wall_clock(), 9)}")


async def begin(world: World, **options: str) -> SecretTable:
    """Ann and Bob are at their first orders, and have read the first issue."""
    table = await SecretTable.begin(world, world.bob, **options)
    await delivered(world)
    return table


async def next_turn(table: SecretTable) -> None:
    await table.end_turn()
    await delivered(table.world)


async def subscribe(table: SecretTable, person: Any) -> None:
    view = await table.view(person)
    order = {"actor": view.leader, "action": "subscribe", "parameters": {}, "flavour": ""}
    await table.submit(person, "order", json.dumps(order))


@pytest.mark.rule("TSW-80", "TSW-81")
async def test_everybody_gets_the_first_issue_and_his_own_report(world: World) -> None:
    table = await begin(world)
    (public,) = about(world.thread.history(), ISSUE)
    assert files(public) == ["png"]
    assert public.attachments[0].description
    assert "Worth watching" not in words(public)
    for person, other in ((world.ann, world.bob), (world.bob, world.ann)):
        (report,), (issue,) = letters(world, person, REPORT), letters(world, person, ISSUE)
        view, others = await table.view(person), await table.view(other)
        assert view.name in words(report)
        assert f"{view.name}: 12 MB in the till" in words(report).replace("\\", "")
        assert others.leader not in words(report)
        assert files(issue) == ["pdf", "png"]
        assert "Worth watching" in words(issue)
    assert REPORT not in world.said()


@pytest.mark.rule("TSW-80")
async def test_only_who_subscribes_reads_below_the_fold(world: World) -> None:
    table = await begin(world)
    await subscribe(table, world.ann)
    await next_turn(table)
    await next_turn(table)
    assert len(letters(world, world.ann, REPORT)) == len(letters(world, world.bob, REPORT)) == 3
    assert len(letters(world, world.ann, ISSUE)) == 3
    assert len(letters(world, world.bob, ISSUE)) == 1
    teasers = [line for line in words(letters(world, world.ann, ISSUE)[-1]).splitlines() if len(line) > 60]
    below = world.said() + words(letters(world, world.bob, REPORT)[-1])
    assert teasers
    assert [line for line in teasers[1:] if line in below] == []
    assert "1 MB a turn" in words(about(world.thread.history(), ISSUE)[-1])


@pytest.mark.rule("TSW-81")
async def test_a_restart_neither_loses_nor_doubles_what_was_printed(world: World) -> None:
    table = await begin(world)
    dm = f"/channels/{world.bob.user.dm_channel.id}/messages"
    world.env.inject_error("POST", dm, status=500, code=0)
    await next_turn(table)
    assert len(letters(world, world.bob, REPORT)) == 1
    await world.restart()
    await world.env.advance_time(120)
    await delivered(world)
    assert len(letters(world, world.bob, REPORT)) == 2
    assert len(letters(world, world.ann, REPORT)) == 2
    assert len(about(world.thread.history(), ISSUE)) == 2
    await world.restart()
    await world.env.advance_time(120)
    await delivered(world)
    assert len(letters(world, world.bob, REPORT)) == 2


@pytest.mark.rule("TSW-81")
async def test_who_takes_no_messages_is_told_and_looks_his_report_up(world: World) -> None:
    table = await begin(world)
    dm = f"/channels/{world.bob.user.dm_channel.id}/messages"
    world.env.inject_error("POST", dm, status=403, code=50007)
    await next_turn(table)
    assert "Your direct messages are closed to me" in world.said()
    shown = await world.bob.slash(world.thread, "paper report", game=table.game)
    assert REPORT in answer(shown)
    assert shown.response.flags.ephemeral
    name = (await table.view(world.bob)).name
    assert name in answer(shown)


@pytest.mark.rule("TSW-81")
async def test_who_plays_no_more_gets_no_report_that_waited_for_the_morning(world: World) -> None:
    table = await begin(world)
    await world.ann.slash(world.channel, "preferences", quiet="00:00-23:59", zone="UTC")
    await next_turn(table)
    before = len(Pen(world, world.ann).said())
    await world.mona.slash(world.thread, "mod replace", player="Ann", member=world.cat)
    await world.env.advance_time(25 * 3600)
    await delivered(world)
    assert [words(message) for message in Pen(world, world.ann).said()[before:]] == []
    shown = await world.cat.slash(world.thread, "paper report", game=table.game)
    assert "your report on turn 1" in answer(shown)


@pytest.mark.rule("TSW-81")
async def test_a_report_too_long_for_messages_says_so_and_is_whole_in_a_file(world: World) -> None:
    table = await begin(world)
    name = (await table.view(world.bob)).name
    for agent in await table.agents(world.ann, 24):
        letter = {"message": "spam spam " * 78, "destination": name, "terms": "by hand"}
        order = {"actor": agent, "action": "emissary", "parameters": letter, "flavour": ""}
        await table.submit(world.ann, "order", json.dumps(order))
    async with world.bot.service._desk.look(table.game) as session:
        assert session.kernel is not None
        people = session.kernel.s.p_power
        people[:] = [20 for _ in people]  # so that no letter is lost on the way
    before = len(Pen(world, world.bob).said())
    await next_turn(table)
    messages = Pen(world, world.bob).said()[before:]
    assert not any("Your structure and treasuries" in words(message) for message in messages)
    assert [files(message) for message in messages] == [[], [], [], ["txt"]]
    assert "all of it is in the file" in words(messages[-1])
    whole = (await messages[-1].attachments[0].read()).decode()
    assert "YOUR STRUCTURE AND TREASURIES" in whole
    assert whole.count("spam " * 156) > 18
    shown = await world.bob.slash(world.thread, "tsw report", game=table.game)
    assert "all of it is in the file" in answer(shown)
    assert files(shown.response) == ["txt"]


@pytest.mark.rule("TSW-80")
async def test_an_old_issue_is_shown_as_its_reader_may_see_it(world: World) -> None:
    table = await begin(world)
    await subscribe(table, world.ann)
    for _ in range(2):
        await next_turn(table)
    whole = await world.ann.slash(world.thread, "paper issue", issue=2, game=table.game)
    assert "Worth watching" in answer(whole)
    assert files(whole.response) == ["pdf", "png", "txt"]
    for person in (world.bob, world.cat):
        shown = await person.slash(world.thread, "paper issue", issue=2, game=table.game)
        assert "Worth watching" not in answer(shown)
        assert "1 MB a turn" in answer(shown)
    none = await world.cat.slash(world.thread, "paper report", issue=2, game=table.game)
    assert "no report for you" in answer(none)
    older = await world.ann.click(whole.response, custom_id=button(whole.response, "Older"))
    assert "No. 1" in answer(older)
    archive = await world.bob.slash(world.thread, "paper archive", game=table.game)
    assert [answer(archive).count(f"No. {n} ") for n in range(4)] == [1, 1, 1, 0]
    assert "move" not in answer(archive).casefold()
    (public,) = [m for m in about(world.thread.history(), ISSUE) if "No. 2" in words(m)]
    copy = await world.ann.click(public, custom_id=button(public, "Read my copy"))
    assert "Worth watching" in answer(copy)
    assert copy.response.flags.ephemeral


@pytest.mark.rule("TSW-80", "TSW-90")
async def test_what_the_gamemaster_edits_is_what_is_printed(world: World) -> None:
    table = await begin(world, review="True")
    assert about(world.thread.history(), ISSUE) == []
    chair = Chair(world, world.mona, table.game)
    await chair.open()
    await chair.do("Approve and publish")
    await delivered(world)
    await subscribe(table, world.ann)
    for person in table.people:
        await table.submit(person, ("ready",))
    await world.env.settle(timeout=PATIENCE)
    await chair.press("Refresh")
    await chair.go("The Watchful Eye")
    await chair.do("Change the headline", words="WALRUS *ABDICATES* #not[dead]")
    assert len(about(world.thread.history(), ISSUE)) == 1
    await chair.open()
    await chair.do("Approve and publish")
    await delivered(world)
    assert len(about(world.thread.history(), ISSUE)) == 2
    public = about(world.thread.history(), ISSUE)[-1]
    for message in (public, letters(world, world.ann, ISSUE)[-1]):
        plain = words(message).replace("\\", "")
        assert "WALRUS *ABDICATES* #not[dead]" in plain
    media = [part for part in parts(public) if part.get("items")]
    assert "WALRUS *ABDICATES*" in media[0]["items"][0]["description"]


@pytest.mark.rule("TSW-80")
async def test_a_reader_of_text_only_gets_the_words_and_no_files(world: World) -> None:
    await world.bob.slash(world.channel, "preferences", text_only=True)
    await begin(world)
    (issue,), (drawn,) = letters(world, world.bob, ISSUE), letters(world, world.ann, ISSUE)
    assert files(issue) == []
    assert files(drawn) == ["pdf", "png"]
    assert "Worth watching" in words(issue)
    assert set(words(issue).splitlines()) <= set(words(drawn).splitlines())


class Retelling:
    """A narrator that says everything louder."""

    async def retell(self, lines: Sequence[str], tone: str, locale: str) -> list[str]:
        return [f"{line} Indeed." for line in lines]


@pytest.mark.rule("TSW-81")
async def test_the_narrator_tells_stories_but_neither_figures_nor_letters(world: World) -> None:
    world.bot.press._narrator = Retelling()  # type: ignore[assignment]
    await begin(world)
    (report,) = letters(world, world.ann, REPORT)
    told = words(report).splitlines()
    assert any(line.endswith("Indeed.") for line in told)
    assert not any("in the till" in line and "Indeed" in line for line in told)
