"""Dice that lie: those of an attack, of the last roll of an election, or of a card (INW-141, ELE-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.frames import FrameData
from bot.games.inwo.play.known import Affair
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import Attacked


class Rolled(Affair):
    """Dice that belong to no attack. Data: roll: those that lie; again: they are thrown once more; rerolled:
    by which cards; dice: how many, where they are not two."""

    @classmethod
    def current(cls, s: Inwo) -> dict[str, Any] | None:
        """What was begun last for which dice are thrown: a roll like these, or an attack."""
        for f in reversed(s.stack):
            kind = f[cls.KIND]
            if kind in OWN:
                return cls.data(f)
            if kind == Attacked.name and not Attacked.is_plan(f):
                return Attacked.data(f)
        return None


class Contested(Rolled):
    """What everything else may know of the last roll of an election; `election.dice` carries it out.

    Data besides: tickets, cards: who is tied, and their candidates; rolls: what the first of them rolled.
    """

    name = "contested"

    @classmethod
    def roller(cls, f: FrameData) -> int:
        """The candidate whose roll it is."""
        e = f[cls.DATA]
        return int(e["cards"][len(e["rolls"])])


class Thrown(Rolled):
    """What everything else may know of a roll that a card asks for; `throwing` carries it out.

    Data besides: seat: who rolls; card: for which card; at: at which one that is aimed.
    """

    name = "throw"


OWN = (Contested.name, Thrown.name)


def turned(rolled: Mapping[str, Any], sum_: int) -> list[int]:
    """Its dice, showing the sum, or what they can show that is nearest to it (R-116)."""
    if rolled.get("dice") == 1:
        return [min(6, max(1, sum_))]
    low = min(6, max(1, sum_ - 6))
    return [low, min(6, max(1, sum_ - low))]
