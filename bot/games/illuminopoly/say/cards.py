"""Chance, Community Chest and Political Favors (IOP-5)."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, text
from bot.games.illuminopoly.play.attacks.favors import Objection
from bot.games.illuminopoly.play.business import Hub
from bot.games.illuminopoly.play.cards import CardDraw, Levy
from bot.games.illuminopoly.say.phrases import explained, of_verb, place, seat_or_bank
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()


SAY.wants(CardDraw)(says("iop-wanted-card"))


@SAY.asks(CardDraw)
def ask_card_draw(view: View, ask: Ask) -> Text:
    return text(f"iop-ask-carddraw-{ask.step}")


SAY.labels(CardDraw, "draw", "draw-lower")(of_verb)
SAY.labels(CardDraw, Levy, "ignore", "obey")(of_verb)


@SAY.asks(Levy)
@SAY.wants(Levy)
def ask_levy(view: View, ask: Ask) -> Text:
    return text("iop-ask-levy", seat=seat_or_bank(view.contest.actor), amount=view.contest.price)


SAY.labels(Hub, "call-out", under="intrigue")(of_verb)
SAY.refuses("draw", "call-out")(explained)


SAY.wants(Objection)(says("iop-wanted-objection"))


@SAY.asks(Objection)
def ask_objection(view: View, ask: Ask) -> Text:
    return text(
        "iop-ask-objection",
        kind=view.objection.kind,
        actor=seat_or_bank(view.objection.actor),
        property=place(view, view.objection.number),
    )


SAY.labels(Objection, "pass", "done", "favor")(of_verb)
SAY.refuses("favor")(explained)
