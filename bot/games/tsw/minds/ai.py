"""AI conspiracies: one at random, one that scouts, recruits, grows, defends and holds grudges, from its view
alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.choices import by_verb
from bot.engine.moves import Ask, Choice, Draw, Move, complete
from bot.engine.sealed import READY
from bot.games.kit import players
from bot.games.kit.players import Mind
from bot.games.tsw.minds.ai_plans import plans
from bot.games.tsw.minds.ai_sense import lacking, spent
from bot.games.tsw.orders.sheet import move, objections
from bot.games.tsw.play.setup import READY_MADE, Questions
from bot.games.tsw.play.turn import OrdersRound
from bot.games.tsw.see.view import View

TIRED = 4
"""A random player finishes its sheet once in so many decisions."""
MOST_ORDERS = 24
TO_BURN = 20
"""Megabucks at which a special event is bought."""
ASIDE = ("inquire", "ask-gamemaster", "press")
"""What a random player writes less often than orders."""


def _left(view: View) -> int:
    """What the conspiracy has over when its orders are paid, in MB."""
    return (view.own_groups[0].money or 0) - spent(view)


MIND = Mind()


class RandomPlayer(players.RandomPlayer):
    """Writes orders at random, sometimes takes them back, and at length is ready. It never looks at the
    table."""

    idle = 12

    def choose(self, view: None, ask: Ask, draw: Draw) -> Move:
        """Any legal move; far-fetched ones less often."""
        verbs = by_verb(ask.choices)
        if "ready" in verbs and draw(TIRED) == 0:
            return READY
        if "order" in verbs and draw(3):
            return complete(verbs["order"][0], draw)
        names = [verb for verb in verbs if verb not in ASIDE or draw(6) == 0] or list(verbs)
        choices = verbs[names[draw(len(names))]]
        return complete(choices[draw(len(choices))], draw)


class HeuristicPlayer(players.HeuristicPlayer):
    """Writes the best orders it can think of, one after the other, until nobody has anything left to do."""

    mind = MIND


@MIND.answer(Questions)
def _interview(view: View, ask: Ask, draw: Draw) -> Move | None:
    return READY_MADE


@MIND.answer(OrdersRound)
def _orders(view: View, ask: Ask, draw: Draw) -> Move | None:
    """The next order, or ready; whoever is not asked for orders (the gamemaster) takes the first choice."""
    if READY not in ask.choices:
        return complete(ask.choices[0], draw)
    verbs = by_verb(ask.choices)
    if "order" in verbs and len(view.lines) < MOST_ORDERS:
        for order in plans(view, draw):
            if not objections(view, order):
                return move(order)
    return _answer(view, verbs) or _purchase(view, verbs) or READY


def _answer(view: View, verbs: Mapping[str, Sequence[Choice]]) -> Move | None:
    """Groups that cost little are welcome while there is an arrow for them."""
    answered = {line[1] for line in view.lines if line[0] == "answer"}
    rich, free = _left(view), view.own_groups[0].free_arrows
    for offer in view.offers:
        if offer.incoming and offer.number not in answered and "answer" in verbs:
            return ("answer", offer.number, "yes" if free and offer.price * 2 <= rich else "no")
    return None


def _purchase(view: View, verbs: Mapping[str, Sequence[Choice]]) -> Move | None:
    """A special event, for whoever has money to burn and no use for it."""
    rich = _left(view) >= TO_BURN and not lacking(view, "treasury")
    return ("buy-event",) if rich and "buy-event" in verbs else None


PLAYERS: dict[str, Callable[[], RandomPlayer | HeuristicPlayer]] = {
    "random": RandomPlayer, "heuristic": HeuristicPlayer,
}  # fmt: skip
