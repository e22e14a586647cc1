"""Sealed rounds: all write in secret at the same time, all is opened at once and resolved in a fixed order.

What a seat has written can be replaced until the round closes. That others can see who is ready, and nothing
else, is the view's part: it never shows the sheets before they are opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from bot.engine.kernel import Frame, FrameData, Kernel
from bot.engine.moves import Choice, Move

READY: Move = ("ready",)
"""My sheet is finished."""
REOPEN: Move = ("reopen",)
"""It is not finished after all."""

Sheet = list[list[int | str]]


class SealedRound(Frame):
    """Every party writes a sheet (a list of moves). Life: write - open - resolve, sheet by sheet - over.

    Registers: 2 sheets by seat, 3 the seats that are ready, 4 the seats still to be resolved. The round
    closes as soon as all parties are ready; a time-out makes a seat ready with what it has written so far, or
    with nothing. If `at_once`, the sheet is a single move, and who writes it is ready.
    """

    SHEETS, READY_SEATS, QUEUE = 2, 3, 4
    WRITE, OPEN, RESOLVE = range(3)
    at_once: ClassVar[bool] = True

    @classmethod
    def begin(cls, k: Kernel, *registers: Any) -> None:
        """Start the round with all sheets blank; `registers` are the game's own, from 5 on."""
        k.push(cls.name, [[] for _ in range(k.s.seats)], [], [], *registers)

    # -- what a kind of round declares

    @classmethod
    def parties(cls, s: Any, f: FrameData) -> Sequence[int]:
        """The seats that write, in a fixed order; asked again whenever the round goes on."""
        return range(s.seats)

    @classmethod
    def lines(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        """What `seat` may write, given its sheet so far. May depend on nothing that others have written."""
        raise NotImplementedError(cls.name)

    @classmethod
    def write(cls, s: Any, f: FrameData, seat: int, move: Move) -> Sheet:
        """The sheet of `seat` after it has written `move`: here, that line alone."""
        return [list(move)]

    @classmethod
    def opened(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Tell what was written, or tell it later, sheet by sheet, in `resolve`."""

    @classmethod
    def order(cls, s: Any, f: FrameData) -> Sequence[int]:
        """In which order the sheets are resolved: never that in which they were written."""
        return cls.parties(s, f)

    @classmethod
    def resolve(cls, k: Kernel, s: Any, f: FrameData, seat: int, sheet: Sheet) -> None:
        """Carry out what `seat` has written; may push frames."""

    @classmethod
    def over(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """All sheets are resolved: here, give them back to the frame below."""
        k.pop(f[cls.SHEETS])

    # -- the life-cycle

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if f[1] == cls.WRITE:
            parties, ready = cls.parties(s, f), f[cls.READY_SEATS]
            late = [seat for seat in parties if seat not in ready]
            if late:
                k.ask(*late, may=[seat for seat in parties if seat in ready])
            else:
                f[1] = cls.OPEN
        elif f[1] == cls.OPEN:
            f[1] = cls.RESOLVE
            k.reveal()
            f[cls.QUEUE] = list(cls.order(s, f))
            cls.opened(k, s, f)
        elif f[cls.QUEUE]:
            seat = f[cls.QUEUE].pop(0)
            cls.resolve(k, s, f, seat, f[cls.SHEETS][seat])
        else:
            cls.over(k, s, f)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        lines = cls.lines(s, f, seat)
        if cls.at_once:
            return lines
        return [REOPEN if seat in f[cls.READY_SEATS] else READY, *lines]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        k.quiet()
        ready = f[cls.READY_SEATS]
        if move not in (READY, REOPEN):
            f[cls.SHEETS][seat] = cls.write(s, f, seat, move)
        is_ready = move != REOPEN and (move == READY or cls.at_once)
        if is_ready and seat not in ready:
            ready.append(seat)
        elif not is_ready and seat in ready:
            ready.remove(seat)

    @classmethod
    def default(cls, s: Any, f: FrameData, seat: int) -> Move:
        """What is written so far stands; where a line is due, it is the first one."""
        return super().default(s, f, seat) if cls.at_once else READY
