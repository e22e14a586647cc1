"""A whole store carried over into one of another engine, and back."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.store.errors import MovedWrongly, NotEmpty, Occupied
from bot.store.moving import move
from bot.store.postgres import PostgresStore
from bot.store.records import DeckRow, MaterialRow, MoveBatch, NewAudit, NewMessage, NewTimer
from bot.store.repository import Store
from bot.store.sqlite import SqliteStore
from bot.store.tables import TABLES, Relation, Row
from tests.cli.test_one_process import environment
from tests.store.conftest import NOW, lobby
from tests.store.test_conformance import full_batch


async def furnish(store: Store) -> None:
    """Something in every table, and numbers that were given and are free again."""
    game = (await store.create_game(lobby(), now=NOW, key="slash-1")).id
    await store.commit_move(full_batch(game))
    await store.commit_move(MoveBatch(game, 1, NOW, status="live", close_epoch=True))
    timers = [NewTimer("deadline", NOW + n, 1) for n in range(3)]
    await store.commit_move(MoveBatch(game, 2, NOW, timers=timers))
    await store.commit_move(MoveBatch(game, 3, NOW, timers=timers[:1]))
    other = (await store.create_game(replace(lobby(), seed=b"\0\xff" * 16), now=NOW)).id
    await store.mark_broken(other, "Grüße 👁", now=NOW)
    await store.enqueue([NewMessage("to a person", "dm", {}, 7)], now=NOW)
    await store.save_user_prefs(77, {"dm": True})
    await store.save_conversation(77, {"late": ["hello"]}, waits=True)
    await store.save_guild_settings(1, {"channel": 5}, [NewAudit(1, 77, "settings")], now=NOW)
    await store.add_material(MaterialRow(1, "tsw", "world", "a: 1", "a", NOW), NewAudit(1, 77, "material"))
    for name in ("a deck", "Z", "é"):
        await store.save_deck(DeckRow(77, name, "line", NOW), 9)
    await store.save_deck_draft(DeckRow(77, "draft", "line", NOW))


async def contents(store: Store) -> dict[str, list[Row]]:
    return {table.name: await store.page(table, None, 1000) for table in TABLES}


async def test_a_store_is_the_same_after_a_move_there_and_back(postgres: str, tmp_path: Path) -> None:
    async with (
        await SqliteStore.open(tmp_path / "old.db") as old,
        await PostgresStore.open(postgres) as new,
        await SqliteStore.open(tmp_path / "back.db") as back,
    ):
        await furnish(old)
        before = await contents(old)
        assert all(before.values()), "something is in every table"
        done = await move(old, new)
        assert (done.games, done.rows) == (2, sum(map(len, before.values())))
        assert await contents(new) == before
        assert await old.export_game(1) == await new.export_game(1)
        await move(new, back)
        assert await contents(back) == before
        for store in (old, new, back):
            game = (await store.create_game(lobby(), now=NOW, timers=[NewTimer("deadline", NOW, 1)])).id
            assert game == 3
            assert [timer.id for timer in await store.timers(game)] == [7], "no number is used again"


async def test_only_an_empty_store_that_nobody_runs_on_takes_another_in(
    postgres: str, tmp_path: Path
) -> None:
    async with (
        await SqliteStore.open(tmp_path / "old.db") as old,
        await SqliteStore.open(tmp_path / "old.db") as running,
        await PostgresStore.open(postgres) as new,
    ):
        await furnish(old)
        await running.occupy(now=NOW)
        with pytest.raises(Occupied):
            await move(old, new)
        await running.vacate()
        await new.save_user_prefs(1, {"dm": True})
        with pytest.raises(NotEmpty):
            await move(old, new)
        assert await new.live_games() == []


async def test_what_was_carried_over_wrongly_is_seen(tmp_path: Path) -> None:
    class Forgetful(SqliteStore):
        async def fill(self, table: Relation, rows: Any) -> None:
            await super().fill(table, rows[1:] if table.name == "log" else rows)

    async with (
        await SqliteStore.open(tmp_path / "old.db") as old,
        await Forgetful.open(tmp_path / "new.db") as new,
    ):
        await furnish(old)
        with pytest.raises(MovedWrongly, match="the log of game 1"):
            await move(old, new)


async def test_the_tables_are_all_there_are_with_all_their_columns(postgres: str, tmp_path: Path) -> None:
    named = {table.name: set(table.columns) for table in TABLES}
    async with await SqliteStore.open(tmp_path / "old.db") as old, await PostgresStore.open(postgres) as new:
        found: dict[str, set[str]] = {}
        for name, column in await old._on_thread(
            lambda db: db.execute(
                "SELECT t.name, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c"
                " WHERE t.type = 'table' AND t.name NOT IN ('sqlite_sequence', 'holder', 'migrations')"
            ).fetchall()
        ):
            found.setdefault(name, set()).add(column)
        assert found == named
        found = {}
        async with new._work() as work:
            for name, column in await work.rows(
                "SELECT table_name, column_name FROM information_schema.columns"
                " WHERE table_schema = current_schema() AND table_name NOT IN ('holders', 'migrations')"
            ):
                found.setdefault(name, set()).add(column)
        assert found == named


async def test_the_command_moves_a_store_and_shows_no_address(postgres: str, tmp_path: Path) -> None:
    async with await SqliteStore.open(tmp_path / "old.db") as old:
        await furnish(old)
    for said, code in (("2 games", 0), ("something in the new database", 2)):
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "move-store", str(tmp_path / "old.db"), postgres),
            env=environment(),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        out, _ = await child.communicate()
        assert (said in out.decode(), child.returncode) == (True, code), out.decode()
        assert "postgresql" not in out.decode()
