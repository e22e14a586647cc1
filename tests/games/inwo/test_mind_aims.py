"""AI seats judge what others do, and at whom and with what a card is used."""

from __future__ import annotations

import pytest

from tests.games.inwo.test_minds import answer, volunteered
from tests.support.inwo import given

LEADING = "pentagon>japan hackers f-b-i>moonies"
RIVALS = {1: "c-i-a>nato>the-mafia texas california", 2: "phone-company>china"}


@pytest.mark.parametrize(("illuminati", "helps"), [("ufos", True), ("servants-of-cthulhu", False)])
def test_nobody_helps_a_rival_to_destroy_what_brings_them_nearer_to_their_goal(
    illuminati: str, helps: bool
) -> None:
    """Also where it hurts somebody else: the Servants of Cthulhu count what they destroy."""
    chosen = {0: illuminati, 1: "gnomes-of-zurich", 2: "discordian-society"}
    game = given(3, play={0: LEADING, **RIVALS}, illuminati=chosen).seat(0)
    game.destroys("the-mafia", by="pentagon", aid="hackers f-b-i").does("pass").seat(2)
    assert ((volunteered(game, 2) or ("",))[0] == "aid") is helps


def test_a_card_is_used_where_somebody_has_what_it_takes() -> None:
    """The one who leads shows no Plot, so that it is aimed at the other."""
    play = {0: "templars dentists", 1: "moonies", 2: "phone-company>n-s-a f-b-i>c-i-a"}
    hands = {1: "hoax", 2: "fnord"}
    game = given(3, play=play, hands=hands, exposed="hoax", spent="0 dentists").seat(0)
    templars = game.guide.number("templars")
    assert answer(game, 0) == ("use", templars, 0)
    game.does("use", templars, 0).told("card-used", at=1)


def test_no_plot_raises_the_power_of_a_helper_whose_global_power_counts() -> None:
    play = {0: "phone-company rosicrucians", 1: "c-i-a>nato>the-mafia"}
    game = given(play=play, hands={0: "harmonica-virgins"}, spent="0").seat(0)
    game.controls("the-mafia", by="phone-company", aid="rosicrucians")
    assert game.sees(None).attack.number < 0
    assert answer(game, 0)[0] != "play"
