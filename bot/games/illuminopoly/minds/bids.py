"""Sealed bids: what is written down for and against a roll, by what it is worth, drawn so that nobody can
count on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from bot.engine.moves import Draw
from bot.games.illuminopoly.minds.value import Thought

STEPS = (
    0, 30, 60, 90, 120, 160, 200, 250, 300, 370, 450, 550, 700, 900, 1200, 1600, 2200, 3000, 4000, 5500,
    7500, 10000, 14000, 20000, 28000, 40000, 55000, 75000, 100000, 140000, 200000,
)  # fmt: skip
PARTS = (0.0, 0.05, 0.12, 0.2, 0.3, 0.4, 0.55, 0.75, 1.0)
"""Of what the other side could and would spend at most, what it may have written."""
LEAST_GUESS = 60
TAKEOVER, REZONING = 12, 7
PIP = 10
SURE = 100
"""$ that leave only a natural 2 to fear in a subversion."""
MOST_ALIKE = 4
ALL_IN = 1500
"""From this loss on, nothing is kept back in defence; an attacker keeps nothing above a little more."""
ALL_IN_ATTACK = 2000
TWO_DICE = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


@cache
def chance(bonus: int, target: int) -> float:
    """The probability of a roll of two dice with that bonus; in a takeover 2 fails and 12 succeeds."""
    ways = 0
    for roll in range(2, 13):
        if target == TAKEOVER and roll in (2, 12):
            ways += TWO_DICE[roll] if roll == 12 else 0
        elif roll + bonus >= target:
            ways += TWO_DICE[roll]
    return ways / 36


@cache
def three_dice(bonus: int) -> float:
    """The same for the subversions of a Wheelbarrow."""
    ways = 0
    for first in range(1, 7):
        for second in range(1, 7):
            for third in range(1, 7):
                ways += first + second + third >= TAKEOVER - bonus
    return ways / 216


def spread(most: float) -> list[int]:
    """What the other side may have written."""
    top = max(LEAST_GUESS, most)
    return [int(part * top) for part in PARTS]


def attack(t: Thought, worth: float, owner: int, loss: float, target: int) -> list[tuple[float, int]]:
    """What each bid of an attacker is worth, who gains `worth`; the owner (-1: none) loses `loss`."""
    against = spread(min(t.guessed(owner), loss)) if owner >= 0 else [0]
    kept = 0 if worth > ALL_IN_ATTACK else t.reserve
    paid_back = target == TAKEOVER

    def expected(a: int) -> float:
        found = 0.0
        for d in against:
            p = chance(a // PIP - d // PIP, target)
            found += p * worth - a + (1 - p) * (d if paid_back else 0)
        return found / len(against)

    return _weighed(expected, min(t.cash - kept, int(worth)))


def defence(t: Thought, loss: float, attacker: int, worth: float, target: int) -> list[tuple[float, int]]:
    """What each bid of an owner is worth, who would lose `loss`."""
    offered = spread(min(t.guessed(attacker), worth))
    kept = 0 if loss > ALL_IN else t.reserve
    paid_back = target == TAKEOVER

    def expected(d: int) -> float:
        found = 0.0
        for a in offered:
            p = chance(a // PIP - d // PIP, target)
            found += p * (-loss + (a if paid_back else 0)) - d
        return found / len(offered)

    return _weighed(expected, min(t.cash - kept, int(loss)))


def _weighed(expected: Callable[[int], float], most: int) -> list[tuple[float, int]]:
    return [(expected(bid), bid) for bid in STEPS if bid == 0 or bid <= most]


def drawn(t: Thought, found: Sequence[tuple[float, int]], worth: float, draw: Draw) -> int:
    """One of the best bids, and a little more or less."""
    best = max(value for value, _ in found)
    slack = max(15.0, 0.06 * abs(worth)) * t.temper.heat
    alike = sorted((pair for pair in found if pair[0] >= best - slack), reverse=True)[:MOST_ALIKE]
    bid = alike[draw(len(alike))][1]
    return max(0, bid + draw(30) - 7) if bid else 0
