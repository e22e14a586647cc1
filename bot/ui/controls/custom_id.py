"""What a button, select or modal carries: a `Ref`, written into its custom_id, so that nothing is remembered.

`g:<game>:<ask>:<act>:<seat>[:...]` on buttons, `s:...` on selects, `m:...` on modals. A choice is named by
its place in the ask and a mark of its content, so a click never makes another move than its label promised.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal

from bot.engine.moves import Ask, Choice

LONGEST = 100
"""Characters that Discord gives a custom_id."""

Kind = Literal["g", "s", "m"]
PATTERN = r"(?P<kind>{kind}):(?P<game>\d+):(?P<ask>\d+):(?P<act>[a-z]+):(?P<seat>\d+)(?P<rest>(?::[^:]*)*)"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Ref:
    """A control of a panel: for which game, which decision of which seat, and what it does.

    `ask` is the number that the table gives out for a decision: it tells decisions apart, and nothing else.
    Acts: do (a choice), amount (a choice with its number), pick (from a list of choices), turn (to another
    page), group (from a list of groups), set and leaf (part of a subset), confirm (a subset), next (one of an
    order), order (all of it), plan (show a plan), go (make its moves), sure (a choice that was asked about
    once more), form (a modal), part (of a form in parts) and fill (send such a form off).
    """

    game: int
    ask: int
    act: str
    seat: int
    rest: tuple[str, ...] = ()

    def write(self, kind: Kind) -> str:
        """As a custom_id. Raises ValueError if it does not fit."""
        written = ":".join((kind, str(self.game), str(self.ask), self.act, str(self.seat), *self.rest))
        if len(written) > LONGEST:
            raise ValueError(f"custom_id of {len(written)} characters: {written}")
        return written

    @classmethod
    def read(cls, match: re.Match[str]) -> Ref:
        """From a match of PATTERN."""
        group = match.group
        rest = tuple(group("rest")[1:].split(":")) if group("rest") else ()
        return cls(int(group("game")), int(group("ask")), group("act"), int(group("seat")), rest)


def mark(choice: Choice, salt: int) -> str:
    """Four letters that stand for the content of a choice and, without the salt, tell nothing of it."""
    key = salt.to_bytes(8, "big")
    content = blake2b(repr(choice).encode(), digest_size=8, key=key).digest()
    return _digits(int.from_bytes(content, "big") % 62**4, 4)


def name(ask: Ask, place: int) -> str:
    """The name of the choice at `place` of an ask."""
    return f"{place}.{mark(ask.choices[place], ask.salt)}"


def find(ask: Ask, named: str) -> tuple[int, Choice] | None:
    """The choice of that name with its place, or None if there is another one or none now."""
    number, _, stamp = named.partition(".")
    if not number.isdecimal() or int(number) >= len(ask.choices):
        return None
    place, choice = int(number), ask.choices[int(number)]
    return (place, choice) if mark(choice, ask.salt) == stamp else None


def write_set(places: Sequence[int]) -> str:
    """A set of places as a short string."""
    return _digits(sum(1 << place for place in set(places)))


def read_set(written: str) -> list[int]:
    """The places that `write_set` wrote, in ascending order; those of a damaged string are none."""
    bits = _number(written)
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def write_order(places: Sequence[int]) -> str:
    """A sequence of places below 3,844 as a short string."""
    return "".join(_digits(place, 2) for place in places)


def write_key(key: Sequence[int]) -> str:
    """The key of a plan as a short string."""
    return ".".join(_digits(number) for number in key)


def read_key(written: str) -> tuple[int, ...]:
    """The key that `write_key` wrote."""
    return tuple(_number(part) for part in written.split(".")) if written else ()


def read_order(written: str) -> list[int]:
    """The places that `write_order` wrote."""
    return [_number(written[at : at + 2]) for at in range(0, len(written), 2)]


def _digits(number: int, width: int = 1) -> str:
    found = ""
    while number or len(found) < width:
        number, digit = divmod(number, 62)
        found = DIGITS[digit] + found
    return found


def _number(written: str) -> int:
    number = 0
    for letter in written:
        if letter not in DIGITS:
            return 0
        number = number * 62 + DIGITS.index(letter)
    return number
