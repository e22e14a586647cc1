"""Forms that are filled in part by part: what was written is kept with the game until it is sent off, so that
neither a slip nor a restart loses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Move, Open
from bot.games.contract import Form
from bot.table.unit.act import Act
from bot.table.unit.session import DRAFTS, Session

LONGEST = 4000
"""Characters of one answer that are kept, right or wrong."""


def kept(session: Session, seat: int, writer: int) -> Mapping[str, str]:
    """What `writer` has filled in for the open decision of `seat`; empty if nothing."""
    stored = session.meta.get(DRAFTS, {}).get(f"{writer}:{seat}")
    if stored is None or stored["at"] != _where(session, seat):
        return {}
    written: Mapping[str, str] = stored["written"]
    return written


def filled_in(act: Act, seat: int) -> Move | None:
    """The answer that the player of `seat` has begun to fill in, as far as it can be sent off; None if there
    is none.
    """
    session, user = act.session, act.session.seats[seat].user_id
    written = kept(session, seat, user) if user is not None else {}
    for choice in act.kernel.legal(seat) if written else ():
        if isinstance(choice, Open) and isinstance(choice.shape, Form):
            faulty = choice.shape.faults(written)
            tail = choice.shape.tail({key: words for key, words in written.items() if key not in faulty})
            return None if choice.shape.check(tail) else choice.prefix + tail
    return None


def keep(act: Act, seat: int, writer: int, written: Mapping[str, str]) -> None:
    """Add what was filled in now; drafts for decisions that have passed are thrown away."""
    session = act.session
    before = kept(session, seat, writer)
    drafts: dict[str, Any] = {
        name: draft
        for name, draft in session.meta.get(DRAFTS, {}).items()
        if draft["at"] == _where(session, int(name.partition(":")[2]))
    }
    answers = {**before, **{key: words[:LONGEST] for key, words in written.items()}}
    drafts[f"{writer}:{seat}"] = {"at": _where(session, seat), "written": answers}
    act.set_meta(**{DRAFTS: drafts})


def _where(session: Session, seat: int) -> list[Any]:
    """Which decision of `seat` is open: frame, step and common round, not its number, so that a form can be
    changed after it was sent off."""
    common = session.round()
    asks = session.asks(seat)
    here = [asks[0].frame, asks[0].step] if asks else []
    return [*here, None if common is None else common.number]
