"""A second process on the same data is refused in words, before it has done anything."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from bot import ROOT
from bot.store.lease import Lease
from bot.store.sqlite import SqliteStore

GUARD = """
import os, sys
def refuse(event, args):
    if event in ("socket.getaddrinfo", "socket.connect", "socket.bind", "socket.sendto"):
        os.write(2, f"NETWORK {event}".encode())
        os._exit(70)
sys.addaudithook(refuse)
"""
"""For a process of which it is to be proved that it does not even ask for an address."""


def environment(guard: Path | None = None, **settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FNORD_")}
    path = str(ROOT) if guard is None else f"{guard}{os.pathsep}{ROOT}"
    return {**kept, "PYTHONPATH": path, "COLUMNS": "200", **settings}


async def beside(file: Path, *words: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """What a command says while this process runs on `file`."""
    async with await SqliteStore.open(file) as store, Lease(store):
        command = [sys.executable, *words]
        return await asyncio.to_thread(
            subprocess.run, command, capture_output=True, text=True, env=env, cwd=file.parent, timeout=90
        )


@pytest.fixture
def guard(tmp_path: Path) -> Path:
    folder = tmp_path / "guard"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(GUARD)
    return folder


def refused(done: subprocess.CompletedProcess[str]) -> None:
    said = done.stdout + done.stderr
    assert done.returncode == 2, said
    assert f"process {os.getpid()} " in said, said
    assert "Traceback" not in said


def test_the_guard_sees_who_asks_for_an_address(guard: Path) -> None:
    ask = "import socket; socket.getaddrinfo('127.0.0.1', 80)"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, env=environment(guard))
    assert (done.returncode, done.stderr) == (70, "NETWORK socket.getaddrinfo")


async def test_a_second_run_is_refused_before_it_asks_for_any_address(tmp_path: Path, guard: Path) -> None:
    file = tmp_path / "games.sqlite3"
    env = environment(
        guard, FNORD_TOKEN="no.such.token", FNORD_DATABASE=str(file), FNORD_METRICS_PORT="18555"
    )
    done = await beside(file, "-m", "bot", "run", env=env)
    refused(done)
    assert "NETWORK" not in done.stderr
    assert "no.such.token" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("file", "words"),
    [("games.sqlite3", ("--no-browser", "--port", "0")), ("terminal.sqlite3", ("--terminal",))],
)
async def test_a_second_play_is_refused_and_touches_nothing(
    tmp_path: Path, file: str, words: tuple[str, ...]
) -> None:
    folder = tmp_path / "play"
    done = await beside(
        folder / file, "-m", "bot", "play", *words, "--folder", str(folder), env=environment()
    )
    refused(done)
    assert [path.name for path in folder.iterdir() if path.is_dir() or path.name.startswith("world")] == []


@contextmanager
def playing(folder: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "bot", "play", "--no-browser", "--port", "0", "--folder", str(folder)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment()
    ) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(60)


def stands(process: subprocess.Popen[str]) -> bool:
    """Whether it says where its page is, before it ends."""
    assert process.stdout is not None
    return any("The local table is at" in line for line in process.stdout)


@pytest.mark.slow
async def test_of_two_that_begin_to_play_at_once_one_is_told_of_the_other(tmp_path: Path) -> None:
    folder = tmp_path / "play"
    with ExitStack() as both:
        processes = [both.enter_context(playing(folder)) for _ in range(2)]
        ends = [asyncio.create_task(asyncio.to_thread(process.wait, 90)) for process in processes]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        late = next(process for process in processes if process.poll() is not None)
        other = next(process for process in processes if process is not late)
        assert late.stdout is not None
        assert other.stdout is not None
        said = late.stdout.read()
        assert late.returncode == 2, said
        assert f"process {other.pid} " in said
        assert await asyncio.to_thread(stands, other)
        assert list(folder.glob("old-*")) == [], "nothing of the first was put aside"
        other.terminate()
        assert await asyncio.to_thread(other.wait, 60) == 0
        await asyncio.gather(*ends)
    assert (folder / "world.pickle").exists()
