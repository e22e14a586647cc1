"""The last roll of an election, candidate by candidate; whatever turns dice may turn these (ELE-10)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import dice
from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Move
from bot.engine.structure import NOBODY
from bot.games.inwo.play.dice import lying
from bot.games.inwo.play.election import office
from bot.games.inwo.play.holding import Concern
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.uses.answering import Fallen
from bot.games.inwo.play.uses.could import Moment, moment


class Contested(lying.Contested):
    """Those who are tied roll one after the other; the highest roll wins, and equals roll again."""

    THROW, FALLEN, NEXT = steps("chance", "fallen", "following")

    @classmethod
    def begin(cls, k: Kernel, tickets: Sequence[int], cards: Sequence[int]) -> None:
        """Pops the ticket that has won. cards: the candidates of the tickets."""
        tied = {"tickets": list(tickets), "cards": list(cards), "rolls": []}
        k.push(cls.name, {**tied, "roll": [], "again": False, "rerolled": []})

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        e = f[cls.DATA]
        e["roll"], f[cls.STEP] = dice(int(move[0])), cls.FALLEN
        card = cls.roller(f)
        told = {"face": s.face[card], "seat": office.holder(s, card), "roll": list(e["roll"])}
        k.tell("candidate-rolled", told)

    @classmethod
    def fallen(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The dice lie: they may be answered."""
        f[cls.STEP] = cls.NEXT
        RollLies.call(k)

    @classmethod
    def following(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It stands, unless it is thrown again; after the last the highest has won."""
        e = f[cls.DATA]
        s.ret, f[cls.STEP] = None, cls.THROW
        if e["again"]:
            e["again"] = False
            return
        e["rolls"].append(sum(e["roll"]))
        e["roll"] = []
        if len(e["rolls"]) < len(e["cards"]):
            return
        rolls = e["rolls"]
        k.tell("rolled-off", {"why": "final", "faces": [s.face[c] for c in e["cards"]], "rolls": list(rolls)})
        best = [n for n, roll in enumerate(rolls) if roll == max(rolls)]
        e["tickets"], e["cards"] = [e["tickets"][n] for n in best], [e["cards"][n] for n in best]
        e["rolls"] = []
        if len(best) == 1:
            k.pop(e["tickets"][0])


class RollLies(Fallen):
    """The dice of a candidate lie."""

    name = "roll-lies"

    @classmethod
    def moments(cls, s: Inwo, f: FrameData) -> list[Moment]:
        """Whoever controls the candidate has rolled."""
        card = Contested.roller(s.stack[-2])
        return [moment("dice", (card,), office.holder(s, card))]

    @classmethod
    def concern(cls, s: Inwo, f: FrameData) -> Concern:
        return Concern(cls.name, NOBODY, {s.owner[card] for card in Contested.data(s.stack[-2])["cards"]})
