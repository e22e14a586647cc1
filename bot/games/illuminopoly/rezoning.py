"""Having a property rezoned (IOP-62)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import dice
from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.bank import funds, to_bank, to_pot
from bot.games.illuminopoly.estate import wreck
from bot.games.illuminopoly.holdings import put_aside
from bot.games.illuminopoly.spending import (
    AGAINST,
    EITHER,
    FOR,
    PIP,
    Spending,
    modifier,
    outsiders,
    parts_of,
)
from bot.games.illuminopoly.state import NOBODY, REZONED, Illuminopoly, fit
from bot.games.illuminopoly.takeover import defender_pip
from bot.games.illuminopoly.values import rezoning_cost

TARGET = 7
DEAR_PIP = 20
"""$ for one point against an owner who rezones his own property."""
ENOUGH: Move = ("enough",)


class Rezoning(Frame):
    """One attempt. Registers: 2 attacker, 3 property, 4 hardened, 5 sides of the invited, 6 who invites no
    more, 7 what was spent. Pops its success."""

    name = "Rezoning"
    PAY, INVITE, SPEND, ROLL = range(4)

    @classmethod
    def begin(cls, k: Kernel, attacker: int, p: int, hardened: bool) -> None:
        """Start the attempt."""
        k.push(cls.name, attacker, p, hardened, {}, [], None)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        attacker, p = f[2], f[3]
        if f[1] == cls.PAY:
            cost = rezoning_cost(s, p, f[4], attacker)
            to_bank(s, attacker, cost)
            k.tell("rezoning", {"seat": attacker, "property": p, "cost": cost, "owner": s.owner[p]})
            f[1] = cls.INVITE if s.owner[p] not in (NOBODY, attacker) else cls.SPEND
        elif f[1] == cls.INVITE:
            hosts = [q for q in (attacker, s.owner[p]) if fit(s, q) and q not in f[6] and guests(s, f, q)]
            if hosts:
                k.ask(*hosts)
            else:
                f[1] = cls.SPEND
        elif f[1] == cls.SPEND:
            f[1] = cls.ROLL
            Spending.launch(k, s, p, cls._sides(s, f), halt=True)
        elif f[7] is not None:
            k.chance()
        else:
            f[7] = k.returned()
            if f[7] == "halted":
                k.tell("rezoning-halted", {"seat": attacker, "property": p})
                k.pop(False)

    @classmethod
    def _sides(cls, s: Any, f: FrameData) -> dict[int, str]:
        attacker, owner = f[2], s.owner[f[3]]
        if owner == NOBODY:
            return {attacker: FOR} | dict.fromkeys(outsiders(s, attacker), EITHER)
        if owner == attacker:
            return {attacker: FOR} | dict.fromkeys(outsiders(s, attacker), AGAINST)
        return {attacker: FOR, owner: AGAINST} | {int(q): side for q, side in f[5].items()}

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [ENOUGH, *(("invite", q) for q in guests(s, f, seat))]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[1] == cls.ROLL:
            cls._resolve(k, s, f, dice(int(move[0])))
        elif move == ENOUGH:
            f[6].append(seat)
            k.quiet()
        else:
            f[5][str(move[1])] = FOR if seat == f[2] else AGAINST
            k.tell("invited", {"seat": seat, "guest": move[1], "property": f[3], "side": f[5][str(move[1])]})

    @classmethod
    def _resolve(cls, k: Kernel, s: Any, f: FrameData, faces: list[int]) -> None:
        attacker, p = f[2], f[3]
        parts = parts_of(s, f[7])
        against = DEAR_PIP if s.owner[p] == attacker else defender_pip(f[4])
        bonus = modifier(parts, PIP, against)
        for part in parts:
            to_pot(s, part.seat, min(part.amount, funds(s, part.seat)))
        won = sum(faces) + bonus >= TARGET
        k.tell("rezoning-roll", {"seat": attacker, "property": p, "dice": faces, "bonus": bonus, "won": won})
        k.pop(won)
        if won:
            rezone(k, s, p)


def guests(s: Illuminopoly, f: FrameData, host: int) -> list[int]:
    """Whom a host may still invite: everybody who is not yet part of it."""
    return [q for q in outsiders(s, f[2], s.owner[f[3]]) if str(q) not in f[5]]


def rezone(k: Kernel, s: Illuminopoly, p: int) -> None:
    """Apartments make way for a mall: no buildings, half value, nothing hangs on it any more."""
    wreck(s, p)
    s.status[p], s.dirty = REZONED, 1
    put_aside(k, s, p)
