"""Orders put into another order in words: 'put order 3 first', 'order 2 before order 1' (TSW-14)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.reading.language import Language
from bot.games.tsw.reading.tokens import words

STEPS = {"up": -1, "down": 1}
BESIDE = {"before": 0, "first": 0, "up": 0, "behind": 1}
"""Words behind which another line may stand: 'before 1', 'on top of 1', 'vor 1'."""
PLACES = frozenset({"last", "swap", *STEPS, *BESIDE})


def sorted_anew(text: str, language: Language, size: int) -> list[int] | None:
    """The places of `size` lines (from 0) in the order that words put them into; None if they do nothing else
    than that. IndexError if there is no such line."""
    places = list(range(size))
    match _said(text, language):
        case ["swap", int(line), int(other)]:
            at, to = _at(places, line), _at(places, other)
            places[at], places[to] = places[to], places[at]
            return places
        case [int(line), ("first" | "last" | "up" | "down") as where]:
            at = _at(places, line)
            to = {"first": 0, "last": size - 1}.get(where, at + STEPS.get(where, 0))
        case [("up" | "down") as where, int(line)] if language.set("headings") & set(words(text)):
            at = _at(places, line)
            to = at + STEPS[where]
        case [int(line), str(where), int(other)] if where in BESIDE:
            at, beside = _at(places, line), _at(places, other)
            to = beside + (BESIDE[where] if at != beside else 0) - (at < beside)
        case _:
            return None
    places.insert(min(max(to, 0), size - 1), places.pop(at))
    return places


def _said(text: str, language: Language) -> Sequence[int | str]:
    """What counts in a sentence: lines by number (-1: the last one) and where they are put."""
    small = language.set("little") | language.small | language.set("headings") | language.set("own")
    small -= language.ordinals.keys()
    found: list[int | str] = []
    said, at = words(text), 0
    while at < len(said):
        word = said[at]
        place = language.phrases("sheet").at(said, at)
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


def _at(places: Sequence[int], line: int) -> int:
    """The place of a line; IndexError if there is none."""
    return places[line if line < 0 else line - 1 if line else len(places)]
