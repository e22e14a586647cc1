"""What is chosen while a card does what it does: some of several cards, a turn of an alignment; and lots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import Stream, shuffle
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.modifiers import LOSE, REPLACE, REVERSE
from bot.engine.moves import Choice, Move
from bot.games.inwo.play.numbers import power
from bot.games.inwo.play.stash import distinct
from bot.games.inwo.play.state import Inwo

ENOUGH: Move = ("enough",)
VERBS = {"add": REPLACE, "remove": LOSE, "reverse": REVERSE}


class Picking(Frame):
    """A seat picks cards, one after the other. Pops the list.

    Items: those that are left. Least, most: how many must and may be picked. Budget: how much Power several
    may have together (-1: any); a single one may have more. Picked: so far.
    """

    name = "picking"
    without = ("standing",)
    SEAT, SOURCE, ITEMS, LEAST, MOST, BUDGET, PICKED = registers(7)
    owner = SEAT

    @classmethod
    def begin(
        cls, k: Kernel, seat: int, source: int, items: Sequence[int], least: int, most: int, budget: int = -1
    ) -> None:
        """Let `seat` pick."""
        k.push(cls.name, seat, source, list(items), min(least, len(items)), most, budget, [])

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        found = {"card": f[cls.SOURCE], "purpose": "pick"}
        if viewer != f[cls.SEAT]:
            return found
        picked = len(f[cls.PICKED])
        most = min(f[cls.MOST] - picked, len(cls._left(s, f)))
        return {**found, "least": max(0, f[cls.LEAST] - picked), "most": most}

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        items, picked = cls._left(s, f), f[cls.PICKED]
        if not items or len(picked) >= f[cls.MOST]:
            k.pop(list(picked))
        elif len(picked) + len(items) <= f[cls.LEAST]:
            k.pop([*picked, *items])
        else:
            k.ask(f[cls.SEAT])

    @classmethod
    def _left(cls, s: Inwo, f: FrameData) -> list[int]:
        items, budget = f[cls.ITEMS], f[cls.BUDGET]
        if budget < 0 or not f[cls.PICKED]:
            return list(items)
        rest = budget - sum(power(s, card) for card in f[cls.PICKED])
        return [card for card in items if power(s, card) <= rest]

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        found: list[Choice] = [("pick", card) for card in distinct(s, seat, cls._left(s, f))]
        return [ENOUGH, *found] if len(f[cls.PICKED]) >= f[cls.LEAST] else found

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if move == ENOUGH:
            k.pop(list(f[cls.PICKED]))
        else:
            f[cls.ITEMS].remove(move[1])
            f[cls.PICKED].append(int(move[1]))


class Lots(Frame):
    """Some of several cards are drawn by lot. Pops the list. Registers: seat, items, how many."""

    name = "lots"
    SEAT, ITEMS, COUNT = registers(3)
    owner = SEAT

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if len(f[cls.ITEMS]) <= f[cls.COUNT]:
            k.pop(list(f[cls.ITEMS]))
        else:
            k.chance()

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        stream, items = Stream(int(move[0])), list(f[cls.ITEMS])
        k.pop([items.pop(stream.below(len(items))) for _ in range(f[cls.COUNT])])


class Shuffling(Frame):
    """A deck that was looked through is shuffled. Registers: whose it is, which of the two."""

    name = "shuffling"
    SEAT, PILE = registers(2)
    (CHANCE,) = steps("chance")
    owner = SEAT

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        deck = s.deck(f[cls.SEAT], f[cls.PILE])
        shuffle(int(move[0]), deck)
        for card in deck:
            s.known[card] = 0
        k.tell("deck-shuffled", {"seat": f[cls.SEAT], "pile": f[cls.PILE]})
        k.pop()


class Turning(Frame):
    """An alignment of a Group is turned, as its player says. Found: `verb:number of the alignment`."""

    name = "turning"
    without = ("standing",)
    SEAT, SOURCE, CARD, FOUND, UNTIL = registers(5)
    owner = SEAT

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"card": f[cls.SOURCE], "other": f[cls.CARD], "purpose": "turn"}

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if f[cls.FOUND]:
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        pairs = (found.split(":") for found in f[cls.FOUND])
        return [("turn", verb, int(bit)) for verb, bit in pairs]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        _, verb, bit = move
        s.turn_traits(f[cls.CARD], VERBS[str(verb)], 1 << int(bit), f[cls.SOURCE], f[cls.UNTIL])
        told = {"face": s.face[f[cls.CARD]], "by": s.face[f[cls.SOURCE]], "verb": verb, "bit": bit}
        k.tell("alignment-turned", told)
        k.pop()
