"""The Chair of the Bank: elections with bribes, the till, accusations (IOP-10, 11, 12, 53, 81)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import Stream
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.engine.sealed import SealedRound
from bot.games.illuminopoly.cards.board import BANKER, JAIL_SPACE
from bot.games.illuminopoly.play import bank, estate
from bot.games.illuminopoly.play.debts import POT, owe
from bot.games.illuminopoly.play.state import FREE, NOBODY, Illuminopoly, fit_seats, living, show_cash

BALLOTS = 3
"""After so many ballots without a majority the leader of the last one has it."""
SLANDER = 50
"""$ for a wrong accusation."""


class Election(SealedRound):
    """Everybody votes in secret, and may promise others money for their votes (IOP-10).

    Bribes: [briber, voter, $]. Barred: who may not stand. Tied: the leaders of the last ballot.
    """

    name = "Election"
    without = ("standing",)
    BALLOT, BRIBES, BARRED, TIED = registers(4)
    (TIE,) = steps("chance")

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        return {"number": NOBODY, "ballot": f[cls.BALLOT]}

    @classmethod
    def bribes_of(cls, f: FrameData, seat: int | None) -> list[list[int]]:
        """The bribes of this ballot that concern `seat`."""
        return [bribe for bribe in f[cls.BRIBES] if seat in bribe[:2]]

    @classmethod
    def call(cls, k: Kernel, s: Any, barred: Sequence[int] = ()) -> None:
        """Hold an election; the `barred` vote, but cannot be elected."""
        k.tell("election", {"ballot": 1})
        cls.begin(k, 1, [], list(barred), [])

    @classmethod
    def parties(cls, s: Any, f: FrameData) -> Sequence[int]:
        return fit_seats(s)

    @classmethod
    def lines(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        votes: list[Choice] = [("vote", q) for q in cls._candidates(s, f)]
        most = bank.funds(s, seat)
        if not most or seat not in cls._candidates(s, f):
            return votes
        bribed = [voter for briber, voter, _ in f[cls.BRIBES] if briber == seat]
        return votes + [
            Open(("bribe", q), Range(1, most)) for q in fit_seats(s) if q != seat and q not in bribed
        ]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[cls.STEP] == cls.TIE:
            stream = Stream(int(move[0]))
            tied = [q for q in f[cls.TIED] if s.alive[q]] or living(s)
            rolls = {q: stream.below(36) for q in tied}
            cls._install(k, s, f, max(tied, key=lambda q: rolls[q]))
        elif move[0] == "bribe":
            voter, amount = int(move[1]), int(move[2])
            f[cls.BRIBES].append([seat, voter, amount])
            data = {"seat": seat, "voter": voter, "amount": amount}
            k.tell("bribe-offered", None, {seat: data, voter: data})
        else:
            super().take(k, s, f, seat, move)

    @classmethod
    def opened(cls, k: Kernel, s: Any, f: FrameData) -> None:
        votes = cls._votes(f)
        k.tell("votes", {"ballot": f[cls.BALLOT], "votes": [list(pair) for pair in votes.items()]})
        for briber, voter, amount in f[cls.BRIBES]:
            if votes.get(voter) == briber and s.alive[voter] and s.alive[briber]:
                paid = min(amount, bank.funds(s, briber))
                bank.bribe(s, briber, voter, paid)
                data = {"seat": briber, "voter": voter, "amount": paid}
                k.tell("bribe-paid", None, {briber: data, voter: data})

    @classmethod
    def over(cls, k: Kernel, s: Any, f: FrameData) -> None:
        count = [0] * s.seats
        for voter, chosen in cls._votes(f).items():
            count[chosen] += s.alive[voter] and s.alive[chosen]
        most = max(count)
        leaders = [q for q in range(s.seats) if count[q] == most and s.alive[q]]
        if most * 2 > len(living(s)):
            cls._install(k, s, f, leaders[0])
        elif f[cls.BALLOT] < BALLOTS:
            f[cls.BALLOT] += 1
            f[cls.STEP], f[cls.BRIBES] = cls.WRITE, []
            f[cls.SHEETS], f[cls.READY_SEATS] = [[] for _ in range(s.seats)], []
            k.tell("election", {"ballot": f[cls.BALLOT]})
        elif len(leaders) == 1:
            cls._install(k, s, f, leaders[0])
        else:
            f[cls.STEP], f[cls.TIED] = cls.TIE, leaders

    @classmethod
    def _votes(cls, f: FrameData) -> dict[int, int]:
        return {seat: int(sheet[0][1]) for seat, sheet in enumerate(f[cls.SHEETS]) if sheet}

    @classmethod
    def _install(cls, k: Kernel, s: Any, f: FrameData, seat: int) -> None:
        k.pop()
        install(k, s, seat)

    @classmethod
    def _candidates(cls, s: Any, f: FrameData) -> list[int]:
        """Who may be elected: nobody from Jail, nobody who is barred, as long as others are left."""
        able = fit_seats(s)
        allowed = [q for q in able if q not in f[cls.BARRED]]
        return [q for q in allowed if s.jailed[q] == FREE] or allowed or able or living(s)


def install(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """`seat` takes the Chair; mortgaged properties follow it (IOP-81)."""
    old, s.chair = s.chair, seat
    s.dipped = 0
    if old != NOBODY:
        s.new_chair = 1
        estate.chair_changed(s, old, seat)
    k.tell("chair", {"seat": seat})


def lose_chair(k: Kernel, s: Illuminopoly, seat: int, barred: Sequence[int] = ()) -> None:
    """If `seat` is the Chair, and no professional Banker who is still there, a new one is elected
    (IOP-12)."""
    if s.chair == seat and (s.faction[seat] != BANKER or not s.alive[seat]):
        k.tell("chair-lost", {"seat": seat})
        Election.call(k, s, barred)


def dip(k: Kernel, s: Illuminopoly, seat: int, amount: int) -> None:
    """The Chair dips into the till (IOP-11)."""
    s.bank -= amount
    s.cash[seat] += amount
    s.dipped += amount
    k.tell("dipped", None, {seat: {"seat": seat, "amount": amount}})


def suspicions(s: Illuminopoly, seat: int) -> list[Choice]:
    """What the seat can accuse others of, and the Chair's own temptation. Once a round each."""
    if not s.options["cheating"]:
        return []
    found: list[Choice] = []
    if seat == s.chair:
        if s.faction[seat] != BANKER and s.bank and not s.bankrupt and s.jailed[seat] == FREE:
            found.append(Open(("dip",), Range(1, s.bank)))
    elif s.faction[s.chair] != BANKER and f"accuse-{seat}" not in s.used and s.cash[seat] >= SLANDER:
        found.append(("accuse",))
    if s.drawer not in (seat, NOBODY) and s.cash[seat] >= SLANDER and s.alive[s.drawer]:
        found.append(("call-out",))
    return found


def accuse(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """The till is counted. Rightly accused: out of the Chair and into Jail; wrongly: $50 (IOP-11)."""
    s.used.append(f"accuse-{seat}")
    chair, guilty = s.chair, s.dipped > 0
    k.tell("accused", {"seat": seat, "accused": chair, "crime": "till", "guilty": guilty})
    if not guilty:
        owe(k, seat, SLANDER, POT, "slander")
        return
    back = min(s.dipped, s.cash[chair])
    if back < s.dipped:
        show_cash(s, chair)
    s.dipped = 0
    bank.to_bank(s, chair, back)
    lose_chair(k, s, chair, [chair])
    caught(k, s, chair)


def call_out(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """Whether the last card drawn was the top one (IOP-53)."""
    drawer, guilty = s.drawer, s.sly > 0
    s.drawer, s.sly = NOBODY, 0
    k.tell("accused", {"seat": seat, "accused": drawer, "crime": "card", "guilty": guilty})
    if not guilty:
        owe(k, seat, SLANDER, POT, "slander")
        return
    lose_chair(k, s, drawer, [drawer])
    caught(k, s, drawer)


def caught(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """Caught cheating: Jail, even for the Dog, and no Favor helps (IOP-11, IOP-41)."""
    if s.faction[seat] != BANKER:
        s.jailed[seat], s.hard[seat], s.pos[seat] = 0, 1, JAIL_SPACE
        k.tell("jailed", {"seat": seat, "hard": True})
