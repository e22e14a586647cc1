"""An evening as a host: lobbies side by side, who takes whose seat, what is set, what the record says."""

from __future__ import annotations

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from tests.support.discord import World, answer, ids, pebble_games, taken_back, words


@pytest.fixture
def games() -> dict[str, Game]:
    return {**pebble_games(), "tsw": GAMES["tsw"], "illuminati": GAMES["illuminati"], "inwo": GAMES["inwo"]}


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
        ("hours", "soon", "“soon” is no possible value for “Time for a decision”: give a time"),
        ("reminder", "7", "give a share between 0 and 1"),
        ("language", "xx", "pick one of the suggestions"),
        ("hour", "2", "There is no setting “hour”. There are: Time for a decision"),
        ("order", "joined", "The seats were dealt when the game began"),
    ):
        refused = await world.mona.slash(world.thread, "mod setting", name=name, value=value)
        assert said in answer(refused), name
    done = await world.mona.slash(world.thread, "mod setting", name="hours", value="0")
    assert answer(done) == "Time for a decision: now no limit."
    await world.mona.slash(world.thread, "mod setting", name="hours", value="2 days")
    await world.mona.slash(world.thread, "mod setting", name="reminder", value="50%")
    await world.mona.slash(world.thread, "mod setting", name="away_after", value="0")
    for said in (
        "Time for a decision: no limit.",
        "Time for a decision: 2 days.",
        "Reminder after this share of the time: 50 %.",
        "Missed deadlines before an AI takes over: never.",
    ):
        assert f"A moderator has changed a setting of this table. {said}" in world.said()
    shown = answer(await world.mona.slash(world.thread, "mod setting"))
    assert f"How Pebbles #{number} is run" in shown
    assert "**Time for a decision:** 2 days" in shown
    assert "Seats" not in shown


async def test_what_a_server_leaves_alone_is_shown_as_it_is_then(world: World) -> None:
    shown = answer(await world.mona.slash(world.channel, "mod server"))
    assert "**Time for a decision:** not set, so 1 day, 10 days in The Secret Wars" in shown
    assert "**Reminder after this share of the time:** not set, so 75 %" in shown
    assert "**Blind mode:** not set, so no" in shown
    assert "**Channel for tables:** not set, so wherever `/game new` is typed" in shown
    refused = answer(await world.mona.slash(world.channel, "mod server", name="blind", value="maybe"))
    assert "say yes or no" in refused
    refused = answer(await world.mona.slash(world.channel, "mod server", name="channel", value="tables"))
    assert "with the option `channel`" in refused


async def test_what_cannot_be_done_yet_or_any_more_says_which_of_the_two(world: World) -> None:
    await world.lobby()
    for command in ("mod end", "mod pause", "mod redo", "mod inspect"):
        refused = answer(await world.mona.slash(world.channel, command))
        assert refused.startswith("The game has not begun. `/game start` begins it"), command
    refused = await world.mona.slash(world.channel, "mod undo", move=0)
    assert answer(refused).startswith("The game has not begun")
    number = await world.game(world.bob)
    await world.mona.slash(world.thread, "mod end")
    assert answer(await world.mona.slash(world.thread, "mod end", game=number)) == "The game is over."
    assert (
        answer(await world.mona.slash(world.thread, "mod undo", game=number, move=0)) == "The game is over."
    )
    found = answer(await world.cat.slash(world.channel, "game thread", game=number))
    assert found == f"Your table is here: <#{world.thread.id}>"


async def test_an_option_is_typed_as_it_is_called(world: World) -> None:
    await world.lobby("tsw")
    wrong = answer(await world.ann.slash(world.channel, "game option", name="review", value="perhaps"))
    assert "“perhaps” is no possible value for “The gamemaster”" in wrong
    done = await world.ann.slash(
        world.channel, "game option", name="review", value="Looks through every turn before it goes out"
    )
    assert answer(done) == "The gamemaster: now looks through every turn before it goes out."
    assert (await world.bot.service.table(world.number())).options["review"] is True


async def test_how_long_somebody_is_away_and_that_a_game_rests_is_said(world: World) -> None:
    await world.game(world.bob)
    gone = answer(await world.ann.slash(world.thread, "game away", hours=5.0))
    assert "until <t:" in gone
    await world.bob.slash(world.thread, "game away")
    status = answer(await world.mona.slash(world.thread, "game status"))
    assert "at rest: everybody is away" in status


async def test_the_status_of_a_game_shows_its_options(world: World) -> None:
    await world.game(world.bob, kind="illuminati")
    status = answer(await world.cat.slash(world.thread, "game status"))
    assert "Mutual Assured Distraction: **without**" in status


async def test_an_inspection_says_through_whose_eyes_it_looks(world: World) -> None:
    number = await world.game(world.bob)
    shown = answer(await world.mona.slash(world.thread, "mod inspect", player="Ann"))
    assert shown.startswith(f"### Pebbles #{number} · as Ann sees it")
    assert "Your move" not in shown


async def test_preferences_say_what_holds(world: World) -> None:
    shown = answer(await world.ann.slash(world.channel, "preferences"))
    assert "**Calls:** whenever you are waited for, with a reminder" in shown
    assert "**Copies by direct message:** no" in shown
    assert "**Time zone:** UTC" in shown
    shown = answer(await world.ann.slash(world.channel, "preferences", quiet=""))
    assert "**Quiet hours:** none" in shown


async def test_a_persons_results_name_the_games(world: World) -> None:
    number = await world.game(world.bob)
    await world.mona.slash(world.thread, "mod end")
    results = answer(await world.ann.slash(world.channel, "stats", member=world.ann))
    assert f"Pebbles #{number}: drawn" in results


async def test_a_game_that_waits_for_its_gamemaster_says_so_where_no_channel_was_chosen(
    world: World,
) -> None:
    await world.lobby("tsw")
    number = world.number()
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    await world.ann.slash(world.channel, "game option", name="review", value="True")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    early = answer(await world.mona.slash(world.thread, "gm queue"))
    assert "Nothing waits for a word of yours." in early
    await world.mona.slash(world.thread, "mod process")
    assert "waits for its gamemaster's approval" in world.said()
    assert "Open the desk" in world.said()
    written = answer(await world.ann.slash(world.thread, "tsw order", text="help"))
    assert "Nothing can be written just now" in written
    desk = await world.mona.slash(world.thread, "gm desk")
    select = next(custom_id for custom_id in ids(desk.response) if custom_id.endswith("desk-go"))
    record = await world.mona.select(desk.response, ["~record"], custom_id=select)
    assert f"{world.mona.mention} sat down at the gamemaster’s desk" in answer(record)
    assert f"{world.mona.mention} acted as if the time were up" in answer(record)


async def test_a_proposal_that_needs_nobody_else_is_not_said_to_have_been_asked(world: World) -> None:
    await world.game(ais=1)
    done = answer(await world.ann.slash(world.thread, "propose", what="pause"))
    assert done == "Nobody else had to be asked: it is done."
    assert "The clock stands still. A moderator lets it go on with `/mod resume`" in words(world.table_card())
    refused = answer(await world.ann.slash(world.thread, "propose", what="extend", hours=2.0))
    assert refused.startswith("The game is paused and takes no moves.")


async def test_the_status_of_a_game_that_is_over_shows_its_seed(world: World) -> None:
    number = await world.game(world.bob)
    await world.mona.slash(world.thread, "mod end")
    status = answer(await world.ann.slash(world.thread, "game status", game=number))
    assert "Seed of the dice: `" in status


async def test_a_game_without_corrections_says_what_there_is_instead(world: World) -> None:
    await world.game(world.bob, kind="inwo")
    refused = answer(await world.mona.slash(world.thread, "mod adjust", what="tokens 3"))
    assert "`/mod undo` takes it back" in refused


async def test_preferences_take_what_people_type_and_name_what_there_is(world: World) -> None:
    done = answer(await world.ann.slash(world.channel, "preferences", quiet="22-7", zone="Europe/Berlin"))
    assert "**Quiet hours:** 22:00-07:00" in done
    assert "**Quiet hours:** none" in answer(
        await world.ann.slash(world.channel, "preferences", quiet="none")
    )
    for given, said in (
        ({"quiet": "10pm-6am"}, "“10pm-6am” are no quiet hours. Write them like 22:00-08:00"),
        ({"zone": "Mars"}, "I know no time zone “Mars”. Name one like Europe/Berlin"),
        ({"language": "klingon"}, "I know no language “klingon”. There are: de"),
    ):
        assert said in answer(await world.ann.slash(world.channel, "preferences", **given))
    zones = await world.ann.autocomplete(world.channel, "preferences", "zone", "berl")
    assert [zone["value"] for zone in zones] == ["Europe/Berlin"]


async def test_a_table_called_nothing_bears_the_name_of_its_game(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="pebbles", name="   ")
    assert f"Pebbles #{world.number()}" in words(world.lobby_card())


async def test_who_comes_too_late_learns_how_to_get_a_seat(world: World) -> None:
    number = await world.game(world.bob)
    late = answer(await world.cat.slash(world.channel, "game join", game=number))
    assert "A moderator can give you somebody’s seat: `/mod replace`." in late


async def test_a_value_without_its_setting_changes_nothing(world: World) -> None:
    refused = answer(await world.mona.slash(world.channel, "mod server", value="36"))
    assert "Say with the option `name`" in refused


async def test_a_lists_lines_say_which_game_it_is_and_whether_it_can_begin(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="illuminati", name="Friday")
    listed = answer(await world.ann.slash(world.channel, "game list"))
    assert "Friday** (Illuminati) · in the lobby" in listed
    mine = answer(await world.ann.slash(world.channel, "my games"))
    assert "in the lobby, 1 more seat has to be taken." in mine
    await world.game(world.bob)
    await world.mona.slash(world.thread, "mod pause")
    mine = answer(await world.ann.slash(world.channel, "my games"))
    assert ": paused." in mine


async def test_time_for_one_player_is_told_as_theirs_and_for_all_where_all_have_the_same(
    world: World,
) -> None:
    await world.game(world.bob)
    await world.mona.slash(world.thread, "mod extend", hours=2.0, player="Ann")
    assert "A moderator has given Ann 2 more hours." in world.said()
    await world.mona.slash(world.thread, "mod extend", hours=-1.0, player="Ann")
    assert "A moderator has taken one hour off the time of Ann." in world.said()
    await world.game(world.bob, kind="tsw")
    await world.mona.slash(world.thread, "mod extend", hours=2.0, player="Ann")
    assert "A moderator has given 2 more hours for this decision." in world.said()
    assert "gave 2 more hours" in answer(await world.mona.slash(world.thread, "mod audit"))
