"""The part of the store's interface that is about games which travel from one bot to another."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from bot.store.jobs import Engine
from bot.store.records import NewAudit, NewMessage, Place
from bot.store.transfer import Bundle


class Travel(Engine):
    """Part of `repository.Store`; the same holds for its methods."""

    @abstractmethod
    async def export_game(self, game: int) -> dict[str, Any]:
        """The whole game as JSON with a checksum, secrets included, without what belongs to this bot: Discord
        messages, outbox, timers, audit, interaction keys. Raises NotFound."""

    async def import_game(
        self,
        bundle: Bundle,
        *,
        now: float,
        place: Place,
        acts: Sequence[NewAudit] = (),
        outbox: Sequence[NewMessage] = (),
    ) -> int:
        """Store a game (`transfer.read_export`) under a new id, which `acts` and `outbox` get, at `place`; a
        live one arrives paused."""
        return await self._write(self._jobs.transfer.write_bundle, bundle, now, place, acts, outbox)
