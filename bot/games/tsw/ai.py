"""AI conspiracies: one at random, one that scouts, recruits, grows, defends and holds grudges, from its view
alone."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import Ask, Choice, Draw, Move, complete, verb_of
from bot.engine.sealed import READY
from bot.games.tsw.ai_plans import plans
from bot.games.tsw.ai_sense import lacking, spent
from bot.games.tsw.order_sheet import move, objections
from bot.games.tsw.view import View

OPENING: Move = ("ready-made",)
TIRED = 4
"""A random player finishes its sheet once in so many decisions."""
MOST_ORDERS = 24
TO_BURN = 20
"""Megabucks at which a special event is bought."""
ASIDE = ("inquire", "ask-gamemaster", "press")
"""What a random player writes less often than orders."""


def _verbs(ask: Ask) -> dict[str, list[Choice]]:
    found: dict[str, list[Choice]] = {}
    for choice in ask.choices:
        found.setdefault(verb_of(choice), []).append(choice)
    return found


def _left(view: View) -> int:
    """What the conspiracy has over when its orders are paid, in MB."""
    return (view.own_groups[0].money or 0) - spent(view)


class RandomPlayer:
    """Writes orders at random, sometimes takes them back, and at length is ready. It never looks at the
    table."""

    blind = True

    def choose(self, view: View | None, ask: Ask, draw: Draw) -> Move:
        """Any legal move; far-fetched ones less often."""
        verbs = _verbs(ask)
        if "ready" in verbs and draw(TIRED) == 0:
            return READY
        if "order" in verbs and draw(3):
            return complete(verbs["order"][0], draw)
        names = [verb for verb in verbs if verb not in ASIDE or draw(6) == 0] or list(verbs)
        choices = verbs[names[draw(len(names))]]
        return complete(choices[draw(len(choices))], draw)

    def volunteer(self, view: View | None, ask: Ask, draw: Draw) -> Move | None:
        """Now and then a second thought."""
        return self.choose(view, ask, draw) if ask.choices and draw(12) == 0 else None


class HeuristicPlayer:
    """Writes the best orders it can think of, one after the other, until nobody has anything left to do."""

    blind = False

    def choose(self, view: View, ask: Ask, draw: Draw) -> Move:
        """The next order, or ready."""
        verbs = _verbs(ask)
        if "ready" not in verbs:
            return OPENING if OPENING in ask.choices else complete(ask.choices[0], draw)
        if "order" in verbs and len(view.lines) < MOST_ORDERS:
            for order in plans(view, draw):
                if not objections(view, order):
                    return move(order)
        return self._answer(view, verbs) or self._purchase(view, verbs) or READY

    def _answer(self, view: View, verbs: dict[str, list[Choice]]) -> Move | None:
        """Groups that cost little are welcome while there is an arrow for them."""
        answered = {line[1] for line in view.lines if line[0] == "answer"}
        rich, free = _left(view), view.own_groups[0].free_arrows
        for offer in view.offers:
            if offer.incoming and offer.number not in answered and "answer" in verbs:
                return ("answer", offer.number, "yes" if free and offer.price * 2 <= rich else "no")
        return None

    def _purchase(self, view: View, verbs: dict[str, list[Choice]]) -> Move | None:
        """A special event, for whoever has money to burn and no use for it."""
        rich = _left(view) >= TO_BURN and not lacking(view, "treasury")
        return ("buy-event",) if rich and "buy-event" in verbs else None

    def volunteer(self, view: View, ask: Ask, draw: Draw) -> Move | None:
        """What is written is written."""
        return None


PLAYERS: dict[str, Callable[[], RandomPlayer | HeuristicPlayer]] = {
    "random": RandomPlayer, "heuristic": HeuristicPlayer,
}  # fmt: skip
