"""What a seat attempts on one property: others see who does what to which (IOP-24)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame


class Attempt(Frame):
    """A seat does something about a property."""

    SEAT, PROPERTY = registers(2)
    owner = SEAT

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"actor": f[cls.SEAT], "number": f[cls.PROPERTY]}


class Attack(Attempt):
    """It is over, too, when the owner of the property leaves."""

    @classmethod
    def belongs(cls, s: Any, f: FrameData, seat: int) -> bool:
        return seat in (f[cls.SEAT], s.owner[f[cls.PROPERTY]])


class LandingAttack(Attack):
    """Begun by landing there; a card may have hardened the property (IOP-51)."""

    (HARDENED,) = registers(1)

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"actor": f[cls.SEAT], "number": f[cls.PROPERTY], "hardened": bool(f[cls.HARDENED])}
