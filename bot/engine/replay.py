"""A log and its rules give the same game again: replay, and the dual run that reloads everywhere."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.kernel import Kernel, Rules
from bot.engine.moves import Move

Entry = tuple[int, Move]


def begin(rules: Rules, seats: int, options: Mapping[str, Any]) -> Kernel:
    """A new game at its first ask."""
    kernel = Kernel(rules, rules.setup(seats, rules.info.opening(options)))
    kernel.start()
    return kernel


def replay(rules: Rules, seats: int, options: Mapping[str, Any], log: Iterable[Entry]) -> Kernel:
    """The game after all moves of `log`. Raises Refused at a move that the rules do not allow."""
    kernel = begin(rules, seats, options)
    for seat, move in log:
        kernel.submit(seat, move)
    return kernel


def dual_run(rules: Rules, seats: int, options: Mapping[str, Any], log: Iterable[Entry]) -> int | None:
    """Play `log` twice, once reloaded before every move; the first move after which the two differ, or
    None."""
    straight = begin(rules, seats, options)
    stored = straight.s.dump()
    for number, (seat, move) in enumerate(log):
        straight.submit(seat, move)
        broken = Kernel(rules, rules.state.load(stored))
        broken.submit(seat, _through_json(move))
        stored = broken.s.dump()
        if straight.s.dump() != stored:
            return number
    return None


def _through_json(move: Move) -> Move:
    return tuple(json.loads(json.dumps(move)))
