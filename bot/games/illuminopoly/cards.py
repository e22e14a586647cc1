"""Chance and Community Chest: op programs and the drawing of cards (IOP-50 to IOP-53)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.programs import Op, Params, Program, Running
from bot.games.data import load_yaml
from bot.games.illuminopoly.bank import from_bank
from bot.games.illuminopoly.board import KIND, STEAM_IRON
from bot.games.illuminopoly.debts import FINE, owe
from bot.games.illuminopoly.favors import Objection, holders
from bot.games.illuminopoly.jail import arrest
from bot.games.illuminopoly.movement import CARRIED
from bot.games.illuminopoly.state import FREE, Illuminopoly, fit, living
from bot.games.illuminopoly.values import buildings

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
    k.push("Walk", r.owner, (params["space"] - s.pos[r.owner]) % len(KIND) or len(KIND), False, CARRIED)


def _nearest(k: Kernel, s: Any, r: Running, params: Params) -> None:
    here = s.pos[r.owner]
    steps = next(n for n in range(1, len(KIND)) if KIND[(here + n) % len(KIND)] == params["kind"])
    k.push("Walk", r.owner, steps, bool(params.get("hardened")), CARRIED)


def _back(k: Kernel, s: Any, r: Running, params: Params) -> None:
    s.pos[r.owner] = (s.pos[r.owner] - params["steps"]) % len(KIND)
    k.push("Landing", r.owner, False)


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
            k.push("Levy", q, r.owner, amount(s, params), r.source)


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
    (IOP-52). Registers: 2 who pays, 3 who gets, 4 $, 5 the card."""

    name = "Levy"
    OBJECT, PAY, CHOOSE = range(3)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        victim = f[2]
        if f[1] == cls.CHOOSE or (f[1] == cls.OBJECT and s.faction[victim] == STEAM_IRON and fit(s, victim)):
            f[1] = cls.CHOOSE
            k.ask(victim)
            return
        if f[1] == cls.OBJECT:
            f[1], s.ret = cls.PAY, None
            if victim in holders(s):
                Objection.begin(k, [victim], "card", f[5], f[3])
            return
        countered = k.returned()
        k.pop()
        if not countered:
            owe(k, victim, f[4], f[3], "card")

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("ignore",), ("obey",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "ignore":
            deck, card = divmod(f[5], 100)
            k.tell("card-ignored", {"seat": seat, "deck": deck, "card": card})
            k.pop()
        else:
            f[1], s.ret = cls.PAY, None


class CardDraw(Frame):
    """A card is drawn and obeyed. Registers: 2 seat, 3 deck, 4 the card.

    The drawer may slip out the second card instead of the top one; that is cheating (IOP-53). A Steam Iron
    may ignore a card that makes him pay (IOP-52).
    """

    name = "CardDraw"
    PULL, READ, CHOOSE, OBEY = range(4)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        seat, deck = f[2], s.decks[f[3]]
        if f[1] == cls.PULL:
            if s.options["cheating"] and len(deck) > 1 and fit(s, seat):
                k.ask(seat)
            else:
                cls._draw(k, s, f, 0)
        elif f[1] == cls.READ:
            ignorable = s.faction[seat] == STEAM_IRON and DECKS[f[3]][f[4]].get("pays")
            f[1] = cls.CHOOSE if ignorable else cls.OBEY
        elif f[1] == cls.CHOOSE:
            k.ask(seat)
        else:
            cls._obey(k, s, f)

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("draw",), ("draw-lower",)] if f[1] == cls.PULL else [("ignore",), ("obey",)]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[1] == cls.PULL:
            cls._draw(k, s, f, 1 if move[0] == "draw-lower" else 0)
        elif move[0] == "obey":
            cls._obey(k, s, f)
        else:
            k.tell("card-ignored", {"seat": seat, "deck": f[3], "card": f[4]})
            k.pop()

    @classmethod
    def _draw(cls, k: Kernel, s: Any, f: FrameData, depth: int) -> None:
        f[4], f[1] = s.decks[f[3]].pop(depth), cls.READ
        s.drawer, s.sly = f[2], depth
        if f[3] * 100 + f[4] not in s.seen:
            s.seen.append(f[3] * 100 + f[4])
        if not _is_favor(f[3], f[4]):
            s.decks[f[3]].append(f[4])
        k.reveal()
        k.tell("card", {"seat": f[2], "deck": f[3], "card": f[4]})

    @classmethod
    def _obey(cls, k: Kernel, s: Any, f: FrameData) -> None:
        seat, deck, card = f[2], f[3], f[4]
        k.pop()
        if s.alive[seat] and (s.jailed[seat] == FREE or _is_favor(deck, card)):
            CardProgram.begin(k, seat, deck * 100 + card, DECKS[deck][card]["ops"])


def _is_favor(deck: int, card: int) -> bool:
    """Whether the card is kept instead of going under the deck at once (IOP-50)."""
    ops = DECKS[deck][card]["ops"]
    return bool(ops[0][0] == "favor")
