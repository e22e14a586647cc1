"""Database files with anything in them changed: what was stored comes out, or a StoreError in words."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store.codec import pack
from bot.store.errors import NotFound, StoreCorrupt, StoreError, Unstorable
from bot.store.records import (
    Entry,
    MaterialRow,
    MoveBatch,
    NewAudit,
    NewMessage,
    NewTimer,
    PromiseRow,
    ResultRow,
    SeatRow,
)
from bot.store.sqlite import SqliteStore
from tests.store.conftest import NOW, lobby

READS: tuple[Callable[[SqliteStore], Awaitable[Any]], ...] = (
    lambda store: store.load_game(1),
    lambda store: store.listed(1),
    lambda store: store.version(1),
    lambda store: store.live_games(),
    lambda store: store.live_seats(),
    lambda store: store.find_games(guild_id=1, user_id=77),
    lambda store: store.seats(1),
    lambda store: store.log(1),
    lambda store: store.epochs(1),
    lambda store: store.promises(1),
    lambda store: store.done("k"),
    lambda store: store.timers(1),
    lambda store: store.due_timers(NOW + 9),
    lambda store: store.next_due(),
    lambda store: store.pending(NOW + 9),
    lambda store: store.next_pending(NOW),
    lambda store: store.failed(),
    lambda store: store.messages(1),
    lambda store: store.audit(guild_id=1),
    lambda store: store.results(),
    lambda store: store.standings(),
    lambda store: store.user_prefs(77),
    lambda store: store.conversation(77),
    lambda store: store.waiting_conversations(),
    lambda store: store.guild_settings(1),
    lambda store: store.material(1, "tsw"),
    lambda store: store.export_game(1),
)


async def fill(path: Path) -> None:
    """A game with something in every table."""
    async with await SqliteStore.open(path) as store:
        game = await store.create_game(lobby(), now=NOW, seats=[SeatRow(0, 77, name="Ann"), SeatRow(1, 78)])
        await store.commit_move(
            MoveBatch(
                game.id,
                game.version,
                NOW,
                status="live",
                entries=[Entry(0, ("attack", 7), key="k", actor=77, lines=[[None, {}]])],
                snapshot=pack("[1]"),
                timers=[NewTimer("deadline", NOW + 2, 3, 0)],
                outbox=[NewMessage("n", "thread", {"kind": "notice"})],
                audit=[NewAudit(1, 77, "pause", {"hours": 1})],
                results=[ResultRow(game.id, 0, 77, "left", None, NOW)],
                promises=[PromiseRow(game.id, 1, 0, 1, "peace")],
            )
        )
        await store.save_user_prefs(77, {"dm": True})
        await store.save_conversation(77, {"game": 1}, waits=True)
        await store.save_guild_settings(1, {"blind": True})
        await store.add_material(MaterialRow(1, "tsw", "town", "{}", "a: b", NOW), NewAudit(1, 77, "x"))
        await store._on_thread(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("filled") / "store.db"
    asyncio.run(fill(path))
    return path


async def read_all(path: Path) -> None:
    """Open the file and read everything; only a StoreError may come out."""
    try:
        async with await SqliteStore.open(path) as store:
            for read in READS:
                try:
                    await asyncio.wait_for(read(store), 5)
                except StoreError:
                    continue
    except StoreError:
        return


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(0, 2**20), st.binary(min_size=1, max_size=16)), min_size=1, max_size=4))
def test_a_file_with_any_bytes_changed_answers_in_words(
    filled: Path, tmp_path: Path, changes: list[tuple[int, bytes]]
) -> None:
    copy = tmp_path / "copy.db"
    for file in tmp_path.glob("copy.db*"):
        file.unlink()
    whole = bytearray(filled.read_bytes())
    for at, new in changes:
        at %= len(whole)
        whole[at : at + len(new)] = new
    copy.write_bytes(bytes(whole))
    asyncio.run(read_all(copy))


COLUMNS = [
    ("games", column) for column in ("name", "kind", "options", "settings", "seed_hash", "rules_version")
] + [
    ("seats", "standing"), ("seats", "name"), ("log", "move"), ("log", "lines"), ("log", "note"),
    ("epochs", "rules_version"), ("outbox", "payload"), ("outbox", "target"), ("timers", "kind"),
    ("promises", "text"), ("results", "goal"), ("user_prefs", "prefs"), ("conversations", "open"),
    ("guild_settings", "settings"), ("material", "content"), ("snapshots", "hash"),
]  # fmt: skip
WRONG = (b"\xff\xfe", b"", b"{", b"[" * 100_000, b"[]", b"5", b'"x"', b"null", b'{"a":NaN}', b"9" * 5000)


@pytest.mark.parametrize("wrong", WRONG)
def test_a_file_with_any_text_changed_answers_in_words(filled: Path, tmp_path: Path, wrong: bytes) -> None:
    copy = tmp_path / "copy.db"
    shutil.copy(filled, copy)
    db = sqlite3.connect(copy, isolation_level=None)
    for table, column in COLUMNS:
        db.execute(f"UPDATE {table} SET {column} = CAST(? AS TEXT)", (wrong,))
    db.close()
    asyncio.run(read_all(copy))


async def test_a_list_goes_on_beside_a_damaged_row(tmp_path: Path) -> None:
    async with await SqliteStore.open(tmp_path / "store.db") as store:
        for name in ("one", "two"):
            await store.create_game(lobby(name=name), now=NOW)
        await store._on_thread(
            lambda db: db.execute("UPDATE games SET options = '[', name = CAST(x'ff41' AS TEXT) WHERE id = 1")
        )
        with pytest.raises(StoreCorrupt):
            await store.load_game(1)
        assert [(row.id, row.name, dict(row.options)) for row in await store.live_games()] == [
            (1, "\ufffdA", {}),
            (2, "two", {"mad": True}),
        ]


@pytest.mark.parametrize("number", [0, -1, 2**63, 2**64, 10**90])
async def test_a_number_that_no_game_can_have_is_no_game(tmp_path: Path, number: int) -> None:
    async with await SqliteStore.open(tmp_path / "store.db") as store:
        for read in (store.load_game, store.listed):
            with pytest.raises(NotFound):
                await read(number)


@pytest.mark.parametrize("words", ["\ud800", "a\udfffb"])
async def test_half_a_character_is_refused_and_nothing_is_stored(tmp_path: Path, words: str) -> None:
    async with await SqliteStore.open(tmp_path / "store.db") as store:
        with pytest.raises(Unstorable):
            await store.create_game(lobby(name=words), now=NOW)
        with pytest.raises(Unstorable):
            await store.save_user_prefs(77, {"zone": words})
        assert await store.live_games() == []
        assert await store.user_prefs(77) == {}
