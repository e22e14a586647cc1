"""What is known of the position as it is: passives in force, traits and numbers, each reckoned once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from bot.games.inwo.cards.records import Params
from bot.games.inwo.play.state import RECKONED, Inwo
from bot.games.inwo.play.words import Scope

POWER, GLOBAL, RESISTANCE, RELIEF = "power", "global", "resistance", "relief"
MEANT = {
    POWER: {"power", "both", "strength"},
    GLOBAL: {"global", "both"},
    RESISTANCE: {"resistance", "strength"},
    RELIEF: {"relief"},
}
"""By number: the words by which `stat` means it."""


class Source(NamedTuple):
    """A passive in force: the card it is on, whose that is (NOBODY: an NWO), its parameters, its place in the
    order of play."""

    card: int
    seat: int
    params: Params
    stamp: int


class Known:
    """What was reckoned for this very position; nothing of it outlasts a change (`Inwo.doubt`).

    passives: those in force, by their word. busy: what is just being reckoned; cuts: how often something of
    that was asked for. traits by card, values by what was asked; stats: by column, each `stat` in force with
    its scope and the cards that it can be about (None: any). turned: the cards whose traits may not be those
    that are printed (ALL: any of them).
    """

    __slots__ = ("busy", "cuts", "passives", "stats", "traits", "turned", "values")
    passives: dict[str, list[Source]] | None
    traits: dict[int, int]
    values: dict[tuple[str, int, bool], int]
    stats: dict[str, list[tuple[Source, Scope, Collection[int] | None]]]
    turned: Collection[int] | None

    def __init__(self) -> None:
        self.passives = None
        self.busy: set[object] = set()
        self.cuts = 0
        self.drop()

    def drop(self) -> None:
        """The passives in force are others now."""
        self.traits, self.values, self.stats, self.turned = {}, {}, {}, None

    def forget(self, cards: Iterable[int]) -> None:
        """The numbers of these cards may be others now."""
        for card in cards:
            self.traits.pop(card, None)
            for column in MEANT:
                self.values.pop((column, card, False), None)
                self.values.pop((column, card, True), None)


class _Everything(frozenset[int]):
    """All cards."""

    def __contains__(self, card: object) -> bool:
        return True


ALL = _Everything()


def known_of(s: Inwo) -> Known:
    """What was reckoned for this very position."""
    known: Known | None = s.memo.get(RECKONED)
    if known is None:
        known = s.memo[RECKONED] = Known()
    return known


def kept(known: Known, held: dict[Any, int], key: Any, printed: int, reckon: Callable[[], int]) -> int:
    """What is reckoned now. It is held only if nothing had to say what is printed meanwhile: so it never
    matters what was asked for first."""
    if key in known.busy:
        known.cuts += 1
        return printed
    cuts = known.cuts
    known.busy.add(key)
    value = reckon()
    known.busy.discard(key)
    if known.cuts == cuts:
        held[key] = value
    return value
