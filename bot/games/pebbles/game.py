"""Pebbles as one record for the registry."""

from __future__ import annotations

from bot.games.contract import Game
from bot.games.pebbles.draw.scene import PICTURES
from bot.games.pebbles.minds.players import PLAYERS
from bot.games.pebbles.minds.standing import STANDING
from bot.games.pebbles.rules import RULES
from bot.games.pebbles.say.words import WORDS

PEBBLES = Game(RULES, WORDS, PICTURES, PLAYERS, "pebbles/RULES.md", STANDING)
