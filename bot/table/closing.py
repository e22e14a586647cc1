"""How an action is closed: the clock is set, what is to be said is queued, and all of it becomes one
transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store.codec import pack
from bot.store.repository import Json, MoveBatch, NewTimer, ResultRow, SeatRow
from bot.table import clock
from bot.table.act import Act
from bot.table.session import LEFT, VOTES
from bot.table.texts import to_json


@dataclass(frozen=True, slots=True)
class Person:
    """What closing needs to know of a player: his preferences and his quiet hours."""

    prefs: Json
    quiet: clock.Quiet | None

    @property
    def wants_copies(self) -> bool:
        """Whether what only he may know is sent to him as a direct message too."""
        return bool(self.prefs.get("dm")) and not self.prefs.get("dm_closed")

    def wants_call(self, kind: str) -> bool:
        """Whether he wants to be called by a message of that kind ('your-move' or 'reminder')."""
        pings = self.prefs.get("pings", "all")
        return bool(pings == "all" or (pings == "reminders" and kind == "reminder"))


People = Mapping[int, Person]
"""By user id."""


def close(act: Act, people: People) -> MoveBatch:
    """Everything that `act` changes, as one batch for the store."""
    session = act.session
    fresh: list[int] = []
    if session.kernel is not None:
        _end(act)
        fresh = _set_clock(act, people)
    _announce(act, people, fresh)
    stored = act.entries or act.status == "live"
    return MoveBatch(
        game=session.row.id,
        seq=session.row.seq,
        now=act.now,
        entries=act.entries,
        snapshot=pack(act.kernel.s.dump()) if stored and session.kernel is not None else None,
        status=act.status,
        fired=act.fired,
        timers=_timers(act),
        outbox=act.messages,
        audit=act.audit,
        promises=act.promises,
        seats=session.seats if act.seats_changed else None,
        settings=session.meta if act.meta_changed else None,
        place=act.place,
        **act.changes,
    )


def _end(act: Act) -> None:
    """If the rules have ended the game, so does the table: results, votes, the final card."""
    session = act.session
    outcome = act.kernel.outcome()
    if outcome is None or session.row.status in ("over", "archived"):
        return
    act.set_status("over")
    act.set_meta(**{VOTES: None})
    left = {int(seat): user for seat, user in session.meta.get(LEFT, {}).items()}
    act.changes["results"] = _results(act, outcome, left)
    row = session.row
    seats = [{"seat": s.seat, "name": s.name, "user": s.user_id, "ai": s.ai} for s in session.seats]
    act.say(
        {"kind": "end", "result": outcome, "seed": row.seed.hex(), "seed_hash": row.seed_hash, "seats": seats}
    )


def _results(act: Act, outcome: Mapping[str, Any], left: Mapping[int, int]) -> list[ResultRow]:
    """How every seat ended. The rules' result names `winners` and, in the same order, `how` they won."""
    winners = list(outcome.get("winners", ()))
    how = dict(zip(winners, outcome.get("how", ()), strict=False))

    def of(row: SeatRow) -> ResultRow:
        user = row.user_id
        ending = "won" if row.seat in winners else "lost" if winners else "drawn"
        if row.seat in left and row.kind == "ai":
            user, ending = left[row.seat], "left"
        goal = how.get(row.seat)
        return ResultRow(
            act.session.row.id, row.seat, user, ending, None if goal is None else str(goal), act.now
        )

    return [of(row) for row in act.session.seats]


def _set_clock(act: Act, people: People) -> list[int]:
    """Bring the deadlines up to date; the seats that are waited for anew.

    A seat that goes on waiting at the same step keeps its time, whatever others do meanwhile.
    """
    session = act.session
    if session.row.status == "paused":
        return []
    if session.row.status != "live":
        session.deadlines = {}
        return []
    s, settings = act.kernel.s, session.settings
    waited, frame = act.before
    same = frame == session.stand()[1]
    kept: dict[int, clock.Deadline] = {}
    fresh = []
    for seat in s.waiting:
        if seat < 0 or session.by_bot(seat) is not None:
            continue
        old, number = session.deadlines.get(seat), s.numbers[seat]
        still = same and seat in waited and seat not in act.moved
        if not still:
            fresh.append(seat)
        if old is not None and (still or old.ask == number):
            kept[seat] = replace(old, ask=number)
            continue
        entry = clock.deadline(act.now, number, settings.hours, settings.reminder, _quiet(act, people, seat))
        if entry is not None:
            kept[seat] = entry
    if kept != session.deadlines:
        session.deadlines, act.rearm = kept, True
    return fresh


def _timers(act: Act) -> Sequence[NewTimer] | None:
    """The whole set of timers, or None if nothing about it has changed."""
    if not (act.rearm or act.unfinished or act.status or act.seats_changed or act.fired is not None):
        return None
    session, status = act.session, act.session.row.status
    timers = clock.armed(session.deadlines) if status == "live" else []
    if status in ("live", "paused"):
        timers += [
            NewTimer(clock.RETURN, row.away_until, 0, row.seat)
            for row in session.seats
            if row.away and row.away_until is not None
        ]
    if status == "live" and (act.unfinished or _waits_for_the_table(act)):
        timers.append(NewTimer(clock.GO_ON, act.now, act.kernel.s.seq))
    return timers


def _waits_for_the_table(act: Act) -> bool:
    """Whether chance or an AI seat is to move: an act that left them alone must not stop them for ever."""
    session = act.session
    return any(seat < 0 or session.by_bot(seat) is not None for seat in act.kernel.s.waiting)


def _announce(act: Act, people: People, fresh: Sequence[int]) -> None:
    """Queue what is to be said: what the table did, what happened, the card, who is called."""
    said, act.messages = act.messages, []
    session = act.session
    if act.notices:
        act.say({"kind": "notice", "lines": to_json(act.notices)})
    if act.lines:
        seqs = [session.row.seq + 1, act.next_seq - 1]
        act.say({"kind": "happenings", "lines": to_json(act.lines), "seqs": seqs})
    for seat, lines in act.own.items():
        user = session.seats[seat].user_id
        if user is not None and user in people and people[user].wants_copies:
            at = _call_time(act, people, seat)
            act.say({"kind": "private", "seat": seat, "lines": to_json(lines)}, target="dm", user=user, at=at)
    act.messages += said
    if session.row.status == "lobby":
        act.say({"kind": "lobby"})
    elif act.entries or act.status or act.seats_changed or act.rearm:
        act.say({"kind": "table"})
    by_time: dict[float, list[dict[str, Any]]] = {}
    for seat in fresh:
        person = people.get(act.session.seats[seat].user_id or 0)
        if seat != act.looking and person is not None and person.wants_call("your-move"):
            by_time.setdefault(_call_time(act, people, seat), []).append(waits(act, seat))
    for at, seats in sorted(by_time.items()):
        act.say({"kind": "your-move", "seats": seats}, at=at)


def waits(act: Act, seat: int) -> dict[str, Any]:
    """A seat that is waited for, as messages tell it."""
    entry = act.session.deadlines.get(seat)
    return {
        "seat": seat,
        "user": act.session.seats[seat].user_id,
        "ask": act.kernel.s.numbers[seat],
        "due_at": None if entry is None else entry.due_at,
    }


def _quiet(act: Act, people: People, seat: int) -> clock.Quiet | None:
    person = people.get(act.session.seats[seat].user_id or 0)
    return None if person is None else person.quiet


def _call_time(act: Act, people: People, seat: int) -> float:
    """When the player of `seat` may be called: 0 for at once."""
    at = clock.undisturbed(act.now, _quiet(act, people, seat))
    return 0.0 if at == act.now else at
