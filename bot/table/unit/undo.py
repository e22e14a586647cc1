"""The course of a game: its log without what was taken back, and how to get a state from it again.

An undo is a log entry `HOST ("undo", n)`: the position after move n stands again, under a new move number, so
that no button of the branch that was cut off fits anything any more, and every later value of the dice is a
new one. A redo is `HOST ("redo", n)`: the position before the undo of number n stands again in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.kernel import Kernel, Rules, State, stored
from bot.engine.moves import CHANCE, HOST, Event, Move
from bot.engine.replay import begin
from bot.games.contract import Game
from bot.store.codec import unpack
from bot.store.records import EpochRow, LogRow

UNDO, REDO = "undo", "redo"
NEAREST = 4
"""Lines that are named where there is no way back to another."""
CLOSING = ("timeout", "process", "lapse")
"""Moves by which HOST closes decisions."""
BY_TABLE = ("ai", "standing")
"""Notes of moves that the table made for a seat."""


@dataclass(frozen=True, slots=True)
class LoggedMove:
    """A move of the log. `first`: it began an action of its seat (others followed from the same click)."""

    seq: int
    seat: int
    move: Move
    first: bool
    automatic: bool

    @property
    def mark(self) -> bool:
        """Whether it is an undo or a redo: no move of the rules, only where the numbers went on."""
        return self.seat == HOST and self.move[0] in (UNDO, REDO)


def steps(log: Iterable[LogRow]) -> list[LoggedMove]:
    """The log as steps."""
    found: list[LoggedMove] = []
    before: LogRow | None = None
    for row in log:
        first = row.key is not None or before is None or before.seat != row.seat or before.at != row.at
        found.append(LoggedMove(row.seq, row.seat, row.move, first, row.note in BY_TABLE))
        before = row
    return found


def course(log: Iterable[LoggedMove]) -> list[LoggedMove]:
    """The steps that count, with the marks at which the numbers went on."""
    counted: list[LoggedMove] = []
    before: dict[int, list[LoggedMove]] = {}
    for step in log:
        if step.mark and step.move[0] == UNDO:
            before[step.seq] = counted
            counted = [kept for kept in counted if kept.seq <= int(step.move[1])]
        elif step.mark:
            counted = before[int(step.move[1])][:]
        counted.append(step)
    return counted


def taken_back(log: Sequence[LoggedMove]) -> LoggedMove | None:
    """The undo that can be undone: the last, while nobody has done anything of their own since, and what was
    done is the table's own (AI seats, time-outs, standing answers); None if there is none."""
    for step in reversed(log):
        if step.mark:
            return step if step.move[0] == UNDO else None
        if step.seat >= 0 and not step.automatic:
            return None
    return None


def free_undo(counted: Sequence[LoggedMove], seat: int, horizon: int) -> int | None:
    """The move number to which `seat` may go back without asking anybody; None if it may not.

    Free is the last step while it was the seat's own and caused no value of chance and no revelation.
    """
    own = last_own(counted, seat)
    if own is None or any(step.seat != seat and not step.mark and step.seq >= own for step in counted):
        return None
    return own - 1 if horizon < own else None


def nearest_lines(told: Sequence[int], counted: Sequence[LoggedMove], line: int) -> list[int]:
    """The lines of everybody's log (0: the start) nearest to `line` that the game can go back to, itself
    among them if it is one; `told` are the moves of which everybody was told something."""
    left = {step.seq for step in counted}
    valid = [0, *(n for n, seq in enumerate(told, 1) if seq in left)]
    return sorted(sorted(valid, key=lambda n: abs(n - line))[:NEAREST])


def last_own(counted: Sequence[LoggedMove], seat: int) -> int | None:
    """The number of the move with which the last action of `seat` began, if it was no automatic one."""
    for place in range(len(counted) - 1, -1, -1):
        step = counted[place]
        if step.seat != seat:
            continue
        if step.automatic:
            return None
        if step.first:
            return step.seq
    return None


def before_chance(counted: Sequence[LoggedMove]) -> int | None:
    """The number of the move after which everybody still had to answer before chance decided last; None if
    chance has decided nothing but the beginning.

    What the table itself did to close those decisions (time-outs) is taken back with them.
    """
    place = next((place for place in range(len(counted) - 1, 0, -1) if counted[place].seat == CHANCE), None)
    if place is None:
        return None
    first = place - 1
    while first > 0 and counted[first].move[0] in CLOSING and counted[first - 1].move[0] in CLOSING:
        first -= 1
    return counted[first - 1].seq if first > 0 else None


def renumber(kernel: Kernel, seq: int) -> None:
    """Go on counting from `seq`, and make every open ask a new one."""
    s = kernel.s
    s.seq = seq
    for seat in (*s.waiting, *s.may):
        if seat >= 0:
            s.numbers[seat] = seq


def opening(rules: Rules, seats: int, options: dict[str, Any], epoch: EpochRow | None) -> Kernel:
    """The game as an epoch began. Raises ValueError when its snapshot is not one of these rules."""
    if epoch is None or epoch.snapshot is None:
        return begin(rules, seats, options)
    return Kernel(rules, stored(rules, unpack(epoch.snapshot, epoch.snapshot_hash)))


def replay(
    game: Game, seats: int, options: dict[str, Any], epoch: EpochRow | None, counted: Sequence[LoggedMove]
) -> State:
    """The position to which `counted` leads from where an epoch began. Raises what `opening` and `advance`
    raise."""
    kernel = opening(game.rules, seats, options, epoch)
    advance(kernel, counted)
    state: State = kernel.s
    return state


def advance(kernel: Kernel, counted: Iterable[LoggedMove]) -> list[Event]:
    """Play `counted` on; the events of the last step. Raises Refused where the rules differ from the
    log's."""
    events: list[Event] = []
    for step in counted:
        if step.mark:
            renumber(kernel, step.seq)
        else:
            events = kernel.submit(step.seat, step.move)
    return events
