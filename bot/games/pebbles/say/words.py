"""All that is said about Pebbles: the chapters, the text twins of the pictures, the reasons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text, Who, text
from bot.games.kit.kinds import kinds_in
from bot.games.kit.words import Phrasebook
from bot.games.pebbles.say import guess, raid, turn
from bot.games.pebbles.see.view import View


class PebbleWords(Phrasebook):
    """The words of Pebbles as the house wants them (bot.games.contract.Words)."""

    kinds, prefix = kinds_in("bot.games.pebbles.play"), "pebbles"
    chapters = (turn.SAY, raid.SAY, guess.SAY)

    def heading(self, verb: str, under: str) -> Text:
        """All verbs stand under one heading."""
        return text("pebbles-group")

    def table(self, view: View) -> Sequence[Text]:
        """The pile, and what everybody has."""
        return [
            text("pebbles-pile", pile=view.pile),
            *(
                text("pebbles-line", who=Who(seat), count=count, stones=stones)
                for seat, (count, stones) in enumerate(zip(view.pebbles, view.stones, strict=True))
            ),
        ]

    def hand(self, view: View) -> Sequence[Text]:
        """The viewer's own stones."""
        return [text("pebbles-hand", stones=tuple(map(str, view.hand)) or text("pebbles-hidden"))]

    def why(self, view: View) -> Sequence[Text]:
        """How far it is to the end."""
        return [text("pebbles-why", pile=view.pile)]

    def status(self, view: View) -> Text:
        """Whose turn it is, in which round."""
        return text("pebbles-status", who=Who(view.active), round=view.round, pile=view.pile)

    def card(self, name: str) -> Sequence[Text]:
        """There are no cards."""
        return []

    def card_names(self) -> Sequence[str]:
        """There are no cards."""
        return []


WORDS = PebbleWords()
