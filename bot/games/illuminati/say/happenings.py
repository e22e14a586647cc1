"""Events that are told as they are: what each of their data becomes in a sentence."""

from __future__ import annotations

from bot.games.illuminati.say.phrases import name, names
from bot.games.illuminati.say.phrases import whose as player
from bot.games.kit.words import Telling

told = Telling(
    "ill-event",
    {
        **{key: (key, lambda view, seat, data: player(seat)) for key in ("seat", "other", "giver", "taker")},
        **{key: (key, lambda view, card, data: name(card)) for key in ("card", "target", "master", "to")},
        "cards": ("cards", lambda view, cards, data: names(cards)),
        "count": ("cards", lambda view, cards, data: len(cards)),
    },
)
"""Registers events whose sentence needs nothing but their data."""
