"""A player's sheet while a message is read: as it would stand if all its orders so far were written."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.moves import Move, Text
from bot.games.tsw.orders.sheet import Order, costs, move, objections
from bot.games.tsw.reading.tokens import words
from bot.games.tsw.say.echo import line_label, standing_label
from bot.games.tsw.see.view import View

STEM = 5
"""Letters in which two words of one stem agree: 'meditation', 'meditates'."""
SHORTEST = 3


def mark(line: Sequence[int | str]) -> str:
    """What a line is known by, whatever its place: the end of the move that wrote it."""
    return str(line[1]) if line[0] == "order" else " ".join(map(str, line))


class Scratch:
    """The view after the moves so far; only what lies on the sheet changes in it. Lines keep the numbers that
    their writer sees, whatever is withdrawn before them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._seen = {standing: self.marks(standing) for standing in (False, True)}

    def marks(self, standing: bool = False) -> list[str]:
        """What the lines, or the standing orders, are known by."""
        return list(self.view.standing) if standing else [mark(line) for line in self.view.lines]

    def objections(self, order: Order, instead: int | None) -> list[Text]:
        """All reasons against an order, also one in the place of line `instead`."""
        return objections(self.view, order, -1 if instead is None else instead)

    def write(self, order: Order, instead: int | None) -> Move:
        """The move that writes an order, at the end or in the place of line `instead`."""
        line, lines, seen = move(order), list(self.view.lines), self._seen[False]
        if instead is None:
            lines.append(line)
            seen.append(mark(line))
        else:
            seen[seen.index(mark(lines[instead]))] = mark(line)
            lines[instead] = line
        self._put(lines)
        return line if instead is None else ("replace", instead, line[1])

    def place(self, line: str) -> int | None:
        """The place of an order; None if it is no longer there."""
        return next((n for n, other in enumerate(self.view.lines) if other == ("order", line)), None)

    def orders(self) -> dict[str, Order]:
        """The orders on the sheet, by what they are known by."""
        return {str(line[1]): json.loads(str(line[1])) for line in self.view.lines if line[0] == "order"}

    def spent(self) -> list[tuple[str, str]]:
        """The orders that use up an action: whose, and which line."""
        found = ((n, str(line[1])) for n, line in enumerate(self.view.lines) if line[0] == "order")
        return [(order["actor"], line) for n, line in found if costs(self.view, order := json.loads(line), n)]

    def in_the_way(self, order: Order) -> list[str]:
        """The orders in whose place alone an order could be given, each once."""
        lines = dict.fromkeys(str(line[1]) for line in self.view.lines if line[0] == "order")
        return [line for line in lines if not self.objections(order, self.place(line))]

    def touched(self, said: Collection[str], least: int = 1) -> list[str]:
        """The lines of which most is said, in so many words at least."""
        told = {line: words(line) for line in self.marks()}
        touched = {line: sum(any(_akin(one, other) for other in told[line]) for one in said) for line in told}
        most = max(least, *touched.values(), 1)
        return [line for line in told if touched[line] == most]

    def meant(self, params: Mapping[str, Any], told: Collection[str] = (), count: int = 0) -> list[str]:
        """The lines that a withdrawal means: themselves, by number, the first or last few (-2: two), all,
        somebody's, by what is `told` of them, or the last; of the standing orders, if that is said."""
        standing, number = bool(params.get("standing")), params.get("number", "last")
        there = self.marks(standing) + list(filter(_lasts, self.marks() if standing else ()))
        if "lines" in params:
            there += self.marks(not standing)
            return [line for line in params["lines"] if line in there]
        if "of" in params:
            return [line for line in there if _actor(line) == params["of"]]
        if count or number == "all":
            return there[:count] if count > 0 else there[count:]
        if number == "last":
            return self.touched(told) or there[-1:]
        return [line for line in self._numbered(number, standing) if line in there]

    def _numbered(self, number: int | Sequence[int], standing: bool) -> list[str]:
        """The lines of these numbers, as their writer sees them."""
        seen = dict(enumerate(self._seen[standing], 1))
        return [seen[n] for n in sorted([number] if isinstance(number, int) else number) if n in seen]

    def withdraw(self, lines: Sequence[str]) -> Iterator[tuple[Move, Text]]:
        """The moves that take lines back, with what they take back."""
        for line in lines:
            standing = line not in self.marks()
            if line not in self.marks(standing):
                continue
            n, label = self.marks(standing).index(line), self.label(line)
            written, lasting = list(self.view.lines), list(self.view.standing)
            del (lasting if standing else written)[n]
            self.view = replace(self.view, standing=tuple(lasting))
            self._put(written)
            yield ("unstand" if standing else "withdraw", n), label

    def label(self, line: str) -> Text:
        """A line that is known by this mark."""
        there = self.marks()
        return line_label(self.view.lines[there.index(line)]) if line in there else standing_label(line)

    def _put(self, lines: Sequence[Move]) -> None:
        """Let these be the lines of the sheet; their actors have as many actions left as that leaves them."""
        before = Counter(actor for actor, _ in self.spent())
        self.view = replace(self.view, lines=tuple(lines))
        before.subtract(actor for actor, _ in self.spent())
        people = [
            replace(person, actions=person.actions + before[person.name]) if person.own else person
            for person in self.view.people
        ]
        self.view = replace(self.view, people=tuple(people))


def _actor(line: str) -> str | None:
    """Who acts in an order, or in a standing one."""
    order = json.loads(line) if line.startswith("{") else {}
    actor: str | None = order.get("order", order).get("actor")
    return actor


def _lasts(line: str) -> bool:
    """Whether a line leaves a standing order that is none yet."""
    return line.startswith("{") and json.loads(line)["action"] == "standing"


def _akin(one: str, other: str) -> bool:
    """Whether two words are of one stem."""
    short, long = sorted((one, other), key=len)
    return len(short) >= SHORTEST and long.startswith(short[:STEM])
