"""What may not be done is refused in words, and nothing changes."""

from __future__ import annotations

import pytest

from tests.support.inwo import given


@pytest.mark.rule("EVL-10")
def test_the_same_plot_is_not_played_twice_by_a_player_in_one_attack() -> None:
    play, hands = {0: "saddam-hussein", 1: "goldfish-fanciers"}, {0: "terrorist-nuke terrorist-nuke"}
    game = given(play=play, hands=hands).seat(0).destroys("goldfish-fanciers", by="saddam-hussein")
    game.plays("terrorist-nuke", "saddam-hussein").gathers().seat(0)
    game.refuses("play", game.kernel.s.plots[0][0], 0).idle()


def test_an_answer_comes_too_late_when_the_window_is_closed() -> None:
    position = {"play": {0: "texas", 1: "c-i-a"}, "hands": {0: "savings-loan-scam", 1: "hoax"}}
    game = given(**position, decks={0: "fnord fnord", 1: "fnord"}).seat(0).plays("savings-loan-scam")
    game.seat(1).may("hoax").settle().seat(1).refuses("play", "hoax", 0).idle()


def test_of_two_clicks_on_the_same_button_the_second_does_nothing() -> None:
    game = given(play={0: "texas c-i-a"}, decks={0: "hoax fnord"}).seat(0).does("buy-plot").settle()
    game.seat(0).refuses("buy-plot").expect(0, plots=["hoax"]).idle()


def test_what_is_not_there_is_no_target() -> None:
    game = given(play={0: "texas", 1: "japan"}, hands={0: "volcano"}).seat(0).does("play", "volcano", 0)
    game.refuses("aim", 999).refuses("aim", "nobody").does("never-mind").idle()
