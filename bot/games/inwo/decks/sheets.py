"""Decks as what a player brings to a game (`contract.Sheets`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.contract import Brought
from bot.games.inwo.decks.deck import Deck, advice, check, deck_of_line, name_of
from bot.games.inwo.decks.piles import FIRST, format_of
from bot.games.inwo.decks.reading import decode, read, written
from bot.games.inwo.decks.ready import READY


class DeckSheets:
    """The sheets of INWO: the line of a deck, the id of a ready-made one, or any for a first game."""

    newcomer = FIRST

    @property
    def ready(self) -> Mapping[str, tuple[str, str]]:
        return {ready.id: (ready.deck.name, ready.how) for ready in READY.values()}

    def read(self, words: str) -> Brought:
        reading = read(words)
        loose = tuple(
            text("inwo-deck-loose", line=loose.line, written=loose.written, card=name_of(loose.card))
            for loose in reading.loose
        )
        return Brought(reading.deck.name, reading.deck.line(), loose, reading.faults)

    def decode(self, source: bytes) -> str | Text:
        return decode(source)

    def written(self, name: str, sheet: str) -> str:
        deck = _deck(sheet)
        return written(Deck(name, deck.illuminati, deck.leads, deck.cards))

    def told(self, sheet: str) -> Sequence[Text]:
        return [*_parts(_deck(sheet))]

    def refusals(self, options: Mapping[str, Any], sheet: str) -> Sequence[Text]:
        return [] if sheet in READY or sheet == FIRST else check(_deck(sheet), format_of(options))


DECKS = DeckSheets()


def _deck(sheet: str) -> Deck:
    return READY[sheet].deck if sheet in READY else deck_of_line("", sheet)


def _parts(deck: Deck) -> Iterator[Text]:
    """A deck part by part, with what is unusual about it."""
    if deck.illuminati:
        leads = tuple(name_of(lead) for lead in deck.leads)
        key = "inwo-deck-begins-led" if leads else "inwo-deck-begins"
        yield text(key, illuminati=name_of(deck.illuminati), choices=leads)
    puppets = deck.puppets
    resources = [card for card in deck.groups if card not in puppets]
    for part, cards in (("groups", puppets), ("resources", resources), ("plots", deck.plots)):
        if cards:
            yield text(f"inwo-deck-{part}", count=len(cards), cards=_listed(cards))
    yield from advice(deck)


def _listed(cards: Sequence[str]) -> tuple[str, ...]:
    """Cards by name in the order of the alphabet, copies counted."""
    copies = Counter(name_of(card) for card in cards)
    return tuple(f"{count} × {name}" if count > 1 else name for name, count in sorted(copies.items()))
