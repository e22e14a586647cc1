"""What a rolled attack leads to (ILL-5.7, MAD-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.frames import FrameData, fields, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.engine.structure import NOBODY
from bot.games.illuminati.play.placing import CAPTURE, Place, hand_over
from bot.games.illuminati.play.power import CONTROL, NEUTRALIZE, NWO, needed
from bot.games.illuminati.play.specials import repeal
from bot.games.illuminati.play.state import DEAD, GEOMETRY, Illuminati
from bot.games.illuminati.play.treasury import move_money
from bot.games.illuminati.play.winning import tell_freed

ALWAYS_FAILS = 11


def resolve(k: Kernel, s: Illuminati, a: dict[str, Any]) -> None:
    """Compare the dice with the number and carry the result out."""
    roll = a["counts_as"] or sum(a["roll"])
    number = needed(s, a)
    natural_two = s.options["two_always_succeeds"] and roll == 2
    success = roll < ALWAYS_FAILS and (roll <= number or natural_two)
    told = {key: a[key] for key in ("seat", "card", "kind", "target", "defender")}
    k.tell("attack-succeeded" if success else "attack-failed", {**told, "roll": roll, "number": number})
    if not success:
        return
    if a["kind"] == NWO:
        repeal(k, s, a["target"])
    elif a["kind"] == CONTROL:
        _capture(k, s, a)
    elif a["kind"] == NEUTRALIZE:
        tell_freed(k, s.release(a["target"]))
    else:
        _destroy(k, s, a)


def _capture(k: Kernel, s: Illuminati, a: dict[str, Any]) -> None:
    """The branch comes along with half its money, each card rounded down (ILL-5.7b)."""
    for card in hand_over(s, a["target"], a["seat"]):
        s.money[card] //= 2
    k.push(Endow.name, a["seat"], a["card"], a["target"])
    Place.begin(k, a["seat"], a["target"], [a["card"]], CAPTURE)


def _destroy(k: Kernel, s: Illuminati, a: dict[str, Any]) -> None:
    """The target dies, its branch is set free, and the destroyer keeps count (ILL-5.7d)."""
    target = a["target"]
    tell_freed(k, [card for puppet in list(s.puppets[target]) for card in s.release(puppet)])
    if s.owner[target] == NOBODY:
        s.open.remove(target)
    GEOMETRY.detach(s, target)
    s.zone[target], s.owner[target], s.money[target] = DEAD, NOBODY, 0
    s.dead.append(target)
    s.destroyed[a["seat"]].append(target)


class Endow(Frame):
    """After a capture the attacker may at once shift money to the captured card (ILL-5.7e)."""

    name = "endow"
    without = ("standing",)
    SEAT, ATTACKER, CAPTURED = registers(3)
    SHIFT, SHIFTED = steps("shift", "shifted")
    owner, shows = SEAT, fields(card=CAPTURED, other=ATTACKER)

    @classmethod
    def shift(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Ask how much, unless the card was lost again or there is nothing to give."""
        s.ret = None
        if s.owner[f[cls.CAPTURED]] == f[cls.SEAT] and (s.money[f[cls.ATTACKER]] > 0 or s.hides_money):
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def shifted(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """It is done."""
        k.pop()

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        most = s.money[f[cls.ATTACKER]]
        return [Open(("endow",), Range(0, most))] if most else [("endow", 0)]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        f[cls.STEP] = cls.SHIFTED
        if move[1]:
            move_money(k, s, seat, f[cls.ATTACKER], f[cls.CAPTURED], int(move[1]))
