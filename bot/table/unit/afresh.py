"""What was refused because somebody else was faster is carried out again, on the position as it is then."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from bot.table.errors import Overtaken

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 8
"""How often a command is carried out before the player is asked to look again."""


def afresh(command: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """A command that changes a game by one `Desk.act`: while that is overtaken, nothing of it was stored and
    it begins again from the top. What is no longer possible is refused in the words of the fresh position;
    raises Overtaken when others were faster every time."""

    @wraps(command)
    async def carried_out(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await command(*args, **kwargs)
            except Overtaken:
                continue
        return await command(*args, **kwargs)

    return carried_out
