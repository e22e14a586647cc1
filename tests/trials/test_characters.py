"""Characters are seen in play: figures of many games by the character of the seat. Slow."""

from __future__ import annotations

import dataclasses
import sys
from collections import Counter, defaultdict
from typing import Any

import pytest

from bot.engine.moves import Ask, Draw, Move
from bot.games.contract import Game, Player
from bot.games.illuminati.game import ILLUMINATI
from bot.games.illuminati.minds.value import temper_of as illuminati_temper
from bot.games.illuminopoly.game import ILLUMINOPOLY
from bot.games.illuminopoly.minds.value import temper_of as illuminopoly_temper
from bot.trials.trial import play

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]
GAMES = 50
Figures = defaultdict[str, Counter[str]]
"""By character: what its seats did, how often or how much."""


class Observed:
    """A normal seat of which it is noted what it does."""

    blind = False

    def __init__(self, player: Player, found: Figures, temper: Any) -> None:
        self.player = player
        self.found = found
        self.temper = temper

    def choose(self, view: Any, ask: Ask, draw: Draw) -> Move:
        move = self.player.choose(view, ask, draw)
        self._note(view, ask, move)
        return move

    def volunteer(self, view: Any, ask: Ask, draw: Draw) -> Move | None:
        move = self.player.volunteer(view, ask, draw)
        if move is not None:
            self._note(view, ask, move)
        return move

    def _note(self, view: Any, ask: Ask, move: Move) -> None:
        of = self.found[self.temper(view).name]
        of[str(move[0])] += 1
        if move[0] == "end":
            of["MB at home"] += view.seats[ask.seat].structure[0].money or 0
        attack = getattr(view, "attack", None)
        if move[0] == "spend" and attack is not None and ask.seat not in (attack.attacker, attack.defender):
            of["MB for and against others"] += int(move[3])


def observed(game: Game, temper: Any, options: dict[str, Any]) -> Figures:
    """What the characters did in many games of four normal seats."""
    found: Figures = defaultdict(Counter)
    normal = game.players["heuristic"]
    watched = dataclasses.replace(game, players={"seen": lambda: Observed(normal(), found, temper)})
    for seed in range(300, 300 + GAMES):
        play(watched, 4, options, seed, ("seen",))
    sys.stdout.write(f"{game.key}: { {name: dict(of) for name, of in found.items()} }\n")
    return found


def taken(of: Counter[str]) -> float:
    """How many of the offers that it answered were accepted."""
    return of["accept"] / (of["accept"] + of["decline"])


def test_characters_of_illuminati() -> None:
    found = observed(ILLUMINATI, illuminati_temper, {})
    assert found.keys() == {"greedy", "vengeful", "cautious", "chaotic"}

    def a_turn(name: str, what: str) -> float:
        return found[name][what] / found[name]["end"]

    kept = {name: a_turn(name, "MB at home") for name in found}
    assert max(kept, key=lambda name: kept[name]) == "cautious"
    assert kept["cautious"] > 1.2 * kept["greedy"]
    meddled = {name: a_turn(name, "MB for and against others") for name in found}
    assert max(meddled, key=lambda name: meddled[name]) == "vengeful"
    assert taken(found["greedy"]) > taken(found["cautious"])


def test_characters_of_illuminopoly() -> None:
    found = observed(ILLUMINOPOLY, illuminopoly_temper, {"pick": "draw"})

    def a_turn(name: str, what: str) -> float:
        return found[name][what] / found[name]["roll"]

    assert a_turn("greedy", "takeover") > a_turn("cautious", "takeover")
    assert taken(found["greedy"]) > taken(found["cautious"])
