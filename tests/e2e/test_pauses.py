"""Pauses as players see them: the pace in the lobby, an onlooker's panel, stops and passes on one page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.contract import Game
from tests.support.discord import World, answer, ids, options, pebble_games, words
from tests.support.heist import PLAYABLE, HeistRules


@pytest.fixture
def games() -> dict[str, Game]:
    """Ann has nothing, Bob and Cat a stop each, a fourth player something else."""
    return {"heist": replace(PLAYABLE, rules=HeistRules(["", "stop", "stop", "omen"])), **pebble_games()}


async def waiting(world: World, number: int) -> list[int]:
    return [w.seat for w in (await world.bot.service.view(number, None)).waiting]


async def test_a_lobby_offers_the_pace_where_there_are_pauses_and_nowhere_else(world: World) -> None:
    card = await world.lobby("heist")
    number = world.number()
    paces = options(card, f"t:{number}:pace" if f"t:{number}:pace" in ids(card) else f"o:{number}:pace")
    assert list(paces.values()) == ["live", "steady", "slow"]
    await world.ann.select(card, ["live"], custom_id=f"o:{number}:pace")
    assert (await world.bot.service.table(number)).settings.pace == "live"
    assert "pace" not in " ".join(ids(await world.lobby("pebbles")))


async def test_an_onlooker_sees_until_when_and_that_it_can_answer_and_nobody_else_does(world: World) -> None:
    number = await world.game(world.bob, world.cat, world.mona, kind="heist")
    await world.choose(world.ann, await world.panel(world.ann, number), "Steal 1")
    card = words(world.table_card())
    assert "Others may answer until" in card
    cat, mona = [words((await world.panel(who, number)).response) for who in (world.cat, world.mona)]
    assert "or ask the others to hold" in cat
    assert "or ask the others to hold" in mona
    assert "You can answer this" in cat
    assert "You can answer this" not in mona
    assert "Nothing of yours fits here" in mona
    assert "You can answer this" not in world.said()
    assert await waiting(world, number) == [1]


async def test_a_panel_that_an_onlooker_has_open_shows_the_pause_when_it_comes(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind="heist")
    await world.panel(world.cat, number)
    await world.choose(world.ann, await world.panel(world.ann, number), "Steal 1")
    reach = world.bot.front.reaches.of(number, world.cat.id)
    assert reach is not None
    shown = world.env.backend.messages[world.thread.id][reach.panel]
    assert "or ask the others to hold" in words(shown)
    assert f"t:{number}:pass:pass-attack" in ids(shown)


async def test_one_holds_by_a_button_and_the_others_wait(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind="heist")
    await world.choose(world.ann, await world.panel(world.ann, number), "Steal 1")
    await world.choose(world.cat, await world.panel(world.cat, number), "Hold")
    assert await waiting(world, number) == [1, 2]


async def test_one_passes_for_the_turn_by_a_button_of_the_panel(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind="heist")
    await world.choose(world.ann, await world.panel(world.ann, number), "Steal 1")
    panel = await world.panel(world.cat, number)
    assert f"t:{number}:pass:pass-attack" in ids(panel.response)
    after = await world.cat.click(panel.response, custom_id=f"t:{number}:pass:pass-turn")
    assert "You pass for the rest of this turn." in answer(after)
    page = await world.cat.slash(world.thread, "standing")
    assert "✅ **Pass this turn**: on" in answer(page)
    await world.choose(world.bob, await world.panel(world.bob, number), "Pass")
    assert (await world.bot.service.view(number, None)).view.coins == (4, 2, 3)
    again = await world.cat.slash(world.thread, "standing")
    assert "✅" not in answer(again), "the turn is over, and so is the pass"


async def test_who_has_a_standing_answer_is_asked_like_everybody_else(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind="heist")
    page = await world.cat.slash(world.thread, "standing")
    await world.cat.select(page.response, ["stop-theft"], custom_id=f"o:{number}:standing:toggle")
    await world.choose(world.ann, await world.panel(world.ann, number), "Steal 1")
    panel = await world.panel(world.cat, number)
    assert ids(panel.response).count(f"t:{number}:standing") == 1
    assert f"t:{number}:pass:pass-attack" in ids(panel.response)


async def test_stops_are_set_and_taken_away_in_one_list(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind="heist")
    page = await world.cat.slash(world.thread, "standing")
    lists = f"o:{number}:standing:toggle"
    offered = options(page.response, lists)
    assert list(offered.values()) == ["stop-theft", "stop-turn-0", "stop-turn-1"]
    assert "Stop when the turn of Bob begins" in offered
    page = await world.cat.select(page.response, ["stop-turn-1"], custom_id=lists)
    await world.restart()
    assert "✅ **when the turn of Bob begins**: on" in answer(page)
    await world.choose(world.ann, await world.panel(world.ann, number), "End")
    assert await waiting(world, number) == [2]
    page = await world.cat.slash(world.thread, "standing")
    page = await world.cat.select(page.response, ["stop-turn-1"], custom_id=lists)
    assert "you are asked every time" in answer(page)


async def test_standing_answers_can_be_typed(world: World) -> None:
    await world.game(world.bob, world.cat, kind="heist")
    names = [
        choice["name"]
        for choice in await world.cat.autocomplete(world.thread, "standing", "answers", "turn of")
    ]
    assert names[:1] == ["when the turn of Ann begins"]
    assert not any("Cat" in name for name in names)
    done = await world.cat.slash(world.thread, "standing", answers="pass until something touches me")
    assert "✅ **pass until something touches me**: on" in answer(done)


async def test_a_pass_that_is_over_at_once_is_not_told_beside_what_comes_next(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind="heist")
    await world.choose(world.ann, await world.panel(world.ann, number), "Steal 1")
    panel = await world.panel(world.cat, number)
    await world.choose(world.bob, await world.panel(world.bob, number), "Pass")
    after = await world.cat.click(panel.response, custom_id=f"t:{number}:pass:pass-turn")
    assert (await world.bot.service.view(number, None)).view.coins == (4, 2, 3)
    assert "You pass for the rest of this turn." not in answer(after)
