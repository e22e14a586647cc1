"""What must hold at every moment of every game; whole games are played by `bot.trials`."""

from __future__ import annotations

from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import Refused

JUNK: tuple[Any, ...] = (
    (), ("",), ("nonsense",), (0,), (-1, 1 << 70), ("pass", "pass"), ("pass", True), (None,), (1.0,),
    ["pass"], ("pass", ("nested",)), "pass", None,
)  # fmt: skip
"""Moves that no game allows, many of which are not even moves."""


def faults(kernel: Kernel) -> list[str]:
    """What is wrong where the game stands: broken invariants, nobody to act, asks that cannot be answered."""
    found = list(kernel.rules.check(kernel.s))
    asks = kernel.asks()
    if kernel.outcome() is None and not any(ask.required for ask in asks):
        found.append("nobody has to decide, and the game is not over")
    for ask in asks:
        where = f"seat {ask.seat} in {ask.frame}:{ask.step}"
        if ask.required and not ask.choices:
            found.append(f"{where} must decide and has no choice")
        if len(set(map(repr, ask.choices))) != len(ask.choices):
            found.append(f"{where} is offered the same choice twice")
    return found


def is_refused_without_trace(kernel: Kernel, seat: int, move: Any) -> bool:
    """Whether `move` is refused with a reason and leaves state and asks as they were."""
    before, asks = kernel.s.dump(), kernel.asks()
    try:
        kernel.submit(seat, move)
    except Refused as refusal:
        return bool(refusal.reasons) and (kernel.s.dump(), kernel.asks()) == (before, asks)
    return False
