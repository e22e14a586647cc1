"""A process to be killed: `python -m tests.store.committer STORE GAMES` plays on and prints what is
confirmed.

Move n of a game carries snapshot "n", a timer with ask n and a message "game-n" to send: all or none of them
may be found afterwards."""

import asyncio
import os
import sys

from bot.settings import whereabouts
from bot.store.codec import pack
from bot.store.opening import open_store
from bot.store.records import Entry, MoveBatch, NewMessage, NewTimer
from bot.store.repository import Store
from tests.store.conftest import NOW, lobby


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


async def play(store: Store, game: int, seq: int) -> None:
    while True:
        seq += 1
        batch = MoveBatch(
            game,
            seq - 1,
            NOW,
            entries=[Entry(0, ("move", seq), key=f"{game}-{seq}")],
            snapshot=pack(f"{seq} " + "state " * 2000),
            timers=[NewTimer("deadline", NOW + seq, seq)],
            outbox=[NewMessage(f"{game}-{seq}", "thread", {})],
        )
        await store.commit_move(batch)
        say(f"{game} {seq}")


async def main(path: str, games: int) -> None:
    async with await open_store(whereabouts(path)) as store:
        known = await store.live_games()
        known += [await store.create_game(lobby(), now=NOW) for _ in range(games - len(known))]
        await asyncio.gather(*(play(store, row.id, row.seq) for row in known))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
