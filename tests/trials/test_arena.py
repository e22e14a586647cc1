"""The arena: levels go round the seats, and what is counted is what was played."""

from __future__ import annotations

import json

import pytest

from bot.games.registry import PLAYABLE
from bot.trials.arena import Match, below, contest, interval
from tests.support.command import command


def test_levels_go_round_the_seats_and_every_win_is_counted_once() -> None:
    found = contest(Match(PLAYABLE["pebbles"], ("heuristic", "random", "random"), 3, 12, 7, {"pile": 60}))
    assert found["unfinished"] == []
    wins = found["wins"]
    assert (wins["heuristic"]["seats"], wins["random"]["seats"]) == (12, 24)
    assert sum(level["wins"] for level in wins.values()) >= 12
    assert found["moves"]["heuristic"].keys() <= found["moves"]["random"].keys()


def test_factions_lengths_and_eliminations_come_from_what_everybody_sees() -> None:
    found = contest(Match(PLAYABLE["illuminati"], ("random",), 3, 2, 7, {"last_turn": 40}))
    assert sum(faction["seats"] for faction in found["wins_by_faction"].values()) == 6
    assert 0 < found["length"]["median"] <= found["length"]["longest"] <= 40
    assert found["turn_ms"]["longest"] == 0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 20, 0.0, 0.161), (50, 100, 0.404, 0.596), (5, 5, 0.566, 1.0)]
)
def test_the_interval_is_the_one_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.001)


def test_what_a_share_does_not_exceed() -> None:
    assert below(range(1, 101), 0.95) == 96
    assert below([], 0.5) == 0


def test_the_command_prints_one_object_and_knows_its_levels() -> None:
    words = ("arena", "--game", "pebbles", "--seats", "3", "--games", "2")
    done = command(*words, "--levels", "heuristic,random", "--json")
    assert done.exit_code == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["levels"] == "heuristic,random"
    wrong = command(*words, "--levels", "clever")
    assert wrong.exit_code == 2
    assert "heuristic" in wrong.stderr
