"""Orders put into another order in words: 'put order 3 first', 'order 2 before order 1' (TSW-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bot.games.data import load_yaml
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.spelling import normal

STEPS: Mapping[str, int] = {"up": -1, "down": 1}
BESIDE: Mapping[str, int] = {"before": 0, "first": 0, "up": 0, "behind": 1}
"""Words behind which another line may stand: 'before 1', 'on top of 1', 'vor 1'."""


def sorted_anew(words: str, lexicon: Lexicon, language: str, size: int) -> list[int] | None:
    """The places of `size` lines (from 0) in the order that words put them into; None if they do nothing else
    than that. IndexError if there is no such line."""
    said = _said(words, lexicon, _words(language))
    match said:
        case [int(line), "first" | "last" | "up" | "down" as where]:
            return _put(size, line, where)
        case ["up" | "down" as where, int(line)] if lexicon.headings & set(normal(words).split()):
            return _put(size, line, where)
        case [int(line), str(where), int(other)] if where in BESIDE:
            return _beside(size, line, where, other)
        case ["swap", int(line), int(other)]:
            return _swapped(size, line, other)
    return None


def _said(words: str, lexicon: Lexicon, known: Mapping[str, frozenset[str]]) -> Sequence[int | str]:
    """What counts in a sentence: lines by number (-1: the last one) and where they are put."""
    small = known["little"] | lexicon.small | lexicon.articles | lexicon.possessives | lexicon.joints
    small = small - lexicon.ordinals.keys()
    found: list[int | str] = []
    for word in normal(words).split():
        where = next((name for name in known if name != "little" and word in known[name]), "")
        number = int(word) if word.isdecimal() else lexicon.numbers.get(word, lexicon.ordinals.get(word, 0))
        if found and where:
            found.append(where)
        elif number or where:
            found.append(number or where)
        elif word not in small and word not in lexicon.headings:
            return ()
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


@cache
def _words(language: str) -> Mapping[str, frozenset[str]]:
    plain = load_yaml("tsw", f"language/{language}")["sorting"]
    return {name: frozenset(normal(str(word)) for word in words) for name, words in plain.items()}
