"""What moderators have done, as whoever reads it may know it."""

from __future__ import annotations

from dataclasses import replace

from bot.store.errors import StoreError
from bot.store.records import AuditRow
from bot.table.unit.gate import UNSEEN, VEIL, Desk, trouble


class Record:
    """The record of all acts."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def audit(
        self,
        *,
        guild: int | None = None,
        game: int | None = None,
        before: int | None = None,
        limit: int = 25,
        reader: int | None = None,
    ) -> list[AuditRow]:
        """Recorded acts, newest first. Of the gamemaster's acts in games that `reader` plays, or has played,
        they are not told what they were and why."""
        try:
            rows = await self._desk.store.audit(guild_id=guild, game=game, before_id=before, limit=limit)
        except StoreError as error:
            raise trouble(error) from error
        return [
            replace(row, detail=dict(VEIL), reason=None) if await self._veiled(row, reader) else row
            for row in rows
        ]

    async def _veiled(self, row: AuditRow, reader: int | None) -> bool:
        if row.action not in UNSEEN or row.game is None or reader is None:
            return False
        async with self._desk.look(row.game) as session:
            return session.plays(reader)
