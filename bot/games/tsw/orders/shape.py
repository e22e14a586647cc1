"""The shape of a written order: what the kernel, AI seats and tests use to check and to make one."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial

from bot.engine.moves import Draw, Move, Text, text
from bot.games.tsw.minds.ai_random import random_order
from bot.games.tsw.orders.sheet import canonical, objections
from bot.games.tsw.play.state import SecretWars
from bot.games.tsw.see.projection import project
from bot.games.tsw.see.view import View

LONGEST = 3000
"""Letters of an order in JSON."""


@dataclass(frozen=True, slots=True)
class OrderShape:
    """An order of a player. look: what they know and have written besides it, asked for when there is one."""

    look: Callable[[], View] = field(repr=False)

    def check(self, tail: Move) -> list[Text]:
        if len(tail) != 1 or not isinstance(tail[0], str) or len(tail[0]) > LONGEST:
            return [text("tsw-no-form")]
        try:
            order = json.loads(tail[0])
        except ValueError:
            return [text("tsw-no-form")]
        return objections(self.look(), order)

    def sample(self, draw: Draw) -> Move:
        return (canonical(random_order(self.look(), draw)),)


def order_of(s: SecretWars, seat: int, without: int | None = None) -> OrderShape:
    """An order of `seat`; `without`: the line of their sheet whose place it takes."""
    return OrderShape(cache(partial(project, s, seat, without)))
