"""Deals: sales, gifts, bribes, loans, truces and promises between players (IOP-73, IOP-83, IOP-84).

What is promised is written down and not enforced; what changes hands at once does so when the offer is
accepted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Draw, Move, Open, Range, Words, up_to
from bot.games.illuminopoly.cards.board import COUNT, GEOMETRY, GROUP, MEMBERS
from bot.games.illuminopoly.play import bank, estate
from bot.games.illuminopoly.play.debts import BANK, add_loan, owe
from bot.games.illuminopoly.play.holdings import arm, has_room, settle, take_arm
from bot.games.illuminopoly.play.state import (
    NOBODY,
    Illuminopoly,
    fit,
    inspect,
    landlord,
    owns,
    set_control,
    show_cash,
    sleeping,
)
from bot.games.illuminopoly.play.values import assets, interest, lent, redemption
from bot.games.kit import offers
from bot.games.kit.pledges import Pledge, binding

OPEN_OFFERS = 3
MOST_PROMISES = 60
MOST_MONEY = 20_000
FAVOR_ITEM = COUNT
"""In offers, a Favor is an item with the number FAVOR_ITEM + its deck."""
PROMISE = Words(300)
TRUCE = 3
"""Rounds that a truce lasts."""
PARTS_OF_A_TRUCE = 4
"""By which a truce is told from a promise in words; both are kept as promises."""
VERBS = frozenset(
    {"offer", "lend", "truce", "tribute", "promise", "accept", "decline", "withdraw", "foreclose", "repay"}
)


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Terms(offers.Terms):
    """The tail of an offer: $, properties, and from FAVOR_ITEM on Political Favors by deck."""

    key = "iop-deal"
    most = MOST_MONEY

    s: Illuminopoly
    seat: int
    other: int

    def __repr__(self) -> str:
        # The names of buttons are made of it: they stay what they have always been.
        return f"Terms({self.money}, {self.mine}, {self.theirs})"

    @property
    def money(self) -> int:
        """$ that can be given."""
        return bank.funds(self.s, self.seat)

    @property
    def purse(self) -> int | None:
        """$ of the other, where cash is open."""
        return bank.funds(self.s, self.other) if self.s.options["money"] == "open" else None

    @property
    def mine(self) -> list[int]:
        """What can be given."""
        return items(self.s, self.seat)

    @property
    def theirs(self) -> list[int]:
        """What can be asked for."""
        return items(self.s, self.other)

    def sample(self, draw: Draw) -> Move:
        mine, theirs, money = self.mine, self.theirs, self.money
        give = [mine[draw(len(mine))]] if mine and draw(2) else []
        want = [theirs[draw(len(theirs))]] if theirs and draw(2) else []
        pay = draw(money // 4 + 1)
        return (pay, draw(200) + (not pay and not give and not want), len(give), *give, *want)


def items(s: Illuminopoly, seat: int) -> list[int]:
    """What a seat could part with: properties and Favors."""
    return owns(s, seat) + [FAVOR_ITEM + favor // 100 for favor in s.favors[seat]]


def options(s: Illuminopoly, seat: int) -> list[Choice]:
    """Offers to make, to answer and to take back; loans to repay or to call in; truces, and
    promises."""
    found, mine = offers.answers(s.offers, seat, lambda offer: feasible(s, offer, seat))
    for lender, borrower, amount in s.loans:
        if borrower == seat and bank.funds(s, seat) >= amount:
            found.append(("repay", lender))
        elif lender == seat and landlord(s, borrower) and f"foreclose-{seat}-{borrower}" not in s.used:
            found.append(("foreclose", borrower))
    if s.loans:
        found = list(dict.fromkeys(found))
    if mine < OPEN_OFFERS:
        found += _proposals(s, seat)
    return found


def _proposals(s: Illuminopoly, seat: int) -> list[Choice]:
    """What the seat can propose to the others."""
    found: list[Choice] = []
    funds, at_peace = bank.funds(s, seat), _at_peace(s, seat)
    for q, offer, promise, tribute in _lasting(s, seat):
        if fit(s, q):
            found.append(offer)
            if funds:
                found.append(up_to(funds, "lend", q))
            found.append(promise)
            if q not in at_peace:
                found += (Open(("truce", q), Range(0, funds)), tribute)
    return found


def _lasting(s: Illuminopoly, seat: int) -> list[tuple[int, Open, Open, Open]]:
    """To each of the others an offer, a promise and a demand of money for peace. Made once: the terms of an
    offer look at the state whenever they are asked."""
    made: list[tuple[int, Open, Open, Open]] | None = s.memo.get(seat)
    if made is None:
        made = s.memo[seat] = [
            (
                q,
                Open(("offer", q), Terms(s, seat, q)),
                Open(("promise", q), PROMISE),
                up_to(MOST_MONEY, "tribute", q),
            )
            for q in range(s.seats)
            if q != seat
        ]
    return made


def feasible(s: Illuminopoly, offer: dict[str, Any], judge: int) -> bool:
    """Whether an offer can be carried out, as far as the seat `judge` can tell (it sees only its own
    money)."""
    giver, taker, given, wanted = offer["giver"], offer["taker"], offer["give"], offer["get"]
    if not (fit(s, giver) and fit(s, taker) and _has(s, giver, given) and _has(s, taker, wanted)):
        return False
    sides = ((giver, offer["money"], given, wanted), (taker, offer["want_money"], wanted, given))
    for seat, money, parts, things in sides:
        if judge in (seat, NOBODY) and bank.funds(s, seat) < money + fees(s, things):
            return False
        if lots(things) and not (landlord(s, seat) and (lots(parts) or has_room(s, seat))):
            return False
    return True


Deed = list[int]
"""A property that changes hands, from whom, and to whom."""


def _deeds(offer: dict[str, Any]) -> list[Deed]:
    """The properties of an offer that change hands."""
    giver, taker = offer["giver"], offer["taker"]
    given = [[p, giver, taker] for p in lots(offer["give"])]
    return given + [[p, taker, giver] for p in lots(offer["get"])]


def _tops(s: Illuminopoly, deeds: Sequence[Deed]) -> list[Deed]:
    """Those of them that do not come with another that holds them."""
    held = {q for p, old, new in deeds for q in arm(s, p)[1:]}
    return [deed for deed in deeds if deed[0] not in held]


def _find_room(s: Illuminopoly, offer: dict[str, Any]) -> bool:
    """Whether all deeds of an offer have a place with their takers, and not only the first (IOP-31)."""
    after = s.clone()
    moved = _tops(s, _deeds(offer))
    for p, _, new in moved:
        GEOMETRY.detach(after, p)
        for q in arm(after, p):
            after.owner[q] = new
    return not any(settle(after, new, [p]) for p, _, new in moved)


def _has(s: Illuminopoly, seat: int, things: Sequence[int]) -> bool:
    """Whether all these items are the seat's to give."""
    for thing in things:
        if thing >= FAVOR_ITEM:
            if thing not in items(s, seat):
                return False
        elif s.owner[thing] != seat:
            return False
    return True


def fees(s: Illuminopoly, things: Sequence[int]) -> int:
    """What the Bank will at least want for mortgaged properties that change hands (IOP-80)."""
    return sum([interest(lent(s, q)) for q in whole(s, things) if s.mortgaged[q]]) if things else 0


def lots(things: Sequence[int]) -> list[int]:
    """The properties among the items of an offer."""
    return [thing for thing in things if thing < FAVOR_ITEM]


def whole(s: Illuminopoly, things: Sequence[int]) -> list[int]:
    """The properties among the items with all that they hold, none twice."""
    found: list[int] = []
    for p in lots(things):
        found += [q for q in arm(s, p) if q not in found]
    return found


def carry_out(k: Kernel, s: Illuminopoly, seat: int, move: Move) -> None:
    """Do one of VERBS."""
    verb = move[0]
    if verb == "offer":
        _offer(k, s, seat, int(move[1]), *(int(part) for part in move[2:]))
    elif verb == "lend":
        _put(k, s, {"giver": seat, "taker": int(move[1]), "money": int(move[2]), "loan": int(move[2])})
    elif verb in ("truce", "tribute"):
        paid = "money" if verb == "truce" else "want_money"
        _put(k, s, {"giver": seat, "taker": int(move[1]), "money": 0, paid: int(move[2]), "peace": TRUCE})
    elif verb == "promise":
        promise(k, s, seat, int(move[1]), str(move[2]))
    elif verb == "repay":
        repay(k, s, seat, int(move[1]))
    elif verb == "foreclose":
        foreclose(k, s, seat, int(move[1]))
    else:
        offer = offers.take_up(s.offers, move[1])
        show_cash(s, offer["giver"])
        told = {"offer": offer["number"], "giver": offer["giver"], "taker": offer["taker"]}
        if verb != "accept":
            if verb == "decline":
                demand = "peace" in offer and offer["want_money"] > 0
                s.refused = offers.refused(s.refused, offer, demand, s.round)
            k.tell("offer-" + str(verb), None, {offer["giver"]: told, offer["taker"]: told})
        elif feasible(s, offer, NOBODY) and _find_room(s, offer):
            k.push(Handover.name, offer)
        else:
            k.tell("offer-failed", None, {offer["giver"]: told, offer["taker"]: told})


def _offer(
    k: Kernel, s: Illuminopoly, seat: int, to: int, give: int, want: int, count: int, *things: int
) -> None:
    terms = {"giver": seat, "taker": to, "money": give, "want_money": want}
    _put(k, s, {**terms, "give": list(things[:count]), "get": list(things[count:])})


def _put(k: Kernel, s: Illuminopoly, terms: dict[str, Any]) -> None:
    s.offer_count += 1
    made = {"number": s.offer_count, "turn": s.turn}
    offer = {**made, "want_money": 0, "loan": 0, "give": [], "get": [], **terms}
    s.offers.append(offer)
    k.tell("offered", None, {offer["giver"]: offer, offer["taker"]: offer})


def _keep(s: Illuminopoly, entry: list[Any]) -> None:
    s.promises = [*s.promises, entry][-MOST_PROMISES:]


def promise(k: Kernel, s: Illuminopoly, seat: int, to: int, words: str) -> None:
    """Written down for both, and enforced by nobody (IOP-84). Only the newest ones are kept."""
    _keep(s, [seat, to, words])
    data = {"seat": seat, "taker": to, "words": words}
    k.tell("promised", None, {seat: data, to: data})


def spoken(s: Illuminopoly) -> list[list[Any]]:
    """Promises in words: [from, to, words]."""
    return [entry for entry in s.promises if len(entry) != PARTS_OF_A_TRUCE]


def truces(s: Illuminopoly) -> list[Pledge]:
    """What is kept of truces: [one, other, last round, who broke it or NOBODY]. Asked for at nearly every
    decision, hence remembered until there is a new promise."""
    known: tuple[list[list[Any]], list[Pledge]] | None = s.memo.get(truces)
    if known is None or known[0] is not s.promises:
        found = [entry for entry in s.promises if len(entry) == PARTS_OF_A_TRUCE]
        known = s.memo[truces] = s.promises, found
    return known[1]


def _at_peace(s: Illuminopoly, seat: int) -> set[int]:
    """Those with whom the seat has a truce that holds."""
    holding = [entry for entry in truces(s) if entry[2] >= s.round and entry[3] == NOBODY]
    return {q for entry in holding for q in entry[:2] if seat in entry[:2]}


def truce(s: Illuminopoly, one: int, other: int) -> Pledge | None:
    """The truce that holds between two seats."""
    kept = truces(s)
    return binding(kept, one, other, s.round) or binding(kept, other, one, s.round)


def breaks_truce(k: Kernel, s: Illuminopoly, seat: int, owner: int) -> None:
    """An attack for all to see on whom one has a truce with: both are told, and both remember (IOP-84)."""
    found = truce(s, seat, owner)
    if found is not None:
        found[3] = seat
        k.tell("truce-broken", None, {q: {"seat": seat, "other": owner} for q in found[:2]})


def repay(k: Kernel, s: Illuminopoly, seat: int, lender: int) -> None:
    """A loan is paid back in full."""
    loan = next(entry for entry in s.loans if entry[:2] == [lender, seat])
    s.loans.remove(loan)
    bank.move(s, seat, lender, loan[2])
    k.tell("repaid", None, {q: {"seat": seat, "lender": lender, "amount": loan[2]} for q in (seat, lender)})


def foreclose(k: Kernel, s: Illuminopoly, lender: int, borrower: int) -> None:
    """Whoever owes more than they have can be foreclosed; who is good for it cannot (IOP-83)."""
    s.used.append(f"foreclose-{lender}-{borrower}")
    debt = sum(n for a, b, n in s.loans if (a, b) == (lender, borrower))
    show_cash(s, borrower)
    if assets(s, borrower) < debt and landlord(s, lender):
        k.push("Downfall", borrower, lender)
    else:
        k.tell("solvent", None, {q: {"lender": lender, "borrower": borrower} for q in (lender, borrower)})


class Handover(Frame):
    """An accepted deal is carried out. Lots: still to pass on, as [property, from, to]."""

    name = "Handover"
    OFFER, LOTS = registers(2)
    PAY, DEEDS = steps("pay", "deeds")

    @classmethod
    def belongs(cls, s: Any, f: FrameData, seat: int) -> bool:
        return seat in (f[cls.OFFER]["giver"], f[cls.OFFER]["taker"])

    @classmethod
    def deeds(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """All deeds leave before one is hung: it cannot hang on what goes, and finds the arrow of what went.
        The first is hung first."""
        k.pop()
        for p, old, new in reversed(_tops(s, f[cls.LOTS])):
            pass_on(k, s, p, old, new)

    @classmethod
    def pay(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Money, loans and Favors change hands at once."""
        f[cls.STEP] = cls.DEEDS
        offer = f[cls.OFFER]
        giver, taker = offer["giver"], offer["taker"]
        bank.move(s, giver, taker, offer["money"])
        bank.move(s, taker, giver, offer["want_money"])
        for old, new, things in ((giver, taker, offer["give"]), (taker, giver, offer["get"])):
            for thing in things:
                if thing >= FAVOR_ITEM:
                    favor = next(card for card in s.favors[old] if card // 100 == thing - FAVOR_ITEM)
                    s.favors[old].remove(favor)
                    s.favors[new].append(favor)
        if offer["loan"]:
            add_loan(s, giver, taker, offer["loan"])
        if "peace" in offer:
            _keep(s, [giver, taker, s.round + offer["peace"], NOBODY])
        show_cash(s, giver)
        show_cash(s, taker)
        k.tell("deal", cls._public(offer), {giver: offer, taker: offer})
        f.append(_deeds(offer))

    @classmethod
    def _public(cls, offer: dict[str, Any]) -> dict[str, object] | None:
        """That deeds and Favors change hands is seen by all, what is paid for them is not."""
        if not offer["give"] and not offer["get"]:
            return None
        return {key: offer[key] for key in ("giver", "taker", "give", "get")}


def pass_on(k: Kernel, s: Illuminopoly, p: int, old: int, new: int) -> None:
    """A sold property goes with its arm; buildings of its colour are sold first, the seller keeps control
    (IOP-73)."""
    sold = arm(s, p)
    for q in sold:
        _strip(k, s, old, q)
    for q in sold:
        inspect(s, q)
        if s.mortgaged[q]:
            k.push(MortgageTransfer.name, new, q)
        elif s.control[q] == old:
            set_control(s, q, new if sleeping(s, old) else old)
    take_arm(k, s, p, new, sold=True)


def _strip(k: Kernel, s: Illuminopoly, seat: int, p: int) -> None:
    built = [q for q in MEMBERS[GROUP[p]] if s.houses[q] and s.owner[q] == seat]
    if built and not estate.unbuild(k, s, seat, built, everything=True):
        for q in built:
            estate.wreck(s, q)


class MortgageTransfer(Frame):
    """The buyer of a mortgaged property pays it off, or 10% for the transfer (IOP-80)."""

    name = "MortgageTransfer"
    without = ("standing",)
    SEAT, PROPERTY = registers(2)
    owner = SEAT

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"actor": f[cls.SEAT], "number": f[cls.PROPERTY]}

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if fit(s, f[cls.SEAT]):
            k.ask(f[cls.SEAT])
        else:
            cls.take(k, s, f, f[cls.SEAT], ("fee",))

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        able = bank.funds(s, seat) >= redemption(s, f[cls.PROPERTY])
        return [("fee",), ("pay-off",)] if able else [("fee",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        k.pop()
        if move[0] == "pay-off":
            estate.lift_mortgage(k, s, seat, f[cls.PROPERTY])
        else:
            owe(k, seat, interest(lent(s, f[cls.PROPERTY])), BANK, "transfer")
