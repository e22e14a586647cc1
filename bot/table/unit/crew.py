"""Worker processes for whatever takes long: letters, whole turns, AI seats, replays, involved views,
pictures. The bot's event loop only waits for them, and no kind of work waits for another: each has workers of
its own, who are hired before or when they are needed and dismissed when nothing of their kind was to be done
for a while. Where there are too few processors for all, the loop goes first.

A job is a function of a module and plain data, given and returned as copies. Nobody else works on the same
game meanwhile: who asks for the job holds its lock.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from enum import StrEnum
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
IDLE = 900.0
"""Seconds without a job after which the workers of a kind are dismissed, and their memory is free."""
BEHIND = 10
"""By how much they stand back for it, in the steps of `nice`."""
log = logging.getLogger("fnord.table")


class Lost(Exception):
    """A worker died over a job, more than once; or what went wrong in it cannot be told across processes."""

    loggable = True


class Kind(StrEnum):
    """A kind of slow work."""

    LETTERS = "letters"
    TURNS = "turns"
    SEATS = "seats"
    REPLAYS = "replays"
    VIEWS = "views"
    PICTURES = "pictures"


class Crew:
    """Worker processes, some for each kind of work, or with a size of 0 none: jobs are then done at once,
    where they are wanted."""

    def __init__(
        self,
        size: int = 0,
        logs: tuple[str, str] = ("WARNING", "console"),
        timed: Callable[[str, float], None] = lambda job, seconds: None,
        idle: float = IDLE,
    ) -> None:
        """`size`: the most workers of a kind; `logs`: level and form in which they keep their log; `timed` is
        told of each job how long it took; after `idle` seconds without a job the workers of a kind are
        dismissed."""
        self._timed = timed
        self._gangs = {kind: Gang(kind, size, logs, idle) for kind in Kind} if size else {}

    @property
    def works(self) -> bool:
        """Whether there are workers."""
        return bool(self._gangs)

    def warm(self, jobs: Mapping[Kind, Callable[[], None]]) -> None:
        """Hire workers of these kinds before there is work, and have them do their job first; does not
        wait."""
        for kind, gang in self._gangs.items():
            if kind in jobs:
                gang.warm(jobs[kind])

    async def run(self, kind: Kind, job: Callable[[*Given], T], *given: *Given) -> T:
        """What `job` makes of `given`, once a worker has done it. Raises what it raises, and Lost."""
        began = time.perf_counter()
        try:
            gang = self._gangs.get(kind)
            return job(*given) if gang is None else await gang.run(job, *given)
        finally:
            self._timed(job.__name__.strip("_"), time.perf_counter() - began)

    def close(self) -> None:
        """Take on no more; what is being done is given up."""
        for gang in self._gangs.values():
            gang.close()


class Gang:
    """The workers of one kind."""

    def __init__(self, kind: Kind, size: int, logs: tuple[str, str], idle: float) -> None:
        self._kind, self._size, self._logs, self._idle = kind, size, logs, idle
        self._jobs, self._closed = 0, False
        self._pool: ProcessPoolExecutor | None = None
        self._rest: asyncio.TimerHandle | None = None

    def warm(self, job: Callable[[], None]) -> None:
        """See `Crew.warm`."""
        self._pool = self._pool or self._hired()
        for _ in range(self._size):
            self._pool.submit(job)
        self._wait()

    async def run(self, job: Callable[[*Given], T], *given: *Given) -> T:
        """See `Crew.run`."""
        self._jobs += 1
        try:
            return await self._run(job, *given)
        finally:
            self._jobs -= 1
            self._wait()

    def _wait(self) -> None:
        """The workers are dismissed if there is nothing to do for long from now on."""
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(self._idle, self._dismiss)

    async def _run(self, job: Callable[[*Given], T], *given: *Given) -> T:
        order = pickle.dumps((job, given))
        for _ in range(TRIES):
            pool = self._pool = self._pool or self._hired()
            try:
                done = await asyncio.wrap_future(pool.submit(_carried_out, order))
            except BrokenProcessPool as broken:
                if self._closed:
                    raise asyncio.CancelledError from broken
                self._replace(pool)
                continue
            result, error = pickle.loads(done)
            if error is not None:
                raise error
            return result
        raise Lost(f"workers died over {job.__name__}")

    def close(self) -> None:
        """See `Crew.close`."""
        if self._rest is not None:
            self._rest.cancel()
        self._closed = True
        if self._pool is not None:
            for worker in list((self._pool._processes or {}).values()):
                worker.kill()  # Python would wait for it before it ends
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _hired(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._size, multiprocessing.get_context(FRESH), _begin, self._logs)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Others are hired instead of those of a pool one of which died; whoever notices first sees to it."""
        if self._pool is broken:
            log.warning("A worker for %s died; others are hired", self._kind)
            broken.shutdown(wait=False)
            self._pool = None

    def _dismiss(self) -> None:
        if self._pool is not None and not self._jobs:
            self._pool.shutdown(wait=False)
            self._pool = None


def _begin(level: str, form: str) -> None:
    """What a worker does first. Ctrl+C in a terminal is for the bot, which ends it; and when the bot is gone,
    so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # no such thing on Windows
        os.nice(BEHIND)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent.sentinel,), daemon=True).start()
    keep_log(level, form)
    catch_the_rest()


def _outlive(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _carried_out(order: bytes) -> bytes:
    """What came of a job, or why nothing did. Order and outcome are bytes, so that nothing can fail where
    Python itself would print what it was about."""
    name = "a job"
    try:
        job, given = pickle.loads(order)
        name = job.__name__
        return pickle.dumps((job(*given), None))
    except Exception as error:
        if not isinstance(error, Refused):
            log.warning("%s failed in a worker", name, exc_info=error)
        return pickle.dumps((None, error if _travels(error) else Lost(told(error))))


def _travels(error: Exception) -> bool:
    """Whether an exception arrives in another process as what it is."""
    try:
        return type(pickle.loads(pickle.dumps(error))) is type(error)
    except Exception:
        return False
