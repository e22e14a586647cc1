"""All games that the house can host, by their short names, and the one that is there to be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from bot.games.contract import Game


class Shelf(Mapping[str, Game]):
    """Games by their short names. Each is loaded when it is first taken down: the record in capitals of
    `bot/games/NAME/game.py`."""

    def __init__(self, *names: str) -> None:
        self._names = names

    def __getitem__(self, name: str) -> Game:
        if name not in self._names:
            raise KeyError(name)
        found: Game = getattr(import_module(f"bot.games.{name}.game"), name.upper())
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names


GAMES = Shelf("illuminati", "illuminopoly", "tsw", "inwo")


def load() -> None:
    """Take all games down, so that the first click on each finds it loaded."""
    for name in GAMES:
        GAMES[name]


EXAMPLES = Shelf("pebbles")
"""Games that no lobby lists: for the command line, the tests, and whoever writes a new game."""

PLAYABLE = Shelf(*GAMES, *EXAMPLES)
"""What the command line knows."""
