"""One process of a cluster: `python -m tests.store.cluster ADDRESS SHARDS [CLICKS]` plays synthetic clicks
and deadlines at the tables of its shards, sends what is queued, and prints what is confirmed, until it is
told on its input to end: a line `click GAME SEQ`, `rings GAME SEQ` or `sends NONCE` before a message goes out
and `sent NONCE` after.

Shard 0 gets clicks in direct messages too: every fourth of its clicks is for a table of another process."""

import asyncio
import itertools
import sys
import time

from bot.store.codec import pack
from bot.store.errors import Conflict, StoreError, TimerGone
from bot.store.lease import Lease
from bot.store.postgres import PostgresStore
from bot.store.records import RUNNING, Entry, MoveBatch, NewMessage, NewTimer
from bot.store.sharing import Shards
from tests.store.committer import say

HANDS = 4
"""Clicks that are worked on at a time."""
STATE = "state " * 2000


class Process:
    """What one process of the cluster does."""

    def __init__(self, store: PostgresStore, own: list[int], others: list[int]) -> None:
        self.store = store
        self.own = itertools.cycle(own)
        self.others = itertools.cycle(others)
        self.over = asyncio.Event()
        self.clicks = 0

    async def act(self, game: int, key: str, what: str, fired: int | None = None) -> None:
        """Store one move, read again where another process was faster."""
        while True:
            row = await self.store.load_game(game)
            now = time.time()
            batch = MoveBatch(
                game,
                row.version,
                now,
                entries=[Entry(0, (what, row.seq + 1), key=key)],
                snapshot=pack(f"{row.seq + 1} {STATE}"),
                fired=fired,
                timers=[NewTimer("deadline", now + 1 + game % 7, row.seq + 1)],
                outbox=[NewMessage(f"{game}-{row.seq + 1}", "thread" if game % 2 else "dm", {}, game)],
            )
            try:
                done = await self.store.commit_move(batch)
            except TimerGone:
                return
            except Conflict:
                continue
            say(f"{what} {game} {done.seq}")
            return

    async def click(self) -> None:
        while not self.over.is_set():
            self.clicks += 1
            away = 0 in self.store._shards and self.clicks % 4 == 0
            game = next(self.others if away else self.own)
            await self.act(game, f"{self.store._owner.token}{self.clicks}", "click")

    async def ring(self) -> None:
        while not self.over.is_set():
            for timer in await self.store.due_timers(time.time()):
                if await self.store.claim_timer(timer.id, now=time.time()):
                    await self.act(timer.game, f"timer-{timer.id}", "rings", timer.id)
            await asyncio.sleep(0.2)

    async def send(self) -> None:
        while not self.over.is_set():
            rows = await self.store.pending(time.time())
            for row in rows:
                if await self.store.claim_message(row.id, now=time.time()):
                    say(f"sends {row.nonce}")
                    await self.store.mark_sent(row.id, 1, now=time.time())
                    say(f"sent {row.nonce}")
            if not rows:
                await asyncio.sleep(0.05)


async def main(address: str, shards: str) -> None:
    part = Shards.parse(shards)
    assert part is not None
    async with await PostgresStore.open(address, shards=part) as store, Lease(store):
        own = [row.id for row in await store.live_games()]
        everything = await store.find_games(statuses=RUNNING, limit=100_000)
        process = Process(store, own, [row.id for row in everything if row.guild_id not in part] or own)
        work = [process.click() for _ in range(HANDS)] + [process.ring(), process.send()]
        say("ready")
        await asyncio.to_thread(sys.stdin.readline)
        asyncio.get_running_loop().run_in_executor(None, lambda: (sys.stdin.readline(), process.over.set()))
        await asyncio.gather(*work)


if __name__ == "__main__":
    try:
        asyncio.run(main(*sys.argv[1:]))
    except StoreError as error:
        say(f"failed {error}")
        raise
