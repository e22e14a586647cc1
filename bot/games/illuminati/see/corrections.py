"""What a moderator can put right at a table, from what everybody knows."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.moves import Choice, Open, Range
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.corrections import MOST_ACTIONS, MOST_MONEY
from bot.games.illuminati.see.view import View


def corrections(view: View) -> Iterable[Choice]:
    """What can be put right at this moment, as far as everybody knows, without the leading "adjust"."""
    seats = [seat.seat for seat in view.seats if seat.alive]
    held = [card.card for seat in view.seats for card in seat.structure]
    for what in ("actions", "transfers"):
        yield Open((what,), Range(0, MOST_ACTIONS))
    for card in held:
        yield Open(("money", card), Range(0, MOST_MONEY))
        if CARDS.KIND[card] == "group":
            yield ("free", card)
    for what, cards in (("control", [c.card for c in view.uncontrolled]), ("special", view.discards)):
        for card in cards:
            if what == "control" or CARDS.KIND[card] == "special":
                for seat in seats:
                    yield (what, card, seat)
    for card in view.dead:
        yield ("return", card)
