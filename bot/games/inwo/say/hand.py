"""The viewer's own hand: what can be done with each card now, or why nothing can."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.moves import Text, text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.act import Act
from bot.games.inwo.play.attacks.gather import Gather
from bot.games.inwo.play.election.reckoning import Electing
from bot.games.inwo.play.uses.printed import PLAY, uses_of
from bot.games.inwo.say.phrases import EMPTY
from bot.games.inwo.see.view import View

IN_TURN = frozenset(("own_turn", "begin", "tokens", "takeover", "end"))
"""What a use says that there is in one's own turn only."""


class Use(NamedTuple):
    """now: whether it can be played or used at this moment."""

    now: bool
    words: Text


def use_of(view: View, card: int) -> Use:
    """What can be done with a card of the viewer's hand."""
    face = view.faces[card]
    if view.election is not None and any(plot == card for plot, *_ in view.election.boosts):
        return Use(True, text("inwo-hand-support"))
    if card in view.usable:
        return Use(True, text("inwo-hand-now", sort=_sort(view, face)))
    if FACES.is_group(face):
        return _group(view, face)
    if view.phase == "over":
        return Use(False, EMPTY)
    if FACES.is_plot_back(face):
        return Use(False, _plot(view, face))
    return Use(False, text("inwo-hand-resource"))


def _sort(view: View, face: int) -> str:
    if FACES.is_plot_back(face):
        return "plot"
    return "takeover" if view.phase == "takeover" else "resource"


def _plot(view: View, face: int) -> Text:
    """What a Plot waits for."""
    uses = uses_of(face, PLAY)
    if FACES.TYPE[face] == "goal":
        return text("inwo-hand-goal")
    if uses and all(use.answers for use in uses):
        return text("inwo-hand-moment")
    if view.active != view.seat and all(use.answers or IN_TURN.intersection(use.when) for use in uses):
        return text("inwo-hand-waits")
    if view.attack is None and _boosts(face):
        return text("inwo-hand-boost")
    idle = view.topic is not None and view.topic.frame in (Act.name, Gather.name, Electing.name)
    return text("inwo-hand-price") if idle else text("inwo-hand-later")


def _boosts(face: int) -> bool:
    """Whether a Plot does nothing but add to an action or a defence."""
    uses = uses_of(face, PLAY)
    return bool(uses) and all(op.name == "boost" for use in uses for op in use.do)


def _group(view: View, face: int) -> Use:
    """A Group waits for the takeover of a turn, or for an attack to control it."""
    if any(face == card.face for seat in view.seats for card in seat.structure):
        return Use(False, text("inwo-hand-copy"))
    if any(face in seat.destroyed for seat in view.seats):
        return Use(False, text("inwo-hand-destroyed"))
    if view.phase != "main" or view.active != view.seat or view.attack is not None:
        return Use(False, EMPTY if view.phase == "over" else text("inwo-hand-waits"))
    own = next(seat for seat in view.seats if seat.seat == view.active)
    if any(card.tokens and card.open_arrows for card in own.structure):
        return Use(True, text("inwo-hand-attack"))
    return Use(False, text("inwo-hand-no-leader"))
