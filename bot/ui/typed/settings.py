"""Settings of tables and servers as people type and read them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bot.table.people import server
from bot.table.seen import Table
from bot.table.settings import ORDERS, PACES, bad_setting
from bot.ui.front import Front, Reader
from bot.ui.panel.cards import option_name, option_value, setting_value

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
SPAN = re.compile(
    r"(\d{1,6}(?:[.,]\d{1,6})?)\s*(m(?:in(?:ute)?s?)?|h(?:ours?)?|d(?:ays?)?|w(?:eeks?)?|)(?![a-z])\s*", re.I
)
"""A number with a unit of time; without one it is hours."""
UNITS = {"m": 1 / 60, "h": 1.0, "d": 24.0, "w": 168.0}


def typed(front: Front, name: str, written: str) -> object:
    """The value that was typed for a setting. Raises BadInput for what cannot be one."""
    if name == "hours":
        return hours_typed(written)
    if name in ("reminder", "away_after"):
        return _number(name, written)
    if name == server.BLIND:
        if written.casefold() not in (*YES, *NO):
            raise bad_setting(name, written[:60], server.NAMES)
        return written.casefold() in YES
    if name == "language" and written not in front.catalogue.locales:
        raise bad_setting(name, written[:60])
    return written


def _number(name: str, written: str) -> float:
    bare = written.replace(",", ".").strip()
    try:
        number = float(bare.removesuffix("%")) / (100 if bare.endswith("%") else 1)
    except ValueError as error:
        raise bad_setting(name, written[:60]) from error
    return int(number) if name == "away_after" and number.is_integer() else number


def hours_typed(written: str) -> float:
    """Hours from '36', '90 minutes', '10 days', '1 day 12 hours', '2w'. Raises BadInput."""
    parts = SPAN.findall(written)
    if not parts or SPAN.sub("", written).strip(" ,"):
        raise bad_setting("hours", written[:60])
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
    shares, misses = ("0.5", "0.75", "0.9"), ("0", "1", "2", "3", "5")
    values = {"reminder": shares, "away_after": misses}.get(name, ())
    return {value: setting_value(front, reader, name, _number(name, value)) for value in values}


def server_lines(front: Front, reader: Reader, stored: Mapping[str, Any]) -> str:
    """All that a server has set, one a line; of what it has not set, what holds then."""
    return "\n".join(
        f"**{option_name(front, reader, name)}:** {setting_value(front, reader, name, stored.get(name))}"
        f"{_usual(front, reader, name) if name not in stored else ''}"
        for name in server.NAMES
    )


def _usual(front: Front, reader: Reader, name: str) -> str:
    """What holds for a setting that a server leaves alone, with the games that have it otherwise."""
    if name not in server.TABLE_NAMES:
        return front.word(reader, f"usual-{name.replace('_', '-')}")
    of_games = {
        front.game_name(kind, reader): getattr(front.service.lobby.usual(kind), name) for kind in front.games
    }
    most = max(of_games.values(), key=list(of_games.values()).count)
    said = front.word(reader, "usual", value=setting_value(front, reader, name, most))
    others = [
        front.word(reader, "usual-of-game", game=game, value=setting_value(front, reader, name, value))
        for game, value in of_games.items()
        if value != most
    ]
    return ", ".join([said, *others])


def table_lines(front: Front, reader: Reader, table: Table) -> str:
    """How one table is run, one setting a line."""
    return "\n".join(
        f"**{option_name(front, reader, name)}:** "
        f"{setting_value(front, reader, name, getattr(table.settings, name))}"
        for name in table_names(front, table)
    )


def table_names(front: Front, table: Table) -> list[str]:
    """The settings that mean something at that table as it stands."""
    paced, begun = front.game(table).pauses is not None, table.status != "lobby"
    names = [name for name in server.TABLE_NAMES if not (begun and name == "order")]
    return [*names, "pace"] if paced else names
