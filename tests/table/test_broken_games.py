"""A game that cannot be read, for whatever reason, is marked and told of once; all others go on."""

from __future__ import annotations

import pytest

from bot.store.codec import pack
from bot.table.errors import OF_ONE_GAME, BadInput, StoreTrouble
from bot.table.people.moderation import Moderator
from tests.table.conftest import ANN, BOB, CAT, PLACE, Bench
from tests.table.test_mishaps import ring
from tests.table.test_outbox import kinds

MOD = Moderator(99, "because")


def position(words: str) -> tuple[str, tuple[object, ...]]:
    """A position with the right fingerprint, as an importer could have made it."""
    packed = pack(words)
    return "UPDATE snapshots SET data = ?, hash = ? WHERE game = ?", (packed.data, packed.hash)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


DAMAGE: dict[str, tuple[str, tuple[object, ...]]] = {
    "a position nested too deeply": position(nested(200_000)),
    "a position that is no JSON": position("not JSON"),
    "a position of nothing": position("[]"),
    "a position of wrong parts": position(f"[{','.join(['null'] * 20)}]"),
    "options nested too deeply": ("UPDATE games SET options = ? WHERE id = ?", (nested(100_000),)),
    "options that are a list": ("UPDATE games SET options = '[]' WHERE id = ?", ()),
    "settings cut off": ("""UPDATE games SET settings = '{"hours":' WHERE id = ?""", ()),
    "settings that are no settings": ("""UPDATE games SET settings = '{"hours":{}}' WHERE id = ?""", ()),
    "a name that is no text": ("UPDATE games SET name = CAST(x'ff41' AS TEXT) WHERE id = ?", ()),
    "a standing answer that is no JSON": ("UPDATE seats SET standing = '' WHERE game = ?", ()),
    "a seat with a name that is no text": ("UPDATE seats SET name = CAST(x'c3' AS TEXT) WHERE game = ?", ()),
    "seats that are missing": ("DELETE FROM seats WHERE game = ?", ()),
    "times that are none": ("""UPDATE timers SET due_at = 9e999 WHERE game = ?""", ()),
}


async def spoil(bench: Bench, damage: str, game: int) -> None:
    sql, values = DAMAGE[damage]
    await bench.store._on_thread(lambda db: db.execute(sql, (*values, game)))
    await bench.restart()


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_broken_game_disturbs_no_other_one(bench: Bench, damage: str) -> None:
    broken = await bench.game(ANN, BOB, hours=1)
    healthy = await bench.game(ANN, BOB, hours=2)
    await bench.delivered()
    await spoil(bench, damage, broken)
    await bench.service.wake()
    assert healthy in [table.game for table in await bench.service.find(user=ANN)]
    assert healthy in [item.game for item in await bench.service.asks_for_user(ANN)]
    await ring(bench, 3)
    assert (await bench.seen(healthy)).view.pebbles == (1, 0)
    await bench.plays(healthy, BOB, ("take", 1))
    assert "happenings" in kinds([row for row in await bench.delivered() if row.game == healthy])


UNREADABLE = [name for name in DAMAGE if name not in ("seats that are missing", "times that are none")]


@pytest.mark.parametrize("damage", UNREADABLE)
async def test_the_moderators_of_a_broken_game_are_told_once(bench: Bench, damage: str) -> None:
    await bench.service.mod.set_server(PLACE.guild_id, MOD, "audit_channel", 77)
    broken = await bench.game(ANN, BOB, hours=1)
    await bench.delivered()
    await spoil(bench, damage, broken)
    for _ in range(3):
        await bench.service.asks_for_user(ANN)
        with pytest.raises(OF_ONE_GAME):
            await bench.service.table(broken)
        await bench.restart()
        await bench.service.wake()
        await ring(bench, 2)
    told = await bench.delivered()
    assert sorted((row.target, row.payload["kind"]) for row in told) == [
        ("100", "unreadable"),
        ("77", "audit"),
    ]
    (act,) = [row for row in await bench.service.mod.audit(game=broken) if row.action == "unreadable"]
    assert act.guild_id == PLACE.guild_id
    row = await bench.store.listed(broken)
    assert (row.status, bool(row.broken), await bench.store.timers(broken)) == ("paused", True, [])


async def test_a_game_that_was_mended_is_played_on(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.store._on_thread(lambda db: db.execute("UPDATE games SET name = CAST(x'ff' AS TEXT)"))
    await bench.restart()
    with pytest.raises(OF_ONE_GAME):
        await bench.service.table(game)
    await bench.store._on_thread(lambda db: db.execute("UPDATE games SET name = 'again'"))
    assert (await bench.service.table(game)).name == "again"
    assert (await bench.store.listed(game)).broken is None
    await bench.service.mod.resume(game, MOD)
    await bench.plays(game, ANN, ("take", 1))


async def test_a_game_that_cannot_be_shown_hides_no_other_one(bench: Bench) -> None:
    """Its position can be read; only looking at it fails."""
    broken, healthy = await bench.game(ANN, BOB), await bench.game(ANN, BOB)
    async with bench.service._desk.look(broken) as session:
        assert session.kernel is not None
        state = session.kernel.s.clone()
        state.waiting = [7]
    packed = pack(state.dump())
    sql = "UPDATE snapshots SET data = ?, hash = ? WHERE game = ?"
    await bench.store._on_thread(lambda db: db.execute(sql, (packed.data, packed.hash, broken)))
    await bench.restart()
    assert [item.game for item in await bench.service.asks_for_user(ANN)] == [healthy]


async def test_preferences_that_are_damaged_hold_up_no_game(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.service.save_prefs(ANN, {"dm": True})
    await bench.store._on_thread(lambda db: db.execute("UPDATE user_prefs SET prefs = '{'"))
    await bench.restart()
    await bench.plays(game, ANN, ("take", 1))
    assert dict(await bench.service.prefs(ANN)) == {}
    await bench.service.save_prefs(ANN, {"dm": True})
    await bench.restart()
    assert dict(await bench.service.prefs(ANN)) == {"dm": True}


async def test_a_message_that_is_damaged_holds_up_no_other_one(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    await bench.plays(game, ANN, ("take", 1))
    await bench.store._on_thread(
        lambda db: db.execute(
            "UPDATE outbox SET payload = '{' WHERE id = (SELECT min(id) FROM outbox WHERE state = 'pending')"
        )
    )
    assert kinds(await bench.delivered()) == ["table", "your-move"]


async def test_a_conversation_that_is_damaged_begins_anew(bench: Bench) -> None:
    await bench.service.save_conversation(ANN, {"game": 1}, waits=True)
    await bench.store._on_thread(lambda db: db.execute("UPDATE conversations SET open = '{'"))
    assert dict(await bench.service.conversation(ANN)) == {}


HALF = "peace \ud800"


async def test_half_a_character_is_refused_in_words_and_nothing_is_stored(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    before = await bench.store.export_game(game)
    service = bench.service
    for attempt in (
        service.promises.give(game, ANN, 1, HALF),
        service.mod.pause(game, Moderator(99, HALF)),
        service.lobby.create("pebbles", PLACE, CAT, "Cat", bench.key(), name=HALF),
        service.lobby.create("pebbles", PLACE, CAT, HALF, bench.key()),
        service.save_prefs(ANN, {"language": HALF}),
        service.save_conversation(ANN, {"words": HALF}, waits=False),
    ):
        with pytest.raises((StoreTrouble, BadInput)) as refused:
            await attempt
        assert refused.value.reason.key in ("store-unstorable", "table-bad-input")
    assert await bench.store.export_game(game) == before
    assert [row.id for row in await bench.store.live_games()] == [game]
    await bench.plays(game, ANN, ("take", 1))
