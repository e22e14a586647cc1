"""The draws with which a turn begins (INW-017 to INW-019)."""

from __future__ import annotations

from bot.engine.choices import Alike, Choices
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.inwo.cards.records import Use
from bot.games.inwo.play import hands
from bot.games.inwo.play.act import LINK, Link, linkable
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.uses.open import uses
from bot.games.inwo.play.uses.using import act_freely

TOKENS = ("token", "illuminati", "power", "adds")
"""Words of costs that are paid with tokens, or may be."""


def _is_open(use: Use) -> bool:
    """Whether a use is for this part of the turn, or costs no token, whichever way it is paid (INW-017)."""
    due = {word for way in use.dues for word, _ in way}
    return "begin" in use.when or due.isdisjoint(TOKENS)


def _linked(s: Inwo, seat: int) -> list[Choice]:
    """Links that may be moved; new ones are made in the main part only (EVL-21)."""
    held = {link[0] for link in s.links}
    return [(LINK, card) for card in linkable(s, seat) if card in held]


BEGUN = (*uses(_is_open), Alike(LINK, _linked), *hands.PURCHASES)


class Draws(Frame):
    """The top cards of both decks may be drawn, and tokens traded for Plots (INW-018, INW-019); what costs no
    token is done, too (INW-017)."""

    name = "draws"
    without = ("standing",)
    (SEAT,) = registers(1)
    ASK, DONE = steps("ask", "done")
    owner = SEAT

    @classmethod
    def ask(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask what is drawn; whoever has Plots is asked, whatever they are."""
        if s.plots[f[cls.SEAT]] or cls.options(s, f, f[cls.SEAT]).are_several():
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Choices:
        plots, groups = (hands.able_to_draw(s, seat, pile) for pile in hands.PILES)
        found: list[Choice] = [("draw-both",)] if plots and groups else []
        found += [("draw-plot",)] if plots else []
        found += [("draw-group",)] if groups else []
        return Choices([*found, ("draw-nothing",)], BEGUN, s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if act_freely(k, s, seat, move):
            return
        if move[0] == LINK:
            k.push(Link.name, seat, int(move[1]))
            return
        f[cls.STEP] = cls.DONE
        for pile, verb in (("groups", "draw-group"), ("plots", "draw-plot")):
            if move[0] in ("draw-both", verb):
                hands.Drawing.begin(k, s, seat, pile, 1 + hands.more_draws(s, seat, pile), step=True)
