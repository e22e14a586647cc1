"""What a function of this package works with: one connection, perhaps within a transaction, and whom that
concerns beyond this process."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import asyncpg

from bot.store.sharing import Shards

NEWS = "fnordmaster"
"""The channel on which processes tell each other of what they have stored."""
EVERYBODY = "*"


@dataclass(slots=True)
class Work:
    """One piece of work on a connection. It notes whom its changes concern: the processes that have the
    servers `guilds`, any one process (`anybody`: to send something), or each of them (`everybody`)."""

    db: asyncpg.Connection
    shards: Shards
    guilds: set[int] = field(default_factory=set)
    anybody: bool = False
    everybody: bool = False

    async def rows(self, sql: str, *values: Any) -> list[Sequence[Any]]:
        """What a query finds."""
        found: list[Sequence[Any]] = await self.db.fetch(sql, *values)
        return found

    async def row(self, sql: str, *values: Any) -> Sequence[Any] | None:
        """The first row that a query finds."""
        found: Sequence[Any] | None = await self.db.fetchrow(sql, *values)
        return found

    async def run(self, sql: str, *values: Any) -> int:
        """Change something; how many rows that were."""
        done: str = await self.db.execute(sql, *values)
        return int(done.rpartition(" ")[2])

    async def each(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Change something once for each of the rows."""
        todo = list(rows)
        if len(todo) == 1:
            await self.db.execute(sql, *todo[0])
        elif todo:
            await self.db.executemany(sql, todo)

    def mine(self, guild: str) -> str:
        """An SQL condition: the server in the column `guild` belongs to this process."""
        if self.shards.whole:
            return "TRUE"
        return f"(({guild} >> 22) % {self.shards.of} BETWEEN {self.shards.first} AND {self.shards.last})"

    async def tell(self, token: str, runs: bool) -> None:
        """Let other processes know, as soon as this is stored, if it concerns them. token: of this process;
        runs: whether it does itself what is to be done for its servers."""
        if runs and self.shards.whole:
            return
        others = {guild for guild in self.guilds if not runs or guild not in self.shards}
        all_of_them = self.everybody or (self.anybody and not runs)
        if all_of_them or others:
            concerned = EVERYBODY if all_of_them else ",".join(map(str, others))
            await self.db.execute("SELECT pg_notify($1, $2)", NEWS, f"{token} {concerned}")
