"""How an action is closed: the clock is set, what is to be said is queued, and all of it becomes one
transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.moves import HOST, Text
from bot.games.contract import Round
from bot.store.codec import Packed, pack
from bot.store.records import RUNNING, Json, MoveBatch, NewTimer, ResultRow, SeatRow
from bot.table.past.texts import to_json
from bot.table.time import clock, pauses, polls, review
from bot.table.unit import policies
from bot.table.unit.act import Act
from bot.table.unit.session import LEFT, UNTOLD, VOTES

PRESENT = 120.0
"""Seconds for which somebody who has acted is taken to be looking: a call would come later, if at all."""


@dataclass(frozen=True, slots=True)
class Person:
    """What closing needs to know of a player: their preferences and their quiet hours."""

    prefs: Json
    quiet: clock.Quiet | None

    @property
    def wants_copies(self) -> bool:
        """Whether what only they may know is sent to them as a direct message too."""
        return bool(self.prefs.get("dm")) and not self.prefs.get("dm_closed")

    @property
    def takes_letters(self) -> bool:
        """Whether direct messages reach them."""
        return not self.prefs.get("dm_closed")

    def wants_call(self, kind: str) -> bool:
        """Whether they want to be called by a message of that kind ('your-move' or 'reminder')."""
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
        act.look()
        _forget_passes(act)
        fresh = _set_clock(act, people)
        if session.row.status != "paused":
            polls.follow(act)
        if act.place is not None:
            fresh = sorted({*fresh, *_waited_for(act)})
    _announce(act, people, fresh)
    stored = act.entries or act.status == "live"
    return MoveBatch(
        game=session.row.id,
        version=session.row.version,
        now=act.now,
        entries=act.entries,
        snapshot=_snapshot(act) if stored and session.kernel is not None else None,
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


def _snapshot(act: Act) -> Packed:
    return act.packed or pack(act.kernel.s.dump())


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


def _forget_passes(act: Act) -> None:
    """What a seat answered by itself in a turn or an attack that is over it answers no longer."""
    moment = act.session.moment()
    for row in act.session.seats:
        if moment is not None and (left := policies.outdated(row.standing, moment)) is not None:
            act.set_seat(row.seat, standing=left)


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
    """Bring the deadlines up to date; the seats that are waited for anew."""
    session = act.session
    if session.row.status == "paused":
        return []
    if session.row.status != "live":
        session.deadlines, session.pause = {}, None
        return []
    _set_pause(act, people)
    common = session.round()
    if common is not None:
        return _set_common_clock(act, common)
    return _set_own_clocks(act, people)


def _set_own_clocks(act: Act, people: People) -> list[int]:
    """A deadline of its own for each seat that is waited for; the seats that are waited for anew.

    A seat that goes on waiting at the same step keeps its time, whatever others do meanwhile, and whatever it
    does itself that nobody sees.
    """
    session = act.session
    s, settings = act.kernel.s, session.settings
    waited, frame = act.before
    same = frame == session.stand()[1]
    kept: dict[int, clock.Deadline] = {}
    fresh = []
    quiet = _moved_quietly(act)
    if review.waits(session) and (patience := review.deadline(act)) is not None:
        kept[HOST] = patience
    for seat in s.waiting:
        if seat < 0 or session.by_bot(seat) is not None:
            continue
        old, number = session.deadlines.get(seat), s.numbers[seat]
        still = same and seat in waited and (seat not in act.moved or seat in quiet)
        if not still:
            fresh.append(seat)
        if old is not None and (still or old.ask == number):
            kept[seat] = replace(old, ask=number)
            continue
        entry = clock.deadline(act.now, number, settings.hours, settings.reminder, _quiet(act, people, seat))
        if entry is not None:
            kept[seat] = entry
    _arm(act, kept)
    return fresh


def _set_pause(act: Act, people: People) -> None:
    """Bring the end of the pause up to date."""
    session = act.session
    moment = session.moment()
    sleeping = [_quiet(act, people, seat) for seat in moment.seats] if moment is not None else []
    entry = pauses.end_of(session, act.now, sleeping)
    if entry != session.pause:
        session.pause, act.rearm = entry, True


def _waited_for(act: Act) -> list[int]:
    """Who is to be called in a new place of the table: all who are waited for, as far as anybody may know."""
    return [waiting.seat for waiting in act.session.waiting(None) if act.session.by_bot(waiting.seat) is None]


def _moved_quietly(act: Act) -> set[int]:
    """The seats that moved so that nobody sees it; not those whose time was up, or whom somebody else plays
    now."""
    if not act.unseen:
        return set()
    late = {int(e.move[1]) for e in act.entries if e.seat == HOST and e.move[0] == "timeout"}
    return act.moved - act.handed - late


def _arm(act: Act, deadlines: Mapping[int, clock.Deadline]) -> None:
    """Let these be the deadlines from now on."""
    session = act.session
    before = {seat: entry.due_at for seat, entry in session.deadlines.items()}
    act.retimed = before != {seat: entry.due_at for seat, entry in deadlines.items()}
    if deadlines != session.deadlines:
        session.deadlines, act.rearm = dict(deadlines), True


def _set_common_clock(act: Act, common: Round) -> list[int]:
    """One deadline for all seats of a round, which nobody's quiet hours move; all whom a person plays are
    called when it begins, and later who takes over a seat."""
    session, settings = act.session, act.session.settings
    entry = session.deadlines.get(HOST)
    if entry is None or entry.ask != common.number:
        entry = clock.deadline(act.now, common.number, settings.hours, settings.reminder, None)
    _arm(act, {} if entry is None else {HOST: entry})
    people = [seat for seat in act.kernel.s.waiting if seat >= 0 and session.by_bot(seat) is None]
    return [seat for seat in people if _begins(act, common) or seat in act.handed]


def _begins(act: Act, common: Round) -> bool:
    return act.round is None or act.round.number != common.number


def _timers(act: Act) -> Sequence[NewTimer] | None:
    """The whole set of timers, or None if nothing about it has changed."""
    if not (act.rearm or act.unfinished or act.status or act.seats_changed or act.fired is not None):
        return None
    session, status = act.session, act.session.row.status
    if status == "lobby":
        return clock.armed_lapse(session.lapse)
    timers = [*clock.armed(session.deadlines), *clock.armed_pause(session.pause)] if status == "live" else []
    if status in ("live", "paused"):
        timers += [
            NewTimer(clock.RETURN, row.away_until, 0, row.seat)
            for row in session.seats
            if row.away and row.away_until is not None
        ]
    if status == "live" and (act.unfinished or session.goes_on):
        timers.append(NewTimer(clock.GO_ON, act.now, act.kernel.s.seq))
    return timers


def _announce(act: Act, people: People, fresh: Sequence[int]) -> None:
    """Queue what is to be said: what the table did, what happened, the card, who is called.

    Nothing is sent because of what somebody did unseen, in a secret round, in the gamemaster's chair or by
    themselves: not even a card that would look the same.
    """
    said, act.messages = act.messages, []
    session = act.session
    common = session.round()
    if act.looking is not None and (common is None or not common.secret):
        session.active[act.looking] = act.now
    if act.notices:
        act.say({"kind": "notice", "lines": to_json(act.notices)})
    _print(act, people)
    if act.lines:
        seqs = [session.row.seq + 1, act.next_seq - 1]
        act.say({"kind": "happenings", "lines": to_json(act.lines), "seqs": seqs})
    _write_letters(act, people)
    act.messages += said
    _show_card(act)
    _call_waited_for(act, people, fresh, common)
    _tell_of_closed_letters(act)


def _write_letters(act: Act, people: People) -> None:
    """Tell each player what only they may know: a copy of what their panel shows, if they want copies, and
    what is sent as a letter, unless they are looking at it."""
    for kept, copies in ((act.own, True), (act.letters, False)):
        for seat, lines in kept.items():
            person = people.get(act.session.seats[seat].user_id or 0)
            if person is None or (seat == act.looking and not copies):
                continue
            if person.wants_copies if copies else person.takes_letters:
                _write_to(act, people, seat, lines)


def _show_card(act: Act) -> None:
    """Have the table's card drawn anew if it may look different now."""
    if act.session.row.status == "lobby":
        if act.fired is None:  # a warning changes nothing that the card shows
            act.say({"kind": "lobby"})
        return
    still = act.unseen and not act.retimed
    if act.place or (not still and (act.entries or act.status or act.seats_changed or act.rearm)):
        act.say({"kind": "table"})


def _call_waited_for(act: Act, people: People, fresh: Sequence[int], common: Round | None) -> None:
    """Call the seats that are waited for anew: together those whose time has come, later those who sleep or
    have just been seen at the table."""
    secret = common is not None and common.secret
    by_time: dict[float, list[dict[str, Any]]] = {}
    for seat in fresh:
        person = people.get(act.session.seats[seat].user_id or 0)
        if person is not None and person.wants_call("your-move"):
            at = _call_time(act, people, seat)
            if not secret and act.now - act.session.active.get(seat, 0.0) < PRESENT:
                at = max(at, act.now + PRESENT)
            by_time.setdefault(at, []).append(waits(act, seat))
    for at, seats in sorted(by_time.items()):
        alone = common is not None and secret and (at > 0 or not _begins(act, common))
        call(act, "your-move", seats, at=at, private=alone)


def _tell_of_closed_letters(act: Act) -> None:
    """Who takes no direct messages is told so in the thread together with something that everybody is told:
    by itself it would tell when they were written to in secret."""
    closed, running = act.session.meta.get(UNTOLD), act.session.row.status in RUNNING
    told = any(row.target == "thread" and row.payload["kind"] != "table" for row in act.messages)
    if closed and (told or not running):
        for user in closed:
            act.say({"kind": "dm-closed", "user": user})
        act.set_meta(**{UNTOLD: None})


def _write_to(act: Act, people: People, seat: int, lines: Sequence[Text]) -> None:
    """Tell the player of a seat what only they may know."""
    at, user = _call_time(act, people, seat), act.session.seats[seat].user_id
    act.say({"kind": "private", "seat": seat, "lines": to_json(list(lines))}, target="dm", user=user, at=at)


def call(act: Act, kind: str, seats: Sequence[dict[str, Any]], *, at: float = 0.0, private: bool) -> None:
    """Call those who are waited for: in the thread or, where it is nobody else's business, each by
    themselves.

    Who is called later than the others could be seen to have answered meanwhile, if it were in the thread.
    """
    if not private:
        act.say({"kind": kind, "seats": list(seats)}, at=at)
        return
    for seat in seats:
        act.say({"kind": kind, "seats": [seat]}, target="dm", user=seat["user"], at=at)


def _print(act: Act, people: People) -> None:
    """Queue what came out in print: the public issue for the thread, and everybody's own to each, whatever
    else they want copies of."""
    for seq, readers in sorted(act.papers.items()):
        if None in readers:
            act.say({"kind": "paper", "seq": seq})
        for seat in sorted(seat for seat in readers if seat is not None):
            user = act.session.seats[seat].user_id
            if user is None or user not in people or not people[user].takes_letters:
                continue
            at = _call_time(act, people, seat)
            act.say({"kind": "paper", "seq": seq, "seat": seat}, target="dm", user=user, at=at)


def waits(act: Act, seat: int) -> dict[str, Any]:
    """A seat that is waited for, as messages tell it."""
    entry = act.session.deadline(seat)
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
    person = people.get(act.session.seats[seat].user_id or 0)
    return 0.0 if person is None else undisturbed(act.now, person)


def undisturbed(now: float, person: Person) -> float:
    """When a person may be called: 0 for at once, else when their quiet hours are over."""
    at = clock.undisturbed(now, person.quiet)
    return 0.0 if at == now else at
