"""Buildings and mortgages (IOP-72, IOP-80): what stands on a property and what lies on it."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, Who, text
from bot.games.illuminopoly.play.attacks.spending import Spending
from bot.games.illuminopoly.play.bids import Permit, SealedBids
from bot.games.illuminopoly.play.business import Hub
from bot.games.illuminopoly.play.debts import Due
from bot.games.illuminopoly.say.happenings import as_they_are
from bot.games.illuminopoly.say.phrases import explained, of_property, of_verb
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter

SAY = Chapter()

SAY.labels(Hub, Permit, "build", under="buildings")(of_property)
SAY.labels(Hub, Due, Spending, "unbuild", "clear", under="buildings")(of_property)
SAY.labels(Hub, Due, Spending, "mortgage", under="mortgages")(of_property)
SAY.labels(Hub, "lift-mortgage", under="mortgages")(of_property)
SAY.refuses("build", "unbuild", "mortgage", "lift-mortgage")(explained)
as_they_are(SAY, "built", "unbuilt", "mortgaged", "redeemed")


@SAY.asks(Permit)
def ask_permit(view: View, ask: Ask) -> Text:
    return text(f"iop-ask-permit-{ask.step}")


@SAY.labels(Permit, "sell-permit")
def do_sell_permit(view: View, ask: Ask, verb: str, seat: int, amount: int) -> Text:
    return text("iop-do-sell-permit", seat=Who(seat), amount=amount)


SAY.labels(Permit, "keep")(of_verb)
SAY.labels(SealedBids, "bid")(of_verb)
SAY.refuses("bid")(explained)
as_they_are(SAY, "permit-sold")
