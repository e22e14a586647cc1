"""What everybody may do at any time: manage property, deal, accuse (IOP-11, 44, 72, 73, 80, 84).

A Hub is a decision of one seat during which all others may do business as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.play import chair, deals, estate
from bot.games.illuminopoly.play.state import Illuminopoly, fit, fit_seats
from bot.games.illuminopoly.play.victory import check

VERBS = estate.VERBS | deals.VERBS | {"dip", "accuse", "call-out"}
PRIVATE = frozenset({"dip", "offer", "lend", "truce", "tribute", "promise", "decline", "withdraw"})
"""What others may not notice, not even by being asked again."""


def options(s: Illuminopoly, seat: int) -> list[Choice]:
    """All business the seat can do now."""
    if not fit(s, seat):
        return []
    return [*estate.managing(s, seat), *deals.options(s, seat), *chair.suspicions(s, seat)]


def carry_out(k: Kernel, s: Illuminopoly, seat: int, move: Move) -> None:
    """Do one of VERBS."""
    verb = move[0]
    if verb in PRIVATE:
        k.quiet()
    if verb in estate.VERBS:
        estate.carry_out(k, s, seat, move)
    elif verb == "dip":
        chair.dip(k, s, seat, int(move[1]))
    elif verb == "accuse":
        chair.accuse(k, s, seat)
    elif verb == "call-out":
        chair.call_out(k, s, seat)
    else:
        deals.carry_out(k, s, seat, move)


class Hub(Frame):
    """A decision of one seat; `main` are its own options, `act` carries them out."""

    (SEAT,) = registers(1)
    owner = SEAT

    @classmethod
    def main(cls, s: Any, f: FrameData) -> Sequence[Choice]:
        """What the acting seat can do besides business; the first is the default."""
        raise NotImplementedError(cls.name)

    @classmethod
    def act(cls, k: Kernel, s: Any, f: FrameData, move: Move) -> None:
        """Carry out one of `main`."""
        raise NotImplementedError(cls.name)

    @classmethod
    def put(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask the acting seat; everybody else may do business. Nothing is asked if the game has been won."""
        if not check(k, s):
            k.ask(f[cls.SEAT], may=fit_seats(s))

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        if seat != f[cls.SEAT]:
            return options(s, seat)
        return [*cls.main(s, f), *options(s, seat)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if move[0] in VERBS:
            carry_out(k, s, seat, move)
        else:
            cls.act(k, s, f, move)
