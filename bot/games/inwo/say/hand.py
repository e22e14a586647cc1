"""The viewer's own hand: what can be done with each card now, or why nothing can."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.moves import Text, text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.say.phrases import EMPTY
from bot.games.inwo.see.view import View


class Use(NamedTuple):
    """now: whether it can be played or used at this moment."""

    now: bool
    words: Text


def use_of(view: View, card: int) -> Use:
    """What can be done with a card of the viewer's hand."""
    face = view.faces[card]
    if card in view.usable:
        return Use(True, text("inwo-hand-now", sort=_sort(view, face)))
    if FACES.is_group(face):
        return _group(view, face)
    if view.phase == "over":
        return Use(False, EMPTY)
    return Use(False, text("inwo-hand-not-now", sort=_sort(view, face)))


def _sort(view: View, face: int) -> str:
    if FACES.is_plot_back(face):
        return "plot"
    return "takeover" if view.phase == "takeover" else "resource"


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
