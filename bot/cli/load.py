"""A bot under load, as a process of its own: what its event loop is held up by, and how soon it acknowledges
clicks at many tables beside full ones that are busy."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot import ROOT
from bot.app import serve
from bot.games.registry import GAMES
from bot.local.crowd import Chair, Crowd, percentile
from bot.local.wire import Wire, guild_of_shard, point_at
from bot.settings import Settings
from bot.store.records import Place
from bot.store.sqlite import SqliteStore
from bot.table.service import TableService
from bot.trials.pace import Pace
from bot.trials.probe import Probe

OTHERS = 50
FULL = {"tsw": 24, "illuminati": 8}
"""The busy tables, and their seats."""
USUAL = 40.0
"""Clicks a second."""
IN_TIME = 0.3
"""Seconds within which 99 of 100 clicks are to be acknowledged."""
SOON = 60.0
"""Seconds until a bot that was started is there."""


@dataclass
class Loaded:
    """What came of one rate of clicks. beside: how many clicks people at busy tables made meanwhile. spent:
    seconds of processor time that the loop's thread used for all that happened. slower: how many times as
    long as usual the machine took for things (`bot.trials.pace`)."""

    rate: float
    clicks: int
    beside: int
    p99: float
    undisturbed: float
    unanswered: int
    spent: float
    slower: float
    longest: float
    longest_was: str


class Hand:
    """The bot in its own process, as its parent holds it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def held_up(self) -> float:
        """Seconds for which its loop's thread was ready and had no processor; 0 where nobody counts them."""
        with suppress(OSError, ValueError, IndexError):
            pid = self.process.pid
            return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1]) / 1e9
        return 0.0

    async def probed(self) -> dict[str, Any]:
        """The longest callback of its loop since this was asked last."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        found: dict[str, Any] = json.loads(await asyncio.to_thread(self.process.stdout.readline))
        return found


async def under_load(rates: list[float], seconds: float, others: int = OTHERS) -> list[Loaded]:
    """Some seconds of each rate in turn at some 50 tables of people (`others`), beside full tables where AI
    seats always go on; ends after the first rate that is too much."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "load.sqlite3"
        quiet = await _tables(path, [(kind, 3, 0) for kind in GAMES] * (others // len(GAMES) + 1), 0)
        busy = await _tables(path, [(kind, 1, seats - 1) for kind, seats in FULL.items()], others * 2)
        wire = Wire(guilds=sorted({chair.guild for chair in (*quiet, *busy)}))
        async with _bot(wire, path) as hand:
            return await _measured(wire, hand, quiet, busy, rates, seconds)


async def _measured(
    wire: Wire, hand: Hand, quiet: list[Chair], busy: list[Chair], rates: list[float], seconds: float
) -> list[Loaded]:
    await Crowd(wire, quiet).press_on(USUAL / 2, 3.0)  # all is warm
    restless = Crowd(wire, busy)
    going_on = asyncio.create_task(restless.go_on())
    found: list[Loaded] = []
    try:
        for rate in rates:
            await hand.probed()
            crowd, before = Crowd(wire, quiet, hand.held_up), len(restless.waits)
            await crowd.press_on(rate, seconds)
            probe, beside = await hand.probed(), len(restless.waits) - before
            p99, undisturbed = percentile(crowd.waits), percentile(crowd.undisturbed)
            clicks = len(crowd.waits)
            found.append(Loaded(rate, clicks, beside, p99, undisturbed, crowd.unanswered, **probe))
            if p99 > IN_TIME:
                break
    finally:
        going_on.cancel()
        await asyncio.gather(going_on, return_exceptions=True)
    return found


async def _tables(path: Path, kinds: list[tuple[str, int, int]], before: int) -> list[Chair]:
    """Running tables of so many people and AI seats, each on a server of its own and the same each time; the
    chairs of the people."""
    chairs = []
    async with await SqliteStore.open(path) as store:
        service = TableService(store, GAMES, time.time, random.Random(before).randbytes)
        for number, (kind, people, ais) in enumerate(kinds, before + 1):
            guild = guild_of_shard(number)
            host, thread = guild + 1, guild + 1000
            place = Place(guild, guild, thread)
            game = (await service.lobby.create(kind, place, host, "Person 0", f"new-{number}")).game
            for other in range(1, people):
                await service.lobby.join(game, host + other, f"Person {other}")
            for _ in range(ais):
                await service.lobby.add_ai(game, host, "heuristic")
            await service.lobby.start(game, host, f"start-{number}")
            chairs += [Chair(game, host + person, guild, str(thread)) for person in range(people)]
    return chairs


@asynccontextmanager
async def _bot(wire: Wire, path: Path) -> AsyncIterator[Hand]:
    """A bot that is connected to `wire`, until the end of the block."""
    host = await wire.open()
    script = "import sys; from bot.cli.load import be_the_bot; be_the_bot(*sys.argv[1:])"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    process = await asyncio.to_thread(
        subprocess.Popen[str],
        [sys.executable, "-c", script, host, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        await asyncio.wait_for(wire.connected(0), SOON)
        yield Hand(process)
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)
        await wire.close()


def be_the_bot(host: str, path: str) -> None:
    """In a process of its own: run on the Discord at `host`, and say for each line that is read what took
    longest since the last. Ends with its parent."""

    async def main() -> None:
        with Pace() as pace, Probe() as probe:
            threading.Thread(target=_tell, args=(probe, pace), daemon=True).start()
            await serve(settings)

    point_at(host)
    settings = Settings(
        _env_file=None,
        token=SecretStr("no.such.token"),
        database=Path(path),
        log_level="ERROR",
    )
    asyncio.run(main())


def _tell(probe: Probe, pace: Pace) -> None:
    while sys.stdin.readline():
        worst = probe.worst
        told = {"spent": probe.spent, "longest": worst.seconds, "longest_was": worst.what}
        print(json.dumps({**told, "slower": pace.slower()}), flush=True)
        probe.forget()
    os.kill(os.getpid(), signal.SIGTERM)
