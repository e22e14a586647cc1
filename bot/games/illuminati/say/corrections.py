"""What a moderator can put right: what each correction is called, and what everybody is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Text, Who, text
from bot.games.illuminati.say.phrases import name
from bot.games.illuminati.see.view import View
from bot.games.kit.words import Chapter

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.corrects("actions", "transfers")
def fix_left(view: View, what: str) -> Text:
    return text(f"adjust-what-{what}", seat=Who(view.active))


@SAY.corrects("money", "free", "return")
def fix_card(view: View, what: str, card: int) -> Text:
    return text(f"adjust-what-{what}", card=name(card))


@SAY.corrects("control", "special")
def fix_owner(view: View, what: str, card: int, seat: int) -> Text:
    return text(f"adjust-what-{what}", card=name(card), seat=Who(seat))


@SAY.tells("adjusted-money")
def adjusted_money(view: View, e: Data) -> Text:
    if "amount" not in e:
        return text("ill-event-adjusted-hidden", card=name(e["card"]))
    return text("ill-event-adjusted-money", card=name(e["card"]), amount=e["amount"])


@SAY.tells("adjusted-actions")
def adjusted_actions(view: View, e: Data) -> Text:
    return text("ill-event-adjusted-actions", seat=Who(view.active), amount=e["amount"])


@SAY.tells("adjusted-transfers")
def adjusted_transfers(view: View, e: Data) -> Text:
    return text("ill-event-adjusted-transfers", seat=Who(view.active), amount=e["amount"])


@SAY.tells("adjusted-return")
def adjusted_return(view: View, e: Data) -> Text:
    return text("ill-event-adjusted-return", card=name(e["card"]))


@SAY.tells("adjusted-special")
def adjusted_special(view: View, e: Data) -> Text:
    return text("ill-event-adjusted-special", seat=Who(e["seat"]), card=name(e["card"]))
