"""The decks that people keep, in every engine."""

from __future__ import annotations

import pytest

from bot.store.errors import Conflict, NotFound
from bot.store.records import DeckRow
from bot.store.repository import Store
from tests.store.conftest import NOW, Engine

MINE = DeckRow(7, "pirates", '{"cards":[]}', NOW)


async def test_decks_are_kept_by_person_and_by_name(engine: Engine, store: Store) -> None:
    second = DeckRow(7, "Ängste", "{}", NOW + 1)
    for row in (MINE, second, DeckRow(8, "pirates", "theirs", NOW)):
        await store.save_deck(row, 50)
    assert await store.decks(7) == [MINE, second]
    assert [row.line for row in await store.decks(8)] == ["theirs"]
    assert await store.decks(9) == []
    await store.close()
    again = await engine.open()
    assert await again.decks(7) == [MINE, second]
    await again.close()


async def test_a_deck_of_the_same_name_takes_its_place_even_when_there_are_as_many_as_may_be(
    store: Store,
) -> None:
    for number in range(3):
        await store.save_deck(DeckRow(7, f"deck {number}", "{}", NOW), 3)
    with pytest.raises(Conflict):
        await store.save_deck(DeckRow(7, "one more", "{}", NOW), 3)
    newer = DeckRow(7, "deck 1", "new", NOW + 5)
    await store.save_deck(newer, 3)
    assert [row.name for row in await store.decks(7)] == ["deck 0", "deck 1", "deck 2"]
    assert (await store.decks(7))[1] == newer
    await store.save_deck(DeckRow(8, "somebody else's", "{}", NOW), 3)


async def test_decks_are_deleted_one_by_one_and_all_at_once(store: Store) -> None:
    other = DeckRow(8, "pirates", "theirs", NOW)
    for row in (MINE, DeckRow(7, "b", "{}", NOW), DeckRow(7, "c", "{}", NOW), other):
        await store.save_deck(row, 50)
    await store.save_deck_draft(DeckRow(7, "draft", "{}", NOW))
    await store.delete_deck(7, "b")
    with pytest.raises(NotFound):
        await store.delete_deck(7, "b")
    assert await store.delete_decks(7) == 2
    assert await store.delete_decks(7) == 0
    assert await store.decks(7) == []
    assert await store.deck_draft(7) is None
    assert await store.decks(8) == [other]


async def test_what_was_sent_in_last_waits_until_it_is_kept(store: Store) -> None:
    assert await store.deck_draft(7) is None
    await store.save_deck_draft(DeckRow(7, "first", "{}", NOW))
    await store.save_deck_draft(MINE)
    await store.save_deck_draft(DeckRow(8, "theirs", "{}", NOW))
    assert await store.deck_draft(7) == MINE
    await store.save_deck(MINE, 50)
    assert await store.deck_draft(7) is None
    assert await store.deck_draft(8) is not None


def test_a_deck_in_a_log_tells_neither_its_name_nor_its_cards() -> None:
    assert "pirates" not in repr(MINE)
    assert "cards" not in repr(MINE)
