"""Windows in which onlookers may hold: at most twice a turn each."""

from __future__ import annotations

from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.pauses import Pausing
from bot.games.inwo.play.state import Inwo

HOLDS = 2
"""How often a seat may make the others wait in one turn."""


class Holding(Pausing):
    """A window whose holds are counted."""

    @classmethod
    def may_hold(cls, s: Inwo, f: FrameData, seat: int) -> bool:
        return s.used.count(_mark(seat)) < HOLDS

    @classmethod
    def held(cls, k: Kernel, s: Inwo, f: FrameData, seat: int) -> None:
        s.used.append(_mark(seat))
        k.tell("held", {"seat": seat})


def _mark(seat: int) -> str:
    return f"held:{seat}"
