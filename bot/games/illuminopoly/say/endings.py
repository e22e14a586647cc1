"""Who wins (IOP-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.illuminopoly.cards.board import FACTIONS
from bot.games.illuminopoly.say.phrases import players
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter

SAY = Chapter()


@SAY.tells("won")
def won(view: View, e: Mapping[str, Any]) -> Text:
    return text("iop-ev-won", seats=players(e["seats"]), how=how_won(view, e["seats"], e["how"]))


def how_won(view: View, winners: Sequence[int], how: object) -> Text:
    """By what the game was won, special conditions by their names."""
    met = [view.seats[q].condition for q in winners] if how == "special" else []
    goals = tuple(text("iop-goal-" + FACTIONS[goal]) for goal in met if goal >= 0)
    return text("iop-how-special-met", goals=goals) if goals else text(f"iop-how-{how}")
