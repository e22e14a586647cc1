"""Paying what is due, raising money for it, and being foreclosed (IOP-44, IOP-82, IOP-83)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.play import bank, estate
from bot.games.illuminopoly.play.state import NOBODY, Illuminopoly, fit, landlord, show_cash
from bot.games.illuminopoly.play.values import assets

BANK, FINE, COURT, POT = -1, -2, -3, -4
"""To whom something is due besides seats: the Bank, a fine (IOP-13), the court (half to the pot), the pot."""


def owe(k: Kernel, seat: int, amount: int, to: int, why: str) -> None:
    """`seat` must pay; it may raise money first if it has too little."""
    if amount > 0:
        k.push(Due.name, seat, amount, to, why, False)


def add_loan(s: Illuminopoly, lender: int, borrower: int, amount: int) -> None:
    """What one owes another is one sum."""
    for loan in s.loans:
        if loan[:2] == [lender, borrower]:
            loan[2] += amount
            return
    s.loans.append([lender, borrower, amount])


class Due(Frame):
    """A debt that must be paid now. Helpless: the Bank could not help.

    Who cannot raise it pays what they have. What they still owe another player goes into the ledger, and that
    player may foreclose if the debtor's assets are less than it.
    """

    name = "Due"
    without = ("standing",)
    SEAT, AMOUNT, TO, WHY, HELPLESS = registers(5)

    @classmethod
    def belongs(cls, s: Any, f: FrameData, seat: int) -> bool:
        return seat in (f[cls.SEAT], f[cls.TO])

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        """Whom the debtor owes how much; others are told when it is paid."""
        if viewer != f[cls.SEAT]:
            return None
        return {"actor": f[cls.TO], "number": NOBODY, "price": f[cls.AMOUNT]}

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        seat, amount, to = f[cls.SEAT], f[cls.AMOUNT], f[cls.TO]
        have = bank.funds(s, seat)
        if s.options["bank"] == "full" and not s.bankrupt:
            f[cls.HELPLESS] = False
        if have < amount and not f[cls.HELPLESS] and fit(s, seat) and not estate.nothing_left(s, seat):
            k.ask(seat)
            return
        k.pop()
        paid = min(have, amount)
        short = amount - paid
        show_cash(s, seat)
        pay(s, seat, paid, to)
        taker = s.bank_owner if to == FINE and s.bank_owner != NOBODY else to
        told = {"seat": seat, "amount": paid, "to": taker, "why": f[cls.WHY], "short": short}
        told["ledger"] = to >= 0
        k.tell("paid", told)
        if short and to >= 0:
            add_loan(s, to, seat, short)
            if landlord(s, seat) and assets(s, seat) < short:
                k.push(Foreclosure.name, to, seat)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return estate.raising(s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if not estate.carry_out(k, s, seat, move):
            f[cls.HELPLESS] = True


def pay(s: Illuminopoly, seat: int, amount: int, to: int) -> None:
    """Money that is there goes where it is due."""
    if to >= 0:
        bank.move(s, seat, to, amount)
    elif to == BANK:
        bank.to_bank(s, seat, amount)
    elif to == FINE:
        bank.fine(s, seat, amount)
    elif to == COURT:
        bank.bribe_judge(s, seat, amount)
    else:
        bank.to_pot(s, seat, amount)


class Foreclosure(Frame):
    """The creditor may take everything, and the debtor's life (IOP-83)."""

    name = "Foreclosure"
    without = ("standing",)
    CREDITOR, DEBTOR = registers(2)

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"actor": f[cls.DEBTOR], "number": NOBODY}

    @classmethod
    def belongs(cls, s: Any, f: FrameData, seat: int) -> bool:
        return seat in (f[cls.CREDITOR], f[cls.DEBTOR])

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if fit(s, f[cls.CREDITOR]) and landlord(s, f[cls.CREDITOR]):
            k.ask(f[cls.CREDITOR])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("spare",), ("seize",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        k.pop()
        if move[0] == "seize":
            k.push("Downfall", f[cls.DEBTOR], seat)
