"""Orders (TSW-10 to TSW-15) and what is settled beside them: offers, questions, words to others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Move, Text, text
from bot.games.kit.words import Chapter, says
from bot.games.tsw.play.state import SecretWars
from bot.games.tsw.play.turn import OrdersRound
from bot.games.tsw.say.echo import line_label, order_label, standing_label
from bot.games.tsw.see.view import View

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.asks(OrdersRound)
def ask_orders(view: View, ask: Ask) -> Text:
    orders = sum(1 for line in view.lines if line[0] == "order")
    actors = tuple(text("tsw-actor-left", name=p.name, left=p.free) for p in view.own_people if p.free)
    return text(
        "tsw-prompt-orders", turn=view.turn, last=view.last_turn, orders=orders, own=len(view.attacks),
        actors=actors or (text("tsw-nobody"),), done=int(not ask.required),
    )  # fmt: skip


@SAY.wants(OrdersRound)
def want_orders(view: View, ask: Ask) -> Text:
    return text("tsw-wanted-orders", turn=view.turn, last=view.last_turn)


SAY.labels(OrdersRound, "ready")(says("tsw-choice-ready"))
SAY.labels(OrdersRound, "process")(says("tsw-choice-process"))
SAY.labels(OrdersRound, "reopen")(says("tsw-choice-reopen"))
SAY.labels(OrdersRound, "sort", under="orders")(says("tsw-choice-sort"))
SAY.labels(OrdersRound, "buy-event", under="orders")(says("tsw-choice-buy-event"))
SAY.labels(OrdersRound, "inquire", under="gamemaster")(says("tsw-choice-inquire"))
SAY.labels(OrdersRound, "ask-gamemaster", under="gamemaster")(says("tsw-choice-ask-gamemaster"))


@SAY.labels(OrdersRound, "order", under="orders")
def do_order(view: View, ask: Ask, verb: str, order: str = "") -> Text:
    return order_label(order) if order else text("tsw-choice-order")


@SAY.labels(OrdersRound, "withdraw", "replace", under="orders")
def do_change(view: View, ask: Ask, verb: str, line: int, order: str = "") -> Text:
    if order:
        return order_label(order)
    return text(f"tsw-choice-{verb}", number=line + 1, order=line_label(view.lines[line]))


@SAY.labels(OrdersRound, "unstand", under="standing")
def do_unstand(view: View, ask: Ask, verb: str, number: int) -> Text:
    return text("tsw-choice-unstand", order=standing_label(view.standing[number]))


@SAY.labels(OrdersRound, "answer", under="offers")
def do_answer(view: View, ask: Ask, verb: str, number: int, answer: str) -> Text:
    offer = next((o for o in view.offers if o.number == number), None)
    group, giver = (offer.group, offer.giver) if offer else (str(number), "")
    return text("tsw-choice-answer", answer=answer, group=group, giver=giver)


@SAY.refuses("withdraw", "replace", "unstand", "answer")
def not_there(s: SecretWars, seat: int, move: Move) -> list[Text]:
    """The shapes of orders say everything else."""
    return [text("tsw-no-such-line")]


@SAY.labels(OrdersRound, "press", under="press")
def do_press(view: View, ask: Ask, verb: str, to: str, words: str = "") -> Text:
    return text("tsw-choice-press", to=to)


@SAY.tells("answered")
def answered(view: View, e: Data) -> Text:
    return text(e["key"], name=e["name"])


@SAY.tells("admitted")
def admitted(view: View, e: Data) -> Text:
    return text("tsw-inquired-known", name=e["name"])


@SAY.tells("press")
def press(view: View, e: Data) -> Text:
    return text("tsw-press", **e)


@SAY.tells("press-sent")
def press_sent(view: View, e: Data) -> Text:
    return text("tsw-press-sent", to=e["to"])
