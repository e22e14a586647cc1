"""Debts and who falls over them (IOP-80 to IOP-83)."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, text
from bot.games.illuminopoly.play.bids import Auction
from bot.games.illuminopoly.play.business import Hub
from bot.games.illuminopoly.play.deals import MortgageTransfer
from bot.games.illuminopoly.play.debts import Due, Foreclosure
from bot.games.illuminopoly.play.losing import Downfall
from bot.games.illuminopoly.say.happenings import as_they_are
from bot.games.illuminopoly.say.phrases import explained, money, of_seat, of_verb, place
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()


SAY.wants(Due)(says("iop-wanted-due"))


@SAY.asks(Due)
def ask_due(view: View, ask: Ask) -> Text:
    return text("iop-ask-due", cash=money(view.seats[ask.seat].cash))


as_they_are(SAY, "paid")

SAY.asks(Foreclosure)(says("iop-ask-foreclosure"))
SAY.wants(Foreclosure)(says("iop-ask-foreclosure"))
SAY.labels(Foreclosure, "spare", "seize")(of_verb)
SAY.labels(Hub, "repay", "foreclose", under="deals")(of_seat)
SAY.refuses("repay", "foreclose")(explained)
as_they_are(SAY, "repaid", "solvent")

SAY.asks(Downfall)(says("iop-ask-downfall"))
SAY.wants(Downfall)(says("iop-ask-downfall"))
SAY.labels(Downfall, "auction", "buy-off")(of_verb)
as_they_are(SAY, "fallen", "auction", "bought-off", "disgusted")


SAY.wants(Auction)(says("iop-wanted-auction"))


@SAY.asks(Auction)
def ask_auction(view: View, ask: Ask) -> Text:
    return text("iop-ask-auction", property=place(view, view.contest.number))


as_they_are(SAY, "auctioned")

SAY.asks(MortgageTransfer)(says("iop-ask-mortgagetransfer"))
SAY.wants(MortgageTransfer)(says("iop-ask-mortgagetransfer"))
SAY.labels(MortgageTransfer, "fee", "pay-off")(of_verb)
