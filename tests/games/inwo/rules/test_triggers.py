"""What cards do by themselves when something is attacked, taken or destroyed."""

from __future__ import annotations

from tests.support.inwo import given


def test_whoever_may_is_asked_when_it_destroys() -> None:
    """The Servants of Cthulhu draw a Plot for each Group that they destroy."""
    roots = {0: "servants-of-cthulhu"}
    game = given(play={0: "phone-company", 1: "dan-quayle"}, decks={0: "hoax"}, illuminati=roots, spent="1")
    game.seat(0).destroys("dan-quayle", by="servants-of-cthulhu").succeeds().does("do")
    game.expect(0, plots=["hoax"], destroyed=["dan-quayle"]).idle()
    game = given(play={0: "phone-company", 1: "dan-quayle"}, decks={0: "hoax"}, illuminati=roots, spent="1")
    game.seat(0).destroys("dan-quayle", by="servants-of-cthulhu").succeeds().does("pass")
    game.expect(0, plots=[]).idle()


def test_what_must_happen_is_not_asked() -> None:
    game = given(play={0: "post-office", 1: "ninjas"}, spent="1 ninjas").seat(0)
    game.controls("ninjas", by="post-office", aid="bavarian-illuminati").settle()
    game.told("attack-failed").expect("ninjas", tokens=1, owner=1).idle()


def test_a_throw_that_a_card_does_not_leave_at_that_is_thrown_again_once() -> None:
    """The Angel's Feather, on a Peaceful Group that fails to control something."""
    play, linked = {0: "red-cross", 1: "gay-activists>dentists"}, {"angels-feather": "red-cross"}
    game = given(play=play, resources={0: "angels-feather"}, links=linked, spent="1 dentists").seat(0)
    game.controls("dentists", by="red-cross", aid="bavarian-illuminati").fails()
    game.fails().told("attack-failed").expect("dentists", owner=1).idle()


def test_a_place_takes_with_it_who_is_linked_to_it() -> None:
    """The kill is the attacker's; what hung on the card is read before it is gone."""
    play = {0: "n-s-a", 1: "gay-activists>vatican-city druids"}
    spent = "1 vatican-city druids gay-activists"
    game = given(play=play, links={"druids": "vatican-city"}, spent=spent).seat(0)
    game.destroys("vatican-city", by="bavarian-illuminati", aid="n-s-a").succeeds()
    game.settle().expect(0, destroyed=["vatican-city", "druids"]).expect(1, held=["gay-activists"])
