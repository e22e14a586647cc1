"""Lobbies in which nothing happens are closed after a warning and can be opened again; games that rest do not
count among those of a server."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.discord import World, answer, find, ids, words

DAY = 86400.0


@pytest.fixture
def settings() -> dict[str, Any]:
    return {"games_per_guild": 2}


async def forgotten(world: World) -> int:
    """A lobby with two people and an option of its own."""
    await world.lobby()
    number = world.number()
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    await world.ann.slash(world.channel, "game option", name="pile", value="60", game=number)
    return number


async def status(world: World, number: int) -> str:
    return (await world.bot.service.table(number)).status


async def test_a_card_that_is_too_old_to_be_edited_is_followed_by_the_only_one(world: World) -> None:
    await world.lobby()
    number = world.number()
    await world.env.advance_time(3600)
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    (card,) = (message for message in world.channel.history() if f"t:{number}:join" in ids(message))
    assert "Bob" in words(card)


async def test_a_lobby_is_closed_after_a_warning_and_opened_again_as_it_was(world: World) -> None:
    number = await forgotten(world)
    seed = (await world.bot.service.table(number)).seed_hash
    await world.env.advance_time(5.9 * DAY)
    assert not any("Nothing has happened" in words(message) for message in world.channel.history())
    await world.restart()
    await world.env.advance_time(0.2 * DAY)
    warning = find(world.channel.history(), f"t:{number}:keep")
    assert f"{world.ann.mention} {world.bob.mention} Nothing has happened" in words(warning)
    assert await status(world, number) == "lobby"
    await world.restart()
    await world.env.advance_time(1.1 * DAY)
    assert await status(world, number) == "archived"
    told = world.channel.history()[-1]
    assert "Seats and options are kept" in words(told)
    assert f"t:{number}:join" not in [known for message in world.channel.history() for known in ids(message)]

    await world.restart()
    late = await world.cat.slash(world.channel, "game join", game=number)
    assert "`/game reopen` opens it again" in answer(late)
    refused = await world.cat.click(told, custom_id=f"t:{number}:reopen")
    assert "Only who has joined this game" in answer(refused)
    opened = await world.bob.click(told, custom_id=f"t:{number}:reopen")
    assert f"Lobby #{number} is open" in answer(opened)
    card = world.lobby_card()
    for piece in ("Ann", "Bob", "Pile: 60"):
        assert piece in words(card)
    assert (await world.bot.service.table(number)).seed_hash != seed, "that of a closed lobby is no secret"
    await world.ann.click(card, custom_id=f"t:{number}:start")
    assert await status(world, number) == "live"


async def test_whatever_happens_in_a_lobby_keeps_it_open(world: World) -> None:
    number = await forgotten(world)
    await world.env.advance_time(6.1 * DAY)
    kept = await world.ann.click(
        find(world.channel.history(), f"t:{number}:keep"), custom_id=f"t:{number}:keep"
    )
    assert "The lobby stays open, at least until" in answer(kept)
    await world.env.advance_time(5.8 * DAY)
    await world.cat.slash(world.channel, "game join", game=number)
    await world.env.advance_time(5.8 * DAY)
    assert await status(world, number) == "lobby"
    stranger = await world.mona.click(
        find(world.channel.history(), f"t:{number}:keep"), custom_id=f"t:{number}:keep"
    )
    assert "Only who has joined this game" in answer(stranger)


async def test_forgotten_lobbies_make_room_and_a_full_server_says_so(world: World) -> None:
    numbers = [await forgotten(world) for _ in range(2)]
    full = await world.cat.slash(world.channel, "game new", game="pebbles")
    assert "as many games as it may have at once (2)" in answer(full)
    await world.env.advance_time(8 * DAY)
    opened = await world.cat.slash(world.channel, "game new", game="pebbles")
    assert "is open" in answer(opened)
    await world.ann.slash(world.channel, "game reopen", game=numbers[0])
    refused = await world.ann.slash(world.channel, "game reopen", game=numbers[1])
    assert "as many games as it may have at once (2)" in answer(refused)
    assert [await status(world, number) for number in numbers] == ["lobby", "archived"]


async def test_a_moderator_opens_a_lobby_again_and_it_is_recorded(world: World) -> None:
    number = await forgotten(world)
    await world.env.advance_time(8 * DAY)
    await world.mona.slash(world.channel, "game reopen", game=number)
    assert await status(world, number) == "lobby"
    record = answer(await world.mona.slash(world.channel, "mod audit", game=number))
    assert "opened a lobby again" in record


async def test_a_lobby_that_was_closed_by_its_people_stays_closed(world: World) -> None:
    number = await forgotten(world)
    await world.ann.slash(world.channel, "game end", game=number)
    refused = await world.ann.slash(world.channel, "game reopen", game=number)
    assert "Only a lobby that was closed because nothing happened" in answer(refused)
    assert await status(world, number) == "archived"


async def test_games_that_rest_do_not_count_until_somebody_is_back(world: World) -> None:
    resting = await world.game(world.bob)
    for person in (world.ann, world.bob):
        await person.slash(world.thread, "game away")
    assert "Meanwhile it does not count among the games of this server" in world.said()
    thread = world.thread
    for _ in range(2):
        assert "is open" in answer(await world.cat.slash(world.channel, "game new", game="pebbles"))
    full = await world.cat.slash(world.channel, "game new", game="pebbles")
    assert "as many games as it may have" in answer(full)
    await world.restart()
    await world.ann.slash(thread, "game back", game=resting)
    assert await status(world, resting) == "live", "who is back is never kept out"
