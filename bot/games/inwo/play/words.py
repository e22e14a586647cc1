"""The words of a filter that need no reckoning: what a card is, whose, where it lies, what part it has."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.structure import NOBODY
from bot.engine.zones import EVERYBODY
from bot.games.inwo.cards.filters import LISTED
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import SETS, TAGS, TYPES, WOMEN
from bot.games.inwo.play.election.office import OFFICERS
from bot.games.inwo.play.state import (
    AREA,
    CAPTURED,
    DEAD,
    DEVASTATED,
    HANDS,
    HELD,
    KILLED,
    PLOTS,
    RESOURCE,
    Inwo,
)


class Scope(NamedTuple):
    """From where a filter is read: whose card says it (NOBODY: an NWO), which card, in which attack, and who
    has which role besides those of the attack."""

    seat: int
    card: int = NOBODY
    attack: Mapping[str, Any] | None = None
    roles: Mapping[str, Sequence[int]] = {}


Word = Callable[[Inwo, int, Scope], bool]
"""`word(s, card, at)`: whether it can be said of the card, from there."""


SIGNS: dict[object, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
"""By the sign of a filter: how a number is compared."""


def _tag(tag: str) -> Callable[[int], bool]:
    return lambda face: tag in FACES.TAGS[face]


def _type(kind: str) -> Callable[[int], bool]:
    return lambda face: FACES.TYPE[face] == kind


def _set(name: str) -> Callable[[int], bool]:
    return lambda face: FACES.SET[face] == name


def _listed(cards: frozenset[str]) -> Callable[[int], bool]:
    return lambda face: FACES.ID[face] in cards


BY_FACE: dict[str, Callable[[int], bool]] = {
    **{word: _tag(word) for word in TAGS},
    **{word: _type(word) for word in TYPES},
    **{word: _set(word) for word in SETS},
    **{word: _listed(cards) for word, cards in LISTED.items()},
    "group": FACES.is_group,
    "any": lambda face: True,
    "any_plot": FACES.is_plot_back,
    "male": lambda face: FACES.TYPE[face] == "personality" and FACES.ID[face] not in WOMEN,
}
"""Words that can be said of a printed card, whatever has become of it."""


def _role(name: str) -> Word:
    return lambda s, card, at: card in cast(at, name)


def cast(at: Scope, name: str) -> Sequence[int]:
    """The cards in a role: those named for the use of a card, or else by their part in the attack."""
    if name in at.roles or at.attack is None:
        return at.roles.get(name, ())
    a = at.attack
    if name in ("target", "leader"):
        return (a["target"] if name == "target" else a["card"],)
    side = -1 if name == "opposer" else 1
    joined = [card for _, card, of, _ in a["spent"] if of == side]
    return [a["card"], *joined, *a["lent"]] if name == "attacker" else joined


PLAIN: dict[str, Word] = {
    **OFFICERS,
    **{word: _role(word) for word in ("target", "second", "leader", "aider", "attacker", "opposer")},
    **{word: _role(word) for word in ("it", "picked")},
    "self": lambda s, card, at: card == at.card,
    "mine": lambda s, card, at: s.owner[card] == at.seat,
    "rival": lambda s, card, at: s.owner[card] not in (at.seat, NOBODY),
    "in_play": lambda s, card, at: s.zone[card] in (HELD, RESOURCE, AREA),
    "hand": lambda s, card, at: s.zone[card] in HANDS,
    "exposed": lambda s, card, at: s.zone[card] == PLOTS and s.known[card] >= EVERYBODY,
    "dead": lambda s, card, at: s.zone[card] in (DEAD, KILLED),
    "captured": lambda s, card, at: bool(s.marks[card] & CAPTURED),
    "killed": lambda s, card, at: s.zone[card] == KILLED,
    "devastated": lambda s, card, at: bool(s.marks[card] & DEVASTATED),
    "token": lambda s, card, at: bool(s.tokens[card]),
    "noted": lambda s, card, at: [at.card, card] in s.notes,
    "linked": lambda s, card, at: any(card == link[1] for link in s.links),
}
