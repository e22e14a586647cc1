"""Reasons that many refusals begin with."""

from __future__ import annotations

from bot.engine.moves import Text, text
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.state import HELD, Illuminati


def mine(s: Illuminati, seat: int, card: int) -> list[Text]:
    """Why `seat` does not command the card."""
    if card == NOBODY or s.zone[card] != HELD or s.owner[card] != seat:
        return [text("refused-not-yours", name=CARDS.NAME[card] if card != NOBODY else "")]
    return []


def no_action(s: Illuminati) -> list[Text]:
    """Why an action cannot be taken."""
    return [] if s.actions > 0 else [text("refused-no-action", rule="ILL-4a")]
