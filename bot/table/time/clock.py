"""Deadlines as plain arithmetic: when a decision is due, when its seat is reminded, and when nobody is
disturbed.

Times are epoch seconds. Nothing here reads a clock.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.engine.moves import text
from bot.store.records import NewTimer, TimerRow
from bot.table.errors import BadInput

DEADLINE: Final = "deadline"
REMINDER: Final = "reminder"
RETURN: Final = "return"
GO_ON: Final = "go-on"
PAUSE: Final = "pause"
"""The time for answers of those who are not waited for is over."""
LAPSE: Final = "lapse"
LAPSING: Final = "lapsing"
"""A lobby is closed; its people are told that it will be."""
GRACE = 3600.0
"""A deadline that would pass while its player sleeps passes an hour after their quiet hours."""
HOUR = 3600.0
DAY = 24 * HOUR
SPAN = re.compile(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)")


@dataclass(frozen=True, slots=True)
class Quiet:
    """Minutes of the local day between which a person is not pinged; the span may pass midnight."""

    begin: int
    end: int
    zone: ZoneInfo

    def until(self, at: float) -> float:
        """`at` itself, or the end of the quiet span in which it lies."""
        local = datetime.fromtimestamp(at, self.zone)
        minute = local.hour * 60 + local.minute
        if self.begin <= self.end:
            inside = self.begin <= minute < self.end
        else:
            inside = minute >= self.begin or minute < self.end
        if not inside:
            return at
        end = local.replace(hour=self.end // 60, minute=self.end % 60, second=0, microsecond=0)
        return (end + timedelta(days=1) if end <= local else end).timestamp()


def zone(name: str) -> ZoneInfo:
    """The time zone of that name. Raises BadInput."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise BadInput(text("table-bad-zone", given=name)) from error


def quiet(span: str | None, zone_name: str) -> Quiet | None:
    """Quiet hours from 'HH:MM-HH:MM'; None when there are none. Raises BadInput."""
    if not span:
        return None
    match = SPAN.fullmatch(span)
    if match is None:
        raise BadInput(text("table-bad-quiet", given=span))
    first, second, third, fourth = map(int, match.groups())
    return Quiet(first * 60 + second, third * 60 + fourth, zone(zone_name))


def quiet_of(prefs: Mapping[str, Any], usual: str | None) -> Quiet | None:
    """A person's quiet hours from their preferences; `usual` counts for who has set none ('' turns them
    off)."""
    return quiet(prefs.get("quiet", usual), prefs.get("zone", "UTC"))


def after_sleep(due: float, asleep: Quiet | None) -> float:
    """`due`, or a while after the quiet hours in which it lies."""
    free = undisturbed(due, asleep)
    return due if free == due else free + GRACE


def undisturbed(at: float, hours: Quiet | None) -> float:
    """The first moment from `at` on at which the person may be pinged."""
    return at if hours is None else hours.until(at)


@dataclass(frozen=True, slots=True)
class Deadline:
    """When the decision `ask` of a seat is due; `remind_at` None: they have been reminded."""

    ask: int
    due_at: float
    remind_at: float | None

    def later(self, seconds: float) -> Deadline:
        """Moved as a whole."""
        remind = None if self.remind_at is None else self.remind_at + seconds
        return replace(self, due_at=self.due_at + seconds, remind_at=remind)


def deadline(now: float, ask: int, hours: float, share: float, asleep: Quiet | None) -> Deadline | None:
    """The deadline of a decision that is asked now; None when the table has none (0 hours)."""
    if not hours:
        return None
    due = after_sleep(now + hours * HOUR, asleep)
    remind = undisturbed(now + hours * HOUR * share, asleep)
    return Deadline(ask, due, remind if remind < due else None)


def restore(rows: Iterable[TimerRow]) -> dict[int, Deadline]:
    """The deadlines by seat from stored timers."""
    found: dict[int, Deadline] = {}
    reminders = {row.seat: row.due_at for row in rows if row.kind == REMINDER}
    for row in rows:
        if row.kind == DEADLINE and row.seat is not None:
            found[row.seat] = Deadline(row.ask, row.due_at, reminders.get(row.seat))
    return found


def pause_of(rows: Iterable[TimerRow]) -> Deadline | None:
    """The end of a pause from stored timers."""
    return next((Deadline(row.ask, row.due_at, None) for row in rows if row.kind == PAUSE), None)


def armed_pause(entry: Deadline | None) -> list[NewTimer]:
    """The timer that carries the end of a pause."""
    return [] if entry is None else [NewTimer(PAUSE, entry.due_at, entry.ask)]


def notice(days: float) -> float:
    """Seconds before the end of a lobby that stays for `days` at which its people are told."""
    return min(DAY, days * DAY / 2)


def lapse(now: float, days: float) -> Deadline | None:
    """The end of a lobby in which something has happened now; None if it has none (0 days)."""
    due = now + days * DAY
    return Deadline(0, due, due - notice(days)) if days else None


def lapse_of(rows: Iterable[TimerRow]) -> Deadline | None:
    """The end of a lobby from stored timers."""
    times = {row.kind: row.due_at for row in rows}
    return Deadline(0, times[LAPSE], times.get(LAPSING)) if LAPSE in times else None


def armed_lapse(entry: Deadline | None) -> list[NewTimer]:
    """The timers that carry the end of a lobby."""
    if entry is None:
        return []
    told = [] if entry.remind_at is None else [NewTimer(LAPSING, entry.remind_at, 0)]
    return [*told, NewTimer(LAPSE, entry.due_at, 0)]


def armed(deadlines: Mapping[int, Deadline]) -> list[NewTimer]:
    """The timers that carry the deadlines."""
    timers = []
    for seat, entry in deadlines.items():
        timers.append(NewTimer(DEADLINE, entry.due_at, entry.ask, seat))
        if entry.remind_at is not None:
            timers.append(NewTimer(REMINDER, entry.remind_at, entry.ask, seat))
    return timers
