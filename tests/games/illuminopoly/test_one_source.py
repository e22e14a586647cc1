"""What panels sort by and hints speak of are the figures from which AI seats choose."""

from __future__ import annotations

import dataclasses

import pytest

from bot.engine.moves import Ask, Draw, Move, Open
from bot.games.illuminopoly.game import ILLUMINOPOLY
from bot.games.illuminopoly.minds.ai import HeuristicPlayer
from bot.games.illuminopoly.minds.contests import LEAST, WORTHS
from bot.games.illuminopoly.minds.ease import DEAR, EASE
from bot.games.illuminopoly.minds.trading import worth_taking
from bot.games.illuminopoly.minds.value import Thought
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
