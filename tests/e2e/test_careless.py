"""What strangers, latecomers and careless people press."""

from __future__ import annotations

from datetime import timedelta

from tests.support.discord import World, answer, ids, words


async def test_a_start_that_is_refused_leaves_nothing_in_the_channel(world: World) -> None:
    await world.lobby()
    number = world.number()
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    refused = await world.mona.click(world.lobby_card(), custom_id=f"t:{number}:start")
    assert "Only who has joined this game" in answer(refused)
    assert world.channel.threads == []
    assert len(world.channel.history()) == 1  # the card: no word of a thread that is gone


async def test_who_acts_for_a_seat_is_told_so_after_each_move_and_finds_no_ways_of_his_own(
    world: World,
) -> None:
    number = await world.game(world.bob)
    panel = await world.mona.slash(world.thread, "mod act", player="Ann")
    assert [known for known in ids(panel.response) if known.startswith("t:")] == []  # they lead to his own
    moved = await world.choose(world.mona, panel, "take", tail="3")
    assert "You are acting for Ann" in words(moved.response)
    assert f"t:{number}:hand" in ids((await world.panel(world.ann, number)).response)


async def test_a_paused_game_says_why_nothing_is_asked(world: World) -> None:
    number = await world.game(world.bob)
    await world.mona.slash(world.thread, "mod pause")
    assert "The game is paused and takes no moves" in answer(await world.panel(world.ann, number))


async def test_a_seat_given_to_an_ai_is_not_said_to_replace_itself(world: World) -> None:
    await world.game(world.bob)
    await world.mona.slash(world.thread, "mod replace", player="Bob")
    assert "An AI plays in place of Bob" in world.said()


async def test_words_of_people_are_posted_as_they_wrote_them(world: World) -> None:
    await world.game(world.bob)
    words_of_his = "see [the *rules*](http://127.0.0.1/)"
    await world.ann.slash(world.thread, "promise", player="Bob", words=words_of_his)
    await world.mona.slash(world.thread, "mod pause", reason=words_of_his)
    promised, paused = (said for said in map(words, world.thread.history()) if "rules" in said)
    for said in (promised, paused):
        assert r"see \[the \*rules\*\](http://127.0.0.1/)" in said


async def test_time_is_asked_for_and_given_in_whole_english(world: World) -> None:
    await world.game(world.bob)
    await world.ann.slash(world.thread, "propose", what="extend", hours=1.5)
    assert "asks for 1.5 more hours" in world.said()
    given = await world.mona.slash(world.thread, "mod extend", hours=1.0)
    assert answer(given) == "There is one more hour."
    assert "A moderator has given one more hour for this decision." in world.said()


async def test_time_that_a_moderator_lets_run_out_is_told_as_his_doing(world: World) -> None:
    await world.game(world.bob)
    refused = await world.mona.slash(world.thread, "mod process", player="Bob")
    assert answer(refused) == "Nobody waits for Bob at the moment."
    assert "A moderator" not in world.said()
    await world.mona.slash(world.thread, "mod process")
    assert "A moderator has let the time run out.\nThe time of Ann is up." in world.said()


async def test_a_rematch_gives_nobodys_name_to_an_ai(world: World) -> None:
    number = await world.game(world.bob, ais=1)
    await world.mona.slash(world.thread, "mod replace", player="Bob")
    await world.mona.slash(world.thread, "mod end")
    await world.ann.slash(world.thread, "game rematch", game=number)
    await world.bob.click(world.lobby_card(), custom_id=f"t:{world.number()}:join")
    table = await world.bot.service.table(world.number())
    assert [row.name for row in table.seats] == ["Ann", "AI 1", "AI 2", "Bob"]


async def test_a_game_rests_while_all_its_people_are_away(world: World) -> None:
    number = await world.game(world.bob, ais=1)
    await world.bob.slash(world.thread, "game away")
    assert (await world.bot.service.table(number)).status == "live"
    await world.ann.slash(world.thread, "game away", hours=2.0)
    assert "Everybody is away" in world.said()
    assert (await world.bot.service.table(number)).status == "paused"
    await world.restart()
    await world.bob.slash(world.thread, "game back")
    assert "Bob is back" in world.said()
    seen = await world.bot.service.view(number, None)
    assert (seen.table.status, [w.seat for w in seen.waiting]) == ("live", [1])


async def test_a_game_that_rests_goes_on_at_the_hour_its_person_named(world: World) -> None:
    number = await world.game(ais=2)
    await world.ann.slash(world.thread, "game away", hours=2.0)
    before = (await world.bot.service.view(number, None)).view.pebbles
    await world.env.advance_time(timedelta(hours=1).total_seconds())
    assert (await world.bot.service.view(number, None)).view.pebbles == before
    await world.env.advance_time(timedelta(hours=1.1).total_seconds())
    assert "Ann is back" in world.said()
    assert [w.seat for w in (await world.bot.service.view(number, None)).waiting] == [0]


async def test_a_game_whose_last_person_was_taken_over_is_not_played_to_its_end(world: World) -> None:
    number = await world.game(ais=2)
    await world.mona.slash(world.thread, "mod process")
    await world.mona.slash(world.thread, "mod process")
    assert "an AI plays until they are back" in world.said()
    assert (await world.bot.service.table(number)).status == "paused"
    panel = await world.panel(world.ann, number)
    await world.ann.click(panel.response, custom_id=f"t:{number}:return")
    assert (await world.bot.service.table(number)).status == "live"


async def test_a_changed_setting_is_told_in_words(world: World) -> None:
    await world.game(world.bob)
    await world.mona.slash(world.thread, "mod setting", name="takeover", value="random")
    await world.mona.slash(world.thread, "mod setting", name="hours", value="2")
    assert "AI that takes over: plays at random." in world.said()
    assert "Time for a decision: 2 hours." in world.said()


async def test_who_has_no_seat_in_a_lobby_cannot_give_it_up(world: World) -> None:
    await world.lobby()
    number = world.number()
    assert answer(await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:leave")) == (
        "You have no seat in this lobby."
    )
    assert "no seat" in answer(await world.bob.slash(world.channel, "game leave", game=number))
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:leave")
    assert (await world.bot.service.table(number)).seats == ()


async def test_the_record_names_what_was_set_as_people_call_it(world: World) -> None:
    await world.game(world.bob)
    await world.mona.slash(world.channel, "setup")
    await world.mona.slash(world.thread, "mod setting", name="takeover", value="random")
    await world.mona.slash(world.thread, "mod setting", name="hours", value="2")
    record = answer(await world.mona.slash(world.thread, "mod audit"))
    assert "“Time for a decision” from 1 day to 2 hours" in record
    assert f"from not set to <#{world.channel.id}>" in record
    assert "“AI that takes over” from normal to plays at random" in record
