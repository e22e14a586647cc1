"""A process on a tiny disk: `python -m tests.store.filler FOLDER` fills it, makes room and plays on.

Prints "full KEY SEQ" when a move is refused and "done SEQ" when the same move was stored afterwards."""

import asyncio
import os
import sys
from pathlib import Path

from bot.store.codec import Packed
from bot.store.errors import StoreError
from bot.store.records import Entry, MoveBatch
from bot.store.sqlite import SqliteStore
from tests.store.committer import say
from tests.store.conftest import NOW, lobby


def move(game: int, seq: int) -> MoveBatch:
    entry = Entry(0, ("move", "x" * 4000), key=f"k{seq}")
    return MoveBatch(game, seq, NOW, entries=[entry], snapshot=Packed(os.urandom(4000), str(seq)))


async def main(folder: Path) -> None:
    ballast = folder / "ballast"
    ballast.write_bytes(bytes(200_000))
    async with await SqliteStore.open(folder / "store.db") as store:
        game = (await store.create_game(lobby(), now=NOW)).id
        seq = 0
        try:
            while True:
                seq = (await store.commit_move(move(game, seq))).seq
        except StoreError as error:
            row = await store.load_game(game)
            assert (row.seq, row.snapshot_hash) == (seq, str(seq - 1))
            assert len(await store.log(game)) == seq
            say(f"full {error.key} {seq}")
        ballast.unlink()
        say(f"done {(await store.commit_move(move(game, seq))).seq}")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
