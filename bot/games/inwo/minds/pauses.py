"""What goes on at a table of INWO for whoever may answer: made from the spectators' view alone."""

from __future__ import annotations

from bot.games.contract import Pause
from bot.games.inwo.play.uses.played import Played
from bot.games.inwo.see.view import View

STOPS = ("turn", "plot", "attack")
"""What a player can want to be asked about: a turn that begins, a use of a card, an attack."""

STOPPED = {"draw": "plot", "drawn": "plot", "turn_begins": "turn"}
"""Moments that pass by at a table that does not play live, and what asks for them."""


def pauses(view: View) -> Pause:
    """The window that is open, if there is one."""
    found = view.pause
    if found is None:
        return Pause(view.turn, view.active)
    used, passing = found.moment == Played.name, found.moment in STOPPED
    return Pause(
        turn=view.turn,
        whose=view.active,
        action=-1 if used or passing else view.turn,
        moment=found.moment,
        seats=found.seats,
        minor=passing or (used and len(found.touched) < 2),
        touched=frozenset(found.touched),
        by=found.by,
        stops=frozenset((STOPPED.get(found.moment, "plot" if used else "attack"),)),
    )
