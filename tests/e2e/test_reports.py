"""What goes on at a table in a message of its own: it is edited as it goes on, and ends as it came out."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.games.contract import Game
from bot.ui.out.edited import FRESH
from tests.support.ballot import BALLOT
from tests.support.discord import World, button, parts, words


@pytest.fixture
def games() -> dict[str, Game]:
    """Tea or coffee, a report of every day."""
    return {"ballot": BALLOT}


def reports(world: World, day: int) -> list[discord.Message]:
    """The messages that tell of a day."""
    return [message for message in world.thread.history() if f"### Ballot day {day}" in words(message)]


def shown(world: World, day: int) -> str:
    """What the only message of a day says."""
    (message,) = reports(world, day)
    return words(message)


async def votes(world: World, who: Any, number: int, drink: int) -> None:
    await world.choose(who, await world.panel(who, number), f"Vote {drink}")


def remove_poll(world: World) -> None:
    """Without its poll a day lasts until all players have voted."""
    poll = next(message for message in reversed(world.thread.history()) if message.poll is not None)
    world.env.backend.delete_message(world.thread.id, poll.id)


async def everybody(world: World, number: int, drink: int) -> None:
    """A whole day goes by."""
    for who in (world.ann, world.bob):
        await votes(world, who, number, drink)
    await world.env.advance_time(610)


async def test_one_message_goes_along_and_ends_as_it_came_out(world: World) -> None:
    number = await world.game(world.bob, kind="ballot")
    (first,) = reports(world, 0)
    assert "Ballot voted 0" in words(first)
    assert [part["custom_id"] for part in parts(first) if "custom_id" in part] == [f"t:{number}:panel"]
    await votes(world, world.ann, number, 0)
    assert "Ballot voted 1" in shown(world, 0)
    assert reports(world, 0)[0].id == first.id
    await votes(world, world.bob, number, 0)
    await world.env.advance_time(610)
    (last,) = reports(world, 0)
    assert last.id == first.id
    assert "Ballot day 0 is over" in words(last)
    assert "Ballot tea 2" in words(last)
    assert not [part for part in parts(last) if "custom_id" in part], (
        "nothing is to be done about it any more"
    )
    (second,) = reports(world, 1)
    assert second.id != first.id
    assert second.attachments, "its picture"


async def test_it_is_replaced_below_when_it_is_gone_or_too_old_to_be_edited(world: World) -> None:
    number = await world.game(world.bob, kind="ballot")
    (first,) = reports(world, 0)
    world.env.backend.delete_message(world.thread.id, first.id)
    remove_poll(world)
    await world.env.advance_time(610)
    await votes(world, world.ann, number, 0)
    (again,) = reports(world, 0)
    assert again.id > first.id
    await world.env.advance_time((FRESH + timedelta(minutes=5)).total_seconds())
    await votes(world, world.bob, number, 0)
    old, new = reports(world, 0)
    assert (old.id, words(old)) == (again.id, words(again))
    assert "Ballot day 0 is over" in words(new)


async def test_a_report_that_is_over_stays_as_it_is_also_after_a_restart(world: World) -> None:
    number = await world.game(world.bob, kind="ballot")
    await everybody(world, number, 0)
    over = reports(world, 0)
    remove_poll(world)
    await world.restart()
    await world.env.advance_time(3600)
    await votes(world, world.ann, number, 1)
    assert [message.id for message in reports(world, 0)] == [message.id for message in over]
    assert "Ballot voted 1" in words(reports(world, 1)[-1])


async def test_a_day_that_is_taken_back_goes_on_in_its_message(world: World) -> None:
    number = await world.game(world.bob, kind="ballot")
    await everybody(world, number, 0)
    (over,) = reports(world, 0)
    asked = await world.mona.slash(world.thread, "mod undo", move=0, game=number)
    await world.mona.click(asked.response, custom_id=button(asked.response, "Take"))
    (again,) = reports(world, 0)
    assert again.id == over.id
    assert "Ballot day 0 is over" not in words(again)


async def test_a_day_that_was_undone_is_taken_out_of_the_thread(world: World) -> None:
    number = await world.game(world.bob, kind="ballot")
    await everybody(world, number, 0)
    remove_poll(world)
    await everybody(world, number, 1)
    (first,), (second,), (third,) = (reports(world, day) for day in range(3))
    asked = await world.mona.slash(world.thread, "mod undo", move=0, game=number)
    await world.mona.click(asked.response, custom_id=button(asked.response, "Take"))
    assert [message.id for message in reports(world, 0)] == [first.id]
    assert reports(world, 1) == reports(world, 2) == []
    await everybody(world, number, 0)
    (again,) = reports(world, 1)
    assert again.id not in (second.id, third.id)
