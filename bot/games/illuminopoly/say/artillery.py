"""The Artillery Piece (IOP-A): demands, ransoms, blasts."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, Who, text
from bot.games.illuminopoly.cards.board import PROPERTY
from bot.games.illuminopoly.play.attacks.artillery import Pool, Ransom, Reckoning
from bot.games.illuminopoly.play.landing import Landing
from bot.games.illuminopoly.say.phrases import explained, money, of_contest, of_sum, of_verb, place
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()

SAY.labels(Landing, "demand")(of_sum)


@SAY.labels(Landing, "bomb")
def do_bomb(view: View, ask: Ask, verb: str) -> Text:
    """With what it costs to begin with."""
    lot = view.properties[PROPERTY[view.seats[ask.seat].space]]
    return text("iop-do-bomb", cost=lot.cost)


SAY.refuses("demand", "bomb")(explained)


SAY.wants(Ransom)(says("iop-wanted-ransom"))


@SAY.asks(Ransom)
def ask_ransom(view: View, ask: Ask) -> Text:
    due = (t for t in view.threats if not t.answered and view.properties[t.number].owner == ask.seat)
    threat = next(due)
    return text(
        "iop-ask-ransom",
        by=Who(threat.by),
        amount=threat.amount,
        property=place(view, threat.number),
        cash=money(view.seats[ask.seat].cash),
    )


SAY.labels(Ransom, "refuse", "pay-ransom")(of_verb)
SAY.refuses("pay-ransom")(explained)


SAY.wants(Pool)(of_contest("iop-wanted-pool"))
SAY.asks(Pool)(of_contest("iop-ask-pool"))
SAY.labels(Pool, "chip-in")(of_sum)

SAY.asks(Reckoning)(of_contest("iop-ask-reckoning"))
SAY.wants(Reckoning)(of_contest("iop-wanted-reckoning"))
SAY.labels(Reckoning, "relent", "blow-up")(lambda view, ask, verb: of_contest(f"iop-do-{verb}")(view, ask))
