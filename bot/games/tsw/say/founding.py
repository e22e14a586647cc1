"""Before the first turn: the interview (TSW-01 to TSW-04)."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, text
from bot.games.kit.words import Chapter, says
from bot.games.tsw.play.setup import Questions
from bot.games.tsw.see.view import View

SAY = Chapter()


SAY.wants(Questions)(says("tsw-wanted-interview"))


@SAY.asks(Questions)
def ask_interview(view: View, ask: Ask) -> Text:
    return text("tsw-prompt-interview" if ask.required else "tsw-prompt-interview-sent")


SAY.labels(Questions, "interview")(says("tsw-choice-interview"))
SAY.labels(Questions, "ready-made")(says("tsw-choice-ready-made"))
