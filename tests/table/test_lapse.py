"""The end of lobbies as timers: durable, moved by what happens, never without a warning."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.errors import Full, NotAllowed
from bot.table.people.moderation import Moderator
from tests.table.conftest import ANN, BOB, CAT, NOON, PLACE, Bench
from tests.table.test_outbox import kinds

DAY = 86400.0


async def lobby(bench: Bench, user: int = ANN) -> int:
    return (await bench.service.lobby.create("pebbles", PLACE, user, "Ann", bench.key())).game


async def test_after_a_long_absence_a_lobby_is_told_of_before_it_is_closed(bench: Bench) -> None:
    game = await lobby(bench)
    await bench.delivered()
    bench.now += 30 * DAY
    await bench.restart()
    await bench.service.wake()
    while await bench.service.tick():
        pass
    assert (await bench.service.table(game)).status == "lobby"
    assert "lapse" in kinds(await bench.delivered())
    await bench.later(23.9)
    assert (await bench.service.table(game)).status == "lobby"
    await bench.later(0.2)
    assert (await bench.service.table(game)).lapsed


async def test_a_lobby_of_an_older_bot_gets_an_end_at_the_next_start(bench: Bench) -> None:
    game = await lobby(bench)
    await bench.store._on_thread(lambda db: db.execute("DELETE FROM timers"))
    await bench.restart()
    await bench.service.wake()
    assert await bench.service.next_due() == NOON + 6 * DAY
    await bench.later(24 * 7.1)
    assert (await bench.service.table(game)).lapsed


async def test_a_host_may_keep_lobbies_for_ever(bench: Bench) -> None:
    game = await lobby(bench)
    bench.defaults = replace(bench.defaults, lobby_days=0)
    await bench.restart()
    await bench.service.wake()
    other = await lobby(bench)
    await bench.later(24 * 40)
    assert [(await bench.service.table(n)).status for n in (game, other)] == ["lobby", "lobby"]
    assert await bench.service.next_due() is None
    assert "lapse" not in kinds(await bench.delivered())


async def test_a_game_that_begins_leaves_the_end_of_its_lobby_behind(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=0)
    await bench.later(24 * 40)
    assert (await bench.service.table(game)).status == "live"


async def test_who_is_called_by_the_warning(bench: Bench) -> None:
    await bench.service.save_prefs(BOB, {"pings": "none"})
    await bench.service.save_prefs(CAT, {"quiet": "00:00-23:59"})
    game = await lobby(bench)
    for user, name in ((BOB, "Bob"), (CAT, "Cat")):
        await bench.service.lobby.join(game, user, name)
    await bench.later(24 * 6.1)
    (warning,) = [row for row in await bench.delivered() if row.payload["kind"] == "lapse"]
    assert warning.payload["users"] == [ANN]


async def test_games_that_lost_their_place_do_not_count(bench: Bench) -> None:
    bench.defaults = replace(bench.defaults, games_per_guild=1)
    await bench.restart()
    game = await bench.game(ANN, BOB)
    with pytest.raises(Full):
        await lobby(bench)
    await bench.service.places.gone(PLACE.talk)
    await lobby(bench)
    assert (await bench.service.table(game)).lost


async def test_the_seed_of_a_closed_lobby_is_worth_nothing(bench: Bench) -> None:
    """A moderator may look at it, as at any game that is over; the lobby goes on with another."""
    game = await lobby(bench)
    await bench.service.lobby.join(game, BOB, "Bob")
    await bench.later(24 * 8)
    known = await bench.service.mod.export(game, Moderator(99))
    await bench.service.lobby.reopen(game, BOB)
    with pytest.raises(NotAllowed):
        await bench.service.mod.export(game, Moderator(99))
    await bench.service.lobby.start(game, ANN, bench.key())
    await bench.restart()
    await bench.service.mod.end(game, Moderator(99))
    table = await bench.service.table(game)
    assert table.seed != known["body"]["game"]["seed"]
    assert (await bench.service.verify(game)).honest
