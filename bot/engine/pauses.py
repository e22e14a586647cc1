"""Windows with a pause: a few are waited for, the others may look up, answer, hold or pass meanwhile.

Two kinds of seats are asked. *Principals* are required, as in every window. *Onlookers* may answer too, but
the game waits for them no longer than the pause lasts, and the pause is the table's business: HOST is asked
with them and makes the move `LAPSE` when it is over, whoever has or has not said anything. An onlooker who
needs more time holds, for which no card is needed: then the game waits for that seat as for a principal.

A window may name *speakers*, who have the word first: as long as one of them has not passed, nobody else is
waited for and there is no pause yet, though all may answer. So whoever acts says all that they want to say,
and the others are called once for it.

Where order of arrival may not decide, answers are sealed until the pause is over (`Grabs`).

Who is asked, and whether HOST is, comes from `answerers` and `principals`; both look at nothing but what is
public, so that neither a pause nor its absence tells what somebody holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.choices import allow, before
from bot.engine.events import DONE, PASSING, EventData, EventFrame, Window
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import HOST, LAPSE, PASS, Choice, Move

HOLD: Move = ("hold",)
"""Wait for me: I want to look at this."""


class Pausing(Window):
    """A window for principals and onlookers. Register: the onlookers who hold.

    HOST stands among those who passed as soon as the pause is over. An answer opens the window afresh: all
    who passed are asked again, and there is a new pause; who is done stays out, and a hold of somebody else
    stands. Without onlookers there is no pause, and it is a window like any other. All who may act without
    being waited for are onlookers: there are no bystanders.
    """

    (HELD,) = registers(1)

    @classmethod
    def call(cls, k: Kernel, *given: Any) -> None:
        k.push(cls.name, [], [], [], *given)

    # -- what a window declares

    @classmethod
    def principals(cls, s: Any, f: FrameData) -> Sequence[int]:
        """Whom the game waits for, as far as they are `answerers`: all, unless the window says otherwise."""
        return cls.answerers(s, f)

    @classmethod
    def speakers(cls, s: Any, f: FrameData) -> Sequence[int]:
        """Those of the `principals` who have the word before the others; usually nobody has."""
        return ()

    @classmethod
    def may_hold(cls, s: Any, f: FrameData, seat: int) -> bool:
        """Whether an onlooker may make the others wait, as far as all can see."""
        return True

    @classmethod
    def held(cls, k: Kernel, s: Any, f: FrameData, seat: int) -> None:
        """`seat` holds: here, count it and tell it."""

    # -- what others may ask

    @classmethod
    def lapsed(cls, f: FrameData) -> bool:
        """Whether the pause is over."""
        return HOST in f[cls.PASSED]

    @classmethod
    def onlookers(cls, s: Any, f: FrameData) -> list[int]:
        """The seats that may answer and are not waited for."""
        waited = cls._waited(s, f)
        return [seat for seat in cls.answerers(s, f) if seat not in waited]

    @classmethod
    def watching(cls, s: Any, f: FrameData) -> list[int]:
        """The onlookers for whom the pause goes on: they have neither passed nor are they done."""
        out = {*f[cls.PASSED], *f[cls.DONE]}
        return [q for q in cls.onlookers(s, f) if q not in out] if cls._pausing(s, f) else []

    @classmethod
    def speaking(cls, s: Any, f: FrameData) -> list[int]:
        """The speakers who still have the word."""
        return [seat for seat in cls.speakers(s, f) if seat not in f[cls.PASSED] and seat not in f[cls.DONE]]

    # -- its life

    @classmethod
    def _pausing(cls, s: Any, f: FrameData) -> bool:
        """Whether the others are waited for: nobody has the word before them, nor is the pause over."""
        return HOST not in f[cls.PASSED] and not cls.speaking(s, f)

    @classmethod
    def _waited(cls, s: Any, f: FrameData) -> set[int]:
        return {*(cls.speaking(s, f) or cls.principals(s, f)), *f[cls.HELD]}

    @classmethod
    def open(cls, k: Kernel, s: Any, f: FrameData) -> None:
        passed, done = f[cls.PASSED], f[cls.DONE]
        seats, out = cls.asked(s, f), {*passed, *done}
        left = [seat for seat in seats if seat not in out]
        waited = cls._waited(s, f)
        todo = [seat for seat in left if seat in waited]
        watching = [seat for seat in left if seat not in waited]
        if watching and cls._pausing(s, f):
            todo.append(HOST)
        if todo:
            again = [q for q in seats if q in passed and q not in done] if passed else ()
            k.ask(*todo, may=[*watching, *again])
        else:
            f[cls.PASSED], f[cls.DONE], f[cls.HELD] = [], [], []
            cls.closed(k, s, f)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        if seat == HOST:
            return [LAPSE]
        if seat in s.waiting or seat in f[cls.PASSED]:
            return super().options(s, f, seat)
        answers = cls.answers(s, f, seat)
        if seat in f[cls.DONE] or seat not in s.may or cls.speaking(s, f):
            return answers
        return before((PASS, DONE, HOLD) if cls.may_hold(s, f, seat) else (PASS, DONE), answers)

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if seat in f[cls.HELD] and (move in (PASS, DONE) or cls.stirs(move)):
            f[cls.HELD].remove(seat)
        if move == LAPSE:
            f[cls.PASSED].append(HOST)
            s.memo[PASSING] = f
            k.quiet()
        elif move == HOLD:
            f[cls.HELD].append(seat)
            cls.held(k, s, f, seat)
            s.memo[PASSING] = f
            k.quiet()
        else:
            super().take(k, s, f, seat, move)


class PausingEvent(EventFrame, Pausing):
    """Something that is about to happen, with pauses in its windows before and after."""

    (HELD,) = registers(1)

    @classmethod
    def call(cls, k: Kernel, *given: Any) -> None:
        data, queue, *own = given
        k.push(cls.name, [], [], data, queue, [], *own)

    @classmethod
    def waited_for(cls, s: Any, e: EventData, when: str) -> Sequence[int]:
        """Whom the game waits for, as far as they are `responders`."""
        return cls.responders(s, e, when)

    @classmethod
    def principals(cls, s: Any, f: FrameData) -> Sequence[int]:
        return cls.waited_for(s, f[cls.DATA], cls._when(f))


class Grabs(Pausing):
    """A window in which all answer in secret, until everybody has or the pause is over; then the answers are
    opened one after the other in the order of the rules, whenever they came.

    Registers: what is sealed, as [seat, *move]; the seats whose answer is still to be opened. An answer can
    be replaced, and taken back by a pass. One that an earlier one has made impossible is never shown. Nobody
    else may learn whether a seat has answered or passed: a view shows neither of the two registers.
    """

    SEALED, QUEUE = registers(2)
    (RESOLVE,) = steps("resolving")

    @classmethod
    def call(cls, k: Kernel, *given: Any) -> None:
        super().call(k, [], [], *given)

    @classmethod
    def order(cls, s: Any, f: FrameData) -> Sequence[int]:
        """All `answerers` in the order in which their answers are opened."""
        return cls.answerers(s, f)

    @classmethod
    def resolved(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """All answers are opened: go on."""
        k.pop()

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        found = super().options(s, f, seat)
        return before((PASS,), found) if cls._sealed_by(f, seat) else found

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if move in (HOLD, LAPSE):
            super().take(k, s, f, seat, move)
            return
        f[cls.SEALED] = [line for line in f[cls.SEALED] if line[0] != seat]
        if move not in (PASS, DONE):
            f[cls.SEALED].append([seat, *move])
            move = PASS
        if seat not in f[cls.PASSED] or move == DONE:
            super().take(k, s, f, seat, move)
        k.quiet()

    @classmethod
    def closed(cls, k: Kernel, s: Any, f: FrameData) -> None:
        f[cls.STEP] = cls.RESOLVE
        f[cls.QUEUE] = [seat for seat in cls.order(s, f) if cls._sealed_by(f, seat)]

    @classmethod
    def resolving(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Open the next answer, if it is still possible."""
        if not f[cls.QUEUE]:
            cls.resolved(k, s, f)
            return
        seat = f[cls.QUEUE].pop(0)
        move: Move = tuple(cls._sealed_by(f, seat))
        if allow(cls.answers(s, f, seat), move):
            k.reveal()
            cls.answer(k, s, f, seat, move)

    @classmethod
    def _sealed_by(cls, f: FrameData, seat: int) -> list[int | str]:
        return next((line[1:] for line in f[cls.SEALED] if line[0] == seat), [])
