"""Buildings and mortgages (IOP-72, IOP-80): what stands on a property and what lies on it."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import Ask, Text, Who, text
from bot.games.illuminopoly.cards.board import BUILD, property_name
from bot.games.illuminopoly.play.attacks.spending import Spending
from bot.games.illuminopoly.play.bids import Permit, SealedBids
from bot.games.illuminopoly.play.business import Hub
from bot.games.illuminopoly.play.debts import Due
from bot.games.illuminopoly.play.values import interest
from bot.games.illuminopoly.say.phrases import explained, of_property, of_sum, of_verb
from bot.games.illuminopoly.see.view import PropertyView, View
from bot.games.kit.words import Chapter, Label, says

SAY = Chapter()


def _costing(cost: Callable[[PropertyView], int]) -> Label:
    """The label of what is done with a property, with the $ that it costs or brings."""

    def label(view: View, ask: Ask, verb: str, p: int) -> Text:
        return text(f"iop-do-{verb}", property=property_name(view.theme, p), cost=cost(view.properties[p]))

    return label


SAY.labels(Hub, Permit, "build", under="buildings")(_costing(lambda lot: BUILD[lot.number]))
SAY.labels(Hub, Due, Spending, "unbuild", under="buildings")(_costing(lambda lot: BUILD[lot.number] // 2))
SAY.labels(Hub, Due, Spending, "clear", under="buildings")(of_property)
SAY.labels(Hub, Due, Spending, "mortgage", under="mortgages")(_costing(lambda lot: lot.loan))
SAY.labels(Hub, "lift-mortgage", under="mortgages")(_costing(lambda lot: lot.loan + interest(lot.loan)))
SAY.refuses("build", "unbuild", "mortgage", "lift-mortgage")(explained)


SAY.wants(Permit)(says("iop-wanted-permit"))


@SAY.asks(Permit)
def ask_permit(view: View, ask: Ask) -> Text:
    return text(f"iop-ask-permit-{ask.step}")


@SAY.labels(Permit, "sell-permit")
def do_sell_permit(view: View, ask: Ask, verb: str, seat: int, amount: int) -> Text:
    return text("iop-do-sell-permit", seat=Who(seat), amount=amount)


SAY.labels(Permit, "keep")(of_verb)
SAY.labels(SealedBids, "bid")(of_sum)
SAY.refuses("bid")(explained)
