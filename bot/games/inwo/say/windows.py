"""The pauses in which others may answer, and what a card asks when it acts by itself, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Text, Who, text
from bot.games.inwo.cards.card_text import deed, outcome, rules_text
from bot.games.inwo.cards.phrases import joined
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.dice.throwing import CardRoll
from bot.games.inwo.play.election.acting import Acting
from bot.games.inwo.play.election.dice import RollLies
from bot.games.inwo.play.election.reckoning import BARS
from bot.games.inwo.play.uses.played import Played
from bot.games.inwo.play.uses.triggers import Triggered
from bot.games.inwo.say.election import numbered
from bot.games.inwo.say.phrases import EMPTY, about, face_asked, face_name, find, name, whose
from bot.games.inwo.see.view import View
from bot.games.kit.words import Chapter, because, says

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.asks(Played)
def ask_played(view: View, ask: Ask) -> Text:
    topic = view.topic
    if topic is None:
        return EMPTY
    card, other, verb = about(view)
    aimed = 1 if topic.other >= 0 else 2 * (topic.at not in (-1, topic.seat))
    shared = {"verb": verb, "aimed": aimed, "victim": whose(topic.at)}
    face = face_asked(view)
    what = outcome(face, verb, topic.number) or joined(rules_text(face))
    return text("inwo-ask-played", seat=Who(topic.seat), card=card, other=other, what=what, **shared)


@SAY.asks(Acting)
def ask_acting(view: View, ask: Ask) -> Text:
    card, plot, _ = about(view)
    e, topic = view.election, view.topic
    acting, number, more = e.acting if e is not None and e.acting is not None else (-1, -1, 0)
    trait = BARS.get(FACES.ID[view.faces[acting]], "") if acting >= 0 else ""
    played, bar = int(topic is not None and topic.other >= 0), text("inwo-trait-name", trait=trait)
    return text(
        "inwo-ask-acting", card=card, plot=plot, played=played, ticket=numbered(view, number), more=more,
        bars=int(bool(trait)), bar=bar if trait else "",
    )  # fmt: skip


@SAY.asks(RollLies)
def ask_roll_lies(view: View, ask: Ask) -> Text:
    rolls = view.election.rolls if view.election is not None else ()
    *before, (card, roll) = rolls or [(-1, 0)]
    told = tuple(text("inwo-told-roll", card=name(view, other), roll=sum_) for other, sum_ in before)
    return text("inwo-ask-roll-lies", card=name(view, card), roll=roll, before=told, count=len(told))


@SAY.asks(CardRoll)
def ask_card_roll(view: View, ask: Ask) -> Text:
    topic, what = view.topic, joined(rules_text(face_asked(view)))
    if topic is None:
        return EMPTY
    own, seat = int(topic.seat == ask.seat), Who(topic.seat)
    return text("inwo-ask-card-roll", card=about(view)[0], seat=seat, own=own, roll=topic.number, what=what)


@SAY.labels("relieve")
def do_relieve(view: View, ask: Ask, verb: str, card: int, *helpers: int) -> Text:
    if len(helpers) != 1:
        return text("inwo-do-relieve", card=name(view, card))
    found = find(view, helpers[0])
    return text("inwo-do-relieve-with", card=name(view, helpers[0]), amount=found.relief if found else 0)


SAY.refuses("relieve")(because("inwo-refused-relieve"))


@SAY.asks(Triggered)
def ask_triggered(view: View, ask: Ask) -> Text:
    face = face_asked(view)
    what = deed(face, view.topic.number) if view.topic is not None and face >= 0 else EMPTY
    return text("inwo-ask-triggered", card=about(view)[0], what=what)


SAY.labels(Triggered, "pass")(says("inwo-do-no-trigger"))


@SAY.tells("card-acts")
def acts(view: View, e: Data) -> Text:
    return text("inwo-told-acts", card=face_name(e["face"]), what=deed(e["face"], e.get("number", -1)))
