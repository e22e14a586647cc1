"""`kill -9` at every step of a game: nothing confirmed is lost, nothing is done twice, and the game goes
on."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot import ROOT
from bot.store.opening import open_store
from tests.support.postgres import empty_database


def process(where: str, before: int = 0, after: int = 0) -> tuple[int, list[str]]:
    """Its exit code and what it confirmed before it died."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.table.killed", where, str(before), str(after)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    return done.returncode, done.stdout.splitlines()


async def log_of(where: str) -> list[tuple[int, int, Any]]:
    async with await open_store(
        SecretStr(where) if where.startswith("postgresql:") else Path(where)
    ) as store:
        return [(row.seq, row.seat, row.move) for row in await store.log(1)]


@pytest.fixture(params=["sqlite", "postgres"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Two empty databases of an engine."""
    if request.param == "sqlite":
        return str(tmp_path / "undisturbed.sqlite3"), str(tmp_path / "disturbed.sqlite3")
    server = request.getfixturevalue("postgres_server")
    return empty_database(server), empty_database(server)


@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_killed_at_every_step_the_game_is_the_same(databases: tuple[str, str]) -> None:
    """Each run dies at its first action, alternately before and after storing it: the worst that can
    happen."""
    undisturbed, disturbed = databases
    code, said = await asyncio.to_thread(process, undisturbed)
    assert code == 0
    confirmed = 0
    for attempt in range(200):
        # dies before its second commit, having confirmed the first; or after its first, having told nobody
        before, after = (2, 0) if attempt % 2 else (0, 1)
        code, lines = await asyncio.to_thread(process, disturbed, before, after)
        stored = len(await log_of(disturbed))
        confirmed = max(
            [confirmed, *(int(line.split()[1]) for line in lines if line.startswith("confirmed"))]
        )
        assert stored >= confirmed
        if code == 0:
            break
    else:
        pytest.fail("the game never ended")
    assert attempt > 5
    assert lines[-1] == said[-1]
    assert await log_of(disturbed) == await log_of(undisturbed)
