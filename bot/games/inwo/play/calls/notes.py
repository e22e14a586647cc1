"""What is laid down in secret: the name of a Group of one's own, or of a Place; a Plot."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frames import FrameData, fields, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.inwo.play.numbers import passives
from bot.games.inwo.play.stash import layable, stated, takers
from bot.games.inwo.play.state import Inwo

OWN, PLACE = "ark_of_the_covenant", "the_holy_grail"
"""The calls of what guards a Group of one's own, and of what guards a Place for good."""


def notable(s: Inwo, seat: int) -> list[int]:
    """The cards of `seat` for which something may be written down now."""
    written = {card for card, _ in s.notes}
    found = [x for x in passives(s, "call") if x.seat == seat and x.params["name"] in (OWN, PLACE)]
    return [*(x.card for x in found if x.params["name"] == OWN or x.card not in written), *takers(s, seat)]


class Noting(Frame):
    """Something is written down, or a Plot is laid under a card; nobody else learns what."""

    name = "noting"
    without = ("standing", "mind")
    SEAT, CARD = registers(2)
    (CHOOSE,) = steps("choose")
    owner, shows, secret = SEAT, fields(card=CARD), True

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        card = f[cls.CARD]
        if stated(s, card) is not None:
            return [("stay",), *(("lay", c) for c in layable(s, card))]
        own = any(x.card == card and x.params["name"] == OWN for x in passives(s, "call"))
        able = s.held(seat) if own else [c for c in s.everywhere() if s.kind(c) == "place"]
        return [("stay",), *(("write", c) for c in able)]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        k.pop()
        if move[0] == "write":
            card, noted = f[cls.CARD], int(move[1])
            s.notes = [*(note for note in s.notes if note[0] != card), [card, noted]]
            told = {"seat": seat, "by": s.face[card], "face": s.face[noted]}
            k.tell("note-written", None, {seat: told})
        elif move[0] == "lay":
            host, plot = f[cls.CARD], int(move[1])
            s.notes = [*(note for note in s.notes if note[0] != host), [host, plot]]
            s.blur(seat, seat)
            laid = {"seat": seat, "by": s.face[host]}
            k.tell("plot-laid", laid, {seat: {**laid, "face": s.face[plot]}})
