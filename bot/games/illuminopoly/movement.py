"""Moving the token: passing GO, riding the rails, what is seen in passing (IOP-23, 28, 61, 70, 93)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.bank import go_money
from bot.games.illuminopoly.board import GO, KIND, PROPERTY, RAILROADS, SHOE, SPACE
from bot.games.illuminopoly.state import inspect
from bot.games.illuminopoly.subversion import find_out
from bot.games.illuminopoly.values import shelter

BOARD = len(KIND)
FRESH, RIDDEN, CARRIED = range(3)
RAIL_SPACES = [SPACE[p] for p in RAILROADS]


class Walk(Frame):
    """A token moves. Registers: 2 seat, 3 spaces left, 4 landing is on hardened property (IOP-51), 5 FRESH,
    RIDDEN just now, or CARRIED by a card. Ends by landing."""

    name = "Walk"
    STEP, RIDE, STOP = range(3)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        seat = f[2]
        while f[3] > 0 or f[1] != cls.STEP:
            if f[1] == cls.STEP and f[5] == FRESH and s.faction[seat] == SHOE and s.pos[seat] in RAIL_SPACES:
                f[1] = cls.RIDE
            if f[1] != cls.STEP:
                k.ask(seat)
                return
            if f[5] == RIDDEN:
                f[5] = FRESH
            cls._step(k, s, f)
            if s.stack[-1] is not f:
                return
        k.pop()
        k.push("Landing", seat, f[4])

    @classmethod
    def _step(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """One space on: GO money, and what the owner sees of his property in passing."""
        seat = f[2]
        s.pos[seat] = (s.pos[seat] + 1) % BOARD
        f[3] -= 1
        if s.pos[seat] == GO:
            go_money(k, s, seat)
        p = PROPERTY[s.pos[seat]]
        if f[3] and p >= 0 and s.owner[p] == seat and not s.mortgaged[p]:
            inspect(s, p)
            if s.control[p] != seat:
                cls._pass_own(k, s, f, p)

    @classmethod
    def _pass_own(cls, k: Kernel, s: Any, f: FrameData, p: int) -> None:
        """Next to the faction card tampering is found, one removed it is noticed (IOP-61, IOP-70)."""
        depth = shelter(s, p)
        if s.sweep[p] or depth == 0:
            find_out(k, s, p)
        elif depth == 1:
            k.tell("noticed", {"seat": f[2], "property": p})
            f[1] = cls.STOP

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("walk",), ("ride",)] if f[1] == cls.RIDE else [("stop-here",), ("walk-on",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        f[1] = cls.STEP
        if move[0] == "stop-here":
            f[3] = 0
        elif move[0] == "ride":
            cls._ride(k, s, f, seat)
        elif move[0] == "walk":
            cls._step(k, s, f)

    @classmethod
    def _ride(cls, k: Kernel, s: Any, f: FrameData, seat: int) -> None:
        here = s.pos[seat]
        there = next(space for space in [*RAIL_SPACES, RAIL_SPACES[0] + BOARD] if space > here)
        f[3] -= 1
        f[5] = RIDDEN
        s.pos[seat] = there % BOARD
        k.tell("rode", {"seat": seat, "space": there % BOARD})
        if there >= BOARD:
            go_money(k, s, seat)
