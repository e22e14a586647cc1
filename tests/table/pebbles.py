"""Pebbles for the table's tests: the real game, with AI seats that fail or cheat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.engine.moves import Move
from bot.games.contract import Game
from bot.games.pebbles.game import PEBBLES
from bot.games.pebbles.minds.players import RandomPlayer
from bot.games.pebbles.play.state import Pebbles
from bot.games.pebbles.rules import PebbleRules

__all__ = ["PebbleRules", "Pebbles", "RandomPlayer", "game"]


class FailingPlayer(RandomPlayer):
    def choose(self, view: Any, ask: Any, draw: Any) -> Move:
        raise RuntimeError("a defect of this AI")


class CheatingPlayer(RandomPlayer):
    def choose(self, view: Any, ask: Any, draw: Any) -> Move:
        return ("take", 1000)


def game(version: str = "1", rules: PebbleRules | None = None) -> Game:
    """The game, under rules of that version or under `rules`."""
    players = {**PEBBLES.players, "failing": FailingPlayer, "cheating": CheatingPlayer}
    return replace(PEBBLES, rules=rules or PebbleRules(version), players=players)
