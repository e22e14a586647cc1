"""Tables whose place on Discord is gone: what waits meanwhile, and what is said in the new place."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.contract import Round
from bot.store.records import Place
from bot.table.errors import NotAllowed, NotRunning, Paused
from bot.table.out.outbox import Undelivered
from bot.table.people.moderation import Moderator
from bot.table.unit.gate import NOBODY
from tests.table import pebbles
from tests.table.conftest import ANN, BOB, CAT, PLACE, Bench
from tests.table.test_outbox import kinds

MOD = Moderator(99, "because")
ELSEWHERE = Place(PLACE.guild_id, 20, 200)
GONE = Undelivered("404/10003", place=PLACE.talk)


async def test_messages_are_held_until_there_is_another_place_and_keep_their_order(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    bench.trouble = [GONE]
    await bench.plays(game, ANN, ("take", 1))
    rows = await bench.delivered()
    assert [(row.payload["kind"], row.target) for row in rows] == [("lost", "dm"), ("lost", "dm")]
    assert (await bench.service.table(game)).lost
    await bench.restart()
    await bench.later(24 * 30)
    assert await bench.delivered() == []
    await bench.service.places.settle(game, ELSEWHERE, BOB)
    assert kinds(await bench.delivered()) == ["happenings", "notice", "table", "your-move"]
    assert await bench.store.failed(game) == []


async def test_the_clock_stands_still_meanwhile(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=24)
    await bench.later(4)
    assert await bench.service.places.gone(PLACE.talk) == [game]
    assert await bench.service.places.gone(PLACE.talk) == [game], "a second event changes nothing"
    assert kinds(await bench.delivered()).count("lost") == 2
    await bench.restart()
    await bench.later(100)
    with pytest.raises(Paused) as waits:
        await bench.plays(game, ANN, ("take", 1))
    assert waits.value.reason.key == "table-lost"
    with pytest.raises(NotRunning):
        await bench.service.mod.resume(game, MOD)
    await bench.service.mod.move(game, MOD, ELSEWHERE)
    (waiting,) = (await bench.seen(game)).waiting
    assert waiting.due_at == bench.now + 20 * 3600
    assert [row.action for row in await bench.store.audit(game=game)] == ["move", "lost"]


async def test_a_message_that_fails_in_the_old_place_after_the_move_is_tried_anew(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    await bench.service.mod.move(game, MOD, ELSEWHERE)
    bench.trouble = [Undelivered("404/10003", place=100)]
    sent = await bench.delivered()
    bench.now += 60
    sent += await bench.delivered()
    assert sorted(kinds(sent)) == ["moved", "notice", "table", "your-move"]
    assert not (await bench.service.table(game)).lost


@pytest.mark.parametrize("secret", [True, False])
async def test_in_a_new_place_all_are_called_of_whom_everybody_may_know_that_they_are_waited_for(
    bench: Bench, secret: bool
) -> None:
    bench.games = {"pebbles": replace(pebbles.game(), round=lambda view: Round(view.round, secret=secret))}
    await bench.restart()
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    await bench.service.mod.move(game, MOD, ELSEWHERE)
    calls = [row.payload["seats"] for row in await bench.delivered() if row.payload["kind"] == "your-move"]
    assert [call["user"] for seats in calls for call in seats] == ([] if secret else [ANN])


async def test_a_game_that_rests_when_its_place_goes_wakes_in_the_new_one(bench: Bench) -> None:
    game = await bench.game(ANN, ais=1, hours=0)
    await bench.service.away(game, ANN, None)
    assert await bench.service.places.gone(PLACE.talk) == [game]
    await bench.service.back(game, ANN)
    assert (await bench.service.table(game)).status == "paused"
    await bench.service.places.settle(game, ELSEWHERE, ANN)
    assert (await bench.service.table(game)).status == "live"


async def test_a_game_that_still_rests_in_its_new_place_waits_for_its_people(bench: Bench) -> None:
    game = await bench.game(ANN, ais=1, hours=0)
    await bench.service.away(game, ANN, None)
    await bench.service.places.gone(PLACE.talk)
    await bench.service.places.settle(game, ELSEWHERE, ANN)
    assert (await bench.service.table(game)).status == "paused"
    await bench.service.back(game, ANN)
    assert (await bench.service.table(game)).status == "live"


async def test_the_thread_of_a_finished_game_may_be_deleted_without_a_word(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.service.mod.end(game, MOD)
    await bench.delivered()
    assert await bench.service.places.gone(PLACE.talk) == []
    assert await bench.delivered() == []
    with pytest.raises(NotRunning):
        await bench.service.places.settle(game, ELSEWHERE, ANN)


async def test_a_table_is_moved_by_its_people_and_by_moderators_only(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    with pytest.raises(NotAllowed):
        await bench.service.places.settle(game, ELSEWHERE, CAT)
    assert (await bench.service.table(game)).place == PLACE


async def test_a_bot_that_is_removed_from_a_server_lets_its_games_wait_and_writes_to_nobody(
    bench: Bench,
) -> None:
    game = await bench.game(ANN, BOB, hours=24)
    await bench.delivered()
    assert await bench.service.places.left(PLACE.guild_id + 1) == []
    assert await bench.service.places.left(PLACE.guild_id) == [game]
    assert await bench.service.places.left(PLACE.guild_id) == [], "a second event changes nothing"
    assert kinds(await bench.delivered()) == ["table"], "the card, where nobody can see it drawn"
    await bench.restart()
    await bench.later(100)
    with pytest.raises(Paused):
        await bench.plays(game, ANN, ("take", 1))
    assert await bench.service.places.back(PLACE.guild_id) == [(game, PLACE)]
    await bench.service.places.settle(game, PLACE, NOBODY)
    assert await bench.service.places.back(PLACE.guild_id) == []
    (waiting,) = (await bench.seen(game)).waiting
    assert waiting.due_at == bench.now + 24 * 3600
    rows = await bench.delivered()
    assert "table-returned" in str([row.payload for row in rows])
    assert "your-move" in kinds(rows)


async def test_a_thread_that_was_deleted_does_not_come_back_with_the_bot(bench: Bench) -> None:
    await bench.game(ANN, BOB)
    await bench.service.places.gone(PLACE.talk)
    assert await bench.service.places.left(PLACE.guild_id) == []
    assert await bench.service.places.back(PLACE.guild_id) == []
