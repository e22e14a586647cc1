"""What a token is spent for outside attacks and uses of cards (INW-029, INW-030, INW-171)."""

from __future__ import annotations

from bot.engine.kernel import Kernel
from bot.engine.structure import NOBODY
from bot.games.inwo.play.state import Inwo

ERRAND, ACTED = "errand", "done"
"""The window in which such an action can be cancelled (`errand`), and what it pops if it was not."""


def spend(k: Kernel, s: Inwo, seat: int, card: int, why: str, about: int = NOBODY) -> None:
    """`card` acts, to do something with the card `about`: what that is, the frame below does, if nobody
    cancels the action."""
    paid = [[card, s.tokens[card].pop()]]
    s.has_acted([card])
    s.touch()
    e = {"seat": seat, "card": card, "why": why, "about": about, "paid": paid, "lost": [], "power": None}
    k.push(ERRAND, [], [], {"cancelled": False, **e}, None, [])
