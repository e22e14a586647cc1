"""Cards that answer draws, takeovers and the beginning of a turn."""

from __future__ import annotations

import pytest

from tests.support.inwo import attack, given


@pytest.mark.card("liquor-companies")
def test_liquor_companies_keep_a_rival_from_a_draw() -> None:
    attack("control", "liquor-companies", "big-media").gives("liquor-companies", 4)
    attack("control", "liquor-companies", "dentists").gives("liquor-companies", 0)
    position = {"play": {0: "dentists", 1: "liquor-companies"}, "phase": "begin"}
    game = given(**position, decks={0: "hoax kkk"}).seat(0).does("draw-plot").seat(1).uses("liquor-companies")
    game.settle().expect(0, plots=[], plot_deck=["hoax"]).expect("liquor-companies", tokens=0)
    game = given(**position, decks={0: "hoax kkk"}, spent="liquor-companies").seat(0).does("draw-plot")
    game.settle().expect(0, plots=["hoax"])


@pytest.mark.card("rosicrucians")
def test_rosicrucians_pick_the_plot_that_is_drawn() -> None:
    position = {"play": {0: "rosicrucians", 1: "dentists"}, "decks": {0: "hoax fnord jihad"}}
    game = (
        given(**position, phase="begin").seat(0).does("draw-plot").uses("rosicrucians").does("pick", "jihad")
    )
    game.chance(0).settle().expect(0, plots=["jihad"]).expect("rosicrucians", tokens=1)
    game = given(**position, phase="begin", spent="rosicrucians").seat(0).does("draw-plot").settle()
    game.expect(0, plots=["hoax"])


@pytest.mark.card("crop-circles")
def test_crop_circles_pick_what_is_drawn() -> None:
    play, hands = {0: "stonehenge", 1: "dentists"}, {0: "crop-circles"}
    position = {"play": play, "hands": hands, "decks": {0: "hoax fnord kkk eff"}, "phase": "begin"}
    game = given(**position).seat(0).does("draw-group").plays("crop-circles").does("mode", "groups")
    game.does("pick", "eff").chance(0).settle().expect(0, groups=["eff"])
    game = given(**position, spent="stonehenge 0").seat(0).does("draw-group").may_not("crop-circles")


@pytest.mark.card("nephews-of-god")
def test_the_nephews_of_god_are_lucky() -> None:
    position = {"play": {0: "nephews-of-god", 1: "dentists"}, "decks": {0: "hoax fnord jihad"}}
    game = given(**position, phase="begin").seat(0).does("draw-plot").rolls(3, 3).settle()
    game.expect(0, plots=["hoax", "fnord"])
    game = given(**position, phase="begin").seat(0).does("draw-plot").rolls(3, 4).settle()
    game.expect(0, plots=["hoax"])


@pytest.mark.card("botched-contact", "sabotage")
def test_a_takeover_is_called_off() -> None:
    for card, again in (("botched-contact", True), ("sabotage", False)):
        play, hands = {0: "dentists", 1: "new-york"}, {0: "kkk eff", 1: card}
        position = {"play": play, "hands": hands, "phase": "takeover"}
        game = given(**position).seat(0).does("take-over", "kkk").seat(1).plays(card).seat(0)
        game = game.does("take-over", "eff") if again else game.settle()
        game.settle().expect("kkk", zone="hand").expect("eff", zone="structure" if again else "hand")
        game = given(**position, spent="new-york 1").seat(0).does("take-over", "kkk").settle()
        game.expect("kkk", zone="structure")


@pytest.mark.card("sabotage")
def test_after_a_sabotage_nothing_comes_into_play_by_itself_in_that_turn() -> None:
    hands = {0: "kkk crystal-skull the-stars-are-right", 1: "sabotage"}
    game = given(play={0: "druids", 1: "new-york"}, hands=hands, phase="takeover").seat(0)
    game.does("take-over", "kkk").seat(1).plays("sabotage").settle().seat(0).may_not("the-stars-are-right")
    game.can("resource", "crystal-skull").idle()


@pytest.mark.card("embezzlement")
def test_embezzlement_takes_what_a_rival_drew() -> None:
    position = {"play": {0: "dentists", 1: "canada"}, "decks": {0: "hoax"}, "phase": "begin"}
    game = given(**position, hands={1: "embezzlement fnord"}).seat(0).does("draw-plot").seat(1)
    game.plays("embezzlement").settle().expect(1, plots=["hoax"], discards=["fnord", "embezzlement"])
    game = given(**position, hands={1: "embezzlement"}).seat(0).does("draw-plot").settle()
    game.expect(0, plots=["hoax"])


@pytest.mark.card("unlucky-13")
def test_unlucky_13_keeps_a_rival_from_drawing_plots() -> None:
    position = {"play": {0: "dentists", 1: "stonehenge"}, "hands": {1: "unlucky-13"}, "phase": "begin"}
    decks = {0: "hoax kkk"}
    game = given(**position, decks=decks).seat(1).plays("unlucky-13").seat(0)
    game.does("draw-group").expect(0, plots=[], groups=["kkk"]).expect("stonehenge", tokens=0)
    game = given(**position, decks=decks, spent="stonehenge 1").seat(1).may_not("unlucky-13")
    game.seat(0).does("draw-plot").settle().expect(0, plots=["hoax"])


@pytest.mark.card("the-big-sellout")
def test_the_big_sellout_makes_tokens_of_groups() -> None:
    card, play = "the-big-sellout", {0: "dentists kkk phone-company"}
    position = {"play": play, "phase": "tokens", "decks": {0: "hoax canada england"}}
    game = given(**position, hands={0: f"{card} eff elvis"}).seat(0).does("play", card, 0)
    game.does("give-up", "eff", "elvis").does("give-up", 1).does("pick", "kkk").does("pick", "dentists")
    game.does("pick", "phone-company").settle().expect("kkk", tokens=2).expect("dentists", tokens=2)
    game.expect("phone-company", tokens=2).expect(0, groups=[], group_deck=["england"], tokens=1).idle()
    game = given(**position, hands={0: card}).seat(0).does("move", "kkk").does("stay").may_not(card)
    given(play=play, phase="tokens", hands={0: card}).seat(0).may_not(card)
    game = given(**position, hands={0: f"{card} eff crystal-skull"}).seat(0).does("play", card, 0)
    game.does("give-up", "eff", "crystal-skull").does("give-up", 0).does("pick", "kkk").settle()
    game.expect("kkk", tokens=2).expect("dentists", tokens=1).expect(0, groups=[]).idle()
    game = given(**position | {"phase": "takeover"}, hands={0: f"{card} bigger-business"}).seat(0)
    game.plays("bigger-business").does("no-takeover").may(card)


@pytest.mark.card("voodoo-economics")
def test_voodoo_economics_makes_tokens_of_plots_once_a_game() -> None:
    card, play = "voodoo-economics", {0: "dentists kkk phone-company"}
    position = {
        "play": play,
        "phase": "tokens",
        "decks": {0: "hoax fnord jihad"},
        "hands": {0: f"{card} {card}"},
    }
    game = given(**position).seat(0).does("play", card, 0).does("give-up", 2).does("pick", "kkk")
    game.does("pick", "dentists").settle().expect("kkk", tokens=2).expect("dentists", tokens=2)
    game.expect("phone-company", tokens=1).expect(0, plot_deck=["jihad"], discards=[card], tokens=0)
    assert all(move[0] != "play" for move in game.kernel.legal(0))
    given(**position, spent="0").seat(0).may(card)
