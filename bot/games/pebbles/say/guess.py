"""The guess (PEB-05) in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Text, Who, text
from bot.games.kit.words import Chapter, says
from bot.games.pebbles.play.guess import Guess
from bot.games.pebbles.see.view import View

SAY = Chapter()

SAY.asks(Guess)(says("pebbles-ask-guess"))
SAY.wants(Guess)(says("pebbles-ask-guess"))
SAY.labels(Guess, "odd")(says("pebbles-do-odd"))
SAY.labels(Guess, "even")(says("pebbles-do-even"))


@SAY.tells("guessed")
def guessed(view: View, e: Mapping[str, Any]) -> Text:
    return text(
        "pebbles-guessed", face=e["face"], right=tuple(map(Who, e["right"])) or text("pebbles-nobody")
    )
