"""The Artillery Piece: ransoms and explosions (IOP-A1 to IOP-A6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import Stream
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.engine.sealed import SealedRound
from bot.games.illuminopoly.cards.board import COLOURS, GROUP, MEMBERS, RAILROAD
from bot.games.illuminopoly.play import bank
from bot.games.illuminopoly.play.attacks.attempts import Attack
from bot.games.illuminopoly.play.attacks.rezoning import TARGET as OPEN_TARGET
from bot.games.illuminopoly.play.attacks.spending import (
    AGAINST,
    EITHER,
    FOR,
    Spending,
    modifier,
    outsiders,
    parts_of,
)
from bot.games.illuminopoly.play.attacks.takeover import TARGET as SECRET_TARGET
from bot.games.illuminopoly.play.attacks.takeover import succeeds
from bot.games.illuminopoly.play.bank import funds, to_bank, to_pot
from bot.games.illuminopoly.play.business import Hub
from bot.games.illuminopoly.play.estate import wreck
from bot.games.illuminopoly.play.jail import imprison
from bot.games.illuminopoly.play.state import DESTROYED, FREE, NOBODY, Illuminopoly, set_control
from bot.games.illuminopoly.play.values import interest, lent, sheltered

MOST_RANSOM = 5000
LAST_STRIKE = 4


def security(s: Illuminopoly, p: int, seat: int, hardened: bool) -> int:
    """What the target counts for: full value even if rezoned, raised by its owner's structure (IOP-A2,
    IOP-70), and by a card as for all attacks (IOP-51)."""
    value = s.base[p] + (interest(lent(s, p)) if s.mortgaged[p] else 0)
    return sheltered(s, p, value, hardened, seat)


def blast_cost(s: Illuminopoly, p: int, seat: int, *, announced: bool, hardened: bool = False) -> int:
    """Announced, it costs as a rezoning; by surprise, as a subversion (IOP-A1, IOP-A2)."""
    value = security(s, p, seat, hardened)
    return value if announced and GROUP[p] == RAILROAD else value // 2


def may_target(s: Illuminopoly, p: int) -> bool:
    """Whether there is anything left to blow up."""
    return s.status[p] < DESTROYED and not s.outage[p]


def threats_against(s: Illuminopoly, seat: int, p: int, hardened: bool) -> list[Choice]:
    """A ransom demand or a bomb at once (IOP-A1)."""
    if not may_target(s, p):
        return []
    found: list[Choice] = [Open(("demand",), Range(1, MOST_RANSOM))]
    if s.cash[seat] >= blast_cost(s, p, seat, announced=False, hardened=hardened):
        found.append(("bomb",))
    return found


def threaten(k: Kernel, s: Illuminopoly, seat: int, p: int, move: Move, hardened: bool) -> None:
    """Carry out one of `threats_against`."""
    if move[0] == "bomb":
        Blast.begin(k, seat, p, announced=False, hardened=hardened)
        return
    s.threats.append(
        {
            "by": seat,
            "property": p,
            "amount": int(move[1]),
            "answered": s.owner[p] == NOBODY,
            "turn": s.turn,
        }
    )
    k.tell("demanded", {"seat": seat, "property": p, "amount": int(move[1]), "owner": s.owner[p]})


def demands_on(s: Illuminopoly, seat: int) -> bool:
    """Whether the seat has a ransom to pay or to refuse on its turn."""
    return any(s.owner[t["property"]] == seat and not t["answered"] for t in s.threats)


def demanded(s: Illuminopoly, seat: int) -> bool:
    """Whether the seat has issued a demand in the turn that is being played."""
    return any(t["by"] == seat and t.get("turn") == s.turn for t in s.threats)


class Ransom(Hub):
    """The owner pays or does not, on their turn, and may raise the money as always (IOP-A1)."""

    name = "Ransom"
    without = ("standing",)

    @classmethod
    def _threat(cls, s: Any, f: FrameData) -> dict[str, Any] | None:
        open_threats = (t for t in s.threats if not t["answered"])
        return next((t for t in open_threats if s.owner[t["property"]] == f[cls.SEAT]), None)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if cls._threat(s, f) is None:
            k.pop()
        else:
            cls.put(k, s, f)

    @classmethod
    def main(cls, s: Any, f: FrameData) -> Sequence[Choice]:
        threat = cls._threat(s, f)
        found: list[Choice] = [("refuse",)]
        if threat and funds(s, f[cls.SEAT]) >= threat["amount"]:
            found.append(("pay-ransom",))
        return found

    @classmethod
    def act(cls, k: Kernel, s: Any, f: FrameData, move: Move) -> None:
        seat, threat = f[cls.SEAT], cls._threat(s, f)
        assert threat is not None
        threat["answered"] = True
        paid = threat["amount"] if move[0] == "pay-ransom" else 0
        bank.move(s, seat, threat["by"], paid)
        k.tell("ransom", {"seat": seat, "property": threat["property"], "amount": paid})


class Pool(SealedRound):
    """For an unowned property all others may chip in; paid only if it makes up the demand (IOP-A1)."""

    name = "Pool"
    without = ("standing",)
    (THREAT,) = registers(1)

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any]:
        threat = f[cls.THREAT]
        return {"actor": threat["by"], "number": threat["property"], "price": threat["amount"]}

    @classmethod
    def parties(cls, s: Any, f: FrameData) -> Sequence[int]:
        return outsiders(s, f[cls.THREAT]["by"])

    @classmethod
    def lines(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [Open(("chip-in",), Range(0, funds(s, seat)))]

    @classmethod
    def over(cls, k: Kernel, s: Any, f: FrameData) -> None:
        threat = f[cls.THREAT]
        given = {
            seat: min(int(sheet[0][1]), funds(s, seat))
            for seat, sheet in enumerate(f[cls.SHEETS])
            if sheet and s.alive[seat]
        }
        total = sum(given.values())
        if paid := total >= threat["amount"]:
            for seat, amount in given.items():
                bank.move(s, seat, threat["by"], amount)
        k.tell("pool", {"property": threat["property"], "amount": total, "paid": paid})
        k.pop()


class Reckoning(Frame):
    """On the turn after its demand the Artillery blows the target up, or does not (IOP-A2).

    Threat: the one at hand.
    """

    name = "Reckoning"
    without = ("standing",)
    SEAT, THREAT = registers(2)
    NEXT, DECIDE = steps("take_next", "decide")
    owner = SEAT

    @classmethod
    def begin(cls, k: Kernel, seat: int) -> None:
        """Go through the demands of `seat`."""
        k.push(cls.name, seat, None)

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        """What the attempt would cost."""
        if f[cls.THREAT] is None:
            return None
        p = f[cls.THREAT]["property"]
        cost = blast_cost(s, p, f[cls.SEAT], announced=True)
        return {"actor": f[cls.SEAT], "number": p, "price": cost}

    @classmethod
    def take_next(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The next demand; others may pay it, if the property is nobody's."""
        seat = f[cls.SEAT]
        threat = f[cls.THREAT] = next((t for t in s.threats if t["by"] == seat), None)
        if threat is None or s.jailed[seat] != FREE:
            k.pop()
            return
        s.threats.remove(threat)
        f[cls.STEP] = cls.DECIDE
        if s.owner[threat["property"]] == NOBODY and outsiders(s, seat):
            Pool.begin(k, threat)

    @classmethod
    def decide(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask whether it is blown up."""
        if may_target(s, f[cls.THREAT]["property"]):
            k.ask(f[cls.SEAT])
        else:
            f[cls.STEP] = cls.NEXT

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        able = funds(s, seat) >= blast_cost(s, f[cls.THREAT]["property"], seat, announced=True)
        return [("relent",), ("blow-up",)] if able else [("relent",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        f[cls.STEP] = cls.NEXT
        k.tell(
            "reckoning", {"seat": seat, "property": f[cls.THREAT]["property"], "relents": move[0] == "relent"}
        )
        if move[0] == "blow-up":
            Blast.begin(k, seat, f[cls.THREAT]["property"], announced=True)


class Blast(Attack):
    """The attempt.

    Announced it is fought like a rezoning, and owners of the colour may help; by surprise it is rolled like a
    subversion. Hardened: a card has hardened the property.
    """

    name = "Blast"
    added = (False,)
    ANNOUNCED, SPENT, HARDENED = registers(3)
    PAY, SPEND, ROLL = steps("pay", "spend", "chance")

    @classmethod
    def begin(cls, k: Kernel, seat: int, p: int, *, announced: bool, hardened: bool = False) -> None:
        """Start the attempt."""
        k.push(cls.name, seat, p, announced, None, hardened)

    @classmethod
    def pay(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """What it costs at once; then all concerned may spend more."""
        seat, p, announced = f[cls.SEAT], f[cls.PROPERTY], f[cls.ANNOUNCED]
        cost = blast_cost(s, p, seat, announced=announced, hardened=f[cls.HARDENED])
        if announced:
            to_bank(s, seat, cost)
        else:
            split(s, seat, cost)
        k.tell("blast", {"seat": seat, "property": p, "cost": cost, "announced": announced})
        f[cls.STEP] = cls.SPEND
        Spending.launch(k, s, p, cls._sides(s, seat, p) if announced else {seat: FOR})

    @classmethod
    def spend(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """What was spent."""
        f[cls.SPENT], f[cls.STEP] = k.returned(), cls.ROLL

    @classmethod
    def _sides(cls, s: Any, seat: int, p: int) -> dict[int, str]:
        if s.owner[p] == NOBODY:
            return {seat: FOR} | dict.fromkeys(outsiders(s, seat), EITHER)
        return {seat: FOR} | {s.owner[q]: AGAINST for q in MEMBERS[GROUP[p]] if s.owner[q] != NOBODY}

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        culprit, p, announced = f[cls.SEAT], f[cls.PROPERTY], f[cls.ANNOUNCED]
        stream = Stream(int(move[0]))
        faces = [stream.below(6) + 1, stream.below(6) + 1]
        parts = parts_of(s, f[cls.SPENT])
        bonus = modifier(parts)
        for part in parts:
            (to_pot if announced else split)(s, part.seat, min(part.amount, funds(s, part.seat)))
        won = sum(faces) + bonus >= OPEN_TARGET if announced else succeeds(sum(faces), bonus)
        told = {"seat": culprit, "property": p, "dice": faces, "bonus": bonus, "won": won}
        k.tell("blast-roll", told | {"target": OPEN_TARGET if announced else SECRET_TARGET})
        k.pop(won)
        if won:
            destroy(k, s, culprit, p, stream.below(6) + 1)
        else:
            arrested(k, s, culprit)


def split(s: Illuminopoly, seat: int, amount: int) -> None:
    """Half under Free Parking, the rest to the Bank, as with a subversion (IOP-64)."""
    bank.take(s, seat, amount)
    s.pot += amount // 2
    s.bank += amount - amount // 2


def destroy(k: Kernel, s: Illuminopoly, seat: int, p: int, rounds: int) -> None:
    """Rubble, or a service out of order for some rounds (IOP-A4, IOP-A5)."""
    s.dirty = 1
    if GROUP[p] not in COLOURS:
        s.outage[p] = rounds
        k.tell("disrupted", {"property": p, "rounds": rounds})
        return
    wreck(s, p)
    s.terror |= 1 << GROUP[p]
    s.blown[p] = -s.turn if s.mortgaged[p] else s.turn
    s.status[p], s.mortgaged[p] = DESTROYED, 0
    set_control(s, p, s.owner[p])
    k.tell("destroyed", {"seat": seat, "property": p})


def arrested(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """Jail without a Favor; the fourth time is the last (IOP-A3)."""
    s.strikes[seat] += 1
    if s.strikes[seat] >= LAST_STRIKE:
        k.push("Downfall", seat, NOBODY)
    else:
        imprison(k, s, seat, hard=True)
