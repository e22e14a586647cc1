"""Three processes, 3,000 tables, one PostgreSQL database; one is killed in the middle. Nothing is lost,
nothing doubled."""

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot import ROOT
from bot.store.codec import unpack
from bot.store.postgres import PostgresStore
from bot.store.records import NewTimer, Place
from tests.store.cluster import HANDS
from tests.store.conftest import lobby
from tests.support.postgres import run_on

TABLES = int(os.environ.get("CLUSTER_TABLES", "3000"))
SECONDS = float(os.environ.get("CLUSTER_SECONDS", "15"))


class Child:
    """A process of the cluster and what it has confirmed."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[list[str]] = []

    @classmethod
    async def start(cls, address: str, shards: str) -> "Child":
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "tests.store.cluster", address, shards]
        child = cls(await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=pipe, stdout=pipe))
        assert child.process.stdout is not None
        assert await child.process.stdout.readline() == b"ready\n"
        child.tell()
        child.reading = asyncio.create_task(child.read())
        return child

    reading: asyncio.Task[None]

    def tell(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")

    async def read(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            if line.endswith(b"\n"):
                self.lines.append(line.decode().split())

    async def end(self, kill: bool = False) -> None:
        if kill:
            self.process.kill()
        else:
            self.tell()
        await self.process.wait()
        await self.reading

    def said(self, *words: str) -> list[list[str]]:
        return [line[1:] for line in self.lines if line[0] in words]


async def furnish(address: str) -> None:
    async with await PostgresStore.open(address) as store:
        now = time.time()
        for n in range(TABLES):
            place = Place((n % 3) << 22, 2, n + 1)
            timer = NewTimer("deadline", now + n % 10, 0)
            await store.create_game(replace(lobby(), place=place), now=now, timers=[timer])


async def run_for_a_while(address: str, shards: Sequence[str]) -> tuple[list[Child], float]:
    """So many processes at once, and their commits in a second."""
    children = await asyncio.gather(*(Child.start(address, part) for part in shards))
    await asyncio.sleep(SECONDS)
    before = sum(len(child.said("click", "rings")) for child in children)
    await asyncio.gather(*(child.end() for child in children))
    return children, before / SECONDS


async def check(address: str, children: Sequence[Child], killed: Child) -> None:
    confirmed = [tuple(map(int, line)) for child in children for line in child.said("click", "rings")]
    assert max(Counter(confirmed).values()) == 1, "no two processes have stored the same move"
    moves: dict[int, set[int]] = {}
    for game, seq in confirmed:
        moves.setdefault(game, set()).add(seq)
    unconfirmed = 0
    async with await PostgresStore.open(address) as store:
        for row in await store.live_games():
            log = await store.log(row.id)
            assert [move.seq for move in log] == [move.move[1] for move in log] == list(range(1, row.seq + 1))
            assert moves.get(row.id, set()) <= {move.seq for move in log}, "nothing confirmed is lost"
            unconfirmed += row.seq - len(moves.get(row.id, ()))
            keys = [move.key for move in log]
            assert len(set(keys)) == len(keys), "no deadline has rung twice"
            if row.seq:
                loaded = await store.load_game(row.id)
                assert loaded.snapshot is not None
                assert unpack(loaded.snapshot, loaded.snapshot_hash).split()[0] == str(row.seq)
                assert [timer.ask for timer in await store.timers(row.id)] == [row.seq]
        assert unconfirmed <= HANDS + 1, "only what the killed process had in hand"
        sends = Counter(nonce for child in children for (nonce,) in child.said("sends"))
        in_hand = {nonce for (nonce,) in killed.said("sends")} - {nonce for (nonce,) in killed.said("sent")}
        assert {nonce for nonce, times in sends.items() if times > 1} <= in_hand, "sent again under its nonce"
        assert {row.nonce for row in await store.pending(time.time() + 1e6, 10**9)} & set(sends) <= in_hand
        assert await store.failed() == []


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_a_cluster_loses_and_doubles_nothing_when_a_process_is_killed(
    postgres_server: str, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await asyncio.to_thread(run_on, postgres_server, "ALTER SYSTEM SET fsync = on", "SELECT pg_reload_conf()")
    await furnish(postgres)
    one, rate_of_one = await run_for_a_while(postgres, ["0-2/3"])
    two, rate_of_two = await run_for_a_while(postgres, ["0/3", "1-2/3"])

    first = await asyncio.gather(*(Child.start(postgres, f"{n}/3") for n in range(3)))
    await asyncio.sleep(SECONDS)
    rates = rate_of_one, rate_of_two, sum(len(child.said("click", "rings")) for child in first) / SECONDS
    await first[1].end(kill=True)
    await asyncio.sleep(SECONDS / 3)
    again = await Child.start(postgres, "1/3")
    await asyncio.sleep(SECONDS)
    await asyncio.gather(*(child.end() for child in (first[0], first[2], again)))

    assert again.process.returncode == first[0].process.returncode == first[2].process.returncode == 0
    assert {int(game) % 3 for game, _ in again.said("rings")} == {(1 + 1) % 3}, "its tables go on"
    with capsys.disabled():
        sys.stdout.write(
            f"\n{TABLES} tables; commits per second of 1, 2, 3 processes: {[*map(round, rates)]}\n"
        )
    await check(postgres, [*one, *two, *first, again], first[1])
