"""Windows in which onlookers may hold: at most twice a turn each; and how often all wait in a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import LAPSE, Move
from bot.engine.pauses import Pausing
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import Attacked

HOLDS = 2
"""How often a seat may make the others wait in one turn."""

PAUSES = 12
"""How many pauses a turn has for which every table waits."""
PAUSED = "paused"
"""Mark of a turn: a pause is over, because its time was up or because somebody answered."""


class Concern(NamedTuple):
    """What a window is about, for standing answers and whoever looks on: a word; the seat that caused it,
    NOBODY for none; the seats that it touches, NOBODY among them or not."""

    word: str
    by: int
    touched: set[int]


class Holding(Pausing):
    """A window whose holds and pauses are counted. Nobody is waited for, unless it says otherwise."""

    @classmethod
    def concern(cls, s: Inwo, f: FrameData) -> Concern:
        """What it is about: the attack that goes on, or else the turn."""
        a = Attacked.current(s)
        if a is None:
            return Concern(cls.name, s.active, {s.active})
        return Concern(cls.name, a["seat"], {a["seat"], a["defender"]})

    @classmethod
    def principals(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return ()

    @classmethod
    def slight(cls, s: Inwo, f: FrameData) -> bool:
        """Whether it is a small matter, for which only a table that plays live waits."""
        return False

    @classmethod
    def minor(cls, s: Inwo, f: FrameData) -> bool:
        """Whether only a table that plays live waits: for small matters, and for all in a turn that has
        already kept everybody waiting often enough."""
        return cls.slight(s, f) or s.used.count(PAUSED) >= PAUSES

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        ends = move == LAPSE or (cls.stirs(move) and not cls.lapsed(f) and not cls.speaking(s, f))
        if ends and not cls.slight(s, f):
            s.used.append(PAUSED)
            if s.used.count(PAUSED) == PAUSES:
                k.tell("waited-enough", {"times": PAUSES})
        super().take(k, s, f, seat, move)

    @classmethod
    def may_hold(cls, s: Inwo, f: FrameData, seat: int) -> bool:
        return s.used.count(_mark(seat)) < HOLDS

    @classmethod
    def held(cls, k: Kernel, s: Inwo, f: FrameData, seat: int) -> None:
        s.used.append(_mark(seat))
        k.tell("held", {"seat": seat})


def _mark(seat: int) -> str:
    return f"held:{seat}"
