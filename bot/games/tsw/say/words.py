"""All that is said about The Secret Wars, from views and events (bot.games.contract.Words)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.engine.moves import Text, text
from bot.games.kit.lookup import Names
from bot.games.kit.words import Phrasebook
from bot.games.tsw.say import endings, founding, orders, table_text, turn
from bot.games.tsw.see.view import View
from bot.games.tsw.world.records import shipped


class SecretWarsWords(Phrasebook):
    """The words of The Secret Wars as the house wants them."""

    chapters = (founding.SAY, orders.SAY, turn.SAY, endings.SAY)

    def heading(self, verb: str, under: str) -> Text:
        """What stands under no heading is more."""
        return text(f"tsw-heading-{under or 'more'}")

    def table(self, view: View) -> Sequence[Text]:
        """What everybody at the table may read: the paper, as far as the viewer takes it."""
        return table_text.table(view)

    def hand(self, view: View) -> Sequence[Text]:
        """The viewer's own file: structure, people, events, attacks, contacts."""
        return table_text.hand(view)

    def structure(self, view: View, seat: int) -> Sequence[Text]:
        """The viewer's own power structure; those of others are secret."""
        return table_text.structure(view) if seat == view.seat else ()

    def why(self, view: View) -> Sequence[Text]:
        """Every number a player may know, with the IDs of the rules; no odds are ever told (TSW-72)."""
        return table_text.why(view)

    def status(self, view: View) -> Text:
        """One line: which turn, what is going on."""
        return text(f"tsw-status-{view.phase}", turn=view.turn, last=view.last_turn, waiting=view.waiting)

    def card(self, name: str) -> Sequence[Text]:
        """Facts about the group or special event of the shipped world whose name is nearest."""
        found = _names().nearest(name)
        return table_text.card(found) if found is not None else ()

    def card_names(self) -> Sequence[str]:
        """The names of all groups and events of the shipped world."""
        return sorted({group.name for group in shipped().groups} | {e.name for e in shipped().events})


@cache
def _names() -> Names[str]:
    return Names((name, name) for name in WORDS.card_names())


WORDS = SecretWarsWords()
