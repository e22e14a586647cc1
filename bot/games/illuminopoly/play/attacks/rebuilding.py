"""Rebuilding what was rezoned or destroyed, and clearing rubble (IOP-63, IOP-A4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import Stream, dice
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.games.illuminopoly.cards.board import COUNT, GROUP, PRICE, RAILROAD, STEAM_IRON
from bot.games.illuminopoly.play.attacks.attempts import Attempt
from bot.games.illuminopoly.play.attacks.spending import PIP
from bot.games.illuminopoly.play.bank import bribe_judge, funds, to_bank
from bot.games.illuminopoly.play.state import CLEARED, DESTROYED, NOBODY, REZONED, SOUND, Illuminopoly
from bot.games.illuminopoly.play.values import plain_value

OVERTURN = 8


def rebuilding_cost(s: Illuminopoly, p: int) -> int:
    """Half the basic value, as if nothing had happened to it; the full price of a railroad (IOP-63)."""
    return PRICE[p] if GROUP[p] == RAILROAD else s.base[p] // 2


def may_rebuild(s: Illuminopoly, seat: int, p: int) -> bool:
    """Whether `seat` may try: their own, rezoned or cleared of rubble, and they can pay for it."""
    return (
        s.owner[p] == seat and s.status[p] in (REZONED, CLEARED) and funds(s, seat) >= rebuilding_cost(s, p)
    )


def ruin_taken(taken: int, p: int) -> int:
    """`taken` with the rezoned property `p` added: what a seat may rebuild next turn, as one number
    (IOP-22)."""
    return p + COUNT * (1 + taken)


def ruins_taken(taken: int) -> list[int]:
    """The properties that `taken` stands for, the last one first; none for NOBODY."""
    found = []
    while taken != NOBODY:
        taken, p = divmod(taken, COUNT)
        taken -= 1
        found.append(p)
    return found


class Rebuilding(Attempt):
    """One attempt. Bribe: what was spent as graft. Pops its success."""

    name = "Rebuilding"
    without = ("standing",)
    (BRIBE,) = registers(1)
    GRAFT, OVERTURN, TABLE = steps("graft", "roll", "roll")

    @classmethod
    def begin(cls, k: Kernel, seat: int, p: int) -> None:
        """Start the attempt."""
        k.push(cls.name, seat, p, 0)

    @classmethod
    def graft(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Where a decision is to be overturned, ask for the graft."""
        if s.status[f[cls.PROPERTY]] == REZONED and cls._affordable(s, f):
            k.ask(f[cls.SEAT])
        else:
            f[cls.STEP] = cls.TABLE

    @classmethod
    def roll(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The dice, if the seat can still pay for it."""
        if cls._affordable(s, f):
            k.chance()
        else:
            k.pop(False)

    @classmethod
    def _affordable(cls, s: Any, f: FrameData) -> bool:
        return funds(s, f[cls.SEAT]) >= rebuilding_cost(s, f[cls.PROPERTY])

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [Open(("spend",), Range(0, funds(s, seat) - rebuilding_cost(s, f[cls.PROPERTY])))]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        builder, p, bonus = f[cls.SEAT], f[cls.PROPERTY], f[cls.BRIBE] // PIP
        if f[cls.STEP] == cls.GRAFT:
            f[cls.BRIBE], f[cls.STEP] = int(move[1]), cls.OVERTURN
            bribe_judge(s, seat, f[cls.BRIBE])
        elif f[cls.STEP] == cls.OVERTURN:
            faces = dice(int(move[0]))
            won = sum(faces) + bonus >= OVERTURN
            told = {"seat": builder, "property": p, "dice": faces, "bonus": bonus, "won": won}
            k.tell("overturn-roll", told)
            if won:
                f[cls.STEP] = cls.TABLE
            else:
                s.must_move[builder] = 1
                k.pop(False)
        else:
            rebuild(k, s, builder, p, Stream(int(move[0])).below(6) + 1)
            k.pop(True)


def rebuild(k: Kernel, s: Illuminopoly, seat: int, p: int, face: int) -> None:
    """New apartments: cheap, as before, or posh; a railroad is on its own for so many rounds (IOP-63)."""
    cost = rebuilding_cost(s, p)
    to_bank(s, seat, cost)
    if GROUP[p] == RAILROAD:
        s.linking[p] = face
    else:
        if s.faction[seat] == STEAM_IRON:
            face -= 2
        if face <= 2:
            s.base[p] = PRICE[p] // 2
        elif face >= 5:
            s.base[p] = PRICE[p] * 3 // 2
    s.status[p], s.dirty = SOUND, 1
    k.tell("rebuilt", {"seat": seat, "property": p, "cost": cost, "face": face, "value": s.base[p]})


def may_clear(s: Illuminopoly, seat: int, p: int) -> bool:
    """Whether the owner may clear the rubble: on a turn after the blast, for half its value (IOP-A4)."""
    return s.owner[p] == seat and s.status[p] == DESTROYED and funds(s, seat) >= clearing_cost(s, p)


def clearing_cost(s: Illuminopoly, p: int) -> int:
    """Half of its value, which the rubble has halved already."""
    return plain_value(s, p) // 2


def clear(k: Kernel, s: Illuminopoly, seat: int, p: int) -> None:
    """The rubble goes, and the rest of the colour pays again (IOP-21)."""
    cost = clearing_cost(s, p)
    to_bank(s, seat, cost)
    s.status[p], s.dirty = CLEARED, 1
    k.tell("cleared", {"seat": seat, "property": p, "cost": cost})
