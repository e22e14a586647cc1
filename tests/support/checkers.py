"""Linter and type checker run beside the tests of a whole run; a test asks what they said."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from bot import ROOT

CHECKERS = {
    "ruff": ("ruff", "check", "--quiet", "."),
    "mypy": ("mypy", "--no-error-summary"),
}
CONTENT = "exit 0\n"
"""What is found of a checker that has nothing to say."""
STARTED = "FNORD_CHECKERS"
"""The variable that tells workers in which folder the output of running checkers arrives."""
MODULE = Path(__file__).parents[1] / "test_quality.py"
_running = pytest.StashKey[list[subprocess.Popen[bytes]]]()


def start(name: str, folder: Path) -> subprocess.Popen[bytes]:
    """Run a checker; its output and exit code come into a file that is locked until then."""
    with (folder / name).open("wb") as out:
        fcntl.flock(out, fcntl.LOCK_EX)
        command = [sys.executable, "-m", *CHECKERS[name]]
        line = ["sh", "-c", '"$@"; echo "exit $?"', "sh", *command]
        return subprocess.Popen(line, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)


def verdict(name: str) -> str:
    """What a checker says, once it is done; it is started now if it does not run yet."""
    folder = os.environ.get(STARTED)
    if folder is None:
        with tempfile.TemporaryDirectory() as own:
            start(name, Path(own)).wait()
            return (Path(own) / name).read_text("utf-8")
    with (Path(folder) / name).open("rb") as out:
        fcntl.flock(out, fcntl.LOCK_SH)
        return out.read().decode()


def pytest_sessionstart(session: pytest.Session) -> None:
    config = session.config
    asked = (Path(argument.partition("::")[0]).resolve() for argument in config.args)
    whole = any(MODULE.is_relative_to(path) for path in asked) and not config.option.keyword
    if (
        hasattr(config, "workerinput")
        or not whole
        or config.option.collectonly
        or config.option.markexpr == "slow"
    ):
        return
    folder = Path(tempfile.mkdtemp(prefix="checkers"))
    os.environ[STARTED] = str(folder)
    config.stash[_running] = [start(name, folder) for name in CHECKERS]


def pytest_unconfigure(config: pytest.Config) -> None:
    for process in config.stash.get(_running, []):
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()
    if _running in config.stash:
        shutil.rmtree(os.environ.pop(STARTED))
