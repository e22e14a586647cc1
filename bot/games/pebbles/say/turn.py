"""Setting up, the turn and the end (PEB-01 to PEB-03, PEB-06) in words.

Each function is registered for the frame, the verb or the event that it words. Texts stand in the catalogue
data/locales/<language>/pebbles.ftl; those that need to know nothing are found there by their names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Move, Text, Who, text
from bot.games.kit.words import Chapter
from bot.games.pebbles.play.state import Pebbles
from bot.games.pebbles.play.turn import WORTH, Turn
from bot.games.pebbles.see.view import View

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.wants(Turn)
@SAY.asks(Turn)
def ask_turn(view: View, ask: Ask) -> Text:
    return text("pebbles-ask-turn", pile=view.pile, own=view.pebbles[ask.seat])


SAY.labels(Turn, "take")(lambda view, ask, verb, amount=0: text("pebbles-do-take", amount=amount))


@SAY.labels(Turn, "show")
def do_show(view: View, ask: Ask, verb: str, stone: int = 0) -> Text:
    return text("pebbles-do-show", stone=stone, worth=stone // WORTH)


@SAY.refuses("show")
def not_show(s: Pebbles, seat: int, move: Move) -> list[Text]:
    return [text("pebbles-no-such-stone")]


@SAY.refuses("draw")
def not_draw(s: Pebbles, seat: int, move: Move) -> list[Text]:
    return [] if s.bag else [text("pebbles-bag-empty")]


@SAY.tells("dealt")
def dealt(view: View, e: Data) -> Text:
    return text("pebbles-dealt", own=tuple(map(str, e.get("hand", ()))) or text("pebbles-hidden"))


@SAY.tells("took")
def took(view: View, e: Data) -> Text:
    return text("pebbles-took", who=Who(e["who"]), count=e["count"])


@SAY.tells("rolled")
def rolled(view: View, e: Data) -> Text:
    return text("pebbles-rolled", who=Who(e["who"]), count=e["count"])


@SAY.tells("showed")
def showed(view: View, e: Data) -> Text:
    return text("pebbles-showed", who=Who(e["who"]), count=e["count"], stone=e["stone"])


@SAY.tells("drew")
def drew(view: View, e: Data) -> Text:
    if "stone" in e:
        return text("pebbles-drew-own", who=Who(e["who"]), stone=e["stone"])
    return text("pebbles-drew", who=Who(e["who"]))


@SAY.tells("won")
def won(view: View, e: Data) -> Text:
    return text("pebbles-won", winners=tuple(map(Who, e["winners"])))


@SAY.tells("adjusted")
def adjusted(view: View, e: Data) -> Text:
    return text("pebbles-adjusted", who=Who(e["who"]), count=e["count"])
