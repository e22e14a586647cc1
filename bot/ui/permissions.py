"""Where tables may be, what the bot must be allowed to do there, and who may moderate them."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.moves import text
from bot.table.errors import NotAllowed
from bot.table.people import server
from bot.table.records import Place
from bot.table.seen import Table
from bot.ui.front import Front
from bot.ui.words.markdown import Markup

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
WANTED = ("pin_messages", "manage_threads", "send_polls")
"""Without these a table works, but is not pinned, a locked thread stays locked, and players alone vote where
everybody could."""
LET_IN = 900.0
"""Seconds for which Discord's leave to use a command for moderators counts for what comes from it."""
TO_POST = ("view_channel", "send_messages")
"""What a channel that only receives messages needs."""
OTHERWISE = {"send_polls": "Create Polls", "send_messages_in_threads": "Send Messages in Threads"}
"""Permissions that Discord's settings call otherwise than its API does."""


def called(name: str) -> str:
    """A permission as Discord's settings call it."""
    return OTHERWISE.get(name) or name.replace("_", " ").title()


def missing(channel: discord.abc.GuildChannel, wanted: tuple[str, ...] = NEEDED) -> tuple[str, ...]:
    """The permissions the bot lacks in `channel`, by Discord's names. Raises NotAllowed where it is no member
    of the server, and knows no roles there: one can add its commands alone."""
    if not channel.guild.roles:
        raise NotAllowed(text("setup-absent"))
    allowed = channel.permissions_for(channel.guild.me)
    return tuple(name for name in wanted if not getattr(allowed, name))


def need_permissions(channel: discord.abc.GuildChannel, wanted: tuple[str, ...] = NEEDED) -> None:
    """Raises NotAllowed with the names of the permissions that the bot lacks in `channel`."""
    lacking = tuple(map(called, missing(channel, wanted)))
    if lacking:
        raise NotAllowed(text("setup-missing", channel=Markup(channel.mention), names=lacking))


async def place_for_tables(
    front: Front, interaction: discord.Interaction, before: int | None = None
) -> Place:
    """The channel that `/setup` chose for tables. While none is chosen (any more): the channel `before`, or
    the one the person is in.

    Raises NotAllowed outside of servers, and where the bot lacks a permission.
    """
    if interaction.guild_id is None:
        raise NotAllowed(text("lobby-only-in-channels"))
    chosen = (await front.service.server(interaction.guild_id)).get(server.CHANNEL)
    channel = interaction.client.get_channel(chosen) if chosen else None
    if isinstance(channel, discord.TextChannel):
        need_permissions(channel)
        return Place(interaction.guild_id, channel.id)
    here = interaction.client.get_channel(before or 0) or interaction.channel
    if not isinstance(here, discord.TextChannel | discord.Thread):
        raise NotAllowed(text("lobby-only-in-channels"))
    parent = here.parent if isinstance(here, discord.Thread) else here
    if parent is not None:
        need_permissions(parent)
    if interaction.client.get_channel(here.id) is None:  # of a private thread only those in it are told
        raise NotAllowed(text("lobby-thread-shut"))
    return Place(interaction.guild_id, here.id)


def let_in(interaction: discord.Interaction[Any]) -> None:
    """Discord has let the person use a command for moderators, by a role or by name (Server Settings,
    Integrations): for a quarter of an hour buttons and forms that come from it work for them too."""
    front: Front = interaction.client.front
    now = interaction.created_at.timestamp()
    for key in [key for key, end in front.let_in.items() if end <= now]:
        del front.let_in[key]
    if interaction.guild_id is not None and not interaction.permissions.manage_guild:
        front.let_in[interaction.guild_id, interaction.user.id] = now + LET_IN


def moderates(interaction: discord.Interaction[Any]) -> bool:
    """Whether the person may moderate tables here: they may manage the server, or have been let in."""
    if interaction.guild_id is None:
        return False
    front: Front = interaction.client.front
    end = front.let_in.get((interaction.guild_id, interaction.user.id), 0.0)
    return interaction.permissions.manage_guild or interaction.created_at.timestamp() < end


def moderates_at(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether the person may moderate this table: here, on its own server."""
    return moderates(interaction) and interaction.guild_id == table.place.guild_id
