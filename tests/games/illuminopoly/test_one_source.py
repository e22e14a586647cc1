"""What panels sort by and hints speak of are the figures from which AI seats choose."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from bot.engine.moves import Ask, Draw, Move, Open
from bot.games.contract import Plan
from bot.games.illuminopoly.game import ILLUMINOPOLY
from bot.games.illuminopoly.minds.ai import HeuristicPlayer
from bot.games.illuminopoly.minds.contests import LEAST, WORTHS, loss
from bot.games.illuminopoly.minds.ease import DEAR, EASE
from bot.games.illuminopoly.minds.trading import worth_taking
from bot.games.illuminopoly.minds.value import Thought
from bot.games.illuminopoly.play.attacks.takeover import succeeds
from bot.games.illuminopoly.rules import RULES
from bot.games.illuminopoly.see.view import View
from bot.games.kit.minds import EVEN, Temper
from bot.trials.trial import play
from tests.games.illuminopoly.city import given

compared: list[int] = []


class Even(HeuristicPlayer):
    """Judges as panels do, which know of no character, and looks at what the panel says."""

    def temper(self, view: View) -> Temper:
        return EVEN

    def choose(self, view: View, ask: Ask, draw: Draw) -> Move:
        move = super().choose(view, ask, draw)
        able = [one for one in ask.choices if not isinstance(one, Open) and one[0] in WORTHS]
        if ask.frame == "Landing" and able and (move in able or move == ("nothing",)):
            worths = {one: EASE.worth(view, ask, one) or 0.0 for one in able}
            best = max(worths.values())
            assert (worths[move] == best) if move in able else best <= LEAST
            compared.append(len(able))
        return move


def test_an_ai_seat_does_on_a_property_what_its_panel_puts_first() -> None:
    compared.clear()
    game = dataclasses.replace(ILLUMINOPOLY, players={"even": Even})
    play(game, 3, {"pick": "draw"}, 4, ("even",))
    assert len(compared) > 20
    assert max(compared) > 1


@pytest.mark.rule("IOP-83")
@pytest.mark.parametrize(("wants", "warned"), [(20, False), (900, True)])
def test_an_offer_is_warned_of_by_what_an_ai_seat_thinks_of_it(wants: int, warned: bool) -> None:
    game = given(owns={0: "mediterranean", 1: "baltic"}).does("tribute", 1, wants)
    view, ask = RULES.view(game.kernel.s, 1), game.kernel.ask_of(1)
    move = next(one for one in ask.choices if not isinstance(one, Open) and one[0] == "accept")
    assert (worth_taking(Thought(view), view.offers[0]) <= DEAR) is warned
    assert (EASE.caution(view, ask, move) is not None) is warned


def test_sums_for_an_attempt_are_offered_with_the_chance_that_they_buy() -> None:
    """What is offered for a takeover is what its dice say, and to the owner what they stand to lose by it."""
    game = given(owns={1: "boardwalk>park-place>reading"}, landing="reading").does("takeover")
    view, ask = RULES.view(game.kernel.s, 0), game.ask_of(0)
    offered = EASE.first(view, ask)
    assert 3 < len(offered) <= 5  # a row of buttons
    assert [bool(dict(plan.label.args)["opposed"]) for plan in offered] == [True, True, False, False, False]
    for plan in offered:
        ((_, amount),) = plan.moves
        said = dict(plan.label.args)
        rolls = [first + second for first in range(1, 7) for second in range(1, 7)]
        won = sum(succeeds(roll, (int(amount) - int(str(said["opposed"]))) // 10) for roll in rolls)
        assert said["percent"] == round(100 * won / 36)
        page = EASE.page(view, ask, plan.key)
        assert page is not None
        assert page.chosen == plan
    owners = RULES.view(game.kernel.s, 1)
    stake = loss(Thought(owners), owners.contest.number, "Takeover", 0, 1)
    found = [(dict(plan.label.args), plan.moves) for plan in EASE.first(owners, game.ask_of(1))]
    *parts, nothing = found
    assert [said["percent"] for said, _ in parts] == [25, 50, 100]
    assert all(abs(said["amount"] - stake * said["percent"] / 100) <= 5 for said, _ in parts)
    assert all(moves == (("against", said["amount"]),) for said, moves in found)
    assert nothing[1] == (("against", 0),)


@pytest.mark.rule("IOP-62")
def test_whoever_owns_nothing_of_what_is_rezoned_can_spend_nothing_with_one_button() -> None:
    game = given(landing="baltic", cash={0: 500, 1: 500, 2: 500}).does("rezone")
    assert [plan.moves for plan in first(game, 1)] == [(("against", 0),)]


@pytest.mark.rule("IOP-73")
def test_an_open_offer_is_answered_by_buttons_in_front() -> None:
    game = given(owns={0: "mediterranean", 1: "baltic"}).does("tribute", 1, 20)
    verbs = [plan.moves[0][0] for plan in first(game, 1)]
    assert verbs.count("accept") == verbs.count("decline") == 1


def first(game: Any, seat: int) -> Sequence[Plan]:
    """What the panel of a seat offers first."""
    return EASE.first(RULES.view(game.kernel.s, seat), game.ask_of(seat))


@pytest.mark.rule("IOP-30")
def test_of_many_places_for_a_new_property_the_three_best_have_buttons() -> None:
    game = given(owns={0: "pacific>boardwalk park-place pennsylvania"}, landing="short-line").does("buy")
    view, ask = RULES.view(game.kernel.s, 0), game.ask_of(0)
    assert ask.frame == "Hang"
    assert len(ask.choices) > 3
    offered = [plan.moves[0] for plan in first(game, 0)]
    assert len(offered) == 3
    assert offered[0] == HeuristicPlayer().choose(view, ask, lambda n: n - 1)
