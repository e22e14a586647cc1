"""AI seats of Illuminopoly: they buy, bid, trade and block by what the city is worth to them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.engine.moves import Move, Refused, verb_of
from bot.games.illuminopoly.minds.ai import EasyPlayer, HeuristicPlayer
from bot.games.illuminopoly.minds.ease import EASE
from bot.games.illuminopoly.minds.trading import Trade, done
from bot.games.illuminopoly.minds.value import Thought
from bot.games.illuminopoly.rules import RULES
from tests.games.illuminopoly.city import given, lot

FIVE = "pacific>mediterranean oriental st-charles st-james"


def drawn(game: Any, seat: int, player: type[HeuristicPlayer] = HeuristicPlayer) -> list[Move]:
    """What it does there in forty games that are alike but for its own chance."""
    view, ask = RULES.view(game.kernel.s, seat), game.kernel.ask_of(seat)
    return [player().choose(view, ask, random.Random(n).randrange) for n in range(40)]


def test_it_buys_what_makes_a_colour_whole_or_wins() -> None:
    assert set(drawn(given(owns={0: "mediterranean"}, landing="baltic"), 0)) == {("buy",)}
    five = given(cast="thimble shoe dog", owns={0: FIVE}, landing="atlantic")
    assert set(drawn(five, 0)) == {("buy",)}


def test_its_bids_are_worth_their_stake_and_not_always_the_same() -> None:
    game = given(owns={0: "mediterranean", 1: "baltic"}, landing="baltic").does("takeover")
    bids = [int(move[1]) for move in drawn(game, 0)]
    assert len(set(bids)) > 5
    against = [int(move[1]) for move in drawn(game, 1)]
    assert len(set(against)) > 3
    assert max(bids) < 1500


def test_it_fights_for_what_would_let_a_rival_win() -> None:
    cast = "thimble shoe dog"
    far = given(cast=cast, owns={0: "mediterranean", 1: "atlantic"}, landing="atlantic").does("takeover")
    near = given(cast=cast, owns={0: FIVE, 1: "atlantic"}, landing="atlantic").does("takeover")

    def mean(game: Any) -> float:
        found = [int(move[1]) for move in drawn(game, 1)]
        return sum(found) / len(found)

    assert mean(near) > mean(far)


def test_a_subversion_is_made_sure_and_no_more() -> None:
    full = "baltic oriental st-charles>kentucky>vermont st-james>connecticut kentucky>mediterranean"
    game = given(cast="thimble steam-iron dog", owns={0: full, 1: "boardwalk>park-place>atlantic"},
                 landing="atlantic", houses_left=0).cannot("takeover")  # fmt: skip
    assert set(drawn(game, 0)) == {("subvert", 90)}


def test_it_takes_what_is_cheap_and_gives_nobody_the_last_step() -> None:
    cast = "top-hat thimble dog"
    game = given(cast=cast, owns={0: "boardwalk park-place", 1: "mediterranean baltic"})
    game.does("offer", 1, 900, 0, 0, lot("baltic"))
    kernel = game.kernel
    answer = HeuristicPlayer().volunteer(RULES.view(kernel.s, 1), kernel.ask_of(1), lambda n: 0)
    assert answer is not None
    assert answer[0] == "accept"
    last = given(cast="thimble shoe dog", owns={0: FIVE, 1: "atlantic baltic"})
    last.does("offer", 1, 500, 0, 0, lot("atlantic"))
    kernel = last.kernel
    answer = HeuristicPlayer().volunteer(RULES.view(kernel.s, 1), kernel.ask_of(1), lambda n: 0)
    assert answer is not None
    assert answer[0] == "decline"


def test_what_is_sold_stays_in_the_sellers_power() -> None:
    t = Thought(RULES.view(given(owns={0: "baltic", 1: "reading"}).kernel.s, 0))
    after = done(t, 0, 1, Trade(0, 0, (lot("baltic"),), ()))
    assert (after.owner[lot("baltic")], after.control[lot("baltic")]) == (1, 0)


def test_a_panel_offers_first_what_is_worth_most() -> None:
    game = given(owns={0: "mediterranean", 1: "baltic"}, landing="baltic")
    view, ask = RULES.view(game.kernel.s, 0), game.kernel.ask_of(0)
    plans = EASE.first(view, ask)
    first = [plan.moves[0][0] if plan.moves else "subvert" for plan in plans]
    worths = {str(verb_of(c)): EASE.worth(view, ask, c) or 0.0 for c in ask.choices}
    best = max(("takeover", "rezone", "subvert"), key=lambda verb: worths.get(verb, 0.0))
    assert worths[best] > 0
    assert worths["takeover"] >= worths["rezone"]
    assert first == ["takeover", "subvert", "nothing"]
    page = EASE.page(view, ask, plans[1].key)
    assert page is not None
    sums = [plan for _, row in page.rows for plan in row]
    assert [plan.moves for plan in sums] == [(("subvert", n),) for n in (90, 70, 50, 0)]
    assert [dict(plan.label.args)["percent"] for plan in sums] == [97, 83, 58, 3]
    assert EASE.page(view, ask, sums[0].key) is not None


def test_an_easy_seat_is_often_elsewhere() -> None:
    five = given(cast="thimble shoe dog", owns={0: FIVE}, landing="atlantic")
    found = drawn(five, 0, EasyPlayer)
    assert 5 < found.count(("buy",)) < 38


def asked(game: Any, seat: int) -> list[Move | None]:
    """What it volunteers in forty games that are alike but for its own chance."""
    view, ask = RULES.view(game.kernel.s, seat), game.kernel.ask_of(seat)
    return [HeuristicPlayer().volunteer(view, ask, random.Random(n).randrange) for n in range(40)]


def lending(rich: int, poor: int) -> Any:
    """The last of three seats may lend; the first is near to winning."""
    return given(cast="thimble shoe dog", owns={0: FIVE, 1: "baltic"}, cash={1: poor, 2: rich})


@pytest.mark.rule("IOP-84")
def test_it_lends_against_a_leader_and_never_to_one() -> None:
    moves = [move for move in asked(lending(2500, 50), 2) if move and move[0] == "lend"]
    assert {move[1:] for move in moves} == {(1, 300)}
    assert not [move for move in asked(lending(400, 50), 2) if move and move[0] == "lend"]
    declined = lending(2500, 50).seat(2).does("lend", 1, 300).seat(1).does("decline", 1)
    declined.kernel.s.round += 2
    assert not [move for move in asked(declined, 2) if move and move[0] == "lend"]


@pytest.mark.rule("IOP-84")
def test_only_who_is_poor_takes_a_loan_and_it_is_paid_back() -> None:
    answers = {}
    for cash in (50, 2000):
        game = lending(2500, cash).seat(2).does("lend", 1, 300)
        answers[cash] = {move[0] for move in asked(game, 1) if move}
    assert answers == {50: {"accept"}, 2000: {"decline"}}


def test_it_takes_back_an_offer_that_it_would_not_make_any_more() -> None:
    game = given(owns={0: "mediterranean", 1: "oriental"})
    game.does("offer", 1, 1400, 0, 0, lot("oriental"))
    view, ask = RULES.view(game.kernel.s, 0), game.kernel.ask_of(0)
    assert HeuristicPlayer().volunteer(view, ask, lambda n: 0) == ("withdraw", game.kernel.s.offer_count)


@pytest.mark.rule("IOP-84")
def test_a_truce_is_paid_for_and_who_breaks_it_is_remembered_by_both_alone() -> None:
    game = given(owns={0: "mediterranean", 1: "baltic"}, landing="baltic")
    game.does("truce", 1, 40).seat(1).does("accept", 1)
    game.seat(0).expect(0, cash=1460).expect(1, cash=1540)
    seen = [RULES.view(game.kernel.s, seat).truces for seat in (0, 1, 2, None)]
    assert seen == [((0, 1, 4, -1),), ((0, 1, 4, -1),), (), ()]
    game.does("takeover")
    assert [RULES.view(game.kernel.s, seat).truces for seat in (1, 2)] == [((0, 1, 4, 0),), ()]


@pytest.mark.rule("IOP-84")
def test_a_tribute_is_paid_by_whom_it_is_asked_of() -> None:
    game = given(owns={0: "mediterranean", 1: "baltic"})
    game.does("tribute", 1, 40).seat(1).does("accept", 1)
    game.expect(0, cash=1540).expect(1, cash=1460)
    with pytest.raises(Refused):
        game.kernel.submit(0, ("truce", 1, 0))


def test_it_keeps_a_truce_unless_much_is_at_stake_and_trusts_nobody_who_broke_one() -> None:
    def landed(**position: Any) -> Any:
        return given(owns={0: "mediterranean", 1: "baltic"}, landing="baltic", **position)

    assert ("takeover",) in drawn(landed(), 0)
    assert ("takeover",) not in drawn(landed(promises=[[0, 1, 3, -1]]), 0)
    answers = {}
    for broken in (-1, 0):
        game = landed(promises=[[0, 1, 0, broken]], cash={0: 1500, 1: 500}).does("truce", 1, 60)
        answers[broken] = {move[0] for move in asked(game, 1) if move}
    assert answers == {-1: {"accept"}, 0: {"decline"}}


def test_it_asks_who_has_more_to_fear_for_money_and_pays_whom_it_fears() -> None:
    def offered(poor: int) -> set[str]:
        """What the first seat proposes to the second; one of them has much to lose and little money."""
        game = given(
            owns={poor: "pennsylvania short-line boardwalk pacific", 1 - poor: "reading b-and-o"},
            cash={poor: 300, 1 - poor: 2500, 2: 0},
            options={"money": "open"},
        )
        found = [move for move in asked(game, 0) if move and move[0] in ("truce", "tribute")]
        return {str(move[0]) for move in found if move[1] == 1 and int(move[2]) > 0}

    few = given(owns={0: "boardwalk pacific", 1: "oriental"}, cash={0: 1400, 1: 1400, 2: 0})
    most = [int(move[2]) for move in asked(few, 0) if move and move[0] == "tribute"]
    assert max(most, default=0) <= 50  # nobody pays more for their peace than what could be taken is worth
    assert offered(poor=1) == {"tribute"}
    assert offered(poor=0) == {"truce"}


def station(**position: Any) -> Any:
    """A Shoe at the Pennsylvania Railroad with a space to go: on foot to St. James, else to the B. & O."""
    return given(cast="shoe dog boat", at={0: 11}, **position).does("roll", 2).rolls(2, 3)


@pytest.mark.rule("IOP-93")
def test_a_shoe_walks_where_there_is_more_to_buy_and_rides_elsewhere() -> None:
    assert set(drawn(station(owns={0: "new-york tennessee"}), 0)) == {("walk",)}
    assert set(drawn(station(owns={1: "st-james tennessee"}), 0)) == {("ride",)}


@pytest.mark.rule("IOP-41")
def test_a_dog_visits_whom_it_has_to_fear_and_posts_bail() -> None:
    def jailed(**position: Any) -> Any:
        return given(cast="dog thimble boat", jailed={1: 0}, landing="go-to-jail", **position)

    assert set(drawn(jailed(owns={1: FIVE}), 0)) == {("visit",)}
    assert set(drawn(jailed(owns={1: FIVE}).does("visit"), 0)) == {("post-bail", 1)}
    assert set(drawn(jailed(owns={1: FIVE}, cash={0: 100}), 0)) == {("stay",)}
    assert set(drawn(jailed(owns={1: "baltic"}), 0)) == {("stay",)}


@pytest.mark.rule("IOP-65")
def test_it_does_not_build_where_it_has_found_somebody_elses_agents() -> None:
    both = ("boardwalk", "park-place")
    game = given(owns={0: " ".join(both)}, control=dict.fromkeys(both, 1), cash={0: 5000})
    builds = {("build", lot(name)) for name in both}
    assert builds & set(drawn(game, 0))
    for name in both:
        game.kernel.s.known[lot(name)] |= 1
    assert builds & set(game.kernel.ask_of(0).choices)
    assert not builds & set(drawn(game, 0))
