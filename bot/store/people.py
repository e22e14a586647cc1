"""The part of the store's interface that is about single people: what they prefer, what is open with them."""

from collections.abc import Mapping
from typing import Any

from bot.store.jobs import Engine
from bot.store.records import DeckRow


class People(Engine):
    """Part of `repository.Store`; the same holds for its methods."""

    async def user_prefs(self, user_id: int) -> dict[str, Any]:
        """What a person prefers; empty when nothing was saved."""
        return await self._read(self._jobs.people.user_prefs, user_id)

    async def save_user_prefs(
        self, user_id: int, prefs: Mapping[str, Any], *, before: Mapping[str, Any] | None = None
    ) -> None:
        """Replace a person's preferences. Raises Conflict if they are not what they were `before` (None: they
        may be anything)."""
        await self._write(self._jobs.people.save_user_prefs, user_id, prefs, before)

    async def conversation(self, user_id: int) -> dict[str, Any]:
        """What is open between a person and the bot in writing; empty when there is nothing."""
        return await self._read(self._jobs.people.conversation, user_id)

    async def save_conversation(
        self,
        user_id: int,
        open: Mapping[str, Any],
        *,
        waits: bool = False,
        before: Mapping[str, Any] | None = None,
    ) -> None:
        """Replace what is open with a person. `waits`: the bot has to come back to it by itself. Raises
        Conflict if it is not what it was `before` (None: it may be anything)."""
        await self._write(self._jobs.people.save_conversation, user_id, open, waits, before)

    async def waiting_conversations(self, limit: int = 100) -> list[int]:
        """The people whose conversations the bot has to come back to."""
        return await self._read(self._jobs.people.waiting_conversations, limit)

    async def decks(self, user_id: int) -> list[DeckRow]:
        """A person's decks, by name."""
        return await self._read(self._jobs.decks.decks, user_id)

    async def save_deck(self, row: DeckRow, most: int) -> None:
        """Keep a deck, in the place of one of the same name; a draft is done with. Raises Conflict when the
        person has `most` others."""
        await self._write(self._jobs.decks.save_deck, row, most)

    async def delete_deck(self, user_id: int, name: str) -> None:
        """Delete one of a person's decks for good. Raises NotFound."""
        await self._write(self._jobs.decks.delete_deck, user_id, name)

    async def delete_decks(self, user_id: int) -> int:
        """Delete all of a person's decks for good, a draft too: how many decks there were."""
        return await self._write(self._jobs.decks.delete_decks, user_id)

    async def deck_draft(self, user_id: int) -> DeckRow | None:
        """What a person has sent in last and not confirmed yet."""
        return await self._read(self._jobs.decks.deck_draft, user_id)

    async def save_deck_draft(self, row: DeckRow) -> None:
        """Keep what a person has sent in, in the place of what they sent in before."""
        await self._write(self._jobs.decks.save_deck_draft, row)
