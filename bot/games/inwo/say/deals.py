"""Gifts and trades (INW-174 to INW-176) in words."""

from __future__ import annotations

from bot.engine.moves import Ask, Move, Text, Who, text
from bot.games.inwo.play.deals import obstacles
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.say.phrases import name, names
from bot.games.inwo.see.view import OfferView, View
from bot.games.kit.words import Chapter

SAY = Chapter()
NOTHING = text("inwo-none")


def offers(view: View) -> list[Text]:
    """The open deals of the viewer, in full and in the order in which they are numbered for them."""
    return [
        text("inwo-offer-open", number=n, offer=_offer(view, offer)) for n, offer in enumerate(view.offers, 1)
    ]


def _offer(view: View, offer: OfferView) -> Text:
    gives, gets = names(view, offer.give_cards), names(view, offer.get_cards)
    return text(
        "inwo-offer",
        giver=Who(offer.giver),
        taker=Who(offer.taker),
        gives=gives or NOTHING,
        gets=gets or NOTHING,
    )


@SAY.labels("offer", under="deal")
def do_offer(view: View, ask: Ask, verb: str, other: int, *terms: int) -> Text:
    if len(terms) == 1:
        return text("inwo-do-offer-card", card=name(view, terms[0]))
    if not terms:
        return text("inwo-do-offer", other=Who(other))
    _, _, count, *cards = terms
    return text("inwo-do-offer-whole", other=Who(other), gives=count, gets=len(cards) - count)


@SAY.labels("accept", "decline", "withdraw", under="deal")
def do_answer(view: View, ask: Ask, verb: str, wanted: int) -> Text:
    number, offer = next((at for at in enumerate(view.offers, 1) if at[1].number == wanted), (0, None))
    if offer is None:
        return text("inwo-do-answer-past")
    return text(
        f"inwo-do-{verb}",
        number=number,
        giver=Who(offer.giver),
        taker=Who(offer.taker),
        gives=len(offer.give_cards),
        gets=len(offer.get_cards),
    )


@SAY.refuses("offer", "accept", "decline", "withdraw")
def not_deal(s: Inwo, seat: int, move: Move) -> list[Text]:
    if move[0] == "offer" or len(move) < 2:
        return [text("inwo-refused-deal")]
    offer = next((o for o in s.offers if o["number"] == move[1] and seat in (o["giver"], o["taker"])), None)
    if offer is None:
        return [text("inwo-deal-unknown")]
    return obstacles(s, offer) if offer["taker"] == seat else []
