"""The pictures of INWO: table, hand, power structure, card. Made from views and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.games.contract import Pictures
from bot.games.inwo.draw.card_page import card
from bot.games.inwo.draw.hand_scene import hand
from bot.games.inwo.draw.overview import table
from bot.games.inwo.draw.structure import Names, Say, structure
from bot.games.inwo.say.words import NAMES
from bot.games.inwo.see.view import View
from bot.scene.scene import Scene


class InwoPictures(Pictures):
    """The scenes that the house asks of every game, and those it may ask."""

    table = staticmethod(table)
    hand = staticmethod(hand)
    structure = staticmethod(structure)

    def beside(self, view: View, names: Names, say: Say) -> Sequence[Callable[[], Scene | None]]:
        """The power structures."""
        return [partial(self.structure, view, seat, names, say) for seat in names]

    def card(self, name: str, say: Say) -> Scene | None:
        """One card as it is printed."""
        face = NAMES.nearest(name)
        return None if face is None else card(face, say)


PICTURES = InwoPictures()
