"""Who pays whom: cash, the Bank's reserves, the pot, and the world outside (IOP-05, 13, 21, 45).

Every function moves whole $; `s.minted` and `s.burned` keep the sum over the table accounted for.
"""

from __future__ import annotations

from bot.engine.kernel import Kernel
from bot.engine.sealed import begin_round
from bot.games.illuminopoly.cards.board import BANKER, GO_MONEY
from bot.games.illuminopoly.play.state import NOBODY, Illuminopoly, show_cash


def is_banker(s: Illuminopoly, seat: int) -> bool:
    """Whether the seat is the professional Banker, whose funds are the Bank's (IOP-15)."""
    return s.faction[seat] == BANKER


def funds(s: Illuminopoly, seat: int) -> int:
    """What the seat can spend."""
    return s.bank if is_banker(s, seat) else s.cash[seat]


def give(s: Illuminopoly, seat: int, amount: int) -> None:
    """The seat gets `amount` (taken from somewhere already)."""
    if is_banker(s, seat):
        s.bank += amount
    else:
        s.cash[seat] += amount


def take(s: Illuminopoly, seat: int, amount: int) -> None:
    """The seat loses `amount`, which it must have (and which goes somewhere afterwards)."""
    if is_banker(s, seat):
        s.bank -= amount
    else:
        s.cash[seat] -= amount


def move(s: Illuminopoly, giver: int, taker: int, amount: int) -> None:
    """From one seat to another."""
    take(s, giver, amount)
    give(s, taker, amount)


def to_bank(s: Illuminopoly, seat: int, amount: int) -> None:
    """Into the reserves."""
    take(s, seat, amount)
    s.bank += amount
    recover(s)


def fine(s: Illuminopoly, seat: int, amount: int) -> None:
    """A tax or fine: into the reserves, or to who has bought the Bank (IOP-13)."""
    if s.bank_owner == NOBODY:
        to_bank(s, seat, amount)
    else:
        move(s, seat, s.bank_owner, amount)


def to_pot(s: Illuminopoly, seat: int, amount: int) -> None:
    """All of it under Free Parking."""
    take(s, seat, amount)
    s.pot += amount


def bribe_judge(s: Illuminopoly, seat: int, amount: int) -> None:
    """A bribe or fee that does not go to the Bank: half under Free Parking, half out of the game (IOP-45)."""
    take(s, seat, amount)
    s.pot += amount // 2
    s.burned += amount - amount // 2


def bribe(s: Illuminopoly, giver: int, taker: int, amount: int) -> None:
    """A bribe to a player: half under Free Parking, the rest in their pocket (IOP-45)."""
    take(s, giver, amount)
    s.pot += amount // 2
    give(s, taker, amount - amount // 2)


def mint(s: Illuminopoly, seat: int, amount: int) -> None:
    """Money from the world outside: rents, and what peasants have (IOP-21, IOP-99)."""
    s.minted += amount
    give(s, seat, amount)


def hush(s: Illuminopoly, seat: int, amount: int) -> None:
    """Secret money: half for Free Parking, half for the Bank, both at the end of the round (IOP-64,
    IOP-65)."""
    take(s, seat, amount)
    s.hush_pot += amount // 2
    s.hush_bank += amount - amount // 2


def surface(s: Illuminopoly) -> None:
    """The secret money of the round arrives, and nobody can tell whose it was."""
    s.pot, s.bank = s.pot + s.hush_pot, s.bank + s.hush_bank
    s.hush_pot = s.hush_bank = 0
    recover(s)


def recover(s: Illuminopoly) -> None:
    """The Bank pays again, and is no longer low, as soon as its reserves allow."""
    if s.bank >= GO_MONEY:
        s.bankrupt = 0
    if s.bank * 3 >= s.initial_bank:
        s.bank_low = 0


def from_bank(k: Kernel, s: Illuminopoly, seat: int, amount: int) -> bool:
    """The Bank pays, or cannot: then nothing is paid and, unless the table plays the simple Bank, it goes
    under.

    Gives back whether it paid. May push the sale of the Bank (IOP-13, IOP-14).
    """
    if s.bankrupt or s.bank < amount:
        k.tell("bank-cannot-pay", {"seat": seat, "amount": amount})
        if not s.bankrupt and s.options["bank"] == "full":
            s.bankrupt = 1
            offer_bank(k, s)
        return False
    s.bank -= amount
    give(s, seat, amount)
    if s.bank_owner != NOBODY and s.bank * 3 < s.initial_bank and not s.bank_low:
        offer_bank(k, s)
    return True


def offer_bank(k: Kernel, s: Illuminopoly) -> None:
    """The Bank is up for bids, once until its reserves have recovered (IOP-13)."""
    s.bank_low = 1
    k.tell("bank-for-sale", {"bankrupt": bool(s.bankrupt)})
    begin_round(k, "BankSale")


def go_money(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """$200 for passing GO, out of the pocket of who has bought the Bank, else from the reserves (IOP-13,
    IOP-28)."""
    s.laps[seat] += 1
    if s.bank_owner != NOBODY and s.alive[s.bank_owner]:
        paid = min(GO_MONEY, funds(s, s.bank_owner))
        if paid < GO_MONEY:
            show_cash(s, s.bank_owner)
        move(s, s.bank_owner, seat, paid)
        k.tell("go-money", {"seat": seat, "amount": paid, "payer": s.bank_owner})
    elif from_bank(k, s, seat, GO_MONEY):
        k.tell("go-money", {"seat": seat, "amount": GO_MONEY, "payer": NOBODY})


def total(s: Illuminopoly) -> int:
    """All money on the table: the invariant is `total == minted - burned` (plus what was there at the
    start)."""
    return sum(s.cash) + s.bank + s.pot + s.hush_bank + s.hush_pot
