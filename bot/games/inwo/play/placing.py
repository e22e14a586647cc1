"""Hanging a card with its branch on an arrow, re-hanging what finds no room (INW-045, 115, 116, 171, 173)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.play.state import GEOMETRY, Inwo, tell_moved

TAKEOVER, CAPTURE, MOVE = "takeover", "capture", "move"


def places(s: Inwo, masters: Sequence[int], without: int = NOBODY) -> list[tuple[int, int]]:
    """All (master, side) where a card could be hung; the branch of the own card `without` is thought away."""
    if not masters:
        return []
    cells = GEOMETRY.cells(s, GEOMETRY.root(s, masters[0]))
    if without == NOBODY:
        return GEOMETRY.open_places(s, masters, cells)
    branch = GEOMETRY.subtree(s, without)
    cells = {cell: card for cell, card in cells.items() if card not in branch}
    staying = [master for master in masters if master not in branch]
    present = (s.master[without], s.arrow[without])
    return [place for place in GEOMETRY.open_places(s, staying, cells) if place != present]


def has_room(s: Inwo, seat: int) -> bool:
    """Whether a Group could be hung anywhere in the structure of `seat`."""
    return bool(places(s, s.structure(seat)))


class Place(Frame):
    """A card with its branch comes to lie in the structure of `seat`.

    Masters: on which it may be hung. Why: takeover, capture or move. Homeless: puppets without room.
    """

    name = "place"
    SEAT, CARD, MASTERS, WHY, HOMELESS = registers(5)
    ARROW, HOME = steps("arrow", "home")
    owner = SEAT

    @classmethod
    def begin(cls, k: Kernel, seat: int, card: int, masters: Sequence[int], why: str) -> None:
        """Let `seat` choose an arrow of `masters` for `card`, which hangs nowhere at the moment."""
        k.push(cls.name, seat, card, list(masters), why, [])

    @classmethod
    def holds(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        homeless: list[int] = f[cls.HOMELESS]
        return homeless if f[cls.STEP] == cls.HOME else [f[cls.CARD]]

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        card = f[cls.HOMELESS][0] if f[cls.HOMELESS] else f[cls.CARD]
        return {"card": card, "purpose": f[cls.WHY]}

    @classmethod
    def arrow(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Find an arrow for the card."""
        found = places(s, f[cls.MASTERS])
        if not found:
            cls._lose(k, s, f, f[cls.CARD])
            k.pop(None)
        elif len(found) == 1:
            cls._attach(s, f, found[0])
        else:
            k.ask(f[cls.SEAT])

    @classmethod
    def home(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Find a place for each puppet that has none."""
        if not f[cls.HOMELESS]:
            seat, card = f[cls.SEAT], f[cls.CARD]
            told = {"seat": seat, "face": s.face[card], "master": s.face[s.master[card]], "why": f[cls.WHY]}
            k.tell("group-placed", told)
            s.touch()
            k.pop(card)
            return
        puppet = f[cls.HOMELESS][0]
        cells = GEOMETRY.laid_cells(s, s.illuminati[f[cls.SEAT]], f[cls.HOMELESS])
        if GEOMETRY.beyond(s, s.master[puppet], s.arrow[puppet]) not in cells:
            cls._lay(s, f, f[cls.HOMELESS].pop(0))
        elif len(cls.options(s, f, f[cls.SEAT])) > 1:
            k.ask(f[cls.SEAT])
        else:
            cls._lose(k, s, f, f[cls.HOMELESS].pop(0))

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] == cls.ARROW:
            return [("place", master, side) for master, side in places(s, f[cls.MASTERS])]
        puppet = f[cls.HOMELESS][0]
        cells = GEOMETRY.laid_cells(s, s.illuminati[f[cls.SEAT]], f[cls.HOMELESS])
        sides = GEOMETRY.open_arrows(s, s.master[puppet], cells)
        return [*(("rehang", puppet, side) for side in sides), ("let-go", puppet)]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        verb, card = move[0], int(move[1])
        if verb == "place":
            cls._attach(s, f, (card, int(move[2])))
        elif verb == "rehang":
            s.arrow[card] = int(move[2])
            f[cls.HOMELESS].pop(0)
            cls._lay(s, f, card)
        else:
            cls._lose(k, s, f, f[cls.HOMELESS].pop(0))

    @classmethod
    def _attach(cls, s: Inwo, f: FrameData, place: tuple[int, int]) -> None:
        f[cls.HOMELESS] = GEOMETRY.attach(s, f[cls.CARD], *place)
        f[cls.STEP] = cls.HOME

    @classmethod
    def _lay(cls, s: Inwo, f: FrameData, puppet: int) -> None:
        cells = GEOMETRY.laid_cells(s, s.illuminati[f[cls.SEAT]], [puppet, *f[cls.HOMELESS]])
        f[cls.HOMELESS] += GEOMETRY.relay(s, puppet, cells)

    @classmethod
    def _lose(cls, k: Kernel, s: Inwo, f: FrameData, card: int) -> None:
        """The branch of `card` finds no place."""
        lose(k, s, f[cls.SEAT], card, f[cls.WHY] == MOVE)


def lose(k: Kernel, s: Inwo, seat: int, card: int, to_hand: bool) -> None:
    """The branch of `card` leaves the structure of `seat`: into its hand, or into the discards."""
    lost = s.uproot(card)
    for gone in lost:
        drop_links(k, s, gone)
        if to_hand:
            s.to_hand(gone, seat)
        else:
            s.discard(gone)
    tell_moved(k, s, "groups-to-hand" if to_hand else "groups-discarded", lost, seat=seat)


def drop_links(k: Kernel, s: Inwo, host: int) -> None:
    """Resources that hang on a Group which leaves play go back to the Illuminati of their owner (INW-079)."""
    s.links = [link for link in s.links if link[1] != host or s.kind(link[0]) != "resource"]


def hand_over(s: Inwo, card: int, seat: int) -> list[int]:
    """`card` and its branch now belong to `seat`, without tokens (INW-042), but hang nowhere yet."""
    branch = GEOMETRY.subtree(s, card)
    GEOMETRY.detach(s, card)
    for moved in branch:
        s.tokens[moved] = []
        s.into_play(moved, seat)
        for linked in s.links_of(moved):
            if s.kind(linked) == "resource":
                s.move(linked, s.zone[linked], seat)
    return branch


class MoveGroup(Frame):
    """A Group and its branch go to another arrow, for a token (INW-171). Cost: the cards that could pay."""

    name = "move"
    SEAT, CARD, PLACE, COST = registers(4)
    CHOOSE, PAY, PLACED = steps("choose", "pay", "placed")
    owner = SEAT

    @classmethod
    def begin(cls, k: Kernel, seat: int, card: int) -> None:
        """Let `seat` choose another arrow for `card`."""
        k.push(cls.name, seat, card, [], [])

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"card": f[cls.CARD], "other": f[cls.CARD]} if viewer == f[cls.SEAT] else None

    @classmethod
    def choose(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask for the arrow."""
        k.ask(f[cls.SEAT])

    @classmethod
    def pay(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask whose token is spent, if there is a choice."""
        if len(f[cls.COST]) > 1:
            k.ask(f[cls.SEAT])
        else:
            cls._go(k, s, f, f[cls.COST][0])

    @classmethod
    def placed(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It hangs there."""
        k.pop(k.returned())

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        card = f[cls.CARD]
        if f[cls.STEP] == cls.PAY:
            return [("pay", payer) for payer in f[cls.COST]]
        found = [place for place in places(s, s.structure(seat), card) if payers(s, seat, card, place[0])]
        return [("stay",), *(("place", master, side) for master, side in found)]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "stay":
            k.pop()
        elif move[0] == "pay":
            cls._go(k, s, f, int(move[1]))
        else:
            f[cls.PLACE] = [int(move[1]), int(move[2])]
            f[cls.COST] = payers(s, seat, f[cls.CARD], int(move[1]))
            f[cls.STEP] = cls.PAY

    @classmethod
    def _go(cls, k: Kernel, s: Inwo, f: FrameData, payer: int) -> None:
        f[cls.STEP] = cls.PLACED
        s.tokens[payer].pop()
        seat, card = f[cls.SEAT], f[cls.CARD]
        GEOMETRY.detach(s, card)
        Place.begin(k, seat, card, [f[cls.PLACE][0]], MOVE)
        Place.take(k, s, s.stack[-1], seat, ("place", *f[cls.PLACE]))


def payers(s: Inwo, seat: int, card: int, master: int) -> list[int]:
    """Whose token may pay for moving `card` to `master`: its own, its masters', the Illuminati's."""
    able = dict.fromkeys((card, s.master[card], master, s.illuminati[seat]))
    return [payer for payer in able if s.tokens[payer]]


def movable(s: Inwo, seat: int) -> list[int]:
    """The Groups of a seat that somebody could pay for moving, and for which another place exists."""
    own = s.structure(seat)
    paid = [card for card in own[1:] if any(payers(s, seat, card, master) for master in own)]
    if not paid:
        return []
    free = places(s, own)
    above = GEOMETRY.path(s, free[0][0]) if free else own
    root = bool(s.tokens[own[0]])
    return [
        card
        for card in paid
        if (root and card not in above)
        or any(payers(s, seat, card, master) for master, _ in places(s, own, card))
    ]
