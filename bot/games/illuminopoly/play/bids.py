"""Sealed bids: for the Bank, for the estate of the fallen, for the last building permit (IOP-13, IOP-72,
IOP-82)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.engine.sealed import SealedRound
from bot.games.illuminopoly.cards.board import BUILD
from bot.games.illuminopoly.play import bank, estate
from bot.games.illuminopoly.play.bank import funds, is_banker
from bot.games.illuminopoly.play.holdings import has_room
from bot.games.illuminopoly.play.state import NOBODY, fit, in_order, landlord, owns


class SealedBids(SealedRound):
    """Each party bids once, 0 for nothing; the highest wins, ties in turn order from the Chair."""

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        return {"number": NOBODY}

    @classmethod
    def limit(cls, s: Any, f: FrameData, seat: int) -> int:
        """The most that `seat` can bid."""
        return funds(s, seat)

    @classmethod
    def lines(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [Open(("bid",), Range(0, cls.limit(s, f, seat)))]

    @classmethod
    def best(cls, s: Any, f: FrameData) -> tuple[int, int]:
        """(winner, bid); winner NOBODY if nobody bids more than 0."""
        bids = cls.bids(s, f)
        winner = max((q for q in in_order(s, s.chair) if q in bids), key=lambda q: bids[q], default=NOBODY)
        return (winner, bids[winner]) if winner != NOBODY and bids[winner] > 0 else (NOBODY, 0)

    @classmethod
    def bids(cls, s: Any, f: FrameData) -> dict[int, int]:
        """What every seat has bid."""
        return {
            seat: min(int(sheet[0][1]), funds(s, seat))
            for seat, sheet in enumerate(f[cls.SHEETS])
            if sheet and s.alive[seat]
        }


class BankSale(SealedBids):
    """The Bank goes to the highest bidder, and the bid into its reserves (IOP-13)."""

    name = "BankSale"

    @classmethod
    def parties(cls, s: Any, f: FrameData) -> Sequence[int]:
        return [q for q in range(s.seats) if fit(s, q) and not is_banker(s, q)]

    @classmethod
    def over(cls, k: Kernel, s: Any, f: FrameData) -> None:
        winner, amount = cls.best(s, f)
        k.pop()
        if winner == NOBODY:
            k.tell("bank-unsold", {})
            return
        s.bank_owner, s.bankrupt = winner, 0
        bank.to_bank(s, winner, amount)
        k.tell("bank-sold", {"seat": winner, "amount": amount})


class Auction(SealedBids):
    """The Bank auctions a property of a fallen faction. Pops [winner, bid]."""

    name = "Auction"
    (PROPERTY,) = registers(1)

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        return {"number": f[cls.PROPERTY]}

    @classmethod
    def parties(cls, s: Any, f: FrameData) -> Sequence[int]:
        return [q for q in range(s.seats) if fit(s, q) and landlord(s, q) and has_room(s, q)]

    @classmethod
    def over(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.pop(list(cls.best(s, f)))


class Permit(SealedBids):
    """The last permit: rivals offer bribes, the builder keeps it or sells it (IOP-72).

    Rivals: in the end the buyer alone.
    """

    name = "Permit"
    without = ("standing",)
    BUILDER, PROPERTY, RIVALS = registers(3)
    DECIDE, PLACE = steps("decide", "place")

    @classmethod
    def belongs(cls, s: Any, f: FrameData, seat: int) -> bool:
        """While the buyer builds, it is the buyer's, too."""
        return seat == f[cls.BUILDER] or (f[cls.STEP] == cls.PLACE and seat in f[cls.RIVALS])

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        return {"actor": f[cls.BUILDER], "number": f[cls.PROPERTY]}

    @classmethod
    def parties(cls, s: Any, f: FrameData) -> Sequence[int]:
        return [q for q in f[cls.RIVALS] if fit(s, q)]

    @classmethod
    def limit(cls, s: Any, f: FrameData, seat: int) -> int:
        return max(
            0, funds(s, seat) - min((BUILD[p] for p in cls._buildable(s, f, seat)), default=funds(s, seat))
        )

    @classmethod
    def decide(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask the builder whose bribe is taken."""
        k.ask(f[cls.BUILDER])

    @classmethod
    def place(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask the buyer where to build."""
        k.ask(f[cls.RIVALS][0])

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] == cls.DECIDE:
            return [
                ("keep",),
                *(("sell-permit", q, n) for q, n in cls.bids(s, f).items() if 0 < n <= funds(s, q)),
            ]
        if f[cls.STEP] == cls.PLACE:
            return [("build", p) for p in cls._buildable(s, f, seat)]
        return super().options(s, f, seat)

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[cls.STEP] == cls.DECIDE and move[0] == "sell-permit":
            bank.bribe(s, int(move[1]), seat, int(move[2]))
            k.tell("permit-sold", {"seat": seat, "buyer": move[1], "amount": move[2]})
            f[cls.RIVALS], f[cls.STEP] = [int(move[1])], cls.PLACE
        elif f[cls.STEP] == cls.DECIDE:
            k.pop()
            estate.put_up(k, s, seat, f[cls.PROPERTY])
        elif f[cls.STEP] == cls.PLACE:
            k.pop()
            p = int(move[1])
            if estate.stands_in_the_way(s, p):
                estate.build(k, s, seat, p)
            else:
                estate.put_up(k, s, seat, p)
        else:
            super().take(k, s, f, seat, move)

    @classmethod
    def over(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if any(cls.bids(s, f).values()):
            f[cls.STEP] = cls.DECIDE
            return
        k.pop()
        estate.put_up(k, s, f[cls.BUILDER], f[cls.PROPERTY])

    @classmethod
    def _buildable(cls, s: Any, f: FrameData, seat: int) -> list[int]:
        """Where the seat could use the permit now."""
        lot = f[cls.PROPERTY]
        return [p for p in owns(s, seat) if estate.may_build(s, seat, p) and estate.same_permit(s, lot, p)]
