"""Where the controls are and what is asked: the growing block, the call, and panels that follow the text."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from bot.games.contract import Game
from bot.games.illuminati.minds.ai import HeuristicPlayer
from bot.games.registry import GAMES
from tests.support.discord import World, answer, button, ids, words
from tests.support.person import Person


def posts(world: World) -> list[discord.Message]:
    """What everybody can read in the thread, oldest first."""
    return list(world.thread.history(viewer=world.cat))


def panel_of(world: World, person: Any, game: int) -> Any:
    """The panel of a person, which is one message and has its place in the thread."""
    reach = world.bot.front.reaches.of(game, person.id)
    assert reach is not None
    return world.env.backend.messages[world.thread.id][reach.panel]


def below(world: World, person: Any, game: int) -> list[discord.Message]:
    """What lies below a person's panel, besides a call."""
    own = panel_of(world, person, game).id
    return [m for m in posts(world) if m.id > own and "<@" not in m.content]


def decides(message: Any) -> bool:
    """Whether a decision can be made with it."""
    return any(custom_id.startswith("g:") for custom_id in ids(message))


async def take(world: World, person: Any, game: int, count: str) -> Any:
    return await world.choose(person, await world.panel(person, game), "take", tail=count)


async def test_lines_of_a_burst_grow_in_one_message(world: World) -> None:
    number = await world.game(world.bob)
    before = len(posts(world))
    for _ in range(3):
        for person in (world.ann, world.bob):
            panel = await world.panel(person, number)
            label, form = ("take", {"tail": "1"}) if "take" in words(panel.response) else ("even", {})
            await world.choose(person, panel, label, **form)
    said = [message for message in posts(world) if "takes 1" in words(message)]
    assert len(said) == 1, "one block tells all of it"
    assert words(said[0]).count("takes 1") >= 4
    assert re.search(r"^-# \d+–\d+$", words(said[0]), re.MULTILINE), "its range of line numbers"
    assert len(posts(world)) - before <= 2, "the block and a call"


async def test_a_block_that_is_old_or_buried_is_followed_by_a_new_one(world: World) -> None:
    number = await world.game(world.bob)
    await take(world, world.ann, number, "1")
    await world.env.advance_time(11 * 60)
    await take(world, world.bob, number, "2")
    blocks = [message for message in posts(world) if "takes" in words(message)]
    assert ["takes 1" in words(block) for block in blocks] == [True, False]


async def test_what_was_taken_back_is_struck_through(world: World) -> None:
    number = await world.game(world.bob)
    await take(world, world.ann, number, "1")
    asked = await world.mona.slash(world.thread, "mod undo", move=0, game=number)
    assert "takes 1" in words(asked.response), "what would go is shown"
    assert "~~" not in world.said(), "nothing has gone yet"
    assert "nearest" in answer(await world.mona.slash(world.thread, "mod undo", move=99, game=number))
    newest = await world.mona.slash(world.thread, "mod undo", move=2, game=number)
    assert "nothing to take back" in answer(newest)
    await take(world, world.bob, number, "2")
    anew = await world.mona.click(asked.response, custom_id=button(asked.response, "Take"))
    assert "takes 2" in words(anew.response), "something has happened meanwhile: it is asked about anew"
    await world.mona.click(anew.response, custom_id=button(anew.response, "Take"))
    block = next(message for message in posts(world) if "takes" in words(message))
    assert "~~" in words(block)
    await world.mona.slash(world.thread, "mod redo", game=number)
    block = next(message for message in posts(world) if "takes" in words(message))
    assert "~~" not in words(block)
    assert "nothing to bring back" in answer(await world.mona.slash(world.thread, "mod redo", game=number))


async def test_a_panel_stands_below_the_newest_text_and_is_the_only_one(world: World) -> None:
    number = await world.game(world.bob)
    first = await world.panel(world.ann, number)
    opened = first.response.id
    await world.choose(world.ann, first, "take", tail="1")
    assert panel_of(world, world.ann, number).id != opened, "the block came below it, so it was brought down"
    assert below(world, world.ann, number) == []
    kept = world.env.backend.messages[world.thread.id].values()
    assert len([message for message in kept if message.is_ephemeral]) == 1


async def test_a_new_decision_comes_without_a_click_and_without_a_call(world: World) -> None:
    number = await world.game(world.bob)
    await take(world, world.ann, number, "1")
    assert not decides(panel_of(world, world.ann, number))
    await take(world, world.bob, number, "1")
    assert decides(panel_of(world, world.ann, number)), "her new decision was shown to her"
    assert below(world, world.ann, number) == []
    assert not any(world.ann.mention in words(message) for message in posts(world))


async def test_without_a_token_the_call_leads_to_the_panel(world: World) -> None:
    number = await world.game(world.bob)
    await take(world, world.ann, number, "1")
    await world.env.advance_time(16 * 60)
    requests = len(world.env.http_requests)
    await take(world, world.bob, number, "1")
    tokens = [entry for entry in world.env.http_requests[requests:] if "/webhooks/" in entry.path]
    assert len(tokens) <= 3, "no call on the dead token"
    assert world.ann.mention in world.said()


async def test_one_call_names_all_and_goes_when_it_is_answered(world: World) -> None:
    number = await world.game(world.bob)
    assert sum(world.ann.mention in words(message) for message in posts(world)) == 1
    await take(world, world.ann, number, "1")
    assert world.ann.mention not in world.said(), "she has answered"
    assert sum(world.bob.mention in words(message) for message in posts(world)) == 1


async def test_a_call_that_lies_deep_comes_to_the_end_without_another_ping(world: World) -> None:
    number = await world.game(world.bob)
    (call,) = [message for message in posts(world) if world.ann.mention in message.content]
    for pebbles in range(12):
        what = f"pebbles 1 {pebbles}"
        await world.mona.slash(world.thread, "mod adjust", what=what, confirm=True, game=number)
        await world.env.advance_time(11 * 60)
    (lowered,) = [message for message in posts(world) if world.ann.mention in message.content]
    assert lowered.id > call.id
    assert lowered.flags.suppress_notifications
    assert len([message for message in posts(world) if message.id > lowered.id]) <= 10
    assert decides((await world.panel(world.ann, number)).response)


async def test_a_push_that_fails_leaves_the_way_of_the_call(world: World) -> None:
    number = await world.game(world.bob)
    await take(world, world.ann, number, "1")
    world.env.inject_error("POST", f"/webhooks/{world.bot.user.id}/*", status=404, code=10015)  # type: ignore[union-attr]
    await take(world, world.bob, number, "1")
    await world.env.advance_time(121)
    assert world.ann.mention in world.said()
    assert decides((await world.panel(world.ann, number)).response)


class TestIlluminati:
    """Calls and blocks of a game with AI seats."""

    @pytest.fixture
    def games(self) -> dict[str, Game]:
        return dict(GAMES)

    async def test_twenty_decisions_keep_controls_at_the_end(self, world: World) -> None:
        number = await world.game(ais=3, kind="illuminati")
        ann = Person(world, world.ann, HeuristicPlayer())
        before, turns = len(posts(world)), 0
        for _ in range(20):
            if await ann.step(number) is None:
                await world.env.advance_time(5)
            if world.bot.front.reaches.of(number, world.ann.id) is not None:
                assert below(world, world.ann, number) == []
            turns = (await world.bot.service.view(number, None)).view.turn
        assert turns >= 2
        assert (len(posts(world)) - before) / turns <= 2.5
