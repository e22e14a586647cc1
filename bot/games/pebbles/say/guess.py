"""The guess (PEB-05) in words; what is asked the catalogue says alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Text, Who, text
from bot.games.kit.words import Chapter
from bot.games.pebbles.see.view import View

SAY = Chapter()


@SAY.tells("guessed")
def guessed(view: View, e: Mapping[str, Any]) -> Text:
    return text(
        "pebbles-guessed", face=e["face"], right=tuple(map(Who, e["right"])) or text("pebbles-nobody")
    )
