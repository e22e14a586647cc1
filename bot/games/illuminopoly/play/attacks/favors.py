"""Political Favors: two cards that leave Jail, halt a rezoning, block a sale or counter a card (IOP-50)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.events import Window
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.play.state import Illuminopoly, fit


def spend_favor(k: Kernel, s: Illuminopoly, seat: int, use: str) -> None:
    """One Favor of the seat goes to the bottom of its deck."""
    deck, card = divmod(s.favors[seat].pop(0), 100)
    s.decks[deck].append(card)
    k.tell("favor-used", {"seat": seat, "use": use})


def holders(s: Illuminopoly, *but: int) -> list[int]:
    """Who holds a Favor (openly) and can act."""
    return [q for q in range(s.seats) if s.favors[q] and fit(s, q) and q not in but]


def play_against(k: Kernel, s: Illuminopoly, seat: int, use: str, thing: int, victim: int) -> None:
    """The seat plays a Favor against `victim`, who may counter it with another (IOP-50). True is left for
    the frame below if that happens."""
    spend_favor(k, s, seat, use)
    s.ret = None
    if victim in holders(s, seat):
        Objection.begin(k, [victim], "favor", thing, seat)


class Objection(Window):
    """Everybody with a Favor may stop something. Pops True if it was stopped.

    Seats: those that may. What: sale, card, or favor: another Favor, which is countered itself. Thing: the
    property or card. Actor: against whom a Favor is played here.
    """

    name = "Objection"
    SEATS, WHAT, THING, ACTOR = registers(4)
    (COUNTERED,) = steps("countered")
    owner = ACTOR

    @classmethod
    def begin(cls, k: Kernel, seats: Sequence[int], what: str, thing: int, actor: int) -> None:
        """Open the window for `seats`."""
        cls.call(k, list(seats), what, thing, actor)

    @classmethod
    def about(cls, f: FrameData) -> dict[str, Any]:
        """What could be stopped: fields of the view's record."""
        number = f[cls.THING] if f[cls.WHAT] == "sale" else -1
        return {"kind": f[cls.WHAT], "actor": f[cls.ACTOR], "number": number}

    @classmethod
    def answerers(cls, s: Any, f: FrameData) -> Sequence[int]:
        return [q for q in f[cls.SEATS] if s.favors[q] and fit(s, q)]

    @classmethod
    def answers(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("favor",)]

    @classmethod
    def answer(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        f[cls.STEP] = cls.COUNTERED
        play_against(k, s, seat, f[cls.WHAT], f[cls.THING], f[cls.ACTOR])

    @classmethod
    def countered(cls, k: Kernel, s: Any, f: FrameData) -> None:
        """The Favor works, or was countered by another."""
        f[cls.STEP] = cls.WAITING
        if not k.returned():
            k.pop(True)

    @classmethod
    def closed(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.pop(False)
