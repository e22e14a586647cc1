"""What only the SQLite store can suffer: killed processes, full disks, locks, damaged files, schemas."""

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot import ROOT
from bot.store.codec import digest, pack, unpack
from bot.store.errors import (
    SchemaTooNew,
    StoreCorrupt,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreUnavailable,
)
from bot.store.repository import Entry, MoveBatch
from bot.store.sqlite import SqliteStore, migrate
from bot.store.sqlite.migrate import Migration, migrations, statements
from tests.store.conftest import NOW, lobby


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


def worker_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if "_connection_worker_thread" in thread.name]


def assert_no_thread_stays() -> None:
    for thread in worker_threads():  # it ends right after its last answer
        thread.join(timeout=10)
        assert not thread.is_alive()


def file_digest(path: Path) -> str:
    return digest(path.read_bytes())


def spoil(path: Path, start: int, content: bytes) -> None:
    path.touch()
    path.write_bytes(path.read_bytes()[:start] + content)


async def on_thread(store: SqliteStore, sql: str) -> list[tuple[object, ...]]:
    return await store._on_thread(lambda db: db.execute(sql).fetchall())


async def test_file_and_folder_are_made_and_durable(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "store.db"
    async with await SqliteStore.open(path) as store:
        assert path.exists()
        assert await on_thread(store, "PRAGMA journal_mode") == [("wal",)]
        assert await on_thread(store, "PRAGMA synchronous") == [(2,)]  # FULL
        assert await on_thread(store, "PRAGMA foreign_keys") == [(1,)]
        assert await on_thread(store, "PRAGMA integrity_check") == [("ok",)]


async def test_closing_ends_the_thread(path: Path) -> None:
    store = await SqliteStore.open(path)
    assert worker_threads()
    await store.close()
    assert_no_thread_stays()


# killed at any moment


async def _killed_after(path: Path, confirmations: int) -> dict[int, int]:
    """Run a committer, kill it with the n-th confirmation; the last confirmed move of each game."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.store.committer", str(path), "3"),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert child.stdout is not None
    lines = [await child.stdout.readline() for _ in range(confirmations)]
    child.kill()
    lines += (await child.stdout.read()).splitlines(keepends=True)
    assert await child.wait() == -9
    confirmed: dict[int, int] = {}
    for line in lines:
        if line.endswith(b"\n"):
            game, seq = map(int, line.split())
            confirmed[game] = max(seq, confirmed.get(game, 0))
    return confirmed


async def test_killed_process_loses_no_confirmed_move(path: Path) -> None:
    for confirmations in (1, 2, 5, 30, 200):
        confirmed = await _killed_after(path, confirmations)
        assert confirmed
        async with await SqliteStore.open(path) as store:
            messages = [row.nonce for row in await store.pending(NOW, 100_000)]
            for row in await store.live_games():
                assert row.seq >= confirmed.get(row.id, 0)
                moves = await store.log(row.id)
                assert [move.move for move in moves] == [("move", n) for n in range(1, row.seq + 1)]
                expected = [f"{row.id}-{n}" for n in range(1, row.seq + 1)]
                assert [nonce for nonce in messages if nonce.startswith(f"{row.id}-")] == expected
                if row.seq:
                    loaded = await store.load_game(row.id)
                    assert loaded.snapshot is not None
                    assert unpack(loaded.snapshot, loaded.snapshot_hash).split()[0] == str(row.seq)
                    assert [timer.ask for timer in await store.timers(row.id)] == [row.seq]
            assert await on_thread(store, "PRAGMA integrity_check") == [("ok",)]


# full disks and locks


async def test_full_disk_refuses_the_move_and_later_takes_it(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        game = (await store.create_game(lobby(), now=NOW)).id
        ((pages,),) = await on_thread(store, "PRAGMA page_count")
        await on_thread(store, f"PRAGMA max_page_count = {pages}")
        noise = "".join(chr(33 + (n * n * 7919) % 90_000 % 50_000) for n in range(60_000))
        batch = MoveBatch(game, 0, NOW, entries=[Entry(0, ("pass",), key="k")], snapshot=pack(noise))
        with pytest.raises(StoreFull) as caught:
            await store.commit_move(batch)
        assert caught.value.key == "store-full"
        row = await store.load_game(game)
        assert (row.seq, row.snapshot, await store.log(game), await store.done("k")) == (0, None, [], None)
        await on_thread(store, "PRAGMA max_page_count = 100000")
        assert (await store.commit_move(batch)).seq == 1


def test_really_full_disk(tmp_path: Path) -> None:
    """On a file system of 700 KB that exists in the child's own mount namespace only."""
    unshare = shutil.which("unshare")
    if unshare is None:
        pytest.skip("needs unshare")
    disk = [unshare, "--map-root-user", "--mount", "sh", "-c"]
    mount = f"mount -t tmpfs -o size=700k none '{tmp_path}'"
    if subprocess.run([*disk, mount], capture_output=True).returncode:
        pytest.skip("may not mount a small file system")
    run = f"{mount} && exec '{sys.executable}' -m tests.store.filler '{tmp_path}'"
    done = subprocess.run([*disk, run], capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert done.returncode == 0, done.stderr
    full, stored = done.stdout.splitlines()
    word, key, seq = full.split()
    assert (word, key) == ("full", "store-full")
    assert stored == f"done {int(seq) + 1}"


async def test_locked_database_refuses_and_later_takes(path: Path) -> None:
    async with await SqliteStore.open(path, busy_timeout=0.05) as store:
        game = (await store.create_game(lobby(), now=NOW)).id
        batch = MoveBatch(game, 0, NOW, entries=[Entry(0, ("pass",), key="k")])
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StoreLocked) as caught:
                await store.commit_move(batch)
            assert caught.value.key == "store-locked"
            assert (await store.load_game(game)).seq == 0  # reading goes on
            other.execute("ROLLBACK")
        assert (await store.commit_move(batch)).seq == 1


async def test_locked_database_cannot_be_opened(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreLocked):
            await SqliteStore.open(path, busy_timeout=0.05)
    assert_no_thread_stays()


# files that are no store


async def test_file_that_is_no_database(path: Path) -> None:
    spoil(path, 0, b"This is a shopping list, not a database. " * 100)
    with pytest.raises(StoreCorrupt) as caught:
        await SqliteStore.open(path)
    assert caught.value.key == "store-corrupt"
    assert_no_thread_stays()


async def test_damaged_database_says_so(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        game = (await store.create_game(lobby(), now=NOW)).id
        await store.commit_move(MoveBatch(game, 0, NOW, entries=[Entry(0, ("pass",))] * 500))
    spoil(path, 8192, bytes(400_000))
    with pytest.raises(StoreCorrupt):
        async with await SqliteStore.open(path) as store:
            await store.log(game)
    assert_no_thread_stays()


async def test_path_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path, tmp_path / "file" / "store.db"):
        with pytest.raises(StoreUnavailable) as caught:
            await SqliteStore.open(path)
        assert caught.value.key == "store-unavailable"
    assert_no_thread_stays()


async def test_read_only_store_refuses_writing(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        await on_thread(store, "PRAGMA query_only = ON")
        with pytest.raises(StoreUnavailable):
            await store.create_game(lobby(), now=NOW)
        assert await store.live_games() == []


async def test_audit_cannot_be_rewritten(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        game = await store.create_game(lobby(), now=NOW)
        await store._write(
            lambda db: db.execute("INSERT INTO audit VALUES (1, 1, NULL, 7, 'act', '{}', NULL, 0)")
        )
        for sql in ("UPDATE audit SET actor_id = 8", "DELETE FROM audit"):
            with pytest.raises(StoreError, match="never"):
                await on_thread(store, sql)
        assert [row.actor_id for row in await store.audit()] == [7]
        assert await store.audit(game=game.id) == []


# schemas


async def schema(store: SqliteStore) -> list[tuple[object, ...]]:
    return await on_thread(store, "SELECT type, name, sql FROM sqlite_schema ORDER BY name")


async def test_migrating_twice_changes_nothing(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        await store.create_game(lobby(), now=NOW)
        first = await schema(store)
    async with await SqliteStore.open(path) as store:
        assert await schema(store) == first
        assert await on_thread(store, "SELECT version FROM migrations") == [
            (step.version,) for step in migrations()
        ]
        assert len(await store.live_games()) == 1


async def test_several_may_open_a_new_file_at_once(path: Path) -> None:
    for n in range(20):
        stores = await asyncio.gather(*(SqliteStore.open(path.with_name(f"{n}.db")) for _ in range(4)))
        for store in stores:
            assert await on_thread(store, "SELECT count(*) FROM migrations") == [(len(migrations()),)]
            await store.close()


async def test_newer_schema_is_left_alone(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        await on_thread(store, "INSERT INTO migrations VALUES (999, '0999_future')")
    before = file_digest(path)
    with pytest.raises(SchemaTooNew) as caught:
        await SqliteStore.open(path)
    assert (caught.value.found, caught.value.known) == (999, len(migrations()))
    assert caught.value.key == "store-schema-too-new"
    assert file_digest(path) == before
    assert_no_thread_stays()


def test_failing_migration_leaves_the_schema_before_it() -> None:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        good = Migration(1, "0001_good", "CREATE TABLE a (x);")
        bad = Migration(2, "0002_bad", "CREATE TABLE b (x);\nCREATE TABLE a (x);")
        with pytest.raises(sqlite3.OperationalError):
            migrate.migrate(db, [good, bad])
        assert migrate.schema_version(db) == 1
        assert db.execute("SELECT name FROM sqlite_schema WHERE name IN ('a', 'b')").fetchall() == [("a",)]
        migrate.migrate(db, [good, bad._replace(sql="CREATE TABLE b (x);")])
        assert migrate.schema_version(db) == 2


def test_script_that_ends_early_is_refused() -> None:
    assert len(list(statements("-- note\nCREATE TABLE a (x);\nCREATE TABLE b (y);\n"))) == 2
    with pytest.raises(ValueError, match="inside a statement"):
        list(statements("CREATE TABLE a (x"))
