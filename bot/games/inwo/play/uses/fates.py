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
from bot.games.inwo.play import terms
from bot.games.inwo.play.attacks import relief
from bot.games.inwo.play.attacks.destroying import bury
from bot.games.inwo.play.hands import LYING, dropped
from bot.games.inwo.play.holding import Holding
from bot.games.inwo.play.numbers import Scope, matches, passives
from bot.games.inwo.play.stash import no_plots
from bot.games.inwo.play.state import AREA, HELD, SHOWN, VAMPIRE, Inwo
from bot.games.inwo.play.sums import AttackData, Attacked, is_about, is_meant
from bot.games.inwo.play.targets import may_join
from bot.games.inwo.play.uses.answering import Answerable, Answered
from bot.games.inwo.play.uses.costs import boosters, boosts_of
from bot.games.inwo.play.uses.could import Moment, able, moment, replies
from bot.games.inwo.play.uses.printed import PLAY
from bot.games.inwo.play.uses.triggers import due
from bot.games.inwo.play.uses.using import Using

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
    """Actions bring Relief to a Place, with Plots that boost them (INW-061); what one player cannot pay,
    others may pay too, all at one time (INW-170).

    Registers: who began; the Place; [seat, card, token] of all that act."""

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
        able = [q for q in s.living(f[cls.SEAT]) if a is None or may_join(s, a, q)]
        acting = {seat for seat, _, _ in f[cls.PAID] if s.plots[seat] and no_plots(seat) not in s.used}
        return [q for q in able if q in acting or relief.givers(s, q)]

    @classmethod
    def answers(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        able, at = relief.givers(s, seat), Scope(seat, NOBODY, Attacked.current(s))
        acting = [card for q, card, _ in f[cls.PAID] if q == seat]
        boosts = boosts_of(s, boosters(s, at), acting, at)
        found: list[Choice] = [(PLAY, plot, number, card) for plot, number, card, _ in boosts]
        return [Open((relief.RELIEVE, f[cls.CARD]), Subset(tuple(able), 1)), *found] if able else found

    @classmethod
    def answer(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == PLAY:
            Using.boost(k, s, seat, move)
            return
        cards = [int(card) for card in move[2:]]
        f[cls.PAID] = relief.send(k, s, seat, f[cls.CARD], cards, f[cls.PAID])

    @classmethod
    def closed(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It is enough; or all take back what they have given."""
        seat, card, paid = f[cls.SEAT], f[cls.CARD], f[cls.PAID]
        k.pop()
        if relief.is_open(s, card) and relief.given(s, paid) >= relief.needed(s, card):
            relief.relieve(k, s, card, seat, [helper for _, helper, _ in paid], paid)
            return
        s.expire(terms.PAID)
        for _, helper, token in paid:
            if s.zone[helper] == HELD:
                s.tokens[helper].append(token)
        k.tell("relief-failed", {"face": s.face[card]})


class Relief(Answerable):
    """Relief has been paid for.

    Data: it, card: the Place. doer: by whom (-1: by itself). helped: the cards that acted for it. due: what
    that sets off. paid, lost, power: as of a use, for whatever cancels actions.
    """

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
        acting: dict[int, list[int]] = {}
        for card, _ in e.get("paid", ()):
            acting.setdefault(s.owner[card], []).append(card)
        found = [moment("action", cs, q, aimed=(e["it"],), power=cs) for q, cs in acting.items()]
        return [moment(RELIEVED, (e["it"],), e["doer"], helped=e["helped"]), *found]

    @classmethod
    def admits(cls, s: Inwo, e: EventData, seat: int) -> bool:
        a = Attacked.current(s)
        return a is None or may_join(s, a, seat)

    @classmethod
    def apply(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        s.ret = None
        _have_acted(s, e)
        e["due"] = due(s, RELIEVED, None, it=e["it"], doer=e["doer"], helped=e["helped"])
        relief.cured(k, s, e["it"])

    @classmethod
    def prevented(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        """Without an action that was cancelled, what is left may be enough, or others may act in its place
        (INW-190)."""
        super().prevented(k, s, e)
        if e.get("lost"):
            s.has_acted(e["lost"])
            left = [[s.owner[card], card, token] for card, token in e["paid"] if card not in e["lost"]]
            relief.gather(k, s, e["doer"], e["it"], left)
            return
        _have_acted(s, e)
        if e["cancelled"]:
            k.tell("relief-prevented", {"face": s.face[e["it"]]})


def _have_acted(s: Inwo, e: EventData) -> None:
    """What lasted for the actions that were spent ends."""
    if e.get("paid"):
        s.expire(terms.PAID)
        s.has_acted([card for card, _ in e["paid"]])
