"""Cards about draws and takeovers of others, and about the own draws."""

from __future__ import annotations

import pytest

from tests.support.inwo import given

DECKS = {0: "hoax fnord jihad dentists japan", 1: "martyrs"}


@pytest.mark.card("liquor-companies")
def test_liquor_companies_keep_a_rival_from_one_draw() -> None:
    game = given(play={0: "phone-company", 1: "liquor-companies"}, decks=DECKS, phase="begin").seat(0)
    game.does("draw-both").seat(1).uses("liquor-companies").settle().expect(0, plots=[], groups=["dentists"])
    game.expect("liquor-companies", tokens=0)
    game = given(play={1: "liquor-companies"}, decks=DECKS, phase="begin", spent="liquor-companies").seat(0)
    game.does("draw-both").expect(0, plots=["hoax"])


@pytest.mark.card("liquor-companies")
def test_of_several_draws_one_is_blocked() -> None:
    position = {"illuminati": {0: "the-network"}, "play": {0: "phone-company", 1: "liquor-companies"}}
    game = given(**position, decks=DECKS, phase="begin").seat(0).does("draw-plot")  # type: ignore[arg-type]
    game.seat(1).uses("liquor-companies").settle().expect(0, plots=["hoax"])
    play = {0: "bank-of-england fraternal-orders", 1: "liquor-companies"}
    for use, plots, groups in (("bank-of-england", ["hoax"], []), ("fraternal-orders", [], [])):
        game = given(play=play, decks=DECKS).seat(0).uses(use).seat(1).uses("liquor-companies").settle()
        game.expect(0, plots=plots, groups=groups)


@pytest.mark.card("rosicrucians")
def test_rosicrucians_look_for_a_plot_instead() -> None:
    game = given(play={0: "rosicrucians"}, decks=DECKS, phase="begin").seat(0).does("draw-both")
    game.does("pass").expect(0, plots=["hoax"], groups=["dentists"]).idle()
    game = given(play={0: "rosicrucians"}, decks=DECKS, phase="begin").seat(0).does("draw-plot")
    game.uses("rosicrucians").does("pick", "jihad").chance(1).expect(0, plots=["jihad"])
    game.told("deck-shuffled").told("cards-searched", to=1, count=1)
    game = given(play={0: "rosicrucians"}, decks=DECKS, phase="begin").seat(0).does("draw-group")
    game.expect(0, groups=["dentists"])


@pytest.mark.card("crop-circles")
def test_crop_circles_choose_from_either_deck() -> None:
    position = {"play": {0: "w-i-t-c-h"}, "decks": DECKS, "hands": {0: "crop-circles"}, "phase": "begin"}
    game = given(**position, illuminati={0: "the-network"}).seat(0).does("draw-plot")  # type: ignore[arg-type]
    game.plays("crop-circles").does("mode", "plots").does("pick", "jihad").does("pick", "fnord").chance(1)
    game.expect(0, plots=["jihad", "fnord"], discards=["crop-circles"]).told("deck-shuffled")
    game = given(**position).seat(0).does("draw-plot").plays("crop-circles")  # type: ignore[arg-type]
    game.does("mode", "groups").does("pick", "japan").chance(1).expect(0, plots=[], groups=["japan"])


@pytest.mark.card("embezzlement")
@pytest.mark.rule("INW-215")
def test_embezzlement_takes_a_plot_just_drawn() -> None:
    """Its taker sees it, and pays with another Plot."""
    position = {"play": {0: "phone-company", 1: "w-i-t-c-h"}, "decks": DECKS}
    hands = {1: "embezzlement martyrs"}
    game = given(**position, hands=hands, phase="begin").seat(0).does("draw-both").does("no-takeover")  # type: ignore[arg-type]
    game.cannot("play", "hoax").seat(1).plays("embezzlement").settle()
    game.expect(1, plots=["hoax"], discards=["martyrs", "embezzlement"]).expect(0, plots=[])
    game = given(**position, hands=hands).seat(0).does("buy-plot").seat(1)  # type: ignore[arg-type]
    game.plays("embezzlement").settle().expect(1, plots=["hoax"]).idle()
    given(**position, hands={1: "embezzlement"}).seat(0).does("buy-plot").seat(1).may_not("embezzlement")  # type: ignore[arg-type]


@pytest.mark.card("embezzlement", "an-offer-you-cant-refuse")
def test_embezzlement_takes_what_was_drawn_from_a_rivals_deck() -> None:
    position = {"play": {0: "dentists", 1: "canada"}, "decks": {0: "jihad kkk", 1: "hoax fnord"}}
    hands = {0: "an-offer-you-cant-refuse", 1: "embezzlement martyrs"}
    game = given(**position, hands=hands, phase="begin").seat(0).plays(hands[0]).gathers().seat(1)  # type: ignore[arg-type]
    game.plays("embezzlement", it="fnord").settle().expect(1, plots=["fnord"]).expect(0, plots=["hoax"])


@pytest.mark.card("botched-contact")
@pytest.mark.rule("INW-136")
def test_after_a_botched_contact_another_group_can_be_taken_over() -> None:
    position = {"play": {0: "phone-company", 1: "w-i-t-c-h"}, "phase": "takeover"}
    hands = {0: "dentists japan", 1: "botched-contact"}
    game = given(**position, hands=hands).seat(0).does("take-over", "japan").seat(1)  # type: ignore[arg-type]
    game.plays("botched-contact", using="w-i-t-c-h").seat(0).cannot("take-over", "japan")
    game.does("take-over", "dentists").does("place", "phone-company", "left").expect("japan", zone="hand")
    game.expect("dentists", owner=0, tokens=1).expect("w-i-t-c-h", tokens=0)
    hands[0] = "book-of-kells"
    game = given(**position, hands=hands).seat(0).does("take-over", "book-of-kells")  # type: ignore[arg-type]
    game.seat(1).may_not("botched-contact")


@pytest.mark.card("sabotage")
def test_sabotage_ends_the_takeover_of_the_turn() -> None:
    position = {"play": {0: "phone-company", 1: "california"}, "phase": "takeover", "spent": "1"}
    hands = {0: "dentists japan", 1: "sabotage"}
    game = given(**position, hands=hands).seat(0).does("take-over", "dentists").seat(1)  # type: ignore[arg-type]
    game.may_not("sabotage")
    position["play"] = {0: "phone-company", 1: "california c-i-a"}
    game = given(**position, hands=hands).seat(0).does("take-over", "japan").seat(1)  # type: ignore[arg-type]
    game.plays("sabotage", using="california c-i-a").settle().expect("japan", zone="hand", tokens=0)
    game.expect("california", tokens=0).expect("table", active=0).seat(0).can("attack", "phone-company")


@pytest.mark.card("nephews-of-god")
def test_the_nephews_may_draw_again() -> None:
    for roll, plots in ((3, ["hoax", "fnord"]), (4, ["hoax"])):
        game = given(play={0: "nephews-of-god"}, decks=DECKS, phase="begin").seat(0).does("draw-plot")
        game.rolls(3, roll).expect(0, plots=plots, groups=[])
    given(play={0: "nephews-of-god"}, decks=DECKS).seat(0).does("buy-plot").idle()
    game = given(play={0: "nephews-of-god"}, decks=DECKS, phase="begin").seat(0).does("draw-group")
    game.rolls(3, 3).expect(0, plots=[], groups=["dentists", "japan"])
