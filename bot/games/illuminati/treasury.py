"""Income, transfers and free rearrangement of money (ILL-3, ILL-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.events import Window
from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move, up_to
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards import CARDS
from bot.games.illuminati.power import effects
from bot.games.illuminati.specials import SpecialPlayed, timed
from bot.games.illuminati.state import Illuminati


class Income(Frame):
    """Every card of the active seat is paid; then taxes are collected and upkeep is due (ILL-3a, 3f, 3g)."""

    name = "income"
    ANNOUNCE, COLLECT, TAX, UPKEEP, PAY = range(5)

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        seat = s.active
        if f[1] == cls.ANNOUNCE:
            s.ret = None
            if s.hands[seat] and "double-income" not in s.used and s.options["windows"] != "none":
                k.ask(seat)
            else:
                f[1] = cls.COLLECT
        elif f[1] == cls.COLLECT:
            f[1] = cls.TAX
            cls._collect(k, s, seat)
        elif f[1] == cls.TAX:
            f[1] = cls.UPKEEP
            for card in s.structure(seat):
                for params in effects(card, "tax"):
                    k.push(Tax.name, [], [], {str(q): params["amount"] for q in s.living(seat) if q != seat})
        elif f[1] == cls.UPKEEP:
            f[1] = cls.PAY
            cls._upkeep(k, s, seat)
        elif cls._choosable(s, seat):
            k.ask(seat)
        else:
            cls._pay(k, s, seat, cls._payers(s, seat))
            k.pop()

    @classmethod
    def _collect(cls, k: Kernel, s: Illuminati, seat: int) -> None:
        factor = 2 if "double-income" in s.used else 1
        total = 0
        for card in s.structure(seat):
            s.money[card] += factor * CARDS.INCOME[card]
            total += factor * CARDS.INCOME[card]
        k.tell("income", {"seat": seat, "amount": total})

    @classmethod
    def _upkeep(cls, k: Kernel, s: Illuminati, seat: int) -> None:
        if not any(effects(card, "upkeep") for card in s.structure(seat)):
            k.pop()

    @classmethod
    def _liable(cls, s: Illuminati, seat: int) -> set[int]:
        """The cards that could be made to pay, with or without money."""
        masters = {s.master[card] for card in s.structure(seat) if effects(card, "upkeep")}
        return masters | {s.illuminati[seat]} if masters else masters

    @classmethod
    def _payers(cls, s: Illuminati, seat: int) -> list[int]:
        liable = cls._liable(s, seat)
        return [card for card in s.structure(seat) if card in liable and s.money[card] > 0]

    @classmethod
    def _choosable(cls, s: Illuminati, seat: int) -> bool:
        """Whether there is a choice; where money is hidden, the question must not tell who has none."""
        payers = cls._payers(s, seat)
        return len(payers) > 1 or (s.hides_money and bool(payers) and len(cls._liable(s, seat)) > 1)

    @classmethod
    def _pay(cls, k: Kernel, s: Illuminati, seat: int, payers: list[int]) -> None:
        for card in payers:
            s.money[card] -= 1
            k.tell("upkeep-paid", {"seat": seat, "card": card, "amount": 1})

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[1] == cls.PAY:
            return [("upkeep", card) for card in cls._payers(s, seat)]
        return [("collect",), *(("play", card) for card in timed(s, seat, "income"))]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "upkeep":
            cls._pay(k, s, seat, [int(move[1])])
            k.pop()
        elif move[0] == "collect":
            f[1] = cls.COLLECT
        else:
            SpecialPlayed.play(k, s, seat, int(move[1]))


class Tax(Window):
    """Each opponent pays from cards of his choice; without money nothing is owed (ILL-3f).

    Who has no choice pays unasked. Where money is hidden, that is only who has one card or must give all:
    the question must not tell on which cards nothing lies.
    Register 4: MB still owed, by seat. Nobody may pass: the answers are the payments.
    """

    name = "tax"

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        owed: dict[str, int] = f[4]
        for seat in [int(q) for q in owed]:
            own = s.structure(seat)
            purses = [card for card in own if s.money[card] > 0]
            seen = own if s.hides_money else purses
            if len(seen) <= 1 or sum(s.money[card] for card in purses) <= owed[str(seat)]:
                for card in purses:
                    cls._pay(k, s, f, seat, card, owed[str(seat)])
                owed.pop(str(seat), None)
        cls.open(k, s, f)

    @classmethod
    def answerers(cls, s: Illuminati, f: FrameData) -> Sequence[int]:
        return [int(seat) for seat in f[4]]

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        owed = f[4][str(seat)]
        purses = [card for card in s.structure(seat) if s.money[card] > 0]
        whole: list[Choice] = [("tax", card, owed) for card in purses if s.money[card] >= owed]
        return whole + [
            ("tax", card, part) for part in range(1, owed) for card in purses if s.money[card] >= part
        ]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        k.quiet()
        cls._pay(k, s, f, seat, int(move[1]), int(move[2]))

    @classmethod
    def _pay(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, card: int, most: int) -> None:
        amount = min(most, s.money[card], f[4][str(seat)])
        collector = next(c for c in s.structure(s.active) if effects(c, "tax"))
        s.money[card] -= amount
        s.money[collector] += amount
        f[4][str(seat)] -= amount
        if f[4][str(seat)] == 0:
            del f[4][str(seat)]
        k.tell("tax-paid", {"seat": seat, "card": card, "to": collector, "amount": amount})

    @classmethod
    def closed(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        k.pop()


def neighbours(s: Illuminati, card: int) -> list[int]:
    """The cards to which `card` may transfer money: its master and its puppets, or for some cards anybody."""
    if effects(card, "transfer_range"):
        return [other for other in s.structure(s.owner[card]) if other != card]
    above = [] if s.master[card] == NOBODY else [s.master[card]]
    return above + s.puppets[card]


def transfers(s: Illuminati, own: Sequence[int]) -> list[Choice]:
    """All transfers between a seat's `own` cards: two a turn are free, more cost actions (ILL-3k, 4a, 7a)."""
    if not s.transfers and not s.actions:
        return []
    return [
        up_to(s.money[card], "transfer", card, other)
        for card in own
        if s.money[card] > 0
        for other in neighbours(s, card)
    ]


def transfer(k: Kernel, s: Illuminati, seat: int, move: Move) -> None:
    """Carry out one of `transfers`."""
    _, source, target, amount = (m if isinstance(m, str) else int(m) for m in move)
    if s.transfers:
        s.transfers -= 1
    else:
        s.actions -= 1
    move_money(k, s, seat, int(source), int(target), int(amount))


def move_money(k: Kernel, s: Illuminati, seat: int, source: int, target: int, amount: int) -> None:
    """`amount` MB go from one card to another; where money is hidden, only their owner is told how many."""
    s.money[source] -= amount
    s.money[target] += amount
    tell_amount(k, s, "money-moved", seat, {"seat": seat, "from": source, "to": target}, amount)


def tell_amount(k: Kernel, s: Illuminati, kind: str, owner: int, told: dict[str, Any], amount: int) -> None:
    """Report what happened to the money of `owner`, with the amount for those who may know it (ILL-1c)."""
    whole = {**told, "amount": amount}
    if s.options["money"] == "open":
        k.tell(kind, whole)
    else:
        k.tell(kind, told, {owner: whole})


class Rearrange(Frame):
    """A seat moves money freely between all its cards (Gnomes of Zurich, White Collar Crime).

    Registers: 2 seat, 3 shifts made. Twice as many shifts as cards reach every arrangement.
    """

    name = "rearrange"

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        own = s.structure(f[2])
        if f[3] < 2 * len(own) and len(own) > 1 and (s.hides_money or any(s.money[card] for card in own)):
            k.ask(f[2])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        own = s.structure(seat)
        shifts = [
            up_to(s.money[card], "shift", card, other)
            for card in own
            if s.money[card] > 0
            for other in own
            if other != card
        ]
        return [("finish",), *shifts]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "finish":
            k.pop()
            return
        f[3] += 1
        if seat == s.active:
            s.used.append("did")
        move_money(k, s, seat, int(move[1]), int(move[2]), int(move[3]))
