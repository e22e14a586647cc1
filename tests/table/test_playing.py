"""Making moves: who may, what is refused, what comes twice, and that all of it is stored or nothing is."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine.moves import CHANCE, Refused, Text, Who, text
from bot.games.pebbles.game import PEBBLES
from bot.table.errors import (
    AlreadyStarted,
    BadInput,
    Full,
    NoSuchGame,
    NotAllowed,
    NotRunning,
    NotYourSeat,
    Paused,
    Stale,
)
from bot.table.people.moderation import Moderator
from tests.table.conftest import ANN, BOB, CAT, DAN, PLACE, Bench


async def test_a_move_is_made_and_survives_a_restart(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    done = await bench.plays(game, ANN, ("take", 3))
    assert [line.key for line in done.lines] == ["pebbles-took"]
    assert done.asks == ()
    await bench.restart()
    seen = await bench.seen(game, BOB)
    assert seen.view.pebbles == (3, 0)
    assert [ask.frame for ask in seen.asks] == ["turn"]


async def test_dice_roll_within_the_move_that_asked_for_them(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    done = await bench.plays(game, ANN, ("roll",))
    assert [line.key for line in done.lines] == ["pebbles-rolled"]
    assert [row.seat for row in await bench.store.log(game)] == [CHANCE, 0, CHANCE]


async def test_of_two_clicks_at_once_one_is_stale(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    (ask,) = (await bench.seen(game, ANN)).asks
    results = await asyncio.gather(
        bench.plays(game, ANN, ("take", 1), ask=ask.number),
        bench.plays(game, ANN, ("take", 2), ask=ask.number),
        return_exceptions=True,
    )
    assert [isinstance(result, Stale) for result in results] == [False, True]
    assert (await bench.seen(game)).view.pebbles == (1, 0)


async def test_many_people_at_once_all_get_their_turn(bench: Bench) -> None:
    games = [await bench.game(ANN, BOB) for _ in range(5)]
    await asyncio.gather(*(bench.plays(game, ANN, ("take", 2)) for game in games))
    assert [(await bench.seen(game)).view.pebbles for game in games] == [(2, 0)] * 5


async def test_the_same_interaction_twice_moves_once_and_says_the_same(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    first = await bench.service.submit(game, 0, [("roll",)], "click", ask=None, actor=ANN)
    again = await bench.service.submit(game, 0, [("roll",)], "click", ask=None, actor=ANN)
    assert again.repeated
    assert again.lines == first.lines
    assert again.seq == first.seq
    assert (await bench.service.table(game)).seq == first.seq


async def test_the_same_interaction_after_a_restart_while_it_is_his_turn_again(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.service.submit(game, 0, [("take", 1)], "click", ask=None, actor=ANN)
    await bench.plays(game, BOB, ("take", 1))
    await bench.plays(game, ANN, ("odd",))
    await bench.plays(game, BOB, ("odd",))
    before = (await bench.seen(game)).view
    await bench.restart()
    again = await bench.service.submit(game, 0, [("take", 1)], "click", ask=None, actor=ANN)
    assert again.repeated
    assert (await bench.seen(game)).view == before


async def test_two_deliveries_of_one_click_at_once(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    first, second = await asyncio.gather(
        *(bench.service.submit(game, 0, [("take", 3)], "click", ask=None, actor=ANN) for _ in range(2))
    )
    assert (first.repeated, second.repeated) == (False, True)
    assert (await bench.seen(game)).view.pebbles == (3, 0)


async def test_an_illegal_move_says_why_and_changes_nothing(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    before = await bench.seen(game, ANN)
    with pytest.raises(Refused) as refusal:
        await bench.plays(game, ANN, ("take", 9))
    assert [reason.key for reason in refusal.value.reasons] == ["shape-range"]
    with pytest.raises(Refused) as refusal:
        await bench.plays(game, ANN, ("show", 99))
    assert [reason.key for reason in refusal.value.reasons] == ["pebbles-no-such-stone"]
    assert await bench.seen(game, ANN) == before
    await bench.restart()
    assert (await bench.seen(game, ANN)).view == before.view


async def test_only_ones_own_seat_and_only_in_ones_turn(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    with pytest.raises(NotYourSeat):
        await bench.service.submit(game, 0, [("take", 1)], bench.key(), ask=None, actor=BOB)
    with pytest.raises(NotYourSeat):
        await bench.service.submit(game, 0, [("take", 1)], bench.key(), ask=None, actor=CAT)
    with pytest.raises(Refused) as refusal:
        await bench.plays(game, BOB, ("take", 1))
    assert [reason.key for reason in refusal.value.reasons] == ["refused-not-asked"]


async def test_a_macro_answers_several_asks(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, CAT)
    done = await bench.plays(game, ANN, ("raid",), ("from", 2), ("bet", 3))
    assert [line.key for line in done.lines] == ["pebbles-raid"]
    assert {waiting.seat for waiting in (await bench.seen(game)).waiting} == {1, 2}


async def test_a_macro_with_one_bad_move_does_nothing_at_all(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, CAT)
    before = await bench.seen(game, ANN)
    with pytest.raises(Refused):
        await bench.plays(game, ANN, ("raid",), ("from", 2), ("bet", 7))
    assert await bench.seen(game, ANN) == before


async def test_a_macro_cannot_look_behind_the_curtain(bench: Bench) -> None:
    """Whatever follows a draw is refused alike, so that nobody learns the stone by trying."""
    game = await bench.game(ANN, BOB)
    for follow in [("take", 1), ("show", 5), ("show", 99)]:
        with pytest.raises(Refused) as refusal:
            await bench.plays(game, ANN, ("draw",), follow)
        assert [reason.key for reason in refusal.value.reasons] == ["table-one-step-at-a-time"]
    assert len((await bench.seen(game, ANN)).view.hand) == 2


async def test_a_preview_shows_the_next_ask_and_no_secret(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, CAT)
    (ask,) = await bench.service.preview(game, 0, [("raid",)])
    assert ask.choices == [("from", 1), ("from", 2)]
    assert await bench.service.preview(game, 0, [("draw",)]) == ()
    assert await bench.service.preview(game, 0, [("roll",)]) == ()
    with pytest.raises(Refused):
        await bench.service.preview(game, 0, [("bet", 1)])
    assert [ask.frame for ask in (await bench.seen(game, ANN)).asks] == ["turn"]


async def test_nothing_can_be_played_before_after_and_while_paused(bench: Bench) -> None:
    table = await bench.service.lobby.create("pebbles", PLACE, ANN, "Ann", bench.key())
    with pytest.raises(NotRunning):
        await bench.service.submit(table.game, 0, [("take", 1)], bench.key(), ask=None, actor=ANN)
    game = await bench.game(ANN, BOB)
    await bench.service.mod.pause(game, Moderator(DAN))
    with pytest.raises(Paused):
        await bench.plays(game, ANN, ("take", 1))
    await bench.service.mod.end(game, Moderator(DAN))
    with pytest.raises(NotRunning):
        await bench.plays(game, ANN, ("take", 1))
    with pytest.raises(NoSuchGame):
        await bench.service.submit(999, 0, [("take", 1)], bench.key(), ask=None, actor=ANN)


async def test_lobby_rules(bench: Bench) -> None:
    lobby = bench.service.lobby
    table = await lobby.create("pebbles", PLACE, ANN, "Ann", "make")
    assert (await lobby.create("pebbles", PLACE, ANN, "Ann", "make")).game == table.game
    with pytest.raises(Refused):
        await lobby.start(table.game, ANN, "go")
    for user in (BOB, BOB, CAT):
        await lobby.join(table.game, user, str(user))
    assert len((await lobby.add_ai(table.game, ANN, "random")).seats) == 4
    with pytest.raises(Full):
        await lobby.join(table.game, DAN, "Dan")
    with pytest.raises(BadInput):
        await lobby.set_option(table.game, ANN, "hours", -1)
    with pytest.raises(Refused):
        await lobby.set_option(table.game, ANN, "pile", 31)
    with pytest.raises(BadInput):
        await lobby.add_ai(table.game, ANN, "genius")
    await lobby.leave(table.game, CAT)
    await lobby.remove_ai(table.game, ANN)
    first = await lobby.start(table.game, ANN, "go")
    again = await lobby.start(table.game, ANN, "go")
    assert (first.repeated, again.repeated) == (False, True)
    with pytest.raises(AlreadyStarted):
        await lobby.start(table.game, ANN, "another click")
    with pytest.raises(AlreadyStarted):
        await lobby.join(table.game, CAT, "Cat")
    assert {row.user_id for row in (await bench.service.table(table.game)).seats} == {ANN, BOB}


async def test_a_lobby_is_changed_and_started_only_by_its_people(bench: Bench) -> None:
    lobby = bench.service.lobby
    table = await lobby.create("pebbles", PLACE, ANN, "Ann", bench.key())
    table = await lobby.add_ai(table.game, ANN)
    for forbidden in (
        lobby.set_option(table.game, BOB, "pile", 4000),
        lobby.set_option(table.game, BOB, "hours", 1.0),
        lobby.add_ai(table.game, BOB),
        lobby.remove_ai(table.game, BOB),
        lobby.start(table.game, BOB, bench.key()),
    ):
        with pytest.raises(NotAllowed) as refused:
            await forbidden
        assert refused.value.reason.key == "table-lobby-not-yours"
    assert await bench.service.table(table.game) == table
    await lobby.join(table.game, BOB, "Bob")
    await lobby.start(table.game, BOB, bench.key())


async def test_a_server_has_only_so_many_games(bench: Bench) -> None:
    for _ in range(bench.defaults.games_per_guild):
        await bench.service.lobby.create("pebbles", PLACE, ANN, "Ann", bench.key())
    with pytest.raises(Full):
        await bench.service.lobby.create("pebbles", PLACE, ANN, "Ann", bench.key())


async def test_a_game_of_ai_seats_plays_itself_to_the_end_and_a_rematch_opens(bench: Bench) -> None:
    game = await bench.game(ais=4, pile=30)
    await bench.later(1)
    table = await bench.service.table(game)
    assert table.status == "over"
    assert table.result is not None
    results = await bench.store.results(game=game)
    assert {row.seat for row in results if row.outcome == "won"} == set(table.result["winners"])
    again = await bench.service.lobby.rematch(game, ANN, bench.key())
    assert (again.status, len(again.seats), again.options) == ("lobby", 4, table.options)


@pytest.mark.parametrize("level", ["failing", "cheating"])
async def test_an_ai_that_fails_gets_the_default_answer(bench: Bench, level: str) -> None:
    game = await bench.game(ANN, ais=1, ai=level)
    await bench.plays(game, ANN, ("take", 3))
    assert (await bench.seen(game)).view.pebbles == (3, 1)


async def test_games_are_reproducible_from_the_seed(bench: Bench, tmp_path: Path) -> None:
    logs = []
    for name in ("a", "b"):
        other = Bench(tmp_path / name)
        await other.open()
        game = await other.game(ais=3, ai="random")
        await other.later(1)
        logs.append([(row.seat, row.move) for row in await other.store.log(game)])
        await other.store.close()
    assert logs[0] == logs[1]
    assert len(logs[0]) > 10


async def test_an_ai_seat_does_not_say_the_same_twice_in_a_row(tmp_path: Path) -> None:
    def remark(view: Any, seat: int, kind: str, data: Mapping[str, object]) -> Text | None:
        return text("ai-says", who=Who(seat), words=text("ai-says-greedy-won-0")) if kind == "took" else None

    bench = Bench(tmp_path / "fnord.db", {"pebbles": replace(PEBBLES, remark=remark)})
    await bench.open()
    game = await bench.game(ANN, BOB, ais=1)
    first = await bench.plays(game, ANN, ("take", 1))
    second = await bench.plays(game, BOB, ("take", 1))
    await bench.store.close()
    assert [line.key for line in first.lines] == ["pebbles-took", "ai-says"]
    assert second.lines[0].key == "pebbles-took"
    assert "ai-says" not in [line.key for line in second.lines]
