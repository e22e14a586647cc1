"""Events that are told as they are: what each of their data becomes in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.moves import text
from bot.games.inwo.say.phrases import face_name, face_names, whose
from bot.games.kit.phrases import plain
from bot.games.kit.words import Become, Telling

SEATS = ("seat", "other", "of", "giver", "taker", "winner", "loser", "at")
FACES = ("by", "host", "master", "target", "mate", "ticket", "president", "vice")


def _of(become: Callable[[Any], object]) -> Become:
    """What needs neither the view nor the other data."""
    return lambda view, value, data: become(value)


told = Telling(
    "inwo-told",
    {
        **{name: (name, _of(whose)) for name in SEATS},
        **{name: (name, _of(face_name)) for name in FACES},
        "card": ("face", _of(face_name)),
        "cards": ("faces", _of(face_names)),
        "back": ("back", _of(face_names)),
        "count": ("faces", _of(len)),
        "number": ("number", _of(plain)),
        "roll": ("roll", _of(lambda roll: roll if isinstance(roll, int) else sum(roll))),
        "trait": ("trait", _of(lambda word: text("inwo-trait-name", trait=word))),
        "own": ("faces", lambda view, value, data: 1),
    },
)
"""Registers events whose sentence needs nothing but their data."""


def each(key: str, **columns: Any) -> tuple[object, ...]:
    """A text for each row of a table that is given by its columns."""
    rows = zip(*columns.values(), strict=True)
    return tuple(text(key, **dict(zip(columns, row, strict=True))) for row in rows)
