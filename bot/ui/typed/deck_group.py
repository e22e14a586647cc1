"""The commands by which people keep decks of their own: list, show, import, export, copy, delete, use."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

import discord
from discord import app_commands

from bot.engine.moves import text
from bot.table.errors import BadInput
from bot.table.people.decks import LONGEST_NAME
from bot.ui.controls.answers import reply
from bot.ui.controls.components import Layout
from bot.ui.decks.box import DeckBox
from bot.ui.typed.commands import Host, about
from bot.ui.typed.people import Choices, named
from bot.ui.typed.typed import GAME, CommandOption, command
from bot.ui.words.markdown import verbatim

LARGEST = 65_536
"""Bytes of a file that are fetched."""
DeckName = app_commands.Range[str, 1, LONGEST_NAME]
Asked = discord.Interaction[Any]


class DeckGroup(app_commands.Group):
    """A group below the command of a game; what it does is the business of `DeckBox`.

    kind: the game. key: its words in the catalogues (`command-<key>-list` ...).
    """

    def __init__(self, kind: str, name: str, key: str) -> None:
        super().__init__(name=name, description=about(key))
        self.kind = kind
        own = CommandOption("name", str, suggest=self._own)
        either = CommandOption("name", str, suggest=self._either)
        file = CommandOption("file", discord.Attachment | None, None)
        for word, run, options in (
            ("list", DeckGroup._list, ()),
            ("show", DeckGroup._show, (either,)),
            ("import", DeckGroup._import, (file, CommandOption("name", DeckName | None, None))),
            ("export", DeckGroup._export, (either,)),
            (
                "copy",
                DeckGroup._copy,
                (CommandOption("source", str, suggest=self._either), CommandOption("name", DeckName)),
            ),
            ("delete", DeckGroup._delete, (own,)),
            ("delete-all", DeckGroup._delete_all, ()),
            ("use", DeckGroup._use, (CommandOption("name", str | None, None, self._either), GAME)),
        ):
            made = command(run, key, word, options)
            made.binding = self
            self.add_command(made)

    async def _own(self, interaction: Asked, current: str) -> Choices:
        """The person's decks."""
        rows = await interaction.client.service.decks.all(interaction.user.id)
        return named([row.name for row in rows], current)

    async def _either(self, interaction: Asked, current: str) -> Choices:
        """The person's decks, then the ready-made ones with what is said of them."""
        own = await self._own(interaction, current)
        game = interaction.client.service.games.get(self.kind)
        ready = game.sheets.ready if game is not None and game.sheets is not None else {}
        made = named({key: f"{name}. {how}" for key, (name, how) in ready.items()}, current)
        return [*own, *made][:25]

    async def _list(self, interaction: Asked) -> None:
        await box(interaction).show_all(interaction, self.kind)

    async def _show(self, interaction: Asked, name: str) -> None:
        await box(interaction).show(interaction, self.kind, name)

    async def _import(
        self, interaction: Asked, file: discord.Attachment | None = None, name: str | None = None
    ) -> None:
        if file is None:
            await box(interaction).ask_words(interaction, self.kind, name or "")
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        if file.size > LARGEST:
            raise BadInput(text("deck-large", kib=LARGEST // 1024))
        stem = PurePosixPath(file.filename).stem[:LONGEST_NAME]
        await box(interaction).take_file(interaction, self.kind, name or "", await file.read(), stem)

    async def _export(self, interaction: Asked, name: str) -> None:
        called, data = await box(interaction).export(interaction, self.kind, name)
        layout = Layout().text(f"### {verbatim(called)}")
        await reply(interaction, layout.document(data, "deck.txt").done())

    async def _copy(self, interaction: Asked, source: str, name: str) -> None:
        await box(interaction).copy(interaction, self.kind, source, name)

    async def _delete(self, interaction: Asked, name: str) -> None:
        await box(interaction).delete(interaction, self.kind, name)

    async def _delete_all(self, interaction: Asked) -> None:
        await box(interaction).ask_delete(interaction, self.kind)

    async def _use(self, interaction: Asked, name: str | None = None, game: int | None = None) -> None:
        await box(interaction).use(interaction, self.kind, name, game)


def box(interaction: Asked) -> DeckBox:
    """The bot's one place for decks."""
    host: Host = interaction.client
    return host.presses.decks
