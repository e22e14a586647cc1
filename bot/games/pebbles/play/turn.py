"""Setting up, the turn and the end (PEB-01 to PEB-03, PEB-06)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import dice, shuffle
from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move, Open, Range
from bot.games.pebbles.play.guess import Guess
from bot.games.pebbles.play.raid import Raid
from bot.games.pebbles.play.state import Pebbles, gain

WORTH = 4
"""What a stone is worth in pebbles: its number divided by this."""


class Deal(Frame):
    """Everybody draws two stones. A frame asks CHANCE for a value and expands it by documented arithmetic."""

    name = "deal"
    SHUFFLE, DEALT = steps("chance", "dealt")

    @classmethod
    def dealt(cls, k: Kernel, s: Pebbles, f: FrameData) -> None:
        k.pop()
        k.push(Turn.name)

    @classmethod
    def take(cls, k: Kernel, s: Pebbles, f: FrameData, seat: int, move: Move) -> None:
        shuffle(int(move[0]), s.bag)
        for q in range(s.seats):
            s.hands[q] = [s.bag.pop(), s.bag.pop()]
        k.tell("dealt", {"stones": 2}, {q: {"stones": 2, "hand": list(s.hands[q])} for q in range(s.seats)})
        f[cls.STEP] = cls.DEALT


class Turn(Frame):
    """One thing to do. `options` alone says what is legal: panels, AI seats and tests ask nobody else."""

    name = "turn"
    without = ("standing",)
    ACT, ROLL, OVER = steps("act", "chance", "over")

    @classmethod
    def act(cls, k: Kernel, s: Pebbles, f: FrameData) -> None:
        k.ask(s.active)

    @classmethod
    def over(cls, k: Kernel, s: Pebbles, f: FrameData) -> None:
        k.pop()
        if s.pile <= 0 or len(s.living()) < 2:
            _end(k, s)
            return
        following = [q for q in s.living() if q > s.active]
        if following:
            s.active = following[0]
            k.push(cls.name)
            return
        s.active, s.round = s.living()[0], s.round + 1
        k.push(cls.name)
        Guess.begin(k)

    @classmethod
    def options(cls, s: Pebbles, f: FrameData, seat: int) -> Sequence[Choice]:
        choices: list[Choice] = [Open(("take",), Range(1, 3)), ("roll",)]
        if s.bag:
            choices.append(("draw",))
        choices += [("show", stone) for stone in s.hands[seat]]
        if len(s.living()) > 1:
            choices.append(("raid",))
        return choices

    @classmethod
    def take(cls, k: Kernel, s: Pebbles, f: FrameData, seat: int, move: Move) -> None:
        verb = move[0]
        f[cls.STEP] = cls.ROLL if verb == "roll" else cls.OVER
        if seat < 0:
            gain(k, s, s.active, dice(int(verb), 1)[0], "rolled")
        elif verb == "take":
            gain(k, s, seat, int(move[1]), "took")
        elif verb == "draw":
            _draw(k, s, seat)
        elif verb == "show":
            stone = int(move[1])
            s.hands[seat].remove(stone)
            k.reveal()
            gain(k, s, seat, stone // WORTH, "showed", stone=stone)
        elif verb == "raid":
            k.push(Raid.name)


def _draw(k: Kernel, s: Pebbles, seat: int) -> None:
    """All learn that a stone was drawn; its owner alone learns which."""
    s.hands[seat].append(s.bag.pop())
    k.reveal()
    k.tell("drew", {"who": seat}, {seat: {"who": seat, "stone": s.hands[seat][-1]}})


def _end(k: Kernel, s: Pebbles) -> None:
    best = max(s.pebbles[q] for q in s.living())
    winners = [q for q in s.living() if s.pebbles[q] == best]
    k.tell("won", {"winners": winners, "hands": [list(hand) for hand in s.hands]})
    k.end({"winners": winners, "how": ["most"] * len(winners)})
