"""What happens by the rules and can be answered: a draw, a takeover, a turn that begins (INW-018 to 022)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.events import BEFORE, EventData
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.structure import NOBODY
from bot.engine.zones import knows
from bot.games.inwo.play.hands import Drawing
from bot.games.inwo.play.holding import Concern
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.uses.answering import Answerable
from bot.games.inwo.play.uses.could import Moment, moment
from bot.games.inwo.play.uses.triggers import due, set_off

PASSING = ("draw", "drawn", "turn_begins")
"""Moments of every turn."""


class Happening(Answerable):
    """A moment at which nothing but its answers happens; the frame below goes on by what it pops: `done`,
    `cancelled`, or `again` where something else may be tried instead.

    Data: what it is, as a moment; seat: whose doing; it: the cards that it is about; fresh: Plots that were
    drawn just before, which nobody has had a chance to take yet; parties: all who do it, where it is more
    than one; more: other roles of its tests.
    """

    name = "happening"
    without = ("standing",)

    @classmethod
    def slight(cls, s: Inwo, f: FrameData) -> bool:
        """It passes by."""
        return f[cls.DATA]["what"] in PASSING

    @classmethod
    def concern(cls, s: Inwo, f: FrameData) -> Concern:
        e = f[cls.DATA]
        return Concern(e["what"], e["seat"], {e["seat"]})

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        e = f[cls.DATA]
        shown = [card for card in e["it"] if knows(s.known, card, viewer)]
        return {"card": next(iter(shown), NOBODY), "purpose": e["what"]}

    @classmethod
    def possible(cls, s: Inwo, e: EventData) -> bool:
        """A draw may have been made in another way."""
        return e["what"] != "draw" or Drawing.left(s) > 0

    @classmethod
    def moments(cls, s: Inwo, e: EventData) -> list[Moment]:
        doers = e["parties"] or (e["seat"],)
        found = [moment(e["what"], e["it"] or (NOBODY,), doer, **e["more"]) for doer in doers]
        return [*found, moment("drawn", e["fresh"], e["seat"])] if e["fresh"] else found

    @classmethod
    def waited_for(cls, s: Inwo, e: EventData, when: str) -> Sequence[int]:
        """The player who is about to draw, if they have an answer to it; else nobody."""
        return (e["seat"],) if e["what"] == "draw" else ()

    # -- its life

    @classmethod
    def replaced(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """If nobody could answer, and nothing is set off, it is over already."""
        e = f[cls.DATA]
        seats = cls.responders(s, e, BEFORE) if cls.possible(s, e) else ()
        if seats or set_off(s, e["what"]) or not cls.possible(s, e):
            super().replaced(k, s, f)
            cls.remember(s, f, seats)
        else:
            k.pop("done")

    @classmethod
    def applied(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """If nothing is set off, it is over."""
        if set_off(s, f[cls.DATA]["what"]):
            super().applied(k, s, f)
        elif cls._goes_on(k, s, f):
            k.pop("done")

    @classmethod
    def apply(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        s.ret = None

    @classmethod
    def triggers(cls, s: Inwo, e: EventData, when: str) -> list[Any]:
        """What cards do by themselves then."""
        if when == BEFORE:
            return []
        roles = {role: values[0] for role, values in e["more"].items()}
        return [due(s, e["what"], it=card, doer=e["seat"], **roles) for card in e["it"] or (NOBODY,)]

    @classmethod
    def over(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What the frame below has to know."""
        k.pop("done" if f[cls.STEP] == cls.HAPPENED else f[cls.DATA]["fate"] or "cancelled")
