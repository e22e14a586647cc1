"""A game that waits for its gamemaster: HOST is asked, outside of a common round and of a pause.

The moderators are told; when nobody comes for three days it goes on as if they had nothing to say.
"""

from __future__ import annotations

from typing import Any

from bot.engine.moves import CHANCE, HOST, LAPSE, Open
from bot.table.time import clock
from bot.table.time.clock import Deadline
from bot.table.unit.act import Act
from bot.table.unit.session import Session

PATIENCE = 72.0
"""Hours."""
REMINDER = 2 / 3
"""Share of them after which the moderators are told again."""
KIND = "review"


def waits(session: Session) -> bool:
    """Whether the game waits for its gamemaster."""
    return (
        session.kernel is not None
        and session.row.status in ("live", "paused")
        and HOST in session.kernel.s.waiting
        and session.round() is None
        and LAPSE not in session.kernel.legal(HOST)
    )


def begins(act: Act) -> bool:
    """Whether it is by this act that the game waits for them."""
    if not act.entries:
        return False
    waited, frame = act.before
    drawn = any(entry.seat == CHANCE for entry in act.entries)
    again = act.round is None and HOST in waited and frame == act.session.stand()[1] and not drawn
    return waits(act.session) and act.session.row.status == "live" and not again


def deadline(act: Act) -> Deadline | None:
    """Until when the game waits for them: as long as it has, or from now on."""
    old = act.session.deadlines.get(HOST)
    if old is not None and not begins(act):
        return old
    return clock.deadline(act.now, act.kernel.s.seq, PATIENCE, REMINDER, None)


def go_on(act: Act) -> None:
    """Nobody came: what HOST is offered first happens."""
    first = act.kernel.legal(HOST)[0]
    assert not isinstance(first, Open), "what a game asks its gamemaster has a plain first answer"
    act.play(HOST, first)


def notice(act: Act, what: str, until: float | None) -> dict[str, Any]:
    """What the moderators are told: that a game 'waits', still waits ('reminder'), or has gone on
    ('overdue')."""
    return {"kind": KIND, "what": what, "until": until, "guild": act.session.row.guild_id}
