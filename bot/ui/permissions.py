"""What the bot must be allowed to do where tables are to be, and what is missing."""

from __future__ import annotations

import discord

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
WANTED = ("manage_messages", "manage_threads")
"""Without these a table works, but is not pinned, and a locked thread stays locked."""


def missing(channel: discord.abc.GuildChannel, wanted: tuple[str, ...] = NEEDED) -> tuple[str, ...]:
    """The permissions the bot lacks in `channel`, by Discord's names."""
    allowed = channel.permissions_for(channel.guild.me)
    return tuple(name for name in wanted if not getattr(allowed, name))


def moderates(interaction: discord.Interaction) -> bool:
    """Whether the person may moderate tables here. Discord's own defaults for /mod are only defaults."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild
