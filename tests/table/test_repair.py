"""A damaged position whose log is whole: it is made again at once, and the moderators hear of it."""

from __future__ import annotations

import pytest

from bot.table.errors import Unreadable
from bot.table.people.moderation import Moderator
from tests.table.conftest import ANN, BOB, PLACE, Bench
from tests.table.test_outbox import kinds

MOD = Moderator(99, "because")


async def spoil(bench: Bench, sql: str) -> None:
    """Damage the database while no bot runs."""
    await bench.store._on_thread(lambda db: db.execute(sql))
    await bench.restart()


async def a_game(bench: Bench) -> int:
    """Some moves, some of them taken back."""
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 2))
    await bench.service.undo(game, ANN, bench.key())
    await bench.plays(game, ANN, ("take", 1))
    await bench.plays(game, BOB, ("draw",))
    await bench.delivered()
    return game


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET data = x'00'",
        "UPDATE snapshots SET data = substr(data, 1, 40)",
        "UPDATE snapshots SET hash = 'f'",
        "UPDATE snapshots SET hash = '" + "0" * 64 + "'",
        "DELETE FROM snapshots",
    ],
)
async def test_a_damaged_position_is_made_again_from_the_log(bench: Bench, damage: str) -> None:
    await bench.service.mod.set_server(PLACE.guild_id, MOD, "audit_channel", 77)
    game = await a_game(bench)
    before = [(await bench.seen(game, user)).view for user in (ANN, BOB)]
    await spoil(bench, damage)
    assert [(await bench.seen(game, user)).view for user in (ANN, BOB)] == before
    rows = await bench.delivered()
    assert kinds(rows) == ["notice", "audit"]
    assert "table-rebuilt" in str(rows[0].payload)
    assert (rows[1].target, rows[1].payload["action"]) == ("77", "rebuilt")
    await bench.restart()
    await bench.plays(game, ANN, ("odd",))
    assert "table-rebuilt" not in str(await bench.delivered()), "it is told once"


async def test_the_clock_of_a_game_with_a_damaged_position_goes_on(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, hours=1)
    await spoil(bench, "UPDATE snapshots SET data = x'00'")
    await bench.later(1.1)
    assert (await bench.service.table(game)).status == "live"
    assert (await bench.seen(game)).view.pebbles == (1, 0)


async def test_a_game_that_went_on_from_a_closed_epoch_is_made_again_from_there(bench: Bench) -> None:
    game = await a_game(bench)
    async with bench.service._desk.act(game) as act:
        act.touched = True
        act.changes |= {"close_epoch": True, "rules_version": "2"}
    await bench.restart()
    await bench.plays(game, ANN, ("odd",))
    before = (await bench.seen(game, ANN)).view
    await spoil(bench, "UPDATE snapshots SET data = x'00'")
    assert (await bench.seen(game, ANN)).view == before


DAMAGED_LOGS = {
    "a move is missing": ("DELETE FROM log WHERE seq = 2", "the log has no move 2"),
    "the last move is missing": (
        "DELETE FROM log WHERE seq = (SELECT max(seq) FROM log)",
        "the log has no move",
    ),
    "no JSON": (
        "UPDATE log SET move = '[' WHERE seq = 2",
        "the log cannot be read: log: move cannot be read",
    ),
    "no text": (
        "UPDATE log SET move = CAST(x'ff' AS TEXT) WHERE seq = 2",
        "the log cannot be read: log: move",
    ),
    "another seed": ("UPDATE games SET seed = x'00'", "the seed does not match its published hash"),
    "another move": (
        """UPDATE log SET move = '["take",99]' WHERE move = '["take",1]'""",
        "of the log does not fit the rules: it is not legal there",
    ),
    "another move that is legal": (
        """UPDATE log SET move = '["take",2]' WHERE move = '["take",1]'""",
        "the log leads to another position",
    ),
    "other dice": ("UPDATE log SET move = '[7]' WHERE seat = -1", "was not drawn from the seed"),
}


@pytest.mark.parametrize("damage", DAMAGED_LOGS)
async def test_with_a_damaged_log_it_is_refused_and_nothing_changes(bench: Bench, damage: str) -> None:
    game = await a_game(bench)
    sql, why = DAMAGED_LOGS[damage]
    await bench.store._on_thread(lambda db: db.execute("UPDATE snapshots SET data = x'00'"))
    await spoil(bench, sql)
    with pytest.raises(Unreadable):
        await bench.seen(game, ANN)
    with pytest.raises(Unreadable) as refused:
        await bench.service.repair(game)
    assert why in str(refused.value.__cause__)
    assert kinds(await bench.delivered()) == ["unreadable"]
    assert (await bench.store.load_game(game)).snapshot == b"\0"


async def test_repair_says_what_it_did(bench: Bench) -> None:
    game = await a_game(bench)
    moves = (await bench.service.table(game)).seq
    sound = await bench.service.repair(game)
    assert (sound.damaged, sound.moves) == (False, moves)
    await spoil(bench, "UPDATE snapshots SET data = x'00'")
    mended = await bench.service.repair(game)
    assert (mended.damaged, mended.moves) == (True, moves)
    assert not (await bench.service.repair(game)).damaged
    lobby = await bench.service.lobby.create("pebbles", PLACE, ANN, "Ann", bench.key())
    assert not (await bench.service.repair(lobby.game)).damaged
    assert (await bench.service.table(lobby.game)).status == "lobby"


@pytest.mark.parametrize(
    "damage", ["data = x'00'", "data = substr(data, 1, 40)", "hash = '" + "0" * 64 + "'"]
)
async def test_a_game_whose_epoch_cannot_be_read_is_not_made_again(bench: Bench, damage: str) -> None:
    game = await a_game(bench)
    async with bench.service._desk.act(game) as act:
        act.touched = True
        act.changes |= {"close_epoch": True, "rules_version": "2"}
    await bench.restart()
    await bench.plays(game, ANN, ("odd",))
    before = (await bench.seen(game, ANN)).view
    column, value = damage.split(" = ")
    await spoil(
        bench,
        f"UPDATE epochs SET snapshot{'_hash' if column == 'hash' else ''} = "
        + value.replace("data", "snapshot")
        + " WHERE epoch = 1",
    )
    with pytest.raises(Unreadable) as refused:
        await bench.service.repair(game)
    assert "the position before move" in str(refused.value.__cause__)
    assert (await bench.seen(game, ANN)).view == before, "the last position is whole, so the game goes on"


async def test_a_position_that_is_whole_stands_whatever_the_log_says(bench: Bench) -> None:
    game = await a_game(bench)
    before = (await bench.seen(game, ANN)).view
    await spoil(bench, """UPDATE log SET move = '["take",2]' WHERE move = '["take",1]'""")
    with pytest.raises(Unreadable):
        await bench.service.repair(game)
    assert (await bench.seen(game, ANN)).view == before
