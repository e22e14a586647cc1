"""What a moderator can put right at a table, by its name in words."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.moves import Choice, Move, Open, Range, Refused, text
from bot.table.seen import Table
from bot.ui.controls.choosing import OPTION_LABEL, clip
from bot.ui.front import Front, Reader
from bot.ui.typed.lookup import maybe_here
from bot.ui.typed.macro import best, pick
from bot.ui.typed.people import Choices, named


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
