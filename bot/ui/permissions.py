"""Where tables may be, what the bot must be allowed to do there, and who may moderate them."""

from __future__ import annotations

import discord

from bot.engine.moves import text
from bot.store.repository import Place
from bot.table.errors import NotAllowed
from bot.table.people import server
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
WANTED = ("pin_messages", "manage_threads")
"""Without these a table works, but is not pinned, and a locked thread stays locked."""
TO_POST = ("view_channel", "send_messages")
"""What a channel that only receives messages needs."""


def missing(channel: discord.abc.GuildChannel, wanted: tuple[str, ...] = NEEDED) -> tuple[str, ...]:
    """The permissions the bot lacks in `channel`, by Discord's names."""
    allowed = channel.permissions_for(channel.guild.me)
    return tuple(name for name in wanted if not getattr(allowed, name))


def need_permissions(channel: discord.abc.GuildChannel, wanted: tuple[str, ...] = NEEDED) -> None:
    """Raises NotAllowed with the names of the permissions that the bot lacks in `channel`."""
    lacking = tuple(name.replace("_", " ").title() for name in missing(channel, wanted))
    if lacking:
        raise NotAllowed(text("setup-missing", channel=Markup(channel.mention), names=lacking))


async def place_for_tables(
    front: Front, interaction: discord.Interaction, before: int | None = None
) -> Place:
    """The channel that `/setup` chose for tables. While none is chosen (any more): the channel `before`, or
    the one the person is in.

    Raises NotAllowed outside of servers, and where the bot lacks a permission.
    """
    here = interaction.client.get_channel(before or 0) or interaction.channel
    if interaction.guild_id is None or not isinstance(here, discord.TextChannel | discord.Thread):
        raise NotAllowed(text("lobby-only-in-channels"))
    chosen = (await front.service.server(interaction.guild_id)).get(server.CHANNEL)
    channel = interaction.client.get_channel(chosen) if chosen else None
    if isinstance(channel, discord.TextChannel):
        need_permissions(channel)
        return Place(interaction.guild_id, channel.id)
    parent = here.parent if isinstance(here, discord.Thread) else here
    if parent is not None:
        need_permissions(parent)
    return Place(interaction.guild_id, here.id)


def moderates(interaction: discord.Interaction) -> bool:
    """Whether the person may moderate tables here. Discord's own defaults for /mod are only defaults."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild
