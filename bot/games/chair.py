"""The gamemaster's chair: what a moderator beside the bot sees and may do, as pages of texts, ways and deeds.

A page is made from the state, not from a view: nothing of it may ever be shown to a player.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.engine.moves import Move, Refused, Text, text

Style = Literal["main", "plain", "good", "bad"]


@dataclass(frozen=True, slots=True)
class Blank:
    """One blank of a form. kind: 'words' (`least` to `most` characters), 'number' (`least` to `most`), 'one'
    of `options`, or 'several' of them. value: what is filled in beforehand.

    options: (value, label); the value goes into the move. `several` ends the move with all that were chosen,
    so it can only be the last blank.
    """

    key: str
    label: Text
    kind: Literal["words", "number", "one", "several"] = "words"
    least: int = 1
    most: int = 100
    value: str = ""
    options: tuple[tuple[int | str, Text], ...] = ()

    def filled(self, written: list[str]) -> Move:
        """What was filled in, as a part of a move. Raises Refused with the reason."""
        if self.kind in ("one", "several"):
            known = {str(value): value for value, _ in self.options}
            if self.kind == "one" and len(written) != 1:
                raise Refused([text("gm-choose", what=self.label)])
            if any(one not in known for one in written):
                raise Refused([text("shape-foreign")])
            return tuple(known[one] for one in written)
        words = " ".join(written).strip()
        if self.kind == "words":
            if not self.least <= len(words) <= self.most:
                raise Refused([text("shape-length", least=self.least, most=self.most)])
            return (words,)
        digits = words.removesuffix("MB").removesuffix("mb").strip()
        if not digits.lstrip("-").isdecimal() or len(digits) > 9:
            raise Refused([text("shape-number")])
        number = int(digits)
        if not self.least <= number <= self.most:
            raise Refused([text("shape-range", least=self.least, most=self.most, given=number)])
        return (number,)


@dataclass(frozen=True, slots=True)
class Deed:
    """Something the gamemaster can do: the HOST move that begins with `move` and ends with the filled blanks
    (at most four). since: what must still be so when it is done, as a number; another number is another deed.
    """

    label: Text
    move: Move
    blanks: tuple[Blank, ...] = ()
    style: Style = "plain"
    since: int = 0


@dataclass(frozen=True, slots=True)
class Way:
    """A way to another page."""

    key: str
    label: Text


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the desk. key: its name; up: that of the page from which one comes ('' is the first)."""

    key: str
    title: Text
    lines: tuple[Text, ...] = ()
    ways: tuple[Way, ...] = ()
    deeds: tuple[Deed, ...] = ()
    up: str = ""
