"""Before play: factions, the Dog's secret, decks, money, the first Chair (IOP-03, 05, 06, 10, 98)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import Stream, shuffle
from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.board import (
    ARTILLERY,
    BANKER,
    DOG,
    GEOMETRY,
    GOALS,
    MOST_SEATS,
    START_MONEY,
)
from bot.games.illuminopoly.cards import DECKS
from bot.games.illuminopoly.chair import Election, install
from bot.games.illuminopoly.holdings import root
from bot.games.illuminopoly.state import NOBODY, Illuminopoly


def pool(seats: int, options: Mapping[str, Any]) -> list[int]:
    """The factions to choose from: nine, and the two special ones by option or by need (IOP-06)."""
    found = list(range(ARTILLERY))
    if options["artillery"] or seats == MOST_SEATS:
        found.append(ARTILLERY)
    if options["banker"] or seats > len(found):
        found.append(BANKER)
    return found


def new_state(seats: int, options: Mapping[str, Any]) -> Illuminopoly:
    """An empty city."""
    s = Illuminopoly(seats, options)
    for seat in range(MOST_SEATS):
        GEOMETRY.put_root(s, root(seat))
    s.stack = [["Round", 0], ["Setup", 0, []]]
    return s


class Setup(Frame):
    """Registers: 2 the order in which factions are picked (options high roll and random draw)."""

    name = "Setup"
    ORDER, PICK, GOAL, SHUFFLE, ELECT = range(5)

    @classmethod
    def run(cls, k: Kernel, s: Any, f: FrameData) -> None:
        if f[1] == cls.ORDER and s.options["pick"] == "grab":
            f[1] = cls.PICK
        elif f[1] in (cls.ORDER, cls.SHUFFLE):
            k.chance()
        elif f[1] == cls.PICK:
            cls._pick(k, s, f)
        elif f[1] == cls.GOAL:
            f[1] = cls.SHUFFLE
            if DOG in s.faction:
                f[1] = cls.GOAL
                k.ask(s.faction.index(DOG))
        else:
            k.pop()
            if BANKER in s.faction:
                install(k, s, s.faction.index(BANKER))
            else:
                Election.call(k, s)

    @classmethod
    def _pick(cls, k: Kernel, s: Any, f: FrameData) -> None:
        left = [q for q in (f[2] or range(s.seats)) if s.faction[q] == NOBODY]
        if not left:
            deal(s)
            f[1] = cls.GOAL
        elif s.options["pick"] == "grab":
            k.ask(*left)
        else:
            k.ask(left[0])

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[1] == cls.GOAL:
            return [("goal", faction) for faction in GOALS]
        return [("pick", faction) for faction in pool(s.seats, s.options) if faction not in s.faction]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[1] == cls.ORDER:
            cls._order(k, s, f, int(move[0]))
        elif f[1] == cls.SHUFFLE:
            cls._shuffle(s, int(move[0]))
            f[1] = cls.ELECT
        elif f[1] == cls.GOAL:
            s.goal[seat] = int(move[1])
            f[1] = cls.SHUFFLE
            k.tell("goal-chosen", {"seat": seat}, {seat: {"seat": seat, "goal": move[1]}})
        else:
            s.faction[seat] = int(move[1])
            k.tell("faction", {"seat": seat, "faction": move[1]})

    @classmethod
    def _order(cls, k: Kernel, s: Any, f: FrameData, value: int) -> None:
        f[1] = cls.PICK
        if s.options["pick"] == "draw":
            drawn = pool(s.seats, s.options)
            shuffle(value, drawn)
            s.faction = drawn[: s.seats]
            for seat, faction in enumerate(s.faction):
                k.tell("faction", {"seat": seat, "faction": faction})
            return
        stream = Stream(value)
        rolls = [[stream.below(6) + stream.below(6) + 2, stream.below(1 << 20)] for _ in range(s.seats)]
        f[2] = sorted(range(s.seats), key=lambda q: rolls[q], reverse=True)
        k.tell("picking-order", {"rolls": [roll[0] for roll in rolls], "order": f[2]})

    @classmethod
    def _shuffle(cls, s: Any, value: int) -> None:
        cards = [deck * 100 + n for deck, of in enumerate(DECKS) for n in range(len(of))]
        shuffle(value, cards)
        for deck in range(len(DECKS)):
            s.decks[deck] = [card % 100 for card in cards if card // 100 == deck]


def deal(s: Illuminopoly) -> None:
    """$1,500 each out of the Bank; a Banker has the Bank (IOP-03, IOP-05)."""
    s.bank = s.options["money_supply"]
    for seat in range(s.seats):
        if s.faction[seat] != BANKER:
            s.cash[seat] = START_MONEY
            s.bank -= START_MONEY
    s.initial_bank = s.bank
