"""The game that is there to be copied keeps what every game must keep, and no lobby lists it."""

import pytest

from bot.games.registry import EXAMPLES, GAMES
from bot.trials.simulate import Order, simulate


@pytest.mark.rule("PEB-01", "PEB-02", "PEB-03", "PEB-04", "PEB-05", "PEB-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_every_promise(seats: int) -> None:
    figures = simulate(Order("pebbles", seats, 12, 7, ("heuristic", "random"), {"pile": 60}, check=True), 1)
    assert figures["finished"] == 12
    assert (figures["violations"], figures["dual_run_mismatches"], figures["leaks"]) == (0, 0, 0)
    assert figures["faults"] == []


def test_no_lobby_lists_it() -> None:
    assert EXAMPLES.keys().isdisjoint(GAMES)
