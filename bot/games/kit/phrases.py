"""The smallest parts of sentences. Which messages they are made of is the game's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.moves import Text, Who, text

MINUS = "−"


def whose(seat: int, nobody: Text) -> Who | Text:
    """A player, or what stands for a negative number."""
    return Who(seat) if seat >= 0 else nobody


def players(seats: Iterable[int], nobody: Text) -> tuple[Who, ...] | Text:
    """Players as a list, or that there are none."""
    return tuple(map(Who, seats)) or nobody


def money(amount: int | None, key: str, hidden: Text) -> Text:
    """A sum as the message `key` says it; None is one that the reader may not know."""
    return hidden if amount is None else text(key, amount=amount)


def tone(turn: int) -> int:
    """Picks one of thirteen ways to say what is said once a turn: none again before all others have been."""
    return turn % 13


def plain(number: int) -> str:
    """A number that may be negative."""
    return str(number).replace("-", MINUS)


def signed(amount: int) -> str:
    """A number with its sign, as in a sum."""
    return f"{amount:+d}".replace("-", MINUS)


def lines(parts: Sequence[Text], key: str) -> Text:
    """One or more texts as one, each on its own line: the message `key` puts a `second` below the `first`."""
    whole, *rest = parts
    for part in rest:
        whole = text(key, first=whole, second=part)
    return whole
