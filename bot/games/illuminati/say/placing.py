"""Groups in a structure (ILL-5.7, ILL-6, ILL-8): hung, moved, lost, set free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Move, Text, text, verb_of
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.placing import MoveGroup, Place, Reorganize
from bot.games.illuminati.play.state import Illuminati
from bot.games.illuminati.say.phrases import EMPTY, name, of_card, pointing
from bot.games.illuminati.say.refusals import mine, no_action
from bot.games.illuminati.see.prospects import find
from bot.games.illuminati.see.view import View
from bot.games.kit.words import Chapter, says
from bot.games.power.placing import movable, places

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.asks(Place)
def ask_place(view: View, ask: Ask) -> Text:
    topic = view.topic
    if topic is None:
        return EMPTY
    if any(verb_of(choice) in ("rehang", "let-go") for choice in ask.choices):
        return text("ill-ask-homeless", card=name(topic.card), purpose=topic.purpose)
    return text("ill-ask-place", card=name(topic.card), purpose=topic.purpose)


@SAY.wants(Place)
def want_place(view: View, ask: Ask) -> Text:
    return text("ill-wanted-place", card=name(view.topic.card)) if view.topic else text("wanted")


@SAY.wants(MoveGroup)
def want_move(view: View, ask: Ask) -> Text:
    return text("ill-wanted-move", card=name(view.topic.card)) if view.topic else text("wanted")


SAY.wants(Reorganize)(says("ill-wanted-end"))


@SAY.labels(Place, MoveGroup, "place")
def do_place(view: View, ask: Ask, verb: str, master: int, side: int) -> Text:
    return text("ill-do-place", master=name(master), direction=pointing(view, master, side))


@SAY.refuses("place")
def not_place(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    if card != NOBODY and s.owner[card] == seat and not places(s, [card]):
        return [text("refused-no-arrow", name=CARDS.NAME[card])]
    return []


@SAY.labels(Place, "rehang")
def do_rehang(view: View, ask: Ask, verb: str, card: int, side: int) -> Text:
    found = find(view, card)
    master = found.master if found else -1
    direction = pointing(view, master, side) if master >= 0 else EMPTY
    return text("ill-do-rehang", card=name(card), direction=direction)


SAY.labels(Place, "let-go", "oust")(of_card)


# -- moving and reorganizing


SAY.labels(Act, Reorganize, "move")(of_card)
SAY.labels(Reorganize, "hang", "lift")(of_card)
SAY.labels(Reorganize, "finish")(says("ill-do-finish"))


@SAY.refuses("move")
def not_move(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = mine(s, seat, card) or no_action(s)
    if not reasons and card == s.illuminati[seat]:
        reasons.append(text("refused-root"))
    own = s.structure(seat)
    if not reasons and card not in movable(s, own, places(s, own)):
        reasons.append(text("refused-no-place", name=CARDS.NAME[card]))
    return reasons


@SAY.asks(MoveGroup)
def ask_move(view: View, ask: Ask) -> Text:
    return text("ill-ask-move", card=name(view.topic.card) if view.topic else "")


SAY.asks(Reorganize)(says("ill-ask-reorganize"))
