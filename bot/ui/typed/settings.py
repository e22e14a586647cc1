"""Settings of tables and servers as people type and read them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bot.table.errors import BadInput
from bot.table.people import server
from bot.table.settings import ORDERS, PACES
from bot.ui.front import Front, Reader
from bot.ui.panel.cards import option_name, option_value, setting_value

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
SPAN = re.compile(
    r"(\d{1,6}(?:[.,]\d{1,6})?)\s*(m(?:in(?:ute)?s?)?|h(?:ours?)?|d(?:ays?)?|w(?:eeks?)?|)(?![a-z])\s*", re.I
)
"""A number with a unit of time; without one it is hours."""
UNITS = {"m": 1 / 60, "h": 1.0, "d": 24.0, "w": 168.0}


def typed(name: str, written: str) -> object:
    """The value that was typed for a setting. Raises BadInput for what cannot be one."""
    bad = BadInput(name=name, given=written[:60])
    if name == "hours":
        return hours_typed(written)
    if name in ("reminder", "away_after"):
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


def hours_typed(written: str) -> float:
    """Hours from '36', '90 minutes', '10 days', '1 day 12 hours', '2w'. Raises BadInput."""
    parts = SPAN.findall(written)
    if not parts or SPAN.sub("", written).strip(" ,"):
        raise BadInput(name="hours", given=written[:60])
    return sum(float(number.replace(",", ".")) * UNITS[unit[:1].casefold() or "h"] for number, unit in parts)


def suggested(front: Front, reader: Reader, name: str) -> dict[str, str]:
    """What can be typed for a setting, with what it is called."""
    if name == "takeover":
        levels = dict.fromkeys(level for game in front.games.values() for level in game.players)
        return {level: front.word(reader, f"ai-{level}") for level in levels}
    if name == "order":
        return {value: option_value(front, reader, name, value) for value in ORDERS}
    if name == "pace":
        return {value: option_value(front, reader, name, value) for value in PACES}
    if name == "language":
        return {locale: locale for locale in front.catalogue.locales}
    if name == server.BLIND:
        return {"yes": front.word(reader, "word-yes"), "no": front.word(reader, "word-no")}
    if name == "hours":
        return {span: span for span in ("0", "1 hour", "24 hours", "48 hours", "7 days", "10 days")}
    return {"reminder": {"0.75": "0.75"}}.get(name, {})


def server_lines(front: Front, reader: Reader, stored: Mapping[str, Any]) -> str:
    """All that a server has set, one a line."""
    return "\n".join(
        f"**{option_name(front, reader, name)}:** {setting_value(front, reader, name, stored.get(name))}"
        for name in server.NAMES
    )
