"""Other players' actions for a Plot that needs more Power than its own player has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Subset
from bot.games.inwo.play.holding import Holding
from bot.games.inwo.play.numbers import Scope, power
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.uses.costs import payers


class Pooling(Holding):
    """Who likes adds actions of their own, all at one time; pops the cards that act, too few or not.
    Registers: whose Plot; the Plot, which lies open; how much Power of what is missing; who acts so far."""

    name = "pooling"
    SEAT, CARD, DUE, OF, ACTING = registers(5)
    owner = SEAT

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"card": f[cls.CARD]}

    @classmethod
    def _able(cls, s: Inwo, f: FrameData, seat: int) -> tuple[int, ...]:
        found = payers(s, f[cls.OF], Scope(f[cls.SEAT], f[cls.CARD]))
        return tuple(c for c in found if s.owner[c] == seat and c not in f[cls.ACTING])

    @classmethod
    def missing(cls, s: Inwo, f: FrameData) -> int:
        """How much Power is still missing."""
        return max(0, int(f[cls.DUE]) - sum(power(s, card) for card in f[cls.ACTING]))

    @classmethod
    def open(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if cls.missing(s, f):
            super().open(k, s, f)
        else:
            cls.closed(k, s, f)

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return [q for q in s.after(f[cls.SEAT]) if cls._able(s, f, q)]

    @classmethod
    def principals(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return ()

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [Open(("pay-in",), Subset(cls._able(s, f, seat), 1))]

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        cards = [int(card) for card in move[1:]]
        f[cls.ACTING] += cards
        told = {"seat": seat, "face": s.face[f[cls.CARD]], "faces": [s.face[card] for card in cards]}
        k.tell("help-promised", {**told, "left": cls.missing(s, f)})

    @classmethod
    def closed(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        k.pop(list(f[cls.ACTING]))
