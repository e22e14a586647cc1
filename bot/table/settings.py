"""What a table can set about its own running, kept with the game; and what hosts set for all tables."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal

from pydantic import TypeAdapter

from bot.engine.moves import Text, text
from bot.table.errors import BadInput

ORDERS = ("chance", "joined")
LIVE, STEADY, SLOW = PACES = ("live", "steady", "slow")
SET_BY_HAND = ("hours", "reminder", "away_after", "takeover", "order", "language", "pace")
"""The settings that people name."""
LEAST_HOURS, MOST_HOURS = 1 / 60, 24 * 60
"""One minute, sixty days (TSW-10)."""


@dataclass(frozen=True, slots=True)
class Defaults:
    """The host's settings, handed in by bot/app.py (see bot/settings.py for their meaning)."""

    deadline_hours: float = 24.0
    reminder_share: float = 0.75
    quiet_hours: str | None = None
    audit_channel: int | None = None
    games_per_guild: int = 20
    lobby_days: float = 7.0
    language: str = "en"


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How this table is run.

    hours: for one decision (0: no deadline). reminder: share of it after which is reminded. away_after:
    missed deadlines in a row after which an AI takes over (0: never). takeover: that AI's level. order: seats
    by 'chance' or as 'joined'. language: of the public messages. guided: newcomers get a hint at each kind of
    decision they meet for the first time. pace: how long a pause is in which others may answer, in games
    that have such pauses.
    """

    hours: float = 24.0
    reminder: float = 0.75
    away_after: int = 2
    takeover: str = "heuristic"
    order: Literal["chance", "joined"] = "chance"
    language: str = "en"
    guided: bool = False
    pace: Literal["live", "steady", "slow"] = "steady"

    def changed(self, name: str, value: Any, levels: Mapping[str, Any]) -> TableSettings:
        """With one setting changed. Raises BadInput for an unknown name or a value out of range."""
        fits = {
            "hours": _number(value) and (value == 0 or LEAST_HOURS <= value <= MOST_HOURS),
            "reminder": _number(value) and 0 < value < 1,
            "away_after": type(value) is int and 0 <= value <= 20,
            "takeover": isinstance(value, str) and value in levels,
            "order": value in ORDERS,
            "language": isinstance(value, str) and 2 <= len(value) <= 8,
            "guided": type(value) is bool,
            "pace": value in PACES,
        }
        if not fits.get(name):
            raise bad_setting(name, value)
        return replace(self, **{name: value})

    def json(self) -> dict[str, Any]:
        """As plain values."""
        return asdict(self)

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> TableSettings:
        """From a game's stored settings, which may hold more than these."""
        return cls(**{f.name: stored[f.name] for f in fields(cls) if f.name in stored})

    @classmethod
    def check(cls, stored: Mapping[str, Any]) -> None:
        """Raises ValueError if the stored settings are not of their types."""
        _READER.validate_python(cls.load(stored).json())


_READER = TypeAdapter(TableSettings)


def bad_setting(name: str, given: object, known: Sequence[str] = SET_BY_HAND) -> BadInput:
    """Why a setting cannot be that: with what it can be, or with those that there are."""
    if name not in known:
        choices = tuple(text(f"option-{other.replace('_', '-')}") for other in known)
        return BadInput(text("table-no-setting", name=name, choices=choices))
    called, fits = (text(f"{word}-{name.replace('_', '-')}") for word in ("option", "fits"))
    said = f"{given:g}" if isinstance(given, float) else str(given)
    return BadInput(text("table-bad-setting", name=called, given=said, fits=fits))


def told_setting(name: str, value: object) -> object:
    """A value of a setting as it is told: most have words."""
    if name == "hours" and isinstance(value, int | float):
        return span(value)
    if name == "reminder" and isinstance(value, int | float):
        return text("share", percent=round(100 * value))
    if name == "away_after" and value == 0:
        return text("never")
    return value


def span(hours: float) -> Text:
    """A time for decisions in words; none at all is no limit."""
    if not hours:
        return text("span", unit="none", count=0)
    unit, each = ("days", 24.0) if hours % 24 == 0 else ("hours", 1.0) if hours >= 1 else ("minutes", 1 / 60)
    return text("span", unit=unit, count=round(hours / each, 1))


def _number(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value)
