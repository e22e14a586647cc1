"""Dice that a card asks for; whatever answers any roll of the dice answers these (INW-141, R-116)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import dice
from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Move
from bot.engine.structure import NOBODY
from bot.games.inwo.play.dice import lying
from bot.games.inwo.play.holding import Concern
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.uses.answering import Fallen
from bot.games.inwo.play.uses.could import Moment, moment


class Throw(lying.Thrown):
    """A roll for a card. Pops the sum of its dice as they lie in the end."""

    THROW, FALLEN, NEXT = steps("chance", "fallen", "following")

    @classmethod
    def whose(cls, f: FrameData) -> int | None:
        return int(f[cls.DATA]["seat"])

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        e = f[cls.DATA]
        e["roll"], f[cls.STEP] = dice(int(move[0]))[: e["dice"]], cls.FALLEN
        k.tell("card-rolled", {"seat": e["seat"], "by": s.face[e["card"]], "roll": list(e["roll"])})

    @classmethod
    def fallen(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The dice lie: they may be answered."""
        f[cls.STEP] = cls.NEXT
        CardRoll.call(k)

    @classmethod
    def following(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It stands, unless it is thrown again."""
        e = f[cls.DATA]
        s.ret = None
        if e["again"]:
            e["again"], f[cls.STEP] = False, cls.THROW
        else:
            k.pop(sum(e["roll"]))


class CardRoll(Fallen):
    """The dice lie that a card asked for: whoever rolled is waited for."""

    name = "card-roll"

    @classmethod
    def slight(cls, s: Inwo, f: FrameData) -> bool:
        """It touches nobody else."""
        return True

    @classmethod
    def principals(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return (cls.rolled(s)["seat"],)

    @classmethod
    def rolled(cls, s: Inwo) -> dict[str, Any]:
        """All about the roll."""
        return Throw.data(s.stack[-2])

    @classmethod
    def moments(cls, s: Inwo, f: FrameData) -> list[Moment]:
        e = cls.rolled(s)
        return [moment("dice", (e["card"],), e["seat"])]

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        e = cls.rolled(s)
        return {"seat": e["seat"], "card": e["card"], "other": e.get("at", NOBODY), "number": sum(e["roll"])}

    @classmethod
    def concern(cls, s: Inwo, f: FrameData) -> Concern:
        e = cls.rolled(s)
        return Concern(cls.name, e["seat"], {e["seat"]})
