"""/paper: what a game has printed, issue by issue, as its reader may see it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.table.errors import TableError
from bot.ui.controls.choosing import OPTION_LABEL, OPTIONS, clip
from bot.ui.typed.commands import Host, about
from bot.ui.typed.lookup import all_games, here, maybe_here

Issue = app_commands.Range[int, 0, 9999]


class Newspaper(commands.GroupCog, group_name="paper", group_description=about("paper")):
    """Old issues and reports."""

    def __init__(self, bot: Host) -> None:
        self.bot = bot

    async def issues(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Autocomplete of an issue by its number or headline, the latest first."""
        table = await maybe_here(interaction)
        if table is None:
            return []
        press, reader = self.bot.press, await self.bot.front.reader(interaction.user.id)
        try:
            copies = await press.archive(table, table.seat_of(interaction.user.id), reader)
        except TableError:
            return []
        named = [
            (n, f"{copy.issue.edition} · {copy.issue.headline}")
            for n, copy in enumerate(copies)
            if copy.issue
        ]
        fitting = [(n, name) for n, name in reversed(named) if current.casefold() in name.casefold()]
        return [app_commands.Choice(name=clip(name, OPTION_LABEL), value=n) for n, name in fitting[:OPTIONS]]

    @app_commands.command(name="issue", description=about("paper-issue"))
    @app_commands.describe(issue=about("option-issue"), game=about("option-game"))
    @app_commands.autocomplete(issue=issues, game=all_games)
    async def issue(
        self, interaction: discord.Interaction, issue: Issue | None = None, game: int | None = None
    ) -> None:
        """An issue: picture, PDF and text."""
        await self._show(interaction, "issue", issue, game)

    @app_commands.command(name="report", description=about("paper-report"))
    @app_commands.describe(issue=about("option-issue"), game=about("option-game"))
    @app_commands.autocomplete(issue=issues, game=all_games)
    async def report(
        self, interaction: discord.Interaction, issue: Issue | None = None, game: int | None = None
    ) -> None:
        """The private report that came with an issue."""
        await self._show(interaction, "report", issue, game)

    @app_commands.command(name="archive", description=about("paper-archive"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=all_games)
    async def archive(self, interaction: discord.Interaction, game: int | None = None) -> None:
        """All issues by their headlines."""
        await self._show(interaction, "archive", None, game)

    async def _show(
        self, interaction: discord.Interaction, what: str, number: int | None, game: int | None
    ) -> None:
        table = await here(self.bot.front, interaction, game, over=True)
        await self.bot.press.show(interaction, table, what, number)


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Newspaper(bot))
