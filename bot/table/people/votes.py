"""Votes of the people at a table: taking something back, pausing, more time. AI seats agree with
everything."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import HOST, Who, text
from bot.table.errors import BadInput, NotAllowed, NotRunning
from bot.table.past.texts import to_json
from bot.table.seen import Done
from bot.table.time import clock
from bot.table.unit import undo
from bot.table.unit.act import Act
from bot.table.unit.afresh import afresh
from bot.table.unit.gate import Desk
from bot.table.unit.session import HELD, LOST, RESTING, VOTES

SUBJECTS = ("undo", "pause", "resume", "extend")
MOST_EXTENSION = 24 * 14
"""Hours."""


class Votes:
    """At most one open vote of each kind ('undo', 'pause', 'extend', 'resume') in a game."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @afresh
    async def propose(self, game: int, actor: int, what: str, value: float = 0) -> Done:
        """Open a vote, with the actor's own yes. `value`: for 'undo' the move number to go back to (0: before
        the actor's last own step), for 'extend' the hours. Raises NotAllowed while such a vote is open,
        BadInput."""
        async with self._desk.act(game) as act:
            session = act.session
            seat = session.seat_of(actor)
            votes = dict(session.meta.get(VOTES, {}))
            if what in votes:
                raise NotAllowed(text("table-vote-open"))
            value = await self._checked(act, seat, what, value)
            votes[what] = {"by": seat, "value": value, "yes": []}
            act.set_meta(**{VOTES: votes})
            act.looking = seat
            await self._count(act, what, seat)
            if what in session.meta.get(VOTES, {}):
                after = await self._desk.told_by(session, int(value)) if what == "undo" else None
                act.say({"kind": "vote", "what": what, "value": value, "by": seat, "after": to_json(after)})
        return act.done(seat)

    async def stands(self, game: int, what: str) -> bool:
        """Whether such a vote is open: one that needs nobody else is over as soon as it is proposed."""
        async with self._desk.look(game) as session:
            return what in session.meta.get(VOTES, {})

    @afresh
    async def cast(self, game: int, actor: int, what: str, yes: bool) -> Done:
        """Agree or refuse. The last yes carries it out; one no ends it. Raises NotAllowed if no such vote is
        open."""
        async with self._desk.act(game) as act:
            session = act.session
            seat = session.seat_of(actor)
            if what not in session.meta.get(VOTES, {}):
                raise NotAllowed(text("table-vote-closed"))
            act.looking = seat
            if yes:
                await self._count(act, what, seat)
            else:
                self._close(act, what)
                act.notice("table-vote-refused", who=Who(seat), what=text(f"table-vote-{what}"))
        return act.done(seat)

    async def _checked(self, act: Act, seat: int, what: str, value: float) -> float:
        status = act.session.row.status
        if what not in SUBJECTS:
            raise BadInput(name="vote", given=what)
        if what == "resume" and status != "paused":
            raise NotRunning(text("table-not-paused"))
        if what != "resume":
            act.need_live()
        if what == "extend" and not 0 < value <= MOST_EXTENSION:
            raise BadInput(name="hours", given=str(value))
        if what == "undo" and act.session.hushed:
            raise NotAllowed(text("table-undo-sealed"))
        if what == "undo":
            await self._desk.load_steps(act.session)
        if what == "undo" and not value:
            own = undo.last_own(undo.course(act.session.steps or ()), seat)
            if own is None:
                raise NotAllowed(text("table-undo-nothing"))
            return own - 1
        return value

    async def _count(self, act: Act, what: str, seat: int) -> None:
        votes: dict[str, Any] = {name: dict(vote) for name, vote in act.session.meta[VOTES].items()}
        vote = votes[what]
        vote["yes"] = sorted({*vote["yes"], seat})
        act.set_meta(**{VOTES: votes})
        if all(voter in vote["yes"] for voter in act.session.voters()):
            self._close(act, what)
            act.notice("table-vote-agreed", what=text(f"table-vote-{what}"))
            await self._carry_out(act, what, vote["value"])

    def _close(self, act: Act, what: str) -> None:
        votes = {name: vote for name, vote in act.session.meta[VOTES].items() if name != what}
        act.set_meta(**{VOTES: votes or None})

    async def _carry_out(self, act: Act, what: str, value: float) -> None:
        if what == "undo":
            act.need_live()
            await self._desk.take_back(act, int(value))
        elif what == "pause":
            act.need_live()
            pause(act)
        elif what == "resume":
            resume(act)
        else:
            act.need_live()
            extend(act, value, None)


def pause(act: Act) -> None:
    """Stop the clock, keeping what time everybody has left."""
    act.stop_clock()


def resume(act: Act) -> None:
    """Let the clock go on. Raises NotRunning unless the game is paused."""
    session = act.session
    if session.row.status != "paused":
        raise NotRunning(text("table-not-paused"))
    if session.meta.get(LOST):
        raise NotRunning(text("table-lost"))
    if session.meta.get(HELD) and not session.voters():
        raise NotRunning(text("table-nobody-here"))
    act.start_clock()
    act.set_meta(**{RESTING: None})
    act.run_on()


def extend(act: Act, hours: float, seat: int | None) -> None:
    """More time (or less: `hours` below 0) for `seat`, or for everybody who is waited for; in a common round
    always for all. Raises BadInput if no deadline is running there."""
    seats = list(act.session.deadlines) if seat is None or HOST in act.session.deadlines else [seat]
    if seat is None and act.session.pause is not None:
        act.session.pause = act.session.pause.later(hours * clock.HOUR)
        act.touched = act.rearm = True
        if not seats:
            return
    if not seats or any(q not in act.session.deadlines for q in seats):
        raise BadInput(text("table-no-deadline"))
    for q in seats:
        act.session.deadlines[q] = act.session.deadlines[q].later(hours * clock.HOUR)
    act.touched = act.rearm = True
