"""A player's standing answers: one page with a switch for each, and a way to clear them that asks first.
Stops are many, and have one list for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.engine.moves import Who, text
from bot.table.errors import NotYourSeat, Stale
from bot.table.seen import Table
from bot.table.unit.policies import ACTION, STOP, TURN, TURN_OF, kept
from bot.ui.controls.answers import reply, timely
from bot.ui.controls.choosing import Option
from bot.ui.controls.components import Layout, Outgoing, table_button, table_select
from bot.ui.front import Front, Reader

ACT: Final = "standing"
ON, OFF, TOGGLE, CLEAR, CLEARED = "on", "off", "toggle", "clear", "cleared"


class StandingPage:
    """The page and its controls."""

    def __init__(self, front: Front) -> None:
        self.front = front

    async def show(self, interaction: discord.Interaction, game: int, notice: str = "") -> None:
        """Show a player what they answer by themselves at a table. Raises NotYourSeat."""
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
        elif what == TOGGLE and values:
            table = await service.table(game)
            on = values[0] not in self._chosen(await self.front.reader(user), table)
            await timely(interaction, service.switch_standing(game, user, values[0], on=on))
        elif what == CLEARED:
            await timely(interaction, service.set_standing(game, user, ()))
        elif what == CLEAR:
            table, reader = await service.table(game), await self.front.reader(user)
            await reply(interaction, self._question(reader, table))
            return
        elif what:
            raise Stale
        await self.show(interaction, game)

    async def passing(self, interaction: discord.Interaction, game: int, name: str) -> str:
        """Have a player pass for this attack or this turn; what that means, "" if that is over by now. Raises
        NotYourSeat, and Stale for what is no pass."""
        if name not in (ACTION, TURN):
            raise Stale
        user = interaction.user.id
        await timely(interaction, self.front.service.switch_standing(game, user, name, on=True))
        reader, table = await self.front.reader(user), await self.front.service.table(game)
        return self.front.word(reader, f"passing-{name}") if name in self._chosen(reader, table) else ""

    def _page(self, reader: Reader, table: Table, notice: str) -> Outgoing:
        front, chosen = self.front, self._chosen(reader, table)
        layout = Layout().text(
            f"### {front.word(reader, 'standing-title')} · {front.table_name(table, reader)}"
        )
        if notice:
            layout.text(f"> {notice}")
        layout.text(front.word(reader, "standing-about"))
        offered = standing_offered(front, reader, table)
        stops = [name for name in offered if name.startswith(STOP)]
        for name in (*chosen, *(name for name in offered if name not in chosen and name not in stops)):
            on = name in chosen
            words = standing_word(front, reader, table, name)
            layout.text(front.word(reader, "standing-is-on" if on else "standing-is-off", name=words))
            if name in stops:
                continue
            switch = OFF if on else ON
            label = front.word(reader, f"button-switch-{switch}")
            layout.row(table_button(label, table.game, ACT, switch, name, style="plain" if on else "good"))
        if not chosen:
            layout.text(front.word(reader, "standing-none"))
        if stops:
            hint = front.word(reader, "standing-stops")
            options = [self._stop(reader, table, name, name in chosen) for name in stops]
            layout.row(table_select(hint, table.game, ACT, options, TOGGLE))
        clear = front.word(reader, "button-clear")
        layout.line().row(
            table_button(front.word(reader, "button-panel"), table.game, "panel"),
            table_button(clear, table.game, ACT, CLEAR, style="bad", disabled=not chosen),
        )
        return layout.done()

    def _stop(self, reader: Reader, table: Table, name: str, on: bool) -> Option:
        """The entry that switches a stop on or off."""
        word = "standing-stop-off" if on else "standing-stop-on"
        called = standing_word(self.front, reader, table, name)
        return Option(self.front.word(reader, word, name=called), name)

    def _question(self, reader: Reader, table: Table) -> Outgoing:
        front = self.front
        names = tuple(standing_word(front, reader, table, name) for name in self._chosen(reader, table))
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


def standing_offered(front: Front, reader: Reader, table: Table) -> list[str]:
    """The standing answers that the reader can give at a table: stops for the turns of the others only."""
    others = {f"{TURN_OF}{row.seat}" for row in table.seats if row.user_id != reader.user}
    names = front.service.standing_names(table.kind)
    return [name for name in names if not name.startswith(TURN_OF) or name in others]


def standing_word(front: Front, reader: Reader, table: Table, name: str) -> str:
    """What a standing answer is called."""
    if name.startswith(TURN_OF):
        whose = int(name.removeprefix(TURN_OF))
        return front.say(text("standing-stop-turn", who=Who(whose)), reader, table)
    return front.word(reader, f"standing-{name}")
