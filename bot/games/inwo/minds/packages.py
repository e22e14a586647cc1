"""What one's own cards could add to an attack, and the cheapest ways to a number that is good enough."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from bot.games.inwo.play.sums import chance

GOALS = (10, 9, 8)
"""Numbers that are worth a token: more than the first is worth no more."""
KEPT = (2, 4, 6)
"""To which numbers a defender brings an attack."""
MOST = 9
"""So many helpers are reckoned with, the strongest."""

Help = tuple[int, int]
"""A card, and what its token is worth."""


class Package(NamedTuple):
    """Cards that help, and the number that they lead to."""

    cards: tuple[int, ...]
    number: int


def packages(base: int, helps: Sequence[Help], side: int = 1) -> list[Package]:
    """The cheapest way to each number that is worth it (fewest tokens, then the least that is spent), the
    best chance first; at last the attack as it stands. side: -1 for who opposes."""
    strongest = sorted(helps, key=lambda found: -found[1])[:MOST]
    goals = GOALS if side > 0 else KEPT
    found: dict[int, Package] = {}
    for goal in goals:
        missing = (goal - base) * side
        cards = _cheapest(strongest, missing) if missing > 0 else None
        if cards:
            made = package(base, helps, cards, side)
            found.setdefault(round(1000 * chance(made.number)), made)
    if not found and strongest and side * (chance(_all(base, strongest, side).number) - chance(base)) > 0:
        made = _all(base, strongest, side)
        found[round(1000 * chance(made.number))] = made
    found.setdefault(round(1000 * chance(base)), Package((), base))
    return [found[key] for key in sorted(found, reverse=side > 0)]


def _all(base: int, helps: Sequence[Help], side: int) -> Package:
    return package(base, helps, [card for card, _ in helps], side)


def package(base: int, helps: Sequence[Help], cards: Sequence[int], side: int = 1) -> Package:
    """These cards, in the order in which the game lists them."""
    chosen = [(card, worth) for card, worth in helps if card in cards]
    return Package(tuple(card for card, _ in chosen), base + side * sum(worth for _, worth in chosen))


def _cheapest(strongest: Sequence[Help], missing: int) -> tuple[int, ...]:
    """The fewest cards that are worth as much together, and of those the least; empty: there are none."""
    for count in range(1, len(strongest) + 1):
        if sum(worth for _, worth in strongest[:count]) >= missing:
            able = (some for some in combinations(strongest, count) if _worth(some) >= missing)
            return tuple(card for card, _ in min(able, key=_worth))
    return ()


def _worth(some: Sequence[Help]) -> int:
    return sum(worth for _, worth in some)
