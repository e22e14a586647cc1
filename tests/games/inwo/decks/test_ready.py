"""The ready-made decks are those of the printed lists, legal, and told in a sentence."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from bot.games.inwo.cards.table import FACES
from bot.games.inwo.decks.deck import CARDS, advice, check
from bot.games.inwo.decks.ready import READY, SHARED, Ready

PUBLISHED = [ready for ready in READY.values() if not ready.first]
LISTS = "cc1ae54e92c5445028e7a3ae77ba5df1"
"""The first half of a fingerprint of the 43 published lists."""


def test_there_are_the_42_of_the_limited_edition_and_three_for_a_first_game() -> None:
    assert len(PUBLISHED) == 42
    assert len(READY) == 45
    assert len({ready.deck.cards for ready in READY.values()}) == 45


@pytest.mark.rule("INW-002", "INW-004", "INW-006")
@pytest.mark.parametrize("ready", READY.values(), ids=READY)
def test_every_ready_made_deck_is_legal_and_names_its_lead(ready: Ready) -> None:
    deck = ready.deck
    assert check(deck) == []
    assert deck.leads
    assert 1 + len(deck.plots) + len(deck.groups) == 45


def test_names_and_sentences_are_told_apart_and_fit_a_list() -> None:
    names = [ready.deck.name for ready in (*READY.values(), SHARED)]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 40
    for ready in (*READY.values(), SHARED):
        assert ready.how.endswith(".")
        assert 40 < len(ready.how) <= 150
    assert len({ready.how for ready in READY.values()}) == 45


def test_the_lists_are_the_published_ones() -> None:
    lists = sorted(",".join(ready.deck.cards) for ready in PUBLISHED)
    lists.append(",".join(SHARED.deck.cards))
    assert hashlib.sha256("\n".join(lists).encode()).hexdigest().startswith(LISTS)


def test_decks_for_a_first_game_are_easy_to_handle() -> None:
    first = [ready.deck for ready in READY.values() if ready.first]
    assert len({deck.illuminati for deck in first}) == 3
    for deck in first:
        assert advice(deck) == []
        assert all(FACES.OUT[CARDS[lead]] for lead in deck.leads)
        assert sum(len(FACES.OUT[CARDS[card]]) for card in deck.puppets) >= 15
        assert sum(FACES.POWER[CARDS[card]] for card in deck.puppets) >= 30


def test_the_big_deck_holds_each_illuminati_three_times_and_other_cards_once() -> None:
    copies = Counter(SHARED.deck.cards)
    illuminati = {card for card in copies if FACES.TYPE[CARDS[card]] == "illuminati"}
    assert len(illuminati) == 9
    assert {copies[card] for card in illuminati} == {3}
    assert {copies[card] for card in set(copies) - illuminati} == {1}
    assert len(copies) == 404
