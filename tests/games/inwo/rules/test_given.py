"""Groups that move to another player, and what a duplicate of one's own means."""

from __future__ import annotations

import pytest

from tests.support.inwo import given


@pytest.mark.rule("INW-172", "INW-173")
def test_a_group_moves_to_another_player_with_its_branch_for_a_token() -> None:
    play = {0: "texas>dentists japan", 1: "c-i-a"}
    game = given(3, play=play, spent="0 dentists").seat(0).does("offer", 1, 0, 0, 1, "texas")
    game.seat(1).does("accept")
    game.can("pay", "texas").can("pay", "c-i-a").can("pay", "the-network").cannot("pay", "japan")
    game.does("pay", "c-i-a").does("place", "c-i-a", "right").settle()
    game.expect("texas", owner=1, master="c-i-a", tokens=1).expect("dentists", owner=1, master="texas")
    game.expect("c-i-a", tokens=0).expect(0, held=["japan"]).expect("table", active=0).idle()


@pytest.mark.rule("INW-172")
def test_those_it_comes_from_pay_where_nobody_else_can() -> None:
    play = {0: "texas>dentists japan", 1: "c-i-a"}
    game = given(3, play=play, spent="1 c-i-a dentists texas", hands={1: "hoax"}).seat(0)
    game.does("offer", 1, 0, 0, 1, "dentists").seat(1).does("accept").does("place", "the-network", "right")
    game.settle().expect("dentists", owner=1, tokens=0).expect(0, tokens=0).idle()


@pytest.mark.rule("INW-172")
def test_no_group_moves_without_a_token_an_arrow_or_in_the_turn_of_a_third() -> None:
    play = {0: "texas", 1: "c-i-a", 2: "japan"}
    broke = given(3, play=play, spent="0 1 texas c-i-a").seat(0)
    broke.cannot("offer", 1, 0, 0, 1, "texas")
    given(3, play=play, active=2).seat(0).cannot("offer", 1, 0, 0, 1, "texas")
    given(3, play=play, active=1).seat(0).can("offer", 1, 0, 0, 1, "texas").cannot(
        "offer", 1, 0, 0, 1, "c-i-a"
    )
    full = {0: "texas", 1: "loan-sharks dentists goldfish-fanciers moonies"}
    assert given(3, play=full).look(1, "held")


@pytest.mark.rule("INW-216")
def test_a_copy_of_a_captured_group_stays_in_the_hand() -> None:
    play = {0: "pentagon", 1: "texas>germany>loan-sharks"}
    game = given(3, play=play, hands={0: "loan-sharks"}).seat(0).controls("loan-sharks@1", by="pentagon")
    game.succeeds().does("place", "pentagon", "right").settle().expect("loan-sharks@1", owner=0)
    game.expect(0, groups=["loan-sharks"]).does("end").settle().seat(0)
    game.cannot("take-over", "loan-sharks@0").idle()
