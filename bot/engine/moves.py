"""Seats, moves, shapes, asks and texts: the vocabulary in which a game and its table talk.

A *move* is a flat tuple of ints and strings. What cannot be enumerated is an `Open` choice: a fixed
prefix and a `Shape` for the rest (an amount, a subset, an order, free text).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

CHANCE = -1
"""The seat that is asked for a 64-bit value whenever dice roll or cards are shuffled."""
HOST = -2
"""The seat of the table itself: time-outs, moderators' corrections, players who leave."""

Move = tuple[int | str, ...]
PASS: Move = ("pass",)
LAPSE: Move = ("lapse",)
"""HOST: the pause in which others might answer is over (`bot.engine.pauses`)."""
Draw = Callable[[int], int]
"""`draw(n)` gives a number from 0 to n-1; the engine owns no randomness of its own."""


@dataclass(frozen=True, slots=True)
class Text:
    """A message of a catalogue: its key and its arguments, by name. Never a finished sentence.

    Arguments are ints, strings, `Who`, other Texts, or tuples of these (joined as a list).
    """

    key: str
    args: tuple[tuple[str, object], ...] = ()


def text(key: str, **args: object) -> Text:
    """A `Text` with its arguments given by name."""
    return Text(key, tuple(args.items()))


@dataclass(frozen=True, slots=True)
class Who:
    """An argument of a `Text` that stands for the name of the player in a seat; the catalogue puts it in."""

    seat: int


make = tuple.__new__
"""Makes a named tuple of a tuple of its fields, four times as fast as its constructor: for what is made at
every decision."""


class Shape(Protocol):
    """The open tail of a move."""

    def check(self, tail: Move) -> list[Text]:
        """All reasons why `tail` does not fit; empty if it fits."""

    def sample(self, draw: Draw) -> Move:
        """A tail that fits, for random players and tests."""


class Range(NamedTuple):
    """One whole number from `least` to `most`, both included."""

    least: int
    most: int

    def check(self, tail: Move) -> list[Text]:
        if len(tail) != 1 or type(tail[0]) is not int:
            return [text("shape-number")]
        if not self.least <= tail[0] <= self.most:
            return [text("shape-range", least=self.least, most=self.most, given=tail[0])]
        return []

    def sample(self, draw: Draw) -> Move:
        return (self.least + draw(self.most - self.least + 1),)


@dataclass(frozen=True, slots=True)
class Subset:
    """Between `least` and `most` different members of `items`, in the order of `items`."""

    items: tuple[int | str, ...]
    least: int = 0
    most: int = 1 << 30

    def check(self, tail: Move) -> list[Text]:
        faults = _foreign(self.items, tail)
        if faults:
            return faults
        if not self.least <= len(tail) <= self.most:
            return [
                text("shape-count", least=self.least, most=min(self.most, len(self.items)), given=len(tail))
            ]
        return _disorder(self.items, tail)

    def sample(self, draw: Draw) -> Move:
        most = min(self.most, len(self.items))
        count = self.least + draw(most - self.least + 1)
        left = list(self.items)
        chosen = {left.pop(draw(len(left))) for _ in range(count)}
        return tuple(item for item in self.items if item in chosen)


@dataclass(frozen=True, slots=True)
class Weighted:
    """Different members of `items`, in their order, whose `weights` (in the order of the items, none
    negative) come to `least` or more. A frame offers it only if all of them together do."""

    items: tuple[int | str, ...]
    weights: tuple[int, ...]
    least: int

    def sum(self, tail: Move) -> int:
        """What the members in `tail` weigh together."""
        return sum(weight for item, weight in zip(self.items, self.weights, strict=True) if item in tail)

    def check(self, tail: Move) -> list[Text]:
        faults = _foreign(self.items, tail)
        if faults:
            return faults
        if self.sum(tail) < self.least:
            return [text("shape-weight", least=self.least, given=self.sum(tail))]
        return _disorder(self.items, tail)

    def sample(self, draw: Draw) -> Move:
        left, chosen = list(self.items), list[int | str]()
        while left and self.sum(tuple(chosen)) < self.least:
            chosen.append(left.pop(draw(len(left))))
        return tuple(item for item in self.items if item in chosen)


Several = Subset | Weighted
"""The shapes in which some of many are chosen."""


def _foreign(items: tuple[int | str, ...], tail: Move) -> list[Text]:
    """Whether `tail` names something twice, or something else."""
    if len(set(tail)) != len(tail):
        return [text("shape-twice")]
    return [] if set(tail) <= set(items) else [text("shape-foreign")]


def _disorder(items: tuple[int | str, ...], tail: Move) -> list[Text]:
    return [] if list(tail) == [item for item in items if item in tail] else [text("shape-order")]


@dataclass(frozen=True, slots=True)
class Ordering:
    """All of `items`, in any order."""

    items: tuple[int | str, ...]

    def check(self, tail: Move) -> list[Text]:
        if sorted(map(str, tail)) != sorted(map(str, self.items)) or not set(tail) <= set(self.items):
            return [text("shape-ordering")]
        return []

    def sample(self, draw: Draw) -> Move:
        left = list(self.items)
        return tuple(left.pop(draw(len(left))) for _ in range(len(self.items)))


@dataclass(frozen=True, slots=True)
class Words:
    """One string of `least` to `most` characters."""

    most: int
    least: int = 1

    def check(self, tail: Move) -> list[Text]:
        if len(tail) != 1 or not isinstance(tail[0], str):
            return [text("shape-words")]
        if not self.least <= len(tail[0].strip()) or len(tail[0]) > self.most:
            return [text("shape-length", least=self.least, most=self.most)]
        return []

    def sample(self, draw: Draw) -> Move:
        return ("".join("abcdefghij "[draw(10)] for _ in range(max(self.least, 1))),)


class Open(NamedTuple):
    """All moves that begin with `prefix` and end in a tail that fits `shape`."""

    prefix: Move
    shape: Shape


Choice = Move | Open


def up_to(most: int, *prefix: int | str) -> Open:
    """The choice of an amount from 1 to `most` after `prefix`."""
    return make(Open, (prefix, make(Range, (1, most))))


_are_plain = frozenset((int, str)).issuperset


def fixed(choice: Choice) -> Move:
    """A move itself; of an open choice, what all its moves begin with."""
    return choice.prefix if isinstance(choice, Open) else choice


def verb_of(choice: Choice) -> str:
    """The first word of a choice."""
    verb: Any = choice.prefix[0] if type(choice) is Open else choice[0]
    return str(verb)


def is_move(value: object) -> bool:
    """Whether `value` is a flat tuple of ints and strings (True and 1.0 are neither)."""
    return type(value) is tuple and _are_plain(map(type, value))


def fits(choices: Sequence[Choice], move: Move) -> bool:
    """Whether `move` is one of `choices` or fits an open one."""
    if move in choices:
        return True
    for choice in choices:
        if type(choice) is Open:
            length = len(choice.prefix)
            if move[:length] == choice.prefix and not choice.shape.check(move[length:]):
                return True
    return False


def misfits(choices: Sequence[Choice], move: Move) -> list[Text]:
    """Why `move` fits none of the open choices that share its beginning."""
    return [reason for reasons in _open_reasons(choices, move) for reason in reasons]


def _open_reasons(choices: Sequence[Choice], move: Move) -> list[list[Text]]:
    return [
        choice.shape.check(move[len(choice.prefix) :])
        for choice in choices
        if isinstance(choice, Open) and move[: len(choice.prefix)] == choice.prefix
    ]


def complete(choice: Choice, draw: Draw) -> Move:
    """A whole move from `choice`: itself, or its prefix with a sampled tail."""
    return choice.prefix + choice.shape.sample(draw) if isinstance(choice, Open) else choice


class Ask(NamedTuple):
    """An open decision of one seat.

    `number` changes whenever what the seat knows at this decision has changed, so a button that carries it
    is stale exactly when its reader ought to look again. `required` seats hold up the game; others may act.
    `salt` is mixed into the marks by which choices are named outside of the table, so that nothing can be
    read out of them; 0 within it.
    """

    seat: int
    number: int
    frame: str
    step: int
    required: bool
    choices: Sequence[Choice]
    salt: int = 0


class Event(NamedTuple):
    """What happened: for all (`public`, None if nobody may know) and, instead of that, for single seats."""

    kind: str
    public: Mapping[str, object] | None
    private: Mapping[int, Mapping[str, object]]

    def seen_by(self, seat: int | None) -> Mapping[str, object] | None:
        """The event's data for one seat (None: a spectator), or None if it is hidden from that seat."""
        if seat is not None and seat in self.private:
            return self.private[seat]
        return self.public


class Refused(Exception):
    """A move that may not be made; `reasons` are fit for the player. Nothing has changed. As a string it has
    their keys alone, which a log may show (`loggable`)."""

    loggable = True

    def __init__(self, reasons: Sequence[Text]) -> None:
        super().__init__(", ".join(reason.key for reason in reasons))
        self.reasons = list(reasons)

    def __reduce__(self) -> tuple[type[Refused], tuple[list[Text]]]:
        return Refused, (self.reasons,)
