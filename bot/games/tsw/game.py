"""The Secret Wars as one record for the registry."""

from __future__ import annotations

from bot.engine.moves import Ask, Move
from bot.engine.sealed import READY
from bot.games.contract import Game
from bot.games.tsw.ai import PLAYERS
from bot.games.tsw.records import shipped
from bot.games.tsw.rules import RULES
from bot.games.tsw.scene import PICTURES
from bot.games.tsw.view import View
from bot.games.tsw.words import WORDS


def _resting(view: View, ask: Ask) -> Move | None:
    """Let the standing orders speak: no new orders this turn."""
    return READY if ask.frame == "orders" else None


RECORDS = (
    *(
        {
            "id": g.name,
            "name": g.name,
            "kind": "group",
            "ops": [g.special.op] if g.special else [],
            "calls": [],
        }
        for g in shipped().groups
    ),
    *(
        {"id": e.name, "name": e.name, "kind": "event", "ops": [e.effect.kind], "calls": []}
        for e in shipped().events
    ),
)

TSW = Game(RULES, WORDS, PICTURES, PLAYERS, "tsw/RULES.md", {"rest": _resting}, RECORDS)
