"""An attack out of turn on a Group that a rival has shown from the hand in vain and discarded."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frames import FrameData, fields, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.inwo.play.attack import PUT_OFF, Attack
from bot.games.inwo.play.state import DISCARD, Inwo
from bot.games.inwo.play.targets import leaders

BONUS = 5
"""What the card adds to the attack."""


class Opportunity(Frame):
    """Its player chooses who attacks, or leaves it. Registers: the seat, the Group, the face of the Plot."""

    name = "opportunity"
    without = ("standing",)
    SEAT, CARD, FACE = registers(3)
    CHOOSE, MADE = steps("choose", "made")
    owner, shows = SEAT, fields(card=CARD)

    @classmethod
    def choose(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask who attacks, as long as the Group lies there."""
        if s.zone[f[cls.CARD]] == DISCARD:
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def made(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It is over, unless it was put off before its announcement."""
        if k.returned() == PUT_OFF:
            f[cls.STEP] = cls.CHOOSE
        else:
            k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("stay",), *(("attack", card) for card in leaders(s, seat, f[cls.CARD]))]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "stay":
            k.pop()
            return
        f[cls.STEP] = cls.MADE
        Attack.begin(k, s, int(move[1]), f[cls.CARD], [[f[cls.FACE], BONUS]])
