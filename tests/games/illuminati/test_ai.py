"""AI seats: the heuristic one plays to win, defends itself, bargains, and saves for its goal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.engine.moves import CHANCE, Move
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.minds.ai import EasyPlayer, HeuristicPlayer
from bot.games.illuminati.minds.effects import effect
from bot.games.illuminati.minds.plans import leaders, options
from bot.games.illuminati.minds.value import HONOUR, Thought
from bot.games.illuminati.play.deals import PEACE
from bot.games.illuminati.rules import RULES
from bot.trials.simulate import Order, simulate
from tests.support.illuminati import Game, given

GNOMES = "the-gnomes-of-zurich"


def test_one_heuristic_seat_beats_three_random_ones_nine_times_in_ten() -> None:
    figures = simulate(Order("illuminati", 4, 60, 7, ("heuristic", "random", "random", "random")))
    assert figures["finished"] == 60
    assert figures["wins_by_ai"]["heuristic"] >= 54


@pytest.mark.slow
def test_every_heuristic_seat_can_win() -> None:
    figures = simulate(Order("illuminati", 4, 24, 11, ("heuristic",)))
    assert figures["finished"] == 24
    assert all(wins > 0 for wins in figures["wins_by_seat"].values())
    assert set(figures["wins_by_goal"]) > {"basic"}


def answer(game: Game, seat: int) -> Move:
    """What the heuristic player does in `seat` now."""
    kernel = game.kernel
    ask = next(ask for ask in kernel.asks() if ask.seat == seat)
    view = RULES.view(kernel.s, seat)
    move = HeuristicPlayer().choose(view, ask, lambda n: 0)
    assert CHANCE not in kernel.s.waiting
    return move


def volunteered(game: Game, seat: int) -> Move | None:
    kernel = game.kernel
    ask = next(ask for ask in kernel.asks() if ask.seat == seat)
    return HeuristicPlayer().volunteer(RULES.view(kernel.s, seat), ask, lambda n: 0)


def drawn(game: Game, seat: int, player: type[HeuristicPlayer] = HeuristicPlayer) -> list[Move]:
    """What it does there in forty games that are alike but for its own chance."""
    kernel = game.kernel
    view, ask = RULES.view(kernel.s, seat), kernel.ask_of(seat)
    return [player().choose(view, ask, random.Random(n).randrange) for n in range(40)]


def test_it_pays_for_its_own_attack_never_too_much_and_not_always_the_same() -> None:
    game = given(play={0: "the-mafia"}, treasuries={0: 20}, uncontrolled="hollywood big-media").seat(0)
    game.controls("big-media", by="the-mafia")
    number = game.sees(0).attack.number
    paid = [int(move[3]) if move[0] == "spend" else 0 for move in drawn(game, 0)]
    assert max(paid) <= 10 - number
    assert len(set(paid)) > 1
    assert sum(paid) / len(paid) > (10 - number) / 2


def test_it_defends_with_the_targets_own_money_first() -> None:
    game = given(
        play={0: "the-mafia", 1: "yuppies>trekkies"},
        treasuries={0: 30, 1: 30, "yuppies": 5},
        uncontrolled="texas california",
    )
    game.seat(0).controls("yuppies", by="the-mafia").spends(12)
    paid = [move for move in drawn(game, 1) if move[0] == "spend"]
    assert len(paid) > 30
    assert {move[2] for move in paid} == {-1}
    first = [move for move in paid if move[1] == game.guide.number("yuppies")]
    assert len(first) > len(paid) / 2


def test_an_easy_seat_hardly_ever_defends_and_trusts_to_luck() -> None:
    game = given(
        play={0: "the-mafia", 1: "yuppies>trekkies"},
        treasuries={0: 30, 1: 30, "yuppies": 5},
        uncontrolled="texas california",
    )
    game.seat(0).controls("yuppies", by="the-mafia").spends(12)
    defended = [move for move in drawn(game, 1, EasyPlayer) if move[0] == "spend"]
    assert 0 < len(defended) < 15
    own = given(play={0: "the-mafia"}, treasuries={0: 20}, uncontrolled="hollywood big-media").seat(0)
    own.controls("big-media", by="the-mafia")
    needed = 10 - own.sees(0).attack.number
    paid = [int(move[3]) for move in drawn(own, 0, EasyPlayer) if move[0] == "spend"]
    assert max(paid) <= needed - 3


def test_an_easy_seat_forgets_the_special_that_came_last() -> None:
    cards = {"slush-fund": [], "slush-fund swiss-bank-account": ["slush-fund"]}
    for hand, found in cards.items():
        game = given(
            illuminati={0: GNOMES},
            play={0: "the-mafia"},
            hands={0: hand},
            treasuries={"the-mafia": 12},
            uncontrolled="texas california",
        ).seat(0)
        played = {move[1] for move in drawn(game, 0, EasyPlayer) if move[0] == "play"}
        assert played == {game.guide.number(name) for name in found}


def test_it_takes_a_good_offer_and_declines_a_bad_one() -> None:
    game = given(
        play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 20, 1: 20}, uncontrolled="texas california"
    )
    game.seat(0).offers(1, money=10)
    move = volunteered(game, 1)
    assert move is not None
    assert move[0] == "accept"
    game = given(
        play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 20, 1: 20}, uncontrolled="texas california"
    )
    game.seat(0).offers(1, wants=10)
    move = volunteered(game, 1)
    assert move is not None
    assert move[0] == "decline"


def test_it_plays_a_special_that_brings_money() -> None:
    game = given(
        illuminati={0: GNOMES},
        play={0: "the-mafia"},
        hands={0: "slush-fund"},
        treasuries={"the-mafia": 12},
        uncontrolled="texas california",
    ).seat(0)
    assert answer(game, 0) == ("play", game.guide.number("slush-fund"))


def test_it_spares_the_last_group_of_a_rival_who_is_no_danger() -> None:
    game = given(
        play={0: "the-mafia", 1: "yuppies"},
        treasuries={0: 20},
        uncontrolled="texas california",
    ).seat(0)
    t = Thought(game.sees(0))
    last = next(card for card in t.view.seats[1].structure if card.card == game.guide.number("yuppies"))
    assert effect(t, "control", last) < 0
    assert all(one.target != last.card for one in options(t, leaders(t.view)))


def sold(guarded: int) -> str:
    """What the offer of little money for a group, with so many MB on it, is answered with in a strong rival's
    turn."""
    game = given(
        play={0: "the-mafia", 1: "yuppies trekkies"},
        treasuries={0: 30, 1: 0, "yuppies": guarded},
        uncontrolled="texas california",
    )
    game.seat(0).offers(1, money=8, wants_cards="yuppies")
    move = volunteered(game, 1)
    assert move is not None
    return str(move[0])


def test_it_sells_cheaply_what_would_be_taken_otherwise_and_only_then() -> None:
    assert sold(guarded=0) == "accept"
    assert sold(guarded=25) == "decline"


def test_it_takes_back_an_offer_that_it_would_not_make_any_more() -> None:
    game = given(
        play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 20, 1: 20}, uncontrolled="texas california"
    )
    game.seat(0).offers(1, money=10)
    assert answer(game, 0) == ("withdraw", game.kernel.s.offer_count)


def rivals(**position: Any) -> Game:
    """Two seats of about the same strength, in the turn of the first; the second has more to lose."""
    return given(
        3,
        play={0: "the-mafia", 1: "yuppies>trekkies hollywood big-media", 2: "texas"},
        treasuries={0: 40, 1: 10, 2: 5},
        uncontrolled="california multinational-oil-companies",
        **position,
    )


@pytest.mark.rule("ILL-8g")
def test_it_pays_for_peace_while_it_can_trust_and_never_to_who_broke_a_promise() -> None:
    def found(**position: Any) -> str:
        game = rivals()
        game.kernel.s.pledges = position.get("pledges", [])
        game.seat(0).does("offer", 1, 0, 1, 1, PEACE)
        move = volunteered(game, 1)
        assert move is not None
        return str(move[0])

    assert found() == "accept"
    assert found(pledges=[[0, 1, 0, 0]]) == "decline"
    assert found(pledges=[[0, 2, 0, 0]]) == "accept"


@pytest.mark.rule("ILL-8g")
def test_it_keeps_its_word_unless_much_is_at_stake() -> None:
    game = rivals().seat(0)
    yuppies = next(card for card in game.sees(0).seats[1].structure if card.card == CARDS.id("yuppies"))
    free = effect(Thought(game.sees(0)), "control", yuppies)
    game.kernel.s.pledges = [[0, 1, game.kernel.s.turn + 3, -1]]
    bound = effect(Thought(game.sees(0)), "control", yuppies)
    assert bound == free - HONOUR
    game.kernel.s.pledges = [[1, 0, game.kernel.s.turn + 3, -1]]
    assert effect(Thought(game.sees(0)), "control", yuppies) == free
