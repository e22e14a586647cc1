"""A stranger's file looked at in a process of its own: `arrival.read` starts it and may end it.

A thread would not do: it could not be ended when a position was made to send the rules round in circles, and
parsing would keep the interpreter from everybody else. Few modules are needed here, so it begins soon.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Mapping

from pydantic_core import from_json

from bot.engine.kernel import Kernel, Rules, stored
from bot.engine.moves import CHANCE, HOST
from bot.store.codec import unpack
from bot.store.errors import CorruptExport
from bot.store.transfer import Bundle, read_export

MOST_MEMORY = 1 << 30
"""Bytes that it may take, where the system can hold it to that."""


def examine_input() -> None:
    """All that the process does: it gets a file and rules by its input, the outcome is its output."""
    _hold_to(MOST_MEMORY)
    data, rules = pickle.load(sys.stdin.buffer)
    sys.stdout.buffer.write(pickle.dumps(examined(data, rules)))


def examined(data: bytes, rules: Mapping[str, bytes]) -> Bundle | str:
    """The game in a file, with which one of the `rules` (by game, pickled) can go on, or why there is none:
    a reason of CorruptExport."""
    try:
        bundle = read_export(data)
        if bundle.game.kind not in rules:
            return "kind"
        need_sound(bundle, pickle.loads(rules[bundle.game.kind]))
    except CorruptExport as error:
        return error.reason
    except MemoryError:
        return "size"
    return bundle


def need_sound(bundle: Bundle, rules: Rules) -> None:
    """Raises CorruptExport unless the rules can go on with the game, whatever its position does to them."""
    if bundle.game.status == "lobby":  # its seed would be known beforehand
        raise CorruptExport("lobby")
    if not _fit_together(bundle):
        raise CorruptExport("seats")
    try:
        rules.setup(bundle.game.seats, rules.info.opening(bundle.game.options))
    except Exception as error:
        raise CorruptExport("options") from error
    try:
        _look_at(bundle, rules)
    except (MemoryError, CorruptExport):
        raise
    except Exception as error:  # a position made for it can make rules fail in any way
        raise CorruptExport("snapshot", type(error).__name__) from error


def _fit_together(bundle: Bundle) -> bool:
    """Whether everything in it is about seats that there are."""
    seats = [*range(len(bundle.seats))]
    if len(seats) != bundle.game.seats or [row.seat for row in bundle.seats] != seats:
        return False
    promised = {seat for row in bundle.promises for seat in (row.seat_from, row.seat_to)}
    moved = {row.seat for row in bundle.log} - {CHANCE, HOST}
    return promised | moved | {row.seat for row in bundle.results} <= {*seats}


def _look_at(bundle: Bundle, rules: Rules) -> None:
    """Read all positions, and do with the present one what a table does before anybody moves."""
    row = bundle.game
    for data in (row.snapshot, *(epoch.snapshot for epoch in bundle.epochs)):
        if data is not None:
            from_json(unpack(data), allow_inf_nan=False)  # it may not be nested more deeply than that takes
    if row.snapshot is None:
        raise CorruptExport("snapshot", "the position is missing")
    state = stored(rules, unpack(row.snapshot))
    over = row.status in ("over", "archived")
    if (state.seats, state.seq, state.result is not None) != (row.seats, row.seq, over):
        raise CorruptExport("snapshot", "the position is another one")
    if rules.check(state):
        raise CorruptExport("snapshot", "the position is impossible")
    Kernel(rules, state).asks()
    for seat in (None, *range(row.seats)):
        rules.view(state, seat)


def _hold_to(memory: int) -> None:
    try:
        import resource
    except ImportError:  # not on this system
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
