"""The standing answer: what a seat always says when orders are asked for, so that the table need not wait."""

from __future__ import annotations

from bot.engine.moves import Ask, Move
from bot.engine.sealed import READY
from bot.games.kit.players import Standing
from bot.games.tsw.play.turn import OrdersRound
from bot.games.tsw.see.view import View

STANDING = Standing()


@STANDING.always("rest", OrdersRound)
def _rest(view: View, ask: Ask) -> Move | None:
    """Let the standing orders speak: no new orders this turn."""
    return READY
