"""The last roll of an election: candidate by candidate, open to whatever turns dice (ELE-10)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.minds.pauses import pauses
from bot.games.inwo.minds.players import HeuristicPlayer
from tests.games.inwo.elections.campaign import campaign, nominated, offices
from tests.support.inwo import Game

MAYOR, AUNT = "mayor-bunting", "aunt-agatha-smith"
WON = {MAYOR: (MAYOR, AUNT), AUNT: (AUNT, MAYOR)}


def tied(play: dict[int, str] | None = None, **more: object) -> Game:
    """Mayor Bunting, of Seat 0, and Aunt Agatha Smith, of Seat 1, are tied, and nobody has voted."""
    game = nominated(campaign(2, {0: MAYOR, 1: AUNT, **(play or {})}, **more), MAYOR, AUNT)
    game.seat(0).does("mate", AUNT).seat(1).does("mate", MAYOR)
    game.seat(0).does("declared").seat(1).does("declared")
    return game.host("lapse").seat(0).does("abstain").seat(1).does("abstain")


@pytest.mark.rule("ELE-10")
def test_each_candidate_rolls_and_equals_roll_again() -> None:
    game = tied().rolls(2, 2).told("candidate-rolled", face=FACES.face(MAYOR), seat=0, roll=[2, 2])
    game.rolls(1, 3).told("rolled-off", rolls=[4, 4]).rolls(1, 1)
    game.rolls(1, 2).told("rolled-off", rolls=[2, 3])
    assert offices(game) == WON[AUNT]
    game.idle()


@pytest.mark.rule("ELE-10")
@pytest.mark.card("murphys-law", "bribery")
def test_a_roll_is_set_to_twelve_or_to_two() -> None:
    """Twelve is the best roll here, two the worst: one's own is turned up, or that of the other down."""
    game = tied(hands={0: "murphys-law"}).rolls(1, 1).seat(0).plays("murphys-law").rolls(5, 6)
    game.told("rolled-off", rolls=[12, 11]).expect("murphys-law", zone="discards")
    assert offices(game) == WON[MAYOR]
    game = tied(hands={1: "bribery"}).rolls(6, 6).seat(1).plays("bribery").rolls(1, 2)
    assert offices(game) == WON[AUNT]
    game = tied(hands={1: "bribery"}, spent="1").rolls(6, 6).seat(1).may_not("bribery")


@pytest.mark.rule("ELE-10")
@pytest.mark.card("computer-virus", "w-i-t-c-h")
def test_a_roll_is_shifted_up_or_down() -> None:
    game = tied({1: f"{AUNT} hackers"}, hands={1: "computer-virus"}).rolls(4, 4).rolls(3, 4)
    game.seat(1).plays("computer-virus").does("mode", "up").settle()
    game.told("rolled-off", rolls=[8, 9])
    assert offices(game) == WON[AUNT]
    game = tied({0: f"{MAYOR} w-i-t-c-h"}).rolls(4, 4).rolls(4, 5).seat(0).uses("w-i-t-c-h")
    game.does("mode", "down").settle().told("rolled-off", rolls=[8, 8])


@pytest.mark.rule("ELE-10")
@pytest.mark.card("fnord", "time-warp")
def test_a_roll_is_thrown_again_by_whoever_made_it_alone() -> None:
    """No roll of an election succeeds or fails: Time Warp has nothing to answer."""
    more = {"hands": {0: "fnord texas japan", 1: "time-warp"}}
    game = tied(**more).rolls(1, 1)
    game.seat(1).may_not("time-warp").seat(0).plays("fnord").rolls(5, 5).rolls(4, 5)
    game.settle().told("rolled-off", rolls=[10, 9])
    assert offices(game) == WON[MAYOR]
    game = tied(hands={1: "fnord texas japan"}).rolls(1, 1).seat(1).may_not("fnord")


def test_an_ai_seat_turns_the_dice_for_its_own_candidate_and_stops_a_rivals_action() -> None:
    def wish(game: Game, seat: int) -> Move | None:
        return HeuristicPlayer().volunteer(game.sees(seat), game.ask_of(seat), lambda n: 0)

    game = tied(hands={0: "murphys-law", 1: "murphys-law"}).rolls(1, 1)
    assert (wish(game, 0) or ("",))[0] == "play"
    assert wish(game, 1) is None, "not for somebody else's"
    game = nominated(campaign(2, {0: f"{MAYOR} big-media", 1: AUNT}, resources={1: "bigfoot"}), MAYOR, AUNT)
    game.seat(0).does("mate", AUNT).seat(1).does("mate", MAYOR).seat(0).does("act", 0, "big-media")
    assert (wish(game, 1) or ("",))[0] == "use"


def test_all_whose_candidates_roll_are_concerned_and_an_action_waits_for_nobody_at_leisure() -> None:
    pause = pauses(tied(hands={0: "murphys-law", 1: "bribery"}).rolls(1, 1).sees(None))
    assert (pause.touched, pause.minor, pause.moment) == (frozenset({0, 1}), False, "roll-lies")
    game = nominated(campaign(2, {0: f"{MAYOR} big-media", 1: AUNT}, resources={1: "bigfoot"}), MAYOR, AUNT)
    game.seat(0).does("mate", AUNT).seat(1).does("mate", MAYOR).seat(0).does("act", 0, "big-media")
    pause = pauses(game.sees(None))
    assert (pause.by, pause.minor, pause.moment, pause.seats) == (0, True, "acting", (1,))
