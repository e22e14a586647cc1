"""The turn: order, rents, moving, doubles, GO, reorganizing (IOP-20 to IOP-32)."""

from __future__ import annotations

import pytest

from bot.games.illuminopoly.cards.board import GEOMETRY
from bot.games.illuminopoly.play.turn import Turn
from tests.games.illuminopoly.city import given, lot


@pytest.mark.rule("IOP-20")
def test_play_goes_on_with_the_next_higher_seat_and_a_new_round_starts_at_the_chair() -> None:
    game = (
        given(chair=1, turn=2, played=[1, 2], first=1, at={2: 16})
        .seat(2)
        .does("roll", 2)
        .rolls(1, 3)
        .settle()
    )
    game.waits_for(0).expect("city", round=1, active=0).idle()


@pytest.mark.rule("IOP-20")
@pytest.mark.parametrize(("when", "follower"), [("round", 1), ("at-once", 2)])
def test_a_new_chair_opens_the_next_round(when: str, follower: int) -> None:
    game = given(landing="go-to-jail", options={"new_chair": when})
    for seat in range(3):
        game.seat(seat).does("vote", 2)
    game.waits_for(follower).expect("city", chair=2).idle()


@pytest.mark.rule("IOP-21")
def test_rents_come_at_the_start_of_the_turn_in_jail_too() -> None:
    game = given(step=Turn.BEGIN, owns={0: "boardwalk reading"}, jailed={0: 0}, at={0: 10})
    game.told("rent", seat=0, amount=75).expect(0, cash=1575).expect("city", bank=10_000, minted=75).idle()


@pytest.mark.rule("IOP-21")
def test_mortgaged_pays_nothing_and_rezoned_half() -> None:
    game = given(step=Turn.BEGIN, owns={0: "boardwalk pacific illinois"}, mortgaged="boardwalk",
                 status={"pacific": "rezoned"})  # fmt: skip
    game.expect(0, cash=1500 + 13 + 20).idle()


@pytest.mark.rule("IOP-21", "IOP-71")
def test_rubble_stops_the_rents_of_its_whole_colour_until_it_is_cleared() -> None:
    game = given(step=Turn.BEGIN, owns={0: "park-place", 1: "boardwalk"}, status={"boardwalk": "destroyed"})
    game.not_told("rent").expect("park-place", rent=0).idle()
    given(owns={0: "park-place", 1: "boardwalk"}, status={"boardwalk": "cleared"}).expect(
        "park-place", rent=35
    )


@pytest.mark.rule("IOP-21")
def test_a_utility_pays_what_the_dice_say() -> None:
    one = given(step=Turn.BEGIN, owns={0: "water-works"}).rolls(3, 4).expect(0, cash=1528)
    one.told("meters", seat=0, dice=[3, 4], times=4).idle()
    both = given(step=Turn.BEGIN, owns={0: "water-works electric-company"}).rolls(3, 4).expect(0, cash=1640)
    both.idle()


@pytest.mark.rule("IOP-22")
def test_reorganize_instead_of_moving() -> None:
    game = given(owns={0: "boardwalk>baltic reading"}).does("reorganize").does("lift", "boardwalk")
    game.cannot("done").does("place", "boardwalk").does("hang", 28, 2).does("place", "baltic")
    game.does("hang", "boardwalk", 0).cannot("lift", "baltic").does("done").waits_for(1)
    assert game.kernel.s.master[lot("baltic")] == lot("boardwalk")
    game.idle()


@pytest.mark.rule("IOP-22")
def test_a_reorganization_can_be_called_off_or_left_to_the_secretary() -> None:
    game = (
        given(owns={0: "boardwalk>baltic reading"})
        .does("reorganize")
        .does("lift", "boardwalk")
        .does("restore")
    )
    assert game.kernel.s.master[lot("baltic")] == lot("boardwalk")
    game.idle()
    tidy = given(owns={0: "boardwalk>baltic reading"}).does("reorganize").does("lift", "reading").does("auto")
    assert GEOMETRY.root(tidy.kernel.s, lot("reading")) == 28
    tidy.idle()


@pytest.mark.rule("IOP-22", "IOP-63")
def test_who_took_over_a_rezoned_property_may_rebuild_it_instead_of_moving() -> None:
    game = given(owns={1: "baltic"}, status={"baltic": "rezoned"}, landing="baltic").does("takeover")
    game.rolls(6, 6).settle().expect("baltic", owner=0)
    for seat in (1, 2):
        game.seat(seat).does("reorganize").does("done")
    game.seat(0).does("rebuild").does("spend", 60).rolls(1, 2).rolls(3).expect(
        "baltic", status="sound", base=60
    )
    game.waits_for(1).idle()


@pytest.mark.rule("IOP-23", "IOP-92")
def test_two_dice_and_three_for_the_race_car() -> None:
    given(cast="thimble boat dog").cannot("roll", 3).does("roll", 2).rolls(2, 4).expect(0, pos=6).idle()
    given(cast="race-car boat dog").does("roll", 3).rolls(2, 4, 5).expect(0, pos=11).idle()


@pytest.mark.rule("IOP-24")
def test_the_six_things_to_do_on_a_property() -> None:
    unowned = given(landing="pacific").can("nothing").can("buy").can("rezone")
    unowned.cannot("takeover").cannot("subvert", 0).cannot("rebuild").idle()
    owned = given(owns={1: "pacific"}, landing="pacific").can("takeover").can("rezone").can("subvert", 0)
    owned.cannot("buy").idle()
    mall = given(owns={0: "pacific"}, status={"pacific": "rezoned"}, landing="pacific").can("rebuild")
    mall.cannot("rezone").cannot("subvert", 0).idle()
    rubble = given(owns={1: "pacific"}, status={"pacific": "destroyed"}, landing="pacific").can("takeover")
    rubble.cannot("rezone").cannot("subvert", 0).idle()


@pytest.mark.rule("IOP-25")
def test_no_rent_is_paid_on_landing_and_nothing_is_auctioned() -> None:
    game = given(owns={1: "boardwalk"}, landing="boardwalk").does("nothing").expect(0, cash=1500)
    game.not_told("auction").idle()
    given(landing="boardwalk").does("nothing").not_told("auction").expect("boardwalk", owner=-1).idle()


@pytest.mark.rule("IOP-26")
def test_a_property_costs_its_price_and_half_of_it_if_rezoned_or_destroyed() -> None:
    full = given(landing="pacific").does("buy").does("hang", 28, 0).expect("pacific", owner=0, control=0)
    full.expect(0, cash=1200).idle()
    for status in ("rezoned", "destroyed"):
        half = given(landing="pacific", status={"pacific": status}).does("buy").does("hang", 28, 0)
        half.expect(0, cash=1350).expect("pacific", status=status).idle()


@pytest.mark.rule("IOP-27")
def test_doubles_may_roll_again_after_the_action() -> None:
    game = given().does("roll", 2).rolls(3, 3).settle().does("roll", 2).rolls(4, 5).expect(0, pos=15).idle()
    stopping = given().does("roll", 2).rolls(3, 3).settle().does("stop").waits_for(1)
    assert game.kernel.s.active == stopping.kernel.s.active == 1


@pytest.mark.rule("IOP-27", "IOP-41")
def test_a_third_doubles_in_a_row_leads_to_jail() -> None:
    game = given(chair=1).does("roll", 2).rolls(3, 3).settle().does("roll", 2).rolls(4, 4).settle()
    game.does("roll", 2).rolls(1, 1).expect(0, jailed=0, pos=10).waits_for(1).idle()


@pytest.mark.rule("IOP-28")
def test_every_pass_of_go_brings_200_from_the_bank() -> None:
    game = given(at={0: 35}).does("roll", 2).rolls(2, 4).expect(0, cash=1700, pos=1, laps=1)
    game.expect("city", bank=9800).idle()
    given(at={0: 35}).does("roll", 2).rolls(2, 3).expect(0, cash=1700, pos=0).idle()


@pytest.mark.rule("IOP-29")
def test_special_conditions_are_looked_at_whenever_something_changes() -> None:
    gone = dict.fromkeys(("penn-railroad", "b-and-o", "short-line"), "rezoned")
    game = given(cast="race-car boat dog", landing="reading", status=gone)
    game.does("rezone").rolls(4, 4).settle()
    assert (game.kernel.outcome() or {})["winners"] == [0]


@pytest.mark.rule("IOP-30")
def test_rezoned_and_destroyed_properties_hold_nothing() -> None:
    game = given(owns={0: "boardwalk>baltic reading"}, landing="boardwalk").does("rezone").rolls(4, 4)
    game.expect("boardwalk", status="rezoned")
    assert game.kernel.s.doing == "Hang"
    game.seat(0).cannot("hang", "boardwalk", 0).does("hang", 28, 2).idle()


@pytest.mark.rule("IOP-30", "IOP-62")
def test_what_a_mall_held_is_laid_out_anew_before_it_is_lost() -> None:
    """Boardwalk held three; with Pacific next to the faction card there is still room for all of them."""
    owns = {0: "boardwalk>pacific baltic oriental vermont boardwalk>reading boardwalk>mediterranean"}
    game = given(owns=owns, turn=1, landing="boardwalk").seat(1).does("rezone").does("enough")
    game.seat(0).does("enough").does("against", 0).seat(1).does("for", 0).rolls(6, 5)
    game.expect("boardwalk", status="rezoned").not_told("no-room")
    for slug in ("pacific", "reading", "mediterranean", "baltic", "oriental", "vermont"):
        game.expect(slug, owner=0)
    game.idle()
    more = {0: owns[0] + " pacific>connecticut pacific>st-charles pacific>states st-charles>virginia"}
    lost = given(owns=more, turn=1, landing="boardwalk").seat(1).does("rezone").does("enough")
    lost.seat(0).does("enough").does("against", 0).seat(1).does("for", 0).rolls(6, 5).settle()
    lost.told("no-room", seat=0).idle()


@pytest.mark.rule("IOP-30")
def test_cards_never_overlap() -> None:
    game = given(owns={0: "boardwalk>park-place>pacific"}, landing="short-line").does("buy")
    covered = {
        (game.kernel.s.x[card], game.kernel.s.y[card]) for card in (28, lot("boardwalk"), lot("park-place"))
    }
    for choice in game.kernel.legal(0):
        assert GEOMETRY.beyond(game.kernel.s, int(choice[1]), int(choice[2])) not in covered
    game.does("hang", 28, 3).idle()


@pytest.mark.rule("IOP-31")
def test_what_cannot_be_attached_cannot_be_bought_or_taken() -> None:
    crowd = {0: "mediterranean baltic oriental vermont"}
    given(owns=crowd, landing="boardwalk").cannot("buy").refuses("buy", why="iop-not-buy").idle()
    given(owns={**crowd, 1: "boardwalk"}, landing="boardwalk").cannot("takeover").can("subvert", 0).idle()


@pytest.mark.rule("IOP-32")
def test_ten_dollars_move_the_roll_by_one_and_less_by_nothing() -> None:
    almost = given(owns={1: "baltic"}, landing="baltic").does("takeover").does("for", 29).rolls(4, 5)
    almost.told("takeover-roll", bonus=2, won=False).expect("baltic", owner=1).idle()
    enough = given(owns={1: "baltic"}, landing="baltic").does("takeover").does("for", 30).rolls(4, 5)
    enough.told("takeover-roll", bonus=3, won=True).settle().expect("baltic", owner=0).idle()
