"""Chance and Community Chest: op programs and the drawing of cards (IOP-50 to IOP-53)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.programs import Op, Params, Program, Running
from bot.games.data import load_yaml
from bot.games.illuminopoly.cards.board import KIND, STEAM_IRON
from bot.games.illuminopoly.play.attacks.favors import Objection, holders
from bot.games.illuminopoly.play.bank import from_bank
from bot.games.illuminopoly.play.debts import FINE, owe
from bot.games.illuminopoly.play.jail import arrest
from bot.games.illuminopoly.play.movement import BACK, CARRIED, Walk
from bot.games.illuminopoly.play.state import FREE, NOBODY, Illuminopoly, fit, living
from bot.games.illuminopoly.play.values import buildings

DECKS: list[list[dict[str, Any]]] = [
    [card for card in load_yaml("illuminopoly", name) for _ in range(card.get("copies", 1))]
    for name in ("chance", "community_chest")
]
"""The sixteen cards of each deck; a card is known by its number in this list."""


def amount(s: Illuminopoly, params: Params) -> int:
    """The figure of the card in the chosen edition."""
    newer: int | None = params.get("newer")
    figure: int = params["amount"]
    return newer if newer is not None and s.options["figures"] == "2008" else figure


def _advance(k: Kernel, s: Any, r: Running, params: Params) -> None:
    Walk.begin(k, r.owner, (params["space"] - s.pos[r.owner]) % len(KIND) or len(KIND), CARRIED)


def _nearest(k: Kernel, s: Any, r: Running, params: Params) -> None:
    here = s.pos[r.owner]
    spaces = next(n for n in range(1, len(KIND)) if KIND[(here + n) % len(KIND)] == params["kind"])
    Walk.begin(k, r.owner, spaces, CARRIED, hardened=bool(params.get("hardened")))


def _back(k: Kernel, s: Any, r: Running, params: Params) -> None:
    Walk.begin(k, r.owner, params["steps"], BACK)


def _receive(k: Kernel, s: Any, r: Running, params: Params) -> None:
    from_bank(k, s, r.owner, amount(s, params))


def _pay(k: Kernel, s: Any, r: Running, params: Params) -> None:
    owe(k, r.owner, amount(s, params), FINE, "card")


def _pay_each(k: Kernel, s: Any, r: Running, params: Params) -> None:
    for q in living(s):
        if q != r.owner:
            owe(k, r.owner, amount(s, params), q, "card")


def _collect_each(k: Kernel, s: Any, r: Running, params: Params) -> None:
    for q in living(s):
        if q != r.owner:
            k.push(Levy.name, q, r.owner, amount(s, params), r.source)


def _repairs(k: Kernel, s: Any, r: Running, params: Params) -> None:
    houses, hotels = buildings(s, r.owner)
    owe(k, r.owner, houses * params["house"] + hotels * params["hotel"], FINE, "repairs")


def _jail(k: Kernel, s: Any, r: Running, params: Params) -> None:
    arrest(k, s, r.owner)


def _favor(k: Kernel, s: Any, r: Running, params: Params) -> None:
    s.favors[r.owner].append(r.source)


class CardProgram(Program):
    """What a card does to who has drawn it."""

    name = "CardProgram"
    owner = Program.OWNER
    ops: ClassVar[Mapping[str, Op]] = {
        op.name: op
        for op in (
            Op("advance", {"space": int}, _advance),
            Op("nearest", {"kind": ("utility", "railroad"), "hardened?": int}, _nearest),
            Op("back", {"steps": int}, _back),
            Op("receive", {"amount": int, "newer?": int}, _receive),
            Op("pay", {"amount": int, "newer?": int}, _pay),
            Op("pay_each", {"amount": int, "newer?": int}, _pay_each),
            Op("collect_each", {"amount": int, "newer?": int}, _collect_each),
            Op("repairs", {"house": int, "hotel": int}, _repairs),
            Op("jail", {}, _jail),
            Op("favor", {}, _favor),
        )
    }


class Levy(Frame):
    """A card takes money from another player; a Favor counters it (IOP-50), a Steam Iron may ignore it
    (IOP-52). Registers: who pays, who gets, $, the card."""

    name = "Levy"
    without = ("standing",)
    SEAT, TO, AMOUNT, CARD = registers(4)
    OBJECT, PAY, CHOOSE = steps("objection", "pay", "choose")

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"actor": f[cls.TO], "number": NOBODY, "price": f[cls.AMOUNT]}

    @classmethod
    def belongs(cls, s: Any, f: FrameData, seat: int) -> bool:
        return seat in (f[cls.SEAT], f[cls.TO])

    @classmethod
    def objection(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Whoever must pay may have something against it."""
        victim = f[cls.SEAT]
        if s.faction[victim] == STEAM_IRON and fit(s, victim):
            f[cls.STEP] = cls.CHOOSE
            return
        f[cls.STEP], s.ret = cls.PAY, None
        if victim in holders(s):
            Objection.begin(k, [victim], "card", f[cls.CARD], f[cls.TO])

    @classmethod
    def choose(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask a Steam Iron."""
        k.ask(f[cls.SEAT])

    @classmethod
    def pay(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """It is due, unless it was countered."""
        countered = k.returned()
        k.pop()
        if not countered:
            owe(k, f[cls.SEAT], f[cls.AMOUNT], f[cls.TO], "card")

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("ignore",), ("obey",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "ignore":
            deck, card = divmod(f[cls.CARD], 100)
            k.tell("card-ignored", {"seat": seat, "deck": deck, "card": card})
            k.pop()
        else:
            f[cls.STEP], s.ret = cls.PAY, None


class CardDraw(Frame):
    """A card is drawn and obeyed.

    The drawer may slip out the second card instead of the top one; that is cheating (IOP-53). A Steam Iron
    may ignore a card that makes them pay (IOP-52).
    """

    name = "CardDraw"
    SEAT, DECK, CARD = registers(3)
    PULL, READ, CHOOSE, OBEY = steps("pull", "read", "choose", "obey")
    owner = SEAT

    @classmethod
    def begin(cls, k: Kernel, seat: int, deck: int) -> None:
        """`seat` draws from `deck`."""
        k.push(cls.name, seat, deck, NOBODY)

    @classmethod
    def pull(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask which card, where one may cheat."""
        if s.options["cheating"] and len(s.decks[f[cls.DECK]]) > 1 and fit(s, f[cls.SEAT]):
            k.ask(f[cls.SEAT])
        else:
            cls._draw(k, s, f, 0)

    @classmethod
    def read(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Whether it may be ignored."""
        pays = DECKS[f[cls.DECK]][f[cls.CARD]].get("pays")
        f[cls.STEP] = cls.CHOOSE if pays and s.faction[f[cls.SEAT]] == STEAM_IRON else cls.OBEY

    @classmethod
    def obey(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """It is carried out, but for what somebody in Jail or out of the game does not get."""
        seat, deck, card = f[cls.SEAT], f[cls.DECK], f[cls.CARD]
        k.pop()
        if s.alive[seat] and (s.jailed[seat] == FREE or _is_favor(deck, card)):
            CardProgram.begin(k, seat, deck * 100 + card, DECKS[deck][card]["ops"])

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("draw",), ("draw-lower",)] if f[cls.STEP] == cls.PULL else [("ignore",), ("obey",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[cls.STEP] == cls.PULL:
            cls._draw(k, s, f, 1 if move[0] == "draw-lower" else 0)
        elif move[0] == "obey":
            cls.obey(k, s, f)
        else:
            k.tell("card-ignored", {"seat": seat, "deck": f[cls.DECK], "card": f[cls.CARD]})
            k.pop()

    @classmethod
    def _draw(cls, k: Kernel, s: Any, f: FrameData, depth: int) -> None:
        seat, deck = f[cls.SEAT], f[cls.DECK]
        card = s.decks[deck].pop(depth)
        f[cls.CARD], f[cls.STEP] = card, cls.READ
        s.drawer, s.sly = seat, depth
        if deck * 100 + card not in s.seen:
            s.seen.append(deck * 100 + card)
        if not _is_favor(deck, card):
            s.decks[deck].append(card)
        k.reveal()
        k.tell("card", {"seat": seat, "deck": deck, "card": card})


def _is_favor(deck: int, card: int) -> bool:
    """Whether the card is kept instead of going under the deck at once (IOP-50)."""
    ops = DECKS[deck][card]["ops"]
    return bool(ops[0][0] == "favor")
