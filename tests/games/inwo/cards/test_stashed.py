"""Plots that lie unseen under a card in play."""

from __future__ import annotations

import pytest

from bot.engine.moves import verb_of
from tests.support.inwo import given

PEEK = {1: "cattle-mutilators phone-company"}
AID = "grassroots-support"


@pytest.mark.card("texas")
def test_a_plot_under_texas_counts_in_no_hand_and_is_neither_seen_nor_shown() -> None:
    hands = {0: f"fnord hoax jake-day {AID} hail-eris"}
    game = given(play={0: "texas", **PEEK}, hands=hands).seat(0).does("note", "texas")
    game.cannot("lay", "hail-eris").does("lay", AID).told("plot-laid", to=1).cannot("expose", AID)
    assert game.sees(1).seats[0].plot_limit == game.sees(0).seats[0].plot_limit == 6
    game.does("note", "texas").does("lay", "jake-day").can("expose", AID).does("end").settle()
    game.seat(1).settle().uses("cattle-mutilators", using="@0").settle()
    game.expect(0, exposed=["fnord", "hoax", AID, "hail-eris"]).idle()


@pytest.mark.card("texas")
def test_a_plot_under_texas_is_played_only_where_texas_is_concerned_and_lost_with_it() -> None:
    play = {0: "germany>moonies>texas dentists", 1: "c-i-a n-s-a"}
    game = given(play=play, hands={0: AID}).seat(0).aims(AID, "dentists")
    game.does("note", "texas").does("lay", AID).may_not(AID).does("end").settle().seat(1).settle()
    game.destroys("texas", by="the-network", aid="c-i-a n-s-a").seat(0).settle().succeeds().settle()
    game.expect("texas", zone="destroyed").expect(0, discards=[AID]).idle()
    game = given(play=play, hands={0: "murphys-law"}).seat(0).does("note", "texas")
    game.does("lay", "murphys-law").does("end").settle().seat(1).settle()
    game.destroys("texas", by="the-network", aid="c-i-a n-s-a").rolls(1, 1).seat(0).may("murphys-law").idle()


@pytest.mark.card("fidel-castro")
def test_nothing_exposes_the_plot_that_is_linked_to_fidel() -> None:
    play, hands = {0: "fidel-castro", **PEEK}, {0: "fnord hoax jake-day"}
    game = given(play=play, hands=hands, exposed="jake-day").seat(0).does("note", "fidel-castro")
    game.cannot("lay", "jake-day").does("lay", "hoax").cannot("note", "fidel-castro").cannot("expose", "hoax")
    game.does("end").settle().seat(1).settle().uses("cattle-mutilators", using="@0").settle()
    game.expect(0, exposed=["fnord", "jake-day"])
    assert game.sees(1).seats[0].plot_limit == 5
    game = given(play=play, hands=hands).seat(0).does("note", "fidel-castro").does("lay", "hoax")
    game.does("discard", "hoax").settle().seat(0).does("note", "fidel-castro").does("lay", "fnord").idle()


@pytest.mark.card("texas")
@pytest.mark.rule("INW-174")
def test_whoever_has_nothing_but_a_plot_under_texas_has_nothing_to_offer() -> None:
    def verbs() -> set[str]:
        return {verb_of(choice) for choice in game.kernel.legal(0)}

    game = given(play={0: "texas"}, hands={0: AID}, spent="0 1 texas").seat(0)
    assert "offer" in verbs()
    game.does("note", "texas").does("lay", AID)
    assert "offer" not in verbs()
    game.idle()


@pytest.mark.card("texas")
def test_a_plot_under_texas_is_laid_in_the_own_turn_and_lost_when_texas_is_captured() -> None:
    play, hands = {0: "germany>moonies>texas dentists", 1: "c-i-a n-s-a pentagon"}, {0: f"{AID} hoax"}
    game = given(play=play, hands=hands).seat(0).does("note", "texas").does("lay", AID).does("end").settle()
    game.seat(0).cannot("note", "texas").seat(1).settle()
    game.controls("texas", by="c-i-a", aid="the-network n-s-a pentagon").succeeds()
    game.does("place", "c-i-a", "right").settle().expect("texas", owner=1).expect(
        0, discards=[AID], plots=["hoax"]
    ).idle()
