"""All that is said about Illuminati: one object for the house, made of the modules that say it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from bot.engine.moves import Ask, Choice, Event, Text
from bot.games.contract import Words
from bot.games.illuminati import chronicle, labels, prompts, reasons, table_text
from bot.games.illuminati.cards import CARDS
from bot.games.illuminati.corrections import corrections
from bot.games.illuminati.view import View


class IlluminatiWords(Words):
    """The words of Illuminati as the house wants them (bot.games.contract.Words)."""

    def prompt(self, view: View, ask: Ask) -> Text:
        """What the seat of `ask` is asked, with what it needs to know to answer."""
        return prompts.prompt(view, ask)

    def label(self, view: View, ask: Ask, choice: Choice) -> Text:
        """One choice, one item of a subset, or an open choice as such, short enough for a button."""
        return labels.label(view, ask, choice)

    def group(self, view: View, ask: Ask, choice: Choice) -> Text:
        """The heading under which a choice is offered when there are many."""
        return labels.group(view, ask, choice)

    def happened(self, view: View, event: Event) -> Text | None:
        """An event as the viewer may know it; None if it is none of his business."""
        return chronicle.happened(view, event)

    def table(self, view: View) -> Sequence[Text]:
        """The full text twin of the table picture."""
        return table_text.table(view)

    def hand(self, view: View) -> Sequence[Text]:
        """What only the viewer knows."""
        return table_text.hand(view)

    def why(self, view: View) -> Sequence[Text]:
        """Every number of the moment explained, with the IDs of the rules."""
        return reasons.why(view)

    def status(self, view: View) -> Text:
        """One line: which turn, what is going on, who is waited for."""
        return table_text.status(view)

    def card(self, name: str) -> Sequence[Text]:
        """Facts and rules text of the card whose name is nearest; empty if none is near."""
        found = nearest(name)
        return [] if found is None else table_text.card_text(found)

    def card_names(self) -> Sequence[str]:
        """The names of all cards, in alphabetical order."""
        return sorted(set(CARDS.NAME))

    def structure(self, view: View, seat: int) -> Sequence[Text]:
        """One player's cards line by line, as much as his structure's picture shows."""
        return table_text.structure(view, seat)

    def corrections(self, view: View) -> Sequence[tuple[Choice, Text]]:
        """What a moderator can put right."""
        return list(corrections(view))


def _bare(name: str) -> str:
    """A name as people type it: lower case, no article, no signs."""
    return re.sub(r"^the ", "", re.sub(r"[^a-z0-9]+", " ", re.sub(r"[.'’]", "", name.lower())).strip())


NAMES = {_bare(name): card for card, name in reversed(list(enumerate(CARDS.NAME)))}


def nearest(name: str) -> int | None:
    """The card that is called so, begins so, contains this, or is spelt much like it, in that order."""
    sought = _bare(name)
    if not sought:
        return None
    if sought in NAMES:
        return NAMES[sought]
    begun = [known for known in NAMES if known.startswith(sought)]
    within = begun or [known for known in NAMES if sought in known]
    close = within or get_close_matches(sought, NAMES, n=1)
    return NAMES[min(close, key=len)] if close else None


WORDS = IlluminatiWords()
