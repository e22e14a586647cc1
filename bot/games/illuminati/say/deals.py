"""Deals (ILL-4f to 4h, ILL-8d to 8h): offers and what comes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.events import Window
from bot.engine.moves import Ask, Move, Text, Who, text
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.attack import AfterDice, Spending
from bot.games.illuminati.play.deals import PEACE, obstacles
from bot.games.illuminati.play.state import Illuminati
from bot.games.illuminati.play.turn import TurnBegins
from bot.games.illuminati.say.phrases import bundle, name, names, short_bundle
from bot.games.illuminati.see.view import OfferView, View
from bot.games.kit.words import Chapter

SAY = Chapter()
Data = Mapping[str, Any]
DEALING = frozenset(frame.name for frame in (Act, Spending, AfterDice, TurnBegins))
"""The decisions in which there is room for deals."""


def offers(view: View, ask: Ask | None = None) -> list[Text]:
    """The open deals of the viewer, in full and in the order in which they are numbered for them; if they are
    asked about them, with a word where one cannot be accepted now."""
    return [
        text("ill-offer-open", number=n, offer=offer_text(o), shut=int(ask is not None and _shut(ask, o)))
        for n, o in enumerate(view.offers, 1)
    ]


def _shut(ask: Ask, offer: OfferView) -> bool:
    return offer.taker == ask.seat and ("accept", offer.number) not in ask.choices


def offer_text(offer: OfferView) -> Text:
    """The terms of one deal."""
    return text(
        "ill-offer",
        giver=Who(offer.giver),
        taker=Who(offer.taker),
        gives=bundle(offer.give_money, offer.give_cards),
        gets=bundle(offer.get_money, offer.get_cards),
    )


@SAY.labels(Act, Window, "offer", under="deal")
def do_offer(view: View, ask: Ask, verb: str, other: int, *terms: int) -> Text:
    if terms == (PEACE,):
        return text("ill-peace")
    if len(terms) == 1:
        return text("ill-do-offer-card", card=name(terms[0]), kind=CARDS.KIND[terms[0]])
    if not terms:
        return text("ill-do-offer", other=Who(other))
    give_money, get_money, count, *cards = terms
    gives, gets = short_bundle(give_money, cards[:count]), short_bundle(get_money, cards[count:])
    return text("ill-do-offer-whole", other=Who(other), gives=gives, gets=gets)


@SAY.labels(Act, Window, "accept", "decline", "withdraw", under="deal")
def do_answer(view: View, ask: Ask, verb: str, wanted: int) -> Text:
    number, offer = next((at for at in enumerate(view.offers, 1) if at[1].number == wanted), (0, None))
    if offer is None:
        return text(f"ill-do-{verb}-past")
    return text(
        f"ill-do-{verb}",
        number=number,
        giver=Who(offer.giver),
        taker=Who(offer.taker),
        gives=short_bundle(offer.give_money, offer.give_cards),
        gets=short_bundle(offer.get_money, offer.get_cards),
    )


@SAY.refuses("offer", "accept", "decline", "withdraw")
def not_deal(s: Illuminati, seat: int, wanted: int, move: Move) -> list[Text]:
    attack = s.attack()
    if attack is not None and attack["privileged"]:
        return [text("refused-deal-now", rule="ILL-4g")]
    if s.doing not in DEALING:
        return [text("refused-deal-now", rule="ILL-3i")]
    if move[0] == "offer":
        return []
    offer = next((o for o in s.offers if o["number"] == wanted and seat in (o["giver"], o["taker"])), None)
    if offer is None:
        return [text("deal-unknown")]
    return obstacles(s, offer, s.doing == Act.name) if offer["taker"] == seat else []


@SAY.tells("offer-made")
def offered(view: View, e: Data) -> Text:
    return text("ill-event-offer", offer=offer_text(_offer(e)))


def _offer(e: Data) -> OfferView:
    given, wanted = tuple(e["give_cards"]), tuple(e["get_cards"])
    return OfferView(e["number"], e["giver"], e["taker"], e["give_money"], e["get_money"], given, wanted)


@SAY.tells("deal-done")
def deal_done(view: View, e: Data) -> Text:
    shared = {"giver": Who(e["giver"]), "taker": Who(e["taker"])}
    if "offer" in e:
        offer = _offer(e["offer"])
        gives, gets = bundle(offer.give_money, offer.give_cards), bundle(offer.get_money, offer.get_cards)
        return text("ill-event-deal-own", **shared, gives=gives, gets=gets)
    goods: list[object] = [
        text("ill-event-deal-group", card=card, seat=Who(e["giver" if n < e["given"] else "taker"]))
        for n, card in enumerate(names(e["groups"]))
    ]
    if e["specials"]:
        goods.append(text("ill-specials", count=e["specials"]))
    if e.get("promises"):
        goods.append(text("ill-promises", count=e["promises"]))
    for seat, sum_given in (("giver", "give_money"), ("taker", "get_money")):
        if e.get(sum_given):
            goods.append(text("ill-event-deal-money", seat=Who(e[seat]), amount=e[sum_given]))
    if _deals_are_secret(view):
        goods.append(text("ill-event-deal-secret"))
    return text("ill-event-deal", **shared, goods=tuple(goods))


def pledges(view: View) -> list[Text]:
    """Promises of peace that hold, among those who are still in the game, and who has broken one."""
    alive = [seat.alive for seat in view.seats]
    return [
        text(
            "ill-pledge-broken" if broken >= 0 else "ill-pledge",
            seat=Who(one),
            other=Who(other),
            turn=last,
            now=view.turn,
        )
        for one, other, last, broken in view.pledges
        if broken >= 0 or (last >= view.turn and alive[one] and alive[other])
    ]


def _deals_are_secret(view: View) -> bool:
    """Whether outsiders do not learn what was paid in a deal."""
    return dict(view.options)["money"] == "hidden"
