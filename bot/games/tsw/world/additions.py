"""What a server may add to the world of The Secret Wars: its own texts, as data files (TSW-04, TSW-22)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from bot.engine.moves import Text, text
from bot.games.contract import BadMaterial, Material
from bot.games.tsw.world.alignments import CLASSIC, SHIPPED, AlignmentSet
from bot.games.tsw.world.clashes import clashes
from bot.games.tsw.world.records import PARTS, Additions, Definition, Stock, stock_of, stored_additions


class WorldAdditions(Material):
    """Groups, places, events, conspiracies, people and an alignment set."""

    def read(self, plain: Any, before: Sequence[str]) -> str:
        found = read_additions(plain, stock_of(SHIPPED[0], tuple(before)))
        return found.model_dump_json(exclude_defaults=True)

    def contents(self, line: str) -> Text:
        found = stored_additions(line)
        counts = {part: len(getattr(found, part)) for part in PARTS}
        people = sum(len(words) for _, words in found.people if words)
        named = found.alignments.name if found.alignments else "none"
        return text("tsw-world-contents", **counts, people=people, alignments=named)


ADDITIONS = WorldAdditions()


def read_additions(plain: Any, stock: Stock) -> Additions:
    """A moderator's file (plain values of its YAML), checked alone and against `stock`. Raises
    BadMaterial."""
    if not isinstance(plain, dict):
        raise BadMaterial([f"The file must be a mapping with any of: {', '.join(Additions.model_fields)}."])
    astray = clashes(plain, stock)
    try:
        own = _own_set(plain)
        words = {**CLASSIC.opposites, **(own or stock.own or CLASSIC).opposites}
        found = Additions.model_validate(plain, context=words)
    except ValidationError as error:
        raise BadMaterial([*(_problem(e, plain) for e in error.errors()), *astray]) from None
    if astray:
        raise BadMaterial(astray)
    if not found.model_dump(exclude_defaults=True):
        raise BadMaterial([f"The file adds nothing. Give it any of: {', '.join(Additions.model_fields)}."])
    return found


REASONS = {
    "extra_forbidden": "there is no such field", "missing": "is missing",
    "tuple_type": "must be a list", "list_type": "must be a list",
    "model_type": "must be a mapping", "dict_type": "must be a mapping", "mapping_type": "must be a mapping",
    "string_type": "must be a text (in quotes, if it looks like a number or a date)",
    "int_type": "must be a whole number", "int_parsing": "must be a whole number",
    "int_from_float": "must be a whole number",
}  # fmt: skip
"""What is wrong with a field, by the name that the checks have for it."""
SHOULD = re.compile(r"^(?:Input|String|Tuple|List|Dictionary|Set) should")


def _problem(error: Any, plain: Any) -> str:
    """One line: which record, which field, what is wrong with it."""
    where: list[str] = []
    here = plain
    for step in error["loc"]:
        try:
            here = here[step]
        except (KeyError, IndexError, TypeError):
            here = None
        named = here.get("name") if isinstance(here, dict) else None
        number = f"no. {step + 1}" if isinstance(step, int) else str(step)
        where.append(f"{number} ({named})" if isinstance(step, int) and named else number)
    reason = REASONS.get(error["type"]) or SHOULD.sub("must", error["msg"].removeprefix("Value error, "))
    return f"{' > '.join(where)}: {reason}"


def _own_set(plain: Mapping[str, Any]) -> AlignmentSet | None:
    """The alignment set that a file defines: what the rest of it may be written in."""
    given = plain.get("alignments")
    return None if given is None else Definition.model_validate({"alignments": given}).alignments
