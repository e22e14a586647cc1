"""Threads and channels that were deleted: the tables that lived there are told, and wait for another."""

from __future__ import annotations

import discord
import structlog
from discord.ext import commands

from bot.table.errors import TableError
from bot.table.unit.gate import NOBODY
from bot.ui.out.sender import GONE
from bot.ui.typed.commands import Host

log = structlog.get_logger(__name__)


class PlaceWatch(commands.Cog):
    """Watches over the places of tables."""

    def __init__(self, bot: Host) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self._gone(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, and its threads with it."""
        await self._gone(channel.id)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Discord no longer lists a thread: it may be deleted, or only hidden."""
        await self._look(thread.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server, or the server is no more."""
        await self._left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again."""
        await self._back(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look for what was deleted while the bot was away."""
        try:
            running = await self.bot.service.places.running()
        except TableError as error:
            log.warning("places not looked at", why=str(error))
            return
        for guild in sorted({place.guild_id for _, place in running}):
            await (self._left(guild) if self.bot.get_guild(guild) is None else self._back(guild))
        for _, place in running:
            if self.bot.get_guild(place.guild_id) is not None and self.bot.get_channel(place.talk) is None:
                await self._look(place.talk)

    async def _left(self, guild: int) -> None:
        try:
            await self.bot.service.places.left(guild)
        except TableError as error:
            log.warning("departure not noted", guild=guild, why=str(error))

    async def _back(self, guild: int) -> None:
        """The games of a server go on where they lived, if that is there still."""
        places = self.bot.service.places
        try:
            for game, place in await places.back(guild):
                if await self._there(place.talk):
                    await places.settle(game, place, NOBODY)
        except TableError as error:
            log.warning("return not noted", guild=guild, why=str(error))

    async def _there(self, where: int) -> bool:
        try:
            return self.bot.get_channel(where) is not None or bool(await self.bot.fetch_channel(where))
        except (discord.DiscordException, OSError):
            return False

    async def _look(self, where: int) -> None:
        """See whether a thread or channel is there still."""
        try:
            await self.bot.fetch_channel(where)
        except discord.NotFound as error:
            if error.code == GONE:
                await self._gone(where)
        except (discord.DiscordException, OSError) as error:
            log.info("place not looked at", where=where, why=type(error).__name__)

    async def _gone(self, where: int) -> None:
        try:
            await self.bot.service.places.gone(where)
        except TableError as error:
            log.warning("loss of a place not noted", where=where, why=str(error))


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(PlaceWatch(bot))
