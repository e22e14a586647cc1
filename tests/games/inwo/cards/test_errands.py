"""Actions outside attacks and uses of cards can be cancelled as all others (INW-189 to INW-191)."""

from __future__ import annotations

import pytest

from tests.games.inwo.test_words import labels, question
from tests.support.inwo import given

NUKES = "nuclear-power-companies"


@pytest.mark.card(NUKES)
@pytest.mark.rule("INW-029", "INW-190", "INW-191")
def test_the_action_that_plays_a_resource_is_cancelled_and_another_may_do_it() -> None:
    position = {"play": {0: "texas", 1: NUKES}, "hands": {0: "crystal-skull"}, "tokens": {"0": 2}}
    game = given(**position).seat(0).does("resource", "crystal-skull").seat(1).uses(NUKES).settle()
    game.told("action-cancelled").expect(0, resources=[], groups=["crystal-skull"], tokens=1)
    game.expect(NUKES, tokens=0).seat(0).does("resource", "crystal-skull").settle()
    game.expect(0, resources=["crystal-skull"], tokens=0).cannot("resource", "crystal-skull").idle()


@pytest.mark.card(NUKES)
@pytest.mark.rule("INW-030", "INW-190")
def test_the_action_that_draws_a_group_is_cancelled() -> None:
    game = given(play={0: "texas", 1: NUKES}, decks={0: "japan"}).seat(0).does("draw-card").seat(1)
    game.uses(NUKES).settle().expect(0, groups=[], group_deck=["japan"], tokens=0).idle()


@pytest.mark.card(NUKES, "supreme-court")
@pytest.mark.rule("INW-171", "INW-190")
def test_the_action_that_moves_a_group_is_cancelled() -> None:
    for card, spent in ((NUKES, "0 dentists"), ("supreme-court", "0 dentists")):
        position = {"play": {0: "texas dentists", 1: card}, "spent": spent}
        game = given(**position).seat(0).does("move", "dentists").does("place", "texas", "left")
        game.seat(1).uses(card).settle().expect("dentists", depth=0).expect("texas", tokens=0)
        game.expect(card, tokens=0).idle()
    game = given(**position).seat(0).does("move", "dentists").does("place", "texas", "left").settle()
    game.expect("dentists", master="texas").expect("supreme-court", tokens=1).idle()
    position = {"play": {0: "phone-company dentists", 1: "supreme-court"}, "spent": "0 dentists"}
    game = given(**position).seat(0).does("move", "dentists").does("place", "phone-company", "left")
    game.expect("dentists", master="phone-company").idle()


@pytest.mark.card(NUKES)
@pytest.mark.rule("INW-172", "INW-190")
def test_the_action_that_moves_a_group_to_another_player_is_cancelled() -> None:
    game = given(3, play={0: "texas", 1: "c-i-a", 2: NUKES}, spent="1 c-i-a 0").seat(0)
    game.does("offer", 1, 0, 0, 1, "texas").seat(1).does("accept").seat(2).uses(NUKES).settle()
    game.expect("texas", owner=0, tokens=0).expect(NUKES, tokens=0).expect("table", active=0).idle()


def test_who_is_asked_reads_what_the_action_is_for() -> None:
    position = {"play": {0: "texas dentists", 1: NUKES}, "hands": {0: "crystal-skull"}, "decks": {0: "japan"}}
    for moves, said in (
        ((("resource", "crystal-skull"),), "the action of Bavarian Illuminati to play Crystal Skull."),
        ((("draw-card",),), "the action of Bavarian Illuminati to draw a Group card."),
        ((("move", "dentists"), ("place", "texas", "left"), ("pay", "texas")), "Texas to move Dentists."),
    ):
        game = given(**position).seat(0)
        for move in moves:
            game.does(*move)
        assert said in question(game, 1)
        assert labels(game, 1, "use")
