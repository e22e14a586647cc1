"""What AI seats must be good for at least: strength, length, balance, speed, and that they use every kind of
move. Slow: hundreds of whole games."""

from __future__ import annotations

import dataclasses
import sys
from typing import Any

import pytest

from bot.engine.moves import PASS, Ask, Draw, Move, Open, Range
from bot.games.contract import Game
from bot.games.illuminati.game import ILLUMINATI
from bot.games.illuminati.minds.ai import HeuristicPlayer as IlluminatiPlayer
from bot.games.illuminopoly.game import ILLUMINOPOLY
from bot.games.illuminopoly.minds.ai import HeuristicPlayer as IllumPlayer
from bot.trials.arena import Match, contest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]
DRAWN = {"pick": "draw"}
NORMAL = "heuristic"
RARE = {
    "illuminati": {
        "break",  # two specials against privilege: hands are small
        "call-off", "drop",  # what was decided on is carried out, and a group in the hand is worth more
        "counter", "look", "lose", "revive",  # the special or the Lasers must be there, and the moment
        "withdraw",  # offers are answered at once
        "hang", "let-go", "lift", "oust",  # where nothing has a place, or somebody lifts by hand
    },
    "illuminopoly": {
        "abandon", "build-off", "clear",  # rubble, and houses that two want at once
        "auction", "bid", "buy-off", "keep", "sell-permit",  # when an owner falls, or houses run out
        "halt", "seize", "spare", "unbuild",  # seldom wanted
        "done", "lift", "place", "restore",  # by hand, what "auto" does
        "foreclose", "revert",  # a loan that fails; what others took from the Bank
        "obey",  # to pay what one may ignore
        "promise",  # words, which bind nobody
        "stop", "walk-on",  # to go no further, or to leave what is wrong as it is
    },
}  # fmt: skip
"""Kinds of moves that AI seats may leave out in so few games, and why."""


class SixAlways(IlluminatiPlayer):
    """Spends 6 MB once in each of its attacks."""

    def choose(self, view: Any, ask: Ask, draw: Draw) -> Move:
        if ask.frame != "spending" or view.attack.attacker != view.seat:
            return super().choose(view, ask, draw)
        paid = any(seat == view.seat for seat, *_ in view.attack.spent)
        return PASS if paid else _constant(ask, "spend", 6)


class QuarterThousand(IllumPlayer):
    """Writes $250 for each of its attacks."""

    def choose(self, view: Any, ask: Ask, draw: Draw) -> Move:
        if ask.frame != "Spending" or view.contest.actor != view.seat:
            return super().choose(view, ask, draw)
        return _constant(ask, "for", 250)


def _constant(ask: Ask, verb: str, amount: int) -> Move:
    for choice in ask.choices:
        if isinstance(choice, Open) and choice.prefix[0] == verb and isinstance(choice.shape, Range):
            return (*choice.prefix, max(choice.shape.least, min(amount, choice.shape.most)))
    return PASS


GAMES = [pytest.param(ILLUMINATI, {}, id="illuminati"), pytest.param(ILLUMINOPOLY, DRAWN, id="illuminopoly")]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_random_play_never_beats_three_normal_seats(game: Game, options: dict[str, Any]) -> None:
    found = contest(Match(game, ("random", NORMAL, NORMAL, NORMAL), 4, 25, 2000, options))
    assert found["wins"]["random"]["wins"] == 0


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_an_easy_seat_is_easier_to_beat(game: Game, options: dict[str, Any]) -> None:
    found = contest(Match(game, ("easy", NORMAL), 4, 30, 2200, options))
    assert found["wins"][NORMAL]["wins"] > 1.5 * found["wins"]["easy"]["wins"]


@pytest.mark.parametrize(
    ("game", "options", "player"),
    [
        pytest.param(ILLUMINATI, {}, SixAlways, id="illuminati"),
        pytest.param(ILLUMINOPOLY, DRAWN, QuarterThousand, id="illuminopoly"),
    ],
)
def test_who_always_bids_the_same_gains_nothing(game: Game, options: dict[str, Any], player: Any) -> None:
    with_it = dataclasses.replace(game, players={**game.players, "constant": player})
    found = contest(Match(with_it, ("constant", NORMAL, NORMAL, NORMAL), 4, 40, 3000, options))
    assert found["wins"]["constant"]["share"] <= 0.25


@pytest.mark.parametrize(
    ("game", "options", "games", "soon", "longest"),
    [
        pytest.param(ILLUMINATI, {}, 100, 35, 75, id="illuminati"),
        pytest.param(ILLUMINOPOLY, DRAWN, 80, 45, 120, id="illuminopoly"),
    ],
)
def test_games_of_normal_seats_are_lively_fair_and_over_in_time(
    game: Game, options: dict[str, Any], games: int, soon: int, longest: int
) -> None:
    found = contest(Match(game, (NORMAL,), 4, games, 5000, options))
    never = sorted(_kinds(game) - found["moves"][NORMAL].keys())
    sys.stdout.write(f"{ {**found, 'never used': never} }\n")
    assert found["unfinished"] == []
    assert found["length"]["95%"] <= soon
    assert found["length"]["longest"] <= longest
    assert found["turn_ms"]["99%"] <= 150
    assert found["deals"][NORMAL] >= 10
    assert found["eliminations_per_game"] <= 0.5
    assert set(never) <= RARE[game.key]
    for name, faction in found["wins_by_faction"].items():
        least, most = faction["95%"]
        assert least <= 2.5 * faction["fair"], name
        assert most >= 0.2 * faction["fair"], name


def _kinds(game: Game) -> set[str]:
    """The verbs that seats playing at random find in a few games."""
    found = contest(Match(game, ("random",), 4, 6, 40, {"last_turn": 80} if game is ILLUMINATI else DRAWN))
    return set(found["moves"]["random"])
