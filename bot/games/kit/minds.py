"""What the minds of AI seats have in common: how they choose among what is about as good, and characters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import TypeVar

from bot.engine.moves import Ask, Draw, Move, Open

T = TypeVar("T")
SULKING = 3
"""Rounds in which a seat is not asked again for money that it has refused; other offers wait for the next."""
FINE = 10_000
"""In how many parts chance is cut."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How a seat judges. heat: how far chance may choose what is worth less. mercy: what it is worth to spare
    somebody's last hold. share: how much of a rival's loss is one's own gain, whoever it is; block: how much
    more when the rival is near to winning. price: what money is worth, 1 is the usual. trust: how small a
    gain makes a deal. care: out of six decisions, how many are thought through. rash: how many points of dice
    it reckons its own attacks to be stronger than they are.
    """

    name: str = "even"
    heat: float = 1.0
    mercy: float = 1.0
    share: float = 0.15
    block: float = 1.6
    price: float = 1.0
    trust: float = 1.0
    care: int = 6
    rash: float = 0.0


EVEN = Temper()
CHARACTERS = (
    Temper("greedy", share=0.1, price=0.85, trust=0.7),
    Temper("vengeful", mercy=0.6, share=0.22, block=1.9),
    Temper("cautious", heat=0.7, price=1.2, trust=1.4),
    Temper("chaotic", heat=1.8, mercy=0.8, trust=0.8),
)
"""All play about equally well, and none of them alike."""


def character(deal: Iterable[int], seat: int) -> Temper:
    """The character of a seat in a game that was dealt like this, as everybody could see."""
    mark = 0
    for part in deal:
        mark = (31 * mark + part + 7) % 1009
    step = 1 if mark % 8 < 4 else 3
    return CHARACTERS[(mark + step * seat) % len(CHARACTERS)]


def easy(temper: Temper) -> Temper:
    """The same character that trusts to luck, with half of its mind on other things."""
    return replace(temper, heat=4.0 * temper.heat, share=0.0, block=0.0, care=3, rash=3.0)


def plain(ask: Ask, *verbs: str) -> list[Move]:
    """The choices with these verbs that need nothing more."""
    return [choice for choice in ask.choices if not isinstance(choice, Open) and choice[0] in verbs]


def draw_by(options: Sequence[tuple[float, T]], heat: float, draw: Draw) -> T:
    """One of the valued `options`: the best, or by chance one that is worth less by little more than `heat`.

    There is at least one.
    """
    best = max(value for value, _ in options)
    weights = [int(FINE * exp((value - best) / heat)) for value, _ in options]
    left = draw(sum(weights))
    for weight, (_, option) in zip(weights, options, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1][1]
