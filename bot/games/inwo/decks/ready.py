"""The decks that anybody may play: 42 of the Limited edition, three for a first game, and the one that all
players share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bot.games.data import load_yaml
from bot.games.inwo.decks.deck import Deck, deck_of


@dataclass(frozen=True, slots=True)
class Ready:
    """A deck with a name of our own and a sentence on how it plays. first: fit for a first game."""

    id: str
    how: str
    first: bool
    deck: Deck


def _ready(record: Mapping[str, Any], first: bool) -> Ready:
    cards = [record["illuminati"], *record["groups"], *record["resources"], *record["plots"]]
    leads = [record["lead"], *record.get("alternates", ())]
    deck = deck_of(record["name"], record["illuminati"], leads, cards)
    return Ready(record["id"], record["how"], first, deck)


def _shared(record: Mapping[str, Any]) -> Ready:
    cards = [*record["illuminati"], *record["groups"], *record["resources"], *record["plots"]]
    return Ready(record["id"], record["how"], False, deck_of(record["name"], "", (), cards))


_ALL = (
    *(_ready(record, True) for record in load_yaml("inwo", "decks/first")),
    *(_ready(record, False) for record in load_yaml("inwo", "decks/limited")),
)

READY: Mapping[str, Ready] = MappingProxyType({ready.id: ready for ready in _ALL})
"""The decks for one player, by their ids; those for a first game come first."""

SHARED = _shared(load_yaml("inwo", "decks/big")[0])
"""The one big deck. It has no Illuminati to begin with: each player chooses one of those in it."""
