"""The turn (ILL-3, ILL-4): what the active seat may do, what is drawn, what the turn brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.events import Window
from bot.engine.moves import Ask, Move, Text, Who, text
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.text import rules_text
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.power import effects
from bot.games.illuminati.play.state import Illuminati
from bot.games.illuminati.play.turn import TurnBegins
from bot.games.illuminati.say.deals import offers
from bot.games.illuminati.say.phrases import lines, name, printed
from bot.games.illuminati.say.refusals import mine
from bot.games.illuminati.see.view import View
from bot.games.kit.phrases import tone
from bot.games.kit.words import Chapter, says

SAY = Chapter()
Data = Mapping[str, Any]

# -- the actions


@SAY.asks(Act)
def ask_act(view: View, ask: Ask) -> Text:
    if ask.seat != view.active:
        return lines([text("ill-ask-bystander", active=Who(view.active)), *offers(view, ask)])
    said = [text("ill-ask-act", actions=view.actions, transfers=view.transfers)]
    if len(view.seats[ask.seat].structure) == 1:
        said.append(text("ill-ask-act-alone"))
    return lines([*said, *offers(view, ask)])


@SAY.wants(Act)
def want_act(view: View, ask: Ask) -> Text:
    own = view.seats[ask.seat]
    amount = -1 if own.money is None else own.money
    return text("ill-wanted-act", round=view.round, actions=view.actions, amount=amount)


SAY.labels(Act, "end")(says("ill-do-end"))


@SAY.labels(Act, "drop")
def do_drop(view: View, ask: Ask, verb: str, card: int) -> Text:
    below = any(other.master == card for other in view.seats[ask.seat].structure)
    return text("ill-do-drop", card=name(card), branch=int(below))


@SAY.labels(Act, "draw", under="ability")
def do_draw(view: View, ask: Ask, verb: str, card: int) -> Text:
    cost = next(params["cost"] for op, params in CARDS.EFFECTS[card] if op == "extra_draw")
    return text("ill-do-draw", card=name(card), amount=cost)


@SAY.refuses("drop")
def not_drop(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = mine(s, seat, card)
    return reasons or ([text("refused-root")] if card == s.illuminati[seat] else [])


@SAY.refuses("draw")
def not_draw(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = mine(s, seat, card)
    if not reasons and not s.deck:
        reasons.append(text("refused-empty-deck", rule="ILL-3e"))
    for params in effects(card, "extra_draw"):
        if not reasons and s.money[card] < params["cost"]:
            reasons.append(text("refused-draw-money", name=CARDS.NAME[card], cost=params["cost"]))
    return reasons


@SAY.refuses("end")
def not_end(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    return []


@SAY.tells("group-dropped")
def dropped(view: View, e: Data) -> Text:
    branch = tuple(name(card) for card in e["cards"] if card != e["card"])
    return text(
        "ill-event-dropped",
        seat=Who(e["seat"]),
        card=name(e["card"]),
        branch=branch,
        count=len(branch),
        tone=tone(view.turn),
    )


# -- windows, and the beginning and the end of a turn


SAY.labels(Window, "pass")(says("ill-pass-window"))
SAY.labels(Window, "done")(says("ill-done-window"))


@SAY.asks(TurnBegins)
def ask_turn_begins(view: View, ask: Ask) -> Text:
    return text("ill-ask-turn-begins", active=Who(view.active))


@SAY.wants(TurnBegins)
def want_turn_begins(view: View, ask: Ask) -> Text:
    return text("ill-wanted-window", seat=Who(view.active))


@SAY.tells("turn-began")
def turn_began(view: View, e: Data) -> Text:
    seat = e["seat"]
    return text("ill-event-turn", round=view.round, seat=Who(seat), tone=tone(view.turn))


@SAY.tells("passed")
def passed(view: View, e: Data) -> Text:
    return text("ill-event-passed", seat=Who(e["seat"]), amount=e["amount"], tone=tone(view.turn))


# -- what is drawn


@SAY.tells("special-drawn")
def special_drawn(view: View, e: Data) -> Text:
    if "card" in e:
        return text("ill-event-special-own", card=name(e["card"]), effect=lines(rules_text(e["card"])))
    return text("ill-event-special", seat=Who(e["seat"]))


@SAY.tells("group-turned-up")
def turned_up(view: View, e: Data) -> Text:
    return text("ill-event-turned-up", card=name(e["card"]), facts=printed(e["card"]))
