"""Which names are borne already, by those who are in the world and by those who may come into it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.games.tsw.play.notes import standing_in
from bot.games.tsw.play.state import SecretWars
from bot.games.tsw.world.naming import name_key
from bot.games.tsw.world.records import Stock


def borne(s: SecretWars, groups: Iterable[int], people: Iterable[int]) -> set[str]:
    """The keys of the names of these groups, long and short, of these people, and of all places."""
    others = {name_key(name) for name in (*(s.p_name[p] for p in people), *s.world.places)}
    return others.union(*(names_of(s, g) for g in groups))


def names_of(s: SecretWars, g: int) -> set[str]:
    """The keys of all names of a group."""
    return {name_key(name) for name in (s.g_name[g], *s.group_facts(g).aka)}


def place_in(s: SecretWars, words: str) -> str | None:
    """The first place of the world that is named in a description such as 'a flat in London', if any is; a
    short name ('LA') only as it is written, where no other is: it may be a word ('la')."""
    named, said = standing_in(s.world.places, words), words.casefold()
    short = (
        place.name
        for place in s.stock.places
        for aka in place.aka
        if re.search(rf"\b{re.escape(aka)}\b", words)
    )
    return min(named, key=lambda name: (said.find(name.casefold()), name), default=next(short, None))


def borne_by(stock: Stock) -> frozenset[str]:
    """The keys of the names of groups and places in this material, whether or not a world holds them."""
    named = [name for group in stock.groups for name in (group.name, *group.aka)]
    towns = [name for place in stock.places for name in (place.name, *place.aka, *place.sites)]
    return frozenset(map(name_key, (*named, *towns)))
