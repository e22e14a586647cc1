"""A process that is killed at any moment: what it confirmed is there, and nothing is there by halves."""

import asyncio
import sqlite3
import sys

from bot import ROOT
from bot.store.codec import unpack
from bot.store.sqlite import SqliteStore
from tests.store.conftest import NOW, Engine, address


def _integrity(db: sqlite3.Connection) -> list[tuple[str]]:
    return db.execute("PRAGMA integrity_check").fetchall()


async def _killed_after(engine: Engine, confirmations: int) -> dict[int, int]:
    """Run a committer, kill it with the n-th confirmation; the last confirmed move of each game."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.store.committer", address(engine.where), "3"),
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


async def test_killed_process_loses_no_confirmed_move(engine: Engine) -> None:
    for confirmations in (1, 2, 5, 30, 200):
        confirmed = await _killed_after(engine, confirmations)
        assert confirmed
        store = await engine.open()
        try:
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
            if isinstance(store, SqliteStore):
                assert await store._on_thread(_integrity) == [("ok",)]
        finally:
            await store.close()
