"""Cards that take up what others discard."""

from __future__ import annotations

import pytest

from tests.support.inwo import given


@pytest.mark.card("stealing-the-plans")
def test_stealing_the_plans_takes_a_plot_that_was_used_or_thrown_away() -> None:
    position = {"play": {0: "dentists", 1: "phone-company goldfish-fanciers"}}
    hands = {0: "hoax jihad japan", 1: "stealing-the-plans"}
    game = given(**position, hands=hands, spent="goldfish-fanciers").seat(0).does("discard", "hoax")  # type: ignore[arg-type]
    game.seat(1).plays("stealing-the-plans", it="hoax", using="phone-company").settle().expect(
        1, plots=["hoax"]
    )
    game.expect("phone-company", tokens=0).idle()
    game = given(**position, hands=hands, spent="phone-company 1").seat(0).does("discard", "hoax")  # type: ignore[arg-type]
    game.seat(1).may_not("stealing-the-plans")
    game = given(**position, hands=hands).seat(1).may_not("stealing-the-plans")  # type: ignore[arg-type]
    game.seat(0).does("discard", "japan").idle().seat(1).may_not("stealing-the-plans")


@pytest.mark.card("stealing-the-plans")
@pytest.mark.rule("INW-180")
def test_of_two_who_want_the_same_plot_the_higher_roll_has_it() -> None:
    """What they want is sealed until both have said it."""
    position = {"play": {0: "dentists", 1: "phone-company", 2: "california"}}
    hands = {0: "hoax", 1: "stealing-the-plans", 2: "stealing-the-plans"}
    for rolls, winner, left in (((1, 2, 3, 4), 2, 1), ((4, 4, 1, 2), 1, 2)):
        game = given(3, **position, hands=hands, spent="1 2").seat(0).does("discard", "hoax")  # type: ignore[arg-type]
        game.seat(1).does("play", "stealing-the-plans@1", 0, "hoax").not_told("card-used")
        game.seat(2).does("play", "stealing-the-plans@2", 0, "hoax").rolls(*rolls)
        game.seat(winner).does("announce").settle().expect(winner, plots=["hoax"])
        game.expect(left, plots=["stealing-the-plans"]).idle()


@pytest.mark.card("vultures")
def test_vultures_take_a_group_that_was_tried_in_vain() -> None:
    position = {"play": {0: "phone-company", 1: "dentists"}, "hands": {0: "japan", 1: "vultures"}}
    game = given(**position).seat(0).controls("japan", "phone-company").settle().does("end")  # type: ignore[arg-type]
    game.seat(1).plays("vultures", it="japan").settle().expect(1, groups=["japan"], discards=["vultures"])
    game = given(**position).seat(0).does("discard", "japan").seat(1).may_not("vultures")  # type: ignore[arg-type]


@pytest.mark.card("cover-of-darkness")
def test_cover_of_darkness_brings_a_discarded_gadget_into_play() -> None:
    hands = {0: "cyborg-soldiers dentists", 1: "cover-of-darkness"}
    game = given(play={0: "phone-company"}, hands=hands).seat(0).does("discard", "cyborg-soldiers")
    game.seat(1).plays("cover-of-darkness", it="cyborg-soldiers").settle()
    game.expect(1, resources=["cyborg-soldiers"]).idle()
    position = {"play": {0: "phone-company"}, "resources": {1: "crystal-skull"}}
    hands[0] = "forgery crystal-skull"
    game = given(**position, hands=hands).seat(0).plays("forgery").does("take-over", "crystal-skull").settle()
    game.expect(1, discards=["crystal-skull"]).seat(1).may_not("cover-of-darkness")
    hands[0] = "japan"
    game = given(play={0: "phone-company"}, hands=hands).seat(0).does("discard", "japan")
    game.seat(1).may_not("cover-of-darkness")
