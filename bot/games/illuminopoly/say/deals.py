"""Deals between players (IOP-73, IOP-84): offers, loans, promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.moves import Ask, Text, Who, text
from bot.games.illuminopoly.play.business import Hub
from bot.games.illuminopoly.say.phrases import explained, item, of_seat
from bot.games.illuminopoly.see.view import OfferView, View
from bot.games.kit.words import Chapter

SAY = Chapter()
Data = Mapping[str, Any]


def offer_text(view: View, offer: OfferView) -> Text:
    """What both sides of an offer give."""
    if offer.loan:
        return text("iop-offer-loan", giver=Who(offer.giver), taker=Who(offer.taker), amount=offer.loan)
    paid = offer.money or offer.give or offer.want_money or offer.get
    sides: dict[str, Any] = {
        "giver": Who(offer.giver),
        "taker": Who(offer.taker),
        "give": _side(view, offer.money, offer.give),
        "get": _side(view, offer.want_money, offer.get),
    }
    if offer.peace:
        return text("iop-offer-truce", rounds=offer.peace, paid=int(bool(paid)), **sides)
    return text("iop-offer", **sides)


def _side(view: View, amount: int, things: Sequence[int]) -> tuple[object, ...] | Text:
    parts = ([text("iop-dollars", amount=amount)] if amount else []) + [item(view, thing) for thing in things]
    return tuple(parts) or text("iop-nothing")


@SAY.labels(Hub, "offer", under="deals")
def do_offer(view: View, ask: Ask, verb: str, seat: int, *things: int) -> Text:
    """An item of it is the item; whatever else is known of it, the offer is to somebody."""
    return text("iop-item", item=item(view, things[0])) if things else text("iop-do-offer", seat=Who(seat))


SAY.labels(Hub, "lend", "truce", "tribute", "promise", under="deals")(of_seat)


@SAY.labels(Hub, "accept", "decline", "withdraw", under="deals")
def do_answer(view: View, ask: Ask, verb: str, number: int) -> Text:
    offer = next((o for o in view.offers if o.number == number), None)
    if offer is None:
        return text(f"iop-do-{verb}-past")
    terms = offer_text(view, offer) if verb == "withdraw" else _terms(view, offer)
    return text(f"iop-do-{verb}", giver=Who(offer.giver), offer=terms)


def _terms(view: View, offer: OfferView) -> Text:
    """What the taker of an offer gets, and for what."""
    if offer.loan:
        return text("iop-terms-loan", amount=offer.loan)
    if offer.peace:
        return text("iop-terms-truce", rounds=offer.peace, gets=offer.money, gives=offer.want_money)
    give, get = _side(view, offer.money, offer.give), _side(view, offer.want_money, offer.get)
    return text("iop-terms", give=give, get=get)


SAY.refuses("offer", "lend", "truce", "tribute", "accept")(explained)


@SAY.tells("offered")
def offered(view: View, e: Data) -> Text:
    return _told(view, "iop-ev-offered", e)


@SAY.tells("deal")
def deal(view: View, e: Data) -> Text:
    """Outsiders see what changes hands, and not what is paid for it."""
    if "number" in e:
        return _told(view, "iop-ev-deal", e)
    give, get = _side(view, 0, e["give"]), _side(view, 0, e["get"])
    return text("iop-ev-deal-open", giver=Who(e["giver"]), taker=Who(e["taker"]), give=give, get=get)


def _told(view: View, key: str, e: Data) -> Text:
    terms: dict[str, Any] = {
        name: tuple(part) if isinstance(part, list) else part for name, part in e.items()
    }
    offer = OfferView(**terms)
    return text(key, giver=Who(offer.giver), taker=Who(offer.taker), offer=offer_text(view, offer))
