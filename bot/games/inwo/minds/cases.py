"""A use of a card as it could be made: what it costs, and what is given up for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.engine.moves import Move
from bot.games.inwo.cards.records import Effect, Use
from bot.games.inwo.minds.value import me
from bot.games.inwo.play.uses.printed import uses_of
from bot.games.inwo.see.view import CardView, SeatView, View

CARD = 0.8
"""What a Plot is worth that one keeps."""
CROWDED = 0.0
"""The same of a Plot too many, which would have to go at the end of the turn."""
UNSEEN = 0.2
"""What a card is worth that nobody has drawn yet."""
PLOT, GROUP_CARD = 1.2, 2.0
"""What a card more in the hand is worth."""


class Case(NamedTuple):
    """A use as it could be made: with which card, at which one, at which player (-1 for any), as far as that
    is known."""

    view: View
    use: Use
    face: int
    target: CardView | None = None
    at: int = -1

    @property
    def own(self) -> SeatView:
        """Who would make it."""
        return me(self.view)

    @property
    def rivals(self) -> list[SeatView]:
        """At whom it could be aimed."""
        others = (seat for seat in self.view.seats if seat.alive and seat.seat != self.own.seat)
        return [seat for seat in others if self.at in (-1, seat.seat)]


def uses(view: View, move: Move) -> Use | None:
    """The way of use that a move `play` or `use` names."""
    found, way = uses_of(face_of(view, move), str(move[0])), int(move[2])
    return found[way] if way < len(found) else None


def face_of(view: View, move: Move) -> int:
    """The face of the card that is played or used."""
    return view.faces[int(move[1])]


def cost(stated: Any, tokens: float = 1.0) -> float:
    """About what a price costs. tokens: as how much those of Groups count."""
    if not isinstance(stated, Mapping):
        return 0.0
    if "any" in stated:
        return min(cost(part, tokens) for part in stated["any"])
    power = stated.get("power", 0)
    found: float = (0.3 + 0.15 * power if isinstance(power, int) else 1.5) if "power" in stated else 0.0
    found = tokens * (found + 0.7 * ("token" in stated))
    found += 1.0 * ("illuminati" in stated) + 1.5 * ("discard" in stated)
    found += UNSEEN * (stated.get("top_plots", 0) + stated.get("top_groups", 0)) + stated.get("hand_plots", 0)
    return found + sum(cost(part, tokens) for part in stated.get("all", ()))


def kept(view: View, verb: str) -> float:
    """What it is worth to keep a Plot for later."""
    own = me(view)
    if verb != "play":
        return 0.0
    return CROWDED if own.plot_count > own.plot_limit and view.active == own.seat else CARD


def given_up(view: View, move: Move) -> float:
    """What it costs to play or use a card, and to have it no more."""
    use = uses(view, move)
    return cost(use.cost) + kept(view, str(move[0])) if use is not None else 0.0


def each_op(do: Iterable[Effect]) -> Iterator[Effect]:
    """All ops of a list; of several modes those of the one with most to do."""
    for found in do:
        if found.name == "modes":
            yield from max((list(each_op(mode)) for mode in found.params["of"].values()), key=len, default=[])
        else:
            yield found
        for key in ("then", "else"):
            yield from each_op(found.params.get(key, ()))
