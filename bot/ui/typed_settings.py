"""Settings of tables and servers as people type and read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.table import server
from bot.table.errors import BadInput
from bot.table.settings import ORDERS
from bot.ui.cards import option_name, option_value
from bot.ui.front import Front, Reader

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
CHANNELS = (server.CHANNEL, server.AUDIT_CHANNEL)


def typed(name: str, written: str) -> object:
    """The value that was typed for a setting. Raises BadInput for what cannot be one."""
    bad = BadInput(name=name, given=written[:60])
    if name in ("hours", "reminder", "away_after"):
        try:
            number = float(written.replace(",", "."))
        except ValueError as error:
            raise bad from error
        return int(number) if name == "away_after" and number.is_integer() else number
    if name == server.BLIND:
        if written.casefold() not in (*YES, *NO):
            raise bad
        return written.casefold() in YES
    return written


def suggested(front: Front, reader: Reader, name: str) -> dict[str, str]:
    """What can be typed for a setting, with what it is called."""
    if name == "takeover":
        levels = dict.fromkeys(level for game in front.games.values() for level in game.players)
        return {level: front.word(reader, f"ai-{level}") for level in levels}
    if name == "order":
        return {value: option_value(front, reader, name, value) for value in ORDERS}
    if name == "language":
        return {locale: locale for locale in front.catalogue.locales}
    if name == server.BLIND:
        return {"yes": front.word(reader, "word-yes"), "no": front.word(reader, "word-no")}
    return {"hours": {"0": "0", "24": "24", "48": "48"}, "reminder": {"0.75": "0.75"}}.get(name, {})


def server_lines(front: Front, reader: Reader, stored: Mapping[str, Any]) -> str:
    """All that a server has set, one a line."""
    lines = []
    for name in server.NAMES:
        value = stored.get(name)
        if value is None:
            said = front.word(reader, "word-unset")
        else:
            said = f"<#{value}>" if name in CHANNELS else option_value(front, reader, name, value)
        lines.append(f"**{option_name(front, reader, name)}:** {said}")
    return "\n".join(lines)
