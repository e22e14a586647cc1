"""All games that the house can host, by their short names."""

from __future__ import annotations

from bot.games.contract import Game
from bot.games.illuminati.game import ILLUMINATI
from bot.games.illuminopoly.game import ILLUMINOPOLY
from bot.games.tsw.game import TSW

GAMES: dict[str, Game] = {game.key: game for game in (ILLUMINATI, ILLUMINOPOLY, TSW)}
