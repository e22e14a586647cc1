"""Taxes, Jail, Free Parking (IOP-40 to IOP-45)."""

from __future__ import annotations

import pytest

from bot.games.illuminopoly.play.turn import Turn
from tests.games.illuminopoly.city import given

IN_JAIL = {"jailed": {0: 0}, "at": {0: 10}, "chair": 1}


@pytest.mark.rule("IOP-40")
def test_income_tax_is_200_or_a_tenth_of_everything_before_it_is_reckoned() -> None:
    given(landing="income-tax").does("pay-flat").expect(0, cash=1300).expect("city", bank=10_200).idle()
    owns = {0: "boardwalk park-place reading pacific"}
    game = given(owns=owns, status={"pacific": "rezoned"}, mortgaged="reading", chair=1,
                 houses={"boardwalk": 1}, landing="income-tax")  # fmt: skip
    total = 1500 + 400 + 350 + 200 + 150 + 200
    game.does("pay-share").expect(0, cash=1500 - total // 10).idle()


@pytest.mark.rule("IOP-40", "IOP-45")
@pytest.mark.parametrize(("figures", "tax"), [("classic", 75), ("2008", 100)])
def test_luxury_tax_goes_to_the_bank(figures: str, tax: int) -> None:
    game = given(landing="luxury-tax", options={"figures": figures}).expect(0, cash=1500 - tax)
    game.expect("city", bank=10_000 + tax, pot=0).idle()


@pytest.mark.rule("IOP-40", "IOP-44")
def test_who_cannot_pay_raises_money_and_pays_what_he_can() -> None:
    game = given(owns={0: "boardwalk"}, cash={0: 50}, landing="luxury-tax").waits_for(0).cannot("roll", 2)
    game.does("mortgage", "boardwalk").expect(0, cash=175).idle()
    poor = (
        given(cash={0: 50}, landing="luxury-tax").told("paid", amount=50, short=25).expect(0, cash=0, alive=1)
    )
    poor.idle()


@pytest.mark.rule("IOP-41")
def test_the_space_leads_to_jail_and_not_past_go() -> None:
    game = given(chair=1, at={0: 25}).does("roll", 2).rolls(2, 3).expect(0, jailed=0, pos=10, cash=1500)
    game.waits_for(1).idle()


@pytest.mark.rule("IOP-41", "IOP-98")
def test_the_dog_decides_for_itself_whether_to_go_visiting() -> None:
    dog = "dog boat shoe"
    given(cast=dog, landing="go-to-jail").does("visit").expect(0, jailed=-1, pos=10).expect(
        "city", chair=0
    ).idle()
    given(cast=dog, landing="go-to-jail").does("stay").expect(0, jailed=-1, pos=30).idle()
    third = given(cast=dog).does("roll", 2).rolls(3, 3).settle().does("roll", 2).rolls(4, 4).settle()
    third.does("roll", 2).rolls(1, 1).does("stay").expect(0, pos=16, jailed=-1).idle()


@pytest.mark.rule("IOP-41", "IOP-11")
def test_the_dog_is_jailed_if_it_is_caught_cheating() -> None:
    game = (
        given(4, cast="dog boat shoe thimble", options={"cheating": True})
        .does("dip", 10)
        .seat(1)
        .does("accuse")
    )
    game.expect(0, jailed=0, hard=1)


@pytest.mark.rule("IOP-42")
def test_doubles_lead_out_of_jail_without_a_free_turn() -> None:
    game = (
        given(**IN_JAIL).does("roll", 2).rolls(3, 3).expect(0, jailed=-1, pos=16).settle().waits_for(1).idle()
    )
    game.expect(0, cash=1500)
    given(**IN_JAIL).does("roll", 2).rolls(3, 4).expect(0, jailed=1, pos=10).waits_for(1).idle()


@pytest.mark.rule("IOP-42", "IOP-45")
def test_bail_is_50_before_rolling_and_half_of_it_lies_under_free_parking() -> None:
    game = given(**IN_JAIL).does("bail").expect(0, cash=1450, jailed=-1).expect("city", pot=25, burned=25)
    game.does("roll", 2).rolls(3, 3).settle().can("roll", 2).can("stop").idle()


@pytest.mark.rule("IOP-42", "IOP-50")
def test_a_favor_opens_the_door_and_returns_to_its_deck() -> None:
    game = given(**IN_JAIL, favors={0: 1}).does("use-favor").expect(0, jailed=-1, favors=0, cash=1500)
    assert len(game.kernel.s.decks[0]) == 16
    game.does("roll", 2).rolls(1, 2).expect(0, pos=13).idle()


@pytest.mark.rule("IOP-42", "IOP-50", "IOP-84")
def test_a_favor_can_be_bought_from_another_player() -> None:
    game = given(**IN_JAIL, favors={2: 1}).does("offer", 2, 80, 0, 0, 28).seat(2).does("accept", 1)
    game.expect(0, cash=1420, favors=1).seat(0).does("use-favor").expect(0, jailed=-1).idle()


@pytest.mark.rule("IOP-42", "IOP-11")
def test_no_favor_for_who_was_caught_red_handed() -> None:
    game = given(**IN_JAIL, favors={0: 1}, hard={0: 1})
    game.refuses("use-favor", why="iop-not-use-favor").can("bail").idle()


@pytest.mark.rule("IOP-42", "IOP-45")
def test_on_the_third_turn_the_judge_is_bribed_and_new_agents_move() -> None:
    game = given(jailed={0: 2}, at={0: 10}, chair=1).does("roll", 2).rolls(3, 4).told("trial", seat=0)
    game.expect(0, cash=1450, jailed=-1).expect("city", pot=25).rolls(1, 2).expect(0, pos=13).idle()


@pytest.mark.rule("IOP-42", "IOP-92")
def test_after_the_trial_the_race_car_moves_with_three_dice() -> None:
    game = given(cast="race-car boat dog", jailed={0: 2}, at={0: 10}, chair=1).does("roll", 2).rolls(3, 4)
    game.rolls(1, 2, 5).expect(0, pos=18).idle()


@pytest.mark.rule("IOP-43")
def test_a_visitor_posts_bail_and_his_next_subversion_against_that_player_succeeds() -> None:
    game = given(jailed={1: 0}, at={1: 10}, landing="jail", owns={1: "boardwalk>park-place>baltic"})
    game.does("post-bail", 1).expect(0, cash=1450, sure=[1]).expect(1, jailed=-1, pos=10).expect(
        "city", pot=25
    ).idle()
    sure = given(sure={0: [1]}, owns={1: "boardwalk>park-place>baltic"}, landing="baltic")
    sure.cannot("subvert", 10).does("subvert", 0).told("subversion-sure", to=0).not_told(
        "subversion-roll", to=0
    )
    sure.expect("baltic", control=0).expect(0, cash=1470, sure=[]).idle()


@pytest.mark.rule("IOP-44")
def test_in_jail_one_still_builds_deals_defends_and_reorganizes() -> None:
    owns = {0: "boardwalk park-place", 1: "reading"}
    game = given(**IN_JAIL, owns=owns).does("build", "boardwalk").can("offer", 1, 5, 0, 0)
    game.does("reorganize").does("done").expect(0, jailed=1).waits_for(1).idle()
    attacked = (
        given(turn=1, jailed={0: 0}, at={0: 10}, owns={0: "baltic"}, landing="baltic")
        .seat(1)
        .does("takeover")
    )
    attacked.waits_for(1, 0).seat(0).does("against", 70).rolls(5, 6).expect("baltic", owner=0).idle()
    rent = given(**IN_JAIL, step=Turn.BEGIN, owns=owns).expect(0, cash=1670)
    rent.idle()


@pytest.mark.rule("IOP-45")
def test_free_parking_gives_the_pot_or_a_reorganization() -> None:
    game = given(landing="free-parking", pot=333).does("take-pot").expect(0, cash=1833).expect("city", pot=0)
    game.idle()
    other = given(landing="free-parking", pot=333, owns={0: "boardwalk baltic"}).does("reorganize")
    other.does("lift", "baltic").does("place", "baltic").does("hang", "boardwalk", 0).does("done")
    other.expect("city", pot=333).idle()
