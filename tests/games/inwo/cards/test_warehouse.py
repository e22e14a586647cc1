"""Resources that lie unseen under Warehouse 23."""

from __future__ import annotations

import pytest

from bot.games.inwo.cards.table import FACES
from tests.support.inwo import Game, given

PLAY = {0: "phone-company", 1: "dentists"}


def filled(*more: str, **position: dict[int, str] | str) -> Game:
    """Seat 0 has laid the Flying Saucer under the Warehouse."""
    hands = {0: " ".join(("flying-saucer", *more))}
    game = given(**{"play": PLAY, "hands": hands, "resources": {0: "warehouse-23"}, **position})  # type: ignore[arg-type]
    return game.seat(0).does("store", "flying-saucer")


@pytest.mark.card("warehouse-23")
@pytest.mark.rule("INW-020")
def test_it_brings_an_artifact_or_gadget_of_the_hand_with_it() -> None:
    hands = {0: "warehouse-23 the-holy-grail flying-saucer hallucinations japan"}
    game = given(3, play=PLAY, hands=hands, phase="takeover").seat(0).does("take-over", "warehouse-23")
    game.does("mode", "from-hand").cannot("take-over", "hallucinations").cannot("take-over", "japan")
    game.does("take-over", "flying-saucer").expect(0, resources=["warehouse-23", "flying-saucer"])
    game.expect(0, tokens=1).expect("flying-saucer", tokens=0).idle()


@pytest.mark.card("warehouse-23")
def test_or_of_the_deck_which_is_shuffled_then_and_nobody_else_sees_it() -> None:
    decks = {0: "japan the-holy-grail flying-saucer"}
    game = given(play=PLAY, hands={0: "warehouse-23"}, decks=decks).seat(0).does("resource", "warehouse-23")
    game.does("mode", "from-deck").can("pick", "flying-saucer").cannot("pick", "japan")
    game.does("pick", "the-holy-grail").chance(7).does("take-over", "the-holy-grail")
    game.expect(0, resources=["warehouse-23", "the-holy-grail"])
    assert sorted(game.kernel.s.name(card) for card in game.kernel.s.group_decks[0]) == [
        "flying-saucer",
        "japan",
    ]
    assert not any(game.kernel.s.known[card] for card in game.kernel.s.group_decks[0])
    game.idle()


@pytest.mark.card("warehouse-23")
@pytest.mark.rule("INW-029")
def test_what_lies_under_it_is_seen_by_its_player_alone_and_does_nothing_until_shown() -> None:
    game = filled("crystal-skull", decks={0: "hoax clone"}).expect(0, tokens=0, resources=["warehouse-23"])
    game.told("resource-stored", to=1, by=FACES.face("warehouse-23")).expect("flying-saucer", zone="under")
    card = game.guide.number("flying-saucer")
    assert card is not None
    assert game.sees(1).faces[card] == game.sees(None).faces[card] == -1
    assert game.sees(0).faces[card] == game.kernel.s.face[card]
    assert game.sees(1).seats[0].stored == 1
    game.cannot("use", "flying-saucer").cannot("store", "crystal-skull").cannot("link", "flying-saucer")
    game.does("unpack", "flying-saucer").expect(0, resources=["warehouse-23", "flying-saucer"])
    game.cannot("unpack", "flying-saucer").can("use", "flying-saucer").idle()


@pytest.mark.card("warehouse-23")
@pytest.mark.rule("INW-024", "INW-037")
def test_it_is_shown_at_any_time_with_the_token_that_it_would_have() -> None:
    hands = {0: "weather-satellite"}
    game = given(play=PLAY, hands=hands, resources={0: "warehouse-23"}, phase="takeover").seat(0)
    game.does("store", "weather-satellite").settle().does("end").settle()
    game.seat(0).does("unpack", "weather-satellite").expect("weather-satellite", tokens=2).idle()
    game = given(play=PLAY, hands=hands, resources={0: "warehouse-23"}).seat(0)
    game.does("store", "weather-satellite").does("unpack", "weather-satellite")
    game.expect("weather-satellite", tokens=0).idle()


@pytest.mark.card("warehouse-23")
@pytest.mark.rule("EVL-14", "INW-083")
def test_a_unique_one_that_lies_unseen_is_shown_when_another_comes_or_is_not_the_real_one() -> None:
    play, hands = PLAY, {0: "the-holy-grail", 1: "the-holy-grail"}
    position = {"play": play, "hands": hands, "resources": {0: "warehouse-23"}}
    game = given(3, **position).seat(0).does("store", "the-holy-grail@0").does("end").settle().seat(1)
    game.does("resource", "the-holy-grail@1").waits_for(0)
    shown = game.seat(0).does("unpack", "the-holy-grail@0").seat(1).settle()
    shown.expect(1, groups=["the-holy-grail"], resources=[], tokens=1).cannot("resource", "the-holy-grail@1")
    shown.expect(0, resources=["warehouse-23", "the-holy-grail"]).idle()
    game = given(3, **position).seat(0).does("store", "the-holy-grail@0").does("end").settle().seat(1)
    game.does("resource", "the-holy-grail@1").seat(0).does("pass").settle()
    game.expect(1, resources=["the-holy-grail"], tokens=0)
    game.does("unpack", "the-holy-grail@0").expect(0, resources=["warehouse-23"], discards=["the-holy-grail"])
    game.idle()


@pytest.mark.card("warehouse-23")
@pytest.mark.rule("EVL-14")
def test_whoever_has_anything_unseen_is_asked_whatever_it_is() -> None:
    hands = {0: "flying-saucer", 1: "the-holy-grail crystal-skull"}
    game = given(3, play=PLAY, hands=hands, resources={0: "warehouse-23"}).seat(0)
    game.does("store", "flying-saucer").does("end").settle().seat(1)
    game.does("resource", "the-holy-grail").waits_for(0).seat(0).does("pass").settle()
    game.expect(1, resources=["the-holy-grail"]).idle()
    game = given(3, play=PLAY, hands=hands, resources={0: "warehouse-23"}, active=1).seat(1)
    game.does("resource", "the-holy-grail").expect(1, resources=["the-holy-grail"])


@pytest.mark.card("warehouse-23")
@pytest.mark.rule("INW-130", "INW-175")
def test_whoever_takes_or_destroys_it_takes_or_destroys_all_that_it_holds() -> None:
    position = {
        "play": {0: "texas>germany>loan-sharks", 1: "pentagon c-i-a n-s-a"},
        "links": {"warehouse-23": "loan-sharks"},
    }
    game = filled(**position).does("end").settle().seat(1)  # type: ignore[arg-type]
    game.controls("loan-sharks", by="pentagon").succeeds().does("place", "pentagon", "right").settle()
    game.expect("flying-saucer", owner=1, zone="under").can("unpack", "flying-saucer")
    card = game.guide.number("flying-saucer")
    assert card is not None
    assert game.sees(1).faces[card] != -1
    game.seat(0).cannot("unpack", "flying-saucer").idle()
    game = filled(**position).does("end").settle().seat(1)  # type: ignore[arg-type]
    game.destroys("loan-sharks", by="pentagon", aid="c-i-a n-s-a").succeeds().settle()
    game.expect("flying-saucer", zone="destroyed").expect("warehouse-23", zone="destroyed").idle()
    game = filled().does("offer", 1, 0, 0, 1, "warehouse-23")
    game.seat(1).does("accept", 1).settle().expect("flying-saucer", owner=1, zone="under").idle()


@pytest.mark.card("warehouse-23")
def test_a_copy_that_rules_it_out_keeps_no_second_one() -> None:
    position = {
        "play": {0: "c-i-a"},
        "hands": {0: "clipper-chip"},
        "resources": {0: "warehouse-23 clipper-chip"},
    }
    given(**position).seat(0).cannot("store", "clipper-chip")  # type: ignore[arg-type]
