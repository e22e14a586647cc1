"""The part of the store's interface that is about single people: what they prefer, what is open with them."""

from collections.abc import Mapping
from typing import Any, Protocol


class People(Protocol):
    """Part of `repository.Store`; the same holds for its methods."""

    async def user_prefs(self, user_id: int) -> dict[str, Any]:
        """What a person prefers; empty when nothing was saved."""

    async def save_user_prefs(self, user_id: int, prefs: Mapping[str, Any]) -> None:
        """Replace a person's preferences."""

    async def conversation(self, user_id: int) -> dict[str, Any]:
        """What is open between a person and the bot in writing; empty when there is nothing."""

    async def save_conversation(self, user_id: int, open: Mapping[str, Any], *, waits: bool = False) -> None:
        """Replace what is open with a person. `waits`: the bot has to come back to it by itself."""

    async def waiting_conversations(self, limit: int = 100) -> list[int]:
        """The people whose conversations the bot has to come back to."""
