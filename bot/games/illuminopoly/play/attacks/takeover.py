"""Hostile takeovers (IOP-60, IOP-61)."""

from __future__ import annotations

from typing import Any

from bot.engine.chance import dice
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Move
from bot.games.illuminopoly.cards.board import BOAT
from bot.games.illuminopoly.play.attacks.attempts import LandingAttack
from bot.games.illuminopoly.play.attacks.rebuilding import ruin_taken
from bot.games.illuminopoly.play.attacks.spending import (
    AGAINST,
    FOR,
    PIP,
    Spending,
    Spent,
    modifier,
    parts_of,
)
from bot.games.illuminopoly.play.bank import funds, give, take, to_bank
from bot.games.illuminopoly.play.deals import breaks_truce
from bot.games.illuminopoly.play.holdings import take_arm
from bot.games.illuminopoly.play.state import REZONED, Illuminopoly
from bot.games.illuminopoly.play.values import attack_cost

TARGET, NEVER, ALWAYS = 12, 2, 12


def defender_pip(hardened: bool) -> int:
    """$ for one point of the defender: half price where a card has hardened the property (IOP-51)."""
    return PIP // 2 if hardened else PIP


def succeeds(roll: int, bonus: int, target: int = TARGET) -> bool:
    """Whether a roll with its bonus is enough; a natural 2 never is, a natural 12 always (IOP-60)."""
    return roll != NEVER and (roll == ALWAYS or roll + bonus >= target)


class Takeover(LandingAttack):
    """One attempt. Pops its success."""

    name = "Takeover"
    (SPENT,) = registers(1)
    PAY, SPEND, ROLL = steps("pay", "spend", "chance")

    @classmethod
    def begin(cls, k: Kernel, seat: int, p: int, hardened: bool) -> None:
        """Start the attempt."""
        k.push(cls.name, seat, p, hardened, None)

    @classmethod
    def pay(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """What it costs at once; then both sides may spend more, unless the Chair has the property."""
        attacker, p = f[cls.SEAT], f[cls.PROPERTY]
        cost = attack_cost(s, p, f[cls.HARDENED], attacker)
        to_bank(s, attacker, cost)
        breaks_truce(k, s, attacker, s.owner[p])
        k.tell("takeover", {"seat": attacker, "property": p, "cost": cost, "owner": s.owner[p]})
        if s.mortgaged[p] and attacker != s.chair:
            k.tell("takeover-blocked", {"seat": attacker, "property": p, "chair": s.chair})
            k.pop(False)
            return
        f[cls.STEP] = cls.SPEND
        Spending.launch(k, s, p, {attacker: FOR, s.owner[p]: AGAINST})

    @classmethod
    def spend(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """What was spent."""
        f[cls.SPENT], f[cls.STEP] = k.returned(), cls.ROLL

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        faces = dice(int(move[0]))
        parts = parts_of(s, f[cls.SPENT])
        bonus = modifier(parts, PIP, defender_pip(f[cls.HARDENED]))
        won = succeeds(sum(faces), bonus)
        attacker, p, owner = f[cls.SEAT], f[cls.PROPERTY], s.owner[f[cls.PROPERTY]]
        k.tell(
            "takeover-roll",
            {"seat": attacker, "property": p, "owner": owner, "dice": faces, "bonus": bonus, "won": won},
        )
        winner, loser = (attacker, owner) if won else (owner, attacker)
        if paid := sum(part.amount for part in parts if part.seat == winner):
            k.tell("takeover-paid", {"seat": winner, "to": loser, "amount": paid})
        settle_money(s, parts, winner, loser)
        k.pop(won)
        if won:
            cls._won(k, s, attacker, p)

    @classmethod
    def _won(cls, k: Kernel, s: Any, attacker: int, p: int) -> None:
        if s.faction[attacker] == BOAT:
            s.awake[attacker] = 1
        if s.status[p] == REZONED:
            s.rebuild[attacker] = ruin_taken(s.rebuild[attacker], p)
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
