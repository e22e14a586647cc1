"""The Secret Wars at a table of the simulated Discord: lobby, interview form, a sealed turn, all pages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from tests.support.discord import World, answer, button, ids, words

KIND = "tsw"
PARTS = ("Your character", "Your conspiracy", "Its face and its fears", "Headquarters")
CHARACTER = {"leader": "Aunt Velvet", "who": "Retired", "why": "", "abilities": "", "interests": ""}
CONSPIRACY = {"name": "The Gravy Boat", "motto": "Pour", "beliefs": "", "goals": ""}


@pytest.fixture
def games() -> dict[str, Game]:
    return {KIND: GAMES[KIND]}


async def form(world: World, person: Any, game: int) -> Any:
    """The page of the form, opened from the panel."""
    return await world.choose(person, await world.panel(person, game), "Fill in the form")


async def fill(person: Any, page: Any, part: str, **values: Any) -> Any:
    """A part of the form filled in; the page after it."""
    opened = await person.click(page.response, custom_id=button(page.response, part))
    return await person.submit_modal(opened, values)


async def ready_made(world: World, person: Any, game: int) -> Any:
    return await world.choose(person, await world.panel(person, game), "Take the ready-made conspiracy")


@pytest.mark.rule("TSW-01")
async def test_the_interview_is_filled_in_part_by_part_and_nothing_is_lost(world: World) -> None:
    game = await world.game(world.bob, kind=KIND)
    page = await form(world, world.ann, game)
    shown = words(page.response)
    assert all(part in shown for part in PARTS)
    page = await fill(world.ann, page, "Your character", **CHARACTER)
    assert "Aunt Velvet" in words(page.response)
    await world.restart()
    page = await fill(
        world.ann, page, "Your conspiracy", **CONSPIRACY, alignments=["liberal", "conservative"]
    )
    shown = words(page.response)
    assert "The Gravy Boat" in shown
    assert "Liberal and Conservative are opposites" in shown.replace("\u2068", "").replace("\u2069", "")
    page = await world.ann.click(page.response, custom_id=button(page.response, "Send the form"))
    assert "are opposites" in words(page.response), "a form with a fault is not sent"
    assert "Aunt Velvet" in words(page.response)
    page = await fill(world.ann, page, "Your character", **{**CHARACTER, "abilities": "x" * 70})
    assert "60 characters" in words(page.response)
    opened = await world.ann.click(page.response, custom_id=button(page.response, "Your character"))
    assert "x" * 70 in str(opened.modal), "what was typed stands in the form when it is opened again"
    page = await world.ann.submit_modal(opened, {**CHARACTER, "abilities": "knitting; being overlooked"})
    page = await fill(world.ann, page, "Your conspiracy", **CONSPIRACY, alignments=["liberal", "weird"])
    late = await world.ann.click(page.response, custom_id=button(page.response, "Your character"))
    page = await world.ann.click(page.response, custom_id=button(page.response, "Send the form"))
    assert "Your form is sent" in words(page.response)
    page = await world.ann.submit_modal(late, {**CHARACTER, "who": "A widow"})
    assert "A widow" in words(page.response), "a part that was open meanwhile is not lost"
    assert "Gravy" not in world.said()
    await ready_made(world, world.bob, game)
    panel = words((await world.panel(world.ann, game)).response)
    assert "The Gravy Boat" in panel
    assert "Aunt Velvet" in panel


@pytest.mark.rule("TSW-01")
async def test_a_form_can_be_left_to_the_gamemaster_and_old_pages_explain_themselves(world: World) -> None:
    game = await world.game(world.bob, kind=KIND)
    page = await form(world, world.ann, game)
    opened = await world.ann.click(page.response, custom_id=button(page.response, "Headquarters"))
    await world.env.advance_time(16 * 60)  # later on, nothing takes the old page away any more
    await ready_made(world, world.ann, game)
    await ready_made(world, world.bob, game)
    late = await world.ann.submit_modal(
        opened, {"where": "Under the stairs", "disguise": "", "protection": "", "others": ""}
    )
    assert "has passed or changed" in answer(late)


@pytest.mark.rule("TSW-11")
async def test_nothing_moves_in_public_while_orders_are_written(world: World) -> None:
    game = await world.game(world.bob, kind=KIND)
    await ready_made(world, world.ann, game)
    await ready_made(world, world.bob, game)
    await world.restart()

    def public() -> list[tuple[int, Any, str]]:
        return [(m.id, m.edited_at, words(m)) for m in world.thread.history()]

    before = public()
    status = answer(await world.bob.slash(world.thread, "game status"))
    panel = await world.panel(world.ann, game)
    await world.choose(world.ann, panel, "Buy a special event")
    await world.choose(world.ann, await world.panel(world.ann, game), "My orders are complete")
    assert public() == before
    assert answer(await world.bob.slash(world.thread, "game status")) == status
    assert "Ann" not in status
    assert "Everybody has time until" in status
    await world.env.advance_time(8 * 24 * 3600)
    assert public() == before, "reminders go to each by himself"
    await world.choose(world.bob, await world.panel(world.bob, game), "My orders are complete")
    assert public() != before
    assert "Turn 2" in words(world.table_card())


@pytest.mark.rule("TSW-10")
async def test_the_lobby_offers_lengths_of_a_turn_and_any_other_can_be_typed(world: World) -> None:
    card = await world.lobby(KIND)
    game = world.number()
    shown = words(card)
    assert "Length of a turn: 10 days" in shown.replace("\u2068", "").replace("\u2069", "")
    for label in ("1 minute", "1 hour", "7 days", "60 days", "no limit"):
        assert f"Length of a turn: {label}" in shown.replace("\u2068", "").replace("\u2069", "")
    await world.ann.slash(world.channel, "game option", name="hours", value="36 hours", game=game)
    assert "36 hours" in words(world.lobby_card()).replace("\u2068", "").replace("\u2069", "")
    for wrong in ("30 seconds", "61 days", "soon"):
        told = answer(
            await world.ann.slash(world.channel, "game option", name="hours", value=wrong, game=game)
        )
        assert "no possible value" in told
    await world.ann.slash(world.channel, "game option", name="early", value="False", game=game)
    assert "never: only when its time is up" in words(world.lobby_card())


async def test_every_page_of_a_table_opens(world: World) -> None:
    game = await world.game(world.bob, kind=KIND)
    for person in (world.ann, world.bob):
        await ready_made(world, person, game)
    for turn in range(2):
        for page in ("panel", "hand", "table", "why", "log", "help"):
            found = await world.ann.click(world.table_card(), custom_id=f"t:{game}:panel")
            if page != "help":
                found = await world.ann.click(found.response, custom_id=f"t:{game}:{page}")
                assert len(words(found.response)) > 80, page
        for command, more in (
            ("card", {"name": "Ministry"}),
            ("rules", {"search": "emissary"}),
            ("log", {}),
            ("table", {}),
            ("hand", {}),
            ("why", {}),
            ("my games", {}),
        ):
            told = answer(await world.ann.slash(world.thread, command, **more))
            assert len(told) > 20, (turn, command, told)
        assert not any("replay" in custom_id for custom_id in ids(world.table_card()))
        await world.choose(world.ann, await world.panel(world.ann, game), "My orders are complete")
        await world.choose(world.bob, await world.panel(world.bob, game), "My orders are complete")


@pytest.mark.rule("TSW-13", "TSW-14")
async def test_the_help_at_the_table_tells_how_orders_are_written_and_nothing_of_other_games(
    world: World,
) -> None:
    await world.game(world.bob, kind=KIND)
    card = world.table_card()
    helped = answer(await world.ann.click(card, custom_id=button(card, "Help")))
    for way in ("direct message", "/tsw order", "My orders", "/tsw ready", "/tsw report"):
        assert way in helped
    for other in ("/deal", "/promise", "ILL-", "Take back"):
        assert other not in helped
