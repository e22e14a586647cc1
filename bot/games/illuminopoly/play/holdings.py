"""Holding companies: which property hangs where, and how properties change hands (IOP-30, 31, 61, 73, 83)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import Cell
from bot.games.illuminopoly.cards.board import COUNT, FACTION_CARD, GEOMETRY, LEG
from bot.games.illuminopoly.play.bank import from_bank
from bot.games.illuminopoly.play.state import DESTROYED, NOBODY, SOUND, Illuminopoly, owns, set_control
from bot.games.illuminopoly.play.values import mortgage_value
from bot.games.power import placing

Place = tuple[int, int]


def root(seat: int) -> int:
    """The faction card of a seat."""
    return FACTION_CARD + seat


def cells(s: Illuminopoly, seat: int) -> dict[Cell, int]:
    """Which card covers which cell of a seat's structure."""
    return GEOMETRY.cells(s, root(seat))


def holds(s: Illuminopoly, card: int) -> bool:
    """Whether a card may hold others at all: rezoned and destroyed properties may not (IOP-30)."""
    return card >= COUNT or s.status[card] == SOUND


def places(s: Illuminopoly, seat: int) -> list[Place]:
    """All (card, side) where the seat could hang one more property."""
    return placing.places(s, [card for card in s.structure(seat) if holds(s, card)])


def has_room(s: Illuminopoly, seat: int) -> bool:
    """Whether the seat could hang one more property."""
    return bool(places(s, seat))


def arm(s: Illuminopoly, p: int) -> list[int]:
    """A property and all that it holds."""
    return GEOMETRY.subtree(s, p)


def lift(s: Illuminopoly, p: int) -> None:
    """Take one property, alone, out of its structure; what it held is left without a place."""
    GEOMETRY.detach(s, p)
    drop_puppets(s, p)


def release(s: Illuminopoly, p: int) -> None:
    """The property goes back to the Bank, unowned; its own puppets must have been taken care of."""
    GEOMETRY.detach(s, p)
    s.owner[p] = NOBODY
    set_control(s, p, NOBODY)
    s.mortgaged[p] = 0


def hang(s: Illuminopoly, p: int, place: Place) -> list[int]:
    """Hang `p` with its arm; the properties of the arm that found no room, cut off."""
    homeless = GEOMETRY.attach(s, p, *place)
    for q in homeless:
        GEOMETRY.detach(s, q)
    return homeless


def loose(s: Illuminopoly, seat: int) -> list[int]:
    """Owned properties that hang nowhere."""
    return [p for p in owns(s, seat) if s.master[p] == NOBODY]


def faults(s: Illuminopoly, seat: int) -> list[int]:
    """Rezoned or destroyed properties that still hold others (IOP-30)."""
    return [p for p in owns(s, seat) if s.status[p] != SOUND and s.puppets[p]]


def arrange(s: Illuminopoly, seat: int) -> None:
    """Lay the whole structure anew, the best holding companies innermost; what finds no room stays loose."""
    mine = owns(s, seat)
    for p in mine:
        lift(s, p)
    mine.sort(key=lambda p: (s.status[p] != SOUND, -LEG[p], -s.base[p], p))
    settle(s, seat, mine)


def lose_homeless(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """What hangs nowhere, although all has been laid out anew, is nobody's."""
    for p in loose(s, seat):
        k.tell("no-room", {"property": p, "seat": seat})
        release(s, p)


def settle(s: Illuminopoly, seat: int, queue: Sequence[int]) -> list[int]:
    """Hang each of `queue` with its arm where there is most room; those for which there is none."""
    left, waiting = [], list(queue)
    while waiting:
        p = waiting.pop(0)
        found = places(s, seat)
        if found:
            covered = cells(s, seat)
            waiting += hang(s, p, max(found, key=lambda place: _roominess(s, covered, place)))
        else:
            left.append(p)
    return left


def _roominess(s: Illuminopoly, covered: Mapping[Cell, int], place: Place) -> tuple[int, int]:
    """Prefer places near the faction card, and among those the ones with free cells around."""
    x, y = GEOMETRY.beyond(s, *place)
    around = sum((x + dx, y + dy) not in covered for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))
    return -GEOMETRY.depth(s, place[0]), around


def change_owner(s: Illuminopoly, p: int, seat: int) -> None:
    """Only the deed: control and place are seen to by the caller."""
    s.owner[p], s.sweep[p], s.dirty = seat, 0, 1


def take_arm(k: Kernel, s: Illuminopoly, p: int, seat: int, *, sold: bool = False) -> None:
    """`p` and its arm pass to `seat`, who is asked where to hang what has more than one place.

    Taken over, `p` itself obeys the new owner and the rest stays subverted by the old one (IOP-61); sold,
    the old owner keeps the control of all (IOP-73). Mortgaged properties stay with the Chair, who alone can
    take them over.
    """
    old = s.owner[p]
    GEOMETRY.detach(s, p)
    for q in arm(s, p):
        change_owner(s, q, seat)
        s.sweep[q] = int(not sold and not s.control[q] == s.belief[q] == seat)
    if not sold:
        set_control(s, p, seat)
    k.push(Hang.name, seat, [p], old)


def obtain(k: Kernel, s: Illuminopoly, p: int, seat: int) -> None:
    """A single property from the Bank passes to `seat` with its control (IOP-26)."""
    change_owner(s, p, seat)
    set_control(s, p, seat)
    k.push(Hang.name, seat, [p], NOBODY)


def may_abandon(s: Illuminopoly, seat: int, p: int) -> bool:
    """Whether the owner may give the ruin back to the Bank: it must hold nothing (IOP-A4)."""
    return s.owner[p] == seat and s.status[p] == DESTROYED and not s.puppets[p]


def abandon(k: Kernel, s: Illuminopoly, seat: int, p: int) -> None:
    """The ruin goes back to the Bank for its mortgage value, nothing if it had been mortgaged (IOP-A4)."""
    amount = mortgage_value(s, p) if s.blown[p] > 0 else 0
    if amount and not from_bank(k, s, seat, amount):
        amount = 0
    release(s, p)
    k.tell("abandoned", {"seat": seat, "property": p, "amount": amount})


class Hang(Frame):
    """Where to hang new properties.

    Keeper: who keeps what finds no room, else the Bank; the seat itself, if its structure is laid out anew
    for what has lost its place.
    """

    name = "Hang"
    without = ("standing",)
    SEAT, QUEUE, KEEPER = registers(3)
    owner = SEAT

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        seat, queue = f[cls.SEAT], f[cls.QUEUE]
        if not queue:
            k.pop()
            return
        found = places(s, seat)
        if len(found) > 1:
            k.ask(seat)
        elif found:
            cls._hang(s, f, found[0])
        else:
            cls._no_room(k, s, f, queue.pop(0))

    @classmethod
    def _no_room(cls, k: Kernel, s: Any, f: FrameData, p: int) -> None:
        old = f[cls.KEEPER]
        if old == f[cls.SEAT]:
            f[cls.QUEUE] = []
            arrange(s, old)
            lose_homeless(k, s, old)
            return
        k.tell("no-room", {"property": p, "seat": s.owner[p]})
        if old != NOBODY and s.alive[old] and old != s.owner[p]:
            for q in arm(s, p):
                change_owner(s, q, old)
            k.push(cls.name, old, [p], NOBODY)
            return
        for q in reversed(arm(s, p)):
            release(s, q)

    @classmethod
    def _hang(cls, s: Any, f: FrameData, place: Place) -> None:
        p = f[cls.QUEUE].pop(0)
        f[cls.QUEUE] += hang(s, p, place)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("hang", card, side) for card, side in places(s, seat)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        cls._hang(s, f, (int(move[1]), int(move[2])))


class Reorganize(Frame):
    """A seat rearranges its structure at will (IOP-22).

    Each property is lifted at most once; only an arrangement without faults can be kept. Loose: what hangs
    nowhere. Lifted: what was lifted already. Plan: the arrangement at the start. Forced: it cannot stay so.
    """

    name = "Reorganize"
    without = ("standing",)
    SEAT, LOOSE, LIFTED, HAND, PLAN, FORCED = registers(6)
    CHOOSE, PLACE = steps("ask", "ask")
    owner = SEAT

    @classmethod
    def begin(cls, k: Kernel, s: Any, seat: int, forced: bool = False) -> None:
        """Start for `seat`; `forced` if the arrangement cannot stay as it is."""
        plan = [[p, s.master[p], s.arrow[p]] for p in _by_depth(s, seat)]
        k.push(cls.name, seat, [], [], NOBODY, plan, forced)

    @classmethod
    def ask(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """What is lifted, or where it is hung."""
        k.ask(f[cls.SEAT])

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] == cls.PLACE:
            return [("hang", card, side) for card, side in places(s, seat)]
        found: list[Choice] = [("auto",)]
        if not f[cls.FORCED]:
            found.append(("restore",))
        if not f[cls.LOOSE] and not faults(s, seat):
            found.insert(0, ("done",))
        if f[cls.LOOSE] and has_room(s, seat):
            found += [("place", p) for p in f[cls.LOOSE]]
        found += [("abandon", p) for p in owns(s, seat) if may_abandon(s, seat, p)]
        return found + [
            ("lift", p) for p in owns(s, seat) if p not in f[cls.LIFTED] and s.master[p] != NOBODY
        ]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        verb = move[0]
        if verb == "lift":
            cls._lift(s, f, int(move[1]))
        elif verb == "abandon":
            cls._abandon(k, s, f, int(move[1]))
        elif verb == "place":
            f[cls.HAND], f[cls.STEP] = int(move[1]), cls.PLACE
        elif verb == "hang":
            hang(s, f[cls.HAND], (int(move[1]), int(move[2])))
            f[cls.LOOSE].remove(f[cls.HAND])
            f[cls.HAND], f[cls.STEP] = NOBODY, cls.CHOOSE
        else:
            cls._finish(k, s, f, seat, str(verb))

    @classmethod
    def _lift(cls, s: Any, f: FrameData, p: int) -> None:
        for q in arm(s, p):
            if q not in f[cls.LOOSE]:
                f[cls.LOOSE].append(q)
            if q not in f[cls.LIFTED]:
                f[cls.LIFTED].append(q)
        for q in reversed(arm(s, p)):
            lift(s, q)

    @classmethod
    def _abandon(cls, k: Kernel, s: Any, f: FrameData, p: int) -> None:
        """The ruin is no part of any arrangement any more."""
        abandon(k, s, f[cls.SEAT], p)
        f[cls.PLAN] = [place for place in f[cls.PLAN] if place[0] != p]
        if p in f[cls.LOOSE]:
            f[cls.LOOSE].remove(p)

    @classmethod
    def _finish(cls, k: Kernel, s: Any, f: FrameData, seat: int, how: str) -> None:
        if how == "restore":
            restore(s, seat, f[cls.PLAN])
        elif how == "auto":
            arrange(s, seat)
            if loose(s, seat) and not f[cls.FORCED]:
                restore(s, seat, f[cls.PLAN])
            lose_homeless(k, s, seat)
        k.tell("reorganized", {"seat": seat})
        k.pop()


def _by_depth(s: Illuminopoly, seat: int) -> list[int]:
    return s.structure(seat)[1:]


def restore(s: Illuminopoly, seat: int, plan: list[list[int]]) -> None:
    """Put a seat's properties back as `plan` says: [property, card it hung on, side], masters first."""
    for p in owns(s, seat):
        lift(s, p)
    for p, master, side in plan:
        GEOMETRY.hang(s, p, master, side)


def put_aside(k: Kernel, s: Illuminopoly, p: int) -> None:
    """A property that can hold nothing any more leaves what it held to be hung elsewhere at once (IOP-62)."""
    if queue := drop_puppets(s, p):
        k.push(Hang.name, s.owner[p], queue, s.owner[p])


def drop_puppets(s: Illuminopoly, p: int) -> list[int]:
    """Take what hangs on `p` out of the structure, each with its arm."""
    found = list(s.puppets[p])
    for q in found:
        GEOMETRY.detach(s, q)
    return found
