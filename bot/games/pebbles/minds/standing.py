"""Standing answers: what a seat always says, from the spectators' view, so that nobody waits for it."""

from __future__ import annotations

from bot.engine.moves import PASS, Ask, Move
from bot.games.kit.players import Standing
from bot.games.pebbles.play.raid import Answer
from bot.games.pebbles.see.view import View

STANDING = Standing()


@STANDING.always("pass-not-me", Answer)
def not_about_me(view: View, ask: Ask) -> Move | None:
    """Pass at a raid on somebody else."""
    return PASS if view.raid[0] != ask.seat else None
