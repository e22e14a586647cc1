"""Groups in a structure: hung, moved, lost (INW-115, INW-116, INW-171, INW-173) in words."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, text, verb_of
from bot.games.inwo.play.placing import MoveGroup, Place, Shift
from bot.games.inwo.say.phrases import EMPTY, find, name, pointing
from bot.games.inwo.see.view import View
from bot.games.kit.words import Chapter, because

SAY = Chapter()


@SAY.asks(Place)
def ask_place(view: View, ask: Ask) -> Text:
    if view.topic is None:
        return EMPTY
    homeless = any(verb_of(choice) in ("rehang", "let-go") for choice in ask.choices)
    key = "inwo-ask-homeless" if homeless else "inwo-ask-place"
    return text(key, card=name(view, view.topic.card), purpose=view.topic.purpose)


@SAY.labels(Place, MoveGroup, Shift, "place")
def do_place(view: View, ask: Ask, verb: str, master: int, side: int) -> Text:
    return text("inwo-do-place", master=name(view, master), direction=pointing(view, master, side))


@SAY.labels(Place, "rehang")
def do_rehang(view: View, ask: Ask, verb: str, card: int, side: int) -> Text:
    found = find(view, card)
    direction = pointing(view, found.master, side) if found else EMPTY
    return text("inwo-do-rehang", card=name(view, card), direction=direction)


@SAY.labels(Place, "let-go")
def do_let_go(view: View, ask: Ask, verb: str, card: int) -> Text:
    return text("inwo-do-let-go", card=name(view, card), purpose=view.topic.purpose if view.topic else "")


SAY.refuses("place", "rehang")(because("inwo-refused-no-arrow", rule="INW-046"))
