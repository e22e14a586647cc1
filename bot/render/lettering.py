"""Fitting words into boxes: wrap, shrink, break long words, cut with an ellipsis - in this order."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache, partial
from unicodedata import category

from bot.render.writing import length, readable
from bot.scene.scene import Face, Label

LEADING = 1.12
"""Distance of two baselines in sizes of the letters."""
_WIDE = "\u2e80-\u303f\u3040-\u31ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\U00020000-\U0003ffff"
_WORD = re.compile(rf"\s*(?:[{_WIDE}]|[^\s{_WIDE}]+)")
"""What stays together in a line, with the space before it; East Asian lines may end after any sign."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """Words as they will be drawn: their size in pixels, their lines, and whether some had to be cut off."""

    size: int
    lines: tuple[str, ...]
    cut: bool


def fit(label: Label, scale: float = 1.0, growth: float = 1.0) -> Fitted:
    """How `label` is set in a picture of `scale`; letters may become `growth` times as large as it asks."""
    return _fit(
        readable(label.text),
        label.face,
        label.bold,
        round(label.width * scale),
        round(label.height * scale),
        max(1, round(label.size * scale * growth)),
        max(1, round(label.least * scale)),
        label.lines,
    )


@lru_cache(maxsize=8192)
def _fit(
    words: str, face: Face, bold: bool, width: int, height: int, size: int, least: int, most_lines: int
) -> Fitted:
    for tried in range(max(size, least), least - 1, -1):
        room = _room(height, tried, most_lines)
        lines = _wrap(words, face, bold, width, tried, breaking=False)
        if lines is not None and len(lines) <= room:
            return Fitted(tried, tuple(lines), cut=False)
    room = _room(height, least, most_lines)
    lines = _wrap(words, face, bold, width, least, breaking=True) or []
    if len(lines) <= room:
        return Fitted(least, tuple(lines), cut=False)
    last = _shorten(" ".join(lines[room - 1 :]), face, bold, width, least)
    return Fitted(least, (*lines[: room - 1], last), cut=True)


def _room(height: int, size: int, most_lines: int) -> int:
    """How many lines fit; always at least one."""
    return max(1, min(most_lines, int((height + size * (LEADING - 1)) // (size * LEADING))))


def _wrap(words: str, face: Face, bold: bool, width: int, size: int, breaking: bool) -> list[str] | None:
    """The lines of `words`; None if a word is too long and may not be broken."""
    measure = partial(length, face=face, bold=bold, size=size)
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for spaced in _WORD.findall(" ".join(paragraph.split())):
            word = spaced.lstrip()
            longer = line + spaced if line else word
            if measure(longer) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            while measure(word) > width:
                if not breaking:
                    return None
                end = _break(word, face, bold, width, size)
                lines.append(word[:end] + _hyphen(word[:end]))
                word = word[end:]
            line = word
        lines.append(line)
    return lines


def _hyphen(part: str) -> str:
    """What shows that a word goes on in the next line: nothing in writing without capital letters."""
    return "" if part[-1] in "-/" or category(part[-1]) in ("Lo", "Mn", "Mc") else "-"


_VOWELS = frozenset("aeiouyäöüıаеёиоуыэюяAEIOUY")
_ONSETS = frozenset(f"{first}{second}" for first in "bcfgp" for second in "lr") | frozenset(
    ("ch", "dr", "ph", "sc", "sh", "sl", "sp", "st", "th", "tr")
)


def _break(word: str, face: Face, bold: bool, width: int, size: int) -> int:
    """After how many letters a long word is broken: after a hyphen or stroke, else between syllables."""
    measure = partial(length, face=face, bold=bold, size=size)
    end = max((n for n in range(1, len(word)) if measure(word[:n] + "-") <= width), default=1)
    natural = max(word.rfind("-", 0, end), word.rfind("/", 0, end)) + 1
    if natural:
        return natural
    end = max(1, min(end, len(word) - 3))
    return next((n for n in range(end, 2, -1) if _between_syllables(word, n)), end)


def _between_syllables(word: str, n: int) -> bool:
    """Whether a syllable may begin with letter `n`: one consonant, or two that go together, and a vowel."""
    before, first, second = word[n - 1], word[n], word[n + 1]
    if first in _VOWELS or before + first in _ONSETS:
        return False
    return second in _VOWELS or first + second in _ONSETS


def _shorten(words: str, face: Face, bold: bool, width: int, size: int) -> str:
    measure = partial(length, face=face, bold=bold, size=size)
    kept = words
    while kept and measure(kept + "…") > width:
        kept = kept[:-1]
    return kept.rstrip(" -,") + "…"
