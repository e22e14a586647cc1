"""The bot as real processes (`python -m bot run`) that are connected to the Discord on the wire."""

from __future__ import annotations

import asyncio
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot import ROOT
from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.local.crowd import Chair
from bot.local.wire import Wire, guild_of_shard
from bot.store.opening import Whereabouts, open_store
from bot.store.records import Place
from bot.store.sharing import ALL
from bot.table.service import TableService

REDIRECTED = "import os\nfrom bot.local.wire import point_at\npoint_at(os.environ['WIRE'])\n"
"""What Python loads first of all: all else is as at home."""
TOKEN = "no.such.token"
PATIENCE = 90.0


@contextmanager
def running(wire: Wire, folder: Path, database: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """A bot that looks for Discord where `wire` is; killed at the end of the block if it still runs."""
    (folder / "sitecustomize.py").write_text(REDIRECTED)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FNORD_")}
    paths = os.pathsep.join([str(folder), str(ROOT)])
    environment = kept | {"PYTHONPATH": paths, "WIRE": wire.host, "FNORD_TOKEN": TOKEN}
    environment |= {"FNORD_DATABASE": database, "FNORD_LOG_LEVEL": "WARNING", **settings}
    with (folder / f"said-{settings.get('FNORD_SHARDS', 'all').replace('/', '-')}.txt").open("w") as said:
        command = [sys.executable, "-m", "bot", "run"]
        with subprocess.Popen(
            command, env=environment, cwd=folder, text=True, stdout=said, stderr=subprocess.STDOUT
        ) as process:
            try:
                yield process
            finally:
                process.kill()


async def ended(process: subprocess.Popen[str], patience: float = PATIENCE) -> int:
    """Its exit code, once it has ended by itself."""
    return await asyncio.to_thread(process.wait, patience)


async def seated(
    where: Whereabouts, kinds: list[tuple[str, int]], games: dict[str, Game] = GAMES
) -> list[Chair]:
    """Running tables of one person and AI seats, each on a server of its own, of the next shard."""
    chairs = []
    store = await open_store(where, ALL)
    try:
        service = TableService(store, games, time.time, secrets.token_bytes)
        for number, (kind, seats) in enumerate(kinds):
            guild = guild_of_shard(number)
            person, thread = guild + 300, guild + 1000
            table = await service.lobby.create(kind, Place(guild, guild, thread), person, "Ann", f"n{number}")
            for _ in range(seats - 1):
                await service.lobby.add_ai(table.game, person, "heuristic")
            await service.lobby.start(table.game, person, f"s{number}")
            chairs.append(Chair(table.game, person, guild, str(thread)))
    finally:
        await store.close()
    return chairs
