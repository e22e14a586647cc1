"""INWO as one record for the registry."""

from __future__ import annotations

from bot.games.contract import Game
from bot.games.inwo.decks.sheets import DECKS
from bot.games.inwo.draw.scene import PICTURES
from bot.games.inwo.minds.ease import EASE
from bot.games.inwo.minds.pauses import STOPS, pauses
from bot.games.inwo.minds.players import PLAYERS
from bot.games.inwo.minds.standing import STANDING
from bot.games.inwo.rules import RULES
from bot.games.inwo.say.words import WORDS

LETTERS = frozenset({"offer-made", "offer-ended"})

INWO = Game(
    RULES,
    WORDS,
    PICTURES,
    PLAYERS,
    "inwo/RULES.md",
    STANDING,
    letters=LETTERS,
    ease=EASE,
    sheets=DECKS,
    pauses=pauses,
    stops=STOPS,
)
