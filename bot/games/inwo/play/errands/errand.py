"""An action outside attacks and uses is on the table: it can be cancelled (INW-189, INW-190)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bot.engine.events import EventData
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.structure import NOBODY
from bot.engine.zones import knows
from bot.games.inwo.play.errands.spending import ACTED, ERRAND
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.uses.answering import Deed
from bot.games.inwo.play.uses.could import Moment, moment


class Errand(Deed):
    """A card acts. Data: seat, card; why: for what; about: with which card; paid, lost, power: as of a use,
    for whatever cancels actions."""

    name = ERRAND
    without: ClassVar[tuple[str, ...]] = ("standing",)

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        e = f[cls.DATA]
        about = e["about"] if e["about"] != NOBODY and knows(s.known, e["about"], viewer) else NOBODY
        return {"seat": e["seat"], "card": e["card"], "other": about, "purpose": e["why"]}

    @classmethod
    def moments(cls, s: Inwo, e: EventData) -> list[Moment]:
        return [moment("action", (e["card"],), e["seat"])]

    @classmethod
    def apply(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        s.ret = None

    @classmethod
    def over(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What the frame below has to know."""
        k.pop(ACTED if f[cls.STEP] == cls.HAPPENED else "cancelled")
