"""Standing answers: what a seat always says, from the spectators' view, so that nobody waits for it."""

from __future__ import annotations

from bot.engine.moves import PASS, Ask, Move
from bot.games.contract import StandingAnswer
from bot.games.pebbles.play.raid import Answer
from bot.games.pebbles.see.view import View


def not_about_me(view: View, ask: Ask) -> Move | None:
    """Pass at a raid on somebody else."""
    return PASS if ask.frame == Answer.name and view.raid[0] != ask.seat else None


STANDING: dict[str, StandingAnswer] = {"pass-not-me": not_about_me}
