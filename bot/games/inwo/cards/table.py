"""All printed cards as plain columns by face, in the order of the files of data/inwo/cards.

A *face* is a printed card, of which a game may hold several copies. The order of FILES gives the numbers of
the faces.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.data import load_yaml
from bot.games.inwo.cards import vocabulary as words

FILES = (
    "illuminati",
    "organizations",
    "personalities",
    "places",
    "resources",
    "plots",
    "assassinations",
    "disasters",
    "nwos",
    "goals",
    "elections",
)

Record = Mapping[str, Any]

COMMON = frozenset(("id", "name", "type", "set"))
STRENGTH = frozenset(("power", "global"))
GROUP = COMMON | STRENGTH | {"alignments", "resistance", "in", "out"}
NEEDED = {
    "illuminati": COMMON | STRENGTH,
    **dict.fromkeys(words.GROUPS, GROUP),
    "resource": COMMON | {"tags", "tokens"},
    **dict.fromkeys(words.PLOTS, COMMON),
    "nwo": COMMON | {"colour"},
}
"""The facts that a record of each type must have."""

MAY = {
    **dict.fromkeys(words.GROUPS, frozenset(("attributes", "sometimes"))),
}
"""The facts that it may have besides."""

EFFECTS = frozenset(
    ("passives", "triggers", "actions", "play", "attack", "goal", "link", "errata", "plain", "flavour")
)
"""What a record says besides its facts; `records.py` reads it."""


@dataclass(frozen=True, slots=True)
class FaceTable:
    """Columns by face. Nobody changes what they hold.

    TRAITS is a mask (vocabulary.TRAITS). RESISTANCE is 0 where none is printed; TOKENS is how many action
    tokens the card gets. TAGS are those of a Resource. IN is the side of the incoming arrow (0 top, 1 right,
    2 bottom, 3 left, -1 none), OUT those of the outgoing ones.
    """

    ID: tuple[str, ...]
    NAME: tuple[str, ...]
    TYPE: tuple[str, ...]
    SET: tuple[str, ...]
    POWER: tuple[int, ...]
    GLOBAL: tuple[int, ...]
    RESISTANCE: tuple[int, ...]
    TRAITS: tuple[int, ...]
    TAGS: tuple[frozenset[str], ...]
    TOKENS: tuple[int, ...]
    COLOUR: tuple[str, ...]
    IN: tuple[int, ...]
    OUT: tuple[tuple[int, ...], ...]

    def face(self, card_id: str) -> int:
        """The face with that id. ValueError if there is none."""
        return self.ID.index(card_id)

    def is_group(self, face: int) -> bool:
        """Whether it is an Organization, a Personality or a Place."""
        return self.TYPE[face] in words.GROUPS

    def is_plot_back(self, face: int) -> bool:
        """Whether it lies in a Plot deck: Plots of all kinds, and Illuminati other than the first."""
        return self.TYPE[face] in words.PLOTS or self.TYPE[face] == "illuminati"


def build(records: Sequence[Record]) -> FaceTable:
    """The table of loaded records, in their order. ValueError with every fault if they are not sound."""
    faults = [*_repeated(records), *(f"{r.get('id')}: {fault}" for r in records for fault in _faults(r))]
    if faults:
        raise ValueError("\n".join(faults))

    def column(field: str, default: Any = None) -> tuple[Any, ...]:
        return tuple(record.get(field, default) for record in records)

    return FaceTable(
        ID=column("id"),
        NAME=column("name"),
        TYPE=column("type"),
        SET=column("set"),
        POWER=column("power", 0),
        GLOBAL=column("global", 0),
        RESISTANCE=column("resistance", 0),
        TRAITS=tuple(words.mask((*r.get("alignments", ()), *r.get("attributes", ()))) for r in records),
        TAGS=tuple(map(frozenset, column("tags", ()))),
        TOKENS=tuple(r.get("tokens", 0 if r["type"] in words.PLOTS else 1) for r in records),
        COLOUR=column("colour", ""),
        IN=tuple(-1 if side is None else words.SIDES.index(side) for side in column("in")),
        OUT=tuple(map(_outgoing, records)),
    )


def _outgoing(record: Record) -> tuple[int, ...]:
    if record["type"] == "illuminati":
        return (0, 1, 2, 3)
    return tuple(words.SIDES.index(side) for side in record.get("out", ()))


def _repeated(records: Sequence[Record]) -> Iterator[str]:
    ids = [record.get("id") for record in records]
    for card_id in dict.fromkeys(ids):
        if ids.count(card_id) > 1:
            yield f"{card_id}: this id is used more than once"


def _faults(record: Record) -> Iterator[str]:
    """What is wrong with the facts of one record."""
    kind = record.get("type")
    if kind not in NEEDED:
        yield f"type must be one of {', '.join(words.TYPES)}, not {kind!r}"
        return
    needed, facts = NEEDED[kind], set(record)
    missing = sorted(needed - facts)
    if missing:
        yield f"missing: {', '.join(missing)}"
        return
    unknown = sorted(facts - needed - MAY.get(kind, frozenset()) - EFFECTS)
    if unknown:
        yield f"unknown: {', '.join(unknown)}"
    if record["set"] not in words.SETS:
        yield f"set must be one of {', '.join(words.SETS)}, not {record['set']!r}"
    yield from _figure_faults(record)
    if "in" in record and record["in"] not in words.SIDES:
        yield f"in must be a side, not {record['in']!r}"
    elif "in" in record and record["in"] in record["out"]:
        yield "in and out may not share a side"
    if kind == "nwo" and record["colour"] not in words.COLOURS:
        yield f"colour must be one of {', '.join(words.COLOURS)}, not {record['colour']!r}"


def _figure_faults(record: Record) -> Iterator[str]:
    """What is wrong with its figures and its lists of words."""
    for field in ("power", "global", "resistance", "tokens"):
        if field in record and (type(record[field]) is not int or record[field] < 0):
            yield f"{field} must be a whole number of at least 0, not {record[field]!r}"
    for field, allowed in LISTS.items():
        values = record.get(field, [])
        if not isinstance(values, list) or len(set(values)) < len(values) or not set(values) <= set(allowed):
            yield f"{field} must be a list of different words out of {', '.join(allowed)}, not {values!r}"


LISTS = {
    "alignments": words.ALIGNMENTS,
    "sometimes": words.ALIGNMENTS,
    "attributes": words.ATTRIBUTES,
    "tags": words.TAGS,
    "out": words.SIDES,
}
"""Facts that are lists, and their words."""

RECORDS: Sequence[Record] = [record for name in FILES for record in load_yaml("inwo", f"cards/{name}")]
"""All records as they are written, in the order of the faces."""

FACES = build(RECORDS)
