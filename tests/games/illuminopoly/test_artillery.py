"""The Artillery Piece (IOP-A1 to IOP-A6)."""

from __future__ import annotations

import pytest

from bot.games.illuminopoly.play.turn import Turn
from tests.games.illuminopoly.city import given

GUN = "artillery thimble shoe"
OWNED = "boardwalk>park-place>pacific>baltic"


@pytest.mark.rule("IOP-A1")
def test_it_owns_nothing_and_cannot_lose_for_having_nothing() -> None:
    game = (
        given(cast=GUN, cash={0: 0}, laps={0: 3}, landing="baltic")
        .cannot("buy")
        .does("nothing")
        .expect(0, alive=1)
    )
    game.idle()


@pytest.mark.rule("IOP-A1")
@pytest.mark.parametrize(("answer", "cash"), [("pay-ransom", 1250), ("refuse", 1500)])
def test_the_owner_answers_a_demand_on_his_turn(answer: str, cash: int) -> None:
    game = (
        given(cast=GUN, owns={2: "baltic"}, landing="baltic").does("demand", 250).told("demanded", amount=250)
    )
    game.seat(1).does("reorganize").does("done")
    game.seat(2).cannot("roll", 2).does(answer).expect(2, cash=cash + 4).idle()


@pytest.mark.rule("IOP-A1")
def test_a_bomb_at_once_is_rolled_like_a_subversion() -> None:
    game = given(cast=GUN, owns={2: OWNED}, landing="baltic").does("bomb").waits_for(0).expect(0, cash=1470)
    game.does("for", 60).rolls(2, 4).expect("baltic", status="destroyed")
    game.expect("city", pot=15 + 30, bank=10_045).idle()
    given(cast=GUN, owns={2: OWNED}, landing="baltic", chair=1).does("bomb").does("for", 500).rolls(
        1, 1
    ).expect("baltic", status="sound").expect(0, jailed=0).idle()


@pytest.mark.rule("IOP-A1")
def test_for_an_unowned_property_all_others_pay_into_a_pool() -> None:
    threat = {"by": 0, "property": 1, "amount": 100, "answered": True}
    game = given(cast=GUN, step=Turn.BEGIN, threats=[threat]).waits_for(1, 2)
    game.seat(1).does("chip-in", 60).seat(2).does("chip-in", 50).told("pool", amount=110, paid=True)
    game.expect("city", cash=[1610, 1440, 1450]).seat(0).does("relent").can("roll", 2).idle()
    short = (
        given(cast=GUN, step=Turn.BEGIN, threats=[threat])
        .seat(1)
        .does("chip-in", 60)
        .seat(2)
        .does("chip-in", 30)
    )
    short.expect("city", cash=[1500] * 3).idle()


@pytest.mark.rule("IOP-A2")
def test_on_its_next_turn_it_blows_up_or_relents_and_owners_of_the_colour_help_to_defend() -> None:
    threat = {"by": 0, "property": 1, "amount": 100, "answered": True}
    game = given(cast=GUN, step=Turn.BEGIN, threats=[threat], owns={1: "mediterranean", 2: OWNED}).does(
        "blow-up"
    )
    game.expect("city", bank=10_030).waits_for(0, 1, 2).does("for", 20).seat(2).does("against", 20)
    game.seat(1).does("against", 10).rolls(4, 4).told("blast-roll", bonus=-1, won=True)
    game.expect("baltic", status="destroyed").expect("city", pot=50).seat(0).can("roll", 2).idle()


@pytest.mark.rule("IOP-A2")
def test_a_mall_is_guarded_like_an_apartment_house() -> None:
    game = given(cast=GUN, owns={2: OWNED}, status={"baltic": "rezoned"}, landing="baltic").does("bomb")
    game.expect(0, cash=1470).rolls(6, 6).expect("baltic", status="destroyed").idle()


@pytest.mark.rule("IOP-A3")
def test_failure_leads_to_jail_where_no_favor_helps() -> None:
    game = given(cast=GUN, chair=1, favors={0: 1}, owns={2: OWNED}, landing="baltic").does("bomb").rolls(3, 4)
    game.expect(0, jailed=0, hard=1, strikes=1).idle()
    inside = given(cast=GUN, chair=1, favors={0: 1}, jailed={0: 0}, hard={0: 1}, at={0: 10})
    inside.refuses("use-favor", why="iop-not-use-favor").can("bail").idle()


@pytest.mark.rule("IOP-A3")
def test_the_fourth_jailing_is_the_last() -> None:
    game = given(4, cast=f"{GUN} dog", chair=1, strikes={0: 3}, owns={2: OWNED}, landing="baltic").does(
        "bomb"
    )
    game.rolls(3, 4).told("fallen", seat=0).expect(0, alive=0).idle()


@pytest.mark.rule("IOP-A4")
def test_what_is_destroyed_is_worth_half_and_good_for_nothing() -> None:
    game = given(cast=GUN, owns={2: "boardwalk park-place"}, houses={"boardwalk": 1}, landing="boardwalk")
    game.does("bomb").does("for", 60).rolls(3, 3).expect(
        "boardwalk", status="destroyed", houses=0, value=200, rent=0
    )
    game.expect("park-place", rent=0).expect("city", houses_left=32).seat(2).cannot(
        "mortgage", "boardwalk"
    ).idle()


@pytest.mark.rule("IOP-A4")
def test_a_mortgage_is_written_off() -> None:
    game = given(cast=GUN, chair=1, owns={2: "boardwalk"}, mortgaged="boardwalk", landing="boardwalk").does(
        "bomb"
    )
    game.does("for", 60).rolls(3, 3).expect("boardwalk", mortgaged=False, control=2).idle()


@pytest.mark.rule("IOP-A4", "IOP-30")
def test_rubble_that_holds_others_must_be_moved_to_the_edge_next_turn() -> None:
    game = given(
        cast="thimble artillery shoe", owns={0: "boardwalk>baltic"}, status={"boardwalk": "destroyed"}
    )
    game.cannot("roll", 2).does("reorganize").cannot("done").cannot("restore").does("auto").waits_for(
        1
    ).idle()


@pytest.mark.rule("IOP-A4")
def test_the_owner_clears_the_rubble_for_half_its_value_or_abandons_it() -> None:
    rubble = {"owns": {0: "boardwalk"}, "status": {"boardwalk": "destroyed"}, "blown": {"boardwalk": 1}}
    game = given(cast="shoe artillery dog", **rubble).does("clear-rubble", "boardwalk").expect(0, cash=1400)
    game.expect("boardwalk", status="cleared").can("roll", 2).idle()
    gone = (
        given(cast="shoe artillery dog", **rubble).does("abandon", "boardwalk").expect("boardwalk", owner=-1)
    )
    gone.expect(0, cash=1600).idle()
    pledged = given(cast="shoe artillery dog", **{**rubble, "blown": {"boardwalk": -1}}).does(
        "abandon", "boardwalk"
    )
    pledged.expect(0, cash=1500).idle()


@pytest.mark.rule("IOP-A5")
@pytest.mark.parametrize("name", ["water-works", "reading"])
def test_a_utility_or_railroad_is_out_of_service_for_some_rounds(name: str) -> None:
    game = given(cast=GUN, owns={2: name}, landing=name).does("bomb").does("for", 100).rolls(3, 3)
    rounds = game.kernel.s.outage[game.guide.number(name)]
    assert 1 <= rounds <= 6
    game.expect(name, status="sound", rent=0).expect(2, power=0).idle()
    over = given(cast="thimble shoe artillery", turn=2, played=[0, 1, 2], owns={0: name}, outage={name: 1})
    over.seat(2).does("roll", 2).rolls(1, 2).settle().expect(name, outage=0)


@pytest.mark.rule("IOP-A6")
def test_one_blast_in_every_colour_wins_rebuilt_or_not() -> None:
    game = given(cast=GUN, terror=0b1111_1110, landing="baltic").expect(0, progress=(7, 8)).does("bomb")
    game.does("for", 60).rolls(3, 3)
    assert (game.kernel.outcome() or {})["winners"] == [0]
