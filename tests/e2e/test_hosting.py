"""An evening as a host: lobbies side by side, who takes whose seat, what is set, what the record says."""

from __future__ import annotations

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from tests.support.discord import World, answer, pebble_games, taken_back, words


@pytest.fixture
def games() -> dict[str, Game]:
    return {**pebble_games(), "tsw": GAMES["tsw"], "illuminati": GAMES["illuminati"]}


async def test_the_record_says_whose_seat_which_line_and_what_was_corrected(world: World) -> None:
    await world.game(world.bob, kind="illuminati")
    await world.mona.slash(world.thread, "mod adjust", what="Actions that Ann has left", amount=1)
    await world.mona.slash(world.thread, "mod extend", hours=2.0, player="Ann")
    await world.mona.slash(world.thread, "mod process")
    await taken_back(world, 3)
    await world.mona.slash(world.thread, "mod redo")
    await world.mona.slash(world.thread, "mod replace", player="Bob", member=world.cat)
    await world.mona.slash(world.thread, "mod replace", player="Cat")
    record = answer(await world.mona.slash(world.thread, "mod audit"))
    for said in (
        "tried what would change if “Actions that Ann has left” were corrected",
        "gave Ann 2 more hours",
        "set the game back to after line 3 of the log",
        "brought back what had been taken back",
        f"gave the seat of Bob to {world.cat.mention}",
        "gave the seat of Cat to an AI",
    ):
        assert said in record


async def test_who_is_given_a_seat_is_called_to_it(world: World) -> None:
    await world.game(world.bob)
    await world.mona.slash(world.thread, "mod replace", player="Bob", member=world.cat)
    call = next(m for m in world.thread.history() if world.cat.mention in words(m))
    assert "You play in place of Bob from now on" in words(call)
    assert [user.id for user in call.mentions] == [world.cat.id]
    again = await world.mona.slash(world.thread, "mod replace", player="Cat", member=world.cat)
    assert "plays at this table already" in answer(again)


async def test_a_host_takes_a_seat_away_before_the_start(world: World) -> None:
    await world.lobby()
    number = world.number()
    for person in (world.bob, world.cat):
        await person.click(world.lobby_card(), custom_id=f"t:{number}:join")
    refused = await world.bob.slash(world.channel, "game remove", player="Cat")
    assert "Only who opened this lobby, or a moderator" in answer(refused)
    done = await world.ann.slash(world.channel, "game remove", player="Bob")
    assert answer(done) == "Bob has no seat any more."
    await world.mona.slash(world.channel, "game remove", player="Cat")
    assert [row.name for row in (await world.bot.service.table(number)).seats] == ["Ann"]
    said = "\n".join(map(words, world.channel.history()))
    assert f"**Pebbles #{number}** · Bob has no seat in this lobby any more." in said
    assert "took Cat out of a lobby" in answer(await world.mona.slash(world.channel, "mod audit"))
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    refused = await world.ann.slash(world.thread, "game remove", player="Bob")
    assert "`/mod replace`" in answer(refused)


async def test_of_several_games_in_a_channel_that_is_meant_in_which_something_can_be_done(
    world: World,
) -> None:
    first = await world.game(world.bob)
    await world.lobby()
    await world.lobby()
    unclear = answer(await world.ann.slash(world.channel, "game start"))
    assert f"\\#{first + 2} Pebbles or \\#{first + 1} Pebbles." in unclear
    await world.ann.slash(world.channel, "game away")
    await world.ann.slash(world.channel, "game back")
    assert "Ann is back" in world.said()
    paused = await world.mona.slash(world.thread, "mod pause")
    assert "The game is paused" in answer(paused)


async def test_a_game_is_opened_by_its_name_and_an_unknown_one_is_answered_with_those_there_are(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "game new", game="the secret wars")
    assert "The Secret Wars" in words(world.lobby_card())
    unknown = answer(await world.ann.slash(world.channel, "game new", game="chess"))
    assert "I know no game called “chess”" in unknown
    assert "Illuminati" in unknown


async def test_settings_say_what_they_are_and_what_they_can_be(world: World) -> None:
    number = await world.game(world.bob)
    for name, value, said in (
        ("hours", "soon", "“soon” is no possible value for “Hours for a decision”: give a time"),
        ("reminder", "7", "give a share between 0 and 1"),
        ("language", "xx", "pick one of the suggestions"),
        ("hour", "2", "There is no setting “hour”. There are: Hours for a decision"),
        ("order", "joined", "The seats were dealt when the game began"),
    ):
        refused = await world.mona.slash(world.thread, "mod setting", name=name, value=value)
        assert said in answer(refused), name
    done = await world.mona.slash(world.thread, "mod setting", name="hours", value="0")
    assert answer(done) == "Hours for a decision: now no limit."
    await world.mona.slash(world.thread, "mod setting", name="hours", value="2 days")
    await world.mona.slash(world.thread, "mod setting", name="reminder", value="50%")
    await world.mona.slash(world.thread, "mod setting", name="away_after", value="0")
    for said in (
        "Hours for a decision: no limit.",
        "Hours for a decision: 2 days.",
        "Reminder after this share of the time: 50 %.",
        "Missed deadlines before an AI takes over: never.",
    ):
        assert f"A moderator has changed a setting of this table. {said}" in world.said()
    shown = answer(await world.mona.slash(world.thread, "mod setting"))
    assert f"How Pebbles #{number} is run" in shown
    assert "**Hours for a decision:** 2 days" in shown
    assert "Seats" not in shown


async def test_what_a_server_leaves_alone_is_shown_as_it_is_then(world: World) -> None:
    shown = answer(await world.mona.slash(world.channel, "mod server"))
    assert "**Hours for a decision:** not set, so 1 day, 10 days in The Secret Wars" in shown
    assert "**Reminder after this share of the time:** not set, so 75 %" in shown
    assert "**Blind mode:** not set, so no" in shown
    assert "**Channel for tables:** not set, so wherever `/game new` is typed" in shown
    refused = answer(await world.mona.slash(world.channel, "mod server", name="blind", value="maybe"))
    assert "say yes or no" in refused
    refused = answer(await world.mona.slash(world.channel, "mod server", name="channel", value="tables"))
    assert "with the option `channel`" in refused
