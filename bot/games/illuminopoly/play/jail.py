"""Going to Jail and what follows from it (IOP-12, IOP-41 to IOP-44, IOP-A3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.cards.board import BAIL, DOG, JAIL_SPACE
from bot.games.illuminopoly.play.chair import lose_chair
from bot.games.illuminopoly.play.debts import COURT, owe
from bot.games.illuminopoly.play.state import FREE, Illuminopoly

NOTHING: Move = ("nothing",)
"""Land, and do no more."""
TRIAL = 3
"""On the third turn in Jail there is a trial."""


def arrest(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """To Jail by a space, a card or three doubles; the Dog decides for itself (IOP-41)."""
    if s.faction[seat] == DOG:
        k.push(Immunity.name, seat)
    else:
        imprison(k, s, seat)


def imprison(k: Kernel, s: Illuminopoly, seat: int, hard: bool = False) -> None:
    """Into Jail, never past GO; a Chair loses the Chair (IOP-12)."""
    s.jailed[seat], s.hard[seat], s.pos[seat] = 0, int(hard), JAIL_SPACE
    k.tell("jailed", {"seat": seat, "hard": hard})
    lose_chair(k, s, seat)


def free(s: Illuminopoly, seat: int) -> None:
    """Out of Jail; the token stands on Just Visiting."""
    s.jailed[seat], s.hard[seat] = FREE, 0


def trial(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """The judge is bribed, if necessary with what there is, and lets the agents go (IOP-42)."""
    k.tell("trial", {"seat": seat})
    free(s, seat)
    owe(k, seat, BAIL, COURT, "judge")


class Immunity(Frame):
    """The Dog goes visiting, or stays where it is (IOP-41); a visitor may post bail (IOP-43).

    Pops whether it visits.
    """

    name = "Immunity"
    without = ("standing",)
    (SEAT,) = registers(1)
    CHOOSE, VISIT, GONE = steps("choose", "visit", "leave")
    owner = SEAT

    @classmethod
    def visit(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Whether it posts bail; asked if anybody is there, or others could tell how much money it has."""
        if prisoners(s, f[cls.SEAT]):
            k.ask(f[cls.SEAT])
        else:
            cls.leave(k, s, f)

    @classmethod
    def leave(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The visit is over."""
        k.pop(True)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("stay",), ("visit",)] if f[cls.STEP] == cls.CHOOSE else visits(s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[cls.STEP] == cls.VISIT:
            f[cls.STEP] = cls.GONE
            if move[0] == "post-bail":
                post_bail(k, s, seat, int(move[1]))
            return
        k.tell("immune", {"seat": seat, "visits": move[0] == "visit"})
        if move[0] == "visit":
            s.pos[seat], f[cls.STEP] = JAIL_SPACE, cls.VISIT
        else:
            k.pop(False)


def prisoners(s: Illuminopoly, visitor: int) -> list[int]:
    """Rivals in Jail for whom a visitor could post bail (IOP-43)."""
    return [q for q in range(s.seats) if q != visitor and s.alive[q] and s.jailed[q] != FREE]


def visits(s: Illuminopoly, visitor: int) -> list[Choice]:
    """What a visitor can do: nothing, or post bail for a rival (IOP-43)."""
    able = prisoners(s, visitor) if s.cash[visitor] >= BAIL else []
    return [NOTHING, *(("post-bail", q) for q in able)]


def post_bail(k: Kernel, s: Illuminopoly, visitor: int, prisoner: int) -> None:
    """The visitor pays, questions the agents, and will succeed with their next subversion (IOP-43)."""
    free(s, prisoner)
    s.sure[visitor].append(prisoner)
    k.tell("bailed-rival", {"seat": visitor, "prisoner": prisoner})
    owe(k, visitor, BAIL, COURT, "bail")
