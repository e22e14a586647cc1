"""What a standing order waits for (TSW-60)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.tsw.orders.actions import OWN_GROUPS
from bot.games.tsw.reading.cut import Cutting, Order, Stretch
from bot.games.tsw.reading.mask import MONEY
from bot.games.tsw.reading.names import GROUP, PERSON
from bot.games.tsw.reading.split import ITEM, LINE, SENTENCE
from bot.games.tsw.reading.tokens import NUMBER


class Conditions(Cutting):
    """One message, and the conditions that it tells."""

    def _condition(self, stretch: Stretch) -> dict[str, Any] | None:
        """What a standing order waits for (TSW-60)."""
        kind = stretch.label.partition(":")[2]
        parts = self.chunks[stretch.first : stretch.last]
        people, groups = list[str](), list[str]()
        own = False
        amounts = []
        for at in range(parts[0].first, parts[-1].last):
            piece = self.pieces[at]
            if piece.kind in (MONEY, NUMBER):
                amounts.append(piece.amount)
            if piece.mask in self.language.set("we"):
                groups.append(self.setting.controls.conspiracy)
            if piece.mention is None:
                continue
            if piece.mention.pronoun == "own":
                own = True
            for entity in self.filler.meant(at, self.context)[:1]:
                (people if entity.kind == PERSON else groups if entity.kind == GROUP else []).append(
                    entity.name
                )
        self._note(parts)
        return self._told(kind, people, groups, own, amounts)

    def _told(
        self, kind: str, people: Sequence[str], groups: Sequence[str], own: bool, amounts: Sequence[int]
    ) -> dict[str, Any] | None:
        if kind in ("location-public", "attacked") and people:
            return {"kind": kind, "character": people[0]}
        if kind == "attack-announced":
            return self._announced(people, groups)
        kind = "group-attacked" if kind == "attacked" else kind  # 'if anyone attacks us'
        if kind == "group-attacked" and own:
            return {"kind": kind, "group": OWN_GROUPS}
        if kind == "group-attacked" and groups:
            return {"kind": kind, "group": min(groups, key=lambda name: name not in self.setting.own_groups)}
        if kind == "treasury-exceeds" and groups and amounts:
            return {"kind": kind, "group": groups[0], "mb": amounts[0]}
        return {"kind": kind, "group": groups[0]} if kind == "changes-hands" and groups else None

    def _announced(self, people: Sequence[str], groups: Sequence[str]) -> dict[str, Any] | None:
        """An attack by a group of others, or by who leads it."""
        leads = (self.setting.character(name).runs for name in people)
        foes = (name for name in groups if name not in self.setting.own_groups)
        by = next((name for name in (*foes, *leads) if name), None)
        return {"kind": "attack-announced", "by": by} if by else None

    def _waits(self, stretch: Stretch) -> bool:
        """Whether talk says that what follows is not to be done at once: the heading of a standing order, or
        a condition that is not understood, 'if the sky falls, ...'."""
        first = self.chunks[stretch.first]
        said = self.filler.said[first.first : first.last]
        if self.headings[stretch.first] and self.language.set("standing").intersection(said):
            return True
        return self.opens[stretch.first] and self._conditional(stretch)

    def _suffix(self, stretch: Stretch, told: Sequence[Order]) -> bool:
        """Whether a condition stands behind its order: 'Igor guards me if I am attacked'."""
        before = self.chunks[stretch.first].before
        return before not in (SENTENCE, LINE, ITEM) and not self._conditional(stretch)

    def _conditional(self, stretch: Stretch) -> bool:
        """Whether what follows in the same sentence is ordered too, under the condition before it."""
        after = stretch.last
        return after < len(self.chunks) and self.chunks[after].before not in (SENTENCE, LINE, ITEM)
