"""Subversion: control passes in secret, ownership stays (IOP-64, IOP-65, IOP-66)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.chance import dice
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Move, Open, Range
from bot.games.illuminopoly.cards.board import WHEELBARROW
from bot.games.illuminopoly.play.attacks.attempts import LandingAttack
from bot.games.illuminopoly.play.attacks.spending import PIP
from bot.games.illuminopoly.play.attacks.takeover import succeeds
from bot.games.illuminopoly.play.bank import hush
from bot.games.illuminopoly.play.state import (
    DESTROYED,
    NOBODY,
    Illuminopoly,
    controller,
    set_control,
    sleeping,
    subvert_secretly,
)
from bot.games.illuminopoly.play.values import attack_cost


def may_subvert(s: Illuminopoly, seat: int, p: int) -> bool:
    """Whether `seat` may try it on `p`: another's undestroyed property, or their own from the Bank (IOP-24,
    IOP-66)."""
    owner = s.owner[p]
    if owner == NOBODY or s.status[p] >= DESTROYED or controller(s, p, seat) == seat or sleeping(s, owner):
        return False
    return owner != seat or bool(s.mortgaged[p])


def subversions(s: Illuminopoly, seat: int, p: int, hardened: bool) -> list[Open]:
    """The attempt that `seat` can make on `p`, with the graft that is spent on it; none is needed against
    somebody whose agents were questioned (IOP-43).

    Both are one move: who had to answer once more would be seen to do so, and the attempt is a secret.
    """
    left = s.cash[seat] - attack_cost(s, p, hardened, seat)
    if left < 0 or not may_subvert(s, seat, p):
        return []
    return [Open(("subvert",), Range(0, 0 if s.owner[p] in s.sure[seat] else left))]


class Subversion(LandingAttack):
    """One attempt, known to the attacker alone. Bribe: what is spent as graft."""

    name = "Subversion"
    (BRIBE,) = registers(1)
    PAY, ROLL = steps("pay", "chance")

    @classmethod
    def begin(cls, k: Kernel, seat: int, p: int, hardened: bool, bribe: int) -> None:
        """Start the attempt."""
        k.push(cls.name, seat, p, hardened, bribe)

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return super().topic(s, f, viewer) if viewer == f[cls.SEAT] else None

    @classmethod
    def pay(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """What it costs, and the graft; against somebody whose agents were questioned it succeeds."""
        attacker, p = f[cls.SEAT], f[cls.PROPERTY]
        cost = attack_cost(s, p, f[cls.HARDENED], attacker)
        hush(s, attacker, cost + f[cls.BRIBE])
        quietly(k, s, attacker, "subversion", {"seat": attacker, "property": p, "cost": cost})
        if s.owner[p] in s.sure[attacker]:
            s.sure[attacker].remove(s.owner[p])
            quietly(k, s, attacker, "subversion-sure", {"seat": attacker, "property": p})
            cls._over(k, s, f, True)
        else:
            f[cls.STEP] = cls.ROLL

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        attacker, p, bonus = f[cls.SEAT], f[cls.PROPERTY], f[cls.BRIBE] // PIP
        faces = dice(int(move[0]), 3 if s.faction[attacker] == WHEELBARROW else 2)
        won = succeeds(sum(faces), bonus)
        told: dict[str, object] = {"seat": attacker, "property": p, "dice": faces, "bonus": bonus, "won": won}
        quietly(k, s, attacker, "subversion-roll", told)
        cls._over(k, s, f, won)

    @classmethod
    def _over(cls, k: Kernel, s: Any, f: FrameData, won: bool) -> None:
        attacker, p = f[cls.SEAT], f[cls.PROPERTY]
        before = s.control[p]
        k.pop(won)
        if not won:
            return
        subvert_secretly(s, p, attacker)
        if before not in (s.owner[p], attacker) and s.options["subversion"] == "hidden":
            k.tell("control-lost", None, {before: {"property": p}})


def quietly(k: Kernel, s: Illuminopoly, seat: int, kind: str, data: dict[str, object]) -> None:
    """Tell it to the actor alone, or to all if the table plays with open subversion."""
    if s.options["subversion"] == "open":
        k.tell(kind, data)
    else:
        k.tell(kind, None, {seat: data})


def find_out(k: Kernel, s: Illuminopoly, p: int) -> None:
    """The owner's men put the wiring right: their property obeys them again, for free (IOP-65).

    Whoever was thought to control it is all that others hear of, even if it was somebody else, or the owner.
    """
    owner, believed = s.owner[p], s.belief[p]
    before = s.control[p] if s.control[p] != owner else believed
    told: dict[str, object] = {"property": p, "owner": owner}
    public = told | {"controller": believed} if believed != owner else None
    k.tell("recovered", public, dict.fromkeys((owner, before), told | {"controller": before}))
    set_control(s, p, owner)


def rewired(s: Illuminopoly, p: int) -> bool:
    """Whether somebody else than its owner controls it, or is thought to."""
    return not s.owner[p] == s.control[p] == s.belief[p]
