"""Monopolies, buildings, sales, mortgages, losing (IOP-71 to IOP-84)."""

from __future__ import annotations

import pytest

from bot.games.illuminopoly.play.holdings import root
from bot.games.illuminopoly.rules import RULES
from tests.games.illuminopoly.city import given, lot

DARK = "boardwalk park-place"


@pytest.mark.rule("IOP-71")
def test_a_monopoly_doubles_the_rents_at_once_a_mortgaged_member_or_not() -> None:
    given(owns={0: "boardwalk"}).expect("boardwalk", rent=50)
    given(owns={0: DARK}).expect("boardwalk", rent=100).expect("park-place", rent=70)
    mortgaged = given(owns={0: DARK}, mortgaged="park-place", chair=1)
    mortgaged.expect("boardwalk", rent=100).expect("park-place", rent=0).idle()


@pytest.mark.rule("IOP-71")
def test_mortgaged_members_give_the_banker_double_influence() -> None:
    game = given(cast="top-hat thimble banker", owns={0: DARK, 1: "pacific"}, mortgaged="park-place")
    game.expect(2, progress=(70, 101)).idle()


@pytest.mark.rule("IOP-71")
def test_a_destroyed_member_takes_rent_and_power_from_the_others() -> None:
    game = given(owns={0: DARK, 1: "pacific"}, status={"park-place": "destroyed"})
    game.expect("boardwalk", rent=0).expect(0, power=0).idle()


@pytest.mark.rule("IOP-72")
def test_houses_go_up_evenly_then_a_hotel_and_the_houses_return() -> None:
    game = given(owns={0: DARK}, cash={0: 5000}).does("build", "boardwalk").cannot("build", "boardwalk")
    game.does("build", "park-place").expect("boardwalk", rent=200).expect("city", houses_left=30)
    for _ in range(3):
        game.does("build", "boardwalk").does("build", "park-place")
    game.expect("city", houses_left=24).does("build", "boardwalk").expect("boardwalk", houses=5, rent=2000)
    game.expect("city", houses_left=28, hotels_left=11).cannot("build", "boardwalk").idle()


@pytest.mark.rule("IOP-72")
def test_only_who_owns_the_whole_sound_colour_builds() -> None:
    given(owns={0: "boardwalk"}).refuses("build", "boardwalk", why="iop-not-build").idle()
    given(owns={0: DARK}, mortgaged="park-place", chair=1).cannot("build", "boardwalk").idle()
    given(owns={0: DARK}, status={"park-place": "rezoned"}).cannot("build", "boardwalk").idle()


@pytest.mark.rule("IOP-72", "IOP-44")
def test_buildings_are_sold_evenly_for_half_also_in_anothers_turn() -> None:
    game = given(turn=1, owns={0: DARK}, houses={"boardwalk": 2, "park-place": 1}).seat(0)
    game.cannot("unbuild", "park-place").does("unbuild", "boardwalk").expect(0, cash=1600)
    game.does("clear", "park-place").expect(0, cash=1800).expect("city", houses_left=32).idle()


@pytest.mark.rule("IOP-72")
def test_a_hotel_breaks_down_only_with_four_houses_in_stock_but_can_go_as_a_block() -> None:
    given(owns={0: DARK}, houses={"boardwalk": 5, "park-place": 5}, houses_left=3).cannot(
        "unbuild", "boardwalk"
    )
    game = given(owns={0: DARK}, houses={"boardwalk": 5, "park-place": 5})
    game.does("unbuild", "boardwalk").expect("boardwalk", houses=4).expect(
        "city", houses_left=28, hotels_left=11
    )
    game.does("clear", "park-place").expect("city", houses_left=32, hotels_left=12).expect(
        0, cash=1500 + 1000
    )


@pytest.mark.rule("IOP-72")
def test_who_has_taken_one_lot_of_a_built_colour_can_sell_all_that_stands_on_it() -> None:
    game = given(owns={0: "park-place", 1: "boardwalk"}, houses={"boardwalk": 3, "park-place": 3})
    game.does("clear", "park-place").expect("park-place", houses=0).expect("boardwalk", houses=3)
    game.seat(1).does("clear", "boardwalk").expect(1, cash=1800).expect("city", houses_left=32).idle()


@pytest.mark.rule("IOP-72", "IOP-45")
def test_who_wants_the_last_permit_may_bribe_the_builder() -> None:
    owns = {0: DARK, 1: "mediterranean baltic"}
    full = {"boardwalk": 4, "park-place": 4, "mediterranean": 1}
    given(owns=owns, houses=full, hotels_left=1).does("build", "boardwalk").expect("boardwalk", houses=5)
    scarce = given(owns={0: DARK, 1: "mediterranean baltic"}, houses={}, houses_left=1)
    scarce.does("build", "boardwalk").waits_for(1).seat(1).does("bid", 101).seat(0).does(
        "sell-permit", 1, 101
    )
    scarce.seat(1).does("build", "baltic").expect("baltic", houses=1).expect("boardwalk", houses=0)
    scarce.expect("city", cash=[1551, 1500 - 101 - 50, 1500], pot=50, houses_left=0)


@pytest.mark.rule("IOP-72")
def test_without_stock_nobody_builds() -> None:
    game = given(owns={0: DARK}, houses_left=0).cannot("build", "boardwalk")
    game.refuses("build", "boardwalk", why="iop-not-build")


# -- sales


@pytest.mark.rule("IOP-73")
def test_a_sale_brings_the_arm_and_leaves_the_seller_in_control() -> None:
    game = given(owns={0: "boardwalk>baltic"}).does("offer", 1, 0, 300, 1, "boardwalk").seat(1)
    game.does("accept", 1).settle().expect("boardwalk", owner=1, control=0).expect(
        "baltic", owner=1, control=0
    )
    game.expect("city", cash=[1800, 1200, 1500]).told("deal", to=2).idle()


@pytest.mark.rule("IOP-73")
def test_buildings_of_the_colour_are_sold_before_a_sale() -> None:
    game = given(owns={0: DARK}, houses={"boardwalk": 1, "park-place": 1}).does(
        "offer", 1, 0, 500, 1, "boardwalk"
    )
    game.seat(1).does("accept", 1).settle().expect("park-place", houses=0, owner=0).expect(
        0, cash=1500 + 500 + 200
    )
    game.idle()


@pytest.mark.rule("IOP-73")
def test_trades_go_both_ways_and_the_terms_are_private() -> None:
    game = given(owns={0: "boardwalk", 1: "reading"}).does("offer", 1, 50, 0, 1, "boardwalk", "reading")
    game.not_told("offered").not_told("offered", to=2).told("offered", to=1)
    assert RULES.view(game.kernel.s, 2).offers == ()
    game.seat(1).does("accept", 1).settle().expect("reading", owner=0, control=1).expect(
        "boardwalk", owner=1, control=0
    )
    assert {key for event in game.events if event.kind == "deal" for key in event.seen_by(2) or {}} == {
        "giver", "taker", "give", "get",
    }  # fmt: skip
    game.idle()


@pytest.mark.rule("IOP-73", "IOP-65")
def test_a_sale_does_not_tell_that_somebody_has_rewired_what_another_openly_controls() -> None:
    game = given(4, owns={0: "boardwalk"}, control={"boardwalk": 1}, belief={"boardwalk": 2})
    game.does("offer", 3, 0, 10, 1, "boardwalk").seat(3).does("accept", 1).settle()
    assert RULES.view(game.kernel.s, None).properties[lot("boardwalk")].controller == 2
    game.expect("boardwalk", owner=3, control=1).idle()


@pytest.mark.rule("IOP-73")
def test_nobody_can_take_what_he_has_no_arrow_for() -> None:
    game = given(owns={0: "boardwalk", 1: "mediterranean baltic oriental vermont"})
    game.does("offer", 1, 0, 10, 1, "boardwalk").seat(1).cannot("accept", 1).does("decline", 1).idle()


@pytest.mark.rule("IOP-73", "IOP-31")
def test_what_is_got_in_a_swap_cannot_hang_on_what_goes_and_finds_its_arrow() -> None:
    swap = (0, 0, 1, "reading", "boardwalk")
    game = given(owns={0: "reading", 1: "boardwalk>baltic"}).does("offer", 1, *swap).seat(1).does("accept", 1)
    assert {int(choice[1]) for choice in game.ask_of(1).choices if choice[0] == "hang"} == {root(1)}
    game.expect("boardwalk", owner=0).settle().expect("reading", owner=1).expect("baltic", owner=0).idle()
    full = given(owns={0: "reading", 1: "mediterranean baltic oriental vermont"})
    full.does("offer", 1, 0, 0, 1, "reading", "vermont").seat(1).does("accept", 1).settle()
    full.expect("reading", owner=1).expect("vermont", owner=0).idle()


@pytest.mark.rule("IOP-73", "IOP-31")
def test_a_deal_falls_through_if_there_is_room_for_some_of_its_deeds_only() -> None:
    position = {"owns": {0: "vermont connecticut", 1: "mediterranean baltic oriental"}}
    both = (0, 300, 2, "vermont", "connecticut")
    game = given(**position).does("offer", 1, *both).seat(1).does("accept", 1).told("offer-failed", to=1)
    game.expect("city", cash=[1500, 1500, 1500]).expect("vermont", owner=0).idle()
    one = given(**position).does("offer", 1, 0, 300, 1, "vermont").seat(1).does("accept", 1).settle()
    one.expect("vermont", owner=1).expect("city", cash=[1800, 1200, 1500]).idle()
    chain = given(owns={0: "kentucky>vermont", 1: "mediterranean baltic oriental"})
    chain.does("offer", 1, 0, 300, 2, "kentucky", "vermont").seat(1).does("accept", 1).settle()
    chain.expect("vermont", owner=1).expect("kentucky", owner=1).idle()


# -- mortgages


@pytest.mark.rule("IOP-80")
def test_the_chair_controls_a_mortgaged_property_at_once_over_any_subverter() -> None:
    game = given(chair=2, owns={0: "boardwalk"}, control={"boardwalk": 1}).does("mortgage", "boardwalk")
    game.expect("boardwalk", control=2, rent=0).expect(0, cash=1700).expect("city", bank=9800).idle()


@pytest.mark.rule("IOP-80")
def test_rezoned_brings_half_of_its_mortgage_and_improved_or_destroyed_none() -> None:
    given(owns={0: "boardwalk"}, status={"boardwalk": "rezoned"}).does("mortgage", "boardwalk").expect(
        0, cash=1600
    ).idle()
    given(owns={0: DARK}, houses={"boardwalk": 1}).cannot("mortgage", "boardwalk").idle()
    given(owns={0: "boardwalk"}, status={"boardwalk": "destroyed"}).cannot("mortgage", "boardwalk").idle()


@pytest.mark.rule("IOP-80")
def test_lifting_costs_ten_percent_and_control_returns_with_a_visit() -> None:
    game = given(chair=2, owns={0: "baltic boardwalk>park-place>oriental"}, mortgaged="oriental", at={0: 3})
    game.does("lift-mortgage", "oriental").expect(0, cash=1445).expect("oriental", control=2, mortgaged=False)
    game.does("roll", 2).rolls(1, 2).expect(0, pos=6).expect("oriental", control=0).idle()


@pytest.mark.rule("IOP-80")
def test_what_is_paid_off_is_what_was_lent_whatever_becomes_of_the_property() -> None:
    game = given(chair=1, owns={0: "boardwalk"}, landing="boardwalk").does("mortgage", "boardwalk")
    game.does("rezone").does("for", 0).rolls(6, 5).idle().expect("boardwalk", status="rezoned")
    before = game.kernel.s.cash[0]
    game.seat(0).does("lift-mortgage", "boardwalk").expect(0, cash=before - 220).idle()
    mall = given(owns={0: "boardwalk"}, status={"boardwalk": "rezoned"}, landing="boardwalk", chair=1)
    mall.does("mortgage", "boardwalk").does("rebuild").does("spend", 0).rolls(6, 2).chance(1).settle()
    before = mall.kernel.s.cash[0]
    mall.does("lift-mortgage", "boardwalk").expect("boardwalk", status="sound").expect(0, cash=before - 110)


@pytest.mark.rule("IOP-80")
def test_a_takeover_of_a_mortgaged_property_always_fails_and_its_cost_is_lost() -> None:
    game = given(owns={1: "boardwalk>park-place>baltic"}, mortgaged="baltic", chair=2, landing="baltic")
    game.does("takeover").told("takeover-blocked").expect(0, cash=1469).expect("baltic", owner=1).idle()


@pytest.mark.rule("IOP-80")
@pytest.mark.parametrize(("choice", "cost", "mortgaged"), [("fee", 20, True), ("pay-off", 220, False)])
def test_who_buys_a_mortgaged_property_pays_it_off_or_a_fee(choice: str, cost: int, mortgaged: bool) -> None:
    game = given(chair=2, owns={0: "boardwalk"}, mortgaged="boardwalk").does(
        "offer", 1, 0, 100, 1, "boardwalk"
    )
    game.seat(1).does("accept", 1).does("hang", 29, 0).does(choice)
    game.expect("boardwalk", owner=1, mortgaged=mortgaged, control=2).expect(1, cash=1400 - cost).idle()


@pytest.mark.rule("IOP-81")
def test_a_new_chair_has_all_mortgaged_properties_of_the_old_one() -> None:
    game = given(owns={1: "boardwalk"}, mortgaged="boardwalk", landing="go-to-jail").expect(
        "boardwalk", control=0
    )
    for seat in range(3):
        game.seat(seat).does("vote", 2)
    game.expect("boardwalk", control=2).idle()


# -- losing


@pytest.mark.rule("IOP-82")
def test_no_property_and_no_money_after_the_first_lap_is_the_end() -> None:
    game = given(4, turn=1, cash={1: 0}, laps={1: 1}).seat(1).does("reorganize").does("done")
    game.told("fallen", seat=1).expect(1, alive=0).waits_for(0).idle()
    given(4, turn=1, cash={1: 0}).seat(1).does("reorganize").does("done").expect(1, alive=1).idle()


@pytest.mark.rule("IOP-82")
def test_mortgage_debts_beyond_the_cash_count_as_having_nothing_and_the_chair_may_buy_off() -> None:
    game = given(
        4, turn=1, owns={1: "boardwalk baltic"}, mortgaged="boardwalk baltic", cash={1: 252}, laps={1: 1}
    )
    game.seat(1).does("reorganize").does("done").told("fallen", seat=1).seat(0).does("buy-off")
    game.told("bought-off", property="baltic", amount=33).does("hang", 28, 0).does("auction")
    game.seat(0).does("bid", 100).seat(2).does("bid", 150).seat(3).does("bid", 90).settle()
    game.expect("boardwalk", owner=2, control=2, mortgaged=False).expect(2, cash=1350)
    game.expect("baltic", owner=0, mortgaged=False).expect("city", bank=10_000 + 252 + 33 + 150).idle()


@pytest.mark.rule("IOP-82", "IOP-50")
@pytest.mark.parametrize(("answer", "owner", "cash"), [("pass", 0, 1280), ("favor", -1, 1500)])
def test_a_favor_blocks_what_the_chair_would_buy_off(answer: str, owner: int, cash: int) -> None:
    game = given(
        4, turn=1, owns={1: "boardwalk"}, mortgaged="boardwalk", cash={1: 0}, laps={1: 1}, favors={2: 1}
    )
    game.seat(1).does("reorganize").does("done").seat(0).does("buy-off").seat(2).does(answer)
    game.expect("boardwalk", owner=owner, mortgaged=False).expect(0, cash=cash).idle()


@pytest.mark.rule("IOP-82", "IOP-80")
def test_buying_off_costs_what_was_lent_on_a_mall_too() -> None:
    game = given(4, turn=1, owns={1: "boardwalk"}, mortgaged="boardwalk", status={"boardwalk": "rezoned"},
                 cash={1: 219}, laps={1: 1})  # fmt: skip
    game.seat(1).does("reorganize").does("done").seat(0).does("buy-off").expect(0, cash=1280).idle()


@pytest.mark.rule("IOP-82")
def test_who_can_still_pay_his_mortgages_stays() -> None:
    game = given(4, turn=1, owns={1: "boardwalk"}, mortgaged="boardwalk", cash={1: 220}, laps={1: 1}).seat(1)
    game.does("reorganize").does("done").expect(1, alive=1).idle()


@pytest.mark.rule("IOP-82")
def test_a_bankrupt_chair_is_replaced_and_leaves() -> None:
    game = (
        given(4, cash={0: 0}, laps={0: 1}, owns={1: "baltic"}, mortgaged="baltic")
        .does("reorganize")
        .does("done")
    )
    game.told("fallen", seat=0).waits_for(1, 2, 3)
    for seat in (1, 2, 3):
        game.seat(seat).does("vote", 3)
    game.expect("city", chair=3).expect("baltic", control=3).idle()


@pytest.mark.rule("IOP-83")
def test_who_owes_more_than_he_has_can_be_foreclosed_and_loses_everything() -> None:
    game = given(4, owns={1: "baltic", 2: "pacific"}, control={"pacific": 1}, cash={1: 10}, favors={1: 1},
                 loans=[[0, 1, 500]])  # fmt: skip
    game.does("foreclose", 1).told("fallen", seat=1, heir=0).settle().expect(1, alive=0, cash=0)
    game.expect("baltic", owner=0, control=0).expect("pacific", control=0).expect(
        0, cash=1510, favors=1
    ).idle()


@pytest.mark.rule("IOP-43", "IOP-83")
def test_nobody_is_sure_of_a_subversion_against_whoever_is_out() -> None:
    game = given(4, cash={1: 0}, loans=[[0, 1, 500]], sure={0: [1, 2], 3: [1]}).does("foreclose", 1)
    game.settle().expect(0, sure=[2]).expect(3, sure=[]).idle()


@pytest.mark.rule("IOP-83", "IOP-81")
def test_what_a_foreclosed_chair_had_in_mortgage_goes_to_the_next_chair() -> None:
    game = given(4, owns={0: "boardwalk baltic", 3: "pacific"}, mortgaged="boardwalk pacific", cash={0: 0},
                 loans=[[1, 0, 5000]])  # fmt: skip
    game.seat(1).does("foreclose", 0)
    for seat in (1, 2, 3):
        game.seat(seat).does("vote", 2)
    game.settle().expect("city", chair=2).expect("pacific", control=2).expect("baltic", owner=1, control=1)
    game.expect("boardwalk", owner=1, mortgaged=True, control=2).idle()


@pytest.mark.rule("IOP-83")
def test_who_is_good_for_his_debt_cannot_be_foreclosed() -> None:
    game = given(4, owns={1: "boardwalk"}, cash={1: 310}, loans=[[0, 1, 500]]).does("foreclose", 1)
    game.told("solvent", to=0).not_told("solvent", to=2).expect(1, alive=1).cannot("foreclose", 1).idle()


@pytest.mark.rule("IOP-83", "IOP-51")
def test_a_card_can_make_a_debtor_whose_creditor_takes_all() -> None:
    game = given(4, cash={0: 20}, landing="chance", deck="honorary-chair")
    assert game.kernel.s.doing == "Foreclosure"
    game.seat(game.kernel.s.waiting[0]).does("seize").settle().expect(0, alive=0)


@pytest.mark.rule("IOP-83", "IOP-84", "IOP-14")
def test_what_cannot_be_paid_to_a_player_goes_into_the_ledger() -> None:
    """The debtor is good for it, but the Bank has nothing to lend: he still owes it."""
    game = given(cast="top-hat shoe boat", landing="chest", deck="gala-night", owns={1: "boardwalk"},
                 cash={1: 0}, bank=10, options={"bank": "simple"})  # fmt: skip
    game.seat(1).does("mortgage", "boardwalk").told("paid", seat=1, amount=0, short=50, ledger=True)
    game.settle().expect("city", cash=[1550, 50, 1450]).expect(1, alive=1)
    assert [RULES.view(game.kernel.s, seat).loans for seat in (0, 1, 2)] == [((0, 1, 50),), ((0, 1, 50),), ()]


@pytest.mark.rule("IOP-83")
def test_a_debtor_who_has_been_spared_still_owes() -> None:
    game = given(4, cash={0: 20}, landing="chance", deck="honorary-chair")
    creditor = game.kernel.s.waiting[0]
    game.seat(creditor).does("spare")
    assert [creditor, 0, 30] in game.kernel.s.loans


@pytest.mark.rule("IOP-13", "IOP-83")
def test_a_debtor_can_borrow_from_the_bank_as_soon_as_it_has_been_bought() -> None:
    game = given(cast="top-hat shoe boat", landing="chest", deck="gala-night", owns={1: "boardwalk"},
                 cash={1: 0}, bank=10)  # fmt: skip
    game.seat(1).does("mortgage", "boardwalk").told("bank-for-sale").seat(0).does("bid", 300).settle()
    game.seat(1).does("mortgage", "boardwalk").settle().expect("city", cash=[1300, 150, 1450], loans=[])


@pytest.mark.rule("IOP-84")
def test_a_loan_changes_hands_at_once_and_is_written_down_for_both_alone() -> None:
    game = given().does("lend", 1, 200).seat(1).does("accept", 1).expect("city", cash=[1300, 1700, 1500])
    views = [RULES.view(game.kernel.s, seat) for seat in (0, 1, 2)]
    assert [view.loans for view in views] == [((0, 1, 200),), ((0, 1, 200),), ()]
    game.does("repay", 0).expect("city", cash=[1500, 1500, 1500], loans=[]).idle()


@pytest.mark.rule("IOP-84")
def test_a_promise_is_recorded_for_both_and_enforced_by_nobody() -> None:
    game = given(turn=1).seat(0).does("promise", 1, "I will not rezone Boardwalk").told("promised", to=1)
    game.not_told("promised", to=2).not_told("promised")
    views = [RULES.view(game.kernel.s, seat) for seat in (1, 2, None)]
    assert [len(view.promises) for view in views] == [1, 0, 0]
    game.idle()


def test_the_giver_of_an_offer_may_withdraw_it_and_an_offer_that_cannot_be_met_falls_through() -> None:
    game = given(turn=2).seat(0).does("offer", 1, 900, 0, 0).seat(0).does("offer", 2, 900, 0, 0)
    game.seat(1).does("accept", 1).seat(2).does("accept", 2).told("offer-failed", to=0)
    game.expect("city", cash=[600, 2400, 1500]).seat(0).does("offer", 1, 1, 0, 0).does("withdraw", 3)
    game.told("offer-withdraw", to=1).expect("city", offers=[]).idle()


def test_a_property_under_attack_cannot_be_mortgaged_meanwhile() -> None:
    game = given(owns={1: "baltic reading"}, landing="baltic").does("takeover").seat(1)
    game.cannot("mortgage", "baltic").does("mortgage", "reading").expect(1, cash=1600).does("against", 1600)
    game.rolls(4, 4).expect("baltic", owner=1)
    assert game.kernel.s.control[lot("reading")] == 0
    game.idle()
