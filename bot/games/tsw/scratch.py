"""A player's sheet while a message is read: as it would stand if all its orders so far were written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.engine.moves import Move, Text
from bot.games.tsw.order_sheet import Order, costs, move, objections
from bot.games.tsw.view import View
from bot.games.tsw.words import line_label, standing_label


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

    def withdraw(self, params: Mapping[str, Any]) -> list[tuple[Move, Text]]:
        """The moves that take lines back, with what they take back: by number, the last, all, or somebody's;
        of the standing orders, if that is said."""
        standing = bool(params.get("standing"))
        size = len(self.view.standing if standing else self.view.lines)
        number, of = params.get("number"), params.get("of")
        if of is not None:
            places = [n for n in range(size) if self._actor(n, standing) == of]
        elif number == "all":
            places = list(range(size))
        else:
            numbers = self._numbers[standing]
            at = numbers[-1:] if number == "last" else [int(number or 0) - 1]
            places = [numbers.index(n) for n in at if n in numbers]
        return [self._take_back(n, standing) for n in reversed(places)]

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
