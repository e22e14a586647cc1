"""Frames by name: registers and steps are numbered through base classes, and a step is a class method."""

from __future__ import annotations

from typing import Any

from bot.engine.events import EventFrame, Window
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel, stored
from bot.engine.sealed import SealedRound
from tests.support.toy.rules import ToyRules
from tests.support.toy.state import Toy


class Errand(Frame):
    """A seat goes out and comes back."""

    name = "turn"
    SEAT, CARDS = registers(2)
    OUT, BACK = steps("goes_out", "comes_back")
    owner = SEAT

    @classmethod
    def goes_out(cls, k: Kernel, s: Any, f: FrameData) -> None:
        f[cls.STEP] = cls.BACK
        k.tell("out", {"seat": f[cls.SEAT]})

    @classmethod
    def comes_back(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.tell("back", {"cards": f[cls.CARDS]})
        k.end({})


class Detour(Errand):
    """The same errand with one more stop."""

    (FOR,) = registers(1)
    (STOP,) = steps("stops")

    @classmethod
    def goes_out(cls, k: Kernel, s: Any, f: FrameData) -> None:
        super().goes_out(k, s, f)
        f[cls.STEP] = cls.STOP

    @classmethod
    def stops(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.tell("stopped", {"for": f[cls.FOR]})
        f[cls.STEP] = cls.BACK


def started(kind: type[Frame], frame: FrameData) -> list[str]:
    """What is told when a game begins that has this one frame."""
    s = Toy(2)
    s.stack = [frame]
    kernel = Kernel(type("Custom", (ToyRules,), {"kinds": {"turn": kind}})(), s)
    return [event.kind for event in kernel.start()]


def test_steps_are_carried_out_by_the_methods_they_name() -> None:
    assert started(Errand, Errand.new(0, [])) == ["out", "back"]
    assert started(Errand, Errand.new(0, [], step=Errand.BACK)) == ["back"]


def test_a_subclass_goes_on_counting_and_carries_out_the_steps_it_inherits() -> None:
    assert started(Detour, Detour.new(0, [], "tea")) == ["out", "stopped", "back"]
    assert (Detour.SEAT, Detour.CARDS, Detour.FOR, Detour.STOP) == (2, 3, 4, 2)
    assert (Errand.width, Detour.width) == (4, 5)


def test_the_frames_of_the_engine_lie_as_stored_games_have_them() -> None:
    """Stored games hold these numbers."""
    assert (Window.PASSED, Window.DONE, EventFrame.DATA, EventFrame.QUEUE) == (2, 3, 4, 5)
    assert (EventFrame.CONDITION, EventFrame.ANSWER, EventFrame.APPLY, EventFrame.PREVENTED) == (0, 3, 4, 9)
    assert (SealedRound.SHEETS, SealedRound.READY_SEATS, SealedRound.QUEUE) == (2, 3, 4)
    assert (SealedRound.WRITE, SealedRound.OPEN, SealedRound.RESOLVE) == (0, 1, 2)


def test_names_are_plain_numbers_so_that_states_hold_plain_values() -> None:
    numbers = [Errand.SEAT, Errand.owner, Errand.BACK, Detour.STOP, EventFrame.HAPPENED]
    assert {type(number) for number in numbers} == {int}


def test_a_frame_belongs_to_the_seat_in_its_owner_register() -> None:
    s, errand, round_ = Toy(2), Errand.new(1, []), SealedRound
    assert Errand.belongs(s, errand, 1)
    assert not Errand.belongs(s, errand, 0)
    assert not round_.belongs(s, ["any", 0, [], [], []], 1)


def test_a_frame_is_found_on_the_stack_by_its_class() -> None:
    s = Toy(2)
    assert (s.doing, s.frames(), Errand.find(s), Errand.on_top(s)) == ("", [], None, None)
    lower, upper = Errand.new(0, []), Errand.new(1, [], step=Errand.BACK)
    s.stack = [lower, upper]
    assert Errand.find(s) is lower
    assert Errand.on_top(s) is upper
    assert (s.doing, s.frames()) == ("turn", [("turn", 0), ("turn", 1)])
    s.stack.append(["other", 0])
    assert Errand.on_top(s) is None


class Longer(Errand):
    """The same errand, which notes since the last version what was bought."""

    added = ([],)
    (BOUGHT,) = registers(1)


def test_a_frame_that_was_stored_before_it_had_a_register_gets_it() -> None:
    s = Toy(2)
    s.stack = [Errand.new(1, ["card"]), Longer.new(0, [], ["bread"])]
    rules = type("Custom", (ToyRules,), {"kinds": {"turn": Longer}})()
    read = [stored(rules, s.dump()).stack for _ in range(2)]
    read[0][0][Longer.BOUGHT].append("milk")
    assert [f[Longer.BOUGHT] for f in read[1]] == [[], ["bread"]]
    assert read[1][0][Longer.CARDS] == ["card"]
