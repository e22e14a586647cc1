"""A process that runs on a store: `python -m tests.store.occupant STORE`. Told to on its input, it claims the
first message and timer there are, says "claimed" and stays until it is killed."""

import asyncio
import sys

from bot.settings import whereabouts
from bot.store.lease import Lease
from bot.store.opening import open_store
from tests.store.committer import say
from tests.store.conftest import NOW


async def main(path: str) -> None:
    async with await open_store(whereabouts(path)) as store, Lease(store, clock=lambda: NOW):
        await asyncio.to_thread(sys.stdin.readline)
        (message, *_), (timer, *_) = await store.pending(NOW), await store.due_timers(NOW)
        assert await store.claim_message(message.id, now=NOW)
        assert await store.claim_timer(timer.id, now=NOW)
        say("claimed")
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
