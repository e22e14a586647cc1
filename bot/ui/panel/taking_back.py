"""A moderator takes a game back: what would go is shown first, and asked about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.table.errors import NotAllowed, Stale
from bot.table.people.moderation import Moderator
from bot.table.seen import LogLine, Table
from bot.ui.controls.answers import reply, timely, whisper
from bot.ui.controls.choosing import OPTIONS, clip
from bot.ui.controls.components import Layout, cut, table_button
from bot.ui.front import Front, Reader
from bot.ui.permissions import moderates
from bot.ui.typed.lookup import maybe_here

LOOKED_AT = 400
"""Lines of the log that are looked through."""
SHOWN = 10
"""Lines that are shown of those that would go."""
SAID = 160
"""Letters that are shown of a line."""
REASON = 40
"""Letters of a reason that a button carries."""


async def told_lines(
    interaction: discord.Interaction[Any], current: int | str
) -> list[app_commands.Choice[int]]:
    """The last lines of the log, in words, for the moderator who types a number or a word of one."""
    table = await maybe_here(interaction)
    if table is None or not moderates(interaction):
        return []
    front, typed = interaction.client.front, str(current).casefold()
    reader = await front.reader(interaction.user.id)
    found = []
    for line in reversed(await front.service.log(table.game, None, limit=LOOKED_AT)):
        said = " ".join(front.plain(what, reader, table) for what in line.lines)
        if line.number is not None and not line.undone and typed in f"{line.number} {said}".casefold():
            found.append(app_commands.Choice(name=clip(f"{line.number} · {said}", 100), value=line.number))
    return found[:OPTIONS]


class TakingBack:
    """The question before a game goes back, and its button."""

    def __init__(self, front: Front) -> None:
        self.front = front

    async def ask(self, interaction: discord.Interaction, table: Table, line: int, reason: str) -> None:
        """Show what would be taken back. Raises BadInput where there is no way back, with what is near."""
        front = self.front
        await timely(interaction, front.service.mod.way_back(table.game, line))
        reader = await front.reader(interaction.user.id)
        going, last, before = await self._going(table, line)
        said = "" if before is None else f"({self._said(reader, table, before)})"
        layout = Layout().text(
            front.word(reader, "mod-undo-ask", line=line, last=said, count=len(going)), 600
        )
        shown = [f"`{one.number}` ~~{self._said(reader, table, one)}~~" for one in going[-SHOWN:]]
        if len(going) > SHOWN:
            shown.insert(0, front.word(reader, "block-folded", count=len(going) - SHOWN))
        layout.text("\n".join(shown), 2400).text(front.word(reader, "mod-undo-known"))
        label = front.word(reader, "button-undo-to", count=len(going))
        why = " ".join(reason.replace(":", " ").split())[:REASON]
        layout.row(
            table_button(label, table.game, "undo-to", str(line), str(last), why, style="bad"),
            table_button(front.word(reader, "button-cancel"), table.game, "log", "latest"),
        )
        await reply(interaction, layout.done())

    async def press(
        self, interaction: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        """Take it back; if anything has happened since the question, ask anew. Raises NotAllowed, Stale."""
        table = await self.front.service.table(game)
        if not moderates(interaction) or interaction.guild_id != table.place.guild_id:
            raise NotAllowed
        if len(rest) < 2 or not rest[0].isdecimal():
            raise Stale
        line, reason = int(rest[0]), rest[2] if len(rest) > 2 else ""
        _, last, _ = await self._going(table, line)
        if str(last) != rest[1]:
            await self.ask(interaction, table, line, reason)
            return
        by = Moderator(interaction.user.id, reason)
        await timely(interaction, self.front.service.mod.undo_after(game, by, line))
        reader = await self.front.reader(interaction.user.id)
        await whisper(interaction, self.front.word(reader, "mod-undone", move=line))

    async def _going(self, table: Table, line: int) -> tuple[list[LogLine], int, LogLine | None]:
        """The lines that would go, the number of the last one of all, and the line that would be the last."""
        log = await self.front.service.log(table.game, None, limit=LOOKED_AT)
        going = [one for one in log if one.number is not None and one.number > line and not one.undone]
        before = next((one for one in log if one.number == line), None)
        return going, max((one.number or 0 for one in log), default=0), before

    def _said(self, reader: Reader, table: Table, line: LogLine) -> str:
        said = " ".join(self.front.say(what, reader, table) for what in line.lines)
        return cut(" ".join(said.split()), SAID)
