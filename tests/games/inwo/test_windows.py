"""How often seats are called outside of their own turn, where people are careful: they hold whatever touches
them and could be answered, and look at it before they pass."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine.moves import Ask, Draw, Move
from bot.engine.pauses import HOLD
from bot.games.inwo.game import INWO
from bot.games.inwo.minds.players import HeuristicPlayer
from bot.trials.prompts import figures, prompts
from bot.trials.trial import play


class CautiousPlayer(HeuristicPlayer):
    """Answers as a normal AI does; it holds where it is concerned and has something that it could do."""

    def volunteer(self, view: Any, ask: Ask, draw: Draw) -> Move | None:
        answer = super().volunteer(view, ask, draw)
        concerned = view.pause is not None and view.seat in view.pause.touched
        able = any(choice[0] in ("play", "use", "oppose", "agents") for choice in ask.choices)
        if answer is None and concerned and able and HOLD in ask.choices:
            return HOLD
        return answer


def measure(seeds: Sequence[int]) -> dict[str, Any]:
    game = dataclasses.replace(INWO, players={"cautious": CautiousPlayer})
    trials = [play(game, 4, {}, seed, ["cautious"]) for seed in seeds]
    assert all(trial.finished for trial in trials)
    return figures([found for trial in trials if (found := prompts(trial)) is not None])


def test_careful_seats_are_seldom_called_outside_of_their_own_turn() -> None:
    found = measure(range(2))
    assert found["own_per_turn"] > 3
    assert found["others_per_round"]["median"] <= 4
    assert found["pauses_per_turn"]["median"] <= 12


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_careful_seats_are_seldom_called_over_sixty_games() -> None:
    found = measure(range(60))
    assert found["others_per_round"]["median"] <= 4
    assert found["others_per_round"]["95%"] <= 9
    assert found["pauses_per_turn"]["95%"] <= 12
