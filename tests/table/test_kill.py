"""`kill -9` at every step of a game: nothing confirmed is lost, nothing is done twice, and the game goes
on."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot import ROOT


def process(path: Path, before: int = 0, after: int = 0) -> tuple[int, list[str]]:
    """Its exit code and what it confirmed before it died."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.table.killed", str(path), str(before), str(after)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    return done.returncode, done.stdout.splitlines()


def log_of(path: Path) -> list[tuple[int, int, str]]:
    with sqlite3.connect(path) as db:
        return db.execute("SELECT seq, seat, move FROM log ORDER BY seq").fetchall()


@pytest.mark.slow
def test_killed_at_every_step_the_game_is_the_same(tmp_path: Path) -> None:
    """Each run dies at its first action, alternately before and after storing it: the worst that can
    happen."""
    undisturbed = tmp_path / "undisturbed.sqlite3"
    code, said = process(undisturbed)
    assert code == 0
    disturbed = tmp_path / "disturbed.sqlite3"
    confirmed = 0
    for attempt in range(200):
        # dies before its second commit, having confirmed the first; or after its first, having told nobody
        code, lines = process(disturbed, before=2) if attempt % 2 else process(disturbed, after=1)
        stored = len(log_of(disturbed))
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
    assert log_of(disturbed) == log_of(undisturbed)
