"""Polls as everybody in the thread sees them: a message of Discord's own, ended by the bot, then counted."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.games.contract import Game
from tests.support.ballot import BALLOT
from tests.support.discord import World, button, words


@pytest.fixture
def games() -> dict[str, Game]:
    """Tea or coffee."""
    return {"ballot": BALLOT}


def poll(world: World) -> discord.Message:
    """The poll posted last."""
    return next(message for message in reversed(world.thread.history()) if message.poll is not None)


async def results(world: World, number: int) -> list[list[int]]:
    return [list(day) for day in (await world.bot.service.view(number, None)).view.results]


async def test_bystanders_and_players_vote_in_the_thread_and_the_bot_counts(world: World) -> None:
    number = await world.game(world.bob, kind="ballot")
    asked = poll(world)
    assert asked.poll is not None
    assert [answer.text for answer in asked.poll.answers] == ["Ballot tea", "Ballot coffee"]
    assert (asked.poll.duration.total_seconds(), asked.poll.multiple) == (3600, False)
    assert "Everybody here may vote until" in words(world.table_card())
    await world.mona.vote(asked, answer=2)
    await world.cat.vote(asked, answer=1)
    await world.cat.vote(asked, answer=2)
    await world.bob.vote(asked, answer=1)
    await world.env.advance_time(599)
    assert await results(world, number) == []
    await world.env.advance_time(10)
    assert await results(world, number) == [[1, 2]]
    assert poll(world).id != asked.id, "the next vote has a poll of its own"


async def test_who_votes_in_the_panel_and_in_the_poll_counts_once(world: World) -> None:
    number = await world.game(world.bob, kind="ballot")
    await world.choose(world.ann, await world.panel(world.ann, number), "Vote 0")
    await world.ann.vote(poll(world), answer=2)
    await world.env.advance_time(610)
    assert await results(world, number) == [[1, 0]]


async def test_it_is_counted_once_also_after_a_restart(world: World) -> None:
    number = await world.game(world.bob, kind="ballot")
    await world.mona.vote(poll(world), answer=2)
    await world.env.advance_time(300)
    await world.restart()
    await world.env.advance_time(310)
    assert await results(world, number) == [[0, 1]]
    await world.restart()
    await world.env.advance_time(60)
    assert await results(world, number) == [[0, 1]]


async def voted(world: World) -> tuple[int, discord.Message]:
    """A game, and its poll, in which Mona has voted for the second answer."""
    number = await world.game(world.bob, kind="ballot")
    asked = poll(world)
    await world.mona.vote(asked, answer=2)
    return number, asked


async def test_a_poll_that_was_closed_before_its_time_counts_as_it_stands(world: World) -> None:
    number, asked = await voted(world)
    world.env.backend.expire_poll(asked.channel.id, asked.id)
    await world.env.advance_time(610)
    assert await results(world, number) == [[0, 1]]


async def test_when_a_moderator_deletes_it_players_vote_by_their_panels(world: World) -> None:
    number, asked = await voted(world)
    world.env.backend.delete_message(asked.channel.id, asked.id)
    await world.env.advance_time(610)
    assert await results(world, number) == []
    for who in (world.ann, world.bob):
        await world.choose(who, await world.panel(who, number), "Vote 0")
    assert await results(world, number) == [[2, 0]]


async def test_without_the_permission_there_is_none_and_setup_says_what_it_is_for(world: World) -> None:
    me = world.bot.user
    assert me is not None
    denied = discord.Permissions(send_polls=True).value
    world.env.backend.set_overwrite(
        world.channel.id, Overwrite(target_id=me.id, type=OverwriteType.MEMBER, allow=0, deny=denied)
    )
    number = await world.game(world.bob, kind="ballot")
    assert all(message.poll is None for message in world.thread.history())
    for who in (world.ann, world.bob):
        await world.choose(who, await world.panel(who, number), "Vote 1")
    assert await results(world, number) == [[0, 2]]
    told = await world.mona.slash(world.channel, "setup")
    assert "➖ Create Polls" in words(told.response)


async def test_what_was_undone_is_voted_on_again_and_its_former_poll_takes_no_more_votes(
    world: World,
) -> None:
    number, _ = await voted(world)
    await world.env.advance_time(610)
    assert await results(world, number) == [[0, 1]]
    second = poll(world)
    asked = await world.mona.slash(world.thread, "mod undo", move=0, game=number)
    await world.mona.click(asked.response, custom_id=button(asked.response, "Take"))
    assert await results(world, number) == []
    former = await second.channel.fetch_message(second.id)
    assert former.poll is not None
    assert former.poll.is_finalised()
    assert poll(world).id != second.id
    await world.mona.vote(poll(world), answer=1)
    await world.env.advance_time(610)
    assert await results(world, number) == [[1, 0]]
