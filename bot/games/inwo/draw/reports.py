"""What goes on for longer than a move and has a message of its own: an election."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.inwo.draw.election_scene import decided, running
from bot.games.inwo.say.election import heading, progress, result, results
from bot.games.inwo.see.view import View
from bot.games.reports import StandingReport


def reports(view: View) -> Sequence[StandingReport]:
    """The election that is over, and the one that goes on."""
    found, e, past = [], view.election, view.outcome
    if past is not None and (e is None or past.number < view.elections_held):
        drawn = partial(decided, past)
        found.append(StandingReport(past.number, result(past), tuple(results(past)), True, drawn))
    if e is not None:
        seen = partial(running, view, e) if e.tickets or e.nominees else None
        found.append(
            StandingReport(view.elections_held, heading(view, e), tuple(progress(view, e)), False, seen)
        )
    return found
