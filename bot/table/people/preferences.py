"""What people prefer, wherever they play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.table.errors import BadInput
from bot.table.time import clock

PINGS = ("all", "reminders", "none")
MOST_HINTS = 200
SWITCHES = ("dm", "text_only", "large", "hints")


def changed(prefs: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """`prefs` with `changes`; None removes one. Raises BadInput.

    language: 'en'. dm, text_only, large, hints: switches. pings: one of PINGS. quiet: 'HH:MM-HH:MM' or ''.
    zone: 'Europe/Berlin'. hinted: where each hint was given, by its name.
    """
    new = dict(prefs)
    for name, value in changes.items():
        if value is None:
            new.pop(name, None)
            continue
        if name in SWITCHES:
            fits = type(value) is bool
        elif name == "pings":
            fits = value in PINGS
        elif name == "hinted":
            fits = isinstance(value, Mapping) and len(value) <= MOST_HINTS
        else:
            fits = name in ("language", "quiet", "zone") and isinstance(value, str) and len(value) <= 64
        if not fits:
            raise BadInput(name=name, given=str(value))
        if name == "zone":
            clock.zone(value)
        new[name] = value
    clock.quiet_of(new, None)
    if changes.get("dm"):
        new.pop("dm_closed", None)
    return new
