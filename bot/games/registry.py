"""All games that the house can host, by their short names, and the one that is there to be read."""

from __future__ import annotations

from bot.games.contract import Game
from bot.games.illuminati.game import ILLUMINATI
from bot.games.illuminopoly.game import ILLUMINOPOLY
from bot.games.inwo.game import INWO
from bot.games.pebbles.game import PEBBLES
from bot.games.tsw.game import TSW

GAMES: dict[str, Game] = {game.key: game for game in (ILLUMINATI, ILLUMINOPOLY, TSW, INWO)}

EXAMPLES: dict[str, Game] = {PEBBLES.key: PEBBLES}
"""Games that no lobby lists: for the command line, the tests, and whoever writes a new game."""

PLAYABLE = GAMES | EXAMPLES
"""What the command line knows."""


def prepare() -> None:
    """Load what the games read letters by."""
    for game in GAMES.values():
        if game.reader is not None:
            game.reader.prepare()
