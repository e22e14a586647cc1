"""Windows and the life of an event: who may answer what, in which order, and what happens in the end.

A window asks everybody who *publicly* might answer at the same time, whether or not they hold the card. The
first answer to arrive is resolved first; then all are asked again. A seat may pass once or for the whole
window.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.choices import before
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import PASS, Choice, Move

DONE: Move = ("done",)
"""Pass, and go on passing until this window has closed."""

BEFORE, AFTER = "before", "after"
ASKED, PASSING = "asked", "passing"
"""What the memo of a state holds: a window with its `answerers`; the window in which the move that is just
made is a pass, which changes nothing for them."""
EventData = dict[str, Any]


class Window(Frame):
    """A frame that asks many seats until all have passed. Registers: who passed, who is done."""

    PASSED, DONE = registers(2)
    (WAITING,) = steps("open")

    @classmethod
    def call(cls, k: Kernel, *given: Any) -> None:
        """Start this window; `given` are the registers of its own."""
        k.push(cls.name, [], [], *given)

    @classmethod
    def answerers(cls, s: Any, f: FrameData) -> Sequence[int]:
        """The seats that publicly might answer, in a fixed order."""
        raise NotImplementedError(cls.name)

    @classmethod
    def asked(cls, s: Any, f: FrameData) -> Sequence[int]:
        """The `answerers`: after a pass they are those that they were."""
        kept = s.memo.get(ASKED)
        if s.memo.pop(PASSING, None) is f and kept is not None and kept[0] is f:
            seats: Sequence[int] = kept[1]
        else:
            seats = cls.answerers(s, f)
            s.memo[ASKED] = (f, seats)
        return seats

    @classmethod
    def remember(cls, s: Any, f: FrameData, seats: Sequence[int]) -> None:
        """These are the `answerers` now: it need not be asked again when the window opens."""
        s.memo[ASKED], s.memo[PASSING] = (f, seats), f

    @classmethod
    def bystanders(cls, s: Any, f: FrameData, asked: Sequence[int]) -> Sequence[int]:
        """The seats besides those `asked` that may answer of their own accord."""
        return ()

    @classmethod
    def answers(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        """What `seat` can do besides passing."""
        return ()

    @classmethod
    def stirs(cls, move: Move) -> bool:
        """Whether this answer changes anything for the others, so all who passed are asked again."""
        return True

    @classmethod
    def answer(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        """Carry out an answer; usually it pushes a frame."""
        raise NotImplementedError(cls.name)

    @classmethod
    def closed(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Everybody has passed: go on."""
        k.pop()

    @classmethod
    def open(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask all who have not passed; those who have may still change their minds."""
        passed, done = f[cls.PASSED], f[cls.DONE]
        seats = cls.asked(s, f)
        todo = [q for q in seats if q not in passed and q not in done] if passed or done else seats
        if todo:
            again = [q for q in seats if q in passed and q not in done] if passed else ()
            k.ask(*todo, may=[*again, *cls.bystanders(s, f, seats)])
        else:
            f[cls.PASSED], f[cls.DONE] = [], []
            cls.closed(k, s, f)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        answers = cls.answers(s, f, seat)
        if seat in f[cls.PASSED] or seat not in s.waiting:
            return answers
        return before((PASS, DONE), answers)

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if move in (PASS, DONE):
            f[cls.PASSED if move == PASS else cls.DONE].append(seat)
            s.memo[PASSING] = f
            k.quiet()
            return
        if cls.stirs(move):
            f[cls.PASSED] = []
        else:
            k.quiet()
        cls.answer(k, s, f, seat, move)


class EventFrame(Window):
    """Something that is about to happen and can be answered.

    Life: condition - would (replace or cancel) - forced - window before - apply - checks - forced - window
    after; or, at any time up to apply, prevented. Registers: the event's data, triggers still to come. Pops
    True if it happened, else False. An event is cancelled by `cancel(s, depth)`; answers nest as events of
    their own that remember the depth of what they answer.
    """

    DATA, QUEUE = registers(2)
    methods = ()
    """It opens its windows at steps of its own."""
    CONDITION, WOULD, FORCED, ANSWER, APPLY, CHECKS, FORCED_AFTER, ANSWER_AFTER, HAPPENED, PREVENTED = steps(
        "replaced", "replaced", "forced", "answered", "applied", "checked", "forced", "open", "over", "over"
    )

    @classmethod
    def begin(cls, k: Kernel, **data: Any) -> None:
        """Start this event with `data` (plain values)."""
        cls.call(k, {"cancelled": False, **data}, None)

    @classmethod
    def is_open(cls, f: FrameData) -> bool:
        """Whether it has neither happened yet nor been prevented."""
        return bool(f[cls.STEP] <= cls.APPLY)

    @classmethod
    def data(cls, f: FrameData) -> EventData:
        """What the event is about."""
        found: EventData = f[cls.DATA]
        return found

    # -- what a kind of event declares

    @classmethod
    def revise(cls, k: Kernel, s: Any, e: EventData) -> None:
        """Put right in `e` what an answer has made illegal, and give back what is due; may push a frame.

        Called whenever the event goes on, until it happens or is prevented: it must do nothing the second
        time.
        """

    @classmethod
    def possible(cls, s: Any, e: EventData) -> bool:
        """Whether it can still happen; asked again after every answer, when `revise` is through."""
        return True

    @classmethod
    def would(cls, k: Kernel, s: Any, e: EventData) -> None:
        """Replace or cancel: may change `e` in place."""

    @classmethod
    def triggers(cls, s: Any, e: EventData, when: str) -> list[Any]:
        """Forced consequences of cards in play, computed when due, as plain values in their order.

        A consequence may take away the source of a later one: `trigger` looks whether it is still there.
        """
        return []

    @classmethod
    def trigger(cls, k: Kernel, s: Any, e: EventData, item: Any) -> None:
        """Resolve one forced consequence."""
        raise NotImplementedError(cls.name)

    @classmethod
    def responders(cls, s: Any, e: EventData, when: str) -> Sequence[int]:
        """Who publicly might answer before or after it happens."""
        return ()

    @classmethod
    def responses(cls, s: Any, e: EventData, when: str, seat: int) -> Sequence[Choice]:
        """With what `seat` can answer."""
        return ()

    @classmethod
    def respond(cls, k: Kernel, s: Any, e: EventData, when: str, seat: int, move: Move) -> None:
        """Carry an answer out; `len(s.stack) - 1` is the depth of the event that is answered."""
        raise NotImplementedError(cls.name)

    @classmethod
    def apply(cls, k: Kernel, s: Any, e: EventData) -> None:
        """It happens."""
        raise NotImplementedError(cls.name)

    @classmethod
    def checks(cls, k: Kernel, s: Any, e: EventData) -> None:
        """What must be put right at once after it happened."""

    @classmethod
    def prevented(cls, k: Kernel, s: Any, e: EventData) -> None:
        """It was cancelled, or has become impossible (`e["cancelled"]` tells which); may push a frame."""

    # -- the life-cycle

    @classmethod
    def replaced(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """See whether it can happen at all, and let it be replaced."""
        if cls._goes_on(k, s, f):
            f[cls.STEP] = cls.FORCED
            cls.would(k, s, f[cls.DATA])

    @classmethod
    def forced(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Resolve the next forced consequence; after the last, open the window that follows."""
        after = f[cls.STEP] == cls.FORCED_AFTER
        if not after and not cls._goes_on(k, s, f):
            return
        if f[cls.QUEUE] is None:
            f[cls.QUEUE] = cls.triggers(s, f[cls.DATA], AFTER if after else BEFORE)
        if f[cls.QUEUE]:
            cls.trigger(k, s, f[cls.DATA], f[cls.QUEUE].pop(0))
        else:
            f[cls.QUEUE] = None
            f[cls.STEP] = cls.ANSWER_AFTER if after else cls.ANSWER
            cls.open(k, s, f)

    @classmethod
    def answered(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The window before it happens."""
        if cls._goes_on(k, s, f):
            cls.open(k, s, f)

    @classmethod
    def applied(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """It happens, unless an answer has made it impossible."""
        if cls._goes_on(k, s, f):
            f[cls.STEP] = cls.CHECKS
            cls.apply(k, s, f[cls.DATA])

    @classmethod
    def checked(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """What must be put right; then the consequences."""
        f[cls.STEP] = cls.FORCED_AFTER
        cls.checks(k, s, f[cls.DATA])

    @classmethod
    def over(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Say whether it happened."""
        k.pop(f[cls.STEP] == cls.HAPPENED)

    @classmethod
    def _goes_on(cls, k: Kernel, s: Any, f: FrameData) -> bool:
        """Revise the event; False if that has started something, or if it will not happen."""
        e = f[cls.DATA]
        cls.revise(k, s, e)
        if not s.stack or s.stack[-1] is not f:
            s.memo.pop(PASSING, None)
            return False
        if e["cancelled"] or not cls.possible(s, e):
            f[cls.STEP] = cls.PREVENTED
            cls.prevented(k, s, e)
            return False
        return True

    @classmethod
    def _when(cls, f: FrameData) -> str:
        return BEFORE if f[cls.STEP] == cls.ANSWER else AFTER

    @classmethod
    def answerers(cls, s: Any, f: FrameData) -> Sequence[int]:
        return cls.responders(s, f[cls.DATA], cls._when(f))

    @classmethod
    def answers(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return cls.responses(s, f[cls.DATA], cls._when(f), seat)

    @classmethod
    def answer(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        cls.respond(k, s, f[cls.DATA], cls._when(f), seat, move)

    @classmethod
    def closed(cls, k: Kernel, s: Any, f: FrameData) -> None:
        f[cls.STEP] = cls.APPLY if f[cls.STEP] == cls.ANSWER else cls.HAPPENED


def cancel(s: Any, depth: int) -> None:
    """The event at `depth` of the stack will not happen."""
    event_at(s, depth)["cancelled"] = True


def event_at(s: Any, depth: int) -> EventData:
    """The data of the event at `depth` of the stack."""
    return EventFrame.data(s.stack[depth])
