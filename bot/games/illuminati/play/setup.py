"""Before the first turn: Illuminati, deck, uncontrolled groups, hidden goals, who begins (ILL-2)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import shuffle
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.zones import publish
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.state import DECK, GEOMETRY, HELD, Illuminati
from bot.games.illuminati.play.turn import TurnFrame, turn_up
from bot.games.kit.seats import highest

FIRST_TARGETS = 4
LEADERS = [card for card, kind in enumerate(CARDS.KIND) if kind == "illuminati"]
SHUFFLED = [card for card, kind in enumerate(CARDS.KIND) if kind in ("group", "special", "nwo")]


class Setup(Frame):
    """All that comes before the first turn. Rolling: the seats that still roll for it."""

    name = "setup"
    (ROLLING,) = registers(1)
    DEAL, SHUFFLE, TARGETS, GOALS, ROLL, BEGIN = steps("roll", "roll", "targets", "goals", "roll", "begin")

    @classmethod
    def roll(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Chance deals, shuffles, or rolls for who begins."""
        f[cls.ROLLING] = [seat for seat in f[cls.ROLLING] if s.alive[seat]] or [*s.living(0)]
        k.chance()

    @classmethod
    def targets(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """The first uncontrolled groups."""
        f[cls.STEP] = cls.GOALS
        _first_targets(k, s)

    @classmethod
    def goals(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Goals are written down."""
        f[cls.STEP] = cls.ROLL
        k.push(Goals.name, [], [])

    @classmethod
    def begin(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """The first turn."""
        s.stack[-1] = TurnFrame.new()

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        value = int(move[0])
        if f[cls.STEP] == cls.DEAL:
            cls._deal(k, s, value)
            f[cls.STEP] = cls.SHUFFLE
        elif f[cls.STEP] == cls.SHUFFLE:
            s.deck = [card for card in SHUFFLED if included(s, card)]
            for card in s.deck:
                s.zone[card] = DECK
            shuffle(value, s.deck)
            f[cls.STEP] = cls.TARGETS
        else:
            cls._roll(k, s, f, value)

    @classmethod
    def _deal(cls, k: Kernel, s: Illuminati, value: int) -> None:
        cards = [*LEADERS]
        shuffle(value, cards)
        s.illuminati = cards[: s.seats]
        for seat, card in enumerate(s.illuminati):
            s.owner[card] = seat
            GEOMETRY.put_root(s, card)
            if not s.alive[seat]:
                continue
            s.zone[card] = HELD
            publish(s.known, card)
            s.money[card] = CARDS.INCOME[card]
            goal = CARDS.GOAL[card]
            s.goals[seat] = card if goal is not None and goal["kind"] != "secret_copy" else -1
            k.tell("illuminati-dealt", {"seat": seat, "card": card})

    @classmethod
    def _roll(cls, k: Kernel, s: Illuminati, f: FrameData, value: int) -> None:
        best = f[cls.ROLLING] = highest(k, f[cls.ROLLING], value)
        if len(best) == 1:
            s.active = best[0]
            f[cls.STEP] = cls.BEGIN


ANSWERING = frozenset(("after_dice", "income", "privileged", "special_played", "turn_begins"))
"""Moments of specials at which nobody is asked in a game without windows: they would be dead cards."""


def included(s: Illuminati, card: int) -> bool:
    """Whether the card takes part in this game."""
    if s.options["windows"] == "none" and CARDS.WHEN[card] in ANSWERING:
        return False
    return CARDS.SET[card] == "classic" or bool(s.options["mad"])


def _first_targets(k: Kernel, s: Illuminati) -> None:
    """Four groups lie open; a special or an NWO that turns up goes back under the deck (ILL-2d, R: NWO at
    setup).
    """
    buried = []
    while len(s.open) < FIRST_TARGETS:
        card = s.deck.pop()
        if CARDS.KIND[card] == "group":
            turn_up(k, s, card)
        else:
            buried.append(card)
    s.deck[:0] = buried


WRITABLE = [card for card in LEADERS if (CARDS.GOAL[card] or {}).get("kind") != "secret_copy"]
"""The Illuminati whose special goals may be written down."""
LOT: Move = ("lot",)


class Goals(Frame):
    """Secret goals are written down: by the UFOs, or by everybody with hidden goals. Chosen: who has. Lots:
    for whom chance writes one, because they wish so or their time was up: the first of the list would be no
    secret.
    """

    name = "goals"
    without = ("standing",)
    CHOSEN, LOTS = registers(2)
    added = ([],)

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        if f[cls.LOTS]:
            k.chance()
            return
        todo = [seat for seat in range(s.seats) if cls._chooses(s, seat) and seat not in f[cls.CHOSEN]]
        if todo:
            k.ask(*todo)
        else:
            k.pop()

    @classmethod
    def _chooses(cls, s: Illuminati, seat: int) -> bool:
        if not s.alive[seat] or s.options["goals"] == "none":
            return False
        goal = CARDS.GOAL[s.illuminati[seat]]
        return bool(s.options["hidden_goals"]) or (goal is not None and goal["kind"] == "secret_copy")

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        return [*(("goal", card) for card in WRITABLE), LOT]

    @classmethod
    def default(cls, s: Illuminati, f: FrameData, seat: int) -> Move:
        return LOT

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move == LOT:
            f[cls.LOTS].append(seat)
        elif seat < 0:
            cls._write(k, s, f, f[cls.LOTS].pop(0), WRITABLE[int(move[0]) % len(WRITABLE)])
        else:
            k.quiet()
            cls._write(k, s, f, seat, int(move[1]))

    @classmethod
    def _write(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, goal: int) -> None:
        s.goals[seat] = goal
        f[cls.CHOSEN].append(seat)
        k.tell("goal-chosen", {"seat": seat}, {seat: {"seat": seat, "goal": goal}})
