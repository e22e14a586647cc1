"""What a landing brings: one action on a property, taxes, cards, visits, Free Parking (IOP-24 to 26, 40,
43, 45)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.cards.board import ARTILLERY, BOAT, GROUP, KIND, PROPERTY, UTILITY
from bot.games.illuminopoly.play import bank
from bot.games.illuminopoly.play.attacks import artillery
from bot.games.illuminopoly.play.attacks.attempts import Attempt
from bot.games.illuminopoly.play.attacks.favors import Objection, holders
from bot.games.illuminopoly.play.attacks.rebuilding import Rebuilding, clear, may_clear, may_rebuild
from bot.games.illuminopoly.play.attacks.rezoning import Rezoning
from bot.games.illuminopoly.play.attacks.subversion import Subversion, find_out, rewired, subversions
from bot.games.illuminopoly.play.attacks.takeover import Takeover
from bot.games.illuminopoly.play.business import Hub
from bot.games.illuminopoly.play.cards import CardDraw
from bot.games.illuminopoly.play.debts import FINE, owe
from bot.games.illuminopoly.play.holdings import Reorganize, has_room, obtain
from bot.games.illuminopoly.play.jail import NOTHING, arrest, post_bail, prisoners, visits
from bot.games.illuminopoly.play.state import DESTROYED, FREE, NOBODY, SOUND, Illuminopoly, inspect
from bot.games.illuminopoly.play.values import attack_cost, buying_price, rezoning_cost, worth

LUXURY_TAX = {"classic": 75, "2008": 100}
INCOME_TAX = 200


class Landing(Hub):
    """The token has come to rest. Hardened: a card has hardened the property (IOP-51)."""

    name = "Landing"
    without = ("standing",)
    (HARDENED,) = registers(1)
    ARRIVE, ACT, DONE = steps("arrive", "choose", "done")

    @classmethod
    def hardened(cls, s: Any) -> int:
        """The property that a card makes harder to attack for this landing, or NOBODY."""
        found = (PROPERTY[s.pos[f[cls.SEAT]]] for f in cls.on_stack(s) if f[cls.HARDENED])
        return next(found, NOBODY)

    @classmethod
    def choose(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask what is done here, if there is anything to do."""
        seat = f[cls.SEAT]
        if not s.alive[seat] or s.jailed[seat] != FREE or not asks_here(s, seat):
            k.pop()
        else:
            cls.put(k, s, f)

    @classmethod
    def arrive(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """What the space itself brings."""
        f[cls.STEP] = cls.ACT
        seat = f[cls.SEAT]
        space = s.pos[seat]
        k.tell("landed", {"seat": seat, "space": space})
        kind, p = KIND[space], PROPERTY[space]
        if p >= 0:
            if s.owner[p] == seat:
                inspect(s, p)
            if s.owner[p] == seat and rewired(s, p) and not s.mortgaged[p]:
                find_out(k, s, p)
        elif kind in ("chance", "chest"):
            f[cls.STEP] = cls.DONE
            CardDraw.begin(k, seat, int(kind == "chest"))
        elif kind == "luxury_tax":
            owe(k, seat, LUXURY_TAX[s.options["figures"]], FINE, "luxury-tax")
        elif kind == "go_to_jail":
            f[cls.STEP] = cls.DONE
            arrest(k, s, seat)
        if p >= 0 and s.owner[p] in (NOBODY, seat):
            f[cls.HARDENED] = False

    @classmethod
    def main(cls, s: Any, f: FrameData) -> Sequence[Choice]:
        seat = f[cls.SEAT]
        return [*cls._here(s, seat, f[cls.HARDENED]), *squeezes(s, seat)]

    @classmethod
    def _here(cls, s: Any, seat: int, hardened: bool) -> list[Choice]:
        """What the space lets the seat do."""
        kind, p = KIND[s.pos[seat]], PROPERTY[s.pos[seat]]
        if p >= 0:
            if s.faction[seat] == ARTILLERY:
                return [NOTHING, *artillery.threats_against(s, seat, p, hardened)]
            return [NOTHING, *on_property(s, seat, p, hardened)]
        if kind == "income_tax":
            return [("pay-flat",), ("pay-share",)]
        if kind == "jail" and s.faction[seat] != ARTILLERY:
            return visits(s, seat)
        if kind == "free_parking":
            return [("take-pot",), *([("reorganize",)] if s.faction[seat] != ARTILLERY else []), NOTHING]
        return [NOTHING]

    @classmethod
    def act(cls, k: Kernel, s: Any, f: FrameData, move: Move) -> None:
        seat, verb = f[cls.SEAT], move[0]
        p = PROPERTY[s.pos[seat]]
        if verb == "clear-rubble":
            clear(k, s, seat, p)
            return
        if verb == "squeeze":
            squeeze(k, s, seat)
            return
        f[cls.STEP] = cls.DONE
        if verb == "post-bail":
            post_bail(k, s, seat, int(move[1]))
        elif verb in ("pay-flat", "pay-share"):
            income_tax(k, s, seat, verb == "pay-share")
        elif verb == "take-pot":
            take_pot(k, s, seat)
        elif verb == "reorganize":
            Reorganize.begin(k, s, seat)
        elif verb in ("demand", "bomb"):
            artillery.threaten(k, s, seat, p, move, f[cls.HARDENED])
        else:
            cls._on_property(k, s, seat, p, move, f[cls.HARDENED])

    @classmethod
    def _on_property(cls, k: Kernel, s: Any, seat: int, p: int, move: Move, hardened: bool) -> None:
        verb = move[0]
        if verb in ("nothing", "subvert"):
            hidden = verb == "subvert" and s.options["subversion"] == "hidden"
            if verb == "nothing" or hidden:
                told = {"seat": seat, "property": p, "pretends": False}
                k.tell("passes", told, {seat: {**told, "pretends": hidden}})
            if verb == "subvert":
                Subversion.begin(k, seat, p, hardened, int(move[1]))
        elif verb == "buy":
            k.push(Purchase.name, seat, p)
        elif verb == "takeover":
            Takeover.begin(k, seat, p, hardened)
        elif verb == "rezone":
            Rezoning.begin(k, seat, p, hardened)
        else:
            Rebuilding.begin(k, seat, p)


def asks_here(s: Illuminopoly, seat: int) -> bool:
    """Whether one is asked on landing here; never a question of money, or others could tell that."""
    kind = KIND[s.pos[seat]]
    if kind == "jail":
        return s.faction[seat] != ARTILLERY and bool(prisoners(s, seat))
    return PROPERTY[s.pos[seat]] >= 0 or kind in ("income_tax", "free_parking")


def on_property(s: Illuminopoly, seat: int, p: int, hardened: bool) -> list[Choice]:
    """What one can do on a property besides nothing (IOP-24)."""
    owner, cash = s.owner[p], s.cash[seat]
    found: list[Choice] = []
    if owner == NOBODY:
        if cash >= buying_price(s, p) and has_room(s, seat):
            found.append(("buy",))
    elif owner != seat and cash >= attack_cost(s, p, hardened, seat) and has_room(s, seat):
        found.append(("takeover",))
    if s.status[p] == SOUND and GROUP[p] != UTILITY and cash >= rezoning_cost(s, p, hardened, seat):
        found.append(("rezone",))
    if may_rebuild(s, seat, p):
        found.append(("rebuild",))
    if s.status[p] == DESTROYED and may_clear(s, seat, p):
        found.append(("clear-rubble",))
    return found + subversions(s, seat, p, hardened)


def squeezes(s: Illuminopoly, seat: int) -> list[Choice]:
    """Whether a Boat can still squeeze its peasants this turn (IOP-99)."""
    return [("squeeze",)] if s.faction[seat] == BOAT and s.active == seat and not s.again[seat] else []


def squeeze(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """Carry out what `squeezes` offers."""
    s.again[seat] = 1
    k.push("Squeeze", seat)


def income_tax(k: Kernel, s: Illuminopoly, seat: int, share: bool) -> None:
    """$200, or a tenth of everything (IOP-40)."""
    owe(k, seat, worth(s, seat) // 10 if share else INCOME_TAX, FINE, "income-tax")


def take_pot(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """Everything that lies under Free Parking (IOP-45)."""
    amount, s.pot = s.pot, 0
    bank.give(s, seat, amount)
    k.tell("pot-taken", {"seat": seat, "amount": amount})


class Purchase(Attempt):
    """Buying from the Bank; a Favor of another player blocks it (IOP-26, IOP-50)."""

    name = "Purchase"
    OBJECT, BUY = steps("objection", "buy")

    @classmethod
    def objection(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Others may block it."""
        seat, p = f[cls.SEAT], f[cls.PROPERTY]
        f[cls.STEP], s.ret = cls.BUY, None
        if able := holders(s, seat):
            k.tell("buying", {"seat": seat, "property": p})
            Objection.begin(k, able, "sale", p, seat)

    @classmethod
    def buy(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The Bank sells, unless that was blocked."""
        seat, p = f[cls.SEAT], f[cls.PROPERTY]
        blocked = k.returned() or s.cash[seat] < buying_price(s, p)
        k.pop()
        if blocked:
            k.tell("sale-blocked", {"seat": seat, "property": p})
            return
        price = buying_price(s, p)
        bank.to_bank(s, seat, price)
        k.tell("bought", {"seat": seat, "property": p, "price": price})
        obtain(k, s, p, seat)
