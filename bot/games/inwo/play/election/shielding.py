"""A president acts to shield a New World Order; that can be cancelled like any action (ELE-11)."""

from __future__ import annotations

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.games.inwo.play.election import office
from bot.games.inwo.play.errands.spending import ACTED, spend
from bot.games.inwo.play.state import Inwo


class Shielding(Frame):
    """Registers: who; the president; the NWO."""

    name = "shielding"
    SEAT, BY, NWO = registers(3)
    PAY, DONE = steps("pay", "done")
    owner = SEAT

    @classmethod
    def pay(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        f[cls.STEP] = cls.DONE
        spend(k, s, f[cls.SEAT], f[cls.BY], office.SHIELD, f[cls.NWO])

    @classmethod
    def done(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It holds, unless the action was cancelled, or the president has gone meanwhile."""
        seat, by, nwo, acted = f[cls.SEAT], f[cls.BY], f[cls.NWO], k.returned() == ACTED
        s.ret = None
        k.pop()
        if acted and by == s.republic["president"]:
            office.shield(k, s, seat, by, nwo)
