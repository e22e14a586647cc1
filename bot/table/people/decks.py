"""The decks that people keep for themselves. Nobody else learns of them: they are in no log and no audit."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NoReturn

from bot.engine.moves import text
from bot.store.errors import Conflict, NotFound, StoreError
from bot.store.records import DeckRow
from bot.table.errors import BadInput
from bot.table.unit.gate import Desk, trouble

MOST_DECKS, LONGEST_NAME = 50, 40


class Decks:
    """A person's decks. Whoever calls says only what the person asked for; names are found in any case."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def all(self, user: int) -> Sequence[DeckRow]:
        """A person's decks, by name."""
        try:
            return await self._desk.store.decks(user)
        except StoreError as error:
            raise trouble(error) from error

    async def named(self, user: int, name: str) -> DeckRow | None:
        """The person's deck of that name."""
        rows = await self.all(user)
        exact = [row for row in rows if row.name == name]
        return next(iter(exact or [row for row in rows if row.name.casefold() == name.casefold()]), None)

    async def keep(self, user: int, name: str, line: str) -> DeckRow:
        """Keep a deck, in the place of the person's deck of that name. Raises BadInput for a name that
        cannot be, and for one deck too many."""
        clean = _clean(name)
        before = await self.named(user, clean)
        row = DeckRow(user, before.name if before else clean, line, self._desk.clock())
        try:
            await self._desk.store.save_deck(row, MOST_DECKS)
        except Conflict as error:
            raise BadInput(text("deck-too-many", most=MOST_DECKS)) from error
        except StoreError as error:
            raise trouble(error) from error
        return row

    async def delete(self, user: int, name: str) -> DeckRow:
        """Delete a deck for good. Raises BadInput if there is none of that name."""
        row = await self.named(user, name)
        if row is None:
            _none(name)
        try:
            await self._desk.store.delete_deck(user, row.name)
        except NotFound:
            _none(name)
        except StoreError as error:
            raise trouble(error) from error
        return row

    async def delete_all(self, user: int) -> int:
        """Delete all decks of a person for good: how many there were."""
        try:
            return await self._desk.store.delete_decks(user)
        except StoreError as error:
            raise trouble(error) from error

    async def draft(self, user: int) -> DeckRow | None:
        """What the person has sent in last and not confirmed yet: its `line` are the words as sent."""
        try:
            return await self._desk.store.deck_draft(user)
        except StoreError as error:
            raise trouble(error) from error

    async def save_draft(self, user: int, name: str, words: str) -> DeckRow:
        """Keep what a person has sent in until they confirm it. Raises BadInput for a name that cannot be."""
        row = DeckRow(user, _clean(name), words, self._desk.clock())
        try:
            await self._desk.store.save_deck_draft(row)
        except StoreError as error:
            raise trouble(error) from error
        return row


def _clean(name: str) -> str:
    """A name without signs that cannot be seen. Raises BadInput."""
    seen = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in name)
    clean = " ".join(seen.split())
    if not 0 < len(clean) <= LONGEST_NAME:
        raise BadInput(text("deck-name", most=LONGEST_NAME))
    return clean


def _none(name: str) -> NoReturn:
    raise BadInput(text("deck-none", name=name[:LONGEST_NAME]))
