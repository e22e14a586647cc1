"""Deadlines by an injected clock: reminders, defaults, quiet hours, extensions, AI seats that take over and
give back."""

from dataclasses import replace
from typing import Any

import pytest

from bot.table.errors import BadInput, NotAllowed, NotYourSeat
from bot.table.people.moderation import Moderator
from tests.table import pebbles
from tests.table.conftest import ANN, BOB, CAT, DAN, NOON, Bench

HOUR = 3600.0


async def kinds(bench: Bench) -> list[str]:
    return [row.payload["kind"] for row in await bench.delivered()]


async def waiting(bench: Bench, game: int) -> dict[int, float | None]:
    return {entry.seat: entry.due_at for entry in (await bench.seen(game)).waiting}


async def test_time_passes_and_the_rules_decide(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=24)
    assert await waiting(bench, game) == {0: NOON + 24 * HOUR}
    await bench.later(23.9)
    assert (await bench.seen(game)).view.pebbles == (0, 0)
    await bench.later(0.2)
    assert (await bench.seen(game)).view.pebbles == (1, 0)
    assert await waiting(bench, game) == {1: NOON + 48 * HOUR}


async def test_a_reminder_lists_who_is_missing_once(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=24)
    await bench.delivered()
    await bench.later(17.9)
    assert "reminder" not in await kinds(bench)
    await bench.later(0.2)
    (row,) = await bench.delivered()
    assert row.payload["kind"] == "reminder"
    (call,) = row.payload["seats"]
    assert (call["seat"], call["user"], call["due_at"]) == (0, ANN, NOON + 24 * HOUR)
    await bench.later(2)
    assert await kinds(bench) == []
    assert game


async def test_no_reminder_after_the_move(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=24)
    await bench.plays(game, ANN, ("take", 1))
    await bench.delivered()
    await bench.later(17.9)
    await bench.plays(game, BOB, ("take", 1))
    await bench.delivered()
    await bench.later(1)
    assert "reminder" not in await kinds(bench)


async def test_a_table_without_deadlines_waits_for_ever(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=0)
    await bench.later(24 * 365)
    assert await waiting(bench, game) == {0: None}
    assert await bench.service.next_due() is None


async def test_deadlines_outlive_a_restart(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=24)
    await bench.later(10)
    await bench.restart()
    assert await waiting(bench, game) == {0: NOON + 24 * HOUR}
    await bench.later(15)
    assert (await bench.seen(game)).view.pebbles == (1, 0)


async def test_time_that_ran_out_while_the_bot_was_away_is_given_back_once(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=24)
    await bench.delivered()
    bench.now += 30 * HOUR
    await bench.restart()
    await bench.service.wake()
    assert (await bench.seen(game)).view.pebbles == (0, 0)
    assert await waiting(bench, game) == {0: NOON + 31 * HOUR}
    await bench.later(0.1)
    rows = await bench.delivered()
    assert "table-reprieve" in str([row.payload for row in rows])
    assert "reminder" in [row.payload["kind"] for row in rows]
    await bench.later(1)
    assert (await bench.seen(game)).view.pebbles == (1, 0)


async def test_others_answers_do_not_give_more_time(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, CAT, hours=24)
    await bench.plays(game, ANN, ("raid",), ("from", 1), ("bet", 1))
    await bench.later(5)
    await bench.plays(game, BOB, ("pass",))
    assert await waiting(bench, game) == {2: NOON + 24 * HOUR}


async def test_sealed_guesses_close_by_themselves(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=24)
    await bench.plays(game, ANN, ("take", 1))
    await bench.plays(game, BOB, ("take", 1))
    await bench.plays(game, BOB, ("even",))
    await bench.later(25)
    assert (await bench.seen(game)).view.round == 2


async def test_quiet_hours_move_calls_and_deadlines_to_the_morning(bench: Bench) -> None:
    await bench.service.save_prefs(BOB, {"quiet": "22:00-08:00", "zone": "Asia/Tokyo"})
    game = await bench.game(ANN, BOB, hours=1)
    await bench.delivered()
    await bench.later(1.5)  # 22:30 in Tokyo
    morning = NOON + 11 * HOUR  # 08:00 in Tokyo
    assert await waiting(bench, game) == {1: morning + HOUR}
    assert "your-move" not in await kinds(bench)
    assert await bench.service.next_delivery() == morning
    bench.now = morning
    (row,) = await bench.delivered()
    assert [call["user"] for call in row.payload["seats"]] == [BOB]


@pytest.mark.parametrize(
    "changes",
    [
        {"quiet": "25:00-08:00"},
        {"quiet": "8-9"},
        {"zone": "Mars/Olympus"},
        {"zone": "../etc/passwd"},
        {"dm": "yes"},
    ],
)
async def test_preferences_that_make_no_sense_are_refused(bench: Bench, changes: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        await bench.service.save_prefs(ANN, {"quiet": "22:00-08:00", **changes})
    assert await bench.service.prefs(ANN) == {}


async def test_after_missed_deadlines_an_ai_plays_until_the_player_is_back(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=1, away_after=2)
    await bench.later(1.1)
    await bench.plays(game, BOB, ("take", 1))
    await bench.plays(game, BOB, ("odd",))
    await bench.later(1)
    table = await bench.service.table(game)
    assert table.seats[0].away
    assert {waits.seat for waits in (await bench.seen(game)).waiting} == {1}
    assert (await bench.seen(game)).view.pebbles[0] >= 4  # the AI takes three
    await bench.plays(game, BOB, ("take", 1))
    await bench.service.back(game, ANN)
    assert not (await bench.service.table(game)).seats[0].away
    await bench.plays(game, BOB, ("odd",))
    assert {waits.seat for waits in (await bench.seen(game)).waiting} == {0}


async def test_a_move_in_time_forgives_the_missed_ones(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=1, away_after=2)
    await bench.later(1.1)
    await bench.plays(game, BOB, ("take", 1))
    await bench.plays(game, ANN, ("odd",))
    assert (await bench.service.table(game)).seats[0].missed == 0


async def test_away_until_a_day(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=0)
    await bench.service.away(game, ANN, bench.now + 48 * HOUR)
    assert {waits.seat for waits in (await bench.seen(game)).waiting} == {1}
    await bench.restart()
    await bench.later(49)
    assert not (await bench.service.table(game)).seats[0].away
    with pytest.raises(BadInput):
        await bench.service.away(game, ANN, bench.now - 1)


@pytest.mark.parametrize("returning", [ANN, BOB])
async def test_ai_seats_go_on_after_somebody_came_back_in_the_middle_of_their_turn(
    bench: Bench, returning: int
) -> None:
    game = await bench.game(ANN, BOB, ai="random", ais=2, hours=0)
    await bench.service.away(game, ANN, None)
    await bench.service.away(game, BOB, None)
    await bench.service.back(game, returning)
    await bench.later(1)
    seen = await bench.seen(game)
    seat = seen.table.seat_of(returning)
    assert seen.table.status == "over" or [waiting.seat for waiting in seen.waiting] == [seat]


async def test_who_leaves_is_played_on_or_leaves_by_the_rules(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, CAT)
    await bench.service.leave(game, ANN, bench.key(), to="heuristic")
    assert (await bench.seen(game)).view.pebbles == (3, 0, 0)
    await bench.service.leave(game, BOB, bench.key(), to=None)
    assert {waits.seat for waits in (await bench.seen(game)).waiting} == {2}
    await bench.service.mod.end(game, Moderator(DAN))
    endings = {row.user_id: row.outcome for row in await bench.store.results(game=game)}
    assert endings == {ANN: "left", BOB: "left", CAT: "drawn"}


async def test_extension_and_pause_keep_the_time_that_is_left(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=24)
    by = Moderator(DAN, "holidays")
    await bench.service.mod.extend(game, by, 12)
    assert await waiting(bench, game) == {0: NOON + 36 * HOUR}
    await bench.later(6)
    await bench.service.mod.pause(game, by)
    await bench.restart()
    await bench.later(100)
    await bench.service.mod.resume(game, by)
    assert await waiting(bench, game) == {0: NOON + 136 * HOUR}
    await bench.later(31)
    assert (await bench.seen(game)).view.pebbles == (1, 0)


async def test_process_now(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 1))
    await bench.plays(game, BOB, ("take", 1))
    await bench.service.mod.process_now(game, Moderator(DAN))
    assert (await bench.seen(game)).view.round == 2


async def test_standing_answers_pass_at_once_and_only_where_they_fit(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, CAT)
    assert bench.service.standing_names("pebbles") == ("pass", "pass-not-me")
    await bench.service.set_standing(game, BOB, ["pass-not-me"])
    await bench.service.set_standing(game, CAT, ["pass-not-me"])
    await bench.plays(game, ANN, ("raid",), ("from", 1), ("bet", 1))
    assert {waits.seat for waits in (await bench.seen(game)).waiting} == {1}
    await bench.service.set_standing(game, BOB, ["pass"])
    assert {waits.seat for waits in (await bench.seen(game)).waiting} == {1}
    assert (await bench.seen(game)).view.active == 1
    with pytest.raises(BadInput):
        await bench.service.set_standing(game, BOB, ["pass-if-i-hold-nothing"])


async def test_a_standing_answer_is_told_nothing_hidden(bench: Bench) -> None:
    """What it is given is the same whatever its owner holds, so its speed gives nothing away."""
    told = []
    bench.games = {
        "pebbles": replace(pebbles.game(), standing={"spy": lambda view, ask: told.append((view, ask))})
    }
    await bench.restart()
    game = await bench.game(ANN, BOB)
    await bench.service.set_standing(game, BOB, ["spy"])
    await bench.plays(game, ANN, ("raid",), ("from", 1), ("bet", 1))
    assert [(view.seat, view.hand, ask.choices, ask.seat) for view, ask in told] == [(None, (), (), 1)]
    assert {waits.seat for waits in (await bench.seen(game)).waiting} == {1}


@pytest.mark.parametrize(("pings", "called"), [("none", []), ("reminders", ["reminder"])])
async def test_who_wants_no_calls_gets_none(bench: Bench, pings: str, called: list[str]) -> None:
    await bench.service.save_prefs(ANN, {"pings": pings})
    await bench.game(ANN, BOB, hours=24)
    await bench.later(20)
    assert [kind for kind in await kinds(bench) if kind in ("your-move", "reminder")] == called


async def test_the_seat_is_only_taken_back_by_its_player(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    with pytest.raises(NotYourSeat):
        await bench.service.back(game, CAT)
    with pytest.raises(NotAllowed):
        await bench.service.undo(game, ANN, bench.key())
