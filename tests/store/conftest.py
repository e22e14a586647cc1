"""The engines that the conformance tests run against, and a lobby to begin with."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest
from pydantic import SecretStr

from bot.store.opening import Whereabouts
from bot.store.postgres import PostgresStore
from bot.store.records import GameRow, NewGame, Place, SeatRow
from bot.store.repository import Store
from bot.store.sharing import ALL, Shards
from bot.store.sqlite import SqliteStore

NOW = 1_800_000_000.0
SEED = bytes(range(32))
PLACE = Place(guild_id=1, channel_id=2, thread_id=3)


class Engine(Protocol):
    """One kind of store with one set of data: every `open` sees the same data."""

    @property
    def where(self) -> Whereabouts: ...

    async def open(self) -> Store: ...


def address(where: Whereabouts) -> str:
    """The same on a command line."""
    return where.get_secret_value() if isinstance(where, SecretStr) else str(where)


@dataclass
class SqliteEngine:
    path: Path

    @property
    def where(self) -> Whereabouts:
        return self.path

    async def open(self) -> Store:
        return await SqliteStore.open(self.path)


@dataclass
class PostgresEngine:
    url: str

    @property
    def where(self) -> Whereabouts:
        return SecretStr(self.url)

    async def open(self, shards: Shards = ALL) -> Store:
        return await PostgresStore.open(self.url, shards=shards)


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Engine:
    if request.param == "sqlite":
        return SqliteEngine(tmp_path / "new folder" / "store.db")
    return PostgresEngine(request.getfixturevalue("postgres"))


@pytest.fixture
async def store(engine: Engine) -> AsyncIterator[Store]:
    opened = await engine.open()
    yield opened
    await opened.close()


def lobby(kind: str = "illuminati", name: str = "Bavarian evening", place: Place = PLACE) -> NewGame:
    return NewGame(kind, name, place, 4, 77, SEED, "rules-1", {"mad": True}, {"deadline_hours": 24})


@pytest.fixture
async def game(store: Store) -> GameRow:
    seats = [SeatRow(0, 77, name="Ann"), SeatRow(1, 78, name="Bo"), SeatRow(2, kind="ai", ai="heuristic")]
    return await store.create_game(lobby(), now=NOW, seats=seats)
