"""Lobbies: a table before its first move, the start, and the rematch. Lobby cards are outbox rows of kind 'lobby'."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.store.repository import Place
from bot.table.seen import Done, Table


class Lobby:
    """Commands of a table that has not begun. All raise AlreadyStarted when it has."""

    async def create(
        self,
        kind: str,
        place: Place,
        creator: int,
        creator_name: str,
        key: str,
        *,
        name: str = "",
        options: Mapping[str, Any] | None = None,
        join: bool = True,
    ) -> Table:
        """Open a lobby. Raises NoSuchGame (kind), Refused (options), Full (too many games on this server)."""

    async def join(self, game: int, user: int, name: str) -> Table:
        """Take the next seat; a second time changes nothing. Raises Full."""

    async def leave(self, game: int, user: int) -> Table:
        """Give the seat up; the lobby stays, even empty."""

    async def add_ai(self, game: int, actor: int, level: str = "heuristic") -> Table:
        """Seat an AI of `level` (a key of `Game.players`). Raises Full, BadInput."""

    async def remove_ai(self, game: int, actor: int) -> Table:
        """Take away the AI seated last."""

    async def set_option(self, game: int, actor: int, name: str, value: Any) -> Table:
        """An option of the game, or a table setting (settings.TableSettings). Raises Refused, BadInput."""

    async def start(self, game: int, actor: int, key: str, *, place: Place | None = None) -> Done:
        """Begin: seats are fixed, the seed's hash is published, the first asks go out; `place` is the new thread.

        Raises Refused (too few or too many seats), NotAllowed (only who sits there, the creator, or a moderator).
        """

    async def move_to(self, game: int, place: Place) -> Table:
        """Note where the table lives now (its thread). Possible at any time."""

    async def close(self, game: int, actor: int) -> None:
        """Close the lobby for good. Raises NotAllowed for others than its creator."""

    async def rematch(self, game: int, actor: int, key: str) -> Table:
        """A new lobby like a game that is over, with the same people and options."""
