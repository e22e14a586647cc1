"""Standing answers: what a seat answers by itself, at once and always, to decisions it does not want to think
about.

A standing answer must not tell by its speed what its owner holds. So it is worked out from what everybody
sees: it is given the spectators' view, and the ask without its choices. 'Pass unless I hold a card for it'
cannot exist.

In games with pauses there are more of them. A seat may pass for this turn, for this attack, or as long as
nothing touches it; and it may set stops, which hold for it, so that the others wait.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.engine.moves import PASS, Ask, Move, fits, text
from bot.engine.pauses import HOLD
from bot.games.contract import Game, Pause
from bot.table.errors import BadInput

ALWAYS: Final = "pass"
TURN, ACTION, UNTOUCHED = PASSES = ("pass-turn", "pass-attack", "pass-untouched")
"""As long as it is this turn, as this attack goes on; where nothing touches the seat."""
STOP, TURN_OF = "stop-", "stop-turn-"
NAMES, UNTIL = "names", "until"


def offered(game: Game) -> tuple[str, ...]:
    """The names of the standing answers of a game: passing always, and its own."""
    if game.pauses is None:
        return (ALWAYS, *game.standing)
    turns = [f"{TURN_OF}{seat}" for seat in range(game.rules.info.most)] if "turn" in game.stops else []
    stops = [f"{STOP}{word}" for word in game.stops if word != "turn"]
    return (ALWAYS, *PASSES, *game.standing, *stops, *turns)


def chosen(
    game: Game, names: Sequence[str], moment: Pause | None = None, old: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """What is stored for a seat with these standing answers, which had `old`, at this `moment`. Raises
    BadInput for one the game does not have, or that means nothing now."""
    for name in names:
        if name not in offered(game):
            raise BadInput(name="standing", given=name)
    found: dict[str, Any] = {NAMES: list(dict.fromkeys(names))}
    before = (old or {}).get(UNTIL, {})
    until = {name: before.get(name, _now(name, moment)) for name in names if name in (TURN, ACTION)}
    return {**found, UNTIL: until} if until else found


def _now(name: str, moment: Pause | None) -> int:
    """For which turn or attack such an answer is meant."""
    number = -1 if moment is None else moment.turn if name == TURN else moment.action
    if number < 0:
        raise BadInput(text(f"table-no-{name}"))
    return number


def kept(stored: Mapping[str, Any]) -> Sequence[str]:
    """The standing answers of a seat for which `stored` is kept."""
    found: Sequence[str] = stored.get(NAMES, ())
    return found


def outdated(stored: Mapping[str, Any], moment: Pause) -> dict[str, Any] | None:
    """What is still to be kept, when the turn or the attack that some of it was for is over; else None."""
    until = stored.get(UNTIL, {})
    over = {name for name in until if not _stands(name, stored, moment)}
    if not over:
        return None
    left = {name: number for name, number in until.items() if name not in over}
    found: dict[str, Any] = {NAMES: [name for name in kept(stored) if name not in over]}
    return {**found, UNTIL: left} if left else found


def _stands(name: str, stored: Mapping[str, Any], moment: Pause) -> bool:
    """Whether this turn, or this attack, is the one that was meant."""
    number: int | None = stored.get(UNTIL, {}).get(name)
    return number is not None and number == (moment.turn if name == TURN else moment.action)


def answer(game: Game, view: Any, moment: Pause | None, ask: Ask, stored: Mapping[str, Any]) -> Move | None:
    """What a seat with these standing answers says to `ask` by itself, or None. view: what everybody
    sees."""
    move = None if moment is None or not moment.moment else _at_pause(moment, ask, stored)
    if move is None and ask.required:
        move = standing_answer(game, view, ask, kept(stored))
    return move if move is not None and fits(ask.choices, move) else None


def _at_pause(moment: Pause, ask: Ask, stored: Mapping[str, Any]) -> Move | None:
    """What is said in a window with a pause.

    What was said for this attack counts even for who is waited for, all else only for onlookers. What was
    said for now counts before a stop, and a stop before what is always said.
    """
    names, seat = kept(stored), ask.seat
    if _stands(ACTION, stored, moment):
        return PASS
    if seat not in moment.seats:
        return None
    if _stands(TURN, stored, moment):
        return PASS
    if seat != moment.by and _stopped(moment, names):
        return HOLD
    untouched = UNTOUCHED in names and seat not in moment.touched
    return PASS if untouched or ALWAYS in names else None


def _stopped(moment: Pause, names: Sequence[str]) -> bool:
    fitting = {f"{TURN_OF}{moment.whose}" if stop == "turn" else f"{STOP}{stop}" for stop in moment.stops}
    return not fitting.isdisjoint(names)


def standing_answer(game: Game, view: Any, ask: Ask, names: Sequence[str]) -> Move | None:
    """The first of the standing answers `names` that fits, or None. view: what everybody sees."""
    public = ask._replace(choices=())
    for name in names:
        given = game.standing.get(name)
        move = PASS if name == ALWAYS else given(view, public) if given is not None else None
        if move is not None and fits(ask.choices, move):
            return move
    return None
