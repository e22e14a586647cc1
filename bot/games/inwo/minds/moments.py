"""What it is worth to answer what happens by the rules: a draw, a takeover, what becomes of cards."""

from __future__ import annotations

from bot.engine.moves import Ask, Draw, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.minds.cases import GROUP_CARD, PLOT, each_op, face_of, given_up, uses
from bot.games.inwo.minds.choosing import keeping
from bot.games.inwo.minds.uses import at_best
from bot.games.inwo.minds.value import BLOCK, WIN, find, loss, me, nearer, share, stake
from bot.games.inwo.minds.worths import RESOURCE, counting, entering
from bot.games.inwo.play.act import RESOURCES
from bot.games.inwo.play.errands.errand import Errand
from bot.games.inwo.see.view import View
from bot.games.kit.minds import plain

LEAST_ANSWER = 0.3
"""An answer that is worth less is not given."""
ENTERING, DYING = ("takeover", RESOURCES), "destroyed"


def answering(view: View, ask: Ask, draw: Draw) -> Move | None:
    """The best answer, if there is one that is worth its price."""
    best = max(
        ((answered(view, move), move) for move in plain(ask, "play", "use")), default=(0.0, None), key=_first
    )
    return best[1] if best[0] >= LEAST_ANSWER else None


def _first(pair: tuple[float, Move | None]) -> float:
    return pair[0]


def answered(view: View, move: Move) -> float:
    """What one answer brings, beyond its price."""
    use, face, topic = uses(view, move), face_of(view, move), view.topic
    if use is None or topic is None:
        return 0.0
    meant = int(move[3]) if len(move) > 3 else topic.card
    about = topic.other if topic.frame == Errand.name else meant
    found = at_best(view, use, face)
    for name, params in each_op(use.do):
        if name == "cancel":
            found += prevented(view, topic.purpose or topic.frame, topic.seat, about)
        elif name == "recover":
            found += recovered(view, meant, str(params["to"]))
    return found - given_up(view, move)


def prevented(view: View, what: str, seat: int, card: int) -> float:
    """What it is worth that something does not happen to or for `seat`."""
    if what in ENTERING and card != NOBODY:
        return max(0.0, arrival(view, seat, card))
    if what == DYING:
        own = find(view, card)
        return loss(me(view), own) if own is not None and own.owner == view.seat else 0.0
    return PLOT * share(view.seats[seat])


def arrival(view: View, seat: int, card: int) -> float:
    """What the viewer loses when a card of the hand of `seat` comes into play."""
    face, rival = view.faces[card], view.seats[seat]
    if FACES.is_group(face):
        return stake(view, seat, "control", card)
    return share(rival) * RESOURCE + BLOCK * WIN * nearer(rival, counting(rival, face))


def recovered(view: View, card: int, where: str) -> float:
    """What it is worth to get a card that lies there: more in play than in the hand. A rival's is one that
    they have no more."""
    face = view.faces[card] if card != NOBODY else NOBODY
    if face == NOBODY:
        return 2 * PLOT
    if where == "play":
        return entering(me(view), face)
    return keeping(face) if FACES.is_plot_back(face) else GROUP_CARD
