"""Political Favors: two cards that leave Jail, halt a rezoning, block a sale or counter a card (IOP-50)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.events import Window
from bot.engine.frames import FrameData
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminopoly.state import Illuminopoly, fit


def spend_favor(k: Kernel, s: Illuminopoly, seat: int, use: str) -> None:
    """One Favor of the seat goes to the bottom of its deck."""
    deck, card = divmod(s.favors[seat].pop(0), 100)
    s.decks[deck].append(card)
    k.tell("favor-used", {"seat": seat, "use": use})


def holders(s: Illuminopoly, *but: int) -> list[int]:
    """Who holds a Favor (openly) and can act."""
    return [q for q in range(s.seats) if s.favors[q] and fit(s, q) and q not in but]


class Objection(Window):
    """Everybody with a Favor may stop something. Registers: 4 the seats that may, 5 what: sale or card, 6
    property or card, 7 the seat whom it happens to. Pops True if it was stopped."""

    name = "Objection"

    @classmethod
    def begin(cls, k: Kernel, seats: Sequence[int], what: str, thing: int, actor: int) -> None:
        """Open the window for `seats`."""
        k.push(cls.name, [], [], list(seats), what, thing, actor)

    @classmethod
    def answerers(cls, s: Any, f: FrameData) -> Sequence[int]:
        return [q for q in f[4] if s.favors[q] and fit(s, q)]

    @classmethod
    def answers(cls, s: Any, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("favor",)]

    @classmethod
    def answer(cls, k: Kernel, s: Any, f: FrameData, seat: int, move: Move) -> None:
        spend_favor(k, s, seat, f[5])
        k.pop(True)

    @classmethod
    def closed(cls, k: Kernel, s: Any, f: FrameData) -> None:
        k.pop(False)
