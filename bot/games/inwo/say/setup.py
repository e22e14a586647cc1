"""Before the first turn (INW-002 to INW-010) in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Text, Who, text
from bot.games.inwo.play.setup import Leads
from bot.games.inwo.say.happenings import each
from bot.games.inwo.say.phrases import face_name, face_names, printed
from bot.games.inwo.see.view import View
from bot.games.kit.words import Chapter, because

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.labels(Leads, "lead")
def do_lead(view: View, ask: Ask, verb: str, face: int) -> Text:
    return text("inwo-do-lead", card=face_name(face), facts=printed(face))


SAY.refuses("throne")(because("inwo-refused-throne", rule="BIG-02"))
SAY.refuses("lead")(because("inwo-refused-lead", rule="INW-007"))


@SAY.tells("leads-shown")
def leads_shown(view: View, e: Data) -> Text:
    leads = each("inwo-told-lead-of", seat=map(Who, e["seats"]), card=face_names(e["faces"]))
    return text("inwo-told-leads", leads=leads)


@SAY.tells("rolled-for-start")
def rolled(view: View, e: Data) -> Text:
    rolls = each("inwo-told-start-roll", seat=map(Who, e["seats"]), roll=e["rolls"])
    return text("inwo-told-start", rolls=rolls)
