"""Claims, who is out, and the end (INW-032 to INW-035, INW-196 to INW-204) in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Text, Who, text
from bot.games.inwo.play.winning import Knock
from bot.games.inwo.say.happenings import each, told
from bot.games.inwo.say.phrases import EMPTY, face_names
from bot.games.inwo.see.view import View
from bot.games.kit.phrases import lines
from bot.games.kit.words import Chapter, says

SAY = Chapter()
Data = Mapping[str, Any]

SAY.labels(Knock, "pass")(says("inwo-do-no-claim"))


told(SAY, "claim-failed", "victory-claimed", card="")


@SAY.tells("game-over")
def game_over(view: View, e: Data) -> Text:
    winners = each("inwo-told-winner", seat=map(Who, e["winners"]), how=e["how"])
    hands = [
        text("inwo-told-hand", seat=Who(seat), cards=face_names(faces))
        for seat, faces in enumerate(e["hands"])
        if faces
    ]
    said = lines(hands, "inwo-told-hands") if hands else EMPTY
    named = {"winners": winners or text("inwo-nobody"), "hands": said}
    return text("inwo-told-over", **named, turn=e["turn"])
