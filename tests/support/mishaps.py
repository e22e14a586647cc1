"""Failures that say all they have seen, of every kind that a worker process may meet."""

from __future__ import annotations

import gc
import pickle
import threading
import warnings
from typing import Any


class Defect(Exception):
    """A failure that says all it has seen."""


def burst(*seen: Any, **named: Any) -> Any:
    """What any part of the bot may do one day."""
    raise Defect(f"{seen!r} {named!r}")


async def burst_later(*seen: Any, **named: Any) -> Any:
    """The same, awaited."""
    burst(*seen, **named)


def burst_alone(*seen: Any) -> None:
    """A failure that no other process can read, caused by one that it can, with a remark."""

    class Local(Exception):
        pass

    try:
        burst(*seen)
    except Defect as error:
        error.add_note(repr(seen))
        raise Local(repr(seen)) from error


def burst_aside(*seen: Any) -> None:
    """Failures that nobody could have caught, and a warning."""

    class Loose:
        def __del__(self) -> None:
            burst(*seen)

    thread = threading.Thread(target=burst, args=seen)
    thread.start()
    thread.join()
    Loose()
    gc.collect()
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn(repr(seen), RuntimeWarning, stacklevel=1)


class Unreadable:
    """Something that can be sent, but fails where it arrives."""

    def __init__(self, *seen: Any) -> None:
        self.seen = seen

    def __reduce__(self) -> Any:
        return burst, self.seen


class Unsendable:
    """Something that fails when it is to be sent."""

    def __init__(self, *seen: Any) -> None:
        self.seen = seen

    def __reduce__(self) -> Any:
        raise pickle.PicklingError(repr(self.seen))


def unreadable(*seen: Any) -> Unreadable:
    """A result that fails where it arrives."""
    return Unreadable(*seen)


def unsendable(*seen: Any) -> Unsendable:
    """A result that fails when it is to be sent."""
    return Unsendable(*seen)
