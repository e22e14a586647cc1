"""One golden playthrough for every game and number of seats: what was decided and what everybody was told.

Read the changed files in review; `pytest --update tests/conformance/test_golden.py` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot import ROOT
from bot.engine.moves import CHANCE, HOST
from bot.engine.replay import begin
from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.trials.trial import Trial, play
from bot.ui.words.catalogue import Catalogue
from tests.conformance.test_every_game import LONG
from tests.support.copies import state_hash

LENGTH = 120
"""Moves that are told in full; of the rest only the end."""


def seats_of(game: Game) -> list[int]:
    """All numbers of seats of a game; where they are more than a dozen, a few that differ much."""
    least, most = game.rules.info.least, game.rules.info.most
    return list(range(least, most + 1)) if most <= 12 else [least, 5, 8, most]


LARGE = 12
"""A playthrough of more seats than these takes long."""
TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}", marks=[pytest.mark.slow] if seats > LARGE else [])
    for game in GAMES.values()
    for seats in seats_of(game)
]


def golden_file(game: Game, seats: int) -> Path:
    return ROOT / "tests" / "games" / game.key / "golden" / f"{seats}-seats.txt"


def playthrough(game: Game, seats: int, catalogue: Catalogue) -> str:
    """The game of seed 1 between both kinds of AI seats, as a spectator is told of it."""
    options = LONG.get(game.key, {})
    trial = play(game, seats, options, 1, ["heuristic", "random"])
    names = {seat: f"P{seat + 1}" for seat in range(seats)}
    kernel = begin(game.rules, seats, options)
    lines = [f"{game.key} {game.rules.info.version}, {seats} seats, {len(trial.log)} moves"]
    for number, (seat, move) in enumerate(trial.log):
        if number < LENGTH:
            who = {CHANCE: "dice", HOST: "table"}.get(seat) or names[seat]
            lines.append(f"{number:4} {who}: {' '.join(map(str, move))}")
        for event in kernel.submit(seat, move):
            told = game.words.happened(game.rules.view(kernel.s, None), event) if number < LENGTH else None
            if told is not None:
                lines.append(f"       {catalogue.format(told, names)}")
    return "\n".join([*lines, *_end(trial), f"hash {state_hash(kernel.s)}", ""])


def _end(trial: Trial) -> list[str]:
    result: dict[str, Any] = trial.kernel.s.result or {}
    return [f"{name}: {value}" for name, value in sorted(result.items())]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_game_goes_as_it_always_went(game: Game, seats: int, update: bool) -> None:
    file = golden_file(game, seats)
    now = playthrough(game, seats, Catalogue())
    if update:
        file.parent.mkdir(exist_ok=True)
        file.write_text(now, "utf-8")
    assert file.exists(), f"{file} is missing: run pytest --update"
    assert now == file.read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    expected = {golden_file(*param.values) for param in TABLES}
    assert set((ROOT / "tests" / "games").glob("*/golden/*.txt")) == expected
