"""What all share: the uncontrolled area, and the Illuminati of one big deck (BIG-01 to BIG-08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice
from bot.engine.sealed import SealedRound, Sheet
from bot.engine.structure import NOBODY
from bot.engine.zones import publish
from bot.games.inwo.play.election.office import drawn
from bot.games.inwo.play.state import GEOMETRY, HELD, Inwo, tell_moved

FIRST_FREE, MOST_FREE = 4, 8
"""How many cards lie uncontrolled at first; with so many, no more come from the deck."""


def lay_free(k: Kernel, s: Inwo, count: int = 1) -> list[int]:
    """The top cards of the shared Group deck come to lie uncontrolled, if there is room. Gives them."""
    deck = s.group_deck(NOBODY)
    laid: list[int] = []
    while s.has_area and deck and len(laid) < count and len(s.area) < MOST_FREE:
        laid.append(deck[-1])
        s.set_free(deck[-1])
    if laid:
        k.reveal()
    tell_moved(k, s, "laid-free", laid)
    drawn(k, s, laid)
    return laid


def release(k: Kernel, s: Inwo, card: int) -> None:
    """The branch of `card` is nobody's any more."""
    freed = s.uproot(card)
    for each in freed:
        s.drop_links(each)
        s.set_free(each)
    tell_moved(k, s, "set-free", freed)


class Thrones(SealedRound):
    """Each chooses in secret which Illuminati of the shared deck to be. Parties: who does. Barred: faces
    that too many have chosen.
    """

    name = "thrones"
    without = ("standing",)
    PARTIES, BARRED = registers(2)

    @classmethod
    def parties(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return [seat for seat in f[cls.PARTIES] if s.alive[seat]]

    @classmethod
    def lines(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("throne", face) for face in thrones(s) if face not in f[cls.BARRED]]


def thrones(s: Inwo) -> Counter[int]:
    """The Illuminati in the shared deck by their faces, each with its number of copies."""
    deck = s.plot_deck(NOBODY)
    return Counter(sorted(s.face[card] for card in deck if s.kind(card) == "illuminati"))


def enthrone(k: Kernel, s: Inwo, sheets: Sequence[Sheet]) -> list[int]:
    """Those whose choice is to be had get it; the faces that more have chosen than there are copies."""
    chosen = {seat: int(sheet[0][1]) for seat, sheet in enumerate(sheets) if sheet and s.alive[seat]}
    copies, often = thrones(s), Counter(chosen.values())
    for seat, face in chosen.items():
        if often[face] <= copies[face]:
            root = next(card for card in s.plot_deck(seat) if s.face[card] == face)
            s.illuminati[seat], s.home[root] = root, seat
            s.move(root, HELD, seat)
            GEOMETRY.put_root(s, root)
            publish(s.known, root)
            k.tell("illuminati-shown", {"seat": seat, "face": face})
    return [face for face, count in often.items() if count > copies[face]]
