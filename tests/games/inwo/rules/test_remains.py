"""What others may do about cards that were discarded, destroyed or Devastated: once a turn all are asked."""

from __future__ import annotations

import pytest

from bot.engine.moves import HOST
from tests.support.inwo import given

PLAY = {0: "phone-company", 1: "c-i-a texas"}


@pytest.mark.rule("INW-180")
def test_all_that_lies_there_is_asked_about_once_before_the_turn_ends() -> None:
    hands = {0: "hoax jihad japan", 1: "stealing-the-plans"}
    game = given(play=PLAY, hands=hands).seat(0).does("discard", "hoax").waits_for(0)
    game.does("discard", "jihad").waits_for(0).does("end")
    assert (game.kernel.s.doing, list(game.kernel.s.waiting)) == ("remains", [HOST])
    game.seat(1).can("play", "stealing-the-plans", 0, "hoax").can("play", "stealing-the-plans", 0, "jihad")
    game.settle().expect("table", active=1).expect(0, discards=["hoax", "jihad"]).idle()


@pytest.mark.rule("INW-180")
def test_whoever_wants_something_at_once_has_the_others_asked_at_once() -> None:
    """In secret, and by lot: to be first with it is worth nothing."""
    play = {0: "phone-company", 1: "c-i-a", 2: "california"}
    hands = {0: "hoax", 1: "stealing-the-plans", 2: "stealing-the-plans"}
    game = given(3, play=play, hands=hands).seat(0).does("discard", "hoax").waits_for(0)
    game.seat(1).does("play", "stealing-the-plans@1", 0, "hoax").not_told("card-used")
    game.seat(2).does("play", "stealing-the-plans@2", 0, "hoax").rolls(1, 2, 3, 4)
    game.seat(2).does("spend", "california").settle().expect(2, plots=["hoax"])
    game.expect(1, plots=["stealing-the-plans"]).idle()
