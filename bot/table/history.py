"""Looking back: the log as a reader may know it, the game as it stood after a move, the proof of the dice."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.kernel import Kernel, Stuck
from bot.engine.moves import Refused, text
from bot.store.repository import EpochRow, LogRow
from bot.table import fate, undo
from bot.table.desk import Desk
from bot.table.errors import BadInput, NotAllowed
from bot.table.seen import LogLine, Moment, Verified
from bot.table.session import Session
from bot.table.texts import lines_of

OVER = ("over", "archived")
AT_ONCE = 200
"""Rows of the log that are read at once where most of them are silent."""


async def read_log(
    desk: Desk, game: int, viewer: int | None, before: int | None, limit: int
) -> list[LogLine]:
    """The last `limit` moves before number `before`, oldest first, as the seat `viewer` may know them."""
    async with desk.look(game) as session:
        last = session.row.seq if before is None else min(before - 1, session.row.seq)
        await desk.load_steps(session)
        steps = session.steps or []
        counted = {step.seq for step in undo.course(steps)}
        since = steps[0].seq if steps else session.row.seq + 1
        hidden = _counts_tell(session)
        found: list[LogLine] = []
        while last > 0 and len(found) < limit:
            first = max(1, last - (AT_ONCE if hidden else limit) + 1)
            lines = [
                _line(session, row, viewer, row.seq >= since and row.seq not in counted)
                for row in await desk.store.log(game, first, limit=last - first + 1)
            ]
            if not hidden:
                return lines
            found = [replace(line, counted=False) for line in lines if line.lines] + found
            last = first - 1
        return found[max(0, len(found) - limit) :]


def _counts_tell(session: Session) -> bool:
    """Whether the number of moves made is a secret: it tells who has answered in a sealed round."""
    return session.game.round is not None and session.row.status not in OVER


def _line(session: Session, row: LogRow, viewer: int | None, undone: bool) -> LogLine:
    shown = session.row.status in OVER or (row.seat >= 0 and row.seat == viewer)
    return LogLine(
        row.seq, row.at, row.seat, row.move if shown else None, tuple(lines_of([row.lines], viewer)), undone
    )


async def moment(desk: Desk, game: int, seq: int, seat: int | None, user: int | None) -> Moment:
    """The game after move `seq`, as `seat` knew it then. See `TableService.moment`."""
    async with desk.look(game) as session:
        if seat is not None and session.row.status not in OVER and session.table().seat_of(user) != seat:
            raise NotAllowed(text("table-secret-until-the-end"))
        if _counts_tell(session):
            raise NotAllowed(text("table-secret-until-the-end"))
        if not 0 <= seq <= session.row.seq:
            raise BadInput(name="move", given=str(seq))
        epochs = await desk.store.epochs(game)
        epoch = next(row for row in reversed(epochs) if row.first_seq <= max(seq, 1))
        log = await desk.store.log(game, epoch.first_seq, limit=max(0, seq - epoch.first_seq + 1))
        kernel = _replayed(session, epoch, log)
        view, over = session.game.rules.view, session.row.status in OVER
        lines = tuple(lines_of([row.lines for row in log[-1:]], seat))
        hands = tuple(view(kernel.s, q) for q in range(kernel.s.seats)) if over else ()
        return Moment(seq, view(kernel.s, seat), lines, hands)


def _replayed(session: Session, epoch: EpochRow, log: list[LogRow]) -> Kernel:
    rules, row = session.game.rules, session.row
    try:
        kernel = undo.opening(rules, row.seats, dict(row.options), epoch)
        undo.advance(kernel, undo.course(undo.steps(log)))
    except (Refused, Stuck, ValueError, LookupError, TypeError) as error:
        raise BadInput(text("table-old-rules", version=epoch.rules_version)) from error
    return kernel


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
