"""Events that are told as they are: what each of their data becomes in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.inwo.cards.vocabulary import ALIGNMENTS
from bot.games.inwo.play.sums import ALWAYS_FAILS, LEAST
from bot.games.inwo.say.phrases import face_name, face_names, whose
from bot.games.kit.phrases import plain
from bot.games.kit.words import Become, Telling

SEATS = ("seat", "other", "of", "giver", "taker", "winner", "loser", "at", "defender")
KNOWN = {"owned": "seat", "paired": "vice", "won": "winner", "lost": "loser"}
"""1 where there is such a player, or such a card."""
FACES = ("by", "host", "master", "target", "mate", "ticket", "president", "vice")


def _of(become: Callable[[Any], object]) -> Become:
    """What needs neither the view nor the other data."""
    return lambda view, value, data: become(value)


def _goods(faces: Sequence[int], hidden: int) -> tuple[object, ...] | Text:
    """What a side of a deal gives, as far as it is known."""
    unseen = (text("inwo-hidden-cards", count=hidden),) if hidden else ()
    return (*face_names(faces), *unseen) or text("inwo-none")


def _doomed(view: object, roll: Sequence[int] | int, data: Mapping[str, Any]) -> int:
    """1 for dice that would be enough, if they did not always fail (INW-095)."""
    return int(isinstance(roll, list) and ALWAYS_FAILS <= sum(roll) <= data.get("number", 0))


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
        "alignment": ("bit", _of(lambda bit: text("inwo-trait-name", trait=ALIGNMENTS[bit]))),
        "gives": ("give_cards", lambda view, cards, data: _goods(cards, data.get("give_cards_hidden", 0))),
        "gets": ("get_cards", lambda view, cards, data: _goods(cards, data.get("get_cards_hidden", 0))),
        "dice": ("roll", _of(lambda roll: tuple(map(str, roll)) if isinstance(roll, list) else ())),
        "rolled": ("roll", _of(lambda roll: int(bool(roll)))),
        "doomed": ("roll", _doomed),
        **{name: (datum, _of(lambda value: int(value >= 0))) for name, datum in KNOWN.items()},
        "returned": ("back", _of(len)),
        "weak": ("number", _of(lambda number: int(number < LEAST))),
        "from": ("defender", lambda view, seat, data: 1 if seat >= 0 else 2 * data.get("free", 0)),
    },
)
"""Registers events whose sentence needs nothing but their data."""


def each(key: str, **columns: Any) -> tuple[object, ...]:
    """A text for each row of a table that is given by its columns."""
    rows = zip(*columns.values(), strict=True)
    return tuple(text(key, **dict(zip(columns, row, strict=True))) for row in rows)
