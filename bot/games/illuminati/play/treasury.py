"""Income, transfers and free rearrangement of money (ILL-3, ILL-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.events import Window
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move, up_to
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.power import effects
from bot.games.illuminati.play.specials import SpecialPlayed, timed
from bot.games.illuminati.play.state import Illuminati


class Income(Frame):
    """Every card of the active seat is paid; then taxes are collected and upkeep is due (ILL-3a, 3f, 3g)."""

    name = "income"
    ANNOUNCE, COLLECT, TAX, UPKEEP, PAY = steps("announce", "collect", "tax", "upkeep", "pay")

    @classmethod
    def announce(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Whoever holds specials may double it."""
        s.ret = None
        if s.hands[s.active] and "double-income" not in s.used and s.options["windows"] != "none":
            k.ask(s.active)
        else:
            f[cls.STEP] = cls.COLLECT

    @classmethod
    def collect(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Every card is paid."""
        f[cls.STEP] = cls.TAX
        factor = 2 if "double-income" in s.used else 1
        total = 0
        for card in s.structure(s.active):
            s.money[card] += factor * CARDS.INCOME[card]
            total += factor * CARDS.INCOME[card]
        k.tell("income", {"seat": s.active, "amount": total})

    @classmethod
    def tax(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Others pay taxes to some cards."""
        f[cls.STEP] = cls.UPKEEP
        for card in s.structure(s.active):
            for params in effects(card, "tax"):
                Tax.call(k, {str(q): params["amount"] for q in s.living(s.active) if q != s.active})

    @classmethod
    def upkeep(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Some cards cost."""
        f[cls.STEP] = cls.PAY
        if not any(effects(card, "upkeep") for card in s.structure(s.active)):
            k.pop()

    @classmethod
    def pay(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Ask who pays for them, if there is a choice."""
        if cls._choosable(s, s.active):
            k.ask(s.active)
        else:
            cls._pay(k, s, s.active, cls._payers(s, s.active))
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
        if f[cls.STEP] == cls.PAY:
            return [("upkeep", card) for card in cls._payers(s, seat)]
        return [("collect",), *(("play", card) for card in timed(s, seat, "income"))]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "upkeep":
            cls._pay(k, s, seat, [int(move[1])])
            k.pop()
        elif move[0] == "collect":
            f[cls.STEP] = cls.COLLECT
        else:
            SpecialPlayed.play(k, s, seat, int(move[1]))


class Tax(Window):
    """Each opponent pays from cards of their choice; without money nothing is owed (ILL-3f).

    Who has no choice pays unasked. Where money is hidden, that is only who has one card or must give all:
    the question must not tell on which cards nothing lies.
    Owed: MB by seat. Nobody may pass: the answers are the payments.
    """

    name = "tax"
    without = ("standing",)
    (OWED,) = registers(1)

    @classmethod
    def topic(cls, s: Illuminati, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        return {"owed": tuple((int(seat), amount) for seat, amount in f[cls.OWED].items())}

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        owed: dict[str, int] = f[cls.OWED]
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
        return [int(seat) for seat in f[cls.OWED]]

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        owed = f[cls.OWED][str(seat)]
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
        owed: dict[str, int] = f[cls.OWED]
        amount = min(most, s.money[card], owed[str(seat)])
        collector = next(c for c in s.structure(s.active) if effects(c, "tax"))
        s.money[card] -= amount
        s.money[collector] += amount
        owed[str(seat)] -= amount
        if owed[str(seat)] == 0:
            del owed[str(seat)]
        k.tell("tax-paid", {"seat": seat, "card": card, "to": collector, "amount": amount})


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

    Twice as many shifts as cards reach every arrangement.
    """

    name = "rearrange"
    without = ("standing",)
    SEAT, SHIFTS = registers(2)
    owner = SEAT

    @classmethod
    def begin(cls, k: Kernel, seat: int) -> None:
        """Let `seat` move its money."""
        k.push(cls.name, seat, 0)

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        own = s.structure(f[cls.SEAT])
        movable = s.hides_money or any(s.money[card] for card in own)
        if f[cls.SHIFTS] < 2 * len(own) and len(own) > 1 and movable:
            k.ask(f[cls.SEAT])
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
        f[cls.SHIFTS] += 1
        if seat == s.active:
            s.used.append("did")
        move_money(k, s, seat, int(move[1]), int(move[2]), int(move[3]))
