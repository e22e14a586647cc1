"""Orders put into another order in words: 'put order 3 first', 'order 2 before order 1' (TSW-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.tsw.reading.language import Language
from bot.games.tsw.reading.tokens import words

PLACES = frozenset({"first", "last", "up", "down", "before", "behind", "swap"})
STEPS: Mapping[str, int] = {"up": -1, "down": 1}
BESIDE: Mapping[str, int] = {"before": 0, "first": 0, "up": 0, "behind": 1}
"""Words behind which another line may stand: 'before 1', 'on top of 1', 'vor 1'."""


def sorted_anew(text: str, language: Language, size: int) -> list[int] | None:
    """The places of `size` lines (from 0) in the order that words put them into; None if they do nothing else
    than that. IndexError if there is no such line."""
    said = _said(text, language)
    match said:
        case [int(line), "first" | "last" | "up" | "down" as where]:
            return _put(size, line, where)
        case ["up" | "down" as where, int(line)] if language.set("headings") & set(words(text)):
            return _put(size, line, where)
        case [int(line), str(where), int(other)] if where in BESIDE:
            return _beside(size, line, where, other)
        case ["swap", int(line), int(other)]:
            return _swapped(size, line, other)
    return None


def _said(text: str, language: Language) -> Sequence[int | str]:
    """What counts in a sentence: lines by number (-1: the last one) and where they are put."""
    small = language.set("little") | language.small | language.set("headings") | language.own
    small -= language.ordinals.keys()
    found: list[int | str] = []
    said, at = words(text), 0
    while at < len(said):
        word = said[at]
        place = language.sheet.at(said, at)
        number = int(word) if word.isdecimal() else language.numbers.get(word, language.ordinals.get(word, 0))
        if place is not None and place[1] in PLACES and (found or not number):
            found.append(place[1])
            at += place[0]
            continue
        if number:
            found.append(number)
        elif word not in small:
            return ()
        at += 1
    return found


def _put(size: int, line: int, where: str) -> list[int]:
    at = _place(size, line)
    to = {"first": 0, "last": size - 1}.get(where, at + STEPS.get(where, 0))
    rest = [n for n in range(size) if n != at]
    to = min(max(to, 0), size - 1)
    return [*rest[:to], at, *rest[to:]]


def _beside(size: int, line: int, where: str, other: int) -> list[int]:
    at, beside = _place(size, line), _place(size, other)
    rest = [n for n in range(size) if n != at]
    to = rest.index(beside) + BESIDE[where] if at != beside else at
    return [*rest[:to], at, *rest[to:]]


def _swapped(size: int, line: int, other: int) -> list[int]:
    places = list(range(size))
    one, two = _place(size, line), _place(size, other)
    places[one], places[two] = two, one
    return places


def _place(size: int, line: int) -> int:
    place = size - 1 if line < 0 else line - 1
    if not 0 <= place < size:
        raise IndexError(line)
    return place
