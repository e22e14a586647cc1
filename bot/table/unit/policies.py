"""Standing answers: what a seat answers by itself, at once and always, to decisions it does not want to think
about.

A standing answer must not tell by its speed what its owner holds. So it is worked out from what everybody
sees: it is given the spectators' view, and the ask without its choices. 'Pass unless I hold a card for it'
cannot exist.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.moves import PASS, Ask, Move, fits
from bot.games.contract import Game
from bot.table.errors import BadInput

ALWAYS = "pass"


def offered(game: Game) -> tuple[str, ...]:
    """The names of the standing answers of a game: passing always, and its own."""
    return (ALWAYS, *game.standing)


def chosen(game: Game, names: Sequence[str]) -> dict[str, Any]:
    """What is stored for a seat with these standing answers. Raises BadInput for one the game does not
    have."""
    for name in names:
        if name not in offered(game):
            raise BadInput(name="standing", given=name)
    return {"names": list(dict.fromkeys(names))}


def kept(stored: Mapping[str, Any]) -> Sequence[str]:
    """The standing answers of a seat for which `stored` is kept."""
    found: Sequence[str] = stored.get("names", ())
    return found


def standing_answer(game: Game, view: Any, ask: Ask, names: Sequence[str]) -> Move | None:
    """The first of the standing answers `names` that fits, or None. view: what everybody sees."""
    public = ask._replace(choices=())
    for name in names:
        answer = game.standing.get(name)
        move = PASS if name == ALWAYS else answer(view, public) if answer is not None else None
        if move is not None and fits(ask.choices, move):
            return move
    return None
