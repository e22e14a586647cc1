"""Every card has a scenario, and none of them would go the same way without the card's effects."""

from __future__ import annotations

import pytest

from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.uses.open import CONDITIONS
from tests.games.inwo.cards.carried import is_whole
from tests.games.inwo.cards.proofs import emptied, holds, is_plain, scenarios

CARDS = [card for face, card in enumerate(FACES.ID) if FACES.SET[face] != "house" or not is_plain(face)]
"""All but invented persons, who do nothing."""


def test_every_card_has_a_scenario() -> None:
    assert set(scenarios()) <= set(FACES.ID)
    assert set(CARDS) <= set(scenarios())


def test_every_card_is_whole() -> None:
    assert FACES.SET.count("limited") == 412
    assert [card for card in CARDS if not is_whole(FACES.face(card))] == []


def test_all_that_cards_ask_about_is_known() -> None:
    """A condition that nobody knows would never hold, and nobody would see it."""
    for face, card in enumerate(FACES.ID):
        for use in (*EFFECTS.TRIGGERS[face], *EFFECTS.ACTIONS[face], *EFFECTS.PLAY[face]):
            assert use.test.keys() <= CONDITIONS.keys(), card


SAMPLE = 12


@pytest.mark.parametrize(
    "card",
    [card if n % SAMPLE == 0 else pytest.param(card, marks=pytest.mark.slow) for n, card in enumerate(CARDS)],
)
def test_a_card_without_its_effects_fails_a_scenario_of_its_own(card: str) -> None:
    with emptied(card):
        assert not all(holds(scenario) for scenario in scenarios()[card])
