"""Worker processes for whatever takes long: whole turns, AI seats, replays, letters. The bot's event loop
only waits for them.

A job is a function of a module and plain data, given and returned as copies. Nobody else works on the same
game meanwhile: who asks for the job holds its lock.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar, TypeVarTuple

from bot.engine.moves import Refused
from bot.logs import catch_the_rest, keep_log, told

T = TypeVar("T")
Given = TypeVarTuple("Given")
FRESH = "spawn"
"""How workers begin: as new programs, with nothing of what the bot holds."""
TRIES = 2
"""How often a job is given out when its worker dies."""
WARMING = 0.2
"""Seconds for which a new worker counts as busy, so that the next job to warm up starts another."""
log = logging.getLogger("fnord.table")


class Lost(Exception):
    """A worker died over a job, more than once; or what went wrong in it cannot be told across processes."""

    loggable = True


class Crew:
    """Worker processes, or with a size of 0 none: jobs are then done at once, where they are wanted."""

    def __init__(
        self,
        size: int = 0,
        prepare: Callable[[], None] | None = None,
        logs: tuple[str, str] = ("WARNING", "console"),
        timed: Callable[[str, float], None] = lambda job, seconds: None,
    ) -> None:
        """`prepare`, a function of a module, is called first of all in each worker; `logs`: level and form in
        which they keep their log; `timed` is told of each job how long it took."""
        self.size = size
        self._timed = timed
        self._given = prepare, logs
        self._pool = self._hired() if size else None

    def warm(self) -> None:
        """Have all workers started; does not wait for them."""
        if self._pool is not None:
            for _ in range(self.size):
                self._pool.submit(_warm)

    async def run(self, job: Callable[[*Given], T], *given: *Given) -> T:
        """What `job` makes of `given`, once a worker has done it. Raises what it raises, and Lost."""
        began = time.perf_counter()
        try:
            return await self._run(job, *given)
        finally:
            self._timed(job.__name__.strip("_"), time.perf_counter() - began)

    async def _run(self, job: Callable[[*Given], T], *given: *Given) -> T:
        for _ in range(TRIES):
            pool = self._pool
            if pool is None:
                return job(*given)
            try:
                return await asyncio.wrap_future(pool.submit(_carried_out, job, given))
            except BrokenProcessPool:
                self._replace(pool)
        raise Lost(f"workers died over {job.__name__}")

    def close(self) -> None:
        """Take on no more; what is being done is finished."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _hired(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, multiprocessing.get_context(FRESH), _begin, self._given)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """New workers for those of a pool one of which died; whoever notices first hires them."""
        if self._pool is broken:
            log.warning("A worker died; others are hired")
            broken.shutdown(wait=False)
            self._pool = self._hired()
            self.warm()


def _begin(prepare: Callable[[], None] | None, logs: tuple[str, str]) -> None:
    """What a worker does first. Ctrl+C in a terminal is for the bot, which ends it; and when the bot is gone,
    so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent.sentinel,), daemon=True).start()
    keep_log(*logs)
    catch_the_rest()
    if prepare is not None:
        prepare()
    gc.freeze()


def _outlive(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _warm() -> None:
    threading.Event().wait(WARMING)


def _carried_out(job: Callable[..., T], given: tuple[object, ...]) -> T:
    try:
        return job(*given)
    except Exception as error:
        if not isinstance(error, Refused):
            log.warning("%s failed in a worker", job.__name__, exc_info=error)
        if not _travels(error):
            raise Lost(told(error)) from None
        raise


def _travels(error: Exception) -> bool:
    """Whether an exception arrives in another process as what it is."""
    try:
        return type(pickle.loads(pickle.dumps(error))) is type(error)
    except Exception:
        return False
