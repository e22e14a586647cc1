"""The gamemaster's desk: what its buttons, lists and forms do. Nothing is kept.

Who presses is checked again at every press: here for the permission, by the table for who plays and for blind
mode.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from bot.engine.moves import Refused, text
from bot.games.chair import Page, Way
from bot.table.errors import BadInput, NotAllowed, Stale
from bot.table.people.moderation import Moderator
from bot.ui.controls.answers import FORM_PATIENCE, open_form, reasons, reply, timely
from bot.ui.controls.custom_id import Ref
from bot.ui.desk.page import QUEUE, DeskPlace, Shown, filled, named
from bot.ui.desk.table import TableDesk, of_table
from bot.ui.front import Front
from bot.ui.panel.pages import Press
from bot.ui.permissions import moderates


class GamemasterDesk:
    """The desks of all games that have a gamemaster's chair."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self.tables = TableDesk(front)
        self.presses: Mapping[str, Press] = {
            "desk": self._turn,
            "desk-go": self._go,
            "desk-do": self._form,
            "desk-open": self._open,
        }

    # -- what the cog and Discord call

    async def show(
        self,
        interaction: discord.Interaction,
        game: int,
        place: DeskPlace | None = None,
        notice: str = "",
        *,
        record: bool = False,
    ) -> None:
        """Show a page, or the first one if it is not there (any more). Raises NotAllowed.

        record: that somebody sits down at the desk, and where, is written into the record of the game.
        """
        place = place or DeskPlace()
        shown = await self._shown(interaction, game, place.key, record)
        if shown is None:
            shown = await self._shown(interaction, game, "", False)
            reader = await self.front.reader(interaction.user.id)
            gone = self.front.word(reader, "gm-no-queue" if place.key == QUEUE else "gm-gone")
            notice = f"{notice}\n{gone}".strip()
        if shown is None:
            raise Stale
        await reply(interaction, shown.desk(place, notice))

    async def look_up(self, interaction: discord.Interaction, game: int, name: str) -> None:
        """Show the page of a group or a person. Raises Refused with the nearest name, NotAllowed."""
        by = _moderator(interaction)
        key = await timely(interaction, self.front.service.mod.look(game, by, "find", name))
        await self.show(interaction, game, DeskPlace(key))

    async def names(self, interaction: discord.Interaction, game: int, typed: str) -> Sequence[str]:
        """Names that fit what was typed. Raises NotAllowed."""
        by = _moderator(interaction)
        found: Sequence[str] = await self.front.service.mod.look(game, by, "names", typed, record=False)
        return found

    async def sent(self, interaction: discord.Interaction, ref: Ref, values: dict[str, list[str]]) -> None:
        """A form of the desk was sent."""
        key, called = (*ref.rest, "", "")[:2]
        shown = await self._shown(interaction, ref.game, key, False)
        deed = named(shown.page, called) if shown else None
        reader = await self.front.reader(interaction.user.id)
        if shown is None or deed is None:
            await self.show(interaction, ref.game, DeskPlace(key), self.front.word(reader, "gm-changed"))
            return
        by = replace(_moderator(interaction), reason=" ".join(values.get("reason", [])).strip())
        try:
            move = filled(deed, values)
            if of_table(move):
                await self.tables.do(interaction, ref.game, by, move)
                if self.tables.answered(move):
                    return
            else:
                mod = self.front.service.mod
                await timely(interaction, mod.host_move(ref.game, by, move, str(interaction.id)))
            said = self.front.word(reader, "gm-done")
        except (Refused, BadInput, Stale) as refusal:
            said = self.front.lines(reasons(refusal), reader, shown.table)
        await self._after(interaction, ref.game, shown.page, said)

    # -- presses

    async def _open(
        self, interaction: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show(interaction, game, record=True)

    async def _turn(
        self, interaction: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show(interaction, game, DeskPlace.read(rest))

    async def _go(
        self, interaction: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show(interaction, game, DeskPlace(values[0] if values and values[0] != "-" else ""))

    async def _form(
        self, interaction: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        key, called = (*rest, *values, "", "")[:2]
        shown = await self._shown(interaction, game, key, False)
        deed = named(shown.page, called) if shown else None
        if shown is None or deed is None:
            reader = await self.front.reader(interaction.user.id)
            await self.show(interaction, game, DeskPlace(key), self.front.word(reader, "gm-changed"))
        elif values:
            await reply(interaction, shown.desk(DeskPlace(key), picked=called))
        else:
            await open_form(self.front, interaction, shown.form(deed, called))

    # -- pages

    async def _after(self, interaction: discord.Interaction, game: int, page: Page, notice: str) -> None:
        """The page as it is now; the one above it if it is no more."""
        shown = await self._shown(interaction, game, page.key, False)
        key = page.key if shown else page.up
        await self.show(interaction, game, DeskPlace(key), notice)

    async def _shown(
        self, interaction: discord.Interaction, game: int, key: str, record: bool
    ) -> Shown | None:
        """A page for this reader; None if there is none of that key. Raises NotAllowed, NoSuchGame."""
        by = _moderator(interaction)
        service = self.front.service
        table = await timely(interaction, service.table(game), FORM_PATIENCE)
        if table.place.guild_id != interaction.guild_id:
            raise Stale
        reader = await self.front.reader(interaction.user.id)
        page: Page | None = await timely(
            interaction,
            service.mod.look(game, by, "page", "" if self.tables.has(key) else key, record=record),
            FORM_PATIENCE,
        )
        if self.tables.has(key):
            page = await self.tables.page(table, reader, key)
        elif page is not None and not key:
            page = replace(
                page, ways=(*page.ways, *(Way(own, text(f"gm-{own[1:]}")) for own in self.tables.keys))
            )
        return Shown(self.front, reader, table, page) if page is not None else None


def _moderator(interaction: discord.Interaction) -> Moderator:
    """Who acts. Raises NotAllowed for everybody who may not manage this server."""
    if not moderates(interaction):
        raise NotAllowed(text("mod-only"))
    return Moderator(interaction.user.id)
