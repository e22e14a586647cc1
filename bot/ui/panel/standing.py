"""A player's standing answers: one page with a switch for each, and a way to clear them that asks first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.table.errors import NotYourSeat, Stale
from bot.table.seen import Table
from bot.table.unit.policies import kept
from bot.ui.controls.answers import reply, timely
from bot.ui.controls.components import Layout, Outgoing, table_button
from bot.ui.front import Front, Reader

ACT: Final = "standing"
ON, OFF, CLEAR, CLEARED = "on", "off", "clear", "cleared"


class Standing:
    """The page and its controls."""

    def __init__(self, front: Front) -> None:
        self.front = front

    async def show(self, interaction: discord.Interaction, game: int, notice: str = "") -> None:
        """Show a player what he answers by himself at a table. Raises NotYourSeat."""
        table = await timely(interaction, self.front.service.table(game))
        reader = await self.front.reader(interaction.user.id)
        await reply(interaction, self._page(reader, table, notice))

    async def press(
        self, interaction: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        """A control of the page, or the way to it. Raises Stale for one of an older bot, BadInput."""
        service, user = self.front.service, interaction.user.id
        what = rest[0] if rest else ""
        if what in (ON, OFF) and len(rest) == 2:
            await timely(interaction, service.switch_standing(game, user, rest[1], on=what == ON))
        elif what == CLEARED:
            await timely(interaction, service.set_standing(game, user, ()))
        elif what == CLEAR:
            table, reader = await service.table(game), await self.front.reader(user)
            await reply(interaction, self._question(reader, table))
            return
        elif what:
            raise Stale
        await self.show(interaction, game)

    def _page(self, reader: Reader, table: Table, notice: str) -> Outgoing:
        front, chosen = self.front, self._chosen(reader, table)
        layout = Layout().text(
            f"### {front.word(reader, 'standing-title')} · {front.table_name(table, reader)}"
        )
        if notice:
            layout.text(f"> {notice}")
        layout.text(front.word(reader, "standing-about"))
        offered = front.service.standing_names(table.kind)
        for name in (*chosen, *(name for name in offered if name not in chosen)):
            on = name in chosen
            words = front.word(reader, f"standing-{name}")
            layout.text(front.word(reader, "standing-is-on" if on else "standing-is-off", name=words))
            switch = OFF if on else ON
            label = front.word(reader, f"button-switch-{switch}")
            layout.row(table_button(label, table.game, ACT, switch, name, style="plain" if on else "good"))
        if not chosen:
            layout.text(front.word(reader, "standing-none"))
        clear = front.word(reader, "button-clear")
        layout.line().row(
            table_button(front.word(reader, "button-panel"), table.game, "panel"),
            table_button(clear, table.game, ACT, CLEAR, style="bad", disabled=not chosen),
        )
        return layout.done()

    def _question(self, reader: Reader, table: Table) -> Outgoing:
        front = self.front
        names = tuple(front.word(reader, f"standing-{name}") for name in self._chosen(reader, table))
        layout = Layout().text(front.word(reader, "standing-clear-ask", names=names))
        yes = table_button(front.word(reader, "button-clear-yes"), table.game, ACT, CLEARED, style="bad")
        return layout.row(yes, table_button(front.word(reader, "button-clear-no"), table.game, ACT)).done()

    def _chosen(self, reader: Reader, table: Table) -> list[str]:
        """What is switched on for the reader's seat, in the order in which it counts. Raises NotYourSeat."""
        seat = table.seat_of(reader.user)
        if seat is None:
            raise NotYourSeat
        offered = self.front.service.standing_names(table.kind)
        return [name for name in kept(table.seats[seat].standing) if name in offered]
