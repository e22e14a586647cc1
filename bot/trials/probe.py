"""What the event loop spends its time on: each of its callbacks, in processor time of its own thread."""

from __future__ import annotations

import asyncio
import time
from asyncio.events import Handle
from dataclasses import dataclass, field
from heapq import heappushpop
from types import CoroutineType
from typing import Any

KEPT = 10


@dataclass(order=True, slots=True)
class Callback:
    """One callback that took long: how many seconds, and what it was."""

    seconds: float
    what: str


@dataclass
class Probe:
    """While it is entered, every callback of every loop of this thread is timed. `aside` are tasks that are
    not looked at, such as those of whoever drives a test."""

    aside: set[asyncio.Task[Any]] = field(default_factory=set)
    callbacks: int = 0
    spent: float = 0.0
    """How many there were, and the seconds of all of them."""
    longest: list[Callback] = field(default_factory=lambda: [Callback(0.0, "")] * KEPT)
    """Those that took longest, in no order."""

    def __enter__(self) -> Probe:
        self._run = run = Handle._run
        clock = time.thread_time

        def timed(handle: Handle) -> None:
            began = clock()
            run(handle)
            self._note(handle, clock() - began)

        setattr(Handle, "_run", timed)  # noqa: B010 - the types know no such thing
        return self

    def __exit__(self, *failure: object) -> None:
        setattr(Handle, "_run", self._run)  # noqa: B010

    @property
    def worst(self) -> Callback:
        """The callback that took longest."""
        return max(self.longest)

    def forget(self) -> None:
        """Begin anew."""
        self.callbacks, self.spent, self.longest = 0, 0.0, [Callback(0.0, "")] * KEPT

    def _note(self, handle: Handle, seconds: float) -> None:
        callback = getattr(handle, "_callback", None)
        owner = _owner(callback)
        if owner in self.aside:
            return
        self.callbacks += 1
        self.spent += seconds
        if seconds > min(self.longest).seconds:
            heappushpop(self.longest, Callback(seconds, _told(callback, owner)))


def _owner(callback: Any) -> asyncio.Task[Any] | None:
    """The task of which a callback is a step, also where something is wrapped around it."""
    wrapped = [cell.cell_contents for cell in getattr(callback, "__closure__", None) or ()]
    owners = [getattr(found, "__self__", None) for found in (callback, *wrapped)]
    return next((owner for owner in owners if isinstance(owner, asyncio.Task)), None)


def _told(callback: object, owner: asyncio.Task[Any] | None) -> str:
    """A callback in words: for the step of a task where it waits now."""
    if owner is None:
        return getattr(callback, "__qualname__", type(callback).__name__)
    places = [owner.get_name()]
    waiting: Any = owner.get_coro()
    while isinstance(waiting, CoroutineType):
        frame = waiting.cr_frame
        places.append(f"{waiting.__qualname__}:{frame.f_lineno if frame is not None else 'end'}")
        waiting = waiting.cr_await
    return " > ".join(places)
