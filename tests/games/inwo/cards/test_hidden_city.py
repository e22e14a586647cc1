"""A Resource that Disasters can strike as if it were a Place."""

from __future__ import annotations

import pytest

from tests.support.inwo import given

CITY = "hidden-city"
MINE, THEIRS = f"{CITY}@0", f"{CITY}@1"


@pytest.mark.card(CITY)
def test_the_hidden_city_adds_to_its_illuminati() -> None:
    given(resources={0: CITY}).expect("bavarian-illuminati", power=12, global_power=12).idle()
    game = given(play={0: "texas"}, resources={0: CITY}, links={CITY: "texas"})
    game.expect("bavarian-illuminati", power=12, global_power=12).expect("texas", power=6)


@pytest.mark.card(CITY)
@pytest.mark.rule("EVL-14")
def test_a_disaster_destroys_the_hidden_city_or_does_nothing() -> None:
    hands = {0: f"giant-kudzu tidal-wave {CITY}"}
    position = {"play": {0: "texas", 1: "japan moonies"}, "resources": {1: CITY}, "hands": hands}
    game = given(**position).seat(0).aims("giant-kudzu", f"texas japan {THEIRS}")
    game.aims("tidal-wave", "texas japan").cannot("resource", MINE)
    game.plays("giant-kudzu", on=THEIRS).gathers().expect("attack", number=24 - 10, defender=1)
    game.rolls(5, 4).settle().told("attack-succeeded").not_told("devastated").expect(1, resources=[CITY])
    game.seat(0).cannot("resource", MINE).idle()
    game = given(**position).seat(0).plays("giant-kudzu", on=THEIRS).gathers()
    game.rolls(4, 3).settle().told("card-destroyed").expect(1, resources=[])
    game.expect("the-network", power=8).seat(0).does("resource", MINE).expect(0, resources=[CITY]).idle()


@pytest.mark.card(CITY)
def test_the_hidden_city_is_defended_like_a_place_and_attacked_in_no_other_way() -> None:
    position = {"play": {0: "texas", 1: "moonies"}, "resources": {1: CITY}, "hands": {0: "giant-kudzu"}}
    game = given(**position).seat(0).does("attack", "texas").cannot("control", CITY).cannot("destroy", CITY)
    game = given(**position).seat(0).plays("giant-kudzu", on=CITY).gathers()
    game.seat(1).joins("oppose", "the-network").expect("attack", number=24 - 10 - (8 + 2)).idle()
