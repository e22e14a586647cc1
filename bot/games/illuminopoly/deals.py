"""Deals: sales, gifts, bribes, loans and promises between players (IOP-73, IOP-83, IOP-84).

What is promised is written down and not enforced; what changes hands at once does so when the offer is
accepted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.kernel import Frame, FrameData, Kernel
from bot.engine.moves import Choice, Draw, Move, Open, Text, text
from bot.games.illuminopoly import bank, estate
from bot.games.illuminopoly.board import COUNT, GROUP, MEMBERS
from bot.games.illuminopoly.debts import BANK, owe
from bot.games.illuminopoly.holdings import arm, has_room, take_arm
from bot.games.illuminopoly.state import NOBODY, Illuminopoly, fit, fit_seats, landlord, owns, set_control
from bot.games.illuminopoly.values import assets, interest, mortgage_value, redemption

OPEN_OFFERS = 3
LONGEST_PROMISE = 300
MOST_NOTE = 5000
VERBS = frozenset({"offer", "accept", "decline", "withdraw", "foreclose", "repay"})


@dataclass(frozen=True, slots=True)
class Terms:
    """The tail of an offer: (to, $ given, $ wanted, favors given, favors wanted, note, how many properties
    given, those, properties wanted ..., promise).

    A positive note is what the giver will owe, a negative one what the taker will. The promise may be left
    out.
    """

    seats: tuple[int, ...]
    cash: int
    favors: int
    mine: tuple[int, ...]
    owner: tuple[int, ...]

    def check(self, tail: Move) -> list[Text]:
        numbers = tail[:-1] if tail and isinstance(tail[-1], str) else tail
        if len(numbers) < 7 or not all(isinstance(part, int) for part in numbers):
            return [text("iop-deal-malformed")]
        to, give, want, given, wanted, note, count, *lots = (int(part) for part in numbers)
        reasons = []
        if to not in self.seats:
            reasons.append(text("iop-deal-partner"))
        if not 0 <= give <= self.cash or want < 0 or abs(note) > MOST_NOTE:
            reasons.append(text("iop-deal-money", most=self.cash))
        if not 0 <= given <= self.favors or not 0 <= wanted <= 2:
            reasons.append(text("iop-deal-favors"))
        mine, theirs = lots[: max(count, 0)], lots[max(count, 0) :]
        if count < 0 or len(mine) < count or len(set(lots)) < len(lots) or not set(mine) <= set(self.mine):
            reasons.append(text("iop-deal-mine"))
        if any(not 0 <= p < COUNT or self.owner[p] != to for p in theirs):
            reasons.append(text("iop-deal-theirs"))
        if len(numbers) < len(tail) and not 0 < len(str(tail[-1])) <= LONGEST_PROMISE:
            reasons.append(text("shape-length", least=1, most=LONGEST_PROMISE))
        return reasons

    def sample(self, draw: Draw) -> Move:
        to = self.seats[draw(len(self.seats))]
        theirs = [p for p, owner in enumerate(self.owner) if owner == to]
        want = [theirs[draw(len(theirs))]] if theirs and draw(2) else []
        give = [self.mine[draw(len(self.mine))]] if self.mine and not want else []
        pay = draw(self.cash + 1) if not give else 0
        return (to, pay, draw(200) if give else 0, 0, 0, 0, len(give), *give, *want)


def options(s: Illuminopoly, seat: int) -> list[Choice]:
    """Offers to make, to answer and to take back; loans to repay or to call in."""
    found: list[Choice] = []
    mine = 0
    for offer in s.offers:
        if offer["giver"] == seat:
            mine += 1
            found.append(("withdraw", offer["number"]))
        elif offer["taker"] == seat:
            if feasible(s, offer, seat):
                found.append(("accept", offer["number"]))
            found.append(("decline", offer["number"]))
    for lender, borrower, amount in s.loans:
        if borrower == seat and bank.funds(s, seat) >= amount:
            found.append(("repay", lender))
        elif lender == seat and landlord(s, borrower) and f"foreclose-{seat}-{borrower}" not in s.used:
            found.append(("foreclose", borrower))
    partners = tuple(q for q in fit_seats(s) if q != seat)
    if mine < OPEN_OFFERS and partners:
        terms = Terms(
            partners, bank.funds(s, seat), len(s.favors[seat]), tuple(owns(s, seat)), tuple(s.owner)
        )
        found.append(Open(("offer",), terms))
    return found


def feasible(s: Illuminopoly, offer: dict[str, Any], judge: int) -> bool:
    """Whether an offer can be carried out, as far as the seat `judge` can tell (it sees only its own
    money)."""
    giver, taker = offer["giver"], offer["taker"]
    if not (fit(s, giver) and fit(s, taker)):
        return False
    for seat, lots, favors in (
        (giver, offer["give"], offer["favors"]),
        (taker, offer["get"], offer["want_favors"]),
    ):
        if len(s.favors[seat]) < favors or any(s.owner[p] != seat for p in lots):
            return False
    for seat, lots in ((taker, offer["give"]), (giver, offer["get"])):
        if lots and not (landlord(s, seat) and has_room(s, seat)):
            return False
    costs = {
        giver: offer["money"] + fees(s, offer["get"]),
        taker: offer["want_money"] + fees(s, offer["give"]),
    }
    return all(bank.funds(s, seat) >= cost for seat, cost in costs.items() if judge in (seat, NOBODY))


def fees(s: Illuminopoly, lots: Sequence[int]) -> int:
    """What the Bank will at least want for mortgaged properties that change hands (IOP-80)."""
    return sum(interest(mortgage_value(s, q)) for q in whole(s, lots) if s.mortgaged[q])


def whole(s: Illuminopoly, lots: Sequence[int]) -> list[int]:
    """The properties with all that they hold, none twice."""
    found: list[int] = []
    for p in lots:
        found += [q for q in arm(s, p) if q not in found]
    return found


def carry_out(k: Kernel, s: Illuminopoly, seat: int, move: Move) -> None:
    """Do one of VERBS."""
    verb = move[0]
    if verb == "offer":
        _offer(k, s, seat, move[1:])
    elif verb == "repay":
        repay(k, s, seat, int(move[1]))
    elif verb == "foreclose":
        foreclose(k, s, seat, int(move[1]))
    else:
        offer = next(o for o in s.offers if o["number"] == move[1])
        s.offers.remove(offer)
        told = {"offer": offer["number"], "giver": offer["giver"], "taker": offer["taker"]}
        if verb != "accept":
            k.tell("offer-" + str(verb), None, {offer["giver"]: told, offer["taker"]: told})
        elif feasible(s, offer, NOBODY):
            k.push("Handover", offer)
        else:
            k.tell("offer-failed", None, {offer["giver"]: told, offer["taker"]: told})


def _offer(k: Kernel, s: Illuminopoly, seat: int, tail: Move) -> None:
    words = str(tail[-1]) if isinstance(tail[-1], str) else ""
    to, give, want, given, wanted, note, count, *lots = (int(n) for n in tail if isinstance(n, int))
    s.offer_count += 1
    offer = {
        "number": s.offer_count, "giver": seat, "taker": to, "money": give, "want_money": want,
        "favors": given, "want_favors": wanted, "note": note, "give": lots[:count], "get": lots[count:],
        "promise": words,
    }  # fmt: skip
    s.offers.append(offer)
    k.tell("offered", None, {seat: offer, to: offer})


def repay(k: Kernel, s: Illuminopoly, seat: int, lender: int) -> None:
    """A loan is paid back in full."""
    loan = next(entry for entry in s.loans if entry[:2] == [lender, seat])
    s.loans.remove(loan)
    bank.move(s, seat, lender, loan[2])
    k.tell("repaid", None, {q: {"seat": seat, "lender": lender, "amount": loan[2]} for q in (seat, lender)})


def foreclose(k: Kernel, s: Illuminopoly, lender: int, borrower: int) -> None:
    """Whoever owes more than he has can be foreclosed; who is good for it cannot (IOP-83)."""
    s.used.append(f"foreclose-{lender}-{borrower}")
    debt = sum(n for a, b, n in s.loans if (a, b) == (lender, borrower))
    if assets(s, borrower) < debt and landlord(s, lender):
        k.push("Downfall", borrower, lender)
    else:
        k.tell("solvent", None, {q: {"lender": lender, "borrower": borrower} for q in (lender, borrower)})


class Handover(Frame):
    """An accepted deal is carried out. Registers: 2 the offer, 3 deeds still to pass on: [property, from,
    to]."""

    name = "Handover"
    PAY, DEEDS = range(2)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        offer = f[2]
        if f[1] == cls.PAY:
            f[1] = cls.DEEDS
            f.append(cls._settle(k, s, offer))
        elif not f[3]:
            k.pop()
        else:
            p, old, new = f[3].pop(0)
            if s.owner[p] == old:
                pass_on(k, s, p, old, new)

    @classmethod
    def _settle(cls, k: Kernel, s: Any, offer: dict[str, Any]) -> list[list[int]]:
        giver, taker = offer["giver"], offer["taker"]
        bank.move(s, giver, taker, offer["money"])
        bank.move(s, taker, giver, offer["want_money"])
        for _ in range(offer["favors"]):
            s.favors[taker].append(s.favors[giver].pop(0))
        for _ in range(offer["want_favors"]):
            s.favors[giver].append(s.favors[taker].pop(0))
        if offer["note"]:
            s.loans.append(
                [taker, giver, offer["note"]] if offer["note"] > 0 else [giver, taker, -offer["note"]]
            )
        if offer["promise"]:
            s.promises.append([giver, taker, offer["promise"]])
        k.tell("deal", cls._public(offer), {giver: offer, taker: offer})
        return [[p, giver, taker] for p in offer["give"]] + [[p, taker, giver] for p in offer["get"]]

    @classmethod
    def _public(cls, offer: dict[str, Any]) -> dict[str, object] | None:
        open_part = ("giver", "taker", "give", "get", "favors", "want_favors")
        visible = any(offer[key] for key in open_part[2:])
        return {key: offer[key] for key in open_part} if visible else None


def pass_on(k: Kernel, s: Illuminopoly, p: int, old: int, new: int) -> None:
    """A sold property goes with its arm; buildings of its colour are sold first, the seller keeps control
    (IOP-73)."""
    sold = arm(s, p)
    for q in sold:
        _strip(k, s, old, q)
    for q in sold:
        if s.control[q] == old:
            set_control(s, q, old)
        elif s.mortgaged[q]:
            continue
        else:
            s.belief[q] = old
        if s.mortgaged[q]:
            k.push("MortgageTransfer", new, q)
    take_arm(k, s, p, new, sold=True)


def _strip(k: Kernel, s: Illuminopoly, seat: int, p: int) -> None:
    built = [q for q in MEMBERS[GROUP[p]] if s.houses[q] and s.owner[q] == seat]
    if built and not estate.unbuild(k, s, seat, built, everything=True):
        for q in built:
            estate.wreck(s, q)


class MortgageTransfer(Frame):
    """The buyer of a mortgaged property pays it off, or 10% for the transfer (IOP-80). Registers: 2 seat,
    3 property."""

    name = "MortgageTransfer"

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if fit(s, f[2]) and bank.funds(s, f[2]) >= redemption(s, f[3]):
            k.ask(f[2])
        else:
            cls.take(k, s, f, f[2], ("fee",))

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("fee",), ("pay-off",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        k.pop()
        if move[0] == "pay-off":
            estate.lift_mortgage(k, s, seat, f[3])
        else:
            owe(k, seat, interest(mortgage_value(s, f[3])), BANK, "transfer")
