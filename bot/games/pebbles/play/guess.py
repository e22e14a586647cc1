"""The guess after each round: secret, at the same time, revealed by the die (PEB-05)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import dice
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.pebbles.play.state import Pebbles, take


class Guess(Frame):
    """All are asked at once. Register: the guesses by seat, which no view shows."""

    name = "guess"
    without = ("standing", "mind")
    (GUESSES,) = registers(1)
    ASK, ROLLED = steps("ask", "done")

    @classmethod
    def begin(cls, k: Kernel) -> None:
        """Let everybody guess."""
        k.push(cls.name, {})

    @classmethod
    def ask(cls, k: Kernel, s: Pebbles, f: FrameData) -> None:
        late = [q for q in s.living() if str(q) not in f[cls.GUESSES]]
        if late:
            k.ask(*late)
        else:
            f[cls.STEP] = cls.ROLLED
            k.chance()

    @classmethod
    def options(cls, s: Pebbles, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("odd",), ("even",)]

    @classmethod
    def take(cls, k: Kernel, s: Pebbles, f: FrameData, seat: int, move: Move) -> None:
        if seat >= 0:
            f[cls.GUESSES][str(seat)] = move[0]
            k.quiet()
            return
        face = dice(int(move[0]), 1)[0]
        right = [q for q in s.living() if f[cls.GUESSES][str(q)] == ("odd" if face % 2 else "even")]
        for q in right:
            take(s, q, 1)
        k.tell("guessed", {"face": face, "right": right})
