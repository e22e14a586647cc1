"""Players who see more of their decks, and who may draw another card than the top one (INW-060)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frames import FrameData, fields, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.zones import learn
from bot.games.inwo.play.numbers import passives
from bot.games.inwo.play.state import Inwo, peep
from bot.games.inwo.play.targets import shielded

WAYS = ("best_of_three", "bottom_seen", "bottom_unseen")
"""Of several ways to draw, the first of these counts."""
SEEN = 3
SELECTED = "selected"


def way_to_draw(s: Inwo, seat: int, pile: str) -> str:
    """In which way `seat` draws from a pile; '' for the usual one."""
    found = {
        x.params["way"]
        for x in passives(s, "draw_choice")
        if x.seat == seat and x.params["pile"] in (pile, "either")
    }
    return next((way for way in WAYS if way in found), "")


def show_first(k: Kernel, s: Inwo, seat: int, drawn: Sequence[int]) -> None:
    """The first Plot that a player draws in a turn is shown to those who may see it."""
    mark = f"drew:{seat}"
    if not drawn or mark in s.used:
        return
    s.used.append(mark)
    for source in passives(s, "shows_draws"):
        if source.seat != seat and not shielded(s, source.seat, seat):
            learn(s.known, drawn[0], source.seat)
            told = {"seat": source.seat, "other": seat, "by": s.face[source.card], "count": 1}
            k.tell("cards-seen", told, {source.seat: {**told, "faces": [s.face[drawn[0]]]}})


class Selecting(Frame):
    """One card of a deck comes to the top, as its player chooses. Pops SELECTED.

    Registers: the seat, whose deck it is, the way, the cards that are seen and not yet put back.
    """

    name = "selecting"
    without = ("standing", "mind")
    SEAT, PILE, WAY, LEFT = registers(4)
    LOOK, CHOOSE, REST = steps("look", "choose", "rest")
    owner, shows = SEAT, fields(purpose=PILE)

    @classmethod
    def deck(cls, s: Inwo, f: FrameData) -> list[int]:
        """The deck, its top last."""
        return s.deck(f[cls.SEAT], f[cls.PILE])

    @classmethod
    def look(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Cards are seen."""
        deck, way = cls.deck(s, f), f[cls.WAY]
        ends = {"best_of_three": deck[-SEEN:][::-1], "bottom_seen": deck[:1], "bottom_unseen": deck[-1:]}
        seen = ends[way]
        peep(k, s, seen, f[cls.SEAT])
        f[cls.LEFT], f[cls.STEP] = list(seen), cls.CHOOSE

    @classmethod
    def rest(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The drawn card lies on top; ask where each other goes."""
        if f[cls.LEFT]:
            k.ask(f[cls.SEAT])
        else:
            k.pop(SELECTED)

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        seen: list[int] = f[cls.LEFT]
        if f[cls.STEP] == cls.REST:
            return [("on-top", seen[0]), ("under", seen[0])]
        if f[cls.WAY] == "best_of_three":
            return [("draw-this", card) for card in seen]
        if f[cls.WAY] == "bottom_seen":
            return [("draw-top",), ("draw-bottom", seen[0])]
        return [("draw-top", seen[0]), ("draw-bottom",)]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        deck, verb = cls.deck(s, f), move[0]
        if f[cls.STEP] == cls.REST:
            card = f[cls.LEFT].pop(0)
            if verb == "under":
                deck.remove(card)
                deck.insert(0, card)
            return
        f[cls.STEP] = cls.REST
        card = int(move[1]) if len(move) > 1 else deck[0] if verb == "draw-bottom" else deck[-1]
        f[cls.LEFT] = [c for c in f[cls.LEFT] if c != card] if f[cls.WAY] == "best_of_three" else []
        deck.remove(card)
        deck.append(card)
