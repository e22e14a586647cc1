"""The phrase bank: a line of a report or of the paper becomes a sentence in the table's tone (TSW-81).

Which of a key's phrases is taken is part of the line, so that a line always reads the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from bot.games.data import load_yaml

TONES = ("pulp", "dry", "paranoid")
SCALES = {
    "power": "power",
    "resistance": "resistance",
    "toughness": "toughness",
    "zeal": "zeal",
    "difficulty": "difficulty",
}
"""Arguments that are words of a scale, and of which."""
CUSTOM = "custom"
CODA_EVERY = 3


@cache
def bank(tone: str) -> Mapping[str, Any]:
    """All phrases, scales and codas of a tone."""
    found: Mapping[str, Any] = load_yaml("tsw", f"phrases/{tone}")
    return found


def say(line: Sequence[Any], tone: str) -> str:
    """The sentence of a line."""
    key, variant, args = line
    if key == CUSTOM:
        return str(args["text"])
    material = bank(tone)
    choices = material["phrases"][key]
    words = {name: _word(material, name, value) for name, value in args.items()}
    return str(choices[variant % len(choices)]).format_map(words)


def coda(line: Sequence[Any], place: int, tone: str) -> str:
    """What now and then follows a line of a report; '' for most of them."""
    codas = bank(tone)["codas"]
    return str(codas[(line[1] + place) % len(codas)]) if place % CODA_EVERY == CODA_EVERY - 1 else ""


def scale(name: str, number: int, tone: str) -> str:
    """A word of a scale; '' if it has not been told."""
    return str(bank(tone)["scales"][name][number]) if number >= 0 else ""


def _word(material: Mapping[str, Any], name: str, value: object) -> object:
    if name in SCALES and isinstance(value, int):
        return material["scales"][SCALES[name]][value]
    if name == "kind" and value in material["kinds"]:
        return material["kinds"][value]
    return value
