"""Small choices that cards ask for: a group, an NWO, a hand to spy on, an alignment (ILL-9, MAD-04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.frames import FrameData, fields, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.modifiers import GAIN, LOSE, REVERSE
from bot.engine.moves import Choice, Move
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.attack import possible
from bot.games.illuminati.play.placing import CAPTURE, Place, hand_over
from bot.games.illuminati.play.power import OPPOSING, alignments, needed
from bot.games.illuminati.play.specials import (
    enact,
    groups_in_play,
    repeal,
    revive,
    spy_on_hand,
    spy_on_money,
    spyings,
)
from bot.games.illuminati.play.state import Illuminati
from bot.games.power.placing import places


def _number(s: Illuminati) -> int | None:
    """The number of the attack that goes on; None if there is none, or none that is still allowed."""
    a = s.attack()
    return needed(s, a) if a is not None and possible(s, a) else None


def _tell_number(k: Kernel, s: Illuminati, before: int | None) -> None:
    """What an attack needs now, if what has just been done has changed it."""
    number = _number(s)
    if number is not None and number != before:
        k.tell("attack-changed", {"number": number})


class Pick(Frame):
    """One card of a list, for a purpose: revive, repeal, resurrect, ignore."""

    name = "pick"
    without = ("standing",)
    SEAT, PURPOSE, CARDS = registers(3)
    owner, shows = SEAT, fields(purpose=PURPOSE)

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        if f[cls.CARDS]:
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        return [(f[cls.PURPOSE], card) for card in f[cls.CARDS]]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        purpose, card = move[0], int(move[1])
        before = _number(s)
        k.pop()
        if purpose == "revive":
            revive(k, s, card)
        elif purpose == "repeal":
            repeal(k, s, card)
        elif purpose == "resurrect":
            s.discards.remove(card)
            enact(k, s, card)
        else:
            s.used.append(f"ignore:{card}")
            k.tell("nwos-ignored", {"seat": seat, "card": card})
        _tell_number(k, s, before)


class Espionage(Frame):
    """Look at one player's specials, or count the money on one card where amounts are hidden."""

    name = "espionage"
    without = ("standing",)
    (SEAT,) = registers(1)
    owner = SEAT

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        if spyings(s, f[cls.SEAT]):
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        return spyings(s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        k.pop()
        if move[0] == "look":
            spy_on_hand(k, s, seat, int(move[1]))
        else:
            spy_on_money(k, s, seat, int(move[1]))


class Bribe(Frame):
    """One uncontrolled group joins without a roll, on any open arrow."""

    name = "bribe"
    without = ("standing",)
    (SEAT,) = registers(1)
    CHOOSE, PLACED = steps("choose", "placed")
    owner = SEAT

    @classmethod
    def choose(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Ask for the group, if there is one and room for it."""
        s.ret = None
        if s.open and places(s, s.structure(f[cls.SEAT])):
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def placed(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """It has found its place, or none."""
        k.pop()

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("take", card) for card in s.open]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        card = int(move[1])
        f[cls.STEP] = cls.PLACED
        masters = s.structure(seat)
        hand_over(s, card, seat)
        k.tell("group-bribed", {"seat": seat, "card": card})
        Place.begin(k, seat, card, masters, CAPTURE)


class Lasers(Frame):
    """Another group gains, loses or reverses one alignment until the end of the turn.

    Card: the Lasers. Target: the group, from the moment it is chosen.
    """

    name = "lasers"
    without = ("standing",)
    SEAT, CARD, TARGET = registers(3)
    AIM, CHANGE = steps("aim", "change")
    owner = SEAT

    @classmethod
    def topic(cls, s: Illuminati, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        if viewer != f[cls.SEAT]:
            return None
        card = f[cls.TARGET if f[cls.STEP] == cls.CHANGE else cls.CARD]
        return {"card": card, "other": f[cls.CARD]}

    @classmethod
    def aim(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Ask for the group."""
        if cls._targets(s, f):
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def change(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Ask for the alignment."""
        k.ask(f[cls.SEAT])

    @classmethod
    def _targets(cls, s: Illuminati, f: FrameData) -> list[int]:
        return [card for card in groups_in_play(s) if card != f[cls.CARD]]

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] == cls.AIM:
            return [("aim", card) for card in cls._targets(s, f)]
        own = alignments(s, f[cls.TARGET])
        bits = range(len(CARDS.OPPOSITE))
        choices: list[Choice] = [(GAIN, bit) for bit in bits if not own >> bit & 1]
        choices += [(LOSE, bit) for bit in bits if own >> bit & 1]
        return choices + [
            (REVERSE, bit) for bit in bits if own >> bit & 1 and OPPOSING[1 << bit] not in (0, 1 << bit)
        ]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if f[cls.STEP] == cls.AIM:
            f[cls.STEP] = cls.CHANGE
            f.append(int(move[1]))
            return
        before = _number(s)
        s.used += [f"use:{f[cls.CARD]}", "did"]
        s.changes.append([f[cls.TARGET], str(move[0]), 1 << int(move[1])])
        told = {"seat": seat, "card": f[cls.TARGET], "how": move[0], "alignment": int(move[1])}
        k.tell("alignment-changed", told)
        _tell_number(k, s, before)
        k.pop()
