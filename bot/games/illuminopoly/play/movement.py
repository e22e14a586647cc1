"""Moving the token: passing GO, riding the rails, what is seen in passing (IOP-23, 28, 61, 70, 93)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.frames import FrameData, name_of, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.cards.board import GO, KIND, PROPERTY, RAILROADS, SHOE, SPACE
from bot.games.illuminopoly.play.attacks.subversion import find_out, rewired
from bot.games.illuminopoly.play.bank import go_money
from bot.games.illuminopoly.play.state import inspect
from bot.games.illuminopoly.play.values import shelter

BOARD = len(KIND)
FRESH, RIDDEN, CARRIED, BACK = range(4)
RAIL_SPACES = [SPACE[p] for p in RAILROADS]


class Walk(Frame):
    """A token moves, and ends by landing.

    Left: spaces. Hardened: so is the property where it lands (IOP-51). How: FRESH, RIDDEN just now, or
    CARRIED by a card, or sent BACK by one.
    """

    name = "Walk"
    without = ("standing",)
    SEAT, LEFT, HARDENED, HOW = registers(4)
    WALK, RIDE, STOP = steps("walk", "ask", "ask")
    owner = SEAT

    @classmethod
    def begin(cls, k: Kernel, seat: int, spaces: int, how: int, *, hardened: bool = False) -> None:
        """Move the token of `seat`."""
        k.push(cls.name, seat, spaces, hardened, how)

    @classmethod
    def left(cls, s: Any) -> int:
        """The spaces that the token which moves now still has to go; less than none if it goes back."""
        top = s.stack[-1] if s.stack else None
        if top is None or name_of(top) != cls.name:
            return 0
        return -int(top[cls.LEFT]) if top[cls.HOW] == BACK else int(top[cls.LEFT])

    @classmethod
    def ask(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Whether it rides or stops here."""
        k.ask(f[cls.SEAT])

    @classmethod
    def walk(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Space by space, until something is to be decided or the token has come to rest."""
        seat = f[cls.SEAT]
        while f[cls.LEFT] > 0:
            if f[cls.HOW] == FRESH and s.faction[seat] == SHOE and s.pos[seat] in RAIL_SPACES:
                f[cls.STEP] = cls.RIDE
                return
            if f[cls.HOW] == RIDDEN:
                f[cls.HOW] = FRESH
            cls._step(k, s, f)
            if f[cls.STEP] == cls.STOP or s.stack[-1] is not f:
                return
        k.pop()
        k.push("Landing", seat, f[cls.HARDENED])

    @classmethod
    def _step(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """One space on: GO money, and what the owner sees of their property in passing."""
        seat = f[cls.SEAT]
        s.pos[seat] = (s.pos[seat] + (-1 if f[cls.HOW] == BACK else 1)) % BOARD
        f[cls.LEFT] -= 1
        if s.pos[seat] == GO and f[cls.HOW] != BACK:
            go_money(k, s, seat)
        cls._passes(k, s, f)

    @classmethod
    def _passes(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """In passing, tampering is found next to the faction card, noticed one removed (IOP-61, IOP-70)."""
        seat = f[cls.SEAT]
        p = PROPERTY[s.pos[seat]]
        if not f[cls.LEFT] or p < 0 or s.owner[p] != seat or s.mortgaged[p]:
            return
        inspect(s, p)
        depth = shelter(s, p)
        if rewired(s, p) and (s.sweep[p] or depth == 0):
            find_out(k, s, p)
        elif s.control[p] != seat and depth == 1:
            k.tell("noticed", {"seat": seat, "property": p})
            f[cls.STEP] = cls.STOP

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("walk",), ("ride",)] if f[cls.STEP] == cls.RIDE else [("stop-here",), ("walk-on",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        f[cls.STEP] = cls.WALK
        if move[0] == "stop-here":
            f[cls.LEFT] = 0
        elif move[0] == "ride":
            cls._ride(k, s, f, seat)
        elif move[0] == "walk":
            cls._step(k, s, f)

    @classmethod
    def _ride(cls, k: Kernel, s: Any, f: FrameData, seat: int) -> None:
        here = s.pos[seat]
        there = next(space for space in [*RAIL_SPACES, RAIL_SPACES[0] + BOARD] if space > here)
        f[cls.LEFT] -= 1
        f[cls.HOW] = RIDDEN
        s.pos[seat] = there % BOARD
        k.tell("rode", {"seat": seat, "space": there % BOARD})
        if there >= BOARD:
            go_money(k, s, seat)
        cls._passes(k, s, f)
