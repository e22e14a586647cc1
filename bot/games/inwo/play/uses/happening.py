"""What happens by the rules and can be answered: a draw, a takeover, a turn that begins (INW-018 to 022)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.choices import Choices
from bot.engine.events import BEFORE, EventData
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.engine.pauses import PausingEvent
from bot.engine.structure import NOBODY
from bot.engine.zones import knows
from bot.games.inwo.play.hands import Drawing
from bot.games.inwo.play.holding import Holding
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.targets import shielded
from bot.games.inwo.play.uses.could import Moment, could, moment, replies, reply
from bot.games.inwo.play.uses.triggers import Triggered, due, set_off
from bot.games.inwo.play.uses.using import Using

PASSING = ("draw", "drawn", "turn_begins")
"""Moments of every turn."""


class Happening(PausingEvent, Holding):
    """A moment at which nothing but its answers happens; the frame below goes on by what it pops: `done`,
    `cancelled`, or `again` where something else may be tried instead.

    Data: what it is, as a moment; seat: whose doing; it: the cards that it is about; fresh: Plots that were
    drawn just before, which nobody has had a chance to take yet; parties: all who do it, where it is more
    than one; more: other roles of its tests.
    """

    name = "happening"
    without = ("standing",)

    @classmethod
    def whose(cls, f: FrameData) -> int:
        return int(f[cls.DATA]["seat"])

    @classmethod
    def slight(cls, s: Inwo, f: FrameData) -> bool:
        """It passes by."""
        return f[cls.DATA]["what"] in PASSING

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
    def moments(cls, e: EventData) -> list[Moment]:
        """What of it can be answered."""
        doers = e["parties"] or (e["seat"],)
        found = [moment(e["what"], e["it"] or (NOBODY,), doer, **e["more"]) for doer in doers]
        return [*found, moment("drawn", e["fresh"], e["seat"])] if e["fresh"] else found

    @classmethod
    def responders(cls, s: Inwo, e: EventData, when: str) -> Sequence[int]:
        if when != BEFORE:
            return ()
        asked = cls.moments(e)
        return [q for q in s.living(s.active) if not shielded(s, q, e["seat"]) and could(s, q, *asked)]

    @classmethod
    def waited_for(cls, s: Inwo, e: EventData, when: str) -> Sequence[int]:
        """The player who is about to draw, if they have an answer to it; else nobody."""
        return (e["seat"],) if e["what"] == "draw" else ()

    @classmethod
    def responses(cls, s: Inwo, e: EventData, when: str, seat: int) -> Sequence[Choice]:
        return Choices((), replies(cls.moments(e)), s, seat)

    @classmethod
    def respond(cls, k: Kernel, s: Inwo, e: EventData, when: str, seat: int, move: Move) -> None:
        way, about = reply(cls.moments(e), s, move)
        Using.begin(k, s, seat, way, {**about, "answers": len(s.stack) - 1})

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
    def trigger(cls, k: Kernel, s: Inwo, e: EventData, item: Any) -> None:
        Triggered.begin(k, item)

    @classmethod
    def prevented(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        s.ret = None

    @classmethod
    def over(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What the frame below has to know."""
        k.pop("done" if f[cls.STEP] == cls.HAPPENED else f[cls.DATA]["fate"] or "cancelled")
