"""What goes on while others may answer, for the table that waits for them (`contract.Pause`)."""

from __future__ import annotations

from bot.games.contract import Pause
from bot.games.inwo.see.view import View


def pause(view: View) -> Pause:
    """What everybody sees of the moment; a Plot that is aimed at nobody is waited for at live tables only."""
    a = view.attack
    touched = {q for q in (a.attacker, a.defender) if q >= 0} if a is not None else set()
    topic = view.topic
    played = topic is not None and topic.frame == "played"
    if topic is not None and played and topic.other >= 0:
        touched |= {card.owner for seat in view.seats for card in seat.structure if card.card == topic.other}
    return Pause(
        turn=view.turn,
        whose=view.active,
        action=a.target if a is not None else -1,
        moment=("played" if played else "attack") if view.watching else "",
        seats=view.watching,
        minor=played and not touched,
        touched=frozenset(touched),
        by=topic.seat if topic is not None and played else a.attacker if a is not None else -1,
        stops=frozenset({"plot"} if played else {"attack"} if a is not None else ()),
    )
