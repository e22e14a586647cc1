"""Filters of card records read on what a view shows: enough to see what a seat strives for."""

from __future__ import annotations

from typing import Any

from bot.games.inwo.cards.filters import Filter, read
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import TRAITS
from bot.games.inwo.play.numbers import MAGIC
from bot.games.inwo.play.words import SIGNS
from bot.games.inwo.see.view import CardView

BIT = {word: 1 << bit for bit, word in enumerate(TRAITS)}


def fits(said: str, face: int, power: int, traits: int, mine: bool) -> bool:
    """Whether the filter `said` means a card with this Power and these traits. What the view does not show
    (links, roles, relations) never fits."""
    return _fits(read(said), face, power, traits, mine)


def means(said: str, card: CardView, seat: int) -> bool:
    """Whether the filter `said` by `seat` means a card of a structure."""
    return fits(said, card.face, card.power, card.traits, card.owner == seat)


def _fits(found: Filter, face: int, power: int, traits: int, mine: bool) -> bool:
    head = found[0]
    parts: Any = found[1:]
    if head == "and":
        return all(_fits(part, face, power, traits, mine) for part in parts)
    if head == "or":
        return any(_fits(part, face, power, traits, mine) for part in parts)
    if head == "not":
        return not _fits(parts[0], face, power, traits, mine)
    if head == "card":
        return FACES.ID[face] == str(parts[0])
    if head == "number":
        return "power" in parts[0] and bool(SIGNS[parts[1]](power, parts[2]))
    return bool(head == "word" and _word(str(parts[0]), face, traits, mine))


def _word(word: str, face: int, traits: int, mine: bool) -> bool:
    if word in ("mine", "rival"):
        return mine == (word == "mine")
    if word in ("any", "in_play"):
        return True
    if word == "group":
        return FACES.is_group(face)
    if word == "magic":
        return bool(traits & MAGIC) or word in FACES.TAGS[face]
    return bool(traits & BIT.get(word, 0)) or word == FACES.TYPE[face] or word in FACES.TAGS[face]
