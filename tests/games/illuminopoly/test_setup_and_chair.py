"""Setup, factions, the Chair of the Bank and the Bank itself (IOP-01 to IOP-15)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.engine.moves import Refused
from bot.games.illuminopoly.cards.board import FACTIONS, GEOMETRY, GROUPS, KIND, MEMBERS, THEMES, space_name
from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.rules import RULES
from tests.games.illuminopoly.city import SLUGS, City, fresh, given, lot
from tests.support.scenario import Scenario

BLIND = {"pick": "draw", "cheating": False}


def settled(seats: int = 3, value: int = 5, **options: object) -> Scenario:
    """A game after its factions have been drawn, at the election (or the first turn of a Banker)."""
    game = fresh(seats, **{**BLIND, **options}).chance(value)
    while game.kernel.s.doing == "Setup":
        if -1 in game.kernel.s.waiting:
            game.chance(value)
        else:
            game.seat(game.kernel.s.waiting[0]).does("goal", "thimble")
    return game


@pytest.mark.rule("IOP-01")
def test_the_board_has_forty_spaces_and_two_deeds_for_every_property() -> None:
    assert len(KIND) == 40
    assert [len(members) for members in MEMBERS] == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    assert all(
        len(theme["spaces"]) == 40 and set(theme["groups"]) == set(GROUPS) for theme in THEMES.values()
    )
    assert space_name("city", 39) != space_name("classic", 39) == "Boardwalk"
    game = given(owns={0: "boardwalk"}, control={"boardwalk": 1})
    game.expect("boardwalk", owner=0, control=1, rent=50).expect(0, power=0).expect(1, power=50).idle()


@pytest.mark.rule("IOP-02")
def test_outgoing_arrows_grow_with_the_leg_railroads_and_utilities_included() -> None:
    arrows = {slug: len(GEOMETRY.outgoing[lot(slug)]) for slug in SLUGS}
    assert (arrows["baltic"], arrows["reading"]) == (0, 0)
    assert (arrows["virginia"], arrows["electric-company"]) == (1, 1)
    assert (arrows["kentucky"], arrows["water-works"], arrows["b-and-o"]) == (2, 2, 2)
    assert (arrows["boardwalk"], arrows["short-line"]) == (3, 3)
    assert all(len(GEOMETRY.outgoing[card]) == 4 for card in range(28, 39))


@pytest.mark.rule("IOP-03")
def test_who_grabs_first_has_the_faction() -> None:
    game = fresh(3, pick="grab").waits_for(0, 1, 2)
    game.seat(2).does("pick", "thimble").seat(0).cannot("pick", "thimble").does("pick", "shoe")
    game.seat(1).does("pick", "boat").expect(2, faction=FACTIONS.index("thimble"), cash=1500)


@pytest.mark.rule("IOP-03")
def test_by_high_roll_the_seats_pick_one_after_the_other() -> None:
    game = fresh(3, pick="roll").chance(77)
    (first,) = game.kernel.s.waiting
    (second,) = game.seat(first).does("pick", "top-hat").kernel.s.waiting
    assert second != first
    game.seat(second).cannot("pick", "top-hat")


@pytest.mark.rule("IOP-03", "IOP-05")
def test_a_random_draw_deals_the_factions_and_everybody_has_1500_from_the_bank() -> None:
    game = settled(4)
    assert len({game.kernel.s.faction[q] for q in range(4)}) == 4
    game.expect("city", cash=[1500] * 4, bank=20_580 - 6000)


@pytest.mark.rule("IOP-04")
def test_thirty_two_houses_and_twelve_hotels_for_all() -> None:
    settled().expect("city", houses_left=32, hotels_left=12)


@pytest.mark.rule("IOP-05")
def test_the_bank_starts_with_what_the_option_says_and_every_purchase_fills_it() -> None:
    settled(3, money_supply=41_160).expect("city", bank=41_160 - 4500)
    game = given(landing="baltic").does("buy").expect("city", bank=10_060).expect(0, cash=1440)
    game.idle()


@pytest.mark.rule("IOP-06")
@pytest.mark.parametrize(
    ("seats", "options", "banker", "artillery"),
    [
        (9, {}, False, False),
        (10, {}, True, False),
        (11, {}, True, True),
        (10, {"artillery": True}, False, True),
    ],
)
def test_the_banker_is_forced_when_the_factions_run_out(
    seats: int, options: dict[str, bool], banker: bool, artillery: bool
) -> None:
    factions = [FACTIONS[number] for number in settled(seats, **options).kernel.s.faction]
    assert ("banker" in factions, "artillery" in factions) == (banker, artillery)
    assert len(set(factions)) == seats


@pytest.mark.rule("IOP-06")
def test_two_players_are_too_few() -> None:
    with pytest.raises(Refused):
        RULES.setup(2, RULES.info.settle({}))


# -- the Chair


@pytest.mark.rule("IOP-10")
def test_the_chair_needs_a_majority_of_all_players() -> None:
    game = settled(4)
    for seat, chosen in enumerate((0, 0, 1, 1)):
        game.seat(seat).does("vote", chosen)
    game.told("votes", ballot=1).expect("city", chair=-1)
    for seat in range(4):
        game.seat(seat).does("vote", 2)
    game.expect("city", chair=2, active=2).waits_for(2)


@pytest.mark.rule("IOP-10", "IOP-45")
def test_a_bribe_is_paid_to_who_votes_for_the_briber_and_half_of_it_goes_to_the_pot() -> None:
    game = settled(3).seat(1).does("bribe", 0, 101).does("bribe", 2, 50)
    game.told("bribe-offered", to=0, amount=101).not_told("bribe-offered")
    game.seat(0).does("vote", 1).seat(1).does("vote", 1).seat(2).does("vote", 2)
    game.expect("city", chair=1, pot=50, cash=[1551, 1399, 1500])


@pytest.mark.rule("IOP-10")
def test_after_three_ballots_the_leader_wins_and_ties_by_high_roll() -> None:
    game = settled(4)
    for _ in range(2):
        for seat in range(4):
            game.seat(seat).does("vote", seat)
    for seat, chosen in enumerate((0, 0, 1, 2)):
        game.seat(seat).does("vote", chosen)
    game.expect("city", chair=0)
    tied = settled(4)
    for _ in range(3):
        for seat, chosen in enumerate((0, 0, 1, 1)):
            tied.seat(seat).does("vote", chosen)
    tied.chance(9)
    assert tied.kernel.s.chair in (0, 1)


@pytest.mark.rule("IOP-10")
def test_votes_are_secret_until_all_have_voted() -> None:
    game = settled(3)
    before = [RULES.view(game.kernel.s, seat) for seat in (1, 2)]
    game.seat(0).does("vote", 2).seat(0).does("vote", 1).seat(0).does("vote", 2)
    after = [RULES.view(game.kernel.s, seat) for seat in (1, 2)]
    same = [
        replace(view, contest=old.contest, waiting=old.waiting)
        for view, old in zip(after, before, strict=True)
    ]
    assert same == before
    assert [view.contest.mine for view in after] == [(), ()]
    assert RULES.view(game.kernel.s, 0).contest.mine == ("vote", 2)


@pytest.mark.rule("IOP-11")
def test_the_chair_dips_into_the_till_and_nobody_is_told() -> None:
    game = given(options={"cheating": True}).does("dip", 300).expect(0, cash=1800).expect("city", bank=9700)
    game.not_told("dipped").not_told("dipped", to=1).told("dipped", to=0, amount=300)
    assert RULES.view(game.kernel.s, 1).seats[0].cash is None
    assert RULES.view(game.kernel.s, 1).bank is None
    game.idle()


@pytest.mark.rule("IOP-11", "IOP-41")
def test_a_chair_rightly_accused_is_voted_out_and_jailed_without_recourse() -> None:
    game = given(4, options={"cheating": True}, favors={0: 1}).does("dip", 300).seat(1).does("accuse")
    game.expect(0, cash=1500, jailed=0, hard=1, pos=10).waits_for(0, 1, 2, 3)
    game.seat(0).cannot("vote", 0).does("vote", 1)
    for seat in (1, 2, 3):
        game.seat(seat).does("vote", 3)
    game.expect("city", chair=3).idle()


@pytest.mark.rule("IOP-11")
def test_a_wrong_accusation_costs_50_to_free_parking() -> None:
    game = (
        given(options={"cheating": True}).seat(2).does("accuse").expect(2, cash=1450).expect("city", pot=50)
    )
    game.cannot("accuse").expect("city", chair=0).idle()


@pytest.mark.rule("IOP-11")
def test_where_cheating_is_off_nobody_can_cheat_or_accuse() -> None:
    given().cannot("dip", 5).seat(1).cannot("accuse").idle()


@pytest.mark.rule("IOP-12")
def test_a_chair_who_goes_to_jail_loses_the_chair_favor_or_not() -> None:
    game = given(favors={0: 1}, landing="go-to-jail").told("chair-lost", seat=0)
    game.seat(0).cannot("vote", 0)
    for seat in range(3):
        game.seat(seat).does("vote", 1)
    game.expect("city", chair=1).idle()


@pytest.mark.rule("IOP-12", "IOP-15")
def test_a_banker_never_loses_the_chair() -> None:
    game = given(cast="top-hat boat banker", landing="go-to-jail").expect("city", chair=2).expect(0, jailed=0)
    game.not_told("election").idle()


# -- the Bank


@pytest.mark.rule("IOP-13")
def test_a_bank_that_cannot_pay_goes_to_the_highest_bidder() -> None:
    game = given(bank=50, at={0: 38}).does("roll", 2).rolls(1, 2).told("bank-for-sale", bankrupt=True)
    game.seat(0).does("bid", 100).seat(1).does("bid", 300).seat(2).does("bid", 200)
    game.expect("city", bank_owner=1, bank=350, bankrupt=0).expect(1, cash=1200).expect(0, cash=1500).idle()


@pytest.mark.rule("IOP-13", "IOP-28")
def test_who_has_bought_the_bank_collects_fines_and_pays_go_money_himself() -> None:
    game = (
        given(bank_owner=1, at={0: 36}).does("roll", 2).rolls(1, 1).expect(0, cash=1425).expect(1, cash=1575)
    )
    game.seat(0).does("roll", 2).rolls(1, 2).expect(0, cash=1625).expect(1, cash=1375).expect(
        "city", bank=10_000
    )
    game.idle()


@pytest.mark.rule("IOP-13")
def test_below_a_third_of_the_initial_reserves_it_is_up_for_bid_again() -> None:
    game = given(bank_owner=1, bank=3340, owns={0: "baltic"}).does("mortgage", "baltic")
    game.told("bank-for-sale", bankrupt=False)
    game.seat(2).does("bid", 900).seat(0).does("bid", 0).seat(1).does("bid", 0).expect(
        "city", bank_owner=2
    ).idle()


@pytest.mark.rule("IOP-13", "IOP-28")
def test_nobody_wants_the_bank_and_go_money_is_not_paid() -> None:
    game = given(bank=50, at={0: 38}).does("roll", 2).rolls(1, 2)
    for seat in range(3):
        game.seat(seat).does("bid", 0)
    game.told("bank-unsold").expect("city", bank_owner=-1, bankrupt=1, bank=50).expect(0, cash=1500).idle()


@pytest.mark.rule("IOP-14")
def test_the_simple_bank_refuses_to_pay_what_it_lacks_and_never_fails() -> None:
    game = given(bank=50, at={0: 38}, options={"bank": "simple"}).does("roll", 2).rolls(1, 2)
    game.told("bank-cannot-pay", seat=0).not_told("bank-for-sale").expect(0, cash=1500).idle()


@pytest.mark.rule("IOP-15")
def test_the_banker_takes_back_one_mortgaged_property_a_turn_for_nothing() -> None:
    game = given(
        cast="top-hat thimble banker", turn=2, owns={0: "boardwalk baltic"}, mortgaged="baltic",
        control={"baltic": 1},
    )  # fmt: skip
    game.seat(2).cannot("roll", 2).does("revert", "baltic").expect("baltic", control=2).waits_for(0).idle()


@pytest.mark.rule("IOP-15", "IOP-71")
def test_the_banker_wins_by_mortgages_worth_more_than_any_power_base() -> None:
    game = given(cast="top-hat thimble banker", owns={0: "boardwalk park-place baltic", 1: "pacific"})
    game.does("mortgage", "baltic").expect(2, progress=(4, 171)).does("mortgage", "boardwalk").settle()
    game.expect("boardwalk", control=2)
    assert game.kernel.outcome() == {**(game.kernel.outcome() or {}), "winners": [2], "how": ["special"]}


@pytest.mark.rule("IOP-15")
def test_the_banker_has_no_token_and_no_money_of_his_own() -> None:
    game = given(cast="top-hat thimble banker", turn=2)
    view = RULES.view(game.kernel.s, 2)
    assert (view.seats[2].space, view.seats[2].cash, view.bank) == (-1, 10_000, 10_000)
    game.seat(2).does("end-turn").waits_for(0).idle()


def test_a_position_is_what_it_says() -> None:
    assert City().number("boardwalk") == lot("boardwalk")
    assert json.loads(given(step=Turn.MAIN).kernel.s.dump())
