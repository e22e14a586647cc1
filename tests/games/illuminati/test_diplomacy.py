"""AI seats among each other: demands before an attack, plans against whoever may win next, and what is given
up for something better."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.engine.moves import PASS, Move
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.minds.ai import HeuristicPlayer
from bot.games.illuminati.minds.value import NEAR, Thought
from bot.games.illuminati.play.deals import PEACE
from bot.games.illuminati.rules import RULES
from tests.support.illuminati import Game, given


def drawn(game: Game, seat: int) -> list[Move]:
    """What it does there in forty games that are alike but for its own chance."""
    view, ask = RULES.view(game.kernel.s, seat), game.kernel.ask_of(seat)
    return [HeuristicPlayer().choose(view, ask, random.Random(n).randrange) for n in range(40)]


def answer(game: Game, seat: int) -> Move:
    """What it does next if chance always takes the last."""
    view, ask = RULES.view(game.kernel.s, seat), game.kernel.ask_of(seat)
    waiting = seat in game.kernel.s.waiting
    player = HeuristicPlayer()
    move = (player.choose if waiting else player.volunteer)(view, ask, lambda n: n - 1)
    assert move is not None
    return move


def threatened() -> Game:
    """An attack that will hardly fail, on one of the groups of who has some money and is not far ahead."""
    game = given(
        3,
        play={
            0: "the-mafia",
            1: "texas>c-i-a>hollywood big-media>california",
            2: "pentagon>multinational-oil-companies south-american-nazis>tv-preachers>trekkies yuppies",
        },
        treasuries={0: 0, 1: 12, 2: 3},
        uncontrolled="loan-sharks kgb",
    )
    return game.seat(0).controls("hollywood", by="the-bavarian-illuminati")


@pytest.mark.rule("ILL-5.6")
@pytest.mark.rule("ILL-8g")
def test_it_asks_money_for_calling_an_attack_off_and_keeps_its_word() -> None:
    game = threatened()
    demands = {move for move in drawn(game, 0) if move[0] == "offer"}
    assert {move[1:3] + move[4:] for move in demands} == {(1, 0, 1, PEACE)}
    assert all(int(move[3]) > 0 for move in demands)
    game.does(*max(demands))
    assert set(drawn(game, 0)) == {PASS}
    accepted = answer(game, 1)
    assert accepted == ("accept", game.kernel.s.offer_count)
    game.seat(1).does(*accepted)
    assert set(drawn(game, 0)) == {("call-off",)}
    game.seat(0).does("call-off").expect("table", actions=2)
    assert answer(game, 0)[0] == "attack"
    game.does(*answer(game, 0))
    assert answer(game, 0)[1] != CARDS.id("hollywood")


@pytest.mark.rule("ILL-5.6")
def test_it_takes_its_demand_back_when_the_attack_cannot_be_called_off_any_more() -> None:
    game = (
        threatened().does("offer", 1, 0, 8, 1, PEACE).seat(2).does("spend", "the-society-of-assassins", -1, 1)
    )
    assert answer(game, 0) == ("withdraw", game.kernel.s.offer_count)


def leading(violent: Any) -> Game:
    """The turn of the first of three; the third is near to winning with these violent groups, or is not."""
    return given(
        3,
        illuminati={0: "the-network", 2: "the-society-of-assassins"},
        play={0: "big-media", 1: "texas", 2: violent},
        treasuries={0: 1, 1: 14, 2: 4},
        uncontrolled="loan-sharks kgb",
    ).seat(0)


@pytest.mark.rule("ILL-4f")
@pytest.mark.rule("ILL-8g")
def test_against_whoever_may_win_next_it_asks_others_for_money_and_gets_it() -> None:
    game = leading(["pentagon", {"c-i-a": "cycle-gangs kkk survivalists"}])
    assert Thought(game.sees(0)).progress(2) >= NEAR
    asked = {move for move in drawn(game, 0) if move[0] == "offer" and move[1] == 1 and int(move[3]) > 0}
    assert asked
    game.does("offer", 1, 0, 4, 1, PEACE)
    assert answer(game, 1) == ("accept", game.kernel.s.offer_count)
    game = leading("c-i-a trekkies").does("offer", 1, 0, 4, 1, PEACE)
    assert answer(game, 1) == ("decline", game.kernel.s.offer_count)


@pytest.mark.rule("ILL-4d")
def test_it_drops_a_light_group_to_make_room_for_a_much_better_one() -> None:
    def dropped(below: str) -> set[Move]:
        """What it drops whose only attacker that is left holds these groups, with one to take that pays."""
        game = given(
            play={0: {"c-i-a": below}, 1: "texas"}, treasuries={0: 0, "c-i-a": 5}, uncontrolled="hollywood"
        )
        for card in game.kernel.s.structure(0):
            game.kernel.s.attacks[card] = int(card != CARDS.id("c-i-a"))
        return {move for move in drawn(game, 0) if move[0] == "drop"}

    assert dropped("cycle-gangs video-games loan-sharks") == {("drop", CARDS.id("cycle-gangs"))}
    assert not dropped("cycle-gangs video-games")
    assert not dropped("empty-vee video-games loan-sharks")


@pytest.mark.rule("ILL-8c")
def test_the_bermuda_triangle_lifts_a_light_group_that_takes_up_the_place_of_a_heavy_one() -> None:
    game = given(
        illuminati={0: "the-bermuda-triangle"},
        play={0: "trekkies phone-phreaks boy-sprouts c-i-a>texas>new-york"},
        phase="end",
    ).seat(0)
    done: list[str] = []
    while done[-1:] != ["finish"]:
        move = answer(game, 0)
        done.append(str(move[0]))
        game.does(*move)
    assert done == ["move", "place", "lift", "move", "place", "hang", "place", "finish"]
    heavy, light = CARDS.id("texas"), CARDS.id("phone-phreaks")
    assert game.kernel.s.master[heavy] == game.kernel.s.illuminati[0] != game.kernel.s.master[light]


@pytest.mark.rule("ILL-8g")
def test_an_offer_stands_until_its_taker_has_ended_a_turn_of_their_own() -> None:
    game = given(3, play={0: "the-mafia", 1: "texas", 2: "pentagon"}, treasuries={0: 9, 1: 9, 2: 9}).seat(0)
    game.offers(2, money=3).ends_turn()
    for seat in (1, 2):
        assert [offer.number for offer in game.sees(2).offers] == [1]
        game.seat(seat).ends_turn()
    assert not game.sees(2).offers


@pytest.mark.rule("ILL-8g")
def test_who_has_declined_a_demand_is_not_asked_again_soon() -> None:
    game = threatened()
    demands = {move for move in drawn(game, 0) if move[0] == "offer"}
    game.does(*max(demands)).seat(1).does("decline", game.kernel.s.offer_count)
    assert "offer" not in {move[0] for move in drawn(game, 0)}
    game.kernel.s.turn += 9
    assert {move for move in drawn(game, 0) if move[0] == "offer"} == demands


def test_it_attacks_who_is_ahead_of_all_others_rather_than_an_open_group() -> None:
    def attacked(third: str) -> Move:
        """What it attacks first, an open group or a rival's; the third, who is rich, holds these."""
        game = given(
            3,
            play={0: "the-mafia", 1: "yuppies trekkies pentagon hollywood", 2: third},
            treasuries={0: 10, 1: 0, 2: 60},
            uncontrolled="big-media",
        ).seat(0)
        return answer(game.does(*answer(game, 0)), 0)

    assert attacked("semiconscious-liberation-army") == ("control", CARDS.id("hollywood"))
    assert attacked("texas c-i-a multinational-oil-companies kgb") == ("control", CARDS.id("big-media"))


@pytest.mark.rule("ILL-8g")
def test_it_sells_peace_dearer_to_who_is_ahead_of_all_others() -> None:
    def answered(first: str, price: int) -> str:
        """What it says to that price, offered by who holds these groups."""
        game = given(
            3,
            play={0: first, 1: "yuppies trekkies", 2: "texas"},
            treasuries={0: 10, 1: 30, 2: 5},
            uncontrolled="california c-i-a",
        )
        game.seat(0).does("offer", 1, price, 0, 0, PEACE)
        return str(answer(game, 1)[0])

    assert answered("the-mafia", 3) == "accept"
    assert answered("the-mafia>hollywood big-media", 3) == "decline"
    assert answered("the-mafia>hollywood big-media", 6) == "accept"
