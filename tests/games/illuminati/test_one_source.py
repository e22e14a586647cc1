"""What panels sort by and hints speak of are the figures from which AI seats choose."""

from __future__ import annotations

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import Open
from bot.games.illuminati.game import ILLUMINATI
from bot.games.illuminati.minds.bargaining import worth_taking
from bot.games.illuminati.minds.ease import ATTACK, DEAR, EASE
from bot.games.illuminati.minds.packages import attempt, worth
from bot.games.illuminati.minds.plans import able, plan
from bot.games.illuminati.minds.value import Thought
from bot.games.illuminati.play.power import KINDS
from bot.games.illuminati.rules import RULES
from bot.trials.trial import play
from tests.support.illuminati import given


def test_targets_stand_in_the_order_of_what_ai_seats_reckon_of_them() -> None:
    seen = 0

    def watch(kernel: Kernel) -> None:
        nonlocal seen
        s = kernel.s
        for seat in s.waiting:
            ask = kernel.ask_of(seat) if seat >= 0 else None
            if ask is None or ask.frame != "act" or s.seq % 6:
                continue
            view = RULES.view(s, seat)
            page = EASE.page(view, ask, ())
            t = Thought(view)
            for _, row in page.rows if page is not None else ():
                made = [attempt(view, one.key[1], KINDS[one.key[2]], one.key[3]) for one in row]
                worths = [worth(t, each) for each in made if each is not None]
                assert worths == sorted(worths, reverse=True)
                seen += len(worths)
            for option in able(t)[:5]:
                same = attempt(view, option.leader, option.kind, option.target)
                assert same is not None
                assert worth(t, same) == pytest.approx(max(o.worth for o in able(t) if o[1:4] == option[1:4]))

    play(ILLUMINATI, 3, {}, 5, ("heuristic",), watch)
    assert seen > 80


def test_the_first_button_attacks_what_an_ai_seat_would_attack() -> None:
    game = given(
        play={0: "the-mafia"}, treasuries={0: 12}, uncontrolled="hollywood semiconscious-liberation-army"
    )
    view, ask = game.sees(0), game.kernel.ask_of(0)
    best = plan(Thought(view))
    assert best is not None
    first = EASE.first(view, ask)[0]
    assert first.key[0] == ATTACK
    assert (KINDS[first.key[2]], first.key[3]) == (best.kind, best.target)


@pytest.mark.parametrize(("wants", "warned"), [(1, False), (15, True)])
def test_an_offer_is_warned_of_by_what_an_ai_seat_thinks_of_it(wants: int, warned: bool) -> None:
    game = given(
        play={0: "the-mafia", 1: "yuppies texas"}, treasuries={0: 20, 1: 20}, uncontrolled="california"
    )
    game.seat(0).offers(1, wants=wants)
    view, ask = game.sees(1), game.kernel.ask_of(1)
    move = next(c for c in ask.choices if not isinstance(c, Open) and c[0] == "accept")
    assert (worth_taking(Thought(view), view.offers[0]) <= DEAR) is warned
    assert (EASE.caution(view, ask, move) is not None) is warned
