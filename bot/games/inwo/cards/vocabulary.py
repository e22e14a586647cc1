"""The words of the cards: types, alignments, attributes, tags, sets (INW-069 to INW-081)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.data import load_yaml

ALIGNMENTS = (
    "government",
    "corporate",
    "liberal",
    "conservative",
    "peaceful",
    "violent",
    "straight",
    "weird",
    "criminal",
    "fanatic",
)
"""By bit: alignment number n is the mask `1 << n`."""

OPPOSITES = (1, 0, 3, 2, 5, 4, 7, 6, None, 9)
"""By alignment number: the number of its opposite. Criminal has none, Fanatic opposes itself (INW-070)."""

ATTRIBUTES = (
    "media",
    "science",
    "computer",
    "coastal",
    "nation",
    "magic",
    "secret",
    "green",
    "huge",
    "bank",
    "communist",
    "church",
    "space",
)
"""By bit, after the alignments: attribute number n is the mask `1 << (10 + n)`."""

TRAITS = ALIGNMENTS + ATTRIBUTES
"""Everything that a Group can be or become, by bit."""

ALIGNED = (1 << len(ALIGNMENTS)) - 1
"""The mask of all alignments."""

OPPOSING = tuple(0 if number is None else 1 << number for number in OPPOSITES) + (0,) * len(ATTRIBUTES)
"""By trait number: the mask of its opposite, 0 for none."""

TAGS = ("unique", "artifact", "gadget", "magic")
"""What a Resource can be (INW-081)."""

GROUPS = ("organization", "personality", "place")
PLOTS = ("plot", "assassination", "disaster", "nwo", "goal")
TYPES = ("illuminati", *GROUPS, "resource", *PLOTS)
COLOURS = ("red", "yellow", "blue")
SIDES = ("top", "right", "bottom", "left")
SETS = ("limited", "assassins", "house")

LISTS = {name: frozenset(cards) for name, cards in load_yaml("inwo", "lists").items()}
"""Cards of which a rule speaks by name, or that belong to something which no word printed on them says."""

FORMS = {"candidate-clinton": "bill-clinton"}
"""Cards that are dealt in another form, by that form: what names the one means the other, too (ELE-01)."""


def mask(names: Iterable[str]) -> int:
    """The bits of some traits given by name. ValueError if one is unknown."""
    return sum(1 << TRAITS.index(name) for name in names)


def opposing(found: int) -> int:
    """The opposites of all traits in a mask."""
    against = 0
    for bit, other in enumerate(OPPOSING):
        if found >> bit & 1:
            against |= other
    return against


def _as_one(found: int) -> int:
    """Of two opposites that a card has both, the second is left out."""
    for bit, other in enumerate(OPPOSITES):
        if other is not None and other > bit and found >> bit & found >> other & 1:
            found &= ~(1 << other)
    return found


AS_ONE = [_as_one(found) for found in range(ALIGNED + 1)]
"""By mask of alignments: what of them is compared with others'. What counts as its own opposite besides is
that one, and opposes none of the two (INW-071)."""
OPPOSITE = [opposing(found) for found in range(ALIGNED + 1)]
"""By mask of alignments: the mask of their opposites."""

FANATIC = 1 << TRAITS.index("fanatic")


def identical(one: int, other: int) -> int:
    """How many alignments two masks share; Fanatics are never alike (INW-070)."""
    return (AS_ONE[one & ALIGNED] & AS_ONE[other & ALIGNED] & ~FANATIC).bit_count()


def opposed(one: int, other: int) -> int:
    """How many alignments of the one are opposites of the other's."""
    return (OPPOSITE[AS_ONE[one & ALIGNED]] & AS_ONE[other & ALIGNED]).bit_count()
