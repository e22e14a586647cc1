"""What goes on at a table of INWO for whoever may answer: made from the spectators' view alone."""

from __future__ import annotations

from bot.engine.moves import text
from bot.engine.polls import Poll
from bot.games.contract import Pause
from bot.games.inwo.decks import campaign
from bot.games.inwo.play.dice.throwing import CardRoll
from bot.games.inwo.play.election.acting import Acting
from bot.games.inwo.play.election.dice import RollLies
from bot.games.inwo.play.errands.errand import Errand
from bot.games.inwo.play.uses.played import Played
from bot.games.inwo.say.election import numbered
from bot.games.inwo.see.view import View

STOPS = ("turn", "plot", "attack")
"""What a player can want to be asked about: a turn that begins, a use of a card, an attack."""

USES = (Played.name, Acting.name, Errand.name, RollLies.name, CardRoll.name)
"""Windows about the use of a card, or about dice that belong to no attack."""
STOPPED = {"draw": "plot", "drawn": "plot", "turn_begins": "turn"}
"""Moments that pass by at a table that does not play live, and what asks for them."""


def pauses(view: View) -> Pause:
    """The window that is open, if there is one."""
    found = view.pause
    if found is None:
        return Pause(view.turn, view.active, poll=_poll(view))
    used = found.moment in USES
    return Pause(
        turn=view.turn,
        whose=view.active,
        action=_action(view),
        moment=found.moment,
        seats=found.seats,
        minor=found.minor,
        touched=frozenset(found.touched),
        by=found.by,
        stops=frozenset((STOPPED.get(found.moment, "plot" if used else "attack"),)),
    )


def _action(view: View) -> int:
    """A number of the attack that goes on, other than that of one which it interrupts; -1 for none."""
    a = view.attack
    return -1 if a is None else (a.target + 1) * len(view.faces) + a.card + 1


def _poll(view: View) -> Poll | None:
    """The vote of the room between tied tickets (ELE-10)."""
    e = view.election
    if e is None or e.vote is None or not e.vote.poll:
        return None
    minutes = dict(view.options).get("election_poll", campaign.POLL)
    answers = tuple(numbered(view, number) for number in e.vote.tickets)
    return Poll(
        e.vote.poll, text("inwo-vote-question", number=view.elections_held), answers, int(str(minutes))
    )
