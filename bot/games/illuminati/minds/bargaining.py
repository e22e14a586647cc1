"""How an AI seat judges and makes offers: money for groups that its plans need (ILL-4b, 4f, 8d)."""

from __future__ import annotations

from bot.engine.moves import Ask, Move, Open
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.minds.plans import prize
from bot.games.illuminati.see.prospects import find
from bot.games.illuminati.see.view import OfferView, View
from bot.games.kit.players import reply, to_answer

SPECIAL_WORTH = 8
MARGIN = 2


def answer(view: View, ask: Ask) -> Move | None:
    """Accept what is worth it, decline the rest, and offer money for a group that the special goal needs."""
    offer = to_answer(view.seat, view.offers)
    return _offer(view, ask) if offer is None else reply(offer, ask, gain(view, offer) >= MARGIN)


def gain(view: View, offer: OfferView) -> int:
    """What the viewer, who would take the offer, gains by it in rough points; 1 MB is 1 point."""
    got = offer.give_money + sum(_worth(view, card) for card in offer.give_cards)
    return got - offer.get_money - sum(_worth(view, card) + 6 for card in offer.get_cards)


def _worth(view: View, card: int) -> int:
    if CARDS.KIND[card] == "special":
        return SPECIAL_WORTH
    found = find(view, card)
    return prize(view, found) if found is not None else 0


def _offer(view: View, ask: Ask) -> Move | None:
    """In the own turn, once: the richest purse against a weak group of another that is worth most to us."""
    if view.active != view.seat or view.actions < 1 or any(o.giver == view.seat for o in view.offers):
        return None
    own = view.seats[view.seat]
    money = (own.structure[0].money or 0) // 2
    partners = {int(c.prefix[1]): c for c in ask.choices if isinstance(c, Open) and c.prefix[0] == "offer"}
    wanted = [
        (prize(view, card), card.card, seat.seat)
        for seat in view.seats
        if seat.seat in partners and seat.groups > 1
        for card in seat.structure[1:]
        if card.power == 0 and prize(view, card) > 10
    ]
    if not wanted or money < 12:
        return None
    worth, card, seat = max(wanted)
    move: Move = ("offer", seat, min(money, worth + 2), 0, 0, card)
    return move if not partners[seat].shape.check(move[2:]) else None
