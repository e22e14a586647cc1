"""Mixing what a seat cannot know: the leak proof plays on from there, and the seat may see no difference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


def hidden_piles(deck: list[int], hands: Sequence[list[int]], seat: int) -> list[list[int]]:
    """The piles into which `seat` cannot look: the deck, and the hands of the others."""
    return [deck, *(hand for q, hand in enumerate(hands) if q != seat)]


def mix(
    piles: Sequence[list[int]],
    loose: Callable[[int], bool],
    shuffle: Callable[[list[int]], None],
    columns: Sequence[list[Any]] = (),
) -> None:
    """Rearrange the `loose` cards among their places in the piles. What `columns` say by card (where it lies,
    whose it is) belongs to the place: it is said of whatever card comes there."""
    slots = [(pile, n) for pile in piles for n, card in enumerate(pile) if loose(card)]
    cards = [pile[n] for pile, n in slots]
    facts = [[column[card] for column in columns] for card in cards]
    shuffle(cards)
    for (pile, n), card, fact in zip(slots, cards, facts, strict=True):
        pile[n] = card
        for column, value in zip(columns, fact, strict=True):
            column[card] = value
