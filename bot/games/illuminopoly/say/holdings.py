"""Holding companies (IOP-3): where properties hang."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, text
from bot.games.illuminopoly.cards.board import FACTION_CARD, property_name
from bot.games.illuminopoly.play.holdings import Hang, Reorganize
from bot.games.illuminopoly.say.phrases import explained, faction, lots, of_property, of_verb, overloaded
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()

SAY.asks(Hang)(says("iop-ask-hang"))
SAY.wants(Hang)(says("iop-ask-hang"))


@SAY.labels(Hang, Reorganize, "hang")
def do_hang(view: View, ask: Ask, verb: str, card: int, side: int) -> Text:
    if card >= FACTION_CARD:
        holder: Text | str = faction(view.seats[card - FACTION_CARD].faction)
    else:
        holder = property_name(view.theme, card)
    return text("iop-do-hang", holder=holder, side=text(f"iop-side-{side}"))


SAY.wants(Reorganize)(says("iop-wanted-reorganize"))


@SAY.asks(Reorganize)
def ask_reorganize(view: View, ask: Ask) -> Text:
    ruins = overloaded(view, ask.seat)
    return text(f"iop-ask-reorganize-{ask.step}", forced=int(bool(ruins)), ruins=lots(view, ruins))


SAY.labels(Reorganize, "auto", "restore")(of_verb)
SAY.labels(Reorganize, "done")(says("iop-do-done-arranging"))
SAY.labels(Reorganize, "lift", "place")(of_property)
SAY.refuses("reorganize", "lift", "place")(explained)
