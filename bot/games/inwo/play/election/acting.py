"""An action spent in support of a ticket; it, and the Plot that comes with it, can be cancelled (ELE-29)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.events import EventData
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.structure import NOBODY
from bot.games.inwo.play.election.reckoning import BARS, Electing, boosts, doubled, totals
from bot.games.inwo.play.state import PLAYED, Inwo, show
from bot.games.inwo.play.uses.answering import Deed
from bot.games.inwo.play.uses.could import Moment, moment


class Acting(Deed):
    """A Group acts for the ticket that it supports.

    Data: seat, card; more: what its action adds, doubled if it is Media; plot: what is played with it, NOBODY
    for none; boost: what that gives. paid, lost,
    power: as of a use, for whatever cancels actions. fate: where a cancelled Plot goes.
    """

    name = "acting"
    without = ("standing",)

    @classmethod
    def start(cls, k: Kernel, s: Inwo, seat: int, card: int, plot: int = NOBODY) -> None:
        """The token is spent, and the Plot lies on the table."""
        boost = dict(boosts(s, seat, card))[plot] if plot != NOBODY else 0
        more, paid = doubled(s, card), [[card, s.tokens[card].pop()]]
        s.has_acted([card])
        s.touch()
        if plot != NOBODY:
            show(k, s, plot)
            s.move(plot, PLAYED, seat)
        about = {"seat": seat, "card": card, "plot": plot, "more": more, "boost": boost}
        cls.begin(k, **about, paid=paid, lost=[], power=None, fate="")

    @classmethod
    def holds(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        plot = f[cls.DATA]["plot"]
        return [plot] if plot != NOBODY and s.zone[plot] == PLAYED else []

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        e = f[cls.DATA]
        return {"card": e["card"], "other": e["plot"], "purpose": "support"}

    @classmethod
    def moments(cls, s: Inwo, e: EventData) -> list[Moment]:
        """The action, and the Plot."""
        found = [moment("action", (e["card"],), e["seat"])]
        if e["plot"] != NOBODY:
            found.append(moment("played", (e["plot"],), e["seat"], aimed=(e["card"],)))
        return found

    @classmethod
    def apply(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        """Double first if it is Media, then the Plot (ELE-29); the bar of a party (ELE-08)."""
        _count(k, s, e, e["more"] + e["boost"])
        if e["plot"] != NOBODY:
            s.discard(e["plot"])

    @classmethod
    def prevented(cls, k: Kernel, s: Inwo, e: EventData) -> None:
        """Without the action the plain support stays; without the Plot, the action without it (ELE-29)."""
        plot = e["plot"]
        if plot != NOBODY and not e["lost"]:
            k.tell("card-cancelled", {"seat": e["seat"], "face": s.face[plot]})
            _count(k, s, e, e["more"])
        if plot == NOBODY or s.zone[plot] != PLAYED:
            return
        if e["fate"] == "":
            s.discard(plot)
        else:
            s.to_hand(plot, int(e["fate"]))

    @classmethod
    def over(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The election goes on."""
        k.pop()


def _count(k: Kernel, s: Inwo, e: EventData, more: int) -> None:
    """What the action adds to the support of its Group, and whom it keeps away."""
    f = Electing.find(s)
    if f is None:
        return
    election = Electing.data(f)
    line = next(line for line in election["support"] if line[1] == e["card"])
    line[4] = more
    trait = BARS.get(s.name(e["card"]), "")
    if trait and [line[2], trait] not in election["bars"]:
        election["bars"].append([line[2], trait])
    face = s.face[election["tickets"][line[2]][0]]
    told = {"seat": e["seat"], "face": s.face[e["card"]], "ticket": face, "more": more}
    by = s.face[e["plot"]] if e["plot"] != NOBODY and not e["cancelled"] else NOBODY
    k.tell("acted-for", {**told, "bar": trait, "by": by, "total": totals(election)[line[2]]})
