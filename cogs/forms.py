"""Forms: discord.py forgets forms over a restart, so every submit is looked at here."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.ui.typed.commands import Host


class Forms(commands.Cog):
    """Submitted forms. Buttons and lists come by their templates (bot/ui/controls/components.py)."""

    def __init__(self, bot: Host) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take a submitted form to its decision."""
        await self.bot.presses.submitted(interaction)


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Forms(bot))
