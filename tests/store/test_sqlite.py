"""What only the SQLite store can suffer: killed processes, full disks, locks, damaged files, schemas."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from bot import ROOT
from bot.store.codec import digest, pack
from bot.store.errors import (
    OccupiedOlder,
    SchemaTooNew,
    StoreCorrupt,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreUnavailable,
)
from bot.store.records import Entry, MoveBatch
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


SCHEMA_3 = migrations()[:3]


def make_old(path: Path) -> None:
    """A database of schema 3 with one game, as a killed bot leaves it: partly in its write-ahead log."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        migrate.migrate(db, SCHEMA_3)
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute(
            "INSERT INTO games VALUES (1, 'pebbles', 'Old', 1, 2, 3, 'live', '{}', 2, 0, '1', x'00', 'h', 5,"
            " 0.0, 0.0, 7, '{}', NULL)"
        )
        for file in (path, path.with_name(f"{path.name}-wal")):
            shutil.copy(file, file.with_name(f"kept-{file.name}"))
    for file in (path, path.with_name(f"{path.name}-wal")):
        file.with_name(f"kept-{file.name}").rename(file)


async def test_old_database_is_copied_before_it_is_brought_up_to_date(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    make_old(path)
    async with await SqliteStore.open(path) as store:
        (game,) = await store.live_games()
        assert (game.name, game.seq, game.version) == ("Old", 5, 0)
        done = await store.commit_move(MoveBatch(1, 0, NOW, entries=[Entry(0, ("pass",))]))
        assert (done.seq, done.version) == (6, 1)
    copy = path.with_name("store.db.before-update-from-3")
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, copy.name]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert str(copy) in caplog.text
    with contextlib.closing(sqlite3.connect(copy)) as db:
        assert migrate.schema_version(db) == 3
        assert db.execute("SELECT name, seq FROM games").fetchall() == [("Old", 5)]
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    caplog.clear()
    before = file_digest(copy)
    async with await SqliteStore.open(path):
        assert "before-update" not in caplog.text
    assert file_digest(copy) == before


async def test_new_database_needs_no_copy(path: Path) -> None:
    async with await SqliteStore.open(path):
        pass
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_without_a_copy_nothing_is_brought_up_to_date(path: Path) -> None:
    make_old(path)
    copy = path.with_name("store.db.before-update-from-3")
    copy.mkdir()
    with pytest.raises(StoreUnavailable):
        await SqliteStore.open(path)
    assert sorted(file.name for file in path.parent.iterdir()) == [path.name, copy.name]
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert migrate.schema_version(db) == 3
    assert_no_thread_stays()
    copy.rmdir()
    async with await SqliteStore.open(path) as store:
        assert len(await store.live_games()) == 1


async def test_database_of_a_running_bot_is_not_brought_up_to_date(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot was updated on disk, and a command or a second bot of the new version comes along."""
    newer = [*migrations(), Migration(len(migrations()) + 1, "9999_newer", "CREATE TABLE newer (x);")]
    async with await SqliteStore.open(path) as running:
        await running.occupy(now=time.time())
        monkeypatch.setattr("bot.store.sqlite.store.migrations", lambda: newer)
        with pytest.raises(OccupiedOlder) as refusal:
            await SqliteStore.open(path)
        assert refusal.value.words["pid"] == str(os.getpid())
        assert await on_thread(running, "SELECT max(version) FROM migrations") == [(len(newer) - 1,)]
        assert [file.name for file in path.parent.iterdir() if "before" in file.name] == []
    async with await SqliteStore.open(path) as store:
        assert await on_thread(store, "SELECT * FROM newer") == []
    assert path.with_name(f"store.db.before-update-from-{len(newer) - 1}").exists()


def test_script_that_ends_early_is_refused() -> None:
    assert len(list(statements("-- note\nCREATE TABLE a (x);\nCREATE TABLE b (y);\n"))) == 2
    with pytest.raises(ValueError, match="inside a statement"):
        list(statements("CREATE TABLE a (x"))
