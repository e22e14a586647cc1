"""Losing: who is out, and what becomes of what they had (IOP-82, IOP-83)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.cards.board import PROPERTIES
from bot.games.illuminopoly.play import bank
from bot.games.illuminopoly.play.attacks.favors import Objection, holders
from bot.games.illuminopoly.play.bids import Auction, BankSale
from bot.games.illuminopoly.play.chair import Election, lose_chair
from bot.games.illuminopoly.play.estate import wreck
from bot.games.illuminopoly.play.holdings import Hang, change_owner, has_room, lift, loose, obtain, release
from bot.games.illuminopoly.play.state import (
    EVERYBODY,
    NOBODY,
    SOUND,
    Illuminopoly,
    fit,
    inspect,
    landlord,
    living,
    owns,
    set_control,
    show_cash,
)
from bot.games.illuminopoly.play.values import redemption
from bot.games.kit.offers import without


def ruined(s: Illuminopoly, seat: int) -> bool:
    """Whether the seat has lost: no property and no money after its first lap, mortgage debts counted
    (IOP-82)."""
    if not s.alive[seat] or not landlord(s, seat) or not s.laps[seat]:
        return False
    mine = owns(s, seat)
    if not mine:
        return s.cash[seat] == 0
    for p in mine:
        if not s.mortgaged[p]:
            return False
    return sum(redemption(s, p) for p in mine) > s.cash[seat]


def first_ruined(s: Illuminopoly) -> int:
    """The next seat that has lost, NOBODY if none has."""
    return next((q for q in living(s) if ruined(s, q)), NOBODY)


class Downfall(Frame):
    """A faction disappears.

    Heir: the creditor who takes everything (else NOBODY). Mortgaged: properties still to be sold, each with
    what paying it off costs. Property, cost: at hand. Winner, bid: while it is being sold.

    Without a creditor the cash goes to the Bank, the Chair may buy the mortgaged properties off, and the Bank
    auctions the rest. A fallen Chair is replaced first.
    """

    name = "Downfall"
    without = ("standing",)
    SEAT, HEIR, MORTGAGED, PROPERTY, COST, WINNER, BID = registers(7)
    FALL, CHAIR, NEXT, OFFER, AUCTION, SOLD = steps(
        "fall", "replace_chair", "take_next", "offer", "knock_down", "hand_over"
    )

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        """What the Chair is offered."""
        if f[cls.STEP] != cls.OFFER:
            return None
        return {"actor": f[cls.SEAT], "number": f[cls.PROPERTY], "price": f[cls.COST]}

    @classmethod
    def replace_chair(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """A fallen Chair is replaced."""
        f[cls.STEP] = cls.NEXT
        lose_chair(k, s, f[cls.SEAT])

    @classmethod
    def take_next(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The next mortgaged property."""
        if f[cls.MORTGAGED]:
            (f[cls.PROPERTY], f[cls.COST]), f[cls.STEP] = f[cls.MORTGAGED].pop(0), cls.OFFER
        else:
            k.pop()

    @classmethod
    def offer(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The Chair may buy it off."""
        if cls._chair_can(s):
            k.ask(s.chair)
        else:
            cls._auction(k, s, f)

    @classmethod
    def fall(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Everything goes to the creditor, or to the Bank."""
        f += [[], NOBODY, 0]
        f[cls.STEP] = cls.CHAIR
        seat, heir = f[cls.SEAT], f[cls.HEIR]
        s.alive[seat], s.dirty = 0, 1
        show_cash(s, seat)
        k.tell("fallen", {"seat": seat, "heir": heir})
        forget(s, seat, heir)
        if heir != NOBODY:
            inherit(k, s, seat, heir)
            return
        if not bank.is_banker(s, seat):
            bank.to_bank(s, seat, s.cash[seat])
        mine = owns(s, seat)
        for p in mine:
            wreck(s, p)
            lift(s, p)
        f[cls.MORTGAGED] = [[p, redemption(s, p)] for p in mine if s.mortgaged[p]]
        for p in mine:
            release(s, p)

    @classmethod
    def _chair_can(cls, s: Any) -> bool:
        chair = s.chair
        return fit(s, chair) and landlord(s, chair) and has_room(s, chair)

    @classmethod
    def _auction(cls, k: Kernel, s: Any, f: FrameData) -> None:
        f[cls.STEP] = cls.AUCTION
        k.tell("auction", {"property": f[cls.PROPERTY]})
        Auction.begin(k, f[cls.PROPERTY])

    @classmethod
    def knock_down(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Who has won the auction."""
        winner, amount = k.returned()
        k.tell("auctioned", {"property": f[cls.PROPERTY], "seat": winner, "amount": amount})
        if winner == NOBODY:
            f[cls.STEP] = cls.NEXT
        else:
            cls._sell(k, s, f, winner, amount)

    @classmethod
    def _sell(cls, k: Kernel, s: Any, f: FrameData, winner: int, amount: int) -> None:
        """The Bank sells, unless somebody has a Favor to spare (IOP-50)."""
        f += [winner, amount]
        f[cls.STEP] = cls.SOLD
        if able := holders(s, winner):
            Objection.begin(k, able, "sale", f[cls.PROPERTY], winner)
        else:
            s.ret = False

    @classmethod
    def hand_over(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The sale, unless a Favor has blocked it or the buyer is gone."""
        amount, winner = f.pop(), f.pop()
        f[cls.STEP] = cls.NEXT
        if k.returned() or bank.funds(s, winner) < amount or not s.alive[winner]:
            k.tell("sale-blocked", {"seat": winner, "property": f[cls.PROPERTY]})
            return
        bank.to_bank(s, winner, amount)
        obtain(k, s, f[cls.PROPERTY], winner)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("auction",), ("buy-off",)] if s.cash[seat] >= f[cls.COST] else [("auction",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "auction":
            cls._auction(k, s, f)
            return
        k.tell("bought-off", {"seat": seat, "property": f[cls.PROPERTY], "amount": f[cls.COST]})
        cls._sell(k, s, f, seat, f[cls.COST])


LASTING = (Downfall, Election, BankSale, Hang)
"""What goes on when that for which it was begun has ended."""


def forget(s: Illuminopoly, seat: int, heir: int) -> None:
    """Everything that hangs on the fallen seat: controls, Favors, offers, threats, loans, offices."""
    for p in PROPERTIES:
        inspect(s, p)
        if not (s.mortgaged[p] and s.chair == seat):
            _lose_control(s, p, seat, heir)
    if heir != NOBODY:
        s.favors[heir] += s.favors[seat]
    else:
        for favor in s.favors[seat]:
            s.decks[favor // 100].append(favor % 100)
    s.favors[seat] = []
    s.offers = without(s.offers, seat)
    s.threats = [t for t in s.threats if t["by"] != seat]
    s.loans = [loan for loan in s.loans if seat not in loan[:2]]
    s.sure = [[q for q in questioned if q != seat] for questioned in s.sure]
    if s.bank_owner == seat:
        s.bank_owner = heir
    if s.drawer == seat:
        s.drawer = NOBODY


def _lose_control(s: Illuminopoly, p: int, seat: int, heir: int) -> None:
    """What the fallen seat controls of others goes to its heir, or back to the owner."""
    follower = heir if heir != NOBODY else s.owner[p]
    if s.control[p] == seat and s.owner[p] != seat:
        s.control[p] = follower
        s.known[p] = 0 if heir == NOBODY else 1 << heir
    if s.belief[p] == seat and s.owner[p] != seat:
        s.belief[p] = follower
    if s.control[p] == s.belief[p]:
        s.known[p] = EVERYBODY


def inherit(k: Kernel, s: Illuminopoly, seat: int, heir: int) -> None:
    """The creditor gets cash, deeds and control (IOP-83)."""
    bank.move(s, seat, heir, s.cash[seat])
    mine = owns(s, seat)
    for p in mine:
        lift(s, p)
        change_owner(s, p, heir)
        if s.control[p] == seat and not (s.mortgaged[p] and s.chair == seat):
            set_control(s, p, heir)
        elif not s.mortgaged[p] and s.belief[p] == seat:
            s.belief[p] = heir
    mine.sort(key=lambda p: (s.status[p] != SOUND, -s.base[p]))
    if loose(s, heir):
        k.push(Hang.name, heir, mine, NOBODY)


def leave(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """A player goes for good: their properties are unowned again, their money is the Bank's.

    Whatever is going on that is theirs, or about their property, ends here; only falls, elections, sales of
    the Bank and what others have to hang go on.
    """
    kept, ends = [], False
    for f in s.stack:
        kind = k.kind_of(f)
        ends = kind.belongs(s, f, seat) or (ends and not issubclass(kind, LASTING))
        if not ends:
            kept.append(f)
    s.stack, s.ret = kept, None
    for p in owns(s, seat):
        s.mortgaged[p] = 0
    k.push(Downfall.name, seat, NOBODY)


def divest(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """The Horseman has become what they fought, and is gone (IOP-90)."""
    k.tell("disgusted", {"seat": seat})
    leave(k, s, seat)
