"""Subversion: control passes in secret, ownership stays (IOP-64, IOP-65, IOP-66)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import dice
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.games.illuminopoly.cards.board import WHEELBARROW
from bot.games.illuminopoly.play.attacks.attempts import LandingAttack
from bot.games.illuminopoly.play.attacks.spending import PIP
from bot.games.illuminopoly.play.attacks.takeover import succeeds
from bot.games.illuminopoly.play.bank import funds, hush
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


class Subversion(LandingAttack):
    """One attempt, known to the attacker alone. Bribe: what was spent as graft."""

    name = "Subversion"
    without = ("standing",)
    (BRIBE,) = registers(1)
    PAY, GRAFT, ROLL = steps("pay", "graft", "chance")

    @classmethod
    def begin(cls, k: Kernel, seat: int, p: int, hardened: bool) -> None:
        """Start the attempt."""
        k.push(cls.name, seat, p, hardened, 0)

    @classmethod
    def topic(cls, s: Any, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return super().topic(s, f, viewer) if viewer == f[cls.SEAT] else None

    @classmethod
    def pay(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """What it costs at once; against somebody whose agents were questioned it succeeds."""
        attacker, p = f[cls.SEAT], f[cls.PROPERTY]
        cost = attack_cost(s, p, f[cls.HARDENED], attacker)
        hush(s, attacker, cost)
        quietly(k, s, attacker, "subversion", {"seat": attacker, "property": p, "cost": cost})
        if s.owner[p] in s.sure[attacker]:
            s.sure[attacker].remove(s.owner[p])
            cls._over(k, s, f, [], True)
        else:
            f[cls.STEP] = cls.GRAFT

    @classmethod
    def graft(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Ask for more."""
        k.ask(f[cls.SEAT])

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [Open(("spend",), Range(0, funds(s, seat)))]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[cls.STEP] == cls.GRAFT:
            f[cls.BRIBE], f[cls.STEP] = int(move[1]), cls.ROLL
            hush(s, seat, f[cls.BRIBE])
            return
        faces = dice(int(move[0]), 3 if s.faction[f[cls.SEAT]] == WHEELBARROW else 2)
        cls._over(k, s, f, faces, succeeds(sum(faces), f[cls.BRIBE] // PIP))

    @classmethod
    def _over(cls, k: Kernel, s: Any, f: FrameData, faces: list[int], won: bool) -> None:
        attacker, p = f[cls.SEAT], f[cls.PROPERTY]
        before = s.control[p]
        quietly(
            k, s, attacker, "subversion-roll",
            {"seat": attacker, "property": p, "dice": faces, "bonus": f[cls.BRIBE] // PIP, "won": won},
        )  # fmt: skip
        k.pop(won)
        if not won:
            return
        if s.owner[p] == attacker:
            set_control(s, p, attacker)
        else:
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
    """The owner's men put the wiring right: their property obeys them again, for free (IOP-65)."""
    owner, before = s.owner[p], s.control[p]
    told: dict[int, dict[str, object]] = {owner: {"property": p, "owner": owner, "controller": before}}
    told[before] = told[owner]
    public = told[owner] if s.belief[p] != owner else None
    set_control(s, p, owner)
    k.tell("recovered", public, told)
