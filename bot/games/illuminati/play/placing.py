"""Hanging a card with its branch on an arrow, and re-hanging what finds no room (ILL-5.7, ILL-6, ILL-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.illuminati.play.state import GEOMETRY, HELD, Illuminati

CAPTURE, MOVE, GIFT = "capture", "move", "gift"


def places(s: Illuminati, masters: Sequence[int], without: int = NOBODY) -> list[tuple[int, int]]:
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


class Place(Frame):
    """A card with its branch comes to lie in a structure of `seat`.

    Masters: on which it may be hung. Why: capture, move, gift. Homeless: puppets without room.
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
    def holds(cls, s: Illuminati, f: FrameData) -> Sequence[int]:
        homeless: list[int] = f[cls.HOMELESS]
        return homeless if f[cls.STEP] == cls.HOME else [f[cls.CARD]]

    @classmethod
    def topic(cls, s: Illuminati, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        card = f[cls.HOMELESS][0] if f[cls.HOMELESS] else f[cls.CARD]
        return {"card": card, "purpose": f[cls.WHY]}

    @classmethod
    def arrow(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Find an arrow for the card."""
        found = places(s, f[cls.MASTERS])
        if not found:
            cls._lose(k, s, f, f[cls.CARD])
            k.pop(None)
        elif len(found) == 1:
            cls._attach(k, s, f, found[0])
        else:
            k.ask(f[cls.SEAT])

    @classmethod
    def home(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Find a place for each puppet that has none."""
        if not f[cls.HOMELESS]:
            seat, card = f[cls.SEAT], f[cls.CARD]
            k.tell("group-placed", {"seat": seat, "card": card, "master": s.master[card], "why": f[cls.WHY]})
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
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] == cls.ARROW:
            return [("place", master, side) for master, side in places(s, f[cls.MASTERS])]
        puppet = f[cls.HOMELESS][0]
        master = s.master[puppet]
        cells = GEOMETRY.laid_cells(s, s.illuminati[f[cls.SEAT]], f[cls.HOMELESS])
        choices: list[Choice] = [("rehang", puppet, side) for side in GEOMETRY.open_arrows(s, master, cells)]
        choices.append(("let-go", puppet))
        if f[cls.WHY] == GIFT:
            blocker = cells[GEOMETRY.beyond(s, master, s.arrow[puppet])]
            if blocker not in GEOMETRY.path(s, puppet):
                choices.append(("oust", blocker))
        return choices

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        verb, card = move[0], int(move[1])
        if verb == "place":
            cls._attach(k, s, f, (card, int(move[2])))
        elif verb == "rehang":
            s.arrow[card] = int(move[2])
            f[cls.HOMELESS].pop(0)
            cls._lay(s, f, card)
        elif verb == "let-go":
            cls._lose(k, s, f, f[cls.HOMELESS].pop(0))
        else:
            puppet = f[cls.HOMELESS].pop(0)
            lost = cls._lose(k, s, f, card)
            f[cls.HOMELESS] = [c for c in f[cls.HOMELESS] if c not in lost]
            cls._lay(s, f, puppet)

    @classmethod
    def _attach(cls, k: Kernel, s: Illuminati, f: FrameData, place: tuple[int, int]) -> None:
        f[cls.HOMELESS] = GEOMETRY.attach(s, f[cls.CARD], *place)
        f[cls.STEP] = cls.HOME

    @classmethod
    def _lay(cls, s: Illuminati, f: FrameData, puppet: int) -> None:
        cells = GEOMETRY.laid_cells(s, s.illuminati[f[cls.SEAT]], [puppet, *f[cls.HOMELESS]])
        f[cls.HOMELESS] += GEOMETRY.relay(s, puppet, cells)

    @classmethod
    def _lose(cls, k: Kernel, s: Illuminati, f: FrameData, card: int) -> list[int]:
        """The branch of `card` finds no place; after a move or gift it counts as dropped (ILL-5.7c, R-08)."""
        lost = s.release(card) if f[cls.WHY] == CAPTURE else s.drop(card)
        k.tell("groups-lost", {"seat": f[cls.SEAT], "cards": lost})
        return lost


def hand_over(s: Illuminati, card: int, seat: int) -> list[int]:
    """`card` and its branch now belong to `seat` but hang nowhere yet; the branch."""
    branch = GEOMETRY.subtree(s, card)
    GEOMETRY.detach(s, card)
    for moved in branch:
        if s.owner[moved] == NOBODY:
            s.open.remove(moved)
        s.owner[moved], s.zone[moved] = seat, HELD
    return branch


class MoveGroup(Frame):
    """A group and its branch go to another arrow of the structure (ILL-8a)."""

    name = "move"
    SEAT, CARD = registers(2)
    CHOOSE, PLACED = steps("choose", "placed")
    owner = SEAT

    @classmethod
    def topic(cls, s: Illuminati, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        card = f[cls.CARD]
        return {"card": card, "other": card} if viewer == f[cls.SEAT] else None

    @classmethod
    def choose(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Ask for the arrow."""
        k.ask(f[cls.SEAT])

    @classmethod
    def placed(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """It hangs there."""
        k.pop(k.returned())

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("place", master, side) for master, side in places(s, s.structure(seat), f[cls.CARD])]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        f[cls.STEP] = cls.PLACED
        GEOMETRY.detach(s, f[cls.CARD])
        Place.begin(k, seat, f[cls.CARD], [int(move[1])], MOVE)
        Place.take(k, s, s.stack[-1], seat, move)


def movable(s: Illuminati, own: Sequence[int], free: Sequence[tuple[int, int]]) -> list[int]:
    """The groups of the structure `own`, which has the `free` places, for which another place exists.

    Only a group above the first of these places could have none there.
    """
    above = GEOMETRY.path(s, free[0][0]) if free else own
    return [card for card in own[1:] if card not in above or places(s, own, card)]


class Reorganize(Frame):
    """The Bermuda Triangle rearranges its groups freely at the end of its turn (ILL-8c).

    Changes: how many were made. Lifted: branches taken up and not yet hung again.
    """

    name = "reorganize"
    SEAT, CHANGES, LIFTED = registers(3)
    owner = SEAT
    MOST = 60

    @classmethod
    def begin(cls, k: Kernel, seat: int) -> None:
        """Let `seat` rearrange until it has finished."""
        k.push(cls.name, seat, 0, [])

    @classmethod
    def holds(cls, s: Illuminati, f: FrameData) -> Sequence[int]:
        lifted: list[int] = f[cls.LIFTED]
        return lifted

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        s.ret = None
        if f[cls.LIFTED] or (f[cls.CHANGES] < cls.MOST and s.groups(f[cls.SEAT])):
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        own = s.structure(seat)
        free = places(s, own)
        hangs: list[Choice] = [("hang", card) for card in f[cls.LIFTED] if free]
        changes: list[Choice] = []
        if f[cls.CHANGES] < cls.MOST:
            changes += [("move", card) for card in movable(s, own, free)]
            changes += [("lift", card) for card in own[1:]]
        return [*hangs, *changes] if hangs else [("finish",), *changes]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "finish":
            for card in f[cls.LIFTED]:
                k.tell("groups-lost", {"seat": seat, "cards": s.drop(card)})
            k.pop()
            return
        f[cls.CHANGES] += 1
        s.used.append("did")
        card = int(move[1])
        if move[0] == "move":
            k.push(MoveGroup.name, seat, card)
        elif move[0] == "lift":
            GEOMETRY.detach(s, card)
            f[cls.LIFTED].append(card)
        else:
            f[cls.LIFTED].remove(card)
            Place.begin(k, seat, card, s.structure(seat), MOVE)
