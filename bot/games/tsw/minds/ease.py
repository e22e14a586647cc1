"""Decisions of The Secret Wars in few clicks (`contract.Ease`): orders are complete, if nobody is idle."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Ask, Move, text
from bot.games.contract import Caution, Ease, Plan
from bot.games.tsw.play.turn import OrdersRound
from bot.games.tsw.see.view import PersonView, View

READY: Move = ("ready",)


class SecretWarsEase(Ease):
    """What the panel of a seat offers first."""

    def first(self, view: View, ask: Ask) -> Sequence[Plan]:
        """What comes first: to say that the orders are complete. Writing them has a button of its own."""
        if ask.frame != OrdersRound.name or READY not in ask.choices:
            return ()
        orders = sum(1 for line in view.lines if line[0] == "order")
        label = text("tsw-plan-ready", orders=orders, left=sum(p.free for p in _own(view)))
        return (Plan((1,), label, (READY,)),)

    def caution(self, view: View, ask: Ask, move: Move) -> Caution | None:
        """People who could still be given orders this turn."""
        idle = [p for p in _own(view) if p.free] if move == READY and ask.frame == OrdersRound.name else []
        if not idle:
            return None
        names = tuple(text("tsw-actor-left", name=p.name, left=p.free) for p in idle)
        return Caution(text("tsw-caution-ready", actors=names))


def _own(view: View) -> list[PersonView]:
    return list(view.own_people)


EASE = SecretWarsEase()
