"""Before the first turn (INW-002 to INW-010) in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Move, Text, Who, text
from bot.games.inwo.play.area import Thrones
from bot.games.inwo.play.setup import Leads
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.say.phrases import face_name, face_names, printed
from bot.games.inwo.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()
Data = Mapping[str, Any]

SAY.asks(Leads)(says("inwo-ask-lead"))


SAY.asks(Thrones)(says("inwo-ask-throne"))


@SAY.labels(Thrones, "throne")
def do_throne(view: View, ask: Ask, verb: str, face: int) -> Text:
    return text("inwo-do-throne", card=face_name(face))


@SAY.refuses("throne")
def not_throne(s: Inwo, seat: int, move: Move) -> list[Text]:
    return [text("inwo-refused-throne", rule="BIG-02")]


@SAY.tells("laid-free")
def laid_free(view: View, e: Data) -> Text:
    return text("inwo-told-laid-free", cards=face_names(e["faces"]))


@SAY.tells("set-free")
def set_free(view: View, e: Data) -> Text:
    return text("inwo-told-set-free", cards=face_names(e["faces"]))


@SAY.labels(Leads, "lead")
def do_lead(view: View, ask: Ask, verb: str, face: int) -> Text:
    return text("inwo-do-lead", card=face_name(face), facts=printed(face))


@SAY.refuses("lead")
def not_lead(s: Inwo, seat: int, move: Move) -> list[Text]:
    return [text("inwo-refused-lead", rule="INW-007")]


@SAY.tells("illuminati-shown")
def illuminati_shown(view: View, e: Data) -> Text:
    return text("inwo-told-illuminati", seat=Who(e["seat"]), card=face_name(e["face"]))


@SAY.tells("leads-shown")
def leads_shown(view: View, e: Data) -> Text:
    pairs = zip(e["seats"], e["faces"], strict=True)
    leads = tuple(text("inwo-told-lead-of", seat=Who(seat), card=face_name(face)) for seat, face in pairs)
    return text("inwo-told-leads", leads=leads)


@SAY.tells("lead-laid")
def lead_laid(view: View, e: Data) -> Text:
    return text("inwo-told-lead", seat=Who(e["seat"]), card=face_name(e["face"]))


@SAY.tells("rolled-for-start")
def rolled(view: View, e: Data) -> Text:
    pairs = zip(e["seats"], e["rolls"], strict=True)
    return text(
        "inwo-told-start", rolls=tuple(text("inwo-told-start-roll", seat=Who(q), roll=r) for q, r in pairs)
    )
