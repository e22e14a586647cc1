"""AI seats among each other: demands before a takeover, money against whoever may win soon; and what they do
where a choice is seldom wanted."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.engine.moves import Move
from bot.games.illuminopoly.minds.ai import HeuristicPlayer
from bot.games.illuminopoly.minds.value import FOE, Thought
from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.rules import RULES
from tests.games.illuminopoly.city import given, lot

FIVE = "pacific>mediterranean oriental st-charles st-james"


def drawn(game: Any, seat: int) -> list[Move]:
    """What it does there in forty games that are alike but for its own chance."""
    view, ask = RULES.view(game.kernel.s, seat), game.kernel.ask_of(seat)
    return [HeuristicPlayer().choose(view, ask, random.Random(n).randrange) for n in range(40)]


def answer(game: Any, seat: int) -> str:
    """How it answers an offer."""
    view, ask = RULES.view(game.kernel.s, seat), game.kernel.ask_of(seat)
    move = HeuristicPlayer().volunteer(view, ask, lambda n: n - 1)
    assert move is not None
    return str(move[0])


def landed() -> Any:
    """Seat 0 stands on a property of seat 1 that it could take over."""
    return given(
        owns={0: "reading", 1: "pacific north-carolina pennsylvania boardwalk"},
        landing="pacific",
        cash={0: 700, 1: 2200, 2: 0},
        options={"money": "open"},
    )


@pytest.mark.rule("IOP-84")
def test_who_stands_on_the_spot_asks_for_money_or_takes_it_over() -> None:
    demands = {move for move in drawn(landed(), 0) if move[0] == "tribute"}
    assert {move[1] for move in demands} == {1}
    game = landed().does(*min(demands))
    assert answer(game, 1) == "accept"
    game.seat(1).does("accept", game.kernel.s.offer_count)
    assert ("takeover",) not in drawn(game, 0)
    game = landed().does(*min(demands)).seat(1).does("decline", 1)
    assert ("takeover",) in drawn(game, 0)


@pytest.mark.rule("IOP-84")
def test_against_whoever_may_win_soon_others_pay_for_an_attack() -> None:
    def landed(leader: str) -> Any:
        """The second seat's only property is where the first stands; the third has money."""
        return given(
            cast="dog thimble shoe",
            owns={0: "reading", 1: leader, 2: "baltic"},
            landing="st-james",
            cash={0: 150, 1: 120, 2: 1500},
            options={"money": "open"},
        )

    game = landed(FIVE)
    assert Thought(RULES.view(game.kernel.s, 0)).outlooks[1].menace >= FOE
    asked = {move[:2] for move in drawn(game, 0) if move[0] == "tribute"}
    assert ("tribute", 2) in asked
    assert answer(game.does("tribute", 2, 120), 2) == "accept"
    assert answer(landed("st-james").does("tribute", 2, 120), 2) == "decline"


@pytest.mark.rule("IOP-70")
def test_it_stops_where_it_was_robbed_unless_there_is_more_to_be_had_further_on() -> None:
    def walking(owned: str) -> set[Move]:
        game = given(owns={0: f"boardwalk>oriental {owned}"}, control={"oriental": 1}, at={0: 4})
        return set(drawn(game.does("roll", 2).rolls(2, 3), 0))

    assert walking("connecticut") == {("stop-here",)}
    assert walking("vermont") == {("walk-on",)}


@pytest.mark.rule("IOP-23")
def test_after_doubles_it_stops_where_it_can_get_nothing() -> None:
    def again(cash: int) -> list[Move]:
        return drawn(given(at={0: 10}, step=Turn.AGAIN, cash={0: cash}), 0)

    assert set(again(20)) == {("stop",)}
    assert ("stop",) not in again(1500)


@pytest.mark.rule("IOP-52")
@pytest.mark.parametrize(
    ("leader", "cash", "answer"), [(2, 50, "obey"), (2, 3000, "ignore"), (0, 50, "ignore")]
)
def test_a_steam_iron_pays_only_for_who_holds_out_against_a_leader(
    leader: int, cash: int, answer: str
) -> None:
    game = given(
        cast="dog steam-iron thimble",
        owns={leader: FIVE},
        landing="chest",
        deck="gala-night",
        goal="thimble",
        cash={0: cash},
        options={"money": "open"},
    )
    assert set(drawn(game, 1)) == {(answer,)}


@pytest.mark.rule("IOP-72")
def test_in_need_it_parts_with_what_is_least_missed_be_it_a_mortgage_or_a_house() -> None:
    homes = "mediterranean baltic"
    game = given(
        owns={0: f"{homes} boardwalk>reading pacific"},
        houses=dict.fromkeys(homes.split(), 1),
        cash={0: 0},
        landing="luxury-tax",
    )
    assert set(drawn(game, 0)) == {("unbuild", lot("mediterranean"))}
    game = given(owns={0: "mediterranean boardwalk>reading pacific"}, cash={0: 0}, landing="luxury-tax")
    assert set(drawn(game, 0)) == {("mortgage", lot("mediterranean"))}


@pytest.mark.rule("IOP-83")
@pytest.mark.parametrize(("truces", "answer"), [([], "seize"), ([[0, 3, 3, -1]], "spare")])
def test_a_debtor_with_nothing_is_spared_if_there_is_a_truce(truces: list[Any], answer: str) -> None:
    game = given(4, cash={0: 20}, landing="chance", deck="honorary-chair")
    game.kernel.s.promises = truces
    assert list(game.kernel.s.waiting) == [3]
    assert set(drawn(game, 3)) == {(answer,)}


@pytest.mark.rule("IOP-A1")
def test_it_pays_its_part_of_a_ransom_for_what_is_nobodys_if_it_would_miss_it() -> None:
    def chips(slug: str, **position: Any) -> set[int]:
        threat = {"by": 0, "property": lot(slug), "amount": 100, "answered": True}
        game = given(cast="artillery dog shoe", step=Turn.BEGIN, threats=[threat], **position)
        return {int(move[1]) for move in drawn(game, 1)}

    assert min(chips("park-place", owns={1: "boardwalk"})) >= 50
    assert chips("park-place", owns={2: "boardwalk"}) == {0}


@pytest.mark.rule("IOP-84")
def test_who_is_asked_for_money_can_answer_before_anything_is_done_to_them() -> None:
    """The demand stands until its own next turn; it is not made again soon to who has declined it."""
    demands = {move for move in drawn(landed(), 0) if move[0] == "tribute"}
    game = landed().does(*min(demands))
    assert {move[0] for move in drawn(game, 0)}.isdisjoint({"takeover", "rezone", "withdraw"})
    game.kernel.s.turn += 3
    assert set(drawn(game, 0)) == {("withdraw", 1)}
    game = landed().does(*min(demands)).seat(1).does("decline", 1)
    assert {"takeover"} <= {move[0] for move in drawn(game, 0)} <= {"takeover", "lend"}
    game.kernel.s.round += 3
    assert {move for move in drawn(game, 0) if move[0] == "tribute"} == demands


@pytest.mark.rule("IOP-60")
def test_who_has_more_than_can_be_bought_writes_more_than_the_owner_has() -> None:
    """Idle money wins nothing: a game with full purses is decided by them."""

    def written(cash: int) -> list[int]:
        game = given(
            owns={0: "reading", 1: "pacific north-carolina pennsylvania boardwalk"},
            landing="pacific",
            cash={0: cash, 1: 9000, 2: 0},
            options={"money": "open"},
        )
        return [int(move[1]) for move in drawn(game.does("takeover"), 0)]

    assert max(written(3000)) < 3000
    assert max(written(60000)) > 9000


@pytest.mark.rule("IOP-73")
@pytest.mark.parametrize(("round_", "answers"), [(1, {"decline"}), (60, {"accept"})])
def test_in_a_long_game_even_who_is_near_to_winning_can_buy(round_: int, answers: set[str]) -> None:
    game = given(
        cast="thimble dog shoe",
        owns={0: "mediterranean oriental st-charles st-james", 1: "kentucky reading short-line boardwalk"},
        cash={0: 9000, 1: 300, 2: 300},
        options={"money": "open"},
    )
    game.kernel.s.round = round_
    game.does("offer", 1, 3000, 0, 0, lot("kentucky"))
    assert {answer(game, 1)} == answers


@pytest.mark.rule("IOP-60")
@pytest.mark.parametrize(("defends", "round_", "most"), [(1, 10, 500), (1, 60, 0), (2, 60, 500)])
def test_in_a_long_game_only_who_is_nearest_to_winning_defends(defends: int, round_: int, most: int) -> None:
    game = given(
        cast="dog shoe thimble",
        owns={0: "reading", 1: "boardwalk park-place kentucky", 2: FIVE},
        landing="boardwalk" if defends == 1 else "st-james",
        cash=dict.fromkeys(range(3), 3000),
        options={"money": "open"},
    )
    game.kernel.s.round = round_
    game.does("takeover")
    written = [int(move[1]) for move in drawn(game, defends)]
    assert (max(written) > most) == (most > 0)
