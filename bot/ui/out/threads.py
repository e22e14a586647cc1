"""The threads of tables: made, found again, and what Discord says against it in words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.engine.moves import text
from bot.table.errors import NotAllowed, NotRunning
from bot.table.people import server
from bot.table.records import Place
from bot.table.seen import Table
from bot.ui.controls.answers import quietly
from bot.ui.front import Front
from bot.ui.panel.cards import thread_name
from bot.ui.permissions import need_permissions
from bot.ui.words.markdown import Markup

WEEK: Final = 10080
"""Minutes until Discord archives a silent thread."""
OF_NEWS: Final = discord.ChannelType.news_thread
"""The only threads that there are in a channel for announcements."""
REFUSALS: Final = {
    160006: "thread-limit",
    160007: "thread-limit",
    30013: "thread-limit",
    160005: "thread-locked",
    50083: "thread-archived",
    10003: "thread-channel-gone",
    50001: "thread-forbidden",
    50013: "thread-forbidden",
    50024: "thread-wrong-channel",
}
"""What to say to Discord's codes."""
Ground = discord.TextChannel | discord.Thread
Settle = Callable[[Place], Awaitable[Table]]


class Threads:
    """Where tables live, seen from Discord."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(self, table: Table, channel: discord.TextChannel) -> discord.Thread:
        """A new public thread for a table, with its people in it. Raises NotAllowed with the reason."""
        need_permissions(channel)
        try:
            thread = await channel.create_thread(
                name=thread_name(self.front, table),
                type=OF_NEWS if channel.is_news() else discord.ChannelType.public_thread,
                auto_archive_duration=WEEK,
            )
        except discord.HTTPException as error:
            raise refusal(error, channel) from error
        for row in table.seats:
            if row.user_id is not None:
                await quietly(thread.add_user(discord.Object(row.user_id)))
        return thread

    async def reached(self, client: discord.Client, where: int) -> Ground | None:
        """A channel or thread as Discord has it now, opened if it was archived; None if it is gone.

        Raises NotAllowed if the bot cannot write there."""
        try:
            channel = await client.fetch_channel(where)
            if isinstance(channel, discord.Thread) and channel.archived:
                channel = await channel.edit(archived=False)
        except discord.NotFound:
            return None
        except discord.HTTPException as error:
            raise refusal(error, where) from error
        return channel if isinstance(channel, Ground) else None

    async def begin(self, client: discord.Client, table: Table) -> discord.Thread | None:
        """A thread beside a lobby; None where the lobby is in a thread, which becomes the table.

        Raises NotAllowed where there can be none, and the lobby stays as it is."""
        channel = client.get_channel(table.place.channel_id)
        if isinstance(channel, discord.TextChannel):
            return await self.open(table, channel)
        if await self.reached(client, table.place.channel_id) is None:
            raise NotAllowed(text("thread-lobby-gone", number=str(table.game)))
        return None

    async def again(self, interaction: discord.Interaction, game: int) -> Table:
        """The table with its place, which is found again or, where it is gone, made anew.

        Who does not belong to the table learns only where it is. Raises NotAllowed where it is gone for such
        a person, and where there can be none."""
        lock = self._locks.setdefault(game, asyncio.Lock())
        async with lock:
            places, user = self.front.service.places, interaction.user.id
            try:
                table = await places.theirs(game, user)
            except (NotAllowed, NotRunning):
                table = await self.front.service.table(game)
                if table.lost or interaction.client.get_channel(table.place.talk) is None:
                    raise
                return table
            try:
                found = await self.reached(interaction.client, table.place.talk)
            except NotAllowed:
                if not table.lost:
                    raise
                found = None
            if found is None:
                ground = await self._ground(interaction, table.place)
                return await self._settle(table, ground, lambda place: places.settle(game, place, user))
            if isinstance(found, discord.Thread):
                await quietly(found.add_user(interaction.user))
            return await places.settle(game, table.place, user) if table.lost else table

    async def move(
        self, interaction: discord.Interaction, table: Table, to: Ground | None, settle: Settle
    ) -> Table:
        """The table in the thread `to`, or in a new thread of the channel `to` (None: of its own), where
        `settle` lets it live. Raises NotAllowed."""
        if not isinstance(to, discord.Thread):
            ground = to or await self._ground(interaction, table.place)
            return await self._settle(table, ground, settle)
        if to.parent is not None:
            need_permissions(to.parent)
        if await self.reached(interaction.client, to.id) is None:
            raise NotAllowed(text("thread-channel-gone", channel=Markup(to.mention)))
        if any(other.game != table.game for other in await self.front.service.find(channel=to.id)):
            raise NotAllowed(text("thread-occupied", channel=Markup(to.mention)))
        guild = table.place.guild_id
        lobby = table.status == "lobby"
        return await settle(Place(guild, to.id) if lobby else Place(guild, to.parent_id, to.id))

    async def _settle(self, table: Table, ground: discord.TextChannel, settle: Settle) -> Table:
        """Let a table live in a new thread of a channel, a lobby in the channel itself."""
        guild = table.place.guild_id
        if table.status == "lobby":
            need_permissions(ground)
            return await settle(Place(guild, ground.id))
        thread = await self.open(table, ground)
        try:
            return await settle(Place(guild, ground.id, thread.id))
        except BaseException:
            await quietly(thread.delete())
            raise

    async def _ground(self, interaction: discord.Interaction, place: Place) -> discord.TextChannel:
        """A channel for a table: that of its lobby, else the server's for tables, else where this was asked.

        Raises NotAllowed with what the first of them lacks, or if there is none."""
        chosen = (await self.front.service.server(place.guild_id)).get(server.CHANNEL)
        here = interaction.channel if interaction.guild_id == place.guild_id else None
        asked = here.parent_id if isinstance(here, discord.Thread) else here.id if here is not None else None
        lacking: list[NotAllowed] = []
        for where in (place.channel_id, chosen, asked):
            channel = interaction.client.get_channel(where or 0)
            if isinstance(channel, discord.TextChannel):
                try:
                    need_permissions(channel)
                    return channel
                except NotAllowed as error:
                    lacking.append(error)
        raise lacking[0] if lacking else NotAllowed(text("thread-nowhere"))


def refusal(error: discord.HTTPException, channel: discord.abc.Snowflake | int) -> Exception:
    """Why Discord has no thread for a table, in words; the error itself where it is none of that kind."""
    word = REFUSALS.get(error.code)
    if word is None:
        return error
    number = channel if isinstance(channel, int) else channel.id
    return NotAllowed(text(word, channel=Markup(f"<#{number}>")))
