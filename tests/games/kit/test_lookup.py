"""A thing is found by what people type of its name."""

from __future__ import annotations

import pytest

from bot.games.kit.lookup import Names
from bot.games.registry import GAMES

CARDS = Names([("The Men In Black", 1), ("C.I.A.", 2), ("Gun Lobby", 3), ("Big Guns", 4), ("C.I.A.", 5)])


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("men in black", 1),
        ("cia", 2),
        ("gun", 3),
        ("guns", 4),
        ("gnu loby", 3),
        ("", None),
        ("!?", None),
        ("zzzzzz", None),
    ],
)
def test_what_is_called_so_begins_so_contains_it_or_is_spelt_like_it(typed: str, found: int | None) -> None:
    assert CARDS.nearest(typed) == found


def test_names_are_ranked_by_likeness_and_what_is_called_so_needs_no_guess() -> None:
    assert CARDS.exactly("THE C.I.A") == 2
    assert CARDS.exactly("cio") is None
    assert CARDS.ranked("gnu lobby", 1)[0][0] == 3
    likeness = dict(CARDS.ranked("gun", 4))
    assert likeness[3] > likeness[4] > likeness[2]
    assert CARDS.ranked("!?", 3) == []


@pytest.mark.parametrize(
    ("game", "typed", "found"),
    [
        ("illuminati", "orbital mind", "Orbital Mind Control Lasers"),
        ("illuminopoly", "pyramid", "Pyramid Plaza"),
        ("tsw", "umbrella stand", "Umbrella Stand Assassins"),
    ],
)
def test_every_game_finds_a_card_by_the_beginning_of_its_name(game: str, typed: str, found: str) -> None:
    words = GAMES[game].words
    assert words.card(typed) == words.card(found) != ()
