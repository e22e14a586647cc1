"""Paying what is due, raising money for it, and being foreclosed (IOP-44, IOP-82, IOP-83)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.kernel import Frame, FrameData, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly import bank, estate
from bot.games.illuminopoly.state import Illuminopoly, fit, landlord, show_cash
from bot.games.illuminopoly.values import assets

BANK, FINE, COURT, POT = -1, -2, -3, -4
"""To whom something is due besides seats: the Bank, a fine (IOP-13), the court (half to the pot), the pot."""


def owe(k: Kernel, seat: int, amount: int, to: int, why: str) -> None:
    """`seat` must pay; it may raise money first if it has too little."""
    if amount > 0:
        k.push("Due", seat, amount, to, why, False)


class Due(Frame):
    """A debt that must be paid now. Registers: 2 seat, 3 $, 4 to whom, 5 why, 6 the Bank could not help.

    Who cannot raise it pays what he has; a player to whom it is owed may foreclose if the debtor's assets
    are less than the debt.
    """

    name = "Due"

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        seat, amount = f[2], f[3]
        have = bank.funds(s, seat)
        if have < amount and not f[6] and fit(s, seat) and not estate.nothing_left(s, seat):
            k.ask(seat)
            return
        k.pop()
        paid = min(have, amount)
        show_cash(s, seat)
        pay(s, seat, paid, f[4])
        k.tell("paid", {"seat": seat, "amount": paid, "to": f[4], "why": f[5], "short": amount - paid})
        if paid < amount and f[4] >= 0 and landlord(s, seat) and assets(s, seat) < amount - paid:
            k.push("Foreclosure", f[4], seat)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return estate.raising(s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if not estate.carry_out(k, s, seat, move):
            f[6] = True


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
    """The creditor may take everything, and the debtor's life (IOP-83). Registers: 2 creditor, 3 debtor."""

    name = "Foreclosure"

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if fit(s, f[2]) and landlord(s, f[2]):
            k.ask(f[2])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("spare",), ("seize",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        k.pop()
        if move[0] == "seize":
            k.push("Downfall", f[3], seat)
