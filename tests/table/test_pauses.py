"""Pauses at a table: how long it waits for those who may answer, who is called, stops and passes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.table.errors import BadInput, NotAllowed
from bot.table.people.moderation import Moderator
from tests.support.heist import PLAYABLE, STOP, HeistRules
from tests.table.conftest import ANN, BOB, CAT, DAN, NAMES, PLACE, Bench

MINUTE = 1 / 60
SECOND = MINUTE / 60
USUAL = ("stop", "stop", "stop omen", "omen")


async def heist(
    bench: Bench, *people: int, hands: Sequence[str] = USUAL, ais: int = 0, **options: Any
) -> int:
    """A game of these people, at Ann's first decision unless its dawn pauses."""
    bench.games = {"heist": replace(PLAYABLE, rules=HeistRules(hands))}
    await bench.restart()
    lobby = bench.service.lobby
    table = await lobby.create("heist", PLACE, people[0], "Ann", bench.key(), join=False)
    for name, value in {"order": "joined", **options}.items():
        await lobby.set_option(table.game, people[0], name, value)
    for user in people:
        await lobby.join(table.game, user, NAMES[user])
    for _ in range(ais):
        await lobby.add_ai(table.game, people[0], "heuristic")
    await lobby.start(table.game, people[0], bench.key())
    return table.game


async def waiting(bench: Bench, game: int) -> set[int]:
    return {waits.seat for waits in (await bench.seen(game)).waiting}


async def doing(bench: Bench, game: int) -> str:
    found: str = (await bench.seen(game)).view.doing
    return found


async def pause(bench: Bench, game: int) -> float | None:
    """How many seconds of it are left."""
    until = (await bench.seen(game)).pause
    return None if until is None else round(until - bench.now, 3)


async def test_the_victim_is_called_and_the_others_have_ten_minutes(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT)
    await bench.delivered()
    await bench.plays(game, ANN, ("steal", 1))
    assert (await waiting(bench, game), await pause(bench, game)) == ({1}, 600)
    calls = [row.payload["seats"] for row in await bench.delivered() if row.payload["kind"] == "your-move"]
    assert [[seat["seat"] for seat in call] for call in calls] == [[1]], "an onlooker is not called"
    await bench.later(11 * MINUTE)
    assert (await waiting(bench, game), await pause(bench, game)) == ({1}, None)
    await bench.plays(game, BOB, ("pass",))
    assert (await bench.seen(game)).view.coins == (4, 2, 3)


async def test_an_onlooker_may_answer_while_the_pause_lasts_and_the_game_goes_on_after_it(
    bench: Bench,
) -> None:
    game = await heist(bench, ANN, BOB, CAT, hands=("", "", "stop"))
    await bench.plays(game, ANN, ("steal", 1))
    assert await waiting(bench, game) == set(), "who publicly can do nothing is not asked"
    await bench.later(9 * MINUTE)
    assert await doing(bench, game) == "theft"
    await bench.later(2 * MINUTE)
    assert (await bench.seen(game)).view.coins == (4, 2, 3)


async def test_a_pass_of_the_last_one_ends_it_at_once(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, DAN, hands=("", "", "stop", "stop"))
    await bench.plays(game, ANN, ("steal", 1))
    await bench.later(4 * MINUTE)
    await bench.plays(game, CAT, ("pass",))
    assert await pause(bench, game) == 360, "a pass begins no new pause"
    await bench.plays(game, DAN, ("done",))
    assert (await bench.seen(game)).view.coins == (4, 2, 3, 3)


async def test_an_answer_begins_a_new_pause(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, DAN, hands=("stop", "", "stop stop", "stop"))
    await bench.plays(game, ANN, ("steal", 1))
    await bench.later(4 * MINUTE)
    await bench.plays(game, CAT, ("stop", 3 * 6 + STOP))
    assert (await doing(bench, game), await waiting(bench, game)) == ("stopped", {0})
    await bench.plays(game, ANN, ("stop", STOP))
    assert (await doing(bench, game), await pause(bench, game)) == ("stopped", 600)
    await bench.later(11 * MINUTE)
    await bench.plays(game, CAT, ("pass",))
    assert (await doing(bench, game), await pause(bench, game)) == ("theft", 600)


@pytest.mark.parametrize(
    ("pace", "dawn", "theft"), [("live", 20, 20), ("steady", None, 600), ("slow", None, 10_800)]
)
async def test_the_pace_says_how_long_and_at_which_moments(
    bench: Bench, pace: str, dawn: int | None, theft: int
) -> None:
    game = await heist(bench, ANN, BOB, CAT, pace=pace)
    assert await pause(bench, game) == dawn
    await bench.later(21 * SECOND)
    assert await waiting(bench, game) == {0}
    await bench.plays(game, ANN, ("steal", 1))
    assert await pause(bench, game) == theft


async def test_a_pace_that_there_is_not_is_refused(bench: Bench) -> None:
    with pytest.raises(BadInput):
        await heist(bench, ANN, BOB, pace="glacial")


async def test_nobody_waits_for_ai_seats(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, ais=2, pace="live", hands=("", "", "stop", "omen"))
    assert await waiting(bench, game) == {0}
    await bench.plays(game, ANN, ("steal", 1))
    assert (await bench.seen(game)).view.coins == (4, 2, 3, 3)


@pytest.mark.parametrize(("card", "waits"), [("hook", False), ("omen", True)])
async def test_the_one_person_of_a_table_is_waited_for_only_with_an_answer(
    bench: Bench, card: str, waits: bool
) -> None:
    """A turn of an AI seat begins, which only an omen answers; there is nobody else to hide it from."""
    game = await heist(bench, ANN, ais=1, pace="live", hands=(card, ""))
    await bench.plays(game, ANN, ("end",))
    assert (await pause(bench, game) is not None, await doing(bench, game) == "dawn") == (waits, waits)


async def test_who_holds_is_waited_for(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, hours=24)
    await bench.plays(game, ANN, ("steal", 1))
    await bench.plays(game, CAT, ("hold",))
    assert (await waiting(bench, game), await pause(bench, game)) == ({1, 2}, None)
    await bench.plays(game, BOB, ("pass",))
    await bench.later(1)
    assert await waiting(bench, game) == {2}
    await bench.later(24)
    assert await doing(bench, game) == "", "like everybody's, the time of a holder has an end"


async def test_a_pause_does_not_run_while_the_game_is_paused(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT)
    await bench.plays(game, ANN, ("steal", 1))
    await bench.later(4 * MINUTE)
    await bench.service.mod.pause(game, Moderator(DAN))
    await bench.restart()
    await bench.later(5)
    await bench.service.mod.resume(game, Moderator(DAN))
    assert await pause(bench, game) == 360


async def test_a_pause_goes_on_after_a_restart(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, hands=("", "", "stop"))
    await bench.plays(game, ANN, ("steal", 1))
    await bench.later(4 * MINUTE)
    await bench.restart()
    assert await pause(bench, game) == 360
    await bench.later(5 * MINUTE)
    assert await doing(bench, game) == "theft"
    await bench.later(2 * MINUTE)
    assert await doing(bench, game) == ""


async def test_a_pause_that_passed_while_the_bot_was_away_begins_again(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, hands=("", "", "stop"))
    await bench.plays(game, ANN, ("steal", 1))
    bench.now += 7200
    await bench.restart()
    await bench.service.wake()
    await bench.service.tick()
    assert (await doing(bench, game), await pause(bench, game)) == ("theft", 600)


async def test_a_slow_table_wakes_nobody(bench: Bench) -> None:
    """Noon, and three hours; Cat sleeps from 14:00 to 20:00."""
    await bench.service.save_prefs(CAT, {"quiet": "14:00-20:00", "zone": "UTC"})
    game = await heist(bench, ANN, BOB, CAT, pace="slow", hands=("", "", "stop"))
    await bench.service.save_prefs(CAT, {"quiet": "14:00-20:00", "zone": "UTC"})
    await bench.plays(game, ANN, ("steal", 1))
    assert await pause(bench, game) == 9 * 3600


async def test_after_a_lapse_a_move_is_not_taken_back_freely(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, hands=("", "stop", "stop"))
    await bench.plays(game, ANN, ("steal", 1))
    await bench.later(11 * MINUTE)
    with pytest.raises(NotAllowed):
        await bench.service.undo(game, ANN, bench.key())


async def test_a_moderator_lets_the_pause_run_out(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT)
    await bench.plays(game, ANN, ("steal", 1))
    await bench.service.mod.process_now(game, Moderator(DAN))
    assert (await bench.seen(game)).view.coins == (4, 2, 3)


# -- what a seat answers by itself


async def test_what_is_offered_names_passes_and_stops(bench: Bench) -> None:
    await heist(bench, ANN, BOB)
    assert bench.service.standing_names("heist")[:5] == (
        "pass", "pass-turn", "pass-attack", "pass-untouched", "stop-theft",
    )  # fmt: skip
    assert "stop-turn-1" in bench.service.standing_names("heist")


async def test_a_stop_holds_for_who_has_set_it(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT)
    await bench.service.set_standing(game, CAT, ["stop-theft"])
    await bench.delivered()
    await bench.plays(game, ANN, ("steal", 1))
    assert (await waiting(bench, game), await pause(bench, game)) == ({1, 2}, None)
    calls = [row.payload for row in await bench.delivered() if row.payload["kind"] == "your-move"]
    assert {seat["seat"] for call in calls for seat in call["seats"]} == {1, 2}


async def test_a_stop_waits_even_at_a_moment_for_which_the_table_does_not(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT)
    await bench.service.set_standing(game, CAT, ["stop-turn-1"])
    await bench.plays(game, ANN, ("end",))
    assert (await doing(bench, game), await waiting(bench, game)) == ("dawn", {2})
    await bench.plays(game, CAT, ("pass",))
    await bench.plays(game, BOB, ("end",))
    assert await doing(bench, game) == "", "the turn of another is not meant"


async def test_two_stops_in_a_turn_and_no_more(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, hands=("stop", "stop stop", "stop", ""))
    await bench.service.set_standing(game, CAT, ["stop-theft"])
    await bench.plays(game, ANN, ("steal", 1))
    await bench.plays(game, BOB, ("stop", 9 + STOP))
    assert await waiting(bench, game) == {0, 2}
    await bench.plays(game, ANN, ("stop", STOP))
    assert (await waiting(bench, game), await pause(bench, game)) == ({1}, 600)


async def test_one_passes_for_this_turn_and_is_asked_in_the_next(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, hands=("omen", "", "stop"), pace="live")
    await bench.service.switch_standing(game, CAT, "pass-turn", on=True)
    await bench.plays(game, ANN, ("steal", 1))
    assert (await bench.seen(game)).view.coins == (4, 2, 3)
    assert (await doing(bench, game), await pause(bench, game)) == ("dawn", 20)
    assert (await bench.service.table(game)).seats[2].standing == {"names": []}


async def test_passing_for_this_turn_does_not_answer_where_one_is_the_victim(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT)
    await bench.service.switch_standing(game, BOB, "pass-turn", on=True)
    await bench.plays(game, ANN, ("steal", 1))
    assert await waiting(bench, game) == {1}


async def test_one_passes_for_this_attack_whatever_comes_of_it(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, hands=("stop", "stop stop", "stop stop"))
    with pytest.raises(BadInput):
        await bench.service.switch_standing(game, BOB, "pass-attack", on=True)
    await bench.plays(game, ANN, ("steal", 1))
    await bench.service.switch_standing(game, BOB, "pass-attack", on=True)
    await bench.plays(game, CAT, ("stop", 18 + STOP))
    await bench.plays(game, ANN, ("stop", STOP))
    assert await waiting(bench, game) == {2}
    await bench.plays(game, CAT, ("pass",))
    await bench.plays(game, CAT, ("pass",))
    assert (await bench.seen(game)).view.coins == (4, 2, 3)
    assert (await bench.service.table(game)).seats[1].standing == {"names": []}


async def test_one_passes_as_long_as_nothing_touches_one(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, hands=("", "stop", "stop"))
    await bench.service.switch_standing(game, CAT, "pass-untouched", on=True)
    await bench.plays(game, ANN, ("steal", 1))
    assert (await waiting(bench, game), await pause(bench, game)) == ({1}, None)
    await bench.plays(game, BOB, ("pass",))
    await bench.plays(game, BOB, ("steal", 2))
    assert await waiting(bench, game) == {2}


async def test_a_pass_for_now_counts_before_a_stop(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, hands=("", "", "stop"))
    await bench.service.set_standing(game, CAT, ["stop-theft", "pass-turn"])
    await bench.plays(game, ANN, ("steal", 1))
    assert (await bench.seen(game)).view.coins == (4, 2, 3)


async def test_passes_switched_on_in_the_pause_end_it(bench: Bench) -> None:
    game = await heist(bench, ANN, BOB, CAT, hands=("", "", "stop"))
    await bench.plays(game, ANN, ("steal", 1))
    await bench.service.switch_standing(game, CAT, "pass-turn", on=True)
    assert (await bench.seen(game)).view.coins == (4, 2, 3)


@pytest.mark.parametrize("standing", [[], ["stop-theft"], ["pass-untouched"], ["pass"]])
async def test_nothing_that_others_notice_depends_on_what_is_held(bench: Bench, standing: list[str]) -> None:
    """The same game with other cards in the hands: the same calls, pauses and messages at the same times."""
    noticed = []
    for hands in (("omen", "stop", "stop"), ("stop", "hook", "hook")):
        bench.now = bench.now - bench.now % 86_400 + 86_400
        start, seen = bench.now, []
        game = await heist(bench, ANN, BOB, CAT, hands=hands)
        await bench.service.set_standing(game, CAT, standing)
        await bench.plays(game, ANN, ("steal", 1))
        for _ in range(4):
            at = bench.now - start
            messages = [row for row in await bench.delivered() if row.game == game]
            sent = [(row.target, row.payload["kind"]) for row in messages]
            seen.append((at, await waiting(bench, game), await pause(bench, game), sent))
            await bench.later(4 * MINUTE)
        noticed.append(seen)
    assert noticed[0] == noticed[1]
