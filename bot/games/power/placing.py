"""Hanging a card with its branch on an arrow, re-hanging what finds no room, moving and rearranging groups.

A game derives its frames from these and says what becomes of a branch that finds no place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY, Columns, Geometry

MOVE = "move"
"""Why a card is placed that lay in the same structure before."""


class Structured(Columns, Protocol):
    """A state with power structures."""

    geometry: ClassVar[Geometry]
    stack: list[FrameData]

    def structure(self, seat: int) -> Sequence[int]:
        """The cards of a power structure, its root first, masters before puppets."""


def places(s: Structured, masters: Sequence[int], without: int = NOBODY) -> list[tuple[int, int]]:
    """All (master, side) where a card could be hung; the branch of the own card `without` is thought away."""
    if not masters:
        return []
    geometry = s.geometry
    cells = geometry.cells(s, geometry.root(s, masters[0]))
    if without == NOBODY:
        return geometry.open_places(s, masters, cells)
    branch = geometry.subtree(s, without)
    cells = {cell: card for cell, card in cells.items() if card not in branch}
    staying = [master for master in masters if master not in branch]
    present = (s.master[without], s.arrow[without])
    return [place for place in geometry.open_places(s, staying, cells) if place != present]


def movable(s: Structured, own: Sequence[int], free: Sequence[tuple[int, int]]) -> list[int]:
    """The groups of the structure `own`, which has the `free` places, for which another place exists.

    Only a group above the first of these places could have none there.
    """
    above = s.geometry.path(s, free[0][0]) if free else own
    return [card for card in own[1:] if card not in above or places(s, own, card)]


class Placing(Frame):
    """A card with its branch comes to lie in the structure of `seat`.

    Masters: on which it may be hung. Why: a word of the game. Homeless: puppets without room. Returns the
    card, or None if it found no place.
    """

    name = "place"
    SEAT, CARD, MASTERS, WHY, HOMELESS = registers(5)
    ARROW, HOME = steps("arrow", "home")
    owner = SEAT

    @classmethod
    def begin(cls, k: Kernel, seat: int, card: int, masters: Sequence[int], why: str) -> None:
        """Let `seat` choose an arrow of `masters` for `card`, which hangs nowhere at the moment."""
        k.push(cls.name, seat, card, list(masters), why, [])

    # -- what a game says

    @classmethod
    def lose(cls, k: Kernel, s: Any, f: FrameData, card: int) -> Sequence[int]:
        """The branch of `card` finds no place: where it goes, and which cards that are."""
        raise NotImplementedError(cls.name)

    @classmethod
    def placed(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The card hangs, and nothing of its branch is homeless any more."""
        raise NotImplementedError(cls.name)

    # -- what all have in common

    @classmethod
    def holds(cls, s: Structured, f: FrameData) -> Sequence[int]:
        homeless: list[int] = f[cls.HOMELESS]
        return homeless if f[cls.STEP] == cls.HOME else [f[cls.CARD]]

    @classmethod
    def topic(cls, s: Structured, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        card = f[cls.HOMELESS][0] if f[cls.HOMELESS] else f[cls.CARD]
        return {"card": card, "purpose": f[cls.WHY]}

    @classmethod
    def arrow(cls, k: Kernel, s: Structured, f: FrameData) -> None:
        """Find an arrow for the card."""
        found = places(s, f[cls.MASTERS])
        if not found:
            cls.lose(k, s, f, f[cls.CARD])
            k.pop(None)
        elif len(found) == 1:
            cls._attach(s, f, found[0])
        else:
            k.ask(f[cls.SEAT])

    @classmethod
    def home(cls, k: Kernel, s: Structured, f: FrameData) -> None:
        """Find a place for each puppet that has none."""
        if not f[cls.HOMELESS]:
            cls.placed(k, s, f)
            k.pop(f[cls.CARD])
            return
        puppet = f[cls.HOMELESS][0]
        if s.geometry.beyond(s, s.master[puppet], s.arrow[puppet]) not in cls.cells(s, f):
            cls._lay(s, f, f[cls.HOMELESS].pop(0))
        elif len(cls.options(s, f, f[cls.SEAT])) > 1:
            k.ask(f[cls.SEAT])
        else:
            cls.lose(k, s, f, f[cls.HOMELESS].pop(0))

    @classmethod
    def cells(cls, s: Structured, f: FrameData, *more: int) -> dict[tuple[int, int], int]:
        """Which card covers which cell; what is homeless, and `more`, lies nowhere."""
        root = s.geometry.root(s, f[cls.CARD])
        return s.geometry.laid_cells(s, root, [*more, *f[cls.HOMELESS]])

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] == cls.ARROW:
            return [("place", master, side) for master, side in places(s, f[cls.MASTERS])]
        puppet = f[cls.HOMELESS][0]
        sides = s.geometry.open_arrows(s, s.master[puppet], cls.cells(s, f))
        return [*(("rehang", puppet, side) for side in sides), ("let-go", puppet)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        verb, card = move[0], int(move[1])
        if verb == "place":
            cls._attach(s, f, (card, int(move[2])))
        elif verb == "rehang":
            s.arrow[card] = int(move[2])
            f[cls.HOMELESS].pop(0)
            cls._lay(s, f, card)
        else:
            cls.lose(k, s, f, f[cls.HOMELESS].pop(0))

    @classmethod
    def _attach(cls, s: Structured, f: FrameData, place: tuple[int, int]) -> None:
        f[cls.HOMELESS] = s.geometry.attach(s, f[cls.CARD], *place)
        f[cls.STEP] = cls.HOME

    @classmethod
    def _lay(cls, s: Structured, f: FrameData, puppet: int) -> None:
        """Lay out the branch of `puppet`; what finds no room joins the homeless."""
        f[cls.HOMELESS] += s.geometry.relay(s, puppet, cls.cells(s, f, puppet))


class Moving(Frame):
    """A group and its branch go to another arrow of the structure."""

    name = "move"
    SEAT, CARD = registers(2)
    CHOOSE, PLACED = steps("choose", "placed")
    owner = SEAT
    placing: ClassVar[type[Placing]]

    @classmethod
    def topic(cls, s: Structured, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        card = f[cls.CARD]
        return {"card": card, "other": card} if viewer == f[cls.SEAT] else None

    @classmethod
    def placed(cls, k: Kernel, s: Structured, f: FrameData) -> None:
        """It hangs there."""
        k.pop(k.returned())

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("place", master, side) for master, side in places(s, s.structure(seat), f[cls.CARD])]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        cls.go(k, s, f, int(move[1]), int(move[2]))

    @classmethod
    def go(cls, k: Kernel, s: Structured, f: FrameData, master: int, side: int) -> None:
        """Cut the branch off and hang it there."""
        f[cls.STEP] = cls.PLACED
        seat, card = f[cls.SEAT], f[cls.CARD]
        s.geometry.detach(s, card)
        cls.placing.begin(k, seat, card, [master], MOVE)
        cls.placing.take(k, s, s.stack[-1], seat, ("place", master, side))


class Rearranging(Frame):
    """A seat rearranges its groups freely.

    Changes: how many were made. Lifted: branches taken up and not yet hung again.
    """

    name = "reorganize"
    SEAT, CHANGES, LIFTED = registers(3)
    owner = SEAT
    MOST = 60
    moving: ClassVar[type[Moving]]

    @classmethod
    def begin(cls, k: Kernel, seat: int) -> None:
        """Let `seat` rearrange until it has finished."""
        k.push(cls.name, seat, 0, [])

    # -- what a game says

    @classmethod
    def lose(cls, k: Kernel, s: Any, f: FrameData, card: int) -> None:
        """The branch of `card` was lifted and not hung again."""
        raise NotImplementedError(cls.name)

    @classmethod
    def changed(cls, s: Any) -> None:
        """Something is changed."""

    # -- what all have in common

    @classmethod
    def holds(cls, s: Structured, f: FrameData) -> Sequence[int]:
        lifted: list[int] = f[cls.LIFTED]
        return lifted

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        s.ret = None
        if f[cls.LIFTED] or (f[cls.CHANGES] < cls.MOST and len(s.structure(f[cls.SEAT])) > 1):
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Structured, f: FrameData, seat: int) -> Sequence[Choice]:
        own = s.structure(seat)
        free = places(s, own)
        hangs: list[Choice] = [("hang", card) for card in f[cls.LIFTED] if free]
        changes: list[Choice] = []
        if f[cls.CHANGES] < cls.MOST:
            changes += [("move", card) for card in movable(s, own, free)]
            changes += [("lift", card) for card in own[1:]]
        return [*hangs, *changes] if hangs else [("finish",), *changes]

    @classmethod
    def take(cls, k: Kernel, s: Structured, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "finish":
            for card in f[cls.LIFTED]:
                cls.lose(k, s, f, card)
            k.pop()
            return
        f[cls.CHANGES] += 1
        cls.changed(s)
        card = int(move[1])
        if move[0] == "move":
            k.push(cls.moving.name, seat, card)
        elif move[0] == "lift":
            s.geometry.detach(s, card)
            f[cls.LIFTED].append(card)
        else:
            f[cls.LIFTED].remove(card)
            cls.moving.placing.begin(k, seat, card, s.structure(seat), MOVE)
