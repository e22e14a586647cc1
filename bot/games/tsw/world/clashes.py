"""What in a moderator's file does not go together: with what there is already, or within itself (TSW-04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.tsw.world.alignments import CLASSIC
from bot.games.tsw.world.naming import means_nobody, name_key
from bot.games.tsw.world.records import Stock

MOST_GROUPS = 400
"""What a world holds at most, with all that a server adds."""


def clashes(plain: Mapping[str, Any], stock: Stock) -> list[str]:
    """What does not go together with `stock`, or within the file, as far as it is written rightly."""
    problems = []
    if plain.get("alignments") is not None and stock.own is not None:
        problems.append(f"alignments: there is a set of this server's own already ({stock.own.name})")
    if len(stock.groups) + len(_entries(plain, "groups")) > MOST_GROUPS:
        problems.append(f"groups: a world holds {MOST_GROUPS} at most; there are {len(stock.groups)} already")
    for parts in (("groups", "conspiracies", "places"), ("events",)):
        problems += _doubles(plain, stock, parts)
    return problems + _astray(plain, stock) + _misread(plain.get("alignments"))


def _misread(given: Any) -> list[str]:
    """What an alignment set reads, and the records are not written in."""
    leanings = given.get("alignments") if isinstance(given, dict) else None
    read = {
        (str(name), str(one))
        for name, leaning in (leanings.items() if isinstance(leanings, dict) else ())
        for one in _listed(leaning.get("reads") if isinstance(leaning, dict) else None)
    }
    known = ", ".join(CLASSIC.alignments)
    return [
        f"alignments > {name} > reads: '{one}' is none of {known}"
        for name, one in sorted(read)
        if one not in CLASSIC.alignments
    ]


def _listed(given: Any) -> Sequence[Any]:
    return given if isinstance(given, list) else ()


def _entries(plain: Mapping[str, Any], part: str) -> list[Mapping[str, Any]]:
    """The records of a part that have a name."""
    listed = plain.get(part)
    found = listed if isinstance(listed, list) else []
    return [record for record in found if isinstance(record, dict) and isinstance(record.get("name"), str)]


def _doubles(plain: Mapping[str, Any], stock: Stock, parts: Sequence[str]) -> list[str]:
    """Names, also those for short and of sites, that are taken among all records of some parts."""
    problems = []
    known = [record for part in parts for record in getattr(stock, part)]
    taken = {name_key(name) for record in known for name in (record.name, *_others(vars(record)).values())}
    for where, record in [(part, record) for part in parts for record in _entries(plain, part)]:
        name, others = record["name"], _others(record)
        if name_key(name) in taken:
            problems.append(f"{where} > {name}: there is one of this name already")
        problems += [
            f"{where} > {name} > {field}: something else is called '{other}' already"
            for (field, _), other in others.items()
            if name_key(other) in taken
        ]
        problems += [
            f"{where} > {name}: no order could tell whom or what '{called}' means"
            for called in (name, *others.values())
            if means_nobody(called)
        ]
        taken.update(map(name_key, (name, *others.values())))
    return problems


def _others(record: Mapping[str, Any]) -> dict[tuple[str, int], str]:
    """The names for short and the sites of a record, by field and place in it."""
    listed = {field: record.get(field) for field in ("aka", "sites")}
    return {
        (field, n): name
        for field, names in listed.items()
        for n, name in enumerate(names if isinstance(names, list | tuple) else ())
        if isinstance(name, str)
    }


def _astray(plain: Mapping[str, Any], stock: Stock) -> list[str]:
    """Places and kinds of groups that are nowhere to be found."""
    people = plain.get("people")
    added = people.get("kinds") if isinstance(people, dict) else None
    kinds = {**stock.people.kinds, **(added if isinstance(added, dict) else {})}
    places = {place.name for place in stock.places} | {p["name"].strip() for p in _entries(plain, "places")}
    problems = []
    for group in _entries(plain, "groups"):
        place, kind = group.get("place"), group.get("kind")
        if isinstance(place, str) and place.strip() not in places:
            problems.append(f"groups > {group['name']} > place: '{place}' is no place; add it under places")
        if isinstance(kind, str) and kind.strip() not in kinds:
            there = f"there are: {', '.join(map(str, kinds))}"
            problems.append(f"groups > {group['name']} > kind: '{kind}' is unknown; {there}")
    return problems
