"""Names that a server gives to the board: read from its files, laid over the city's own."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.engine.moves import Text, text
from bot.games.contract import BadMaterial, Material
from bot.games.illuminopoly.cards.board import GROUPS, KIND, OWN, THEMES

MATERIAL = "names"
"""The option that holds the lines of a server's files."""
BASE = "city"
"""What is not renamed is called as in this look."""
LONGEST = 32
WRITTEN = re.compile(r"[\w][\w .,:;!?'’&/()+-]*")
PARTS = ("spaces", "groups")
GO_ON = {kind for kind in KIND if KIND.count(kind) > 1 and kind in ("chance", "chest")}
"""Spaces that stand on the board more than once under one name."""


class Looks(Material):
    """Files with `spaces` (by their number from 0 for GO to 39) and `groups` (by their colour)."""

    def read(self, plain: Any, before: Sequence[str]) -> str:
        problems: list[str] = []
        found = _parts(plain, problems)
        if not problems and not any(found.values()):
            problems.append("There is nothing to rename in it: give it `spaces` or `groups`.")
        if not problems:
            line = json.dumps(found, ensure_ascii=False, sort_keys=True)
            problems += _twice(json.loads(own_look((*before, line))))
        if problems:
            raise BadMaterial(problems)
        return line

    def contents(self, line: str) -> Text:
        found = json.loads(line)
        return text("iop-names-contents", spaces=len(found["spaces"]), groups=len(found["groups"]))


def chosen_look(options: Mapping[str, Any]) -> str:
    """The look of a game, as `board.look` takes it."""
    theme: str = options["theme"]
    return own_look(tuple(options.get(MATERIAL, ()))) if theme == OWN else theme


@lru_cache(64)
def own_look(lines: tuple[str, ...]) -> str:
    """The look that comes of a server's files, in their order, as JSON; the base where there are none."""
    if not lines:
        return BASE
    spaces, groups = list(THEMES[BASE]["spaces"]), dict(THEMES[BASE]["groups"])
    for line in lines:
        found = json.loads(line)
        groups |= found["groups"]
        for number, name in found["spaces"].items():
            spaces[int(number)] = name
    return json.dumps({"groups": groups, "spaces": spaces}, ensure_ascii=False)


def _parts(plain: Any, problems: list[str]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {part: {} for part in PARTS}
    if not isinstance(plain, dict):
        problems.append("The file must be a mapping with `spaces` or `groups`.")
        return found
    for part, names in plain.items():
        if part not in PARTS:
            problems.append(f"`{part}` is not known here; there are `spaces` and `groups`.")
        elif not isinstance(names, dict):
            problems.append(f"`{part}` must be a mapping from what is renamed to its new name.")
        else:
            for key, name in names.items():
                problem = _fault(str(part), key, name)
                if problem is None:
                    found[str(part)][str(key)] = " ".join(name.split())
                else:
                    problems.append(f"{part} → {key}: {problem}")
    return found


def _fault(part: str, key: Any, name: Any) -> str | None:
    """What is wrong with one new name."""
    if part == "spaces" and (type(key) is not int or not 0 <= key < len(KIND)):
        return f"spaces are numbers from 0 (GO) to {len(KIND) - 1}"
    if part == "groups" and key not in GROUPS:
        return "the groups are " + ", ".join(GROUPS)
    if not isinstance(name, str) or not 0 < len(" ".join(name.split())) <= LONGEST:
        return f"a name has 1 to {LONGEST} characters"
    if not WRITTEN.fullmatch(" ".join(name.split())):
        return "a name is made of letters, digits, spaces and simple signs (. , : ; ! ? ' & / ( ) + -)"
    return None


def _twice(look: Mapping[str, Any]) -> list[str]:
    """Names that two different spaces would have; cards and deeds are found by their names."""
    spaces: list[str] = [name for n, name in enumerate(look["spaces"]) if KIND[n] not in GO_ON]
    folded = [name.casefold() for name in spaces]
    return [
        f"{name} would be the name of more than one space."
        for name in sorted({name for name in spaces if folded.count(name.casefold()) > 1})
    ]


LOOKS = Looks()
