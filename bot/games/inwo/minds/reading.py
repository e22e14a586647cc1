"""Filters of card records read on what a view shows: enough to see what a seat strives for."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from bot.games.inwo.cards.filters import SIGNS, Filter, read
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import FORMS, TRAITS
from bot.games.inwo.play.numbers import MAGIC
from bot.games.inwo.play.state import CAPTURED, DEVASTATED
from bot.games.inwo.see.view import CardView

BIT = {word: 1 << bit for bit, word in enumerate(TRAITS)}


class Seen(NamedTuple):
    """A card of which something is said: its face, Power and traits, whether it is the speaker's, the card as
    it lies in a structure, if it does, and its parts in an attack."""

    face: int
    power: int
    traits: int
    mine: bool
    card: CardView | None = None
    parts: Collection[str] = ()


def fits(said: str, face: int, power: int, traits: int, mine: bool) -> bool:
    """Whether the filter `said` means a card with this Power and these traits. What the view does not show
    (roles, relations) never fits."""
    return _fits(read(said), Seen(face, power, traits, mine))


def means(said: str, card: CardView, seat: int, parts: Collection[str] = ()) -> bool:
    """Whether the filter `said` by `seat` means a card of a structure, which has these parts in an attack."""
    return _fits(read(said), Seen(card.face, card.power, card.traits, card.owner == seat, card, parts))


def _fits(found: Filter, seen: Seen) -> bool:
    head = found[0]
    parts: Any = found[1:]
    if head == "and":
        return all(_fits(part, seen) for part in parts)
    if head == "or":
        return any(_fits(part, seen) for part in parts)
    if head == "not":
        return not _fits(parts[0], seen)
    if head == "card":
        return str(parts[0]) in (FACES.ID[seen.face], FORMS.get(FACES.ID[seen.face]))
    if head == "number":
        number = _number(str(parts[0]), seen)
        return number is not None and bool(SIGNS[parts[1]](number, parts[2]))
    return bool(head == "word" and _word(str(parts[0]), seen))


def _number(column: str, seen: Seen) -> int | None:
    if column == "power":
        return seen.power
    if column == "arrows" and seen.card is not None:
        return max(len(FACES.OUT[seen.face]), len(seen.card.open_arrows))
    return seen.card.resistance if column == "resistance" and seen.card is not None else None


def _word(word: str, seen: Seen) -> bool:
    if word in ("mine", "rival"):
        return seen.mine == (word == "mine")
    if word in ("any", "in_play") or word in seen.parts:
        return True
    if word == "group":
        return FACES.is_group(seen.face)
    if word == "any_plot":
        return FACES.is_plot_back(seen.face)
    if word == "magic":
        return bool(seen.traits & MAGIC) or word in FACES.TAGS[seen.face]
    if word in OF_CARDS:
        return seen.card is not None and OF_CARDS[word](seen.card)
    plain = word == FACES.TYPE[seen.face] or word in FACES.TAGS[seen.face]
    return plain or bool(seen.traits & BIT.get(word, 0))


OF_CARDS: dict[str, Callable[[CardView], bool]] = {
    "token": lambda card: card.tokens > 0,
    "captured": lambda card: bool(card.marks & CAPTURED),
    "devastated": lambda card: bool(card.marks & DEVASTATED),
    "linked": lambda card: bool(card.linked),
}
"""Words that say what has become of a card of a structure."""
