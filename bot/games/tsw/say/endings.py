"""Who is out and who wins (TSW-92)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Text, text
from bot.games.kit.words import Chapter, says
from bot.games.tsw.see.view import View

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.tells("game-won")
def won(view: View, e: Data) -> Text:
    return text("tsw-won", name=e["name"], how=text(f"tsw-won-{e['how']}"))


@SAY.tells("ranked")
def ranked(view: View, e: Data) -> Text:
    return text("tsw-ranked", **e)


SAY.tells("game-ended")(says("tsw-ended"))


@SAY.tells("conspiracy-dissolved")
def dissolved(view: View, e: Data) -> Text:
    return text("tsw-dissolved", name=e["name"])
