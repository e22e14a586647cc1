"""All that is said about INWO: one object for the house, made of the chapters and the text twins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.moves import Ask, Text, text
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

    def about(self, view: View, ask: Ask) -> Mapping[str, object]:
        """What is known of the topic, the seat and the attack."""
        return about(view, ask)

    def chosen(self, view: View, *rest: Any) -> Mapping[str, object]:
        """The card that is chosen, if it is one."""
        return {"card": phrases.name(view, rest[0]) if rest and isinstance(rest[0], int) else "none"}

    def heading(self, verb: str, under: str) -> Text:
        """A heading of its own for every verb that shares none."""
        return text("inwo-group", heading=under or verb)

    def table(self, view: View) -> Sequence[Text]:
        """The full text twin of the table picture."""
        return twins.table(view)

    def hand(self, view: View) -> Sequence[Text]:
        """What only the viewer knows."""
        return twins.hand(view)

    def why(self, view: View) -> Sequence[Text]:
        """Every number of the moment explained, with the IDs of the rules."""
        return reasons.why(view)

    def status(self, view: View) -> Text:
        """One line: which turn, what is going on, who is waited for."""
        return twins.status(view)

    def card(self, name: str) -> Sequence[Text]:
        """Facts and rules text of the card whose name is nearest; empty if none is near."""
        found = NAMES.nearest(name)
        return [] if found is None else twins.card_text(found)

    def card_names(self) -> Sequence[str]:
        """The names of all cards, in alphabetical order."""
        return sorted(set(FACES.NAME))

    def structure(self, view: View, seat: int) -> Sequence[Text]:
        """One player's cards line by line, as much as their structure's picture shows."""
        return twins.structure(view, seat)


WORDS = InwoWords()
