"""Cards that others help to pay for, or that stand in for what is due."""

from __future__ import annotations

import pytest

from tests.support.inwo import given


@pytest.mark.card("sweeping-reforms")
def test_media_of_several_players_sweep_the_world_orders_away() -> None:
    play = {0: "tabloids", 1: "big-media", 2: "tv-preachers"}
    position = {"play": play, "hands": {0: "sweeping-reforms"}, "nwos": "world-hunger law-and-order"}
    game = given(3, **position).seat(0).plays("sweeping-reforms", using="tabloids")
    game.told("help-asked").expect("tabloids", tokens=1).seat(1).does("pay-in", "big-media").settle()
    game.told("help-promised", left=0).expect("table", nwos=[]).expect("tabloids", tokens=0)
    game.expect("big-media", tokens=0).expect("tv-preachers", tokens=1).idle()
    game = given(3, **position).seat(0).plays("sweeping-reforms", using="tabloids").settle()
    game.told("help-lacking").expect(0, exposed=["sweeping-reforms"]).expect("tabloids", tokens=1)
    game.expect("table", nwos=["world-hunger", "law-and-order"]).may_not("sweeping-reforms").idle()
    given(2, **{**position, "play": {0: "tabloids", 1: "texas"}}).seat(0).may_not("sweeping-reforms")


MARCH, HELP = "march-on-washington", "sweeping-reforms"


@pytest.mark.card(MARCH)
def test_a_march_stands_for_one_action_that_pays_for_a_plot() -> None:
    position = {"play": {0: "texas"}, "hands": {0: f"{MARCH} {HELP}"}, "decks": {0: "hoax fnord"}}
    game = given(**position, nwos="law-and-order").seat(0).may_not(MARCH).does("play", HELP, 0)
    game.does("play", MARCH, 0).does("announce").settle().expect("table", nwos=[]).expect("texas", tokens=1)
    game.expect(0, plots=[], plot_deck=["fnord"], discards=["hoax", MARCH, "law-and-order", HELP]).idle()


@pytest.mark.card(MARCH)
def test_a_march_is_no_action_of_an_illuminati() -> None:
    """It stands for that of the Group on which a Plot is played, too."""
    position = {"play": {0: "dentists", 1: "canada"}, "decks": {0: "fnord"}, "spent": "dentists 0"}
    given(**position, hands={0: f"{MARCH} hidden-influence"}).seat(0).may_not("hidden-influence")
    for card in ("grassroots-support", "logic-bomb", "george-the-janitor"):
        given(**position, hands={0: f"{MARCH} {card}", 1: "jihad"}).seat(0).may(card)


@pytest.mark.card(MARCH)
def test_a_march_takes_place_once_a_turn_and_not_on_an_empty_deck() -> None:
    position = {"play": {0: "texas"}, "nwos": "law-and-order", "spent": "texas 0"}
    given(**position, hands={0: f"{MARCH} {HELP}"}).seat(0).may_not(HELP).may_not(MARCH).idle()
    position |= {"hands": {0: f"{MARCH} {HELP} {MARCH} savings-loan-scam"}, "decks": {0: "hoax fnord hoax"}}
    game = given(**position).seat(0).may("savings-loan-scam").does("play", HELP, 0).does("play", MARCH, 0)
    game.does("announce").settle().expect("table", nwos=[]).seat(0).may_not("savings-loan-scam").idle()


@pytest.mark.card("pulitzer-prize", HELP)
@pytest.mark.rule("INW-061")
def test_ten_more_are_for_an_action_that_pays_for_a_plot_too() -> None:
    position = {"play": {0: "cable-tv", 1: "new-york"}, "decks": {1: "fnord"}, "nwos": "law-and-order"}
    hands = {0: f"{HELP} pulitzer-prize jihad", 1: "hoax"}
    game = given(**position, hands=hands).seat(0).does("play", HELP, 0).cannot("play", "jihad")
    game.does("play", "pulitzer-prize", 0, "cable-tv").does("announce").does("spend", "cable-tv")
    game.settle().expect("table", nwos=[]).expect("cable-tv", power=3, tokens=0).idle()
    game = given(**position, hands=hands).seat(0).does("play", HELP, 0)
    game.does("play", "pulitzer-prize", 0, "cable-tv").does("announce").seat(1).plays(
        "hoax", using="new-york"
    ).settle()
    game.expect("cable-tv", power=3, tokens=1).expect(0, plots=[HELP, "jihad"], exposed=[]).idle()
    game = given(**position, hands=hands).seat(0).does("play", HELP, 0)
    game.does("play", "pulitzer-prize", 0, "cable-tv").does("announce").settle().expect("cable-tv", power=13)
    game.does("never-mind").expect("cable-tv", power=3, tokens=1).expect(
        0, discards=["pulitzer-prize"]
    ).idle()
    given(**position, hands={0: f"{HELP} jihad"}).seat(0).may_not(HELP)


@pytest.mark.card("sucked-dry-and-cast-aside", HELP)
@pytest.mark.rule("INW-061")
def test_who_is_sucked_dry_for_a_plot_is_gone_when_that_is_paid() -> None:
    card = "sucked-dry-and-cast-aside"
    position = {"play": {0: "texas>cable-tv", 1: "new-york"}, "hands": {0: f"{HELP} {card}"}}
    game = (
        given(**position, nwos="law-and-order")
        .seat(0)
        .does("play", HELP, 0)
        .does("play", card, 0, "cable-tv")
    )
    game.does("announce").settle().expect("cable-tv", power=12).does("spend", "cable-tv").settle()
    game.expect("table", nwos=[]).expect("cable-tv", zone="destroyed").expect(1, destroyed=[]).idle()
    game = (
        given(**position, nwos="law-and-order")
        .seat(0)
        .does("play", HELP, 0)
        .does("play", card, 0, "cable-tv")
    )
    game.does("announce").settle().does("never-mind").expect("cable-tv", zone="structure", power=3).idle()
