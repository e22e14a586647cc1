"""What AI seats of Illuminopoly remark on."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.moves import Text
from bot.games.illuminopoly.see.view import View
from bot.games.kit import remarks
from bot.games.kit.minds import character

OCCASIONS: remarks.Occasions = {
    "takeover-roll": lambda data: ("lost", data["owner"]) if data["won"] else ("held", data["owner"]),
    "rezoning-roll": lambda data: ("won", data["seat"]) if data["won"] else ("failed", data["seat"]),
    "deal": lambda data: ("dealt", data["taker"]),
}


def remark(view: View, seat: int, kind: str, data: Mapping[str, object]) -> Text | None:
    """What the AI in that seat says, or None."""
    temper = character((each.faction for each in view.seats), seat)
    return remarks.remark(OCCASIONS, temper, view.turn, seat, kind, data)
