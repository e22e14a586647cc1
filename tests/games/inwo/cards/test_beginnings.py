"""What happens as a turn begins."""

from __future__ import annotations

import pytest

from tests.support.inwo import attack, given
from tests.support.scenario import chance_value

DECKS = {1: "hoax fnord", 2: "jake-day jihad"}


@pytest.mark.card("i-r-s", "lawyers")
def test_the_irs_takes_a_plot_from_the_deck_of_one_rival_but_not_from_lawyers() -> None:
    play = {0: "i-r-s", 1: "lawyers", 2: "mi-5"}
    game = given(3, play=play, decks=DECKS, phase="begin").seat(0).cannot("do-to", 1)
    game.does("do-to", 2).expect(0, plots=["jake-day"]).expect(2, plot_deck=["jihad"])
    game = given(3, play={**play, 1: "texas"}, decks=DECKS, phase="begin").seat(0).can("do-to", 1)
    game.passes().settle().expect(0, plots=[]).idle()
    given(3, play=play, decks=DECKS, phase="begin", active=1).seat(0).cannot("do-to", 2)


@pytest.mark.card("lawyers")
def test_lawyers_defend_where_governments_and_corporations_have_a_part() -> None:
    theirs, led = "kkk phone-company lawyers", "moral-minority"
    for leader, target, amount in (("c-i-a", "kkk", 4), (led, "phone-company", 4), (led, "kkk", 0)):
        attack("control", leader, target, theirs=theirs).gives("lawyers", -amount)
    attack("control", led, "kkk", f"{led} c-i-a", theirs, "c-i-a").gives("lawyers", -4)
    attack("control", led, "kkk", theirs=theirs).seat(1).joins("oppose", "phone-company").gives("lawyers", -4)
    attack("destroy", "c-i-a", "kkk", own="c-i-a lawyers").gives("lawyers", 0)


@pytest.mark.card("tax-reform")
def test_tax_reform_lets_the_irs_take_from_all_and_makes_it_safer() -> None:
    play = {0: "i-r-s", 1: "texas", 2: "mi-5"}
    game = given(3, play=play, decks=DECKS, nwos="tax-reform", phase="begin").seat(0).does("do").settle()
    game.expect(0, plots=["hoax", "jake-day"]).idle()
    spared = {"play": {**play, 1: "lawyers"}, "nwos": "tax-reform", "phase": "begin"}
    game = given(3, decks=DECKS, **spared).seat(0).does("do").settle().expect(0, plots=["jake-day"])
    game.expect(1, plot_deck=["fnord", "hoax"])
    game = given(3, play=play, nwos="tax-reform", active=1).seat(1).controls("i-r-s", by="texas")
    assert ("bonus", -10) in {(part[0], part[2]) for part in game.sees(None).attack.parts}


@pytest.mark.card("opec")
def test_the_price_of_oil_is_rolled_as_the_turn_begins() -> None:
    game = given(play={0: "opec texas", 1: "mi-5"}, phase="begin").seat(0)
    game.chance(chance_value((5, 4))).expect("opec", power=7 + 1).settle().does("end").seat(1)
    game.expect("opec", power=7 + 1)
    game = given(play={0: "opec dentists", 1: "mi-5"}).expect("opec", power=0)
