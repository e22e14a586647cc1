"""A use on the table: it can be answered, then it happens (EVL-34, INW-177 to 179, INW-189 to 192)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.events import EventData
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.programs import Running
from bot.engine.structure import NOBODY
from bot.engine.zones import knows, publish
from bot.games.inwo.play import terms
from bot.games.inwo.play.attacks.destroying import destroy
from bot.games.inwo.play.attacks.siding import side_with, standing
from bot.games.inwo.play.attacks.strikes import freeze, thaw
from bot.games.inwo.play.holding import Concern
from bot.games.inwo.play.links import settle
from bot.games.inwo.play.state import HANDS, PLAYED, Inwo, show
from bot.games.inwo.play.sums import Attacked
from bot.games.inwo.play.targets import may_join
from bot.games.inwo.play.turn import dry
from bot.games.inwo.play.uses.answering import Answerable
from bot.games.inwo.play.uses.could import Moment, moment
from bot.games.inwo.play.uses.open import Way, candidates, mark_of
from bot.games.inwo.play.uses.printed import PLAY, STRIKE, each_op, uses_of
from bot.games.inwo.play.uses.program import CardProgram
from bot.games.inwo.play.uses.roles import JUST, go_on, seats
from bot.games.inwo.play.uses.using import Using, scope, way_of

OF_ATTACK = frozenset(("attack", "declared", "privileged", "dice", "won", "lost"))
"""The moments of an attack: what answers them is about its target."""
MOMENTS = {PLAY: "played", "use": "ability"}
"""What is answered, by how the card was used."""


class Played(Answerable):
    """A Plot has been played, or an ability used. Data: see `using.plan`."""

    name = "played"

    @classmethod
    def belongs(cls, s: Inwo, f: FrameData, seat: int) -> bool:
        return seat in (f[cls.DATA]["seat"], f[cls.DATA]["at"])

    @classmethod
    def holds(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        card = f[cls.DATA]["card"]
        return [card] if s.zone[card] == PLAYED else []

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        e = f[cls.DATA]
        told = {"card": e["card"], "other": e["target"], "purpose": e["verb"], "number": e["number"]}
        return {**told, "at": e["at"]}

    @classmethod
    def concern(cls, s: Inwo, f: FrameData) -> Concern:
        """It touches who makes it, and at whom it is aimed."""
        e = f[cls.DATA]
        return Concern(cls.name, e["seat"], {e["seat"], e["at"], s.owner_of(e["target"])})

    @classmethod
    def slight(cls, s: Inwo, f: FrameData) -> bool:
        """It touches nobody else."""
        return len(cls.concern(s, f).touched - {NOBODY}) < 2

    # -- who may answer

    @classmethod
    def moments(cls, s: Inwo, e: EventData) -> list[Moment]:
        """The use itself, the actions that power it, and what it would show."""
        meant = _meant(e) if e["moment"] not in OF_ATTACK else e["target"]
        aimed = (meant,) if meant != NOBODY else ()
        found = [moment(MOMENTS[e["verb"]], (e["card"],), e["seat"], aimed=aimed)]
        acting = list(dict.fromkeys(card for card, _ in e["paid"] if card not in e["lost"]))
        if acting:
            power = acting if e["power"] else ()
            found.append(moment("action", acting, e["seat"], aimed=aimed, power=power))
        for word in ("look", "expose"):
            victims = _victims(s, e, word)
            if victims:
                found.append(moment(word, (e["card"],), e["seat"], aimed=victims))
        return found

    @classmethod
    def admits(cls, s: Inwo, e: EventData, seat: int) -> bool:
        a = Attacked.current(s)
        if a is None:
            return seat != e["seat"] and super().admits(s, e, seat)
        defends = bool(a["defender"] == seat)
        return seat != e["seat"] and may_join(s, a, seat) and (defends or super().admits(s, e, seat))

    @classmethod
    def waited_for(cls, s: Inwo, e: EventData, when: str) -> Sequence[int]:
        """Whom it is aimed at."""
        return (s.owner_of(e["target"]), e["at"])

    # -- its life

    @classmethod
    def would(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        """A Plot that is played is laid on the table for all to see."""
        if e["verb"] == PLAY:
            publish(s.known, e["card"])
            s.move(e["card"], PLAYED, e["seat"])
        if e["target"] != NOBODY and s.zone[e["target"]] in HANDS and s.owner[e["target"]] == e["seat"]:
            show(k, s, e["target"])
        if is_strike(s, e):
            freeze(s, e["card"], e["target"])
        k.tell("card-used", told(s, e))

    @classmethod
    def possible(cls, s: Inwo, e: EventData) -> bool:
        """Whether its target still fits (INW-193)."""
        use, target = way_of(e).use(s), e["target"]
        return use.target is None or target == NOBODY or target in candidates(s, use.target, scope(s, e))

    @classmethod
    def apply(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        e["stood"] = standing(s, Attacked.current(s))
        chosen = {
            key: e[key]
            for key in ("target", "second", "at", "also", "bit", "spent", "it", "doer", "answers", "moment")
        }
        chosen["target"] = _meant(e)
        effects = [list(effect) for effect in way_of(e).use(s).do]
        CardProgram.begin(k, e["seat"], e["card"], effects, **chosen)

    @classmethod
    def checks(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        """A Plot that does not stay goes to the discards; two that it has brought together are played; what
        stands for an action pays for the use below."""
        named, a = k.returned() or {}, Attacked.current(s)
        doomed = s.doomed(terms.PAID) if e["power"] else []
        _have_acted(s, e)
        if a is not None and "stood" in e:
            side_with(s, a, e)
        go_on(s)
        if s.zone[e["card"]] == PLAYED:
            s.discard(e["card"])
            s.used.append(f"{JUST}:{e['seat']}:{e['card']}")
        settle(k, s)
        dry(s)
        for card in doomed:
            destroy(k, s, card, NOBODY)
        if named.get("stands"):
            Using.stand_in(s, named["stands"])
        if named.get("more"):
            (main,), (second,) = named["main"], named["more"]
            way = Way(PLAY, main, len(uses_of(s.face[main], PLAY)) - 1)
            Using.begin(k, s, e["seat"], way, {"second": second, "cost": [second]})

    @classmethod
    def prevented(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        """It never happened; its costs are lost (INW-190), its use may be made again (INW-191). What has
        become impossible goes back to its hand for all to see (INW-193)."""
        _have_acted(s, e)
        told = {"seat": e["seat"], "face": s.face[e["card"]]}
        a, once = Attacked.current(s), mark_of(s, way_of(e), e["seat"])
        s.used = [mark for mark in s.used if mark != once or not e["cancelled"]]
        if a is not None:
            a["plots"] = [plot for plot in a["plots"] if plot[2] != e["card"]]
        k.tell("card-cancelled" if e["cancelled"] else "card-impossible", told)
        if is_strike(s, e):
            thaw(s, e["card"])
        if e["verb"] != PLAY or s.zone[e["card"]] != PLAYED:
            return
        if e["cancelled"] and e["fate"] == "":
            s.discard(e["card"])
        else:
            s.to_hand(e["card"], int(e["fate"]) if e["cancelled"] else e["seat"])


def _have_acted(s: Inwo, e: EventData) -> None:
    """Those that paid for it have acted: what lasted so long ends."""
    if e["power"]:
        s.expire(terms.PAID)
    s.has_acted([card for card, _ in e["paid"]])


def _meant(e: EventData) -> int:
    """The card that a use is about: the one at which it is aimed, or what it answers, of an attack the
    target."""
    if e["target"] != NOBODY or not e["moment"]:
        return int(e["target"])
    return int(e["aimed"] if e["moment"] in OF_ATTACK else e["it"])


def is_strike(s: Inwo, e: EventData) -> bool:
    """Whether the use is a Plot that makes an attack."""
    return way_of(e).use(s).do[0].name == STRIKE


def _victims(s: Inwo, e: EventData, word: str) -> list[int]:
    """The Illuminati of the players whose hidden Plots a use would show."""
    running = Running(e["seat"], e["card"], e)
    return [
        s.illuminati[seat]
        for name, params in each_op(way_of(e).use(s).do)
        if name == word and params.get("pile", "plots") == "plots"
        for seat in seats(s, running, params["seat"])
        if seat != e["seat"]
    ]


def told(s: Inwo, e: EventData) -> dict[str, Any]:
    """What everybody sees of a use."""
    faces = {key: s.face_of(e[key]) for key in ("target", "second")}
    if e["target"] != NOBODY and not knows(s.known, e["target"], None):
        faces["target"] = NOBODY
    return {
        "seat": e["seat"], "face": s.face[e["card"]], "verb": e["verb"], "number": e["number"],
        "at": e["at"], "bit": e["bit"], "paid": [s.face[card] for card, _ in e["paid"]],
        "cost": [s.face[card] for card in e["cost"]],
        **faces,
    }  # fmt: skip
