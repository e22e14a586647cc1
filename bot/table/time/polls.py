"""Polls: a pause in which everybody may vote where the table lives. It is posted as the pause opens, ends
with it, and is counted by one move of HOST when its result is final.

A poll that was told to end has an hour for that; then the game goes on without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.engine.moves import Move
from bot.engine.polls import Poll
from bot.store.records import SeatRow
from bot.table.time import clock, pauses
from bot.table.unit.act import Act
from bot.table.unit.session import POLL, Session


def current(session: Session) -> Poll | None:
    """The poll that is open, or waits for its result."""
    pause = pauses.current(session)
    return None if pause is None else pause.poll


def follow(act: Act) -> None:
    """Have a poll posted that has just opened, and ended where nothing waits for it any more."""
    poll, kept = current(act.session), act.session.meta.get(POLL)
    if poll is None and kept is not None:
        act.set_meta(**{POLL: None})
        _end(act, kept["number"])
    elif poll is not None and (kept is None or kept["number"] != poll.number):
        act.set_meta(**{POLL: {"number": poll.number, "ending": False}})
        act.say({"kind": "poll", "number": poll.number})


def ends(act: Act) -> bool:
    """Whether the pause is one for a poll that has not been told to end: now it is, and has time for that."""
    poll, kept = current(act.session), act.session.meta.get(POLL)
    if poll is None or kept is None or kept["ending"] or act.session.pause is None:
        return False
    act.set_meta(**{POLL: {"number": poll.number, "ending": True}})
    act.session.pause = replace(act.session.pause, due_at=act.now + clock.GRACE)
    act.rearm = True
    _end(act, poll.number)
    return True


def _end(act: Act, number: int) -> None:
    act.say({"kind": "poll-end", "number": number}, target="poll")


def counted(seats: Sequence[SeatRow], poll: Poll, ballots: Iterable[tuple[int, int]]) -> Move:
    """The move that counts these votes, as (person, answer): of each person the first."""
    own = {row.user_id: row.seat for row in seats if row.user_id is not None and row.kind == "human"}
    room, pairs = [0] * len(poll.answers), []
    for user, answer in dict(reversed([*ballots])).items():
        if user in own:
            pairs += [own[user], answer]
        else:
            room[answer] += 1
    return ("polled", *room, *pairs)
