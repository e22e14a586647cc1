"""One game, one message or one person gone wrong must not take the others along."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.engine.moves import Refused, text
from bot.games.pebbles.play.guess import Guess
from bot.store.records import Committed, MoveBatch
from bot.table.errors import BadInput, NotAllowed
from bot.table.out.outbox import Undelivered
from bot.table.people.moderation import Moderator
from tests.table import pebbles
from tests.table.conftest import ANN, BOB, PLACE, Bench
from tests.table.test_outbox import kinds

MOD = Moderator(99, "because")


async def ring(bench: Bench, hours: float) -> None:
    """Let the clock ring as often as the bot would while there is something due."""
    bench.now += hours * 3600
    for _ in range(50):
        if not await bench.service.tick():
            return
    raise AssertionError("the clock never stops ringing")


async def damage(bench: Bench, game: int) -> None:
    """Spoil the position of a game, and the log from which it could be made again."""
    for sql in (
        "UPDATE snapshots SET data = x'00' WHERE game = ?",
        "DELETE FROM log WHERE game = ? AND seq = 1",
    ):
        await bench.store._on_thread(lambda db, sql=sql: db.execute(sql, (game,)))
    await bench.restart()


async def test_a_damaged_game_stops_no_clock_but_its_own(bench: Bench) -> None:
    damaged = await bench.game(ANN, BOB, hours=1)
    healthy = await bench.game(ANN, BOB, hours=2)
    await damage(bench, damaged)
    await ring(bench, 3)
    assert (await bench.seen(healthy)).view.pebbles == (1, 0)
    assert (await bench.store.load_game(damaged)).status == "paused"
    assert await bench.store.timers(damaged) == []


async def test_a_game_this_bot_no_longer_knows_stops_no_clock_but_its_own(bench: Bench) -> None:
    bench.games = {**bench.games, "marbles": pebbles.game()}
    await bench.restart()
    unknown = await bench.game(ANN, BOB, hours=1)
    healthy = await bench.game(ANN, BOB, hours=2)
    await bench.store._on_thread(
        lambda db: db.execute("UPDATE games SET kind = 'marbles' WHERE id = ?", (unknown,))
    )
    bench.games = {"pebbles": bench.games["pebbles"]}
    await bench.restart()
    await ring(bench, 3)
    assert (await bench.seen(healthy)).view.pebbles == (1, 0)


class RefusingGuess(Guess):
    """A defect of the rules: they refuse their own default."""

    @classmethod
    def default(cls, s: Any, f: Any, seat: int) -> Any:
        raise Refused([text("pebbles-no-such-stone")])


async def test_rules_that_refuse_their_own_default_stop_no_other_clock(bench: Bench) -> None:
    rules = pebbles.PebbleRules()
    rules.kinds = {**rules.kinds, "guess": RefusingGuess}
    bench.games = {"pebbles": pebbles.game(rules=rules)}
    await bench.restart()
    refusing = await bench.game(ANN, BOB, hours=1)
    healthy = await bench.game(ANN, BOB, hours=2)
    await bench.plays(refusing, ANN, ("take", 1))
    await bench.plays(refusing, BOB, ("take", 1))
    await ring(bench, 3)
    assert (await bench.seen(healthy)).view.pebbles == (1, 0)
    assert (await bench.service.table(refusing)).status == "paused"


async def test_a_damaged_game_hides_no_other_from_lists_and_inbox(bench: Bench) -> None:
    damaged = await bench.game(ANN, BOB)
    healthy = await bench.game(ANN, BOB)
    await damage(bench, damaged)
    assert [table.game for table in await bench.service.find(guild=PLACE.guild_id)] == [healthy]
    assert [item.game for item in await bench.service.asks_for_user(ANN)] == [healthy]


async def test_what_follows_a_hopeless_message_is_sent_at_once(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    bench.trouble = [Undelivered("too long for Discord")]
    await bench.plays(game, ANN, ("take", 1))
    assert kinds(await bench.delivered()) == ["table", "your-move"]


async def test_nothing_is_lost_while_discord_is_down_for_hours(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    await bench.plays(game, ANN, ("take", 1))
    down = bench.now + 5 * 3600
    while bench.now < down:
        bench.trouble = [Undelivered("503", 30.0)]
        assert await bench.delivered() == []
        bench.now = await bench.service.next_delivery() or down
    bench.trouble = []
    assert kinds(await bench.delivered()) == ["happenings", "table", "your-move"]


async def test_one_silent_channel_delays_no_other_game(bench: Bench) -> None:
    one, other = await bench.game(ANN, BOB), await bench.game(ANN, BOB)
    await bench.delivered()
    await bench.plays(one, ANN, ("take", 1))
    await bench.plays(other, ANN, ("take", 1))
    bench.trouble = [Undelivered("503", 30.0)]
    assert {row.game for row in await bench.delivered()} == {other}


async def test_nobody_learns_the_seed_of_a_lobby_by_an_export(bench: Bench) -> None:
    table = await bench.service.lobby.create("pebbles", PLACE, ANN, "Ann", bench.key())
    with pytest.raises(NotAllowed):
        await bench.service.mod.export(table.game, MOD)


async def test_nobody_brings_a_lobby_whose_seed_he_knows(bench: Bench) -> None:
    table = await bench.service.lobby.create("pebbles", PLACE, ANN, "Ann", bench.key())
    known = await bench.store.export_game(table.game)
    with pytest.raises(BadInput):
        await bench.service.mod.import_(json.dumps(known).encode(), MOD, PLACE)


async def test_messages_sent_long_ago_are_forgotten_at_the_next_start(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=0)
    await bench.delivered()
    await bench.later(24 * 8)
    await bench.plays(game, ANN, ("take", 1))
    await bench.restart()
    await bench.service.wake()
    left = await bench.store._on_thread(lambda db: db.execute("SELECT state FROM outbox").fetchall())
    assert {state for (state,) in left} == {"pending"}


async def test_an_import_is_told_in_the_audit_channel(bench: Bench) -> None:
    await bench.service.mod.set_server(PLACE.guild_id, MOD, "audit_channel", 77)
    game = await bench.game(ANN, BOB)
    data = await bench.service.mod.export(game, MOD)
    await bench.delivered()
    await bench.service.mod.import_(json.dumps(data).encode(), MOD, PLACE)
    (told,) = [row for row in await bench.delivered() if row.payload["kind"] == "audit"]
    assert (told.target, told.payload["action"]) == ("77", "import")


async def test_a_cancelled_action_is_stored_whole_and_its_messages_go_out(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    rung, stores = [], asyncio.Event()
    bench.service.on_commit = lambda: rung.append(1)
    commit = bench.store.commit_move

    async def commit_move(batch: MoveBatch) -> Committed:
        stores.set()
        return await commit(batch)

    bench.store.commit_move = commit_move  # type: ignore[method-assign]
    action = asyncio.create_task(bench.service.submit(game, 0, [("take", 2)], "click", ask=None, actor=ANN))
    await stores.wait()
    action.cancel()
    await asyncio.wait({action})
    assert action.cancelled()
    assert (await bench.seen(game)).view.pebbles == (2, 0)
    assert rung
    assert kinds(await bench.delivered()) == ["happenings", "table", "your-move"]
    again = await bench.service.submit(game, 0, [("take", 2)], "click", ask=None, actor=ANN)
    assert again.repeated


async def test_more_time_is_shown_on_the_table_card(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=1)
    await bench.delivered()
    await bench.service.mod.extend(game, MOD, 5)
    assert "table" in kinds(await bench.delivered())
