"""What a message is cut into: names, phrases of the lexicon, amounts, quotations, other words."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.lexicon import Term
from bot.games.tsw.orders.names import Named

STOP, PAUSE, NAME, TERM, MONEY, QUOTE, WORD = "STOP", "PAUSE", "NAME", "TERM", "MONEY", "QUOTE", "WORD"


@dataclass(frozen=True, slots=True)
class Money:
    """Megabucks; `bare` if no unit was written. amount -1 is everything, -2 half."""

    amount: int
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of a message from `start` to `end`. `terms`: what a phrase can be, best first."""

    kind: str
    text: str
    start: int
    end: int
    terms: tuple[Term, ...] = ()
    named: Named | None = None
    slip: bool = False
    money: Money | None = None

    def term(self, *kinds: str) -> Term | None:
        """What it is among these classes of words, if any."""
        step()
        return next((term for term in self.terms if term.kind in kinds), None)
