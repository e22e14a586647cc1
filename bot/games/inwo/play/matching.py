"""Which cards a filter means, in a given position (cards.filters)."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from bot.games.inwo.cards.filters import Filter
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import SETS, STATES, TAGS, TRAITS, TYPES, US
from bot.games.inwo.play.numbers import global_power, power, resistance, traits
from bot.games.inwo.play.state import DEAD, DEVASTATED, GEOMETRY, HANDS, HELD, KILLED, RESOURCE, Inwo

SIGNS: dict[object, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
Word = Callable[[Inwo, int, int], bool]
"""`word(s, card, seat)`: whether it can be said of the card, from where `seat` sits."""


def _trait(bit: int) -> Word:
    return lambda s, card, seat: bool(traits(s, card) >> bit & 1)


def _tag(tag: str) -> Word:
    return lambda s, card, seat: tag in FACES.TAGS[s.face[card]]


def _type(kind: str) -> Word:
    return lambda s, card, seat: s.kind(card) == kind


def _set(name: str) -> Word:
    return lambda s, card, seat: FACES.SET[s.face[card]] == name


def _either(one: Word, other: Word) -> Word:
    return lambda s, card, seat: one(s, card, seat) or other(s, card, seat)


WORDS: dict[str, Word] = {
    **{word: _tag(word) for word in TAGS},
    **{word: _trait(bit) for bit, word in enumerate(TRAITS)},
    **{word: _type(word) for word in TYPES},
    **{word: _set(word) for word in SETS},
    "magic": _either(_tag("magic"), _trait(TRAITS.index("magic"))),
    "group": lambda s, card, seat: s.is_group(card),
    "any": lambda s, card, seat: True,
    "any_plot": lambda s, card, seat: FACES.is_plot_back(s.face[card]),
    "us": lambda s, card, seat: s.name(card) in US,
    "state": lambda s, card, seat: s.name(card) in STATES,
    "mine": lambda s, card, seat: s.owner[card] == seat,
    "rival": lambda s, card, seat: s.owner[card] not in (seat, -1),
    "in_play": lambda s, card, seat: s.zone[card] in (HELD, RESOURCE),
    "hand": lambda s, card, seat: s.zone[card] in HANDS,
    "dead": lambda s, card, seat: s.zone[card] == DEAD,
    "killed": lambda s, card, seat: s.zone[card] == KILLED,
    "devastated": lambda s, card, seat: bool(s.marks[card] & DEVASTATED),
    "token": lambda s, card, seat: bool(s.tokens[card]),
    "linked": lambda s, card, seat: any(card in link[:2] for link in s.links),
}
NUMBERS: dict[object, Callable[[Inwo, int], int]] = {
    "power": power,
    "global": global_power,
    "resistance": resistance,
    "arrows": lambda s, card: len(GEOMETRY.outgoing[s.shape[card]]),
    "printed_power": lambda s, card: FACES.POWER[s.face[card]],
}


def matches(s: Inwo, found: Filter, card: int, seat: int) -> bool:
    """Whether the filter means `card`, as `seat` says it."""
    head = found[0]
    if head == "word":
        return WORDS[str(found[1])](s, card, seat)
    if head == "number":
        value: Any = found[3]
        return SIGNS[found[2]](NUMBERS[found[1]](s, card), value)
    if head == "card":
        return s.name(card) == found[1]
    parts: Any = found[1:]
    if head == "and":
        return all(matches(s, part, card, seat) for part in parts)
    if head == "or":
        return any(matches(s, part, card, seat) for part in parts)
    if head == "not":
        return not matches(s, parts[0], card, seat)
    return any(matches(s, parts[0], other, seat) for other in _related(s, str(head), card))


def _related(s: Inwo, relation: str, card: int) -> list[int]:
    if relation == "puppet_of":
        return GEOMETRY.path(s, card)[1:2]
    if relation == "master_of":
        return s.puppets[card]
    return [host for linked, host, *_ in s.links if linked == card]
