"""Looking back: replays from any seat's knowledge, dice that can be verified, new versions of the rules."""

import dataclasses
import hashlib
import hmac
from typing import Any

import pytest

from bot.engine.moves import CHANCE
from bot.games.pebbles.play.turn import Turn
from bot.table.errors import BadInput, NotAllowed
from bot.table.people.moderation import Moderator
from tests.table import pebbles
from tests.table.conftest import ANN, BOB, DAN, Bench


async def test_the_game_is_replayed_as_one_knew_it(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    seen = [await bench.seen(game, ANN)]
    for user, move in [(ANN, ("draw",)), (BOB, ("roll",)), (ANN, ("odd",)), (BOB, ("even",))]:
        await bench.plays(game, user, move)
        seen.append(await bench.seen(game, ANN))
    for then in seen:
        moment = await bench.service.moment(game, then.table.seq, 0, user=ANN)
        assert moment.view == then.view
    with pytest.raises(NotAllowed):
        await bench.service.moment(game, 1, 1, user=ANN)
    with pytest.raises(BadInput):
        await bench.service.moment(game, 99, None)
    assert (await bench.service.moment(game, 1, None)).view.hand == ()
    await bench.service.mod.end(game, Moderator(DAN))
    assert (await bench.service.moment(game, 1, 1, user=ANN)).view.hand == (
        await bench.seen(game, BOB)
    ).view.hand


async def test_the_dice_can_be_verified_by_anybody(bench: Bench) -> None:
    game = await bench.game(ANN, ais=2)
    await bench.plays(game, ANN, ("roll",))
    await bench.service.mod.end(game, Moderator(DAN))
    found = await bench.service.verify(game)
    assert found.honest
    seed = bytes.fromhex(found.seed)
    assert hashlib.sha256(seed).hexdigest() == found.seed_hash
    rolls = [row for row in await bench.store.log(game) if row.seat == CHANCE]
    assert found.values == len(rolls) >= 2
    for row in rolls:
        digest = hmac.new(seed, str(row.seq).encode(), hashlib.sha256).digest()
        assert row.move == (int.from_bytes(digest[:8], "big"),)


async def test_a_loaded_die_is_found(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.service.mod.end(game, Moderator(DAN))
    await bench.store._on_thread(lambda db: db.execute("UPDATE log SET move = '[6]' WHERE seq = 1"))
    found = await bench.service.verify(game)
    assert (found.honest, found.wrong) == (False, (1,))


async def test_rules_that_play_the_same_go_on_unseen(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 3))
    await bench.service.undo(game, ANN, bench.key())
    bench.games = {"pebbles": pebbles.game(version="2")}
    await bench.delivered()
    await bench.restart()
    assert await bench.service.wake() == []
    table = await bench.service.table(game)
    assert table.rules_version == "2"
    assert len(await bench.store.epochs(game)) == 1
    assert await bench.delivered() == []
    await bench.plays(game, ANN, ("take", 1))


class Generous(Turn):
    @classmethod
    def take(cls, k: Any, s: Any, f: Any, seat: int, move: Any) -> None:
        super().take(k, s, f, seat, move)
        s.pebbles[s.active] += 100


async def test_rules_that_play_otherwise_begin_a_new_epoch_and_it_is_said(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 3))
    await bench.delivered()
    rules = pebbles.PebbleRules("2")
    rules.kinds = {**rules.kinds, "turn": Generous}
    bench.games = {"pebbles": pebbles.game(rules=rules)}
    await bench.restart()
    assert await bench.service.wake() == [game]
    assert await bench.service.wake() == []
    assert (await bench.seen(game)).view.pebbles == (3, 0)
    assert [row.action for row in await bench.service.mod.audit(game=game)] == ["epoch"]
    assert [row.payload["kind"] for row in await bench.delivered()] == ["notice"]
    await bench.plays(game, BOB, ("take", 1))
    assert (await bench.seen(game)).view.pebbles == (3, 101)
    seq = (await bench.service.table(game)).seq
    assert (await bench.service.moment(game, seq, None)).view.pebbles == (3, 101)
    await bench.service.undo(game, BOB, bench.key())
    assert (await bench.seen(game)).view.pebbles == (3, 0)


class Wider(pebbles.Pebbles):
    __slots__ = ("weather",)


async def test_a_position_the_new_rules_cannot_read_is_paused_and_kept(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 3))
    rules = pebbles.PebbleRules("2")
    rules.state = Wider
    old = bench.games
    bench.games = {"pebbles": pebbles.game(rules=rules)}
    await bench.restart()
    assert await bench.service.wake() == [game]
    assert (await bench.store.load_game(game)).status == "paused"
    assert "table-position-unreadable" in str([row.payload for row in await bench.store.pending(bench.now)])
    bench.games = old
    await bench.restart()
    await bench.service.mod.resume(game, Moderator(DAN))
    assert (await bench.seen(game)).view.pebbles == (3, 0)


async def test_the_inbox_lists_what_waits_first(bench: Bench) -> None:
    slow = await bench.game(ANN, BOB, hours=48)
    other = await bench.game(BOB, ANN, hours=24)
    fast = await bench.game(ANN, BOB, hours=24)
    items = await bench.service.asks_for_user(ANN)
    assert [item.game for item in items] == [fast, slow, other]
    assert [item.ask is not None for item in items] == [True, True, False]
    assert items[0].due_at == bench.now + 24 * 3600
    assert dataclasses.asdict(items[2])["due_at"] is None
