"""Moves of HOST that every table makes: a player leaves, the game ends, a moderator puts something right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import Move, Refused, text


def host(
    k: Kernel,
    s: Any,
    move: Move,
    *,
    leave: Callable[[Kernel, Any, int], None],
    end: Callable[[Kernel, Any], None],
    adjust: Callable[[Kernel, Any, Move], None],
) -> None:
    """Let the game carry out the move: `leave` for a seat that is in the game, `adjust` with what follows its
    first word. Raises Refused for anything else."""
    verb, *rest = move or ("",)
    if verb == "leave" and len(rest) == 1:
        leave(k, s, living_seat(s, rest[0]))
    elif verb == "end":
        end(k, s)
    elif verb == "adjust":
        adjust(k, s, tuple(rest))
    else:
        raise Refused([text("refused-host")])


def living_seat(s: Any, seat: object) -> int:
    """`seat`, if it is one that is still in the game. Raises Refused."""
    if not isinstance(seat, int) or not 0 <= seat < s.seats or not s.alive[seat]:
        raise Refused([text("refused-no-seat")])
    return seat
