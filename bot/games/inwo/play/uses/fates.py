"""What becomes of cards in play: they are destroyed, and others may have a use for what is left of them
(INW-128 to 130, INW-162, INW-164, INW-180)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.events import AFTER, BEFORE, EventData
from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.engine.pauses import Grabs, PausingEvent
from bot.engine.structure import NOBODY
from bot.games.inwo.play.destroying import bury
from bot.games.inwo.play.holding import Holding
from bot.games.inwo.play.state import AREA, HELD, Inwo
from bot.games.inwo.play.sums import Attacked
from bot.games.inwo.play.targets import may_join
from bot.games.inwo.play.uses.could import Moment, could, moment, replies, reply
from bot.games.inwo.play.uses.triggers import Triggered, due
from bot.games.inwo.play.uses.using import Using

DYING, DESTROYED = "dying", "destroyed"


def happened(word: str, about: Mapping[str, int]) -> Moment:
    """What has become of the card `it`, as an answer reads it."""
    return moment(word, (about["it"],), about["doer"], **{"from": (about["from"],)})


class Destroyed(PausingEvent, Holding):
    """A Group in play is destroyed. Data:

    it: the Group. doer: who destroys it (-1: nobody). credit: whose kill it is for Goals. killed: by an
    Assassination. from: whose it was. due: what that sets off. left: the cards that lie there then.
    """

    name = "destroyed"

    @classmethod
    def whose(cls, f: FrameData) -> int:
        return int(f[cls.DATA]["from"])

    @classmethod
    def belongs(cls, s: Inwo, f: FrameData, seat: int) -> bool:
        return seat == f[cls.DATA]["from"] and cls.is_open(f)

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"card": f[cls.DATA]["it"]}

    # -- before: a Personality may be saved

    @classmethod
    def possible(cls, s: Inwo, e: EventData) -> bool:
        return s.zone[e["it"]] in (HELD, AREA)

    @classmethod
    def responders(cls, s: Inwo, e: EventData, when: str) -> Sequence[int]:
        owner = e["from"]
        due = when == BEFORE and e["killed"] and owner != NOBODY
        return [owner] if due and could(s, owner, happened(DYING, _about(e))) else []

    @classmethod
    def responses(cls, s: Inwo, e: EventData, when: str, seat: int) -> Sequence[Choice]:
        return replies(s, seat, [happened(DYING, _about(e))])

    @classmethod
    def respond(cls, k: Kernel, s: Inwo, e: EventData, when: str, seat: int, move: Move) -> None:
        way, about = reply([happened(DYING, _about(e))], s, move)
        Using.begin(k, s, seat, way, {**about, "answers": len(s.stack) - 1})

    # -- it happens

    @classmethod
    def apply(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        s.ret = None
        a = Attacked.current(s)
        aimed = a if a is not None and a["target"] == e["it"] else None
        e["due"] = due(s, DESTROYED, aimed, **_about(e))
        e["left"] = bury(k, s, e["it"], e["credit"], bool(e["killed"]))

    @classmethod
    def triggers(cls, s: Inwo, e: EventData, when: str) -> list[Any]:
        """What it sets off; then, one after the other, what lies there can be taken up."""
        return [NOBODY, *e["left"]] if when == AFTER else []

    @classmethod
    def trigger(cls, k: Kernel, s: Inwo, e: EventData, item: Any) -> None:
        if item == NOBODY:
            Triggered.begin(k, e["due"])
        else:
            Remains.begin(k, s, DESTROYED, {**_about(e), "it": item})

    @classmethod
    def prevented(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        s.ret = None


def _about(e: EventData) -> dict[str, int]:
    return {role: e[role] for role in ("it", "doer", "from")}


class Remains(Grabs, Holding):
    """A card has come to lie face up: who wants it says so in secret, until the pause is over (INW-180).
    Registers: the moment; what happened, as the roles of an answer."""

    name = "remains"
    MOMENT, ABOUT = registers(2)

    @classmethod
    def begin(cls, k: Kernel, s: Inwo, word: str, about: Mapping[str, int]) -> None:
        """Open the window, if there is anybody who could answer."""
        if _able(s, word, about):
            cls.call(k, word, dict(about))

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"card": f[cls.ABOUT]["it"], "purpose": f[cls.MOMENT]}

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return _able(s, f[cls.MOMENT], f[cls.ABOUT])

    @classmethod
    def principals(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return ()

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return replies(s, seat, [happened(f[cls.MOMENT], f[cls.ABOUT])])

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        Using.begin(k, s, seat, *reply([happened(f[cls.MOMENT], f[cls.ABOUT])], s, move))


def _able(s: Inwo, word: str, about: Mapping[str, int]) -> list[int]:
    """Who could answer, whose card it was first, then in order of play."""
    a, asked = Attacked.current(s), happened(word, about)
    seats = dict.fromkeys((about["from"], *s.living(s.active)))
    able = [q for q in seats if q != NOBODY and s.alive[q] and could(s, q, asked)]
    return [q for q in able if a is None or may_join(s, a, q)]
