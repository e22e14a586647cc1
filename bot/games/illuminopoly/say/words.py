"""All that is said about Illuminopoly: one object for the house, made of the chapters and the text twins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.moves import Ask, Choice, Open, Range, Text, text
from bot.games.illuminopoly.play.corrections import corrections
from bot.games.illuminopoly.say import (
    artillery,
    attacks,
    cards,
    chair,
    deals,
    debts,
    endings,
    estate,
    holdings,
    jail,
    reasons,
    setup,
    turn,
    twins,
)
from bot.games.illuminopoly.say import corrections as corrected
from bot.games.illuminopoly.say.catalogue import INDEX, NAMES, facts
from bot.games.illuminopoly.say.happenings import told
from bot.games.illuminopoly.see.view import View
from bot.games.kit.words import Phrasebook


class IlluminopolyWords(Phrasebook):
    """Words of the game (see bot.games.contract.Words)."""

    told = told
    chapters = (
        setup.SAY,
        chair.SAY,
        turn.SAY,
        holdings.SAY,
        jail.SAY,
        cards.SAY,
        attacks.SAY,
        estate.SAY,
        debts.SAY,
        deals.SAY,
        artillery.SAY,
        endings.SAY,
        corrected.SAY,
    )

    def prompt(self, view: View, ask: Ask) -> Text:
        """What is asked; who is not waited for can do business."""
        return super().prompt(view, ask) if ask.required else text("iop-ask-business")

    def label(self, view: View, ask: Ask, choice: Choice) -> Text:
        """One choice; an open sum with its limits."""
        said = super().label(view, ask, choice)
        if isinstance(choice, Open) and isinstance(choice.shape, Range):
            limits = (("least", choice.shape.least), ("most", choice.shape.most))
            return Text(said.key, (*said.args, *limits))
        return said

    def heading(self, verb: str, under: str) -> Text:
        """Everything that is not business is the move."""
        return text(f"iop-group-{under or 'main'}")

    def table(self, view: View) -> Sequence[Text]:
        """The text twin of the board."""
        return twins.table(view)

    def hand(self, view: View) -> Sequence[Text]:
        """What only the viewer knows."""
        return twins.hand(view)

    def why(self, view: View) -> Sequence[Text]:
        """Every number of the moment."""
        return reasons.why(view)

    def status(self, view: View) -> Text:
        """One line."""
        return twins.status(view)

    def structure(self, view: View, seat: int) -> Sequence[Text]:
        """The text twin of one seat's holding companies."""
        return twins.structure(view, seat)

    def correctable(self, view: View) -> Iterable[Choice]:
        """What a moderator can put right."""
        return corrections(len(view.seats))

    def card(self, name: str) -> Sequence[Text]:
        """Facts of the property, faction or card of the nearest name."""
        found = INDEX.nearest(name)
        return facts(*found) if found else ()

    def card_names(self) -> Sequence[str]:
        """All names that `card` finds."""
        return list(NAMES)


WORDS = IlluminopolyWords()
