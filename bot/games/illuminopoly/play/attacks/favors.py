"""Political Favors: two cards that leave Jail, halt a rezoning, block a sale or counter a card (IOP-50)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.events import Window
from bot.engine.frames import FrameData, registers
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


class Objection(Window):
    """Everybody with a Favor may stop something. Pops True if it was stopped.

    Seats: those that may. What: sale or card. Thing: the property or card. Actor: to whom it happens.
    """

    name = "Objection"
    SEATS, WHAT, THING, ACTOR = registers(4)
    owner = ACTOR

    @classmethod
    def begin(cls, k: Kernel, seats: Sequence[int], what: str, thing: int, actor: int) -> None:
        """Open the window for `seats`."""
        cls.call(k, list(seats), what, thing, actor)

    @classmethod
    def answerers(cls, s: Any, f: FrameData) -> Sequence[int]:
        return [q for q in f[cls.SEATS] if s.favors[q] and fit(s, q)]

    @classmethod
    def answers(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("favor",)]

    @classmethod
    def answer(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        spend_favor(k, s, seat, f[cls.WHAT])
        k.pop(True)

    @classmethod
    def closed(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.pop(False)
