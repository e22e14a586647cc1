"""What becomes of cards in play: they are destroyed, and others may have a use for what is left of them;
Relief for what is Devastated (INW-128 to 130, INW-162, INW-164, INW-170, INW-180)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import dice
from bot.engine.choices import Alike
from bot.engine.events import EventData
from bot.engine.frames import FrameData, fields, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, Choice, Move, Open, Subset
from bot.engine.pauses import Grabs
from bot.engine.structure import NOBODY
from bot.games.inwo.play.attacks import relief
from bot.games.inwo.play.attacks.destroying import bury
from bot.games.inwo.play.hands import LYING, dropped
from bot.games.inwo.play.holding import Holding
from bot.games.inwo.play.numbers import Scope, matches, passives
from bot.games.inwo.play.state import AREA, HELD, SHOWN, VAMPIRE, Inwo
from bot.games.inwo.play.sums import AttackData, Attacked, is_about, is_meant
from bot.games.inwo.play.targets import may_join
from bot.games.inwo.play.uses.answering import Answerable, Answered
from bot.games.inwo.play.uses.could import Moment, able, moment, replies
from bot.games.inwo.play.uses.triggers import due

DYING, DESTROYED, RELIEVED = "dying", "destroyed", "relieved"


def happened(word: str, about: Mapping[str, int]) -> Moment:
    """What has become of the card `it`, as an answer reads it."""
    return moment(word, (about["it"],), about["doer"], **{"from": (about["from"],)})


class Destroyed(Answerable):
    """A Group in play is destroyed. Data:

    it: the Group. doer: who destroys it (-1: nobody). credit: whose kill it is for Goals. killed: by an
    Assassination. from: whose it was. due: what that sets off.
    """

    name = "destroyed"
    without = ("standing",)

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
        return s.zone[e["it"]] in (HELD, AREA, SHOWN)

    @classmethod
    def moments(cls, s: Inwo, e: EventData) -> list[Moment]:
        return [happened(DYING, e)]

    @classmethod
    def admits(cls, s: Inwo, e: EventData, seat: int) -> bool:
        return bool(e["killed"] and seat == e["from"])

    @classmethod
    def waited_for(cls, s: Inwo, e: EventData, when: str) -> Sequence[int]:
        return (e["from"],)

    # -- it happens

    @classmethod
    def apply(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        s.ret = None
        a = Attacked.current(s)
        aimed = a if a is not None and a["target"] == e["it"] else None
        e["due"] = due(s, DESTROYED, aimed, **{role: e[role] for role in ("it", "doer", "from")})
        for card in bury(k, s, e["it"], e["credit"], bool(e["killed"]), _for_good(s, e["it"], aimed)):
            s.befall(DESTROYED, card, e["doer"], e["from"])


def _for_good(s: Inwo, card: int, a: AttackData | None) -> bool:
    """Whether the card, destroyed by this attack or in another way, can never return."""
    never = passives(s, "for_good")
    if s.marks[card] & VAMPIRE or any("who" in x.params and is_about(s, x, card, a) for x in never):
        return True
    if a is None:
        return False
    retired = any(matches(s, words, card, Scope(a["seat"], attack=a)) for words in a["retires"])
    return retired or any("attack" in x.params and is_meant(s, x, a) for x in never)


class Remains(Grabs, Answered):
    """Cards have come to lie face up: who wants one of them says so in secret, until the pause is over. Of
    several who want the same one, whose it was comes first, then whoever rolls more (INW-180).
    Register: the cards that lie there, each as a moment and the roles of what happened."""

    name = "remains"
    without = ("standing",)
    (ITEMS,) = registers(1)
    (LOTS,) = steps("chance")

    @classmethod
    def moments(cls, s: Inwo, f: FrameData) -> list[Moment]:
        """What still lies there."""
        return [
            happened(word, about)
            for word, about in f[cls.ITEMS]
            if word == "devastated" or s.zone[about["it"]] in LYING
        ]

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        word, about = f[cls.ITEMS][0]
        return {"card": about["it"], "purpose": word}

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        """Whose card it was first, then in order of play."""
        asked, a = cls.moments(s, f), Attacked.current(s)
        whose = [seat for about in asked for seat in about.roles["from"] if seat != NOBODY]
        living = (q for q in dict.fromkeys((*whose, *s.living(s.active))) if s.alive[q])
        return [q for q in able(s, living, asked) if a is None or may_join(s, a, q)]

    # -- who comes first

    @classmethod
    def closed(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        super().closed(k, s, f)
        if len(cls._rivals(s, f)) > 1:
            f[cls.STEP] = cls.LOTS

    @classmethod
    def _rivals(cls, s: Inwo, f: FrameData) -> list[int]:
        """The seats that want a card that others want, too, and that was not theirs."""
        wants = {line[0]: line[-1] for line in f[cls.SEALED]}
        whose = {about["it"]: about["from"] for _, about in f[cls.ITEMS]}
        able = [q for q in f[cls.QUEUE] if whose.get(wants[q]) != q]
        return [q for q in able if [wants[other] for other in able].count(wants[q]) > 1]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if seat != CHANCE:
            super().take(k, s, f, seat, move)
            return
        rivals = cls._rivals(s, f)
        shown = dice(int(move[0]), 2 * len(rivals))
        rolled = {q: sum(shown[2 * n : 2 * n + 2]) for n, q in enumerate(rivals)}
        f[cls.QUEUE].sort(key=lambda q: -rolled.get(q, 13))
        f[cls.STEP] = cls.RESOLVE
        k.tell("remains-rolled", {"seats": list(rolled), "rolls": list(rolled.values())})


def grabs(s: Inwo) -> list[Alike]:
    """How a seat may answer at once what has become of cards in this turn."""
    return replies([happened(word, about) for word, about in dropped(s)]) if s.dropped else []


class Relieving(Holding):
    """Actions bring Relief to a Place; what one player cannot pay, others may pay too, all at one time
    (INW-170). Registers: who began; the Place; [seat, card, token] of all that act."""

    name = "relieving"
    without = ("standing", "mind")
    SEAT, CARD, PAID = registers(3)
    owner, shows = SEAT, fields(card=CARD)

    @classmethod
    def open(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if not relief.is_open(s, f[cls.CARD]) or relief.given(s, f[cls.PAID]) >= relief.needed(
            s, f[cls.CARD]
        ):
            cls.closed(k, s, f)
        else:
            super().open(k, s, f)

    @classmethod
    def answerers(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        a = Attacked.current(s)
        return [q for q in s.living(f[cls.SEAT]) if relief.givers(s, q) and (a is None or may_join(s, a, q))]

    @classmethod
    def principals(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return ()

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [Open((relief.RELIEVE, f[cls.CARD]), Subset(tuple(relief.givers(s, seat)), 1))]

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        cards = [int(card) for card in move[2:]]
        f[cls.PAID] += [[seat, card, s.tokens[card].pop()] for card in cards]
        left = max(0, relief.needed(s, f[cls.CARD]) - relief.given(s, f[cls.PAID]))
        told = {"seat": seat, "face": s.face[f[cls.CARD]], "faces": [s.face[card] for card in cards]}
        k.tell("relief-begun", {**told, "left": left})

    @classmethod
    def closed(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It is enough; or all take back what they have given."""
        seat, card, paid = f[cls.SEAT], f[cls.CARD], f[cls.PAID]
        k.pop()
        if relief.is_open(s, card) and relief.given(s, paid) >= relief.needed(s, card):
            helpers = tuple(helper for _, helper, _ in paid)
            s.has_acted(helpers)
            relief.relieve(k, s, card, seat, helpers)
            return
        for _, helper, token in paid:
            if s.zone[helper] == HELD:
                s.tokens[helper].append(token)
        k.tell("relief-failed", {"face": s.face[card]})


class Relief(Answerable):
    """Relief has been paid for. Data: it: the Place. doer: by whom (-1: by itself). helped: the cards that
    acted for it. due: what that sets off."""

    name = "relief"
    without = ("standing", "mind")

    @classmethod
    def whose(cls, f: FrameData) -> int | None:
        doer: int = f[cls.DATA]["doer"]
        return doer if doer != NOBODY else None

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"card": f[cls.DATA]["it"]}

    @classmethod
    def possible(cls, s: Inwo, e: EventData) -> bool:
        return relief.is_open(s, e["it"])

    @classmethod
    def moments(cls, s: Inwo, e: EventData) -> list[Moment]:
        return [moment(RELIEVED, (e["it"],), e["doer"], helped=e["helped"])]

    @classmethod
    def admits(cls, s: Inwo, e: EventData, seat: int) -> bool:
        a = Attacked.current(s)
        return a is None or may_join(s, a, seat)

    @classmethod
    def apply(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        s.ret = None
        e["due"] = due(s, RELIEVED, None, it=e["it"], doer=e["doer"], helped=e["helped"])
        relief.cured(k, s, e["it"])

    @classmethod
    def prevented(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        super().prevented(k, s, e)
        if e["cancelled"]:
            k.tell("relief-prevented", {"face": s.face[e["it"]]})
