"""What AI seats of Illuminati remark on."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.moves import Text
from bot.games.illuminati.see.view import View
from bot.games.kit import remarks
from bot.games.kit.minds import character

OCCASIONS: remarks.Occasions = {
    "attack-succeeded": remarks.fought("won", "lost"),
    "attack-failed": remarks.fought("failed", "held"),
    "deal-done": lambda data: ("dealt", data["taker"]),
}


def remark(view: View, seat: int, kind: str, data: Mapping[str, object]) -> Text | None:
    """What the AI in that seat says, or None."""
    temper = character((each.illuminati for each in view.seats), seat)
    return remarks.remark(OCCASIONS, temper, 2 * view.turn + view.actions % 2, seat, kind, data)
