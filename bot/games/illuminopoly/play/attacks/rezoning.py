"""Having a property rezoned (IOP-62)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import dice
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.play.attacks.attempts import LandingAttack
from bot.games.illuminopoly.play.attacks.spending import (
    AGAINST,
    EITHER,
    FOR,
    PIP,
    Spending,
    modifier,
    outsiders,
    parts_of,
)
from bot.games.illuminopoly.play.attacks.takeover import defender_pip
from bot.games.illuminopoly.play.bank import funds, to_bank, to_pot
from bot.games.illuminopoly.play.deals import breaks_truce
from bot.games.illuminopoly.play.estate import wreck
from bot.games.illuminopoly.play.holdings import put_aside
from bot.games.illuminopoly.play.state import NOBODY, REZONED, Illuminopoly, fit
from bot.games.illuminopoly.play.values import rezoning_cost

TARGET = 7
DEAR_PIP = 20
"""$ for one point against an owner who rezones their own property."""
ENOUGH: Move = ("enough",)


class Rezoning(LandingAttack):
    """One attempt. Sides: those of the invited. Content: who invites no more. Pops its success."""

    name = "Rezoning"
    SIDES, CONTENT, SPENT = registers(3)
    PAY, INVITE, SPEND, ROLL = steps("pay", "invite", "spend", "roll")

    @classmethod
    def begin(cls, k: Kernel, attacker: int, p: int, hardened: bool) -> None:
        """Start the attempt."""
        k.push(cls.name, attacker, p, hardened, {}, [], None)

    @classmethod
    def pay(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """What it costs at once."""
        attacker, p = f[cls.SEAT], f[cls.PROPERTY]
        cost = rezoning_cost(s, p, f[cls.HARDENED], attacker)
        to_bank(s, attacker, cost)
        breaks_truce(k, s, attacker, s.owner[p])
        k.tell("rezoning", {"seat": attacker, "property": p, "cost": cost, "owner": s.owner[p]})
        f[cls.STEP] = cls.INVITE if s.owner[p] not in (NOBODY, attacker) else cls.SPEND

    @classmethod
    def invite(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Both sides invite others."""
        parties = (f[cls.SEAT], s.owner[f[cls.PROPERTY]])
        hosts = [q for q in parties if fit(s, q) and q not in f[cls.CONTENT] and cls._guests(s, f)]
        if hosts:
            k.ask(*hosts)
        else:
            f[cls.STEP] = cls.SPEND

    @classmethod
    def spend(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """All concerned may spend more."""
        f[cls.STEP] = cls.ROLL
        Spending.launch(k, s, f[cls.PROPERTY], cls._sides(s, f), halt=True)

    @classmethod
    def roll(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The dice, unless a Favor has halted it."""
        if f[cls.SPENT] is not None:
            k.chance()
            return
        f[cls.SPENT] = k.returned()
        if f[cls.SPENT] == "halted":
            k.tell("rezoning-halted", {"seat": f[cls.SEAT], "property": f[cls.PROPERTY]})
            k.pop(False)

    @classmethod
    def _guests(cls, s: Any, f: FrameData) -> list[int]:
        """Who may still be invited: everybody who is not yet part of it."""
        others = outsiders(s, f[cls.SEAT], s.owner[f[cls.PROPERTY]])
        return [q for q in others if str(q) not in f[cls.SIDES]]

    @classmethod
    def _sides(cls, s: Any, f: FrameData) -> dict[int, str]:
        attacker, owner = f[cls.SEAT], s.owner[f[cls.PROPERTY]]
        if owner == NOBODY:
            return {attacker: FOR} | dict.fromkeys(outsiders(s, attacker), EITHER)
        if owner == attacker:
            return {attacker: FOR} | dict.fromkeys(outsiders(s, attacker), AGAINST)
        return {attacker: FOR, owner: AGAINST} | {int(q): side for q, side in f[cls.SIDES].items()}

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [ENOUGH, *(("invite", q) for q in cls._guests(s, f))]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[cls.STEP] == cls.ROLL:
            cls._resolve(k, s, f, dice(int(move[0])))
        elif move == ENOUGH:
            f[cls.CONTENT].append(seat)
            k.quiet()
        else:
            side = f[cls.SIDES][str(move[1])] = FOR if seat == f[cls.SEAT] else AGAINST
            k.tell("invited", {"seat": seat, "guest": move[1], "property": f[cls.PROPERTY], "side": side})

    @classmethod
    def _resolve(cls, k: Kernel, s: Any, f: FrameData, faces: list[int]) -> None:
        attacker, p = f[cls.SEAT], f[cls.PROPERTY]
        parts = parts_of(s, f[cls.SPENT])
        against = DEAR_PIP if s.owner[p] == attacker else defender_pip(f[cls.HARDENED])
        bonus = modifier(parts, PIP, against)
        for part in parts:
            to_pot(s, part.seat, min(part.amount, funds(s, part.seat)))
        won = sum(faces) + bonus >= TARGET
        k.tell("rezoning-roll", {"seat": attacker, "property": p, "dice": faces, "bonus": bonus, "won": won})
        k.pop(won)
        if won:
            rezone(k, s, p)


def rezone(k: Kernel, s: Illuminopoly, p: int) -> None:
    """Apartments make way for a mall: no buildings, half value, nothing hangs on it any more."""
    wreck(s, p)
    s.status[p], s.dirty = REZONED, 1
    put_aside(k, s, p)
