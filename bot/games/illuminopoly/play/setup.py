"""Before play: factions, the Dog's secret, decks, money, the first Chair (IOP-03, 05, 06, 10, 98)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import Stream, shuffle
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.cards.board import (
    ARTILLERY,
    BANKER,
    DOG,
    GEOMETRY,
    GOALS,
    MOST_SEATS,
    START_MONEY,
)
from bot.games.illuminopoly.play.cards import DECKS
from bot.games.illuminopoly.play.chair import Election, install
from bot.games.illuminopoly.play.holdings import root
from bot.games.illuminopoly.play.state import NOBODY, Illuminopoly
from bot.games.illuminopoly.play.turn import Round


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
    s.stack = [Round.new(), Setup.new([])]
    return s


class Setup(Frame):
    """All that comes before the first turn. Pickers: in which order they pick factions (option high roll)."""

    name = "Setup"
    without = ("standing",)
    (PICKERS,) = registers(1)
    ORDER, PICK, GOAL, SHUFFLE, ELECT = steps("order", "pick", "choose_goal", "chance", "elect")

    @classmethod
    def order(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Chance decides who picks first, or what everybody gets."""
        if s.options["pick"] == "grab":
            f[cls.STEP] = cls.PICK
        else:
            k.chance()

    @classmethod
    def choose_goal(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The Dog has a secret."""
        if DOG in s.faction:
            k.ask(s.faction.index(DOG))
        else:
            f[cls.STEP] = cls.SHUFFLE

    @classmethod
    def elect(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The first Chair."""
        k.pop()
        if BANKER in s.faction:
            install(k, s, s.faction.index(BANKER))
        else:
            Election.call(k, s)

    @classmethod
    def pick(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """Everybody picks a faction, at once or in order."""
        left = [q for q in (f[cls.PICKERS] or range(s.seats)) if s.faction[q] == NOBODY]
        if not left:
            deal(s)
            f[cls.STEP] = cls.GOAL
        elif s.options["pick"] == "grab":
            k.ask(*left)
        else:
            k.ask(left[0])

    @classmethod
    def options(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        if f[cls.STEP] == cls.GOAL:
            return [("goal", faction) for faction in GOALS]
        return [("pick", faction) for faction in pool(s.seats, s.options) if faction not in s.faction]

    @classmethod
    def take(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        if f[cls.STEP] == cls.ORDER:
            cls._order(k, s, f, int(move[0]))
        elif f[cls.STEP] == cls.SHUFFLE:
            cls._shuffle(s, int(move[0]))
            f[cls.STEP] = cls.ELECT
        elif f[cls.STEP] == cls.GOAL:
            s.goal[seat] = int(move[1])
            f[cls.STEP] = cls.SHUFFLE
            k.tell("goal-chosen", {"seat": seat}, {seat: {"seat": seat, "goal": move[1]}})
        else:
            s.faction[seat] = int(move[1])
            k.tell("faction", {"seat": seat, "faction": move[1]})

    @classmethod
    def _order(cls, k: Kernel, s: Any, f: FrameData, value: int) -> None:
        f[cls.STEP] = cls.PICK
        if s.options["pick"] == "draw":
            drawn = pool(s.seats, s.options)
            shuffle(value, drawn)
            s.faction = drawn[: s.seats]
            for seat, faction in enumerate(s.faction):
                k.tell("faction", {"seat": seat, "faction": faction})
            return
        stream = Stream(value)
        rolls = [[stream.below(6) + stream.below(6) + 2, stream.below(1 << 20)] for _ in range(s.seats)]
        pickers = f[cls.PICKERS] = sorted(range(s.seats), key=lambda q: rolls[q], reverse=True)
        k.tell("picking-order", {"rolls": [roll[0] for roll in rolls], "order": pickers})

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
