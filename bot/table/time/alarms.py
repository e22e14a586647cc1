"""What happens when time is up: deadlines, reminders, people who come back, AI seats that go on playing."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

from bot.engine.moves import CHANCE, HOST, LAPSE, Refused, Who
from bot.store.errors import StoreError
from bot.store.records import TimerRow
from bot.table.errors import OF_ONE_GAME, NotRunning, Stale, StoreTrouble, TableError
from bot.table.people.votes import pause, resume
from bot.table.time import clock, lapse, pauses, polls, review
from bot.table.unit import drafts
from bot.table.unit.act import PROCESS, Act
from bot.table.unit.afresh import afresh
from bot.table.unit.closing import call, undisturbed, waits
from bot.table.unit.gate import NOBODY, Desk, trouble
from bot.table.unit.session import LOST, RESTING

log = logging.getLogger("fnord.table")
MANY = 10_000
"""Timers that are looked at when the bot starts: more than any of its servers has."""


class Alarms:
    """Timers of all games. Each is claimed before it is worked on, and used up by the transaction that does
    what it is for, so it works exactly once."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def next_due(self) -> float | None:
        """When the soonest timer is due (epoch seconds), or None. Raises StoreTrouble."""
        try:
            return await self._desk.store.next_due()
        except StoreError as error:
            raise trouble(error) from error

    async def tick(self) -> int:
        """Handle everything due now; how many timers there were. Raises StoreTrouble (the rest stays due)."""
        try:
            due = await self._desk.store.due_timers(self._desk.clock())
        except StoreError as error:
            raise trouble(error) from error
        for timer in due:
            try:
                if await self._claimed(timer):
                    await self._handle(timer)
            except Stale:
                continue
            except OF_ONE_GAME:
                await self._stop(timer)
            except StoreTrouble:
                raise
            except (TableError, Refused) as error:
                log.error("Game %s refuses its own %s: %s", timer.game, timer.kind, error)
                await self._stop(timer)
        return len(due)

    async def _claimed(self, timer: TimerRow) -> bool:
        try:
            return await self._desk.store.claim_timer(timer.id, now=self._desk.clock())
        except StoreError as error:
            raise trouble(error) from error

    async def reprieve(self) -> None:
        """Once at start: who could not answer because the bot was away gets a little more time, and is told.

        Raises StoreTrouble.
        """
        try:
            due = await self._desk.store.due_timers(self._desk.clock(), MANY)
        except StoreError as error:
            raise trouble(error) from error
        for game in dict.fromkeys(timer.game for timer in due if timer.kind in (clock.DEADLINE, clock.PAUSE)):
            try:
                await self._put_off(game)
            except OF_ONE_GAME:
                await self._desk.set_aside(game)

    @afresh
    async def _put_off(self, game: int) -> None:
        async with self._desk.act(game) as act:
            put_off(act)

    @afresh
    async def _handle(self, timer: TimerRow) -> None:
        async with self._desk.act(timer.game, fired=timer.id) as act:
            if timer.kind in (clock.LAPSE, clock.LAPSING):
                await lapse.ring(self._desk, act)
            if act.session.row.status not in ("live", "paused"):
                return
            if timer.kind == clock.RETURN and timer.seat is not None:
                come_back(act, timer.seat)
            elif act.session.row.status != "live":
                return
            elif timer.kind == clock.GO_ON:
                act.run_on()
            elif timer.kind == clock.PAUSE:
                lapse_pause(act, timer.ask)
            elif timer.seat is not None and self._stands(act, timer):
                if timer.kind != clock.DEADLINE:
                    await self._remind(act, timer.seat)
                    return
                if timer.seat == HOST and review.waits(act.session):
                    review.go_on(act)
                    act.calls_moderators = "overdue"
                elif timer.seat == HOST:
                    close_round(act)
                else:
                    time_out(act, timer.seat)
                rest(act)
                act.run_on()

    def _stands(self, act: Act, timer: TimerRow) -> bool:
        """Whether the decision of the timer, or its common round, is still open."""
        entry = act.session.deadlines.get(timer.seat if timer.seat is not None else CHANCE)
        if entry is None or entry.ask != timer.ask:
            return False
        common = act.session.round()
        if timer.seat == HOST:
            return review.waits(act.session) if common is None else common.number == timer.ask
        return timer.seat in act.kernel.s.waiting

    async def _remind(self, act: Act, seat: int) -> None:
        """Remind the seat, or all who are missing in a common round."""
        session = act.session
        old = session.deadlines[seat]
        session.deadlines[seat] = clock.Deadline(old.ask, old.due_at, None)
        if review.waits(session):
            act.calls_moderators = "reminder"
            return
        late = [seat] if seat >= 0 else [q for q in act.kernel.s.waiting if q >= 0]
        by_time: dict[float, list[dict[str, Any]]] = {}
        for q in late:
            user = session.seats[q].user_id
            person = None if user is None or session.by_bot(q) else await self._desk.person(user)
            if person is not None and person.wants_call("reminder"):
                at = 0.0 if seat >= 0 else undisturbed(act.now, person)
                by_time.setdefault(at, []).append(waits(act, q))
        for at, calls in sorted(by_time.items()):
            call(act, "reminder", calls, at=at, private=session.hushed)

    async def _stop(self, timer: TimerRow) -> None:
        """A game that fails by itself is paused, so that it neither burns time for ever nor moves unseen."""
        try:
            await self._pause_broken(timer)
        except Stale:
            return
        except OF_ONE_GAME:
            await self._desk.set_aside(timer.game)

    @afresh
    async def _pause_broken(self, timer: TimerRow) -> None:
        async with self._desk.act(timer.game, fired=timer.id) as act:
            act.stop_clock()
            act.record(NOBODY, "broken", "", {"timer": timer.kind})
            act.notice("table-broken-paused")


def put_off(act: Act) -> None:
    """Deadlines that have passed while nobody could answer end a little later, with a reminder now."""
    session = act.session
    if session.row.status != "live":
        return
    until = act.now + min(clock.GRACE, session.settings.hours * clock.HOUR)
    late = [seat for seat, entry in session.deadlines.items() if entry.due_at <= act.now]
    for seat in late:
        session.deadlines[seat] = replace(session.deadlines[seat], due_at=until, remind_at=act.now)
    late_pause = session.pause is not None and session.pause.due_at <= act.now
    if session.pause is not None and late_pause and polls.current(session) is None:
        again = min(clock.GRACE, pauses.SECONDS[session.settings.pace])
        session.pause = replace(session.pause, due_at=act.now + again)
        act.touched = act.rearm = True
    if late:
        act.touched = act.rearm = True
        act.notice("table-reprieve", minutes=round((until - act.now) / 60))


def time_out(act: Act, seat: int) -> None:
    """The time of `seat` is up: what it has begun to fill in, else the rules' default answer; and after too
    many in a row an AI plays on.

    Raises Refused if nobody waits for that seat.
    """
    row = act.session.seats[seat]
    if not act.session.hushed:
        act.notice("table-timeout", who=Who(seat))
    begun = drafts.filled_in(act, seat)
    if begun is not None:
        act.play(seat, begun)
    else:
        act.play(HOST, ("timeout", seat))
    if act.session.by_bot(seat) is not None:
        return
    missed = row.missed + 1
    limit = act.session.settings.away_after
    if limit and missed >= limit:
        act.set_seat(seat, missed=missed, away=True, away_until=None)
        act.notice("table-taken-over", who=Who(seat), times=missed)
    else:
        act.set_seat(seat, missed=missed)


def lapse_pause(act: Act, opened: int) -> None:
    """The time of those who might answer is up, if this pause is still the one that is open."""
    if pauses.opened(act.session) == opened and not polls.ends(act):
        act.play(HOST, LAPSE)
        act.run_on()


def close_round(act: Act) -> None:
    """The time of a common round is up for all who have not answered. Raises NotRunning outside of one."""
    common = act.session.round()
    if common is None:
        raise NotRunning
    for seat in list(act.kernel.s.waiting):
        if seat >= 0 and seat in act.kernel.s.waiting and act.session.round() == common:
            time_out(act, seat)
    if HOST in act.kernel.s.waiting and act.session.round() == common:
        act.play(HOST, PROCESS)


def come_back(act: Act, seat: int) -> None:
    """The player of `seat` plays on their own again; while nobody may know who answers, without a word."""
    if act.session.seats[seat].away:
        act.set_seat(seat, away=False, away_until=None, missed=0)
        if not act.session.hushed:
            act.notice("table-back", who=Who(seat))
        wake(act)


def rest(act: Act) -> None:
    """A game whose people are all away waits until one of them is back: AI seats would play it to its end."""
    session = act.session
    people = [row for row in session.seats if row.kind == "human"]
    going = session.row.status == "live" and act.kernel.s.result is None
    if going and people and all(row.away for row in people):
        pause(act)
        act.set_meta(**{RESTING: True})
        act.notice("table-rests")


def wake(act: Act) -> None:
    """Somebody plays on their own again: a game that rested goes on, unless its place is gone meanwhile."""
    session = act.session
    if not session.meta.get(RESTING) or session.row.status != "paused":
        return
    if session.meta.get(LOST):
        act.set_meta(**{RESTING: None, LOST: {"live": True}})
    else:
        resume(act)
