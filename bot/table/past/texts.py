"""Texts as JSON, so that the outbox and the log can keep them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.engine.moves import Text, Who


def to_json(value: object) -> Any:
    """A Text (or one of its arguments) as plain values."""
    if isinstance(value, Text):
        return {"key": value.key, "args": {name: to_json(arg) for name, arg in value.args}}
    if isinstance(value, Who):
        return {"who": value.seat}
    if isinstance(value, list | tuple):
        return [to_json(item) for item in value]
    return value


def from_json(value: Any) -> Any:
    """The Text (or argument) that `to_json` made into plain values."""
    if isinstance(value, list):
        return tuple(from_json(item) for item in value)
    if not isinstance(value, Mapping):
        return value
    if "who" in value:
        return Who(value["who"])
    return Text(value["key"], tuple((name, from_json(arg)) for name, arg in value["args"].items()))


def told_to_all(stored: Iterable[Sequence[Any]]) -> bool:
    """Whether anything in the stored lines of a move is for everybody."""
    return any(public is not None for public, _ in stored)


def private_lines(stored: Iterable[Sequence[Any]], seat: int | None) -> list[Text]:
    """What only `seat` may read in stored log lines, or reads in words of its own."""
    own = ((public, own.get(str(seat))) for lines in stored for public, own in lines)
    return [from_json(line) for public, line in own if line is not None and line != public]


def lines_of(stored: Iterable[Sequence[Any]], seat: int | None) -> list[Text]:
    """What `seat` (None: a spectator) may read in stored log lines `[public or None, {seat: its own or
    None}]`."""
    found = []
    for lines in stored:
        for public, own in lines:
            line = own[str(seat)] if seat is not None and str(seat) in own else public
            if line is not None:
                found.append(from_json(line))
    return found
