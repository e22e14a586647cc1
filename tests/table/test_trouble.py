"""When things break: a full disk, a locked file, another process, failing rules. What was stored stands, and
it is said."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.engine.kernel import Stuck
from bot.engine.moves import Refused
from bot.games.pebbles.play.guess import Guess
from bot.games.pebbles.play.turn import Turn
from bot.games.pebbles.see.view import View
from bot.table.errors import Broken, StoreTrouble
from bot.table.people.moderation import Moderator
from tests.table import pebbles
from tests.table.conftest import ANN, BOB, CAT, Bench


async def test_a_full_disk_is_said_and_nothing_has_moved(bench: Bench) -> None:
    people = (ANN, BOB, CAT)
    game = await bench.game(*people, pile=4000)
    await bench.store._on_thread(lambda db: db.execute("PRAGMA max_page_count = 1"))
    trouble = None
    while trouble is None:  # until the pages that the file has are used up
        before = await bench.seen(game, people[(await bench.seen(game)).waiting[0].seat])
        move = ("odd",) if before.asks[0].frame == "guess" else ("take", 1)
        try:
            await bench.service.submit(
                game, before.seat or 0, [move], bench.key(), ask=None, actor=people[before.seat or 0]
            )
        except StoreTrouble as error:
            trouble = error
    assert trouble.reason.key == "store-full"
    user = people[before.seat or 0]
    assert await bench.seen(game, user) == before
    await bench.restart()
    assert (await bench.seen(game, user)).view == before.view
    assert (await bench.store.log(game))[-1].seq == before.table.seq


async def test_a_locked_file_is_said_and_the_same_click_works_later(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    other = sqlite3.connect(bench.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreTrouble) as trouble:
        await bench.service.submit(game, 0, [("take", 2)], "click", ask=None, actor=ANN)
    assert trouble.value.reason.key == "store-locked"
    other.execute("ROLLBACK")
    other.close()
    assert (await bench.seen(game)).view.pebbles == (0, 0)
    done = await bench.service.submit(game, 0, [("take", 2)], "click", ask=None, actor=ANN)
    assert not done.repeated
    assert (await bench.seen(game)).view.pebbles == (2, 0)


async def test_nothing_is_queued_for_a_move_that_was_not_stored(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    other = sqlite3.connect(bench.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreTrouble):
        await bench.plays(game, ANN, ("take", 2))
    other.execute("ROLLBACK")
    other.close()
    assert await bench.delivered() == []


async def test_a_second_process_on_the_same_file_cannot_overwrite(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    twin = Bench(bench.path)
    await twin.open()
    await twin.seen(game)
    await bench.plays(game, ANN, ("take", 3))
    with pytest.raises(Refused):  # answered from the position as it is now
        await twin.service.submit(game, 0, [("take", 1)], "other", ask=None, actor=ANN)
    assert (await twin.seen(game)).view.pebbles == (3, 0)
    await twin.store.close()


class FailingTurn(Turn):
    """A defect of the rules: it shows only after the stone has left the hand."""

    @classmethod
    def take(cls, k: Any, s: Any, f: Any, seat: int, move: Any) -> None:
        super().take(k, s, f, seat, move)
        if move[0] == "show":
            raise KeyError("a defect of the rules")


class EndlessTurn(Turn):
    @classmethod
    def run(cls, k: Any, s: Any, f: Any) -> None:
        if len(s.hands[s.active]) > 2:
            raise Stuck("round and round")
        super().run(k, s, f)


@pytest.mark.parametrize(("turn", "verb"), [(FailingTurn, "show"), (EndlessTurn, "draw")])
async def test_failing_rules_change_nothing_and_are_logged_once(
    bench: Bench, caplog: pytest.LogCaptureFixture, turn: type[Turn], verb: str
) -> None:
    rules = pebbles.PebbleRules()
    rules.kinds = {**rules.kinds, "turn": turn}
    bench.games = {"pebbles": pebbles.game(rules=rules)}
    await bench.restart()
    game = await bench.game(ANN, BOB)
    before = await bench.seen(game, ANN)
    move = ("show", before.view.hand[0]) if verb == "show" else ("draw",)
    with pytest.raises(Broken) as broken:
        await bench.plays(game, ANN, move)
    assert broken.value.reason.key == "table-broken"
    assert len([record for record in caplog.records if record.levelname == "ERROR"]) == 1
    assert await bench.seen(game, ANN) == before
    await bench.plays(game, ANN, ("take", 1))


async def test_a_game_that_fails_by_itself_is_paused_and_others_go_on(bench: Bench) -> None:
    rules = pebbles.PebbleRules()
    rules.kinds = {**rules.kinds, "guess": FailingGuess}
    bench.games = {"pebbles": pebbles.game(rules=rules)}
    await bench.restart()
    broken = await bench.game(ANN, BOB, hours=1)
    healthy = await bench.game(ANN, BOB, hours=2)
    await bench.plays(broken, ANN, ("take", 1))
    await bench.plays(broken, BOB, ("take", 1))
    await bench.later(2.5)
    assert (await bench.service.table(broken)).status == "paused"
    assert (await bench.seen(healthy)).view.pebbles == (1, 0)
    assert "table-broken-paused" in str([row.payload for row in await bench.delivered()])


class Unshowable(pebbles.PebbleRules):
    def view(self, s: Any, seat: int | None) -> View:
        if s.pile < 9:
            raise ValueError("no picture of so few")
        return super().view(s, seat)


@pytest.mark.parametrize("way_out", ["undo", "end"])
async def test_a_game_that_cannot_be_shown_can_be_taken_back_or_ended(bench: Bench, way_out: str) -> None:
    game = await bench.game(ANN, BOB, pile=10)
    await bench.plays(game, ANN, ("take", 2))
    bench.games = {"pebbles": pebbles.game(rules=Unshowable())}
    await bench.restart()
    mod = bench.service.mod
    if way_out == "undo":
        await mod.undo_after(game, Moderator(CAT), 0)
        assert (await bench.seen(game, ANN)).view.pile == 10
    else:
        await mod.end(game, Moderator(CAT))
        assert (await bench.service.table(game)).status == "over"


class FailingGuess(Guess):
    @classmethod
    def default(cls, s: Any, f: Any, seat: int) -> Any:
        raise ZeroDivisionError


async def test_a_damaged_snapshot_is_said_where_the_log_is_damaged_too(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    for sql in ("UPDATE snapshots SET data = x'00'", "DELETE FROM log WHERE seq = 1"):
        await bench.store._on_thread(lambda db, sql=sql: db.execute(sql))
    await bench.restart()
    with pytest.raises(StoreTrouble) as trouble:
        await bench.seen(game, ANN)
    assert trouble.value.reason.key == "store-corrupt"


async def test_many_more_games_than_are_kept_in_memory(tmp_path: Path) -> None:
    bench = Bench(tmp_path / "many.sqlite3")
    bench.capacity = 2
    await bench.open()
    games = [await bench.game(ANN, BOB) for _ in range(6)]
    for game in games:
        await bench.plays(game, ANN, ("take", 3))
    for game in games:
        await bench.plays(game, BOB, ("take", 2))
    assert [(await bench.seen(game)).view.pebbles for game in games] == [(3, 2)] * 6
    await bench.store.close()
