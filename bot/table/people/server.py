"""What a server sets for all its tables: their channel, how new ones are run, blind mode, audit channel."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from bot.games.contract import Game
from bot.table.settings import Defaults, TableSettings, bad_setting

BLIND, CHANNEL, AUDIT_CHANNEL = "blind", "channel", "audit_channel"
"""Nobody at all sees secrets (a switch); the channel for tables; the channel for acts of moderators (ids)."""
TABLE_NAMES = ("hours", "reminder", "away_after", "takeover", "order", "language")
"""The table settings that a server can choose for its new tables."""
NAMES = (*TABLE_NAMES, BLIND, CHANNEL, AUDIT_CHANNEL)


def changed(stored: Mapping[str, Any], name: str, value: Any, levels: Collection[str]) -> dict[str, Any]:
    """A server's settings with one changed; None removes it. Raises BadInput.

    `levels` are the AIs that may be named as `takeover`.
    """
    if name not in NAMES:
        raise bad_setting(name, value, NAMES)
    if value is None:
        return {known: kept for known, kept in stored.items() if known != name}
    if name in TABLE_NAMES:
        TableSettings().changed(name, value, dict.fromkeys(levels))
    elif type(value) is not (bool if name == BLIND else int):
        raise bad_setting(name, value, NAMES)
    return {**stored, name: value}


def new_table(stored: Mapping[str, Any], usual: Defaults, game: Game) -> TableSettings:
    """How a new table of `game` is run: as its server has it, else as the game wants it, else as the host
    has it; a host without deadlines has none in any game."""
    wanted = {name: value for name, value in game.settings.items() if usual.deadline_hours or name != "hours"}
    chosen = {name: stored[name] for name in TABLE_NAMES if name in stored}
    host = TableSettings(hours=usual.deadline_hours, reminder=usual.reminder_share, language=usual.language)
    settings = replace(host, **{**wanted, **chosen})
    if settings.takeover in game.players:
        return settings
    return replace(settings, takeover=next(iter(game.players)))


def audit_channels(stored: Mapping[str, Any], usual: Defaults) -> list[int]:
    """Where acts of moderators are posted: in the host's channel and in the server's own."""
    return sorted({int(found) for found in (usual.audit_channel, stored.get(AUDIT_CHANNEL)) if found})
