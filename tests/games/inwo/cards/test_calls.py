"""Cards that do what no other does: bets, masks, broken deals."""

from __future__ import annotations

import pytest

from tests.support.inwo import given

DECKS = {0: "hoax fnord jihad", 1: "martyrs messiah infobahn"}


@pytest.mark.card("las-vegas")
def test_las_vegas_bets_up_to_three_plots() -> None:
    for rolls, seat, plots in (((3, 3), 1, ["hoax", "fnord"]), ((3, 4), 0, ["martyrs", "messiah"])):
        game = given(play={0: "las-vegas", 1: "dentists"}, decks=DECKS).seat(0).does("use", "las-vegas")
        game.does("mode", "2").rolls(*rolls).expect(seat, plots=plots).expect("las-vegas", tokens=0).idle()
    given(play={0: "las-vegas"}, decks=DECKS, spent="las-vegas").seat(0).may_not("las-vegas")


@pytest.mark.card("las-vegas", "the-great-pyramid")
@pytest.mark.rule("INW-052")
def test_what_is_won_in_las_vegas_is_drawn_and_counts_in_the_hand() -> None:
    play = {0: "las-vegas", 1: "the-great-pyramid"}
    game = given(play=play, decks=DECKS).seat(0).does("use", "las-vegas").does("mode", "2").rolls(3, 4)
    seen = game.settle().sees(1).faces
    assert [name for name in ("martyrs", "messiah") if seen[game.guide.number(name)] >= 0] == ["martyrs"]
    game = given(play=play, decks=DECKS, hands={1: "clone backlash jake-day forgery scandal"}).seat(0)
    game.does("use", "las-vegas").does("mode", "1").rolls(3, 3).settle().waits_for(1).seat(1).does(
        "discard", "clone"
    )
    game.expect(1, plots=["backlash", "jake-day", "forgery", "scandal", "hoax"]).idle()


@pytest.mark.card("trading-card-games")
def test_another_group_takes_the_place_of_trading_card_games() -> None:
    hands = {0: "japan dentists", 1: "california"}
    game = given(play={0: "phone-company>trading-card-games", 1: "dentists"}, hands=hands).seat(0)
    game.aims("trading-card-games", "japan").uses("trading-card-games", "japan").settle()
    game.expect("japan", master="phone-company", tokens=0).expect(0, discards=["trading-card-games"]).idle()
    given(play={1: "trading-card-games"}, hands={1: "california"}).seat(1).may_not("trading-card-games")


@pytest.mark.card("unmasked")
def test_unmasked_puts_another_illuminati_in_place_of_the_own_one() -> None:
    hands = {0: "unmasked ufos hoax"}
    game = given(play={0: "phone-company", 1: "dentists"}, hands=hands).seat(0).plays("unmasked", "ufos")
    game.settle().expect(0, plots=["hoax"], held=["phone-company"], special=None).told("unmasked")
    assert game.sees(1).seats[0].illuminati == game.sees(0).seats[0].illuminati
    game.expect(0, discards=["bavarian-illuminati", "unmasked"]).idle()
    given(play={0: "phone-company"}, hands={0: "unmasked hoax"}).seat(0).may_not("unmasked")
    spy, decks = "the-network", {0: "hoax moonies fnord japan"}
    game = given(play={0: "texas", 1: "dentists"}, hands={0: f"{spy} {spy} unmasked"}, decks=decks).seat(0)
    game.does("play", f"{spy}@0", 0).does("announce").settle().expect(0, resources=[spy])
    game.plays("unmasked").settle().expect(0, resources=[], plots=[]).idle()


@pytest.mark.card("i-lied")
def test_who_lied_keeps_what_was_promised_and_gets_what_was_promised_to_them() -> None:
    hands = {0: "i-lied hoax", 1: "jihad"}
    for lies in (True, False):
        game = given(play={0: "phone-company", 1: "dentists"}, hands=hands, exposed="jihad").seat(0)
        game.does("offer", 1, 0, 0, 1, "hoax", "jihad").seat(1).may_not("jihad").does("accept")
        game.seat(0)
        if lies:
            game.plays("i-lied")
        game.settle().expect(0, plots=["hoax", "jihad"] if lies else ["i-lied", "jihad"])
        game.expect(1, plots=[] if lies else ["hoax"]).idle()
    given(play={0: "phone-company"}, hands=hands).seat(0).may_not("i-lied")


@pytest.mark.card("i-lied")
def test_who_lied_keeps_a_resource_and_gets_a_group_and_both_may_lie() -> None:
    play, resources = {0: "phone-company", 1: "dentists canada"}, {0: "midas-mill", 1: "eliza"}
    game = given(play=play, hands={0: "i-lied"}, resources=resources).seat(0)
    game.does("offer", 1, 0, 0, 1, "midas-mill", "canada").seat(1).does("accept").seat(0).plays("i-lied")
    game.gathers().does("pay", "phone-company").does("place", "phone-company", "left").settle()
    game.expect("canada", owner=0, master="phone-company").expect("midas-mill", owner=0).idle()
    game = given(play=play, hands={0: "i-lied", 1: "i-lied"}, resources=resources).seat(0)
    game.does("offer", 1, 0, 0, 1, "midas-mill", "eliza").seat(1).does("accept").seat(0).plays("i-lied@0")
    game.seat(1).plays("i-lied@1").settle().expect(0, resources=["midas-mill"]).idle()
