"""Small choices that cards ask for: a group, an NWO, a hand to spy on, an alignment (ILL-9, MAD-04)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.modifiers import GAIN, LOSE, REVERSE
from bot.engine.moves import Choice, Move
from bot.games.illuminati.cards import CARDS
from bot.games.illuminati.placing import CAPTURE, Place, hand_over, places
from bot.games.illuminati.power import OPPOSING, alignments
from bot.games.illuminati.specials import enact, groups_in_play, repeal, revive, spy_on_hand, spy_on_money
from bot.games.illuminati.state import Illuminati


class Pick(Frame):
    """One card of a list, for a purpose. Registers: 2 seat, 3 purpose (revive, repeal, resurrect, ignore), 4
    cards.
    """

    name = "pick"

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        if f[4]:
            k.ask(f[2])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        return [(f[3], card) for card in f[4]]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        purpose, card = move[0], int(move[1])
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


class Espionage(Frame):
    """Count the money on one card, or look at one player's specials. Register: 2 seat."""

    name = "espionage"

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        if cls.options(s, f, f[2]):
            k.ask(f[2])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        others = [q for q in s.after(seat) if q != seat]
        looks: list[Choice] = [("look", q) for q in others if s.hands[q]]
        return looks + [("count", card) for q in others for card in s.structure(q)]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        k.pop()
        if move[0] == "look":
            spy_on_hand(k, s, seat, int(move[1]))
        else:
            spy_on_money(k, s, seat, int(move[1]))


class Bribe(Frame):
    """One uncontrolled group joins without a roll, on any open arrow. Register: 2 seat."""

    name = "bribe"

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        s.ret = None
        if f[1] == 0 and s.open and places(s, s.structure(f[2])):
            k.ask(f[2])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("take", card) for card in s.open]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        card = int(move[1])
        f[1] = 1
        masters = s.structure(seat)
        hand_over(s, card, seat)
        k.tell("group-bribed", {"seat": seat, "card": card})
        Place.begin(k, seat, card, masters, CAPTURE)


class Lasers(Frame):
    """Another group gains, loses or reverses one alignment until the end of the turn. Registers: 2 seat, 3
    card.
    """

    name = "lasers"

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        if f[1] == 0 and not cls._targets(s, f):
            k.pop()
        else:
            k.ask(f[2])

    @classmethod
    def _targets(cls, s: Illuminati, f: FrameData) -> list[int]:
        return [card for card in groups_in_play(s) if card != f[3]]

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[1] == 0:
            return [("aim", card) for card in cls._targets(s, f)]
        own = alignments(s, f[4])
        bits = range(len(CARDS.OPPOSITE))
        choices: list[Choice] = [(GAIN, bit) for bit in bits if not own >> bit & 1]
        choices += [(LOSE, bit) for bit in bits if own >> bit & 1]
        return choices + [
            (REVERSE, bit) for bit in bits if own >> bit & 1 and OPPOSING[1 << bit] not in (0, 1 << bit)
        ]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if f[1] == 0:
            f[1] = 1
            f.append(int(move[1]))
            return
        s.used += [f"use:{f[3]}", "did"]
        s.changes.append([f[4], str(move[0]), 1 << int(move[1])])
        k.tell("alignment-changed", {"seat": seat, "card": f[4], "how": move[0], "alignment": int(move[1])})
        k.pop()
