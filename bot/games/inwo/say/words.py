"""All that is said about INWO: one object for the house, made of the chapters and the text twins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.moves import Text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.frames import KINDS
from bot.games.inwo.say import (
    attack,
    deals,
    election,
    endings,
    phrases,
    placing,
    reasons,
    setup,
    turn,
    twins,
    uses,
    windows,
)
from bot.games.inwo.say.about import about
from bot.games.inwo.say.happenings import told
from bot.games.inwo.see.view import View
from bot.games.kit.lookup import Names
from bot.games.kit.words import Phrasebook

NAMES = Names((name, face) for face, name in enumerate(FACES.NAME))


class InwoWords(Phrasebook):
    """The words of INWO as the house wants them (bot.games.contract.Words)."""

    kinds, prefix, told = KINDS, "inwo", told
    chapters = (
        setup.SAY,
        turn.SAY,
        placing.SAY,
        attack.SAY,
        uses.SAY,
        windows.SAY,
        deals.SAY,
        endings.SAY,
        election.SAY,
    )

    about = staticmethod(about)
    table = staticmethod(twins.table)
    hand = staticmethod(twins.hand)
    structure = staticmethod(twins.structure)
    status = staticmethod(twins.status)
    why = staticmethod(reasons.why)
    aim = staticmethod(reasons.aim)

    def chosen(self, view: View, *rest: Any) -> Mapping[str, object]:
        """The first of the rest: a card, a printed card, a ticket or a word."""
        first = rest[0] if rest else ""
        number = first if isinstance(first, int) else -1
        return {
            "card": phrases.name(view, number) if isinstance(first, int) else "none",
            "face": FACES.NAME[number] if 0 <= number < len(FACES.NAME) else "",
            "ticket": election.numbered(view, number),
            "word": str(first),
        }

    def card(self, name: str) -> Sequence[Text]:
        """Facts and rules text of the card whose name is nearest; empty if none is near."""
        found = NAMES.nearest(name)
        return [] if found is None else twins.card_text(found)

    def card_names(self) -> Sequence[str]:
        """The names of all cards, in alphabetical order."""
        return sorted(set(FACES.NAME))


WORDS = InwoWords()
