"""All that is said about Illuminati: one object for the house, made of the chapters and the text twins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.moves import Choice, Move, Text, Who, text
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.state import Illuminati
from bot.games.illuminati.say import (
    attack,
    deals,
    endings,
    placing,
    reasons,
    setup,
    specials,
    treasury,
    turn,
    twins,
)
from bot.games.illuminati.say import corrections as corrected
from bot.games.illuminati.say.happenings import told
from bot.games.illuminati.say.refusals import no_action
from bot.games.illuminati.see.corrections import corrections
from bot.games.illuminati.see.view import View
from bot.games.kit.lookup import Names
from bot.games.kit.words import Phrasebook

NAMES = Names((name, card) for card, name in enumerate(CARDS.NAME))
TURN_VERBS = frozenset(("attack", "move", "transfer", "drop", "nwo", "draw", "end"))
NAMING = frozenset(("attack", "move", "transfer", "drop", "play", "use", "draw", "nwo"))
"""Verbs that go with a card; alone they ask why no card will do."""


class IlluminatiWords(Phrasebook):
    """The words of Illuminati as the house wants them (bot.games.contract.Words)."""

    told = told
    chapters = (
        setup.SAY,
        turn.SAY,
        treasury.SAY,
        attack.SAY,
        placing.SAY,
        specials.SAY,
        deals.SAY,
        endings.SAY,
        corrected.SAY,
    )

    def heading(self, verb: str, under: str) -> Text:
        """A heading of its own for every verb that shares none."""
        return text("ill-group", heading=under or verb)

    def why_not(self, s: Illuminati, seat: int, move: Move) -> list[Text]:
        """All reasons that can be named why `seat` may not make `move` now; empty if none is known."""
        verb = str(move[0]) if move else ""
        card = move[1] if len(move) > 1 and isinstance(move[1], int) else NOBODY
        if not -1 <= card < len(CARDS.NAME):
            return [text("refused-no-such-card")]
        frame = s.doing
        refusal = self.find(self.book.refusals, frame, verb)
        if refusal is None:
            return []
        if frame != Act.name and verb in TURN_VERBS:
            return [text("refused-finish-first", rule="ILL-3i")]
        if seat != s.active and verb in TURN_VERBS:
            return [text("refused-not-your-turn", active=Who(s.active))]
        if card == NOBODY and verb in NAMING:
            return (no_action(s) if verb in ("attack", "move") else []) or [text("refused-any-" + verb)]
        return refusal(s, seat, card, move)

    def table(self, view: View) -> Sequence[Text]:
        """The full text twin of the table picture."""
        return twins.table(view)

    def hand(self, view: View) -> Sequence[Text]:
        """What only the viewer knows."""
        return twins.hand(view)

    def why(self, view: View) -> Sequence[Text]:
        """Every number of the moment explained, with the IDs of the rules."""
        return reasons.why(view)

    def aim(self, view: View, seat: int) -> Text | None:
        """Who the viewer at `seat` is and what wins them the game."""
        return reasons.aim(view, seat)

    def status(self, view: View) -> Text:
        """One line: which turn, what is going on, who is waited for."""
        return twins.status(view)

    def card(self, name: str) -> Sequence[Text]:
        """Facts and rules text of the card whose name is nearest; empty if none is near."""
        found = NAMES.nearest(name)
        return [] if found is None else twins.card_text(found)

    def card_names(self) -> Sequence[str]:
        """The names of all cards, in alphabetical order."""
        return sorted(set(CARDS.NAME))

    def structure(self, view: View, seat: int) -> Sequence[Text]:
        """One player's cards line by line, as much as their structure's picture shows."""
        return twins.structure(view, seat)

    def correctable(self, view: View) -> Iterable[Choice]:
        """What a moderator can put right."""
        return corrections(view)


WORDS = IlluminatiWords()
