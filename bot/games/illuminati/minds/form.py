"""How good the form of a structure is, and where a group would hang best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.engine.structure import NOBODY, Cell
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.state import GEOMETRY
from bot.games.illuminati.see.view import CardView

PROTECTION = (1.0, 0.5, 0.2)
"""What a place is worth by its depth."""
HOMELESS = 6.0
STRONG = 4
LIGHTEST = 2
"""Of how many groups next to the Illuminati it is thought what could take their place."""


class Structure:
    """A structure as it could be, as columns by card (`engine.structure.Columns`)."""

    def __init__(self, cards: Iterable[CardView]) -> None:
        self.master: Any = {}
        self.arrow: Any = {}
        self.x: Any = {}
        self.y: Any = {}
        self.turned: Any = {}
        self.puppets: Any = {}
        self.weight: dict[int, float] = {}
        self.power: dict[int, int] = {}
        self.root = NOBODY
        for card in cards:
            self.add(card.card, card.power + card.income)
            self.power[card.card] = card.power
            self.master[card.card], self.arrow[card.card] = card.master, card.arrow
            self.x[card.card], self.y[card.card], self.turned[card.card] = card.x, card.y, card.turned
            if card.master == NOBODY:
                self.root = card.card
            else:
                self.puppets[card.master].append(card.card)

    def add(self, card: int, strength: int) -> None:
        """A card that hangs nowhere yet."""
        self.master[card] = self.arrow[card] = NOBODY
        self.x[card] = self.y[card] = self.turned[card] = 0
        self.puppets.setdefault(card, [])
        self.weight[card] = 0.6 + 0.25 * strength
        self.power[card] = CARDS.POWER[card]

    def copy(self) -> Structure:
        """Another one like it."""
        other = Structure(())
        for name in ("master", "arrow", "x", "y", "turned", "weight", "power"):
            setattr(other, name, dict(getattr(self, name)))
        other.puppets = {card: list(below) for card, below in self.puppets.items()}
        other.root = self.root
        return other

    def with_card(self, card: int, master: int, side: int) -> tuple[Structure, int]:
        """This structure with a card, or one of its own branches, hung there; how many find no place."""
        other = self.copy()
        if card in other.master:
            GEOMETRY.detach(other, card)
        else:
            other.add(card, CARDS.POWER[card] + CARDS.INCOME[card])
        homeless = GEOMETRY.attach(other, card, master, side)
        lost = sum(len(GEOMETRY.subtree(other, each)) for each in homeless)
        return other, lost

    def score(self) -> float:
        """How well protected and how open it is."""
        total, free = 0.0, set[Cell]()
        at_home = strong = 0
        taken = {(self.x[card], self.y[card]) for card in self.master}
        todo: list[tuple[int, int]] = [(self.root, -1)]
        for card, depth in todo:
            todo += [(below, depth + 1) for below in self.puppets[card]]
            if 0 <= depth < len(PROTECTION):
                below = len(GEOMETRY.subtree(self, card)) - 1
                total += PROTECTION[depth] * (self.weight[card] + 0.5 * below)
            for side in CARDS.OUT[card]:
                cell = GEOMETRY.beyond(self, card, side)
                if cell not in taken:
                    free.add(cell)
                    at_home += depth < 0
                    strong += depth >= 0 and self.power[card] >= STRONG
        return total + 0.8 * min(8, len(free)) + 0.8 * at_home + 0.4 * strong

    def placed(self, card: int, master: int, side: int) -> float:
        """How good it is with a card there."""
        other, lost = self.with_card(card, master, side)
        return other.score() - HOMELESS * lost

    def places(self, card: int) -> list[tuple[int, int]]:
        """Where a card could hang; one of its own branches, where it could hang instead."""
        branch = set(GEOMETRY.subtree(self, card)) if card in self.master else set[int]()
        cells = {(self.x[c], self.y[c]): c for c in self.master if c not in branch}
        masters = [c for c in self.master if c not in branch]
        present = (self.master.get(card), self.arrow.get(card))
        open_places = GEOMETRY.open_places(self, masters, cells)
        return [place for place in open_places if place != present]


Change = tuple[float, int, tuple[int, int]]
"""By how much a structure gets better, which card moves, and where to."""


def best_change(form: Structure, able: Iterable[int]) -> Change:
    """The best change of place in a structure."""
    now = form.score()
    found = [
        (form.placed(card, *place) - now, card, place)
        for card in able
        if card in form.master
        for place in form.places(card)
    ]
    return max(found, default=(0.0, NOBODY, (NOBODY, NOBODY)))


def best_move(cards: Sequence[CardView], able: Iterable[int]) -> tuple[float, int]:
    """By how much the best change of place betters a structure, and which card it moves."""
    return best_change(Structure(cards), able)[:2]


def best_swap(cards: Sequence[CardView], able: Iterable[int]) -> tuple[float, int]:
    """By how much it betters a structure that a light group is lifted, so that another takes its place, and
    is hung again; and which group that is."""
    free = {*able} - {card.master for card in cards}
    light = [card for card in cards[1:] if card.master == cards[0].card and card.card in free]
    now = Structure(cards).score()
    found = [(0.0, NOBODY)]
    for card in sorted(light, key=lambda card: card.power + card.income)[:LIGHTEST]:
        others = [other for other in cards if other is not card]
        form = Structure(others)
        better, moved, place = best_change(form, [other.card for other in others[1:]])
        if better > 0:
            form = form.with_card(moved, *place)[0]
            hung = [form.placed(card.card, *where) for where in form.places(card.card)]
            found.append((max(hung, default=-HOMELESS) - now, card.card))
    return max(found)
