"""Before the first turn (ILL-2): the deal, secret goals, who begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Text, Who, text
from bot.games.illuminati.play.setup import Goals
from bot.games.illuminati.say.phrases import goal_of, name, printed
from bot.games.illuminati.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()
Data = Mapping[str, Any]


SAY.wants(Goals)(says("ill-wanted-goal"))


@SAY.asks(Goals)
def ask_goals(view: View, ask: Ask) -> Text:
    return text("ill-ask-goals", card=name(view.seats[ask.seat].illuminati))


@SAY.labels(Goals, "goal")
def do_goal(view: View, ask: Ask, verb: str, card: int) -> Text:
    return text("ill-do-goal", card=name(card), goal=goal_of(card))


SAY.labels(Goals, "lot", under="goal")(says("ill-do-lot"))


@SAY.tells("illuminati-dealt")
def dealt(view: View, e: Data) -> Text:
    tone = e["seat"] % 8
    return text(
        "ill-event-dealt", seat=Who(e["seat"]), card=name(e["card"]), facts=printed(e["card"]), tone=tone
    )


@SAY.tells("rolled-for-start")
def rolled_for_start(view: View, e: Data) -> Text:
    rolls = tuple(
        text("ill-event-start-roll", seat=Who(seat), roll=roll)
        for seat, roll in zip(e["seats"], e["rolls"], strict=True)
    )
    first = [seat for seat, roll in zip(e["seats"], e["rolls"], strict=True) if roll == max(e["rolls"])]
    return text("ill-event-start", rolls=rolls, first=tuple(map(Who, first)), count=len(first))


@SAY.tells("goal-chosen")
def goal_chosen(view: View, e: Data) -> Text:
    if "goal" in e:
        return text("ill-event-goal-own", card=name(e["goal"]), goal=goal_of(e["goal"]))
    return text("ill-event-goal", seat=Who(e["seat"]))
