"""The draws with which a turn begins (INW-017 to INW-019)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.choices import Choices, each_alone
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.inwo.play import hands
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.uses.open import Way, uses
from bot.games.inwo.play.uses.printed import ACT, PLAY
from bot.games.inwo.play.uses.using import Using


class Draws(Frame):
    """The top cards of both decks may be drawn, and tokens traded for Plots (INW-018, INW-019)."""

    name = "draws"
    without = ("standing",)
    (SEAT,) = registers(1)
    ASK, DONE = steps("ask", "done")
    owner = SEAT

    @classmethod
    def ask(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask what is drawn."""
        if len(cls.options(s, f, f[cls.SEAT])) > 1:
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def done(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It is done."""
        k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        plots, groups = (hands.able_to_draw(s, seat, pile) for pile in hands.PILES)
        found: list[Choice] = [("draw-both",)] if plots and groups else []
        found += [("draw-plot",)] if plots else []
        found += [("draw-group",)] if groups else []
        begun = uses(s, seat, lambda use: "begin" in use.when)
        return Choices([*found, ("draw-nothing",)], [*begun, *each_alone(*hands.purchases(s, seat))])

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if move[0] in hands.VERBS:
            hands.take(k, s, seat, move)
            return
        if move[0] in (PLAY, ACT):
            Using.begin(k, s, seat, Way(str(move[0]), int(move[1]), int(move[2])))
            return
        f[cls.STEP] = cls.DONE
        for pile, verb in (("groups", "draw-group"), ("plots", "draw-plot")):
            if move[0] in ("draw-both", verb):
                hands.Drawing.begin(k, s, seat, pile, 1 + hands.more_draws(s, seat, pile), step=True)
