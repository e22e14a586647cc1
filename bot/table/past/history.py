"""Looking back: the log as a reader may know it, the game as it stood after a move, the proof of the dice."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.kernel import Stuck
from bot.engine.moves import Refused, text
from bot.games.contract import Game
from bot.store.records import EpochRow, LogRow
from bot.table.errors import BadInput, NotAllowed, Stale
from bot.table.past.texts import lines_of, told_to_all
from bot.table.seen import LogLine, Moment, Verified
from bot.table.unit import fate, undo
from bot.table.unit.crew import Kind
from bot.table.unit.gate import Desk
from bot.table.unit.session import Session

OVER = ("over", "archived")
PLACE = re.compile(r"(\d{1,9})\+(\d{1,9})")
"""A place in the log of a reader: after which line that everybody has, and the how manieth of their own."""


async def read_log(
    desk: Desk, game: int, viewer: int | None, before: int | str | None, limit: int
) -> list[LogLine]:
    """The last `limit` moves of which the seat `viewer` was told, oldest first. See `TableService.log`."""
    async with desk.look(game) as session:
        await desk.load_steps(session)
        told, line = session.told, _liner(session, viewer)
        end, found = await _end(desk, session, viewer, before), list[LogLine]()
        while end > 1 and len(found) < limit:
            place = bisect_left(told, end)
            first = told[place - limit] if place >= limit else 1
            rows = await desk.store.log(game, first, limit=end - first)
            found = _placed(map(line, rows), rows, bisect_left(told, first)) + found
            end = first
        return found[max(0, len(found) - limit) :]


async def _end(desk: Desk, session: Session, viewer: int | None, before: int | str | None) -> int:
    """The move at which a page of the log ends, itself not on it. Raises Stale for a place that is none."""
    told, after_all = session.told, session.row.seq + 1
    if before is None:
        return after_all
    if isinstance(before, int):
        return told[before - 1] if 0 < before <= len(told) else after_all
    match = PLACE.fullmatch(before)
    if match is None or int(match[1]) > len(told):
        raise Stale
    number, own = int(match[1]), int(match[2])
    first = told[number - 1] if number else 0
    if not own:
        return first
    last = told[number] if number < len(told) else after_all
    rows = await desk.store.log(session.row.id, first + 1, limit=last - first - 1)
    places = [row.seq for row in rows if lines_of([row.lines], viewer)]
    return places[own - 1] if own <= len(places) else last


def _placed(lines: Iterable[LogLine], rows: Iterable[LogRow], number: int) -> list[LogLine]:
    """Those of the lines that tell something, with their numbers and places; `number` lines that everybody
    has stand before them."""
    found, own = list[LogLine](), 0
    for line, row in zip(lines, rows, strict=True):
        public = told_to_all(row.lines)
        number, own = (number + 1, 0) if public else (number, own + bool(line.lines))
        if line.lines:
            found.append(replace(line, number=number if public else None, place=f"{number}+{own}"))
    return found


async def told(desk: Desk, game: int, seq: int, viewer: int | None) -> LogLine | None:
    """Of move `seq`, what the seat `viewer` was told; None if nothing."""
    async with desk.look(game) as session:
        await desk.load_steps(session)
        rows = await desk.store.log(game, seq, limit=1)
        found = _placed(map(_liner(session, viewer), rows), rows, bisect_left(session.told, seq))
        return found[0] if found and found[0].seq == seq else None


async def moves(desk: Desk, game: int, viewer: int | None, first: int, last: int) -> list[LogLine]:
    """All moves from number `first` to `last` of a finished game. See `TableService.moves`."""
    async with desk.look(game) as session:
        if session.row.status not in OVER:
            raise NotAllowed(text("table-secret-until-the-end"))
        await desk.load_steps(session)
        rows = await desk.store.log(game, max(1, first), limit=max(0, last - max(1, first) + 1))
        return list(map(_liner(session, viewer), rows))


def _liner(session: Session, viewer: int | None) -> Callable[[LogRow], LogLine]:
    """What makes a stored move into what `viewer` may know of it. Needs loaded steps."""
    steps, over = session.steps or [], session.row.status in OVER
    counted = {step.seq for step in undo.course(steps)}
    since = steps[0].seq if steps else session.row.seq + 1

    def line(row: LogRow) -> LogLine:
        shown = over or (row.seat >= 0 and row.seat == viewer)
        undone = row.seq >= since and row.seq not in counted
        words = tuple(lines_of([row.lines], viewer))
        return LogLine(row.seq, row.at, row.seat, row.move if shown else None, words, undone)

    return line


async def moment(desk: Desk, game: int, seq: int, seat: int | None, user: int | None) -> Moment:
    """The game after move `seq`, as `seat` knew it then. See `TableService.moment`."""
    async with desk.look(game) as session:
        running = session.row.status not in OVER
        foreign = seat is not None and session.table().seat_of(user) != seat
        if running and (foreign or session.game.round is not None):
            raise NotAllowed(text("table-secret-until-the-end"))
        if not 0 <= seq <= session.row.seq:
            raise BadInput(name="move", given=str(seq))
        epochs = await desk.store.epochs(game)
        epoch = next(row for row in reversed(epochs) if row.first_seq <= max(seq, 1))
        log = await desk.store.log(game, epoch.first_seq, limit=max(0, seq - epoch.first_seq + 1))
        row, played, over = session.row, session.game, session.row.status in OVER
    viewers = (seat, *range(row.seats)) if over else (seat,)
    try:
        view, *hands = await desk.crew.run(
            Kind.REPLAYS, _looked_at, played, row.seats, dict(row.options), epoch, log, viewers
        )
    except (Refused, Stuck, ValueError, LookupError, TypeError) as error:
        raise BadInput(text("table-old-rules", version=epoch.rules_version)) from error
    return Moment(seq, view, tuple(lines_of([row.lines for row in log[-1:]], seat)), tuple(hands))


def _looked_at(
    game: Game,
    seats: int,
    options: dict[str, Any],
    epoch: EpochRow,
    log: list[LogRow],
    viewers: Sequence[int | None],
) -> list[Any]:
    """What the viewers see of the position after `log`."""
    position = undo.replay(game, seats, options, epoch, undo.course(undo.steps(log)))
    return [game.rules.view(position, viewer) for viewer in viewers]


async def verify(desk: Desk, game: int) -> Verified:
    """Check the dice of a finished game. Raises NotAllowed while it runs."""
    async with desk.look(game) as session:
        row = session.row
        if row.status not in OVER:
            raise NotAllowed(text("table-secret-until-the-end"))
        log = await desk.store.log(game)
        values, wrong = fate.wrong_values(row.seed, ((entry.seq, entry.seat, entry.move) for entry in log))
        fits = fate.seed_hash(row.seed) == row.seed_hash
        return Verified(row.seed.hex(), row.seed_hash, fits, values, tuple(wrong))
