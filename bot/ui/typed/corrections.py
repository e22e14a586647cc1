"""What a moderator can put right at a table, by its name in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import discord

from bot.engine.moves import Choice, Move, Open, Range, Refused, text
from bot.table.errors import NotAllowed, Stale
from bot.table.people.moderation import Moderator
from bot.table.seen import Table
from bot.ui.controls.answers import reply, timely, whisper
from bot.ui.controls.choosing import OPTION_LABEL, clip
from bot.ui.controls.components import Layout, table_button
from bot.ui.front import Front, Reader
from bot.ui.permissions import moderates
from bot.ui.typed.lookup import maybe_here
from bot.ui.typed.macro import best, pick
from bot.ui.typed.people import Choices, named

REASON = 40
"""Letters of a reason that a button carries."""


async def offered(front: Front, reader: Reader, table: Table) -> dict[str, Choice]:
    """All corrections of the table by their names, as far as everybody knows how it stands."""
    seen = await front.service.view(table.game, None)
    if seen.view is None:
        return {}
    found = front.game(table).words.corrections(seen.view)
    return {clip(front.plain(name, reader, table), OPTION_LABEL): choice for choice, name in found}


async def correction(
    front: Front, reader: Reader, table: Table, what: str, amount: int | None
) -> tuple[Move, str]:
    """The correction that was typed, by its name, with what it is called; or as words and numbers in games
    that name none.

    Raises Refused, with what is near.
    """
    found = await offered(front, reader, table)
    if not found:
        return typed_move(what), ""
    called = list(found)[pick(list(found), what)]
    choice = found[called]
    if not isinstance(choice, Open):
        return choice, called
    assert isinstance(choice.shape, Range)
    if amount is None:
        raise Refused([text("macro-amount", least=choice.shape.least, most=choice.shape.most)])
    return (*choice.prefix, amount), called


class Correcting:
    """What a correction would change, and the button that makes it."""

    def __init__(self, front: Front) -> None:
        self.front = front

    async def ask(
        self, interaction: discord.Interaction, table: Table, by: Moderator, what: str, amount: int | None
    ) -> None:
        """Show what would change. Raises Refused, NotAllowed."""
        front = self.front
        reader = await front.reader(interaction.user.id)
        move, called = await correction(front, reader, table, what, amount)
        preview = await timely(interaction, front.service.mod.preview_adjust(table.game, by, move, called))
        lines = [f"− {front.say(line, reader, table)}" for line in preview.removed]
        lines += [f"+ {front.say(line, reader, table)}" for line in preview.added]
        layout = Layout().text(front.word(reader, "mod-adjust-look" if called else "mod-adjust-preview"))
        layout.text("\n".join(lines) or front.word(reader, "mod-adjust-hidden"))
        if called:
            why = " ".join(by.reason.replace(":", " ").split())[:REASON]
            number = "" if amount is None else str(amount)
            rest = (_mark(called), number, str(table.seq), why)
            layout.row(
                table_button(front.word(reader, "button-correct"), table.game, "correct", *rest, style="bad"),
                table_button(front.word(reader, "button-cancel"), table.game, "log", "latest"),
            )
        await reply(interaction, layout.done())

    async def make(
        self, interaction: discord.Interaction, table: Table, by: Moderator, what: str, amount: int | None
    ) -> None:
        """Make a correction, and say that it is made. Raises Refused, NotAllowed."""
        reader = await self.front.reader(interaction.user.id)
        move, called = await correction(self.front, reader, table, what, amount)
        await timely(interaction, self.front.service.mod.adjust(table.game, by, move, called))
        await whisper(interaction, self.front.word(reader, "mod-adjusted"))

    async def press(
        self, interaction: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        """Make the correction that was looked at; if anything has happened since, look anew. Raises Refused,
        NotAllowed, Stale."""
        table = await self.front.service.table(game)
        if not moderates(interaction) or interaction.guild_id != table.place.guild_id:
            raise NotAllowed
        mark, number, seq, why = (*rest, "", "", "", "")[:4]
        known = await offered(self.front, await self.front.reader(interaction.user.id), table)
        what = next((called for called in known if _mark(called) == mark), None)
        if what is None:
            raise Stale
        by, amount = Moderator(interaction.user.id, why), int(number) if number.isdecimal() else None
        do = self.make if seq == str(table.seq) else self.ask
        await do(interaction, table, by, what, amount)


def _mark(called: str) -> str:
    """A short name of a correction for its button."""
    return f"{crc32(called.encode()):08x}"


def typed_move(words: str) -> Move:
    """Words and whole numbers as typed ('money 12 5') as a move."""
    return tuple(int(word) if word.removeprefix("-").isdecimal() else word for word in words.split())


async def suggested(interaction: discord.Interaction[Any], current: str) -> Choices:
    """Autocomplete: the corrections that fit what was typed."""
    front, table = interaction.client.front, await maybe_here(interaction)
    if table is None:
        return []
    found = await offered(front, await front.reader(interaction.user.id), table)
    return named(best(list(found), current), "")
