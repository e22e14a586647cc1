"""What uses of cards answer: windows and events that say at which moments they can be answered; claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.choices import Choices
from bot.engine.events import AFTER, BEFORE, EventData
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.engine.pauses import PausingEvent
from bot.games.inwo.play.dice.lying import Rolled
from bot.games.inwo.play.holding import Concern, Holding
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.targets import shielded
from bot.games.inwo.play.uses.could import Moment, able, replies, reply
from bot.games.inwo.play.uses.open import FREELY
from bot.games.inwo.play.uses.printed import ACT, PLAY
from bot.games.inwo.play.uses.triggers import Triggered
from bot.games.inwo.play.uses.using import Using, act_freely
from bot.games.inwo.play.winning import CONTEST, Knock


class Answered(Holding):
    """A window in which uses answer moments."""

    @classmethod
    def moments(cls, s: Inwo, f: FrameData) -> list[Moment]:
        """What may be answered."""
        raise NotImplementedError(cls.name)

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return able(s, s.living(s.active), cls.moments(s, f))

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return Choices((), replies(cls.moments(s, f)), s, seat)

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        Using.begin(k, s, seat, *reply(cls.moments(s, f), s, move))


class Fallen(Answered):
    """Dice lie: they may be turned, or thrown again; then it is over at once (INW-141)."""

    without: ClassVar[tuple[str, ...]] = ("standing",)

    @classmethod
    def open(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        rolled = Rolled.current(s)
        if rolled is None or rolled["again"]:
            k.pop()
        else:
            super().open(k, s, f)


class Answerable(PausingEvent, Holding):
    """Something that uses can answer before it happens, and that may set off what is `due` afterwards.

    Data: seat: whose doing it is.
    """

    @classmethod
    def whose(cls, f: FrameData) -> int | None:
        return int(f[cls.DATA]["seat"])

    @classmethod
    def moments(cls, s: Inwo, e: EventData) -> list[Moment]:
        """What of it may be answered."""
        raise NotImplementedError(cls.name)

    @classmethod
    def admits(cls, s: Inwo, e: EventData, seat: int) -> bool:
        """Whether the rules let a seat interfere with it."""
        return not shielded(s, seat, e["seat"])

    @classmethod
    def responders(cls, s: Inwo, e: EventData, when: str) -> Sequence[int]:
        if when != BEFORE:
            return ()
        return able(s, (q for q in s.living(s.active) if cls.admits(s, e, q)), cls.moments(s, e))

    @classmethod
    def waited_for(cls, s: Inwo, e: EventData, when: str) -> Sequence[int]:
        """Nobody: it is aimed at no player."""
        return ()

    @classmethod
    def responses(cls, s: Inwo, e: EventData, when: str, seat: int) -> Sequence[Choice]:
        return Choices((), replies(cls.moments(s, e)) if when == BEFORE else (), s, seat)

    @classmethod
    def respond(cls, k: Kernel, s: Inwo, e: EventData, when: str, seat: int, move: Move) -> None:
        way, about = reply(cls.moments(s, e), s, move)
        Using.begin(k, s, seat, way, {**about, "answers": len(s.stack) - 1})

    @classmethod
    def triggers(cls, s: Inwo, e: EventData, when: str) -> list[Any]:
        """What it sets off."""
        return [e["due"]] if when == AFTER and e.get("due") else []

    @classmethod
    def trigger(cls, k: Kernel, s: Inwo, e: EventData, item: Any) -> None:
        Triggered.begin(k, item)

    @classmethod
    def prevented(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        s.ret = None


class Deed(Answerable):
    """An action that touches nobody but who does it; the others may cancel it."""

    @classmethod
    def slight(cls, s: Inwo, f: FrameData) -> bool:
        """It touches nobody else."""
        return True

    @classmethod
    def concern(cls, s: Inwo, f: FrameData) -> Concern:
        e = f[cls.DATA]
        return Concern(cls.name, e["seat"], {e["seat"]})

    @classmethod
    def admits(cls, s: Inwo, e: EventData, seat: int) -> bool:
        return seat != e["seat"] and super().admits(s, e, seat)


class Contest(Holding):
    """Victory is claimed: everybody may do what can be done at any time to stop it or to protect it (INW-033,
    INW-034). All are waited for who hold Plots or have tokens."""

    name = CONTEST
    without = ("standing",)

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return [q for q in s.living(s.active) if s.plots[q] or any(s.tokens[c] for c in s.structure(q))]

    @classmethod
    def principals(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return cls.answerers(s, f)

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        """The newest claim, and how many there are."""
        claims = Knock.claims(s)
        return {**dict(zip(("seat", "purpose", "card"), claims[-1], strict=True)), "most": len(claims)}

    @classmethod
    def stirs(cls, move: Move) -> bool:
        return move[0] in (PLAY, ACT)

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return Choices((), FREELY, s, seat)

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        act_freely(k, s, seat, move)
