"""Finding things by names as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Generic, TypeVar

from rapidfuzz import fuzz, process

Thing = TypeVar("Thing")


def bare(name: str) -> str:
    """A name as people type it: lower case, no article, no signs."""
    plain = re.sub(r"[^a-z0-9]+", " ", re.sub(r"[.'’]", "", name.lower())).strip()
    return re.sub(r"^the ", "", plain)


class Names(Generic[Thing]):
    """Things by their names; of several with the same name the first is found."""

    def __init__(self, things: Iterable[tuple[str, Thing]]) -> None:
        self._things: dict[str, Thing] = {}
        for name, thing in things:
            self._things.setdefault(bare(name), thing)

    def nearest(self, typed: str) -> Thing | None:
        """What is called so, begins so, contains this, or is spelt much like it, in that order; None if
        nothing is."""
        sought, names = bare(typed), self._things
        if not sought:
            return None
        if sought in names:
            return names[sought]
        found = (
            [name for name in names if name.startswith(sought)]
            or [name for name in names if sought in name]
            or get_close_matches(sought, names, n=1)
        )
        return names[min(found, key=len)] if found else None

    def exactly(self, typed: str) -> Thing | None:
        """What is called so, but for case, article and signs; None if nothing is."""
        return self._things.get(bare(typed))

    def ranked(self, typed: str, most: int) -> list[tuple[Thing, float]]:
        """What is called most like this, with the likeness (0 to 100), the likest first. A name that begins
        so, or contains this, is like it by as much as 90 and by the share that was typed."""
        sought = bare(typed)
        if not sought:
            return []
        spelt = process.extract(sought, self._things.keys(), scorer=fuzz.ratio, limit=most)
        likeness = {name: score for name, score, _ in spelt}
        for name in self._things:
            if sought in name:
                share = 90 + 9 * len(sought) / len(name) - 20 * (not name.startswith(sought))
                likeness[name] = max(share, likeness.get(name, 0.0))
        order = sorted(likeness, key=lambda name: (-likeness[name], name))
        return [(self._things[name], likeness[name]) for name in order[:most]]
