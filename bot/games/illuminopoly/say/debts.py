"""Debts and who falls over them (IOP-80 to IOP-83)."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, text
from bot.games.illuminopoly.play.bids import Auction
from bot.games.illuminopoly.play.business import Hub
from bot.games.illuminopoly.play.deals import MortgageTransfer
from bot.games.illuminopoly.play.debts import Due, Foreclosure
from bot.games.illuminopoly.play.losing import Downfall
from bot.games.illuminopoly.play.values import interest
from bot.games.illuminopoly.say.phrases import explained, of_contest, of_seat, of_verb
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()


SAY.wants(Due)(says("iop-wanted-due"))
SAY.asks(Due)(of_contest("iop-ask-due"))

SAY.asks(Foreclosure)(of_contest("iop-ask-foreclosure"))
SAY.wants(Foreclosure)(of_contest("iop-ask-foreclosure"))
SAY.labels(Foreclosure, "spare", "seize")(of_verb)
SAY.labels(Hub, "repay", "foreclose", under="deals")(of_seat)
SAY.refuses("repay", "foreclose")(explained)

SAY.asks(Downfall)(of_contest("iop-ask-downfall"))
SAY.wants(Downfall)(of_contest("iop-wanted-downfall"))
SAY.labels(Downfall, "auction", "buy-off")(lambda view, ask, verb: of_contest(f"iop-do-{verb}")(view, ask))


SAY.wants(Auction)(of_contest("iop-wanted-auction"))
SAY.asks(Auction)(of_contest("iop-ask-auction"))

SAY.asks(MortgageTransfer)(of_contest("iop-ask-mortgagetransfer"))
SAY.wants(MortgageTransfer)(of_contest("iop-ask-mortgagetransfer"))


@SAY.labels(MortgageTransfer, "fee", "pay-off")
def do_transfer(view: View, ask: Ask, verb: str) -> Text:
    loan = view.properties[view.contest.number].loan
    return text(f"iop-do-{verb}", cost=interest(loan) + (loan if verb == "pay-off" else 0))
