"""Which engine a store has: an address of PostgreSQL, or a file of SQLite."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import SecretStr

from bot.store.errors import NoDriver
from bot.store.sharing import ALL, Shards
from bot.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from bot.store.postgres import PostgresStore

Whereabouts = Path | SecretStr
"""Where a store is: a file, or an address that may hold a password."""


def shown(where: Whereabouts) -> str:
    """The name of a store that anybody may read."""
    return "PostgreSQL" if isinstance(where, SecretStr) else str(where)


async def open_store(where: Whereabouts, shards: Shards = ALL) -> SqliteStore | PostgresStore:
    """Open a store, of which this process will run `shards` (a file only as a whole). Raises StoreError."""
    if isinstance(where, Path):
        return await SqliteStore.open(where)
    try:
        from bot.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise NoDriver from error
    return await PostgresStore.open(where.get_secret_value(), shards=shards)
