"""Ready-made decks in whole games of AI seats."""

from __future__ import annotations

import pytest

from bot.games.inwo.decks.piles import SHEETS
from bot.games.inwo.decks.ready import READY
from bot.games.registry import GAMES
from bot.trials.trial import play

INWO = GAMES["inwo"]
NAMES = list(READY)


def winners(decks: list[str], seed: int) -> list[int]:
    """Who wins with these decks."""
    options = INWO.rules.info.settle({}) | {SHEETS: decks}
    trial = play(INWO, len(decks), options, seed, ("heuristic",))
    assert trial.finished
    winners: list[int] = (trial.kernel.s.result or {})["winners"]
    return winners


def test_a_first_game_is_played_to_its_end() -> None:
    assert winners([name for name in NAMES if READY[name].first], 3)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_ready_made_deck_plays_to_a_regular_end(name: str) -> None:
    place = NAMES.index(name)
    decks = [NAMES[(place + 11 * step) % len(NAMES)] for step in range(4)]
    winners(decks, 1000 + place)
