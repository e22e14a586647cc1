"""One process of the bot that plays a game and dies at a given commit, without a word. Run by test_kill.py.

`python -m tests.table.killed DATABASE DIE_BEFORE DIE_AFTER`: the process kills itself just before it stores
the action number DIE_BEFORE, or just after it stored DIE_AFTER and before it told anybody (0: never). Prints
what it confirmed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.store.opening import Whereabouts, open_store
from bot.table.errors import TableError
from bot.table.service import TableService
from bot.table.unit.fate import SEED_BYTES
from tests.table import pebbles
from tests.table.conftest import ANN, BOB, NOON, PLACE

Commit = Callable[[Any], Awaitable[Any]]


def dying(commit: Commit, die_before: int, die_after: int) -> Commit:
    """Storing in a process that is killed at a chosen moment."""
    commits = 0

    async def commit_move(batch: Any) -> Any:
        nonlocal commits
        commits += 1
        if commits == die_before:
            os.kill(os.getpid(), signal.SIGKILL)
        done = await commit(batch)
        if commits == die_after:
            os.kill(os.getpid(), signal.SIGKILL)
        return done

    return commit_move


def say(*words: object) -> None:
    """At once, so that it is out before the process dies."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def entropy(count: int) -> bytes:
    """The same seed for every process, and message names that differ."""
    return b"\7" * count if count == SEED_BYTES else os.urandom(count)


async def play(where: Whereabouts, die_before: int, die_after: int) -> None:
    """Go on with the only game there is, or begin it; every click has a key that depends on the position
    only."""
    store: Any = await open_store(where)
    service = TableService(store, {"pebbles": pebbles.game()}, lambda: NOON, entropy)
    table = await service.lobby.create("pebbles", PLACE, ANN, "Ann", "create", options={"pile": 30})
    game = table.game
    if table.status == "lobby":
        await service.lobby.join(game, BOB, "Bob")
        if len(table.seats) < 3:
            await service.lobby.add_ai(game, ANN, "random")
    store.commit_move = dying(store.commit_move, die_before, die_after)
    if table.status == "lobby":
        await service.lobby.start(game, ANN, "start")
    for _ in range(200):
        table = await service.table(game)
        if table.status == "over":
            break
        for user in (ANN, BOB):
            seen = await service.panel(game, user)
            if seen.asks:
                move = {"turn": ("roll",), "guess": ("odd",), "answer": ("pass",)}[seen.asks[0].frame]
                key = f"click-{seen.asks[0].number}-{user}"
                done = await service.submit(
                    game, seen.seat or 0, [move], key, ask=seen.asks[0].number, actor=user
                )
                say("confirmed", done.seq)
                break
    say("over", table.result, table.seq)
    await store.close()


if __name__ == "__main__":
    try:
        given = sys.argv[1]
        at = SecretStr(given) if given.startswith("postgresql:") else Path(given)
        asyncio.run(play(at, int(sys.argv[2]), int(sys.argv[3])))
    except TableError as error:
        sys.exit(f"{type(error).__name__} {error}")
