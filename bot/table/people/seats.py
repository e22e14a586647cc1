"""Who plays a seat, as it changes hands."""

from __future__ import annotations

from typing import Any

from bot.table.time.alarms import come_back, wake
from bot.table.unit.act import Act
from bot.table.unit.session import FORMER, HELD, LEFT


def hand_over(act: Act, seat: int, **who: Any) -> None:
    """`seat` is played by somebody else from now on (fields of SeatRow); who played it has seen its
    secrets."""
    session = act.session
    left = dict(session.meta.get(LEFT, {}))
    old = session.seats[seat].user_id
    if who["user_id"] is not None:
        left.pop(str(seat), None)
    elif old is not None:
        left[str(seat)] = old
    held = {q: user for q, user in session.meta.get(HELD, {}).items() if q != str(seat)}
    former = sorted({*session.meta.get(FORMER, ()), *([] if old is None else [old])})
    act.set_meta(**{LEFT: left or None, FORMER: former or None, HELD: held or None})
    come_back(act, seat)
    act.set_seat(seat, **who, standing={}, away=False, away_until=None, missed=0)
    if who["user_id"] is not None:
        wake(act)
    act.moved.add(seat)
    act.handed.add(seat)
