"""Raids (PEB-04) in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Text, Who, text
from bot.games.kit.words import Chapter
from bot.games.pebbles.play.raid import Answer, Raid
from bot.games.pebbles.see.view import View

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.wants(Raid)
@SAY.asks(Raid)
def ask_raid(view: View, ask: Ask) -> Text:
    return text("pebbles-ask-stake", target=Who(view.raid[0])) if view.raid else text("pebbles-ask-whom")


@SAY.wants(Answer)
@SAY.asks(Answer)
def ask_answer(view: View, ask: Ask) -> Text:
    return text("pebbles-ask-block", who=Who(view.active), target=Who(view.raid[0]), stake=view.raid[1])


@SAY.labels(Raid, "from")
def do_from(view: View, ask: Ask, verb: str, target: int) -> Text:
    return text("pebbles-do-from", target=Who(target), count=view.pebbles[target])


SAY.labels(Raid, "bet")(lambda view, ask, verb, amount=0: text("pebbles-do-stake", amount=amount))


@SAY.labels(Answer, "block")
def do_block(view: View, ask: Ask, verb: str, stone: int = 0) -> Text:
    return text("pebbles-do-block", stone=stone)


@SAY.tells("raid")
def raid(view: View, e: Data) -> Text:
    return text("pebbles-raid", who=Who(e["who"]), target=Who(e["target"]), bet=e["bet"])


@SAY.tells("blocked")
def blocked(view: View, e: Data) -> Text:
    return text("pebbles-blocked", who=Who(e["who"]), stone=e["stone"])


@SAY.tells("plundered")
def plundered(view: View, e: Data) -> Text:
    return text("pebbles-plundered", who=Who(e["who"]), target=Who(e["target"]), booty=e["booty"])
