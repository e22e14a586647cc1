"""Pauses: the game waits a while for those who may answer, hold or pass; then HOST says that it is over.

How long depends on the table's pace and on what everybody sees: which moment it is, and whether a person is
among those who may answer. Only where a single person plays, from whom nobody could learn anything by it, it
also depends on whether there is something for them to answer. At a moment for which the table does not wait,
the pause is over at once, but for who has set a stop (`bot.table.unit.policies`): a stop holds first.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.moves import HOST, LAPSE
from bot.games.contract import Pause
from bot.table.settings import LIVE, SLOW
from bot.table.time import clock
from bot.table.time.clock import Deadline, Quiet
from bot.table.unit.session import Session

SECONDS = {LIVE: 20.0, "steady": 600.0, SLOW: 3 * clock.HOUR}
"""How long a pause is, by pace."""


def current(session: Session) -> Pause | None:
    """The pause that HOST can end, or None."""
    kernel = session.kernel
    if kernel is None or HOST not in kernel.s.waiting or LAPSE not in kernel.legal(HOST):
        return None
    return session.moment()


def seconds(session: Session, pause: Pause) -> float:
    """How long it is at this table; 0 if it is over at once."""
    pace, hours = session.settings.pace, session.settings.hours
    if pause.poll is not None:
        return 60.0 * min(pause.poll.minutes, hours * 60 or pause.poll.minutes)
    over = _nobody(session, pause) or (pause.minor and pace != LIVE)
    return 0.0 if over else SECONDS[pace]


def _nobody(session: Session, pause: Pause) -> bool:
    """Whether it would be waiting for nobody: AI seats, or the one person of the table without an answer."""
    asked = [seat for seat in pause.seats if session.by_bot(seat) is None]
    people = [seat for seat in range(len(session.seats)) if session.by_bot(seat) is None]
    if not asked or len(people) > 1 or session.kernel is None:
        return not asked
    return not session.game.answered(session.kernel.legal(asked[0]))


def opened(session: Session) -> int | None:
    """Which pause is open: the number of its poll, or else of the asks with which it began, which no quiet
    move changes."""
    pause = current(session)
    if pause is not None and pause.poll is not None:
        return pause.poll.number
    if pause is None or session.kernel is None or not pause.seats:
        return None
    return min(session.kernel.s.numbers[seat] for seat in pause.seats)


def end_of(session: Session, now: float, asleep: Iterable[Quiet | None]) -> Deadline | None:
    """When the pause that is open is over: as it was, or reckoned from now on for a new one. A slow table
    wakes none of those who may answer (`asleep`: their quiet hours)."""
    pause, number = current(session), opened(session)
    if pause is None or number is None:
        return None
    old = session.pause
    if old is not None and old.ask == number:
        return old
    due = now + seconds(session, pause)
    if session.settings.pace == SLOW:
        due = max([due, *(clock.after_sleep(due, hours) for hours in asleep)])
    return Deadline(number, due, None)
