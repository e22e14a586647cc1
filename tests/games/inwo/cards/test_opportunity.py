"""An attack out of turn on what a rival has shown in vain."""

from __future__ import annotations

import pytest

from tests.support.inwo import Game, given


def knocks(**more: str) -> Game:
    """Seat 0 has tried to control Japan in vain; as the turn ends seat 1 plays its Plot."""
    play = {0: "phone-company", 1: "c-i-a n-s-a dentists", 2: "pentagon"}
    hands = {0: "japan", 1: "opportunity-knocks"}
    game = given(3, play=play, hands=hands, **more).seat(0).controls("japan", "phone-company")
    return game.settle().does("end").seat(1).plays("opportunity-knocks", it="japan").gathers()


@pytest.mark.card("opportunity-knocks")
@pytest.mark.rule("INW-107", "INW-112")
def test_a_group_shown_in_vain_is_attacked_out_of_turn_at_five_more() -> None:
    game = knocks().can("attack", "the-network").controls("japan", by="c-i-a")
    parts = [(part[0], part[2]) for part in game.sees(None).attack.parts]
    assert ("plot", 5) in parts
    assert not {"position", "master"} & {part for part, _ in parts}
    number = game.sees(None).attack.number
    game.joins("aid", "n-s-a").does("pass").seat(2).joins("aid", "pentagon")
    assert game.sees(None).attack.number > number
    game.succeeds().seat(1).does("place", "c-i-a", "right").settle()
    game.expect("japan", owner=1, master="c-i-a").expect(0, groups=[]).expect("table", active=1)
    game.expect(1, discards=["opportunity-knocks"]).expect("pentagon", tokens=0).idle()


@pytest.mark.card("opportunity-knocks")
@pytest.mark.rule("INW-124", "INW-089")
def test_it_can_be_destroyed_too_and_what_fails_lies_where_it_lay() -> None:
    game = knocks().destroys("japan", by="c-i-a").succeeds().settle()
    game.expect(1, destroyed=["japan"]).expect(0, discards=[]).idle()
    game = knocks().destroys("japan", by="c-i-a").fails().settle()
    game.expect("japan", zone="discards").expect(0, discards=["japan"], groups=[]).idle()
    game = knocks().does("attack", "c-i-a").does("call-off").does("attack", "dentists")
    game.does("destroy", "japan").does("call-off").settle().expect(0, discards=["japan"]).idle()
    knocks().does("stay").settle().expect(0, discards=["japan"]).expect("c-i-a", tokens=1).idle()


@pytest.mark.card("opportunity-knocks")
def test_nobody_has_an_opportunity_without_a_group_shown_in_vain() -> None:
    play = {0: "phone-company", 1: "c-i-a"}
    game = given(play=play, hands={0: "japan", 1: "opportunity-knocks"}).seat(0).does("discard", "japan")
    game.seat(1).may_not("opportunity-knocks")
    hands = {0: "japan opportunity-knocks"}
    game = given(play=play, hands=hands).seat(0).controls("japan", "phone-company").settle()
    game.does("end").may_not("opportunity-knocks")


@pytest.mark.card("opportunity-knocks")
@pytest.mark.rule("EVL-13")
def test_nobody_comes_into_play_besides_a_copy_that_is_there() -> None:
    play = {0: "phone-company", 1: "c-i-a"}
    hands = {0: "japan", 1: "opportunity-knocks japan"}
    game = given(3, play=play, hands=hands).seat(0).controls("japan@0", "phone-company").settle()
    game.does("end").seat(1).plays("opportunity-knocks", it="japan@0").gathers()
    game.controls("japan@0", by="c-i-a").can("agents", "japan@1", "aid").fails().settle()
    game.expect("japan@0", zone="discards").idle()


def test_whoever_leaves_in_the_middle_of_it_takes_nothing_along() -> None:
    game = knocks().controls("japan", by="c-i-a").host("leave", 1).settle()
    game.expect(0, discards=["japan"], groups=[]).idle()
