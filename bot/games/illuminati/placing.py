"""Hanging a card with its branch on an arrow, and re-hanging what finds no room (ILL-5.7, ILL-6, ILL-8)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.illuminati.state import GEOMETRY, HELD, Illuminati

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

    Registers: 2 seat, 3 card, 4 masters it may be hung on, 5 why (capture, move, gift), 6 homeless puppets.
    """

    name = "place"
    ARROW, HOME, FINISHED = range(3)

    @classmethod
    def begin(cls, k: Kernel, seat: int, card: int, masters: Sequence[int], why: str) -> None:
        """Let `seat` choose an arrow of `masters` for `card`, which hangs nowhere at the moment."""
        k.push(cls.name, seat, card, list(masters), why, [])

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        if f[1] == cls.ARROW:
            found = places(s, f[4])
            if not found:
                cls._no_room(k, s, f)
            elif len(found) == 1:
                cls._attach(k, s, f, found[0])
            else:
                k.ask(f[2])
        elif f[6]:
            cls._homeless(k, s, f)
        else:
            k.tell("group-placed", {"seat": f[2], "card": f[3], "master": s.master[f[3]], "why": f[5]})
            k.pop(f[3])

    @classmethod
    def _no_room(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        cls._lose(k, s, f, f[3])
        k.pop(None)

    @classmethod
    def _homeless(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        puppet = f[6][0]
        cells = GEOMETRY.laid_cells(s, s.illuminati[f[2]], f[6])
        if GEOMETRY.beyond(s, s.master[puppet], s.arrow[puppet]) not in cells:
            cls._lay(s, f, f[6].pop(0))
        elif len(cls.options(s, f, f[2])) > 1:
            k.ask(f[2])
        else:
            cls._lose(k, s, f, f[6].pop(0))

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[1] == cls.ARROW:
            return [("place", master, side) for master, side in places(s, f[4])]
        puppet = f[6][0]
        master = s.master[puppet]
        cells = GEOMETRY.laid_cells(s, s.illuminati[f[2]], f[6])
        choices: list[Choice] = [("rehang", puppet, side) for side in GEOMETRY.open_arrows(s, master, cells)]
        choices.append(("let-go", puppet))
        if f[5] == GIFT:
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
            f[6].pop(0)
            cls._lay(s, f, card)
        elif verb == "let-go":
            cls._lose(k, s, f, f[6].pop(0))
        else:
            puppet = f[6].pop(0)
            lost = cls._lose(k, s, f, card)
            f[6] = [c for c in f[6] if c not in lost]
            cls._lay(s, f, puppet)

    @classmethod
    def _attach(cls, k: Kernel, s: Illuminati, f: FrameData, place: tuple[int, int]) -> None:
        f[6] = GEOMETRY.attach(s, f[3], *place)
        f[1] = cls.HOME

    @classmethod
    def _lay(cls, s: Illuminati, f: FrameData, puppet: int) -> None:
        cells = GEOMETRY.laid_cells(s, s.illuminati[f[2]], [puppet, *f[6]])
        f[6] += GEOMETRY.relay(s, puppet, cells)

    @classmethod
    def _lose(cls, k: Kernel, s: Illuminati, f: FrameData, card: int) -> list[int]:
        """The branch of `card` finds no place; after a move or gift it counts as dropped (ILL-5.7c, R-08)."""
        lost = s.release(card) if f[5] == CAPTURE else s.drop(card)
        k.tell("groups-lost", {"seat": f[2], "cards": lost})
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
    """A group and its branch go to another arrow of the structure (ILL-8a). Registers: 2 seat, 3 card."""

    name = "move"

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        if f[1] == 0:
            k.ask(f[2])
        else:
            k.pop(k.returned())

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("place", master, side) for master, side in places(s, s.structure(seat), f[3])]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        f[1] = 1
        GEOMETRY.detach(s, f[3])
        k.push(Place.name, seat, f[3], [int(move[1])], MOVE, [])
        placing = s.stack[-1]
        Place.take(k, s, placing, seat, move)


def movable(s: Illuminati, own: Sequence[int], free: Sequence[tuple[int, int]]) -> list[int]:
    """The groups of the structure `own`, which has the `free` places, for which another place exists.

    Only a group above the first of these places could have none there.
    """
    above = GEOMETRY.path(s, free[0][0]) if free else own
    return [card for card in own[1:] if card not in above or places(s, own, card)]


class Reorganize(Frame):
    """The Bermuda Triangle rearranges its groups freely at the end of its turn (ILL-8c).

    Registers: 2 seat, 3 changes made, 4 branches taken up and not yet hung again.
    """

    name = "reorganize"
    MOST = 60

    @classmethod
    def begin(cls, k: Kernel, seat: int) -> None:
        """Let `seat` rearrange until it has finished."""
        k.push(cls.name, seat, 0, [])

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        s.ret = None
        if f[4] or (f[3] < cls.MOST and s.groups(f[2])):
            k.ask(f[2])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        own = s.structure(seat)
        free = places(s, own)
        hangs: list[Choice] = [("hang", card) for card in f[4] if free]
        changes: list[Choice] = []
        if f[3] < cls.MOST:
            changes += [("move", card) for card in movable(s, own, free)]
            changes += [("lift", card) for card in own[1:]]
        return [*hangs, *changes] if hangs else [("finish",), *changes]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "finish":
            for card in f[4]:
                k.tell("groups-lost", {"seat": seat, "cards": s.drop(card)})
            k.pop()
            return
        f[3] += 1
        s.used.append("did")
        card = int(move[1])
        if move[0] == "move":
            k.push(MoveGroup.name, seat, card)
        elif move[0] == "lift":
            GEOMETRY.detach(s, card)
            f[4].append(card)
        else:
            f[4].remove(card)
            Place.begin(k, seat, card, s.structure(seat), MOVE)
