"""Several processes on one PostgreSQL database, each for its shards of Discord."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import SecretStr, ValidationError

from bot.settings import Settings
from bot.store.errors import Conflict, Occupied
from bot.store.lease import Lease
from bot.store.postgres import PostgresStore
from bot.store.records import GameRow, MoveBatch, NewMessage, NewTimer, Place
from bot.store.sharing import LEFT_LYING, Shards
from tests.store.conftest import NOW, lobby

GUILDS = [shard << 22 for shard in range(3)]


@pytest.fixture
async def parts(postgres: str) -> AsyncIterator[list[PostgresStore]]:
    """Three stores on one database, each for one shard of three."""
    opened = [await PostgresStore.open(postgres, shards=Shards(n, n, 3)) for n in range(3)]
    yield opened
    for store in opened:
        await store.close()


async def a_game(store: PostgresStore, shard: int) -> GameRow:
    return await store.create_game(lobby(place=Place(GUILDS[shard], 2, 3)), now=NOW)


def test_what_shards_are_written_as() -> None:
    assert Shards.parse("0-15/64") == Shards(0, 15, 64)
    assert Shards.parse("3/64") == Shards(3, 3, 64)
    assert [Shards.parse(wrong) for wrong in ("", "3", "4/4", "2-1/4", "-1/4", "0-3/x")] == [None] * 6
    assert 0 in Shards(0, 1, 4)
    assert (5 << 22) + 12345 in Shards(0, 1, 4)
    assert 6 << 22 not in Shards(0, 1, 4)


def test_parts_of_discord_need_a_database_that_can_be_shared(tmp_path: Path) -> None:
    address = SecretStr("postgresql://bot:secret@localhost/games")
    parted = Settings(_env_file=None, database=address, shards="0-1/4")
    assert "secret" not in repr(parted)
    assert Settings(_env_file=None, database=tmp_path / "x.db", shards="0-3/4").shards == "0-3/4"
    for wrong in ({"shards": "0-1/4", "database": tmp_path / "x.db"}, {"shards": "4/4", "database": address}):
        with pytest.raises(ValidationError):
            Settings(_env_file=None, **wrong)


async def test_each_shard_is_run_by_one_process(postgres: str, parts: list[PostgresStore]) -> None:
    for store in parts:
        await store.occupy(now=NOW)
    assert sorted(str(holder.shards) for holder in await parts[0].holders()) == ["0-0/3", "1-1/3", "2-2/3"]
    for other in (Shards(1, 2, 3), Shards(0, 0, 4), Shards()):
        async with await PostgresStore.open(postgres, shards=other) as late:
            with pytest.raises(Occupied):
                await late.occupy(now=NOW)
    await parts[1].vacate()
    async with await PostgresStore.open(postgres, shards=Shards(1, 1, 3)) as late:
        await late.occupy(now=NOW)


async def test_a_process_sees_the_games_deadlines_and_messages_of_its_servers(
    parts: list[PostgresStore],
) -> None:
    games = [await a_game(parts[0], shard) for shard in range(3)]
    for n, game in enumerate(games):
        timers = [NewTimer("deadline", NOW + n, 1)]
        outbox = [NewMessage(f"t{n}", "thread", {}), NewMessage(f"d{n}", "dm", {}, 7)]
        await parts[0].commit_move(MoveBatch(game.id, 0, NOW, timers=timers, outbox=outbox))
    for n, store in enumerate(parts):
        assert [row.id for row in await store.live_games()] == [games[n].id]
        assert [timer.game for timer in await store.due_timers(NOW + 9)] == [games[n].id]
        assert await store.next_due() == NOW + n
        assert [row.nonce for row in await store.pending(NOW)] == [f"t{n}", f"d{n}"]


async def test_what_belongs_to_no_game_is_sent_by_one_of_them(parts: list[PostgresStore]) -> None:
    await parts[0].enqueue([NewMessage("a", "dm", {}, 7), NewMessage("b", "123", {})], now=NOW)
    for store in parts:
        assert [row.nonce for row in await store.pending(NOW)] == ["a", "b"]
    (row, _) = await parts[0].pending(NOW)
    claims = await asyncio.gather(*(store.claim_message(row.id, now=NOW) for store in parts))
    assert sorted(claims) == [False, False, True]


async def test_direct_messages_that_are_left_lying_are_sent_by_others(parts: list[PostgresStore]) -> None:
    game = await a_game(parts[0], 1)
    outbox = [NewMessage("d", "dm", {}, 7), NewMessage("t", "thread", {})]
    await parts[0].commit_move(MoveBatch(game.id, 0, NOW, outbox=outbox))
    assert await parts[2].pending(NOW + LEFT_LYING - 1) == []
    assert [row.nonce for row in await parts[2].pending(NOW + LEFT_LYING)] == ["d"]
    assert [row.nonce for row in await parts[1].pending(NOW + LEFT_LYING)] == ["d", "t"]
    now = NOW

    async with Lease(parts[2], clock=lambda: now, beat=1000):
        now = NOW + LEFT_LYING - 1
        await parts[2].occupy(now=now)
        assert not await parts[2].news()
        now = NOW + LEFT_LYING
        await parts[2].occupy(now=now)
        assert await parts[2].news()


async def test_a_move_by_a_click_elsewhere_is_heard_of_at_once_by_whose_table_it_is(
    parts: list[PostgresStore],
) -> None:
    heard: list[int] = []
    theirs = asyncio.Event()
    game = await a_game(parts[1], 1)
    async with (
        Lease(parts[0], heard=lambda: heard.append(0), clock=lambda: NOW, beat=1000),
        Lease(parts[1], heard=theirs.set, clock=lambda: NOW, beat=1000),
        Lease(parts[2], heard=lambda: heard.append(2), clock=lambda: NOW, beat=1000),
    ):
        await parts[0].commit_move(MoveBatch(game.id, 0, NOW, outbox=[NewMessage("t", "thread", {})]))
        await asyncio.wait_for(theirs.wait(), 20)
        assert [row.nonce for row in await parts[1].pending(NOW)] == ["t"]
        with pytest.raises(Conflict):  # what it had read before is stale
            await parts[1].commit_move(MoveBatch(game.id, 0, NOW))
        await parts[1].commit_move(MoveBatch(game.id, 1, NOW))
        assert not await parts[0].news()
        assert not await parts[2].news()
        assert heard == []


async def test_what_a_person_prefers_is_read_again_everywhere(parts: list[PostgresStore]) -> None:
    heard = asyncio.Event()
    async with Lease(parts[2], heard=heard.set, clock=lambda: NOW, beat=1000):
        await parts[0].save_user_prefs(7, {"dm": False})
        await asyncio.wait_for(heard.wait(), 20)


async def test_letters_that_wait_are_shard_0s(parts: list[PostgresStore]) -> None:
    await parts[2].save_conversation(7, {"late": ["x"]}, waits=True)
    assert [await store.waiting_conversations() for store in parts] == [[7], [], []]
