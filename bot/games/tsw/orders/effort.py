"""How much work a message may be: the steps of a reading are counted where it can take long, and are the same
on every machine. Beyond a fixed number the reader gives up instead of holding everybody up (TSW-13).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

MOST = 500_000
"""The steps of a reading behind which it is given up."""
ENOUGH = 150_000
"""The steps behind which a message is not read in other ways any more: what was found so far has to do."""


class Tangled(Exception):
    """A message is too long or too tangled to be read."""


class Effort:
    """The steps of one reading."""

    __slots__ = ("steps",)

    def __init__(self) -> None:
        self.steps = 0


_effort: ContextVar[Effort | None] = ContextVar("effort", default=None)


@contextmanager
def bounded() -> Iterator[Effort]:
    """What is read within is one reading; a reading within another one is a part of that."""
    effort = _effort.get()
    if effort is not None:
        yield effort
        return
    token = _effort.set(effort := Effort())
    try:
        yield effort
    finally:
        _effort.reset(token)


@contextmanager
def uncounted() -> Iterator[None]:
    """What is made within is no part of a reading, because it is made once for many."""
    token = _effort.set(None)
    try:
        yield
    finally:
        _effort.reset(token)


def begun() -> bool:
    """Whether a reading is going on."""
    return _effort.get() is not None


def step(count: int = 1) -> None:
    """Count so many steps of the reading that is going on, if one is. Raises Tangled when they are too
    many."""
    effort = _effort.get()
    if effort is not None:
        effort.steps += count
        if effort.steps > MOST:
            raise Tangled


def patient() -> bool:
    """Whether a message may be read in yet another way."""
    effort = _effort.get()
    return effort is None or effort.steps < ENOUGH
