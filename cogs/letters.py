"""Direct messages: what players write to the bot in their own words."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.ui.typed.commands import Host


class DirectMessages(commands.Cog):
    """Every direct message is a letter. Edited and deleted ones change nothing, so nobody listens to that."""

    def __init__(self, bot: Host) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Read a direct message and answer it."""
        await self.bot.presses.letters.posted(message)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look for letters that came while the bot was away."""
        if 0 in self.bot.shards:  # which alone gets direct messages
            await self.bot.presses.letters.missed(self.bot)


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(DirectMessages(bot))
