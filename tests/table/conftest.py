"""A table service on a real store in a temporary file, with a clock and dice that tests hold in their
hands."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.contract import Game
from bot.store.records import OutboxRow, Place
from bot.store.sqlite.store import SqliteStore
from bot.table.out.outbox import Sent, Undelivered
from bot.table.seen import Seen
from bot.table.service import TableService
from bot.table.settings import Defaults
from tests.table import pebbles

PLACE = Place(1, 10, 100)
NOON = 1_800_000_000.0 - 1_800_000_000.0 % 86400 + 12 * 3600
"""Noon of some day, UTC."""
ANN, BOB, CAT, DAN = 11, 12, 13, 14
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan"}


class Bench:
    """One process of the bot with its store; `restart` is the next one on the same file."""

    def __init__(self, path: Path, games: dict[str, Game] | None = None) -> None:
        self.path = path
        self.now = NOON
        self.games = games or {"pebbles": pebbles.game()}
        self.defaults = Defaults()
        self.sent: list[OutboxRow] = []
        self.closed_dms: set[int] = set()
        self.trouble: list[Undelivered] = []
        self.capacity = 128
        self.patience = 0.05
        self._draws = 0
        self._keys = 0
        self.store: SqliteStore
        self.service: TableService

    async def open(self) -> None:
        self.store = await self.connect()
        self.service = TableService(
            self.store, self.games, lambda: self.now, self.entropy, self.defaults, capacity=self.capacity
        )

    async def connect(self) -> Any:
        return await SqliteStore.open(self.path, busy_timeout=self.patience)

    async def restart(self) -> None:
        await self.store.close()
        await self.open()

    def entropy(self, count: int) -> bytes:
        self._draws += 1
        return self._draws.to_bytes(4, "big") + b"\0" * (count - 4) if count >= 4 else b"\1" * count

    def key(self) -> str:
        self._keys += 1
        return f"interaction-{self._keys}"

    async def game(self, *people: int, ai: str = "random", ais: int = 0, **options: Any) -> int:
        """A started game of `people` in this order, then `ais` AI seats."""
        lobby, opener = self.service.lobby, people[0] if people else ANN
        table = await lobby.create("pebbles", PLACE, opener, "Ann", self.key(), join=False)
        await lobby.set_option(table.game, opener, "order", "joined")
        for name, value in options.items():
            await lobby.set_option(table.game, opener, name, value)
        for user in people:
            await lobby.join(table.game, user, NAMES[user])
        for _ in range(ais):
            await lobby.add_ai(table.game, opener, ai)
        await lobby.start(table.game, opener, self.key())
        return table.game

    async def plays(self, game: int, user: int, *moves: tuple[int | str, ...], ask: int | None = None) -> Any:
        """`user` makes moves in his seat."""
        seat = (await self.service.table(game)).seat_of(user)
        assert seat is not None
        return await self.service.submit(game, seat, moves, self.key(), ask=ask, actor=user)

    async def seen(self, game: int, user: int | None = None) -> Seen:
        """What `user` sees (None: a spectator)."""
        return await (self.service.view(game, None) if user is None else self.service.panel(game, user))

    async def send(self, row: OutboxRow) -> Sent:
        """The sender: keeps what it gets; DMs may be closed, and `trouble` is met first."""
        if self.trouble:
            raise self.trouble.pop(0)
        if row.target == "dm" and row.user_id in self.closed_dms:
            raise Undelivered("closed")
        self.sent.append(row)
        return Sent(1000 + len(self.sent))

    async def delivered(self) -> list[OutboxRow]:
        """Deliver everything; what was sent since the last call, in the order in which it was queued: that of
        each reader."""
        self.sent = []
        while await self.service.deliver(self):
            pass
        for reader in {(row.game, row.target, row.user_id) for row in self.sent}:
            own = [row.id for row in self.sent if (row.game, row.target, row.user_id) == reader]
            assert own == sorted(set(own)), "sent out of order, or twice"
        return sorted(self.sent, key=lambda row: row.id)

    async def later(self, hours: float) -> None:
        """Let time pass, and everything happen that is due meanwhile."""
        end = self.now + hours * 3600
        for _ in range(10_000):
            due = await self.service.next_due()
            if due is None or due > end:
                break
            self.now = max(self.now, due)
            await self.service.tick()
        else:
            raise AssertionError("the clock never stops ringing")
        self.now = end


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    found = Bench(tmp_path / "table.sqlite3")
    await found.open()
    yield found
    await found.store.close()
