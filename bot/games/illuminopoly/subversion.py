"""Subversion: control passes in secret, ownership stays (IOP-64, IOP-65, IOP-66)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import dice
from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.games.illuminopoly.bank import funds, hush
from bot.games.illuminopoly.board import WHEELBARROW
from bot.games.illuminopoly.spending import PIP
from bot.games.illuminopoly.state import (
    DESTROYED,
    NOBODY,
    Illuminopoly,
    controller,
    set_control,
    sleeping,
    subvert_secretly,
)
from bot.games.illuminopoly.takeover import succeeds
from bot.games.illuminopoly.values import attack_cost


def may_subvert(s: Illuminopoly, seat: int, p: int) -> bool:
    """Whether `seat` may try it on `p`: another's undestroyed property, or his own from the Bank (IOP-24,
    IOP-66)."""
    owner = s.owner[p]
    if owner == NOBODY or s.status[p] >= DESTROYED or controller(s, p, seat) == seat or sleeping(s, owner):
        return False
    return owner != seat or bool(s.mortgaged[p])


class Subversion(Frame):
    """One attempt, known to the attacker alone. Registers: 2 attacker, 3 property, 4 hardened, 5 graft."""

    name = "Subversion"
    PAY, GRAFT, ROLL = range(3)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        attacker, p = f[2], f[3]
        if f[1] == cls.PAY:
            cost = attack_cost(s, p, f[4], attacker)
            hush(s, attacker, cost)
            quietly(k, s, attacker, "subversion", {"seat": attacker, "property": p, "cost": cost})
            if s.owner[p] in s.sure[attacker]:
                s.sure[attacker].remove(s.owner[p])
                cls._over(k, s, f, [], True)
                return
            f[1] = cls.GRAFT
        elif f[1] == cls.GRAFT:
            k.ask(attacker)
        else:
            k.chance()

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [Open(("spend",), Range(0, funds(s, seat)))]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[1] == cls.GRAFT:
            f[5], f[1] = int(move[1]), cls.ROLL
            hush(s, seat, f[5])
            return
        faces = dice(int(move[0]), 3 if s.faction[f[2]] == WHEELBARROW else 2)
        cls._over(k, s, f, faces, succeeds(sum(faces), f[5] // PIP))

    @classmethod
    def _over(cls, k: Kernel, s: Any, f: FrameData, faces: list[int], won: bool) -> None:
        attacker, p = f[2], f[3]
        before = s.control[p]
        quietly(
            k, s, attacker, "subversion-roll",
            {"seat": attacker, "property": p, "dice": faces, "bonus": f[5] // PIP, "won": won},
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
    """The owner's men put the wiring right: his property obeys him again, for free (IOP-65)."""
    owner, before = s.owner[p], s.control[p]
    told: dict[int, dict[str, object]] = {owner: {"property": p, "owner": owner, "controller": before}}
    told[before] = told[owner]
    public = told[owner] if s.belief[p] != owner else None
    set_control(s, p, owner)
    k.tell("recovered", public, told)
