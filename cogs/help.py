"""/help and /rules: how to play here, and the rules by number or by word."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.controls.answers import reply, whisper
from bot.ui.controls.components import Layout
from bot.ui.typed.commands import Host, about
from bot.ui.typed.lookup import here
from bot.ui.typed.people import Choices, kinds, named
from bot.ui.words.rulebook import Rulebook


class Help(commands.Cog):
    """What a newcomer reads."""

    def __init__(self, bot: Host) -> None:
        self.bot = bot
        self.books = {kind: Rulebook.read(game.rules_file) for kind, game in bot.front.games.items()}

    @app_commands.command(name="help", description=about("help"))
    async def help(self, interaction: discord.Interaction) -> None:
        await self.bot.pages.show_help(interaction)

    @app_commands.command(name="rules", description=about("rules"))
    @app_commands.describe(search=about("option-search"), game=about("option-kind"))
    @app_commands.autocomplete(game=kinds)
    async def rules(
        self, interaction: discord.Interaction, search: str | None = None, game: str | None = None
    ) -> None:
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        book = await self._book(interaction, game)
        found = (
            book.find(search) if book is not None and search else book.contents() if book is not None else []
        )
        if not found:
            await whisper(interaction, front.word(reader, "rules-unknown", search=(search or "")[:60]))
            return
        layout = Layout().text(f"### {front.word(reader, 'rules-title')}")
        for passage in found:
            layout.text(passage, 1400)
        await reply(interaction, layout.done())

    @rules.autocomplete("search")
    async def _search(self, interaction: discord.Interaction, current: str) -> Choices:
        book = await self._book(interaction, getattr(interaction.namespace, "game", None))
        return named(book.headings() if book is not None else [], current)

    async def _book(self, interaction: discord.Interaction, kind: str | None) -> Rulebook | None:
        if kind is None and len(self.books) > 1:
            try:
                kind = (await here(self.bot.front, interaction, None, over=True)).kind
            except Exception:
                return None
        return self.books.get(kind) if kind is not None else next(iter(self.books.values()), None)


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Help(bot))
