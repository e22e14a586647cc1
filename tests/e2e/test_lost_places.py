"""Threads and channels that are deleted, hidden or full: a table loses nothing, and there is a way on."""

from __future__ import annotations

import discord
import pytest
from discord import Permissions
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.support.discord import World, answer, button, find, ids, words


async def delete(world: World, channel: object) -> None:
    """Somebody deletes a thread, or a channel with its threads."""
    for thread in channel.threads:  # type: ignore[attr-defined]
        del world.env.backend.channels[thread.id]
    world.env.backend.delete_channel(channel.id)  # type: ignore[attr-defined]
    await world.env.settle()


def letters(person: object) -> list[discord.Message]:
    """What the bot has written to a person."""
    return person.user.dm_channel.history()  # type: ignore[attr-defined, no-any-return]


async def status(world: World, number: int) -> tuple[str, bool]:
    table = await world.bot.service.table(number)
    return table.status, table.lost


async def test_who_plays_is_told_that_the_thread_is_gone_and_makes_a_new_one(world: World) -> None:
    number = await world.game(world.bob)
    old = world.thread
    await delete(world, old)
    assert await status(world, number) == ("paused", True)
    for person in (world.ann, world.bob):
        (letter,) = letters(person)
        assert "has lost its thread" in words(letter)
    await world.restart()
    await world.env.advance_time(60 * 3600)
    assert len(letters(world.ann)) == 1, "it is told once"
    waits = await world.ann.slash(world.channel, "move", game=number)
    assert "`/game thread` gives it a new one" in words(waits.response)

    assert "its thread is gone" in answer(await world.cat.slash(world.channel, "game status", game=number))
    found = await world.ann.user.click(letters(world.ann)[0], custom_id=f"t:{number}:thread")
    assert world.thread.id != old.id
    assert f"The game has a thread of its own: <#{world.thread.id}>" in words(world.channel.history()[0])
    assert f"<#{world.thread.id}>" in answer(found)
    assert await status(world, number) == ("live", False)
    assert "lives here from now on. Nothing is lost" in world.said()
    assert [message.id for message in world.thread.pinned_messages()] == [world.table_card().id]
    assert world.said().count(f"{world.ann.mention} Your turn") == 1
    moved = await world.choose(world.ann, await world.panel(world.ann, number), "take", tail="3")
    assert "Nothing waits for you" in words(moved.response)
    assert f"{world.bob.mention} Your turn" in world.said()


async def test_nothing_that_happened_before_it_was_noticed_is_lost(world: World) -> None:
    """The bot misses the event: the failed delivery tells it."""
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    thread = world.thread
    world.env.inject_error("*", f"/channels/{thread.id}*", status=404, code=10003, times=None)
    world.env.inject_error("*", f"/channels/{thread.id}/*", status=404, code=10003, times=None)
    await world.choose(world.ann, panel, "take", tail="3")
    assert await status(world, number) == ("paused", True)
    await world.restart()
    found = await world.bob.slash(world.channel, "game thread", game=number)
    assert f"<#{world.thread.id}>" in answer(found)
    assert world.thread.id != thread.id
    said = world.said()
    assert "Ann took 3 pebbles" in said or "3" in said.split("lives here")[0]
    assert said.count(f"{world.bob.mention} Your turn") == 1
    assert (await world.bot.service.view(number, None)).view.pebbles == (3, 0)


async def test_what_was_deleted_while_the_bot_was_away_is_noticed_at_its_start(world: World) -> None:
    number = await world.game(world.bob)
    thread = world.thread
    await world.bot.close()
    world.env.backend.delete_channel(thread.id)
    await world.restart()
    assert await status(world, number) == ("paused", True)
    assert "has lost its thread" in words(letters(world.bob)[0])


async def test_with_its_channel_a_game_goes_where_it_is_asked_for(world: World) -> None:
    number = await world.game(world.bob)
    other = world.guild.create_text_channel("other")
    await delete(world, world.channel)
    assert await status(world, number) == ("paused", True)
    nowhere = await world.ann.user.click(letters(world.ann)[0], custom_id=f"t:{number}:thread")
    assert "Type `/game thread` in the channel" in answer(nowhere)
    await world.ann.slash(other, "game thread", game=number)
    (thread,) = other.threads
    assert (await world.bot.service.table(number)).place.talk == thread.id
    assert (await status(world, number)) == ("live", False)
    assert f"t:{number}:panel" in ids(thread.pinned_messages()[0])


async def test_who_takes_no_direct_messages_is_told_in_the_channel_of_the_lobby(world: World) -> None:
    number = await world.game(world.bob)
    await world.bot.service.save_prefs(world.bob.id, {"dm": True})
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await delete(world, world.thread)
    told = [words(message) for message in world.channel.history() if "has lost its thread" in words(message)]
    assert sorted(line.split(" ", 1)[0] for line in told) == sorted([world.ann.mention, world.bob.mention])
    card = find(world.channel.history(), f"t:{number}:thread")
    await world.bob.click(card, custom_id=f"t:{number}:thread")
    assert await status(world, number) == ("live", False)


async def test_two_who_press_at_once_get_one_thread(world: World) -> None:
    number = await world.game(world.bob)
    await delete(world, world.thread)
    before = len(world.channel.threads)
    await world.ann.user.click(letters(world.ann)[0], custom_id=f"t:{number}:thread")
    again = await world.bob.user.click(letters(world.bob)[0], custom_id=f"t:{number}:thread")
    assert len(world.channel.threads) == before + 1
    assert f"<#{world.thread.id}>" in answer(again)


async def test_only_who_belongs_to_a_table_makes_it_a_thread(world: World) -> None:
    number = await world.game(world.bob)
    await delete(world, world.thread)
    refused = await world.cat.slash(world.channel, "game thread", game=number)
    assert "Only who plays in this game" in answer(refused)
    assert world.channel.threads == []


async def test_a_thread_that_is_only_archived_is_opened_and_shown(world: World) -> None:
    number = await world.game(world.bob)
    thread = world.thread
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    found = await world.bob.slash(world.channel, "game thread", game=number)
    assert f"<#{thread.id}>" in answer(found)
    assert [known.id for known in world.channel.threads] == [thread.id]
    assert await status(world, number) == ("live", False)


async def test_a_moderator_moves_a_table_and_it_is_recorded(world: World) -> None:
    number = await world.game(world.bob)
    panel, old, card = await world.panel(world.ann, number), world.thread, world.table_card()
    other = world.guild.create_text_channel("other")
    moved = await world.mona.slash(old, "mod move", channel=other, reason="too loud here")
    (thread,) = other.threads
    assert f"<#{thread.id}>" in answer(moved)
    assert f"has moved to <#{thread.id}>" in words(old.history()[-1])
    assert old.pinned_messages() == []
    assert len(thread.pinned_messages()) == 1
    assert f"{world.ann.mention} Your turn" in "\n".join(map(words, thread.history()))
    record = answer(await world.mona.slash(thread, "mod audit"))
    assert f"moved the table to <#{thread.id}>. too loud here" in record
    await world.restart()
    await world.choose(world.ann, panel, "take", tail="3")
    shown = await world.bob.click(card, custom_id=f"t:{number}:panel")
    assert any(custom_id.startswith("g:") for custom_id in ids(shown.response)), "old buttons go on working"
    assert "Your turn" in words(thread.history()[-1])


async def test_a_moderator_moves_a_lost_table_into_a_thread_of_his_own(world: World) -> None:
    number = await world.game(world.bob)
    await delete(world, world.thread)
    made = world.env.backend.create_thread(world.channel.id, "our corner", world.mona.id)
    await world.env.settle()
    await world.mona.slash(world.channel, "mod move", channel=world.thread, game=number)
    assert (await world.bot.service.table(number)).place.thread_id == made.id
    assert await status(world, number) == ("live", False)


async def test_no_table_is_moved_into_the_thread_of_another(world: World) -> None:
    await world.game(world.bob)
    first = world.thread
    number = await world.game(world.bob)
    refused = await world.mona.slash(world.thread, "mod move", channel=first, game=number)
    assert f"Another table lives in <#{first.id}>" in answer(refused)
    assert (await world.bot.service.table(number)).place.thread_id == world.thread.id


async def test_a_game_that_was_paused_before_stays_paused_in_its_new_place(world: World) -> None:
    number = await world.game(world.bob)
    await world.mona.slash(world.thread, "mod pause")
    await delete(world, world.thread)
    refused = await world.mona.slash(world.channel, "mod resume", game=number)
    assert "thread of this game is gone" in answer(refused)
    await world.ann.slash(world.channel, "game thread", game=number)
    assert await status(world, number) == ("paused", False)
    await world.mona.slash(world.thread, "mod resume")
    assert await status(world, number) == ("live", False)


async def test_a_game_that_is_ended_without_a_place_shows_its_end_in_a_new_one(world: World) -> None:
    number = await world.game(world.bob)
    await delete(world, world.thread)
    await world.mona.slash(world.channel, "mod end", game=number)
    await world.restart()
    await world.bob.slash(world.channel, "game thread", game=number)
    assert f"t:{number}:rematch" in ids(find(world.thread.history(), f"t:{number}:rematch"))
    assert await status(world, number) == ("over", False)


async def test_a_lobby_whose_channel_is_gone_opens_elsewhere_with_its_seats_and_options(world: World) -> None:
    await world.lobby()
    number = world.number()
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    await world.ann.slash(world.channel, "game option", name="pile", value="60", game=number)
    other = world.guild.create_text_channel("other")
    await delete(world, world.channel)
    assert "The channel of the lobby" in words(letters(world.bob)[0])
    refused = await world.ann.slash(other, "game start", game=number)
    assert "The channel of this lobby is gone" in answer(refused)
    await world.restart()
    await world.bob.slash(other, "game thread", game=number)
    card = find(other.history(), "t:", ":join")
    assert "Ann" in words(card)
    assert "Bob" in words(card)
    assert "Pile: 60" in words(card)
    await world.ann.click(card, custom_id=f"t:{number}:start")
    assert (await world.bot.service.table(number)).place.thread_id == other.threads[0].id


@pytest.mark.parametrize(
    ("status_", "code", "told"),
    [
        (400, 160006, "has as many open threads as Discord allows"),
        (403, 50013, "I may not open or write in threads"),
        (400, 50083, "is archived"),
        (404, 10003, "is gone"),
    ],
)
async def test_what_discord_says_against_a_thread_is_told_in_words_and_the_lobby_stays(
    world: World, status_: int, code: int, told: str
) -> None:
    await world.lobby()
    number = world.number()
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    world.env.inject_error("POST", "/channels/*/threads", status=status_, code=code)
    refused = await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    assert told in answer(refused)
    assert f"<#{world.channel.id}>" in answer(refused)
    table = await world.bot.service.table(number)
    assert (table.status, [row.name for row in table.seats]) == ("lobby", ["Ann", "Bob"])
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    assert (await world.bot.service.table(number)).status == "live"


async def test_a_lobby_in_a_thread_that_the_bot_may_not_open_stays_and_says_so(world: World) -> None:
    corner = world.env.backend.create_thread(world.channel.id, "our corner", world.mona.id)
    await world.env.settle()
    (thread,) = world.channel.threads
    await world.ann.slash(thread, "game new", game="pebbles")
    number = int(ids(find(thread.history(), ":join"))[-1].split(":")[1])
    await world.bob.slash(thread, "game join", game=number)
    world.env.backend.edit_channel(corner.id, {}, thread_metadata={"archived": True, "locked": True})
    await world.env.settle()
    world.env.inject_error("PATCH", f"/channels/{corner.id}", status=400, code=160005)
    refused = await world.ann.slash(world.channel, "game start", game=number)
    assert f"The thread <#{corner.id}> is locked" in answer(refused)
    table = await world.bot.service.table(number)
    assert (table.status, len(table.seats)) == ("lobby", 2)
    await world.ann.slash(world.channel, "game start", game=number)
    assert (await world.bot.service.table(number)).place.talk == corner.id


async def test_a_missing_permission_for_threads_is_named_when_a_new_one_is_asked_for(world: World) -> None:
    number = await world.game(world.bob)
    await delete(world, world.thread)
    bot = world.guild.me
    assert bot is not None
    denied = Permissions(create_public_threads=True)
    world.env.backend.set_overwrite(world.channel.id, _deny(bot.id, denied.value))
    await world.env.settle()
    refused = await world.ann.slash(world.channel, "game thread", game=number)
    assert "Create Public Threads" in answer(refused)
    assert await status(world, number) == ("paused", True)


def _deny(target: int, value: int) -> object:
    return Overwrite(target_id=target, type=OverwriteType.MEMBER, allow=0, deny=value)


@pytest.mark.parametrize(
    ("status_", "code", "told"),
    [
        (400, 160005, "is locked. A moderator can unlock it"),
        (403, 50083, "is archived, and I may not open it"),
    ],
)
async def test_what_is_said_while_a_thread_is_locked_comes_when_it_is_open_again(
    world: World, status_: int, code: int, told: str
) -> None:
    number = await world.game(world.bob)
    messages = f"/channels/{world.thread.id}/messages"
    world.env.inject_error("POST", messages, status=status_, code=code, times=None)
    await world.choose(world.ann, await world.panel(world.ann, number), "take", tail="3")
    assert told in words(letters(world.ann)[-1])
    await world.env.advance_time(5 * 3600)
    world.env.backend.faults.clear()
    await world.env.advance_time(3601)
    assert f"{world.bob.mention} Your turn" in world.said()
    assert "takes 3 from the pile" in world.said()


async def test_a_card_of_another_bot_is_followed_by_one_of_its_own(world: World) -> None:
    """The host has put the games into the hands of another application."""
    number = await world.game(world.bob)
    card = world.table_card()
    world.env.inject_error("PATCH", f"/channels/*/messages/{card.id}", status=403, code=50005, times=None)
    await world.choose(world.ann, await world.panel(world.ann, number), "take", tail="3")
    assert world.table_card().id != card.id
    assert f"{world.bob.mention} Your turn" in world.said()


async def test_a_thread_that_stays_closed_to_the_bot_for_a_day_counts_as_lost(world: World) -> None:
    number = await world.game(world.bob)
    thread = world.thread
    world.env.inject_error("POST", f"/channels/{thread.id}/messages", status=403, code=50013, times=None)
    await world.choose(world.ann, await world.panel(world.ann, number), "take", tail="3")
    assert await status(world, number) == ("live", False)
    for _ in range(26):
        await world.env.advance_time(3601)
    assert await status(world, number) == ("paused", True)
    world.env.backend.faults.clear()
    await world.ann.slash(world.channel, "game thread", game=number)
    assert await status(world, number) == ("live", False)
    assert f"{world.bob.mention} Your turn" in world.said()
    assert button(world.table_card(), "Your move")
