"""A deck of cards, and by which rules it may be played (INW-002 to INW-006, EVL-10 to EVL-14)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.engine.moves import Text, text
from bot.games.inwo.cards.table import FACES

CARDS = {card: face for face, card in enumerate(FACES.ID)}
"""The face of each card by its id."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards by their ids, copies repeated, in the order of their faces; make it with `deck_of`.

    illuminati: the one to begin with, '' if none is said. leads: the Group to begin with and those for when
    it is set aside, by preference (INW-006, INW-007).
    """

    name: str
    illuminati: str
    leads: tuple[str, ...]
    cards: tuple[str, ...]

    @property
    def plots(self) -> tuple[str, ...]:
        """What lies in the Plot deck: Plots, and Illuminati besides the one to begin with (INW-003)."""
        rest = list(self.cards)
        if self.illuminati in rest:
            rest.remove(self.illuminati)
        return tuple(card for card in rest if card in CARDS and FACES.is_plot_back(CARDS[card]))

    @property
    def groups(self) -> tuple[str, ...]:
        """What lies in the Group deck: Groups and Resources (INW-003)."""
        return tuple(card for card in self.cards if card in CARDS and not FACES.is_plot_back(CARDS[card]))

    @property
    def puppets(self) -> tuple[str, ...]:
        """The Groups alone, without Resources."""
        return tuple(card for card in self.groups if FACES.is_group(CARDS[card]))

    def line(self) -> str:
        """The deck as one line of JSON, without its name."""
        plain = {"illuminati": self.illuminati, "leads": self.leads, "cards": self.cards}
        return json.dumps(plain, separators=(",", ":"))


def deck_of(name: str, illuminati: str, leads: Iterable[str], cards: Iterable[str]) -> Deck:
    """The deck of these cards, which include the Illuminati to begin with, in any order."""
    order = sorted(cards, key=lambda card: (CARDS.get(card, len(CARDS)), card))
    return Deck(name, illuminati, tuple(dict.fromkeys(leads)), tuple(order))


def deck_of_line(name: str, line: str) -> Deck:
    """The deck that `Deck.line` wrote. ValueError if it is none."""
    plain = json.loads(line)
    if not isinstance(plain, dict) or set(plain) != {"illuminati", "leads", "cards"}:
        raise ValueError("not a deck")
    lists = plain["leads"], plain["cards"]
    words = [plain["illuminati"], *(card for cards in lists if isinstance(cards, list) for card in cards)]
    if not all(isinstance(cards, list) for cards in lists) or not all(isinstance(w, str) for w in words):
        raise ValueError("not a deck")
    return deck_of(name, plain["illuminati"], plain["leads"], plain["cards"])


@dataclass(frozen=True, slots=True)
class Format:
    """What decks a table takes. size: the cards of each (INW-002). sets: the editions allowed. copies: how
    many of one card at most, 0 for any number (EVL-10 to EVL-14)."""

    size: int = 45
    sets: frozenset[str] = frozenset({"limited"})
    copies: int = 0


SIZES = (45, 30, 60)
COPIES = (0, 1, 3)
USUAL = Format()


def check(deck: Deck, format: Format = USUAL) -> list[Text]:
    """All reasons why a table of this format does not take the deck, each with the ID of its rule."""
    return [*_cards(deck, format), *_beginning(deck)]


def _cards(deck: Deck, format: Format) -> Iterator[Text]:
    if len(deck.cards) != format.size:
        yield text("inwo-deck-size", count=len(deck.cards), size=format.size, rule="INW-002")
    copies = Counter(deck.cards)
    for card, count in copies.items():
        if card not in CARDS:
            yield text("inwo-deck-no-card", card=card, rule="INW-002")
        elif FACES.SET[CARDS[card]] not in format.sets:
            yield text("inwo-deck-set", card=FACES.NAME[CARDS[card]], rule="INW-002")
        elif format.copies and count > format.copies:
            name = FACES.NAME[CARDS[card]]
            yield text("inwo-deck-copies", card=name, count=count, most=format.copies, rule="EVL-10")


def _beginning(deck: Deck) -> Iterator[Text]:
    several = tuple(dict.fromkeys(name_of(card) for card in deck.cards if is_illuminati(card)))
    if not deck.illuminati and several:
        yield text("inwo-deck-which-illuminati", cards=several, rule="INW-004")
    elif not deck.illuminati:
        yield text("inwo-deck-no-illuminati", rule="INW-004")
    elif deck.illuminati not in deck.cards:
        yield text("inwo-deck-illuminati-missing", card=name_of(deck.illuminati), rule="INW-004")
    elif deck.illuminati in CARDS and not is_illuminati(deck.illuminati):
        yield text("inwo-deck-not-illuminati", card=name_of(deck.illuminati), rule="INW-004")
    if not deck.puppets:
        yield text("inwo-deck-no-group", rule="INW-006")
    for lead in deck.leads:
        if lead not in deck.puppets:
            yield text("inwo-deck-lead", card=name_of(lead), rule="INW-006")


def advice(deck: Deck) -> list[Text]:
    """What is allowed, and yet rarely wise: the handbook advises 12 to 20 Group cards among 45 (INW-002)."""
    least, most = 12 * len(deck.cards) // 45, -(-20 * len(deck.cards) // 45)
    if deck.cards and not least <= len(deck.groups) <= most:
        return [text("inwo-deck-advice", count=len(deck.groups), least=least, most=most, rule="INW-002")]
    return []


def name_of(card: str) -> str:
    """What a card is called; its id if there is no such card."""
    return FACES.NAME[CARDS[card]] if card in CARDS else card


def is_illuminati(card: str) -> bool:
    """Whether it is the card of an Illuminati."""
    return card in CARDS and FACES.TYPE[CARDS[card]] == "illuminati"
