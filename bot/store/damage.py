"""The part of the store's interface that is about games which cannot be read."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.jobs import Engine
from bot.store.records import GameRow, NewAudit, NewMessage


class Damage(Engine):
    """Part of `repository.Store`; the same holds for its methods."""

    async def listed(self, game: int) -> GameRow:
        """The game as in lists: without its snapshot and, where they are damaged, with empty options and
        settings. Raises NotFound."""
        return await self._read(self._jobs.games.listed, game)

    async def mark_broken(
        self,
        game: int,
        why: str,
        *,
        now: float,
        outbox: Sequence[NewMessage] = (),
        audit: Sequence[NewAudit] = (),
    ) -> bool:
        """The game cannot be read: its timers are gone, and a live one is paused. What tells of it is stored
        only if it was not marked already; whether that is so."""
        return await self._write(self._jobs.commit.mark_broken, game, why, now, outbox, audit)

    async def mark_sound(self, game: int) -> None:
        """The game can be read after all."""
        await self._write(self._jobs.commit.mark_sound, game)
