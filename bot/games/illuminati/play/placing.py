"""Where groups hang: captured, moved, given, rearranged (ILL-5.7, ILL-6, ILL-8). See power.placing."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.illuminati.play.state import GEOMETRY, HELD, Illuminati
from bot.games.power.placing import Moving, Placing, Rearranging

CAPTURE, GIFT = "capture", "gift"


class Place(Placing):
    """Why: capture, move, gift."""

    without = ("standing",)

    @classmethod
    def lose(cls, k: Kernel, s: Illuminati, f: FrameData, card: int) -> Sequence[int]:
        """It is uncontrolled; after a move or gift it counts as dropped (ILL-5.7c, R-08)."""
        lost = s.release(card) if f[cls.WHY] == CAPTURE else s.drop(card)
        k.tell("groups-lost", {"seat": f[cls.SEAT], "cards": lost})
        return lost

    @classmethod
    def placed(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        seat, card = f[cls.SEAT], f[cls.CARD]
        k.tell("group-placed", {"seat": seat, "card": card, "master": s.master[card], "why": f[cls.WHY]})
        branch = GEOMETRY.subtree(s, card)[1:]
        if branch and f[cls.WHY] in (CAPTURE, GIFT):
            k.tell("branch-placed", {"cards": branch})

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        """What is given may oust a group that lies in its way."""
        found = super().options(s, f, seat)
        if f[cls.STEP] == cls.ARROW or f[cls.WHY] != GIFT:
            return found
        puppet = f[cls.HOMELESS][0]
        blocker = cls.cells(s, f)[GEOMETRY.beyond(s, s.master[puppet], s.arrow[puppet])]
        return found if blocker in GEOMETRY.path(s, puppet) else [*found, ("oust", blocker)]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move[0] != "oust":
            super().take(k, s, f, seat, move)
            return
        puppet = f[cls.HOMELESS].pop(0)
        lost = cls.lose(k, s, f, int(move[1]))
        f[cls.HOMELESS] = [c for c in f[cls.HOMELESS] if c not in lost]
        cls._lay(s, f, puppet)


class MoveGroup(Moving):
    """ILL-8a."""

    without = ("standing",)

    placing = Place


class Reorganize(Rearranging):
    """The Bermuda Triangle, at the end of its turn (ILL-8c)."""

    without = ("standing",)

    moving = MoveGroup

    @classmethod
    def lose(cls, k: Kernel, s: Illuminati, f: FrameData, card: int) -> None:
        k.tell("groups-lost", {"seat": f[cls.SEAT], "cards": s.drop(card)})

    @classmethod
    def changed(cls, s: Illuminati) -> None:
        s.used.append("did")


def hand_over(s: Illuminati, card: int, seat: int) -> list[int]:
    """`card` and its branch now belong to `seat` but hang nowhere yet; the branch."""
    branch = GEOMETRY.subtree(s, card)
    GEOMETRY.detach(s, card)
    for moved in branch:
        if s.owner[moved] == NOBODY:
            s.open.remove(moved)
        s.owner[moved], s.zone[moved] = seat, HELD
    return branch
