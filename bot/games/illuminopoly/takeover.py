"""Hostile takeovers (IOP-60, IOP-61)."""

from __future__ import annotations

from typing import Any

from bot.engine.chance import dice
from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Move
from bot.games.illuminopoly.bank import funds, give, take, to_bank
from bot.games.illuminopoly.board import BOAT
from bot.games.illuminopoly.holdings import take_arm
from bot.games.illuminopoly.spending import AGAINST, FOR, PIP, Spending, Spent, modifier, parts_of
from bot.games.illuminopoly.state import REZONED, Illuminopoly
from bot.games.illuminopoly.values import attack_cost

TARGET, NEVER, ALWAYS = 12, 2, 12


def defender_pip(hardened: bool) -> int:
    """$ for one point of the defender: half price where a card has hardened the property (IOP-51)."""
    return PIP // 2 if hardened else PIP


def succeeds(roll: int, bonus: int, target: int = TARGET) -> bool:
    """Whether a roll with its bonus is enough; a natural 2 never is, a natural 12 always (IOP-60)."""
    return roll != NEVER and (roll == ALWAYS or roll + bonus >= target)


class Takeover(Frame):
    """One attempt. Registers: 2 attacker, 3 property, 4 hardened by a card, 5 what was spent. Pops its
    success."""

    name = "Takeover"
    PAY, SPEND, ROLL = range(3)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        attacker, p = f[2], f[3]
        if f[1] == cls.PAY:
            cost = attack_cost(s, p, f[4], attacker)
            to_bank(s, attacker, cost)
            k.tell("takeover", {"seat": attacker, "property": p, "cost": cost, "owner": s.owner[p]})
            if s.mortgaged[p]:
                k.tell("takeover-blocked", {"seat": attacker, "property": p, "chair": s.chair})
                k.pop(False)
                return
            f[1] = cls.SPEND
            Spending.launch(k, s, p, {attacker: FOR, s.owner[p]: AGAINST})
        elif f[1] == cls.SPEND:
            f[5], f[1] = k.returned(), cls.ROLL
        else:
            k.chance()

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        faces = dice(int(move[0]))
        parts = parts_of(s, f[5])
        bonus = modifier(parts, PIP, defender_pip(f[4]))
        won = succeeds(sum(faces), bonus)
        attacker, p, owner = f[2], f[3], s.owner[f[3]]
        k.tell(
            "takeover-roll",
            {"seat": attacker, "property": p, "owner": owner, "dice": faces, "bonus": bonus, "won": won},
        )
        settle_money(s, parts, *((attacker, owner) if won else (owner, attacker)))
        k.pop(won)
        if won:
            cls._won(k, s, attacker, p)

    @classmethod
    def _won(cls, k: Kernel, s: Any, attacker: int, p: int) -> None:
        if s.faction[attacker] == BOAT:
            s.awake[attacker] = 1
        if s.status[p] == REZONED:
            s.rebuild[attacker] = p
        take_arm(k, s, p, attacker)


def settle_money(s: Illuminopoly, parts: list[Spent], winner: int, loser: int) -> None:
    """What the winner put on the roll goes to the loser, the loser's half to the Bank, half to the pot
    (IOP-60)."""
    for part in parts:
        amount = min(part.amount, funds(s, part.seat))
        if part.seat == winner:
            take(s, winner, amount)
            give(s, loser, amount)
            continue
        take(s, part.seat, amount)
        s.pot += amount // 2
        s.bank += amount - amount // 2
