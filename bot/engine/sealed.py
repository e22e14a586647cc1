"""Sealed rounds: all write in secret at the same time, all is opened at once and resolved in a fixed order.

What a seat has written can be replaced until the round closes. That others can see who is ready, and nothing
else, is the view's part: it never shows the sheets before they are opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move

READY: Move = ("ready",)
"""My sheet is finished."""
REOPEN: Move = ("reopen",)
"""It is not finished after all."""

Sheet = list[list[int | str]]


class SealedRound(Frame):
    """Every party writes a sheet (a list of moves). Life: write - open - resolve, sheet by sheet - over.

    Registers: sheets by seat, the seats that are ready, the seats still to be resolved. The round closes as
    soon as all parties are ready; a time-out makes a seat ready with what it has written so far, or with
    nothing. If `at_once`, the sheet is a single move, and who writes it is ready.
    """

    SHEETS, READY_SEATS, QUEUE = registers(3)
    WRITE, OPEN, RESOLVE = steps("writing", "opening", "resolving")
    at_once: ClassVar[bool] = True

    @classmethod
    def begin(cls, k: Kernel, *given: Any) -> None:
        """Start the round with all sheets blank; `given` are the registers of its own."""
        begin_round(k, cls.name, *given)

    # -- what others may ask

    @classmethod
    def open_now(cls, s: Any) -> FrameData | None:
        """The round on top of the stack, if it is of this kind and still being written."""
        f = cls.on_top(s)
        return f if f is not None and cls.is_open(f) else None

    @classmethod
    def is_open(cls, f: FrameData) -> bool:
        """Whether sheets are still being written."""
        return bool(f[cls.STEP] == cls.WRITE)

    @classmethod
    def sheets(cls, f: FrameData) -> list[Sheet]:
        """What each seat has written; a secret of the seat while the round is open."""
        found: list[Sheet] = f[cls.SHEETS]
        return found

    @classmethod
    def ready(cls, f: FrameData) -> list[int]:
        """The seats whose sheets are finished, in the order in which they finished."""
        found: list[int] = f[cls.READY_SEATS]
        return found

    @classmethod
    def dismiss(cls, f: FrameData, seat: int) -> None:
        """The seat takes no part any more."""
        f[cls.SHEETS][seat] = []
        if seat in f[cls.READY_SEATS]:
            f[cls.READY_SEATS].remove(seat)

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
    def writing(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask all who are not ready; those who are may still change their minds."""
        parties, ready = cls.parties(s, f), f[cls.READY_SEATS]
        late = [seat for seat in parties if seat not in ready]
        if late:
            k.ask(*late, may=[seat for seat in parties if seat in ready])
        else:
            f[cls.STEP] = cls.OPEN

    @classmethod
    def opening(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Everybody sees the sheets, or will see them when they are resolved."""
        f[cls.STEP] = cls.RESOLVE
        k.reveal()
        f[cls.QUEUE] = list(cls.order(s, f))
        cls.opened(k, s, f)

    @classmethod
    def resolving(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Resolve the next sheet."""
        if f[cls.QUEUE]:
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


def begin_round(k: Kernel, kind: str, *given: Any) -> None:
    """Start a round that is known by name only."""
    k.push(kind, [[] for _ in range(k.s.seats)], [], [], *given)
