"""What is known of the position as it is: passives in force, traits and numbers, each reckoned once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import wraps
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame
from bot.engine.modifiers import Modifier
from bot.games.inwo.cards.records import EFFECTS, Effect, Params, is_of_attacks_on_it
from bot.games.inwo.play.state import RECKONED, SHOWN, Inwo
from bot.games.inwo.play.words import Scope, Word

POWER, GLOBAL, RESISTANCE, RELIEF = "power", "global", "resistance", "relief"
FROZEN = "frozen"
"""Ability of an effect: the tokens of a card may not be spent."""
MASTER = "master"
"""What a Group has of its master, among the numbers that may be changed for a time."""
MEANT = {
    POWER: {"power", "both", "strength"},
    GLOBAL: {"global", "both"},
    RESISTANCE: {"resistance", "strength"},
    RELIEF: {"relief"},
}
"""By number: the words by which `stat` means it."""


class Affair(Frame):
    """Something that goes on, as far as everything else in the game may know of it; others carry it out."""

    (DATA,) = registers(1)

    @classmethod
    def data(cls, f: FrameData) -> dict[str, Any]:
        """All about it."""
        found: dict[str, Any] = f[cls.DATA]
        return found


class Source(NamedTuple):
    """A passive in force: the card it is on, whose that is (NOBODY: an NWO), its parameters, its place in the
    order of play."""

    card: int
    seat: int
    params: Params
    stamp: int


class Placed(NamedTuple):
    """A passive in force and the scope from which it is read. about: which cards it can be about (None: any).
    faces: of which printed cards, as long as their traits are those printed. fit: whether it is about a card
    (None: about its own). plain: whether that hangs on nothing else. made: how it changes a number, None if
    that hangs on the card or on others."""

    source: Source
    at: Scope
    about: Collection[int] | None
    faces: Collection[int]
    fit: Word | None
    plain: bool
    made: Sequence[Modifier] | None


class Known:
    """What was reckoned for this very position; nothing of it outlasts a change (`Inwo.doubt`)."""

    passives: dict[str, list[Source]] | None
    """Those in force, by their word."""
    busy: set[object]
    """What is just being reckoned."""
    cuts: int
    """How often something of that was asked for."""
    traits: dict[int, int]
    values: dict[tuple[str, int, bool], int]
    alone: dict[Any, int]
    """What holds if nothing else is being reckoned."""
    turned: tuple[Collection[int], Collection[int]] | None
    """The cards, and the printed cards, whose traits may not be those that are printed."""
    sums: dict[str, list[Any]]
    """Of attacks as they stood, by all that matters of them."""
    supposed: dict[str, dict[Any, Any]]
    """By what is supposed to hold as well: what was reckoned then, as a memo of the state."""
    held: dict[Any, Any]
    """By function and what it was asked: what it has found (`reckoned`)."""

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        self.passives = None
        self.busy, self.cuts = set(), 0
        self.drop()

    def drop(self) -> None:
        """The passives in force are others now."""
        self.traits, self.values, self.alone, self.turned = {}, {}, {}, None
        self.sums, self.supposed, self.held = {}, {}, {}

    def forget(self, cards: Iterable[int]) -> None:
        """The numbers of these cards may be others now."""
        self.alone = {}
        for card in cards:
            self.traits.pop(card, None)
            for column in MEANT:
                self.values.pop((column, card, False), None)
                self.values.pop((column, card, True), None)


def acting(s: Inwo) -> list[int]:
    """The cards whose passives hold, but for linked Plots: what is controlled, Resources, NWOs."""
    found: list[int] = []
    for seat in range(s.seats):
        if s.alive[seat]:
            found += s.deployed(seat)
    return found + s.nwos


def spoken(s: Inwo) -> Iterator[tuple[int, int, Sequence[Effect]]]:
    """The passives of the same, each with its place in the order of play and the card; of what is attacked
    from a hand, or uncontrolled, what it says of attacks on itself."""
    cards = acting(s)
    for stamp, card in enumerate(cards):
        if said := EFFECTS.PASSIVES[s.face[card]]:
            yield stamp, card, said
    shown = [card for card, zone in enumerate(s.zone) if zone == SHOWN] if SHOWN in s.zone else []
    for stamp, card in enumerate((*s.area, *shown), len(cards)):
        yield (
            stamp,
            card,
            [effect for effect in EFFECTS.PASSIVES[s.face[card]] if is_of_attacks_on_it(effect)],
        )


def known_of(s: Inwo) -> Known:
    """What was reckoned for this very position."""
    known: Known | None = s.memo.get(RECKONED)
    if known is None:
        known = s.memo[RECKONED] = Known()
    return known


UNKNOWN: Any = object()
"""What is held for what was not asked yet."""
Asked = TypeVarTuple("Asked")
Found = TypeVar("Found")


def reckoned(find: Callable[[Inwo, *Asked], Found]) -> Callable[[Inwo, *Asked], Found]:
    """What the function finds holds for the position: it is asked once for the same."""

    @wraps(find)
    def found(s: Inwo, /, *asked: *Asked) -> Found:
        known: Known = s.memo.get(RECKONED) or known_of(s)
        key = (find, *asked)
        made: Found = known.held.get(key, UNKNOWN)
        if made is UNKNOWN:
            made = known.held[key] = find(s, *asked)
        return made

    return found


def kept(known: Known, held: dict[Any, int], key: Any, printed: int, reckon: Callable[[], int]) -> int:
    """What is reckoned now. It is held only if nothing had to say what is printed meanwhile: so it never
    matters what was asked for first. Else it holds for whoever asks for it by itself, as was done now."""
    if not known.busy:
        found = known.alone.get(key)
        if found is not None:
            return found
    elif key in known.busy:
        known.cuts += 1
        return printed
    cuts = known.cuts
    known.busy.add(key)
    value = reckon()
    known.busy.discard(key)
    if known.cuts == cuts:
        held[key] = value
    elif not known.busy:
        known.alone[key] = value
    return value


def spendable(s: Inwo, card: int) -> bool:
    """Whether a card has a token that may be spent now (INW-160)."""
    if not s.tokens[card]:
        return False
    return not s.effects or not any(e[2] == card and e[3] == FROZEN for e in s.effects)


def stands_alone(s: Inwo, card: int) -> bool:
    """Whether neither the alignments nor the abilities of its master help a Group to resist, for a time."""
    return any(who == card and what == MASTER for _, _, who, what, _, _ in s.effects)
