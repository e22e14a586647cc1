"""Who sees more of a deck than others."""

from __future__ import annotations

import pytest

from tests.support.inwo import given

DECK = {0: "hoax jake-day fnord jihad"}


@pytest.mark.card("mossad")
def test_the_mossad_sees_the_bottom_plot_and_may_take_it() -> None:
    game = given(play={0: "mossad", 1: "texas"}, decks=DECK, phase="begin").seat(0).does("draw-plot")
    game.can("draw-top").does("draw-bottom", "jihad").expect(0, plots=["jihad"])
    game.expect(0, plot_deck=["fnord", "jake-day", "hoax"])
    game = given(play={0: "mossad", 1: "texas"}, decks=DECK, phase="begin").seat(0).does("draw-plot")
    game.does("draw-top").expect(0, plots=["hoax"])
    game = given(play={0: "texas", 1: "mossad"}, decks=DECK, phase="begin").seat(0).does("draw-plot")
    game.expect(0, plots=["hoax"])


@pytest.mark.card("crystal-skull")
def test_the_crystal_skull_shows_three_of_which_one_is_drawn() -> None:
    position = {"play": {0: "texas", 1: "mi-5"}, "resources": {0: "crystal-skull"}, "decks": DECK}
    game = given(**position).seat(0).does("buy-plot").cannot("draw-this", "jihad")
    game.does("draw-this", "jake-day").does("under", "hoax").does("on-top", "fnord")
    game.expect(0, plots=["jake-day"], plot_deck=["hoax", "jihad", "fnord"]).idle()


@pytest.mark.card("shroud-of-turin")
def test_the_shroud_shows_the_top_card_of_either_deck() -> None:
    decks = {0: "hoax jake-day japan texas"}
    position = {"play": {0: "pentagon", 1: "mi-5"}, "resources": {0: "shroud-of-turin"}, "decks": decks}
    game = given(**position, phase="begin").seat(0).does("draw-both")
    game.can("draw-top", "hoax").does("draw-bottom").expect(0, plots=["jake-day"])
    game.does("draw-top", "japan").expect(0, groups=["japan"])


@pytest.mark.card("the-great-pyramid")
def test_the_great_pyramid_is_shown_the_first_plot_of_each_rival() -> None:
    play = {0: "texas", 1: "the-great-pyramid", 2: "mi-5"}
    game = given(3, play=play, decks=DECK, phase="begin").seat(0).does("draw-plot").settle()
    assert game.sees(1).faces[game.guide.number("hoax")] >= 0
    assert game.sees(2).faces[game.guide.number("hoax")] < 0
    game.seat(0).does("buy-plot").settle()
    assert game.sees(1).faces[game.guide.number("jake-day")] < 0
