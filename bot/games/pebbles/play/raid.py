"""Raids: whom, how much, and a window in which others may block (PEB-04)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.events import Window
from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.games.pebbles.play.state import Pebbles

BLOCKING = 8
"""A stone above this blocks."""


class Raid(Frame):
    """Small decisions one after the other: whom, how much; then others answer, then the plunder."""

    name = "raid"
    without = ("standing", "mind")
    WHOM, STAKE, ANSWERS, PLUNDER = steps("ask", "ask", "open", "plunder")

    @classmethod
    def ask(cls, k: Kernel, s: Pebbles, f: FrameData) -> None:
        k.ask(s.active)

    @classmethod
    def open(cls, k: Kernel, s: Pebbles, f: FrameData) -> None:
        f[cls.STEP] = cls.PLUNDER
        Answer.call(k)

    @classmethod
    def plunder(cls, k: Kernel, s: Pebbles, f: FrameData) -> None:
        target, stake = s.raid
        s.raid = []
        k.pop()
        if k.returned() == "blocked":
            return
        booty = min(stake, s.pebbles[target])
        s.pebbles[target] -= booty
        s.pebbles[s.active] += booty
        k.tell("plundered", {"who": s.active, "target": target, "booty": booty})

    @classmethod
    def options(cls, s: Pebbles, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] == cls.WHOM:
            return [("from", q) for q in s.living() if q != seat]
        return [Open(("bet",), Range(1, 3))]

    @classmethod
    def take(cls, k: Kernel, s: Pebbles, f: FrameData, seat: int, move: Move) -> None:
        s.raid = [*s.raid, int(move[1])]
        if f[cls.STEP] == cls.WHOM:
            f[cls.STEP] = cls.STAKE
        else:
            f[cls.STEP] = cls.ANSWERS
            k.tell("raid", {"who": seat, "target": s.raid[0], "bet": s.raid[1]})


class Answer(Window):
    """All who *might* block are asked, whether or not they hold such a stone: to be asked tells nothing."""

    name = "answer"
    without = ("mind",)

    @classmethod
    def answerers(cls, s: Pebbles, f: FrameData) -> Sequence[int]:
        return [q for q in s.living() if q != s.active]

    @classmethod
    def answers(cls, s: Pebbles, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("block", stone) for stone in s.hands[seat] if stone > BLOCKING]

    @classmethod
    def answer(cls, k: Kernel, s: Pebbles, f: FrameData, seat: int, move: Move) -> None:
        s.hands[seat].remove(int(move[1]))
        k.reveal()
        k.tell("blocked", {"who": seat, "stone": int(move[1])})
        k.pop("blocked")
