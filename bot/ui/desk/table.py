"""What the desk shows beside the game itself: clock and seats of the table, and the record of all acts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import discord

from bot.engine.moves import Move, Text, text
from bot.games.chair import Blank, Deed, Page
from bot.table.people.moderation import Moderator
from bot.table.records import AuditRow
from bot.table.seen import Table
from bot.ui.controls.answers import reply, timely
from bot.ui.front import Front, Reader, when
from bot.ui.panel import panel as panels
from bot.ui.panel.cards import actor, audited
from bot.ui.words.markdown import Markup

TABLE, RECORD = "~table", "~record"
MOST_HOURS: Final = 720
ROWS = 25
Do = Callable[..., Awaitable[Any]]


def of_table(move: Move) -> bool:
    """Whether a deed is one of these, and no move of the game."""
    return str(move[0]).startswith("~")


class TableDesk:
    """Pages and deeds that all games with a gamemaster's chair share; each is the act of /mod of its name."""

    keys = (TABLE, RECORD)

    def __init__(self, front: Front) -> None:
        self.front = front
        mod = front.service.mod
        self._do: dict[str, Do] = {
            "~pause": partial(mod.pause, tell_why=False),
            "~resume": mod.resume,
            "~extend": mod.extend,
            "~undo-turn": mod.undo_turn,
            "~replace": self._replace,
        }

    def has(self, key: str) -> bool:
        """Whether a page is one of these."""
        return key in self.keys

    def answered(self, move: Move) -> bool:
        """Whether the deed answers by itself: with another panel."""
        return move[:1] == ("~act",)

    async def page(self, table: Table, reader: Reader, key: str) -> Page:
        """The page of that key."""
        return await self._record(table, reader) if key == RECORD else await self._table(table)

    async def do(self, interaction: discord.Interaction, game: int, by: Moderator, move: Move) -> None:
        """Carry a deed out. Raises what the table raises."""
        if self.answered(move):
            await self._act(interaction, game, by, int(move[1]))
            return
        await timely(interaction, self._do[str(move[0])](game, by, *move[1:]))

    # -- the table

    async def _table(self, table: Table) -> Page:
        seen = await self.front.service.view(table.game, None)
        closes = seen.closes or await self.front.service.mod.review_until(table.game)
        if closes is None:
            closes = min((w.due_at for w in seen.waiting if w.due_at is not None), default=None)
        lines: list[Text] = [text("gm-table-hint")]  # below a list it would belong to the last of it
        lines.append(text("gm-clock", status=table.status, time=when(closes) if closes else "none"))
        lines += [
            text("gm-seat", number=row.seat + 1, name=row.name, kind=row.kind, away=int(row.away))
            for row in table.seats
        ]
        return Page(TABLE, text("gm-table"), tuple(lines), (), tuple(self._deeds(table)))

    def _deeds(self, table: Table) -> list[Deed]:
        if table.status not in ("live", "paused"):
            return []
        live = table.status == "live"
        seats = tuple((row.seat, text("gm-name", name=row.name)) for row in table.seats)
        seat = Blank("seat", text("gm-whose"), "one", options=seats)
        levels = tuple((level, text(f"ai-{level}")) for level in self.front.game(table).players)
        found = [Deed(text("gm-pause" if live else "gm-resume"), ("~pause" if live else "~resume",))]
        if live:
            hours = Blank("hours", text("gm-hours"), "number", -MOST_HOURS, MOST_HOURS, "24")
            found.append(Deed(text("gm-extend"), ("~extend",), (hours,)))
            found.append(Deed(text("gm-act"), ("~act",), (seat,)))
        found.append(Deed(text("gm-undo-turn"), ("~undo-turn",), (), "bad", table.seq))
        ai = Blank("ai", text("gm-level"), "one", options=levels)
        found.append(Deed(text("gm-replace"), ("~replace",), (seat, ai), "bad"))
        return found

    async def _replace(self, game: int, by: Moderator, seat: int, level: str) -> None:
        await self.front.service.mod.replace(game, by, seat, user=None, ai=level)

    async def _act(self, interaction: discord.Interaction, game: int, by: Moderator, seat: int) -> None:
        """The panel of a seat, to be played by the moderator."""
        front = self.front
        seen = await timely(interaction, front.service.mod.inspect(game, by, seat))
        reader = await front.reader(interaction.user.id)
        await reply(interaction, panels.panel(front, reader, seen))

    # -- the record

    async def _record(self, table: Table, reader: Reader) -> Page:
        """Who has done what at this table, and why, the latest first; nobody who plays ever reads this."""
        rows = await self.front.service.mod.audit(game=table.game, limit=ROWS)
        lines = tuple(self._row(reader, row) for row in rows) or (text("audit-empty"),)
        return Page(RECORD, text("gm-record"), lines)

    def _row(self, reader: Reader, row: AuditRow) -> Text:
        """An act in words; of the gamemaster's own moves also what was said in them."""
        said = [_short(value) for value in row.detail.get("move", ())[1:] if value not in (None, "")]
        return text(
            "gm-record-line",
            number=str(row.id),
            time=Markup(f"<t:{int(row.at)}:f>"),
            who=Markup(actor(self.front, reader, row.actor_id)),
            action=Markup(audited(self.front, reader, row.action, row.detail)),
            what=" · ".join(said) or "none",
            reason=row.reason or "none",
        )


def _short(value: object) -> str:
    words = str(value)
    return words if len(words) <= 120 else f"{words[:119]}…"
