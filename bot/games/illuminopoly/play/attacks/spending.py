"""Secret simultaneous spending on a roll (IOP-32, IOP-60, IOP-62, IOP-A2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.engine.sealed import SealedRound
from bot.games.illuminopoly.play import estate
from bot.games.illuminopoly.play.attacks.favors import play_against
from bot.games.illuminopoly.play.bank import funds
from bot.games.illuminopoly.play.state import Illuminopoly, fit

FOR, AGAINST, EITHER = "for", "against", "either"
PIP = 10
"""$ for one point on a die roll (IOP-32)."""


class Spent(NamedTuple):
    """What one seat has put on one side."""

    seat: int
    side: str
    amount: int


def spent_on(parts: Sequence[Spent], side: str) -> int:
    """The sum on one side."""
    return sum(part.amount for part in parts if part.side == side)


class Spending(SealedRound):
    """Everybody concerned writes down what they spend; all is opened together.

    Plan: {"sides": {seat: for, against or either}, "target": property, "halt": whether a Political Favor
    stops it, "halting": whether one has just been played}. Money can be raised meanwhile, but not on the
    target. Pops a list of [seat, side, $], or "halted".
    """

    name = "Spending"
    (PLAN,) = registers(1)

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        """Who takes part; what it is about is known to the frame below."""
        return {"parties": tuple(int(q) for q in f[cls.PLAN]["sides"])}

    @classmethod
    def launch(cls, k: Kernel, s: Any, target: int, sides: dict[int, str], *, halt: bool = False) -> None:
        """Ask all seats of `sides` that can act."""
        able = {str(q): side for q, side in sides.items() if fit(s, q)}
        cls.begin(k, {"sides": able, "target": target, "halt": halt})

    @classmethod
    def parties(cls, s: Any, f: FrameData) -> Sequence[int]:
        return [int(q) for q in f[cls.PLAN]["sides"] if s.alive[int(q)]]

    @classmethod
    def lines(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        plan = f[cls.PLAN]
        side = plan["sides"][str(seat)]
        amount = Range(0, funds(s, seat))
        sides = (AGAINST, FOR) if side == EITHER else (side,)
        found: list[Choice] = [Open((name,), amount) for name in sides]
        if plan["halt"] and s.favors[seat] and seat != cls._attacker(plan):
            found.append(("halt",))
        return found + estate.raising(s, seat, plan["target"])

    @classmethod
    def _attacker(cls, plan: Mapping[str, Any]) -> int:
        """Whose plan it is: the first of those who spend for it."""
        return next(int(q) for q, side in plan["sides"].items() if side == FOR)

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "halt":
            plan = f[cls.PLAN]
            plan["halting"] = True
            play_against(k, s, seat, "rezoning", plan["target"], cls._attacker(plan))
        elif move[0] in estate.RAISING:
            estate.carry_out(k, s, seat, move)
            sheet = f[cls.SHEETS][seat]
            if seat in f[cls.READY_SEATS] and int(sheet[0][1]) > funds(s, seat):
                f[cls.READY_SEATS].remove(seat)
        else:
            super().take(k, s, f, seat, move)

    @classmethod
    def writing(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """All write; a Favor that was not countered ends it."""
        if f[cls.PLAN].pop("halting", False) and not k.returned():
            k.pop("halted")
        else:
            super().writing(k, s, f)

    @classmethod
    def over(cls, k: Kernel, s: Any, f: FrameData) -> None:
        parts = [
            [seat, sheet[0][0], sheet[0][1]]
            for seat in cls.parties(s, f)
            if (sheet := cls.sheets(f)[seat]) and int(sheet[0][1]) <= funds(s, seat)
        ]
        k.tell("spent", {"target": f[cls.PLAN]["target"], "parts": parts})
        k.pop(parts)


def parts_of(s: Illuminopoly, returned: Any) -> list[Spent]:
    """What the round popped, as records, without who has left since."""
    return [Spent(int(seat), str(side), int(amount)) for seat, side, amount in returned if s.alive[seat]]


def modifier(parts: Sequence[Spent], for_each: int = PIP, against_each: int = PIP) -> int:
    """What the money adds to the roll: whole points only, summed over each side."""
    return spent_on(parts, FOR) // for_each - spent_on(parts, AGAINST) // against_each


def outsiders(s: Illuminopoly, *insiders: int) -> list[int]:
    """All seats that can act, without `insiders`."""
    return [q for q in range(s.seats) if fit(s, q) and q not in insiders]
