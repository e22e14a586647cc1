"""A player's sheet while a message is read: as it would stand if all its orders so far were written."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.moves import Move, Text
from bot.games.tsw.orders.actions import ATTACKS
from bot.games.tsw.orders.sheet import Order, costs, move, objections
from bot.games.tsw.say.sheet import line_label, standing_label
from bot.games.tsw.see.view import View


def mark(line: Sequence[int | str]) -> str:
    """What a line is known by, whatever its place: the end of the move that wrote it."""
    return str(line[1]) if line[0] == "order" else " ".join(map(str, line))


def _listed(number: Any) -> Sequence[Any]:
    return number if isinstance(number, list | tuple) else [number or 0]


class Scratch:
    """The view after the moves so far; only what lies on the sheet changes in it. Lines keep the numbers that
    their writer sees (here from 0), whatever is withdrawn before them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._numbers = {False: list(range(len(view.lines))), True: list(range(len(view.standing)))}

    def objections(self, order: Order, instead: int | None) -> list[Text]:
        """All reasons against an order, also one in the place of line `instead`."""
        return objections(self.view, order, -1 if instead is None else instead)

    def write(self, order: Order, instead: int | None) -> Move:
        """The move that writes an order, at the end or in the place of line `instead`."""
        line = move(order)
        lines = list(self.view.lines)
        if instead is None:
            lines.append(line)
            self._numbers[False].append(max(self._numbers[False], default=-1) + 1)
        else:
            self._free(instead, 1)
            lines[instead] = line
        self.view = replace(self.view, lines=tuple(lines))
        self._free(len(lines) - 1 if instead is None else instead, -1)
        return line if instead is None else ("replace", instead, line[1])

    def place(self, line: str) -> int | None:
        """The place of an order; None if it is no longer there."""
        return next((n for n, other in enumerate(self.view.lines) if other == ("order", line)), None)

    def spent(self, actor: str | None) -> list[str]:
        """The orders that use up the actions of somebody."""
        orders = [(n, str(line[1])) for n, line in enumerate(self.view.lines) if line[0] == "order"]
        plain = [(n, line, json.loads(line)) for n, line in orders]
        return [line for n, line, order in plain if order["actor"] == actor and costs(self.view, order, n)]

    def attacks(self, group: str) -> dict[int, str]:
        """The orders to attack a group (any, if it has no name), with their numbers from 1."""
        ordered = {n: str(line[1]) for n, line in enumerate(self.view.lines, 1) if line[0] == "order"}
        plain = {n: json.loads(line) for n, line in ordered.items()}
        return {
            n: line
            for n, line in ordered.items()
            if plain[n]["action"] in ATTACKS and group in ("", plain[n]["parameters"]["target"])
        }

    def withdraw(self, params: Mapping[str, Any]) -> list[tuple[Move, Text]]:
        """The moves that take lines back, with what they take back: by number, the last, all, somebody's, or
        the lines themselves; of the standing orders, if that is said."""
        standing = bool(params.get("standing"))
        return [self._take_back(n, standing) for n in self._places(params, standing)]

    def lines(self, params: Mapping[str, Any]) -> list[str]:
        """The lines that `withdraw` would take back, by what they are known by, the last one first."""
        standing = bool(params.get("standing"))
        return [self._marks(standing)[n] for n in self._places(params, standing)]

    def label(self, line: str) -> Text:
        """A line that is known by this mark."""
        place = self._marks(False).index(line) if line in self._marks(False) else None
        return standing_label(line) if place is None else line_label(self.view.lines[place])

    def _marks(self, standing: bool) -> list[str]:
        return list(self.view.standing) if standing else [mark(line) for line in self.view.lines]

    def _places(self, params: Mapping[str, Any], standing: bool) -> list[int]:
        """Places of lines, the last one first."""
        marks, numbers = self._marks(standing), self._numbers[standing]
        number, of = params.get("number"), params.get("of")
        if "lines" in params:
            alike = Counter(params["lines"])
            places = [n for n, one in enumerate(marks) if marks[: n + 1].count(one) <= alike[one]]
        elif of is not None:
            places = [n for n in range(len(marks)) if self._actor(n, standing) == of]
        elif number == "all":
            places = list(range(len(marks)))
        else:
            at = numbers[-1:] if number == "last" else [int(n) - 1 for n in _listed(number)]
            places = sorted(numbers.index(n) for n in at if n in numbers)
        return places[::-1]

    def _actor(self, n: int, standing: bool) -> str | None:
        if standing:
            return str(json.loads(self.view.standing[n])["order"]["actor"])
        line = self.view.lines[n]
        return str(json.loads(str(line[1]))["actor"]) if line[0] == "order" else None

    def _take_back(self, n: int, standing: bool) -> tuple[Move, Text]:
        view = self.view
        del self._numbers[standing][n]
        if standing:
            label = standing_label(view.standing[n])
            self.view = replace(view, standing=(*view.standing[:n], *view.standing[n + 1 :]))
            return ("unstand", n), label
        label = line_label(view.lines[n])
        if view.lines[n][0] == "order":
            self._free(n, 1)
        self.view = replace(self.view, lines=(*view.lines[:n], *view.lines[n + 1 :]))
        return ("withdraw", n), label

    def _free(self, n: int, count: int) -> None:
        """Give the actor of the order in line n back what it cost, or take it."""
        order = json.loads(str(self.view.lines[n][1]))
        if not costs(self.view, order, n):
            return
        people = [
            replace(p, actions=p.actions + count) if p.own and p.name == order["actor"] else p
            for p in self.view.people
        ]
        self.view = replace(self.view, people=tuple(people))
