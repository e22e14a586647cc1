"""Filters: which cards a record means, written as `weird & power>=3 & !secret` and read once into a tree.

    either := both ("|" both)*         both := one ("&" one)*
    one    := "!" one | "(" either ")" | word | number op digits | "'" card id "'" | relation "(" either ")"

What a word or a relation says of a card is defined where positions are known; here is only which there are.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator
from functools import cache

from bot.games.inwo.cards.vocabulary import ALIGNMENTS, LISTS, OPPOSITES, SETS, TAGS, TRAITS, TYPES

Filter = tuple[object, ...]
"""("and" | "or", parts...), ("not", part), ("word", name), ("number", column, sign, value), ("card", id),
(relation, part)."""

WHOSE = ("self", "mine", "rival", "us", "state", "male", "president", "vice")
ROLES = ("target", "second", "leader", "aider", "attacker", "opposer", "it", "picked", "chosen", "theirs")
WHERE = (
    "in_play", "hand", "exposed", "dead", "killed", "captured", "devastated", "linked", "noted", "token",
)  # fmt: skip
WORDS = frozenset(
    (*TRAITS, *TYPES, *TAGS, *SETS, *WHOSE, *ROLES, *WHERE, "group", "any_plot", "instant", "any")
)
"""Everything that can be said of a card in one word."""

LISTED = {word: LISTS[word] for word in ("us", "state")}
"""Words that mean the cards of a list."""
SIGNS: dict[object, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
"""By its sign: how a number is compared."""
NUMBERS = ("power", "global", "resistance", "printed_power", "arrows")
RELATIONS = ("puppet_of", "master_of", "linked_to", "host_of", "shares", "opposed")
"""puppet_of(x): its master is an x; master_of(x): one of its puppets is; linked_to(x): it hangs on an x;
host_of(x): an x hangs on it; shares(x): it has an alignment in common with an x, Fanatic aside;
opposed(x): it has one that is the opposite of one of an x."""

TOKEN = re.compile(r"\s*(?:(\w+)\s*(<=|>=|=|<|>)\s*(\d+)|'([a-z0-9-]+)'|(\w+)(\()?|([&|!()]))")


class BadFilter(ValueError):
    """The text is no filter; the message says where it goes wrong."""


@cache
def read(text: str) -> Filter:
    """The filter that `text` writes. Raises BadFilter."""
    reader = _Reader(text)
    found = reader.either()
    reader.end()
    return found


def cards_named(found: Filter) -> Iterator[str]:
    """The ids of all cards that a filter names."""
    if found[0] == "card":
        yield str(found[1])
    for part in parts_of(found):
        yield from cards_named(part)


def hopeless(found: Filter) -> bool:
    """Whether no card can ever fit: two types, opposite alignments, or something and its contrary at once."""
    if found[0] == "or":
        return all(map(hopeless, parts_of(found)))
    parts = parts_of(found) if found[0] == "and" else [found]
    denied = {part[1] for part in parts if part[0] == "not" and isinstance(part[1], tuple)}
    return (
        not denied.isdisjoint(parts)
        or _no_such_card([str(part[1]) for part in parts if part[0] == "word"])
        or _no_number(parts)
        or any(hopeless(part) for part in parts if part[0] == "or")
    )


def parts_of(found: Filter) -> list[Filter]:
    """The filters of which a filter is made."""
    return [part for part in found[1:] if isinstance(part, tuple)]


def _no_such_card(words: list[str]) -> bool:
    """Whether the words name two types, or two alignments that are opposites."""
    aligned = {ALIGNMENTS.index(word) for word in words if word in ALIGNMENTS}
    opposed = any(OPPOSITES[one] in aligned - {one} for one in aligned)
    return opposed or len(set(words).intersection(TYPES)) > 1


def _no_number(parts: list[Filter]) -> bool:
    """Whether the numbers asked for leave none of 0 to 99."""
    asked = [(part[1], SIGNS[part[2]], int(str(part[3]))) for part in parts if part[0] == "number"]
    return any(
        not any(
            all(fits(value, limit) for other, fits, limit in asked if other == column) for value in range(100)
        )
        for column in {column for column, _, _ in asked}
    )


class _Reader:
    """Reads one filter from left to right; `token` is what comes next, None at the end."""

    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0
        self.token: re.Match[str] | None = None
        self._next()

    def _next(self) -> None:
        if not self._text[self._at :].strip():
            self.token = None
            return
        self.token = TOKEN.match(self._text, self._at)
        if self.token is None:
            raise BadFilter(f"{self._text!r}: cannot be read from {self._text[self._at :]!r} on")
        self._at = self.token.end()

    def _sign(self, sign: str) -> bool:
        """Whether `sign` comes next; if so it is read."""
        if self.token is None or self.token[7] != sign:
            return False
        self._next()
        return True

    def end(self) -> None:
        if self.token is not None:
            raise BadFilter(f"{self._text!r}: {self.token[0].strip()!r} is too much")

    def either(self) -> Filter:
        parts = [self._both()]
        while self._sign("|"):
            parts.append(self._both())
        return parts[0] if len(parts) == 1 else ("or", *parts)

    def _both(self) -> Filter:
        parts = [self._one()]
        while self._sign("&"):
            parts.append(self._one())
        return parts[0] if len(parts) == 1 else ("and", *parts)

    def _one(self) -> Filter:
        if self._sign("!"):
            return ("not", self._one())
        if self._sign("("):
            return self._closed(self.either())
        token = self.token
        if token is None:
            raise BadFilter(f"{self._text!r} ends too soon")
        self._next()
        if token[1]:
            return self._number(token[1], token[2], int(token[3]))
        if token[4]:
            return ("card", token[4])
        if token[6]:
            return self._relation(token[5])
        if token[5] not in WORDS:
            raise BadFilter(f"{self._text!r}: unknown word {token[5] or token[7]!r}")
        return ("word", token[5])

    def _number(self, column: str, sign: str, value: int) -> Filter:
        if column not in NUMBERS:
            raise BadFilter(f"{self._text!r}: unknown number {column!r}")
        return ("number", column, sign, value)

    def _relation(self, name: str) -> Filter:
        if name not in RELATIONS:
            raise BadFilter(f"{self._text!r}: unknown relation {name!r}")
        return (name, self._closed(self.either()))

    def _closed(self, inner: Filter) -> Filter:
        if not self._sign(")"):
            raise BadFilter(f"{self._text!r}: a bracket is not closed")
        return inner


def words_of(found: Filter) -> Iterator[str]:
    """All words of a filter."""
    if found[0] == "word":
        yield str(found[1])
    for part in parts_of(found):
        yield from words_of(part)
