"""What lies where when a game begins: the decks of the seats, by the options of the table and one value of
chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.engine.chance import Stream
from bot.engine.kernel import OptionSpec
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.decks.campaign import BIG, COMMUNAL, OWN, campaign, extra_plots, format_in_play
from bot.games.inwo.decks.deck import (
    CARDS,
    COPIES,
    SIZES,
    USUAL,
    Deck,
    Format,
    check,
    deck_of,
    deck_of_line,
    is_illuminati,
)
from bot.games.inwo.decks.ready import READY, SHARED

CHANCE, FIRST, SOUP = "chance", "first", "soup"
SHEETS = "deck"
"""The option that holds what each seat plays with: the line of a deck (`Deck.line`), the id of a ready-made
one, FIRST for any of those for a first game, or None for what the option `ready_made` says."""

OPTIONS = (
    OptionSpec("format", OWN, (OWN, BIG, COMMUNAL), "INW-002"),
    OptionSpec("size", USUAL.size, SIZES, "INW-002"),
    OptionSpec("copies", USUAL.copies, COPIES, "EVL-10"),
    OptionSpec("ready_made", CHANCE, (CHANCE, FIRST, SOUP), "INW-002"),
)
"""format: own decks, one big deck, or own Plots and Groups for all. ready_made: what seats play with that
have chosen nothing: a ready-made deck by chance (of all, or of those for a first game), or legal cards by
chance."""


class Piles(NamedTuple):
    """What a seat begins with, as faces in no particular order. illuminati: -1 if it is chosen out of the
    shared Plots. leads: Groups to begin with, by preference."""

    illuminati: int
    leads: tuple[int, ...]
    plots: tuple[int, ...]
    groups: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stacks:
    """The piles of the seats, and what all draw from: everything of one big deck, the Groups where they are
    communal; else nothing."""

    seats: tuple[Piles, ...]
    plots: tuple[int, ...] = ()
    groups: tuple[int, ...] = ()


NOTHING = Piles(-1, (), (), ())


def build(options: Mapping[str, Any], seats: int, value: int) -> Stacks:
    """What lies where; `value` is a value of chance. Seats that draw a ready-made deck draw different ones,
    and different Illuminati as long as there are any. ValueError for a sheet that is no legal deck."""
    format = format_in_play(options)
    if format == BIG:
        plots, groups = _backs(SHARED.deck)
        plots = (*plots, *extra_plots(options))
        return Stacks((NOTHING,) * seats, plots, campaign(options, groups, seats, Stream(value)))
    stream = Stream(value)
    piles = tuple(_piles(deck) for deck in dealt(options, seats, stream))
    if format == OWN:
        return Stacks(piles)
    together = campaign(options, sorted({face for pile in piles for face in pile.groups}), seats, stream)
    piles = tuple(p._replace(plots=(*p.plots, *extra_plots(options))) for p in piles)
    return Stacks(tuple(Piles(p.illuminati, p.leads, p.plots, ()) for p in piles), groups=together)


def playable(options: Mapping[str, Any]) -> bool:
    """Whether everything that seats bring is a deck that this table takes."""
    sheets = options.get(SHEETS) or []
    if not isinstance(sheets, list):
        return False
    try:
        for sheet in sheets:
            if sheet is not None:
                _deck(options, sheet, (), Stream(0))
    except (TypeError, ValueError, RecursionError):
        return False
    return True


def _backs(deck: Deck) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The faces of its Plots and of its Groups."""
    return tuple(CARDS[card] for card in deck.plots), tuple(CARDS[card] for card in deck.groups)


def _piles(deck: Deck) -> Piles:
    return Piles(CARDS[deck.illuminati], tuple(CARDS[lead] for lead in deck.leads), *_backs(deck))


def dealt(options: Mapping[str, Any], seats: int, stream: Stream) -> list[Deck]:
    """The deck of each seat."""
    sheets = list(options.get(SHEETS) or ())
    taken: list[Deck] = []
    for sheet in [*sheets[:seats], *[None] * (seats - len(sheets))]:
        taken.append(_deck(options, sheet or options["ready_made"], taken, stream))
    return taken


def _deck(options: Mapping[str, Any], sheet: str, taken: Sequence[Deck], stream: Stream) -> Deck:
    format = format_of(options)
    if sheet == SOUP:
        return soup(format, stream)
    if sheet in READY:
        return fitted(READY[sheet].deck, format, stream)
    if sheet in (CHANCE, FIRST):
        pool = [ready.deck for ready in READY.values() if ready.first or sheet == CHANCE]
        others = {deck.illuminati for deck in taken}
        fresh = [d for d in pool if d.illuminati not in others] or [d for d in pool if d not in taken] or pool
        return fitted(fresh[stream.below(len(fresh))], format, stream)
    deck = deck_of_line("", sheet)
    if check(deck, format):
        raise ValueError("a deck that this table does not take")
    return deck


def format_of(options: Mapping[str, Any]) -> Format:
    """What decks a table with these options takes."""
    return Format(options["size"], USUAL.sets, options["copies"])


def fitted(deck: Deck, format: Format, stream: Stream) -> Deck:
    """A ready-made deck made to fit another format: what is too much is laid aside by chance, never the
    Illuminati or the first lead; what lacks comes from the decks of the same Illuminati, then from all."""
    if not check(deck, format):
        return deck
    kept = [deck.illuminati, *deck.leads[:1]]
    rest = list(deck.cards)
    for card in kept:
        rest.remove(card)
    mine = [r.deck for r in READY.values() if r.deck.illuminati == deck.illuminati and r.deck is not deck]
    for pool in (rest, *(list(other.cards) for other in mine), _usual()):
        _fill(kept, pool, format, stream)
    return deck_of(deck.name, deck.illuminati, [lead for lead in deck.leads if lead in kept], kept)


def _usual() -> list[str]:
    """The cards of the usual sets."""
    return [card for face, card in enumerate(FACES.ID) if FACES.SET[face] in USUAL.sets]


def _fill(cards: list[str], pool: list[str], format: Format, stream: Stream) -> None:
    """Add cards of a pool by chance as far as the format lets."""
    copies = Counter(cards)
    while pool and len(cards) < format.size:
        card = pool.pop(stream.below(len(pool)))
        another = is_illuminati(card) and card not in cards
        if not another and not (format.copies and copies[card] >= format.copies):
            cards.append(card)
            copies[card] += 1


def soup(format: Format, stream: Stream) -> Deck:
    """A legal deck by chance, with a lead that has arrows and Groups enough to play with."""

    def drawn(faces: list[int], count: int) -> list[str]:
        return [FACES.ID[faces.pop(stream.below(len(faces)))] for _ in range(count)]

    faces = [CARDS[card] for card in _usual()]
    groups = [face for face in faces if FACES.is_group(face)]
    resources = [face for face in faces if FACES.TYPE[face] == "resource"]
    plots = [face for face in faces if FACES.is_plot_back(face) and FACES.TYPE[face] != "illuminati"]
    (illuminati,) = drawn([face for face in faces if FACES.TYPE[face] == "illuminati"], 1)
    leads = drawn([face for face in groups if FACES.OUT[face]], 1)
    groups.remove(CARDS[leads[0]])
    cards = [illuminati, *leads, *drawn(groups, format.size // 3), *drawn(resources, format.size // 15)]
    cards += drawn(plots, format.size - len(cards))
    return deck_of("", illuminati, leads, cards)
