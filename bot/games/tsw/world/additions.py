"""What a server may add to the world of The Secret Wars: its own texts, as data files (TSW-04, TSW-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.contract import Material
from bot.games.tsw.world.alignments import SHIPPED
from bot.games.tsw.world.records import PARTS, read_additions, stock_of, stored_additions


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
