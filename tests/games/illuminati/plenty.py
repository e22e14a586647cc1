"""A table at which much can happen soon: everybody has groups, money and specials."""

from __future__ import annotations

from bot.engine.zones import learn, publish
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.state import GEOMETRY, HAND, HELD, Illuminati

SPECIALS = 3
GROUPS = 5
MONEY = 12


def plenty(s: Illuminati) -> None:
    """Give every seat 3 specials, up to 5 groups where there is room, and 12 MB more on every card."""
    for seat in range(s.seats):
        for _ in range(SPECIALS):
            _draw_special(s, seat)
        for _ in range(GROUPS):
            _draw_group(s, seat)
        for card in s.structure(seat):
            s.money[card] += MONEY


def _take(s: Illuminati, kind: str) -> int | None:
    card = next((card for card in reversed(s.deck) if CARDS.KIND[card] == kind), None)
    if card is not None:
        s.deck.remove(card)
    return card


def _draw_special(s: Illuminati, seat: int) -> None:
    card = _take(s, "special")
    if card is not None:
        s.zone[card], s.owner[card] = HAND, seat
        s.hands[seat].append(card)
        learn(s.known, card, seat)


def _draw_group(s: Illuminati, seat: int) -> None:
    places = [(card, side) for card in s.structure(seat) for side in GEOMETRY.open_arrows(s, card)]
    card = _take(s, "group") if places else None
    if card is not None:
        s.zone[card], s.owner[card] = HELD, seat
        publish(s.known, card)
        GEOMETRY.attach(s, card, *places[-1])
