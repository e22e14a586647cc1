"""Dice that a card asks for can be turned and thrown again as any others (R-116)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.moves import HOST
from bot.games.inwo.minds.pauses import pauses
from tests.support.inwo import Game, given

GOLD: dict[str, Any] = {
    "play": {0: "flat-earthers texas>japan france canada", 1: "mi-5"},
    "decks": {0: "hoax clone jake-day jihad hoax clone texas japan"},
}
"""Whoever rolls 4 or less draws so many Plots."""


def digging(hands: dict[int, str], **position: Any) -> Game:
    """The Flat Earthers are about to roll."""
    return given(**GOLD, hands=hands, **position).seat(0).plays("flat-earthers", verb="use").gathers()


@pytest.mark.card("fnord", "time-warp")
@pytest.mark.rule("INW-141")
def test_fnord_repeats_any_roll_of_ones_own() -> None:
    game = digging({0: "fnord"}).rolls(6, 6).seat(0).plays("fnord").settle()
    game.told("dice-again").rolls(1, 1).settle().expect(
        0, plots=["hoax", "clone"], group_deck=["japan"]
    ).idle()
    game = digging({0: "fnord", 1: "fnord time-warp italy brazil"}).rolls(1, 1).seat(1)
    game.may_not("fnord").may_not("time-warp")
    game = digging({0: "fnord", 1: "bribery"}).rolls(6, 6).seat(0).plays("fnord").settle()
    game.rolls(5, 5).seat(1).plays("bribery").settle().expect(0, plots=["hoax", "clone"]).idle()


@pytest.mark.card("bribery", "murphys-law", "computer-virus", "w-i-t-c-h")
@pytest.mark.rule("INW-141")
def test_the_dice_of_a_card_are_turned() -> None:
    game = digging({0: "bribery"}).rolls(6, 6).seat(0).plays("bribery").settle()
    game.told("dice-turned", roll=2).expect(0, plots=["hoax", "clone"], tokens=0).idle()
    game = digging({1: "murphys-law"}).rolls(1, 1).seat(1).plays("murphys-law").settle()
    game.told("dice-turned", roll=12).expect(0, plots=[]).expect(1, tokens=0).idle()
    witches = {**GOLD, "play": {0: "flat-earthers texas>japan france canada", 1: "hackers w-i-t-c-h"}}
    game = given(**witches, hands={1: "computer-virus"}).seat(0).plays("flat-earthers", verb="use").gathers()
    game.rolls(2, 2).seat(1).plays("computer-virus", using="hackers").does("mode", "up").settle()
    game.expect(0, plots=[]).expect("hackers", tokens=0).idle()
    game = given(**witches).seat(0).plays("flat-earthers", verb="use").gathers().rolls(2, 2).seat(1)
    game.uses("w-i-t-c-h").does("mode", "up").settle().told("dice-turned", roll=5).expect(0, plots=[]).idle()


@pytest.mark.card("suicide-squad", "bribery", "murphys-law")
def test_one_die_shows_no_more_than_six() -> None:
    squad: dict[str, Any] = {
        "play": {0: "texas", 1: "mi-5"},
        "resources": {0: "suicide-squad", 1: "crystal-skull"},
    }
    for card, mine, theirs in (("bribery", [], []), ("murphys-law", [], ["crystal-skull"])):
        game = given(**squad, hands={1: card}).seat(0).uses("suicide-squad", on="crystal-skull").gathers()
        game.rolls(1).seat(1).plays(card).settle().told("dice-turned", roll=2 if card == "bribery" else 6)
        game.expect(0, resources=mine).expect(1, resources=theirs, tokens=0).idle()
    game = given(**squad, hands={1: "bribery"}, spent="1").seat(0).uses("suicide-squad", on="crystal-skull")
    game.gathers().rolls(1).seat(1).may_not("bribery")


@pytest.mark.card("imelda-marcos", "fnord", "time-warp")
def test_the_dice_of_a_card_within_an_attack_are_not_those_of_the_attack() -> None:
    play = {0: "imelda-marcos mi-5", 1: "post-office japan"}
    hands = {0: "fnord", 1: "time-warp"}
    game = (
        given(play=play, hands=hands, decks={0: "texas"})
        .seat(0)
        .destroys("post-office", by="imelda-marcos")
        .does("do")
    )
    game.rolls(6).seat(1).may_not("time-warp").seat(0).plays("fnord").settle().rolls(3)
    game.expect("imelda-marcos", power=1, owner=0).stands().part("power", 5)


@pytest.mark.rule("INW-141")
def test_whoever_rolled_for_a_card_is_waited_for_and_others_only_at_a_table_that_plays_live() -> None:
    game = digging({0: "fnord", 1: "bribery"}).rolls(6, 6)
    assert game.kernel.s.waiting == [0, HOST]
    pause = pauses(game.sees(None))
    assert (pause.moment, pause.minor, pause.touched, pause.seats) == ("card-roll", True, {0}, (1,))
