"""Decisions in few clicks, counted from the open panel; and everything legal stays within reach."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.contract import Game
from bot.games.illuminati.minds.ai import HeuristicPlayer
from bot.games.registry import GAMES
from bot.ui.panel.panel import asked
from tests.support.discord import World, button, parts, words
from tests.support.person import Person


@pytest.fixture
def games() -> dict[str, Game]:
    return dict(GAMES)


async def at_turn(world: World, number: int, frame: str = "act") -> Any:
    """Play on until Ann is asked by that frame; her panel."""
    ann = Person(world, world.ann, HeuristicPlayer())
    for _ in range(60):
        seen = await world.bot.service.panel(number, world.ann.id)
        ask = asked(seen)
        if ask is not None and ask.required and ask.frame == frame:
            return await world.panel(world.ann, number)
        if await ann.step(number) is None:
            await world.env.advance_time(5)
    raise AssertionError("Ann never gets there")


async def test_an_attack_with_aid_and_money_takes_at_most_five_clicks(world: World) -> None:
    number = await world.game(ais=3, kind="illuminati")
    panel = await at_turn(world, number)
    rows = [part for part in parts(panel.response) if part.get("custom_id", "").startswith("s:")]
    targets = rows[0]
    assert "%" in targets["options"][0]["label"], "its number and chance stand in the list"
    page = await world.ann.select(
        panel.response, [targets["options"][0]["value"]], custom_id=targets["custom_id"]
    )
    assert "or less" in words(page.response)
    labels = [part.get("label") or "" for part in parts(page.response)]
    roll = next(label for label in labels if label.startswith("🎲"))
    assert "Pass" not in " ".join(labels)
    assert "%" in roll
    rolled = await world.ann.click(page.response, custom_id=button(page.response, roll))
    assert rolled.acknowledged
    assert "🎲" in world.said(), "list, entry and roll: three clicks to the dice"
    assert "⚔ Ann sends" in world.said()


async def test_steppers_show_what_they_lead_to_and_survive_a_restart(world: World) -> None:
    number = await world.game(ais=3, kind="illuminati")
    panel = await at_turn(world, number)
    targets = next(part for part in parts(panel.response) if part.get("custom_id", "").startswith("s:"))
    page = await world.ann.select(
        panel.response, [targets["options"][0]["value"]], custom_id=targets["custom_id"]
    )
    seq = (await world.bot.service.table(number)).seq
    step = next(part for part in parts(page.response) if (part.get("label") or "").startswith(("+1", "−1")))
    assert "%" in step["label"]
    await world.restart()
    again = await world.ann.click(page.response, custom_id=step["custom_id"])
    assert (await world.bot.service.table(number)).seq == seq, "trying writes nothing"
    await world.ann.click(again.response, custom_id=button(again.response, "🎲"))
    assert (await world.bot.service.table(number)).seq > seq


async def test_defending_takes_one_click(world: World) -> None:
    number = await world.game(ais=3, kind="illuminati")
    panel = await at_turn(world, number, "spending")
    seen = await world.bot.service.panel(number, world.ann.id)
    first = next(part for part in parts(panel.response) if part.get("custom_id", "").startswith("g:"))
    assert "%" in first["label"]
    await world.ann.click(panel.response, custom_id=first["custom_id"])
    after = await world.bot.service.panel(number, world.ann.id)
    assert after.table.seq > seen.table.seq


async def test_a_turn_with_actions_left_is_ended_after_a_question(world: World) -> None:
    number = await world.game(ais=3, kind="illuminati")
    panel = await at_turn(world, number)
    seq = (await world.bot.service.table(number)).seq
    doubt = await world.ann.click(panel.response, custom_id=button(panel.response, "End turn"))
    assert "2 actions" in words(doubt.response)
    assert (await world.bot.service.table(number)).seq == seq
    back = await world.ann.click(doubt.response, custom_id=button(doubt.response, "Back"))
    doubt = await world.ann.click(back.response, custom_id=button(back.response, "End turn"))
    await world.ann.click(doubt.response, custom_id=button(doubt.response, "all the same"))
    assert (await world.bot.service.table(number)).seq > seq


async def test_illuminopoly_is_played_by_its_first_buttons(world: World) -> None:
    number = await world.game(ais=3, kind="illuminopoly")
    rolled = 0
    ann = Person(world, world.ann, GAMES["illuminopoly"].players["heuristic"]())
    for _ in range(40):
        seen = await world.bot.service.panel(number, world.ann.id)
        ask = asked(seen)
        if ask is None or not ask.required:
            await world.env.advance_time(5)
            continue
        if ask.frame != "Turn":
            await ann.step(number)
            continue
        panel = await world.panel(world.ann, number)
        first = next(part for part in parts(panel.response) if part.get("custom_id", "").startswith("g:"))
        rolled += "dice" in first["label"]
        assert "Reorganize" not in first["label"]
        await world.ann.click(panel.response, custom_id=first["custom_id"])
        if rolled == 3:
            break
    assert rolled == 3, "three turns were begun by the first button"


async def test_orders_are_complete_after_one_question_if_somebody_is_idle(world: World) -> None:
    number = await world.game(world.bob, kind="tsw")
    for person in (world.ann, world.bob):
        panel = await world.panel(person, number)
        await world.choose(person, panel, "Take the ready-made conspiracy")
    panel = await world.panel(world.ann, number)
    shown = words(panel.response)
    assert shown.count("\n> ") >= 3, "three examples of the writer's own game"
    assert "Write orders" in shown
    assert "Write an order" not in shown, "there is one entrance to writing"
    first = next(part for part in parts(panel.response) if part.get("custom_id", "").startswith(("g:", "t:")))
    assert first["label"] == "Write orders", "what one usually does comes first"
    form = await world.ann.click(panel.response, custom_id=button(panel.response, "Write orders"))
    head = str(form.modal)
    assert "errands of your people" in head, "the form says what kinds of orders there are"
    assert head.count("\\n> ") >= 3
    doubt = await world.ann.click(panel.response, custom_id=button(panel.response, "My orders are complete"))
    assert "Could still act this turn" in words(doubt.response)
    sent = await world.ann.click(doubt.response, custom_id=button(doubt.response, "all the same"))
    assert "Could still act this turn" not in words(sent.response)
    seen = await world.bot.service.panel(number, world.ann.id)
    assert not any(ask.required for ask in seen.asks)
