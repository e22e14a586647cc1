"""Cards about turns that begin."""

from __future__ import annotations

import pytest

from tests.support.inwo import given

DECKS = {0: "hoax fnord dentists", 1: "jihad"}


@pytest.mark.card("unlucky-13")
def test_unlucky_13_keeps_a_rival_from_all_plots_of_a_turn() -> None:
    position = {"play": {0: "phone-company", 1: "w-i-t-c-h"}, "hands": {1: "unlucky-13"}, "decks": DECKS}
    game = given(**position, phase="begin").seat(1).plays("unlucky-13").seat(0)  # type: ignore[arg-type]
    game.does("draw-group").cannot("buy-plot").expect(0, plots=[]).does("end").idle()
    game = given(**position, phase="begin", spent="w-i-t-c-h").seat(1).may_not("unlucky-13")  # type: ignore[arg-type]
    given(**position).seat(1).may_not("unlucky-13")  # type: ignore[arg-type]
    position = {"play": {0: "las-vegas", 1: "w-i-t-c-h"}, "hands": {1: "unlucky-13"}}
    game = given(**position, decks={1: "jihad"}, phase="begin").seat(1).plays("unlucky-13").settle().seat(0)  # type: ignore[arg-type]
    game.does("use", "las-vegas").does("mode", "1").rolls(6, 6).expect(0, plots=[]).idle()


@pytest.mark.card("senate-investigating-committee")
def test_the_senate_leaves_draws_and_tokens_only() -> None:
    position = {"play": {0: "phone-company", 1: "c-i-a"}, "hands": {1: "senate-investigating-committee"}}
    game = given(**position, decks=DECKS, phase="begin", spent="phone-company")  # type: ignore[arg-type]
    game.seat(1).plays("senate-investigating-committee").seat(0).does("draw-both").expect(0, plots=["hoax"])
    game.settle().expect("phone-company", tokens=1).expect("table", active=1).idle()
    position["hands"][0] = "bigger-business dentists"  # type: ignore[index]
    game = given(**position, decks=DECKS, phase="begin").seat(1)  # type: ignore[arg-type]
    game.plays("senate-investigating-committee").gathers().seat(0)
    game.may_not("bigger-business").can("buy-plot").does("draw-both").settle().expect(
        "table", active=1, nwos=[]
    )
    roots = {0: "discordian-society"}
    game = given(**position, illuminati=roots, phase="begin").seat(1)  # type: ignore[arg-type]
    game.may_not("senate-investigating-committee")
    card, decks = "senate-investigating-committee", {0: "hoax fnord jihad", 1: "jihad martyrs"}
    game = given(
        play={0: "phone-company", 1: "c-i-a"}, hands={1: f"{card} {card}"}, decks=decks, phase="begin"
    )
    game.seat(1).plays(card).gathers().seat(0).does("draw-plot").settle().expect("table", active=1)
    game.seat(1).does("end").does("play", game.kernel.s.plots[1][0], 0).does("announce").settle()
    game.expect(1, discards=[card, card]).expect("table", active=0)
    game.seat(0).can("attack", "phone-company").idle()
    position["play"] = {0: "phone-company", 1: "supreme-court"}
    given(**position, phase="begin").seat(1).may_not("senate-investigating-committee")  # type: ignore[arg-type]


@pytest.mark.card("seize-the-time")
def test_seize_the_time_puts_a_turn_without_cards_before_that_of_a_rival() -> None:
    position = {"play": {0: "phone-company", 1: "c-i-a"}, "hands": {1: "seize-the-time hoax japan"}}
    game = given(**position, decks=DECKS, phase="begin", tokens={"c-i-a": 0}).seat(1)  # type: ignore[arg-type]
    game.plays("seize-the-time").does("no-takeover").expect("table", active=1).expect("c-i-a", tokens=1)
    game.expect(1, tokens=0, plots=["hoax"]).cannot("buy-plot").can("attack", "c-i-a").may_not("hoax")
    game.does("end").seat(0).does("draw-both").expect("table", active=0).expect(0, plots=["hoax"]).idle()
    game = given(3, **position, phase="begin", turns={0: 1, 1: 0, 2: 1}).seat(1)  # type: ignore[arg-type]
    game.may_not("seize-the-time")


@pytest.mark.card("seize-the-time", "opec", "senate-investigating-committee")
def test_a_turn_that_was_seized_begins_like_any_other() -> None:
    """OPEC rolls, and somebody else may answer it, also by a turn of their own; the turn that was interrupted
    begins later."""
    seize, senate = "seize-the-time", "senate-investigating-committee"
    play = {0: "texas", 1: "opec", 2: "c-i-a"}
    game = given(3, play=play, hands={1: seize, 2: seize}, phase="begin").seat(1)
    game.does("play", f"{seize}@1", 0).does("announce").gathers().rolls(3, 4).settle()
    game.expect("opec", power=5).expect("table", active=1).seat(1).does("end").seat(2)
    game.does("play", f"{seize}@2", 0).does("announce").settle().expect("table", active=2).does("end").seat(0)
    game.settle().expect("table", active=0).idle()
    hands = {1: f"{seize} hoax", 2: seize}
    game = given(3, play=play, hands=hands, decks=DECKS, phase="begin").seat(1)
    game.does("play", f"{seize}@1", 0).does("announce").gathers().seat(2).does("play", f"{seize}@2", 0)
    game.does("announce").settle().expect("table", active=2).can("attack", "c-i-a").does("end").settle()
    game.rolls(3, 4).settle().expect("table", active=1).expect(1, tokens=0).seat(1).may_not("hoax")
    game.cannot("buy-plot").does("end").settle().expect("table", active=0).expect(0, tokens=1).seat(0).can(
        "buy-plot"
    ).idle()
    game = given(3, play=play, hands={1: seize, 2: senate}, phase="begin").seat(1).plays(seize).gathers()
    game.seat(2).plays(senate).rolls(3, 4).settle().expect("table", active=0).idle()
    game = given(3, play=play, hands={1: seize, 2: senate}, phase="begin").seat(2).plays(senate).gathers()
    game.seat(1).plays(seize).rolls(3, 4).settle().expect("table", active=1).can("attack", "opec")
    game.does("end").settle().expect("table", active=1).idle()
