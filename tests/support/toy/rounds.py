"""Two sealed rounds: a summit (one secret offer each, opened at once), a muster (orders, opened late)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.engine.sealed import SealedRound, Sheet
from tests.support.toy.state import Toy


class Summit(SealedRound):
    """All offer coins in secret; all pay; the highest offer wins, in a tie the lower seat. Pops it, or -1."""

    name = "summit"

    @classmethod
    def lines(cls, s: Toy, f: FrameData, seat: int) -> Sequence[Choice]:
        return [Open(("offer",), Range(0, s.coins[seat]))]

    @classmethod
    def opened(cls, k: Kernel, s: Toy, f: FrameData) -> None:
        k.tell("offers", {"coins": tuple(sheet[0][1] for sheet in f[cls.SHEETS])})

    @classmethod
    def resolve(cls, k: Kernel, s: Toy, f: FrameData, seat: int, sheet: Sheet) -> None:
        s.coins[seat] -= int(sheet[0][1])

    @classmethod
    def over(cls, k: Kernel, s: Toy, f: FrameData) -> None:
        offers = [int(sheet[0][1]) for sheet in f[cls.SHEETS]]
        k.pop(offers.index(max(offers)) if max(offers) else -1)


class Muster(SealedRound):
    """All write up to three orders; each sheet is opened when its turn comes, from the active seat round."""

    name = "muster"
    at_once = False
    MOST = 3

    @classmethod
    def lines(cls, s: Toy, f: FrameData, seat: int) -> Sequence[Choice]:
        sheet = f[cls.SHEETS][seat]
        orders: list[Choice] = [("work",), *(("rob", q) for q in range(s.seats) if q != seat)]
        return [*(orders if len(sheet) < cls.MOST else []), *([("clear",)] if sheet else [])]

    @classmethod
    def write(cls, s: Toy, f: FrameData, seat: int, move: Move) -> Sheet:
        return [] if move == ("clear",) else [*f[cls.SHEETS][seat], list(move)]

    @classmethod
    def order(cls, s: Toy, f: FrameData) -> Sequence[int]:
        return [(s.active + n) % s.seats for n in range(s.seats)]

    @classmethod
    def resolve(cls, k: Kernel, s: Toy, f: FrameData, seat: int, sheet: Sheet) -> None:
        k.tell("orders", {"seat": seat, "sheet": tuple(map(tuple, sheet))})
        for line in sheet:
            if line[0] == "work":
                s.coins[seat] += 1
            elif s.coins[int(line[1])]:
                s.coins[int(line[1])] -= 1
                s.coins[seat] += 1
