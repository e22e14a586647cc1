"""Who could answer a moment as far as everybody can see: from printed cards, tokens in play and the sizes of
hands and decks, never from what somebody holds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.games.inwo.cards.records import Use
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.numbers import Scope
from bot.games.inwo.play.state import HELD, RESOURCE, Inwo
from bot.games.inwo.play.uses.costs import payable
from bot.games.inwo.play.uses.open import ACT, PLAY, uses_of


@cache
def answers_to(moment: str, verb: str) -> Sequence[tuple[int, Use]]:
    """The uses of all printed cards that answer a moment."""
    return tuple(
        (face, use) for face in range(len(FACES.ID)) for use in uses_of(face, verb) if moment in use.answers
    )


def could(s: Inwo, seat: int, moment: str) -> bool:
    """Whether `seat` might answer: a Plot of its hand might do it and be paid for, or a card in play."""
    at = Scope(seat)
    if s.plots[seat] and any(payable(s, use.cost, at) for _, use in answers_to(moment, PLAY)):
        return True
    able = {face for face, _ in answers_to(moment, ACT)}
    return any(
        s.face[card] in able and s.zone[card] in (HELD, RESOURCE)
        for card in (*s.structure(seat), *s.resources[seat])
    )
