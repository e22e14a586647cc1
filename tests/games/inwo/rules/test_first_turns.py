"""Who is still in the first turn is left alone (INW-013 to INW-015)."""

from __future__ import annotations

import pytest

from tests.support.inwo import given


@pytest.mark.rule("INW-013", "INW-015")
def test_no_ability_meddles_with_a_first_turn_but_of_whom_it_attacks() -> None:
    play = {0: "al-gore", 1: "goldfish-fanciers dentists", 2: "nuclear-power-companies"}
    for turns, meddles in (({0: 0, 1: 2, 2: 2}, False), (2, True)):
        game = given(3, play=play, turns=turns).seat(0).destroys("goldfish-fanciers", "al-gore").seat(1)
        game.may("dentists").seat(2)
        if meddles:
            game.may("nuclear-power-companies")
        else:
            game.may_not("nuclear-power-companies")


@pytest.mark.rule("INW-014")
def test_what_is_for_all_is_played_in_spite_of_a_first_turn() -> None:
    position = {"play": {0: "phone-company", 1: "post-office"}, "hands": {1: "bigger-business"}}
    game = given(3, **position, turns={0: 0, 1: 2, 2: 2}).seat(1).plays("bigger-business").settle()  # type: ignore[arg-type]
    game.expect("table", nwos=["bigger-business"]).expect("phone-company", power=7).idle()


@pytest.mark.rule("INW-192")
def test_an_ability_whose_action_is_cancelled_fails_and_its_price_is_lost() -> None:
    play, hands = {0: "cattle-mutilators", 1: "nuclear-power-companies"}, {1: "hoax"}
    game = given(play=play, hands=hands, spent="cattle-mutilators").seat(0).may_not("cattle-mutilators")
    play = {0: "liquor-companies wargamers", 1: "nuclear-power-companies"}
    game = given(play=play, hands=hands, exposed="hoax").seat(0).uses("wargamers", "hoax").seat(1)
    game.uses("nuclear-power-companies").settle().expect(1, plots=["hoax"], plot_deck=[])
    game.expect("wargamers", tokens=0).told("card-cancelled").idle()
