"""What a game's package offers to the house: rules, words, pictures and players, in one record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.engine.kernel import Rules
from bot.engine.moves import Ask, Choice, Draw, Event, Move, Text
from bot.render.scene import Scene


class Words(Protocol):
    """All that is said about a game, as catalogue texts made from views (text.py of the game)."""

    def prompt(self, view: Any, ask: Ask) -> Text:
        """What the seat of `ask` is asked, with what it needs to know to answer."""

    def label(self, view: Any, ask: Ask, choice: Choice) -> Text:
        """One choice, short enough for a button (80 characters)."""

    def group(self, view: Any, ask: Ask, choice: Choice) -> Text:
        """The heading under which a choice is offered when there are too many for one list."""

    def happened(self, view: Any, event: Event) -> Text | None:
        """An event as the viewer of `view` may know it; None if he cannot or need not be told."""

    def table(self, view: Any) -> Sequence[Text]:
        """The full text twin of the table picture."""

    def hand(self, view: Any) -> Sequence[Text]:
        """The full text twin of the hand picture: what only the viewer knows."""

    def why(self, view: Any) -> Sequence[Text]:
        """Every number of the moment explained, with the IDs of the rules."""

    def status(self, view: Any) -> Text:
        """One line: whose decision, which turn, what is going on."""

    def card(self, name: str) -> Sequence[Text]:
        """Facts and rules text of the card or place whose name is nearest; empty if none is near."""

    def card_names(self) -> Sequence[str]:
        """The names that `card` finds."""

    def structure(self, view: Any, seat: int) -> Sequence[Text]:
        """The full text twin of the structure picture; empty for a game without such pictures."""
        return ()


class Pictures(Protocol):
    """The scenes of a game (scene.py of the game). A class that inherits this offers neither structures nor
    cards until it says so."""

    def table(self, view: Any, names: Mapping[int, str], say: Callable[[Text], str]) -> Scene:
        """The table as a viewer may see it; `names` are players by seat, `say` formats catalogue texts."""

    def hand(self, view: Any, names: Mapping[int, str], say: Callable[[Text], str]) -> Scene:
        """What only the viewer knows."""

    def structure(
        self, view: Any, seat: int, names: Mapping[int, str], say: Callable[[Text], str]
    ) -> Scene | None:
        """What one player has built, as large as it goes; None if the game has no such picture."""
        return None

    def card(self, name: str, say: Callable[[Text], str]) -> Scene | None:
        """The card that `Words.card` finds by that name; None if the game has no such picture of it."""
        return None


class Player(Protocol):
    """An AI seat: it knows what a human in its seat would know, and nothing else.

    blind: it does not even look at that, and is given None for a view.
    """

    blind: bool

    def choose(self, view: Any, ask: Ask, draw: Draw) -> Move:
        """An answer to `ask`. May return a move only from `ask.choices`."""

    def volunteer(self, view: Any, ask: Ask, draw: Draw) -> Move | None:
        """Something to do at an ask that is not required, or None."""


StandingAnswer = Callable[[Any, Ask], Move | None]
"""`answer(view, ask)`: what a seat always answers to such an ask, or None to be asked. It gets the
spectators' view and the ask without choices, so that no answer can come sooner or later because of what its
owner holds.
"""


@dataclass(frozen=True, slots=True)
class Game:
    """A playable game. `rules_file` is its rule book below bot/games.

    cards: what each is made of, as records with id, name, kind, ops, calls, for the command line.
    """

    rules: Rules
    words: Words
    pictures: Pictures
    players: Mapping[str, Callable[[], Player]]
    rules_file: str
    standing: Mapping[str, StandingAnswer] = field(default_factory=dict)
    cards: Sequence[Mapping[str, Any]] = ()

    @property
    def key(self) -> str:
        """Its short name, used in commands and folders."""
        return self.rules.info.key
