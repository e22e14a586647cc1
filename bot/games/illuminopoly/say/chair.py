"""The Chair and the Bank (IOP-1): elections, the till, the sale of the Bank."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, text
from bot.games.illuminopoly.play.bids import BankSale
from bot.games.illuminopoly.play.business import Hub
from bot.games.illuminopoly.play.chair import BALLOTS, Election
from bot.games.illuminopoly.say.phrases import explained, of_seat, of_sum, of_verb
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()


@SAY.asks(Election)
def ask_election(view: View, ask: Ask) -> Text:
    return text("iop-ask-election", ballot=view.contest.ballot, ballots=BALLOTS)


@SAY.wants(Election)
def want_election(view: View, ask: Ask) -> Text:
    return text("iop-wanted-election", ballot=view.contest.ballot, ballots=BALLOTS)


SAY.labels(Election, "vote")(of_seat)
SAY.labels(Election, "bribe", under="bribes")(of_seat)
SAY.refuses("vote")(explained)

SAY.labels(Hub, "dip", under="intrigue")(of_sum)
SAY.labels(Hub, "accuse", under="intrigue")(of_verb)
SAY.refuses("dip", "accuse")(explained)

SAY.asks(BankSale)(says("iop-ask-banksale"))
SAY.wants(BankSale)(says("iop-ask-banksale"))
