"""The Discord on the wire (`bot/local/wire.py`) in tests, and events that a person causes there."""

from __future__ import annotations

from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.local.wire import BOT, Wire, point_at, user

PERSON = "202"


def direct_message(channel: int, words: str) -> tuple[str, dict[str, Any]]:
    """The event of a person who writes to the bot."""
    message = {
        "id": f"{channel}0",
        "channel_id": str(channel),
        "author": user(PERSON, "ann"),
        "content": words,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "type": 0,
        "pinned": False,
        "channel_type": 1,
    }
    nothing: dict[str, Any] = {
        name: [] for name in ("mentions", "mention_roles", "attachments", "embeds", "components")
    }
    return "MESSAGE_CREATE", message | nothing


def slash(number: int, token: str, name: str, *path: str) -> tuple[str, dict[str, Any]]:
    """The event of a person who types a command in a direct message: an interaction of that number."""
    options: list[dict[str, Any]] = []
    for part in reversed(path):
        options = [{"name": part, "type": 1, "options": options}]
    return "INTERACTION_CREATE", {
        "id": str(number),
        "application_id": BOT,
        "type": 2,
        "token": token,
        "version": 1,
        "channel_id": "303",
        "channel": {"id": "303", "type": 1, "recipients": [user(PERSON, "ann")]},
        "user": user(PERSON, "ann"),
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 1,
        "app_permissions": "0",
        "attachment_size_limit": 10_000_000,
        "data": {"id": "808", "name": name, "type": 1, "options": options},
    }


async def connect(line: Wire, patch: pytest.MonkeyPatch) -> None:
    """Listen, and be the Discord that discord.py finds."""
    patch.setattr(Route, "BASE", Route.BASE)
    patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    point_at(await line.open())
