"""Every card has a scenario, and none of them would go the same way without the card's effects."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.uses.carried import is_whole
from bot.games.inwo.play.uses.open import CONDITIONS
from tests.games.inwo.cards.proofs import emptied, holds, is_plain, scenarios

LIST = Path(__file__).with_name("unproved.txt")
UNPROVED = LIST.read_text("utf-8").split()
"""Cards without a scenario: the list may only shrink (`--update` shrinks it)."""
CARDS = [card for face, card in enumerate(FACES.ID) if FACES.SET[face] != "house" or not is_plain(face)]
"""All but invented persons, who do nothing."""


def test_every_card_has_a_scenario(update: bool) -> None:
    left = [card for card in UNPROVED if card not in scenarios()]
    if update:
        LIST.write_text("".join(f"{card}\n" for card in left), "utf-8")
    assert set(CARDS) - set(scenarios()) == set(left)
    assert update or left == UNPROVED
    assert set(scenarios()) <= set(FACES.ID)


def test_what_is_not_carried_out_is_just_what_has_no_scenario_yet() -> None:
    """Cards that players find marked."""
    limited = [face for face in range(len(FACES.ID)) if FACES.SET[face] == "limited"]
    assert len(limited) == 412
    assert {FACES.ID[face] for face in limited if not is_whole(face)} == set(UNPROVED)


def test_all_that_cards_ask_about_is_known() -> None:
    """A condition that nobody knows would never hold, and nobody would see it."""
    for face, card in enumerate(FACES.ID):
        for use in (*EFFECTS.TRIGGERS[face], *EFFECTS.ACTIONS[face], *EFFECTS.PLAY[face]):
            assert use.test.keys() <= CONDITIONS.keys(), card


SAMPLE = 12


@pytest.mark.parametrize(
    "card",
    [
        card if n % SAMPLE == 0 else pytest.param(card, marks=pytest.mark.slow)
        for n, card in enumerate(CARDS)
        if card not in UNPROVED
    ],
)
def test_a_card_without_its_effects_fails_a_scenario_of_its_own(card: str) -> None:
    with emptied(card):
        assert not all(holds(scenario) for scenario in scenarios()[card])
