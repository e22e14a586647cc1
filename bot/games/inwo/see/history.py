"""Why the values of a card are not those that are printed on it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.modifiers import ADD, DIVIDE, GAIN, RAISE, REPLACE, SCALE, SET, order
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import mask
from bot.games.inwo.play.numbers import PRINTED, about, modifiers, traits, turnings, value
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.see.view import OFFICE, ChangeView

LAYERS = {SET: "set", SCALE: "times", DIVIDE: "parts", ADD: "add"}


def changes(s: Inwo, card: int) -> tuple[ChangeView, ...]:
    """All of them, number by number; nothing for a card that is as it is printed."""
    return (*_numbers(s, card), *_traits(s, card))


def _numbers(s: Inwo, card: int) -> Iterator[ChangeView]:
    for column, printed in PRINTED.items():
        if value(s, card, column) != printed[s.face[card]]:
            for source, made in sorted(modifiers(s, card, column), key=lambda found: order(found[1])):
                if made.layer != RAISE or made.value > printed[s.face[card]]:
                    yield ChangeView(column, LAYERS.get(made.layer, "set"), made.value, _by(s, card, source))


def _traits(s: Inwo, card: int) -> Iterator[ChangeView]:
    if traits(s, card) == FACES.TRAITS[s.face[card]]:
        return
    for source, turn in sorted(turnings(s, card), key=lambda found: found[1]):
        how = GAIN if turn.verb == REPLACE else turn.verb
        yield ChangeView("traits", how, turn.mask, _by(s, card, source))
    for found in about(s, "counts_as", card):
        yield ChangeView("traits", GAIN, mask((found.params["also"],)), _by(s, card, found.card))


def _by(s: Inwo, card: int, source: int) -> int:
    """The face of what does it. What a president or vice-president does to themselves, the office does."""
    if source == card and card in (s.republic["president"], s.republic["vice"]):
        return OFFICE
    return s.face_of(source)
