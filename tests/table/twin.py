"""One of several processes of the bot on one store, run by test_twins.py.

`python -m tests.table.twin STORE NAME USER...`: for each line of its input all its users act at once. They
make a move if they are asked, give the standing answers that the line names and agree to every open vote;
what waits is sent and what is due is done. It prints `sent NONCE`, `moved KEY` and `refused USER`, and `done`
after each line. Its name `dies` makes it die over the first message, before that is sent.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.engine.moves import Refused
from bot.store.postgres import PostgresStore
from bot.store.records import OutboxRow
from bot.store.sqlite import SqliteStore
from bot.table.errors import Paused, Stale
from bot.table.out.outbox import Sent
from bot.table.service import TableService
from tests.table import pebbles
from tests.table.conftest import NOON
from tests.table.killed import entropy, say


class Process:
    """The bot as far as it matters here."""

    def __init__(self, service: TableService, name: str) -> None:
        self.service = service
        self.name = name
        self.clicks = 0

    async def send(self, row: OutboxRow) -> Sent:
        if self.name == "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        say("sent", row.nonce)
        await asyncio.sleep(0)
        return Sent(1)

    async def act(self, game: int, user: int, standing: list[str]) -> None:
        """Everything that one person does."""
        seen = await self.service.panel(game, user)
        for ask in seen.asks:
            move = {"turn": ("take", 1), "guess": ("odd",)}[ask.frame]
            self.clicks += 1
            key = f"{self.name}-{user}-{self.clicks}"
            try:
                await self.service.submit(game, seen.seat or 0, [move], key, ask=ask.number, actor=user)
                say("moved", key)
            except (Refused, Stale, Paused):
                say("refused", user)
        await self.service.set_standing(game, user, standing)
        for vote in (vote for vote in seen.votes if seen.seat in vote.missing):
            await self.service.votes.cast(game, user, vote.what, yes=True)


async def main(path: str, name: str, *users: str) -> None:
    shared = path.startswith("postgresql:")
    async with await (PostgresStore.open(path) if shared else SqliteStore.open(Path(path))) as store:
        service = TableService(store, {"pebbles": pebbles.game()}, lambda: NOON, entropy)
        process = Process(service, name)
        while line := await asyncio.to_thread(sys.stdin.readline):
            tables = await service.find()
            await asyncio.gather(
                *(process.act(table.game, int(user), line.split()) for user in users for table in tables),
                service.tick(),
                service.deliver(process),
            )
            await service.deliver(process)
            say("done")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
