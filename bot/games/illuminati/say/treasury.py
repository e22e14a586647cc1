"""Income, taxes and money that moves between cards (ILL-3a to 3g, ILL-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Move, Text, Who, text, verb_of
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.state import Illuminati
from bot.games.illuminati.play.treasury import Income, Rearrange, Tax, neighbours
from bot.games.illuminati.say.phrases import money_on, name, of_card
from bot.games.illuminati.say.refusals import mine
from bot.games.illuminati.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.asks(Income)
def ask_income(view: View, ask: Ask) -> Text:
    if any(verb_of(choice) == "upkeep" for choice in ask.choices):
        return text("ill-ask-upkeep")
    return text("ill-ask-income", amount=sum(card.income for card in view.seats[ask.seat].structure))


@SAY.wants(Income)
def want_income(view: View, ask: Ask) -> Text:
    amount = sum(card.income for card in view.seats[ask.seat].structure)
    return text("ill-wanted-income", round=view.round, amount=amount)


SAY.labels(Income, "collect")(says("ill-do-collect"))
SAY.labels(Income, "upkeep")(of_card)


@SAY.asks(Tax)
def ask_tax(view: View, ask: Ask) -> Text:
    owed = dict(view.topic.owed).get(ask.seat, 0) if view.topic else 0
    return text("ill-ask-tax", collector=Who(view.active), amount=owed)


@SAY.wants(Tax)
def want_tax(view: View, ask: Ask) -> Text:
    return text("ill-wanted-tax", amount=dict(view.topic.owed).get(ask.seat, 0) if view.topic else 0)


@SAY.labels(Tax, "tax")
def do_tax(view: View, ask: Ask, verb: str, card: int, amount: int) -> Text:
    return text("ill-do-tax", card=name(card), amount=amount, money=money_on(view, card))


# -- from card to card


SAY.asks(Rearrange)(says("ill-ask-rearrange"))


@SAY.wants(Rearrange)
def want_rearrange(view: View, ask: Ask) -> Text:
    return text("ill-wanted-end" if view.phase == "end" else "ill-wanted-rearrange")


SAY.labels(Rearrange, "finish")(says("ill-do-finish"))


def under_source(view: View, ask: Ask, verb: str, source: int, *rest: int) -> Text:
    """Shifts are many: they stand by the card that gives."""
    return text("ill-group-shift", source=name(source))


def _between(view: View, ask: Ask, verb: str, source: int, target: int, amount: int | None = None) -> Text:
    shared = {"source": name(source), "target": name(target)}
    if amount is not None:
        return text("ill-do-between-amount", **shared, amount=amount)
    return text(f"ill-do-{verb}", **shared, money=money_on(view, source))


SAY.labels(Act, "transfer")(_between)
SAY.labels(Rearrange, "shift", under=under_source)(_between)


@SAY.refuses("transfer")
def not_transfer(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = mine(s, seat, card)
    if reasons:
        return reasons
    if not s.transfers and not s.actions:
        reasons.append(text("refused-no-transfer"))
    if not s.money[card]:
        reasons.append(text("refused-no-money", name=CARDS.NAME[card]))
    other = move[2] if len(move) > 2 else NOBODY
    if isinstance(other, int) and other not in neighbours(s, card):
        reasons.append(text("refused-not-adjacent", name=CARDS.NAME[card]))
    return reasons


@SAY.tells("money-moved")
def money_moved(view: View, e: Data) -> Text:
    shared = {"seat": Who(e["seat"]), "source": name(e["from"]), "target": name(e["to"])}
    if "amount" not in e:
        return text("ill-event-money-moved-hidden", **shared)
    return text("ill-event-money-moved", **shared, amount=e["amount"])
