"""Taxes, Jail, Free Parking (IOP-4)."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, text
from bot.games.illuminopoly.play.jail import Immunity
from bot.games.illuminopoly.play.landing import Landing
from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.say.phrases import explained, of_seat, of_verb
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()

SAY.labels(Landing, "pay-flat", "pay-share")(of_verb)


@SAY.labels(Landing, "take-pot")
def do_take_pot(view: View, ask: Ask, verb: str) -> Text:
    return text("iop-do-take-pot", amount=view.pot)


SAY.labels(Landing, Immunity, "post-bail")(of_seat)
SAY.labels(Turn, "bail", "use-favor")(of_verb)
SAY.refuses("pay-flat", "take-pot", "post-bail", "bail", "use-favor")(explained)


SAY.wants(Immunity)(says("iop-wanted-immunity"))


@SAY.asks(Immunity)
def ask_immunity(view: View, ask: Ask) -> Text:
    return text(f"iop-ask-immunity-{ask.step}")


SAY.labels(Immunity, "stay", "visit", "nothing")(of_verb)
