"""Who has won: the general condition and the special ones of the factions (IOP-29, IOP-90 to IOP-98,
IOP-15, IOP-A6)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.kernel import Kernel
from bot.games.illuminopoly.cards.board import (
    ARTILLERY,
    BANKER,
    COLOURS,
    DOG,
    HORSEMAN,
    MEMBERS,
    PROPERTIES,
    RACE_CAR,
    RAILROADS,
    SHOE,
    STEAM_IRON,
    THIMBLE,
    TOP_HAT,
    UTILITIES,
    WHEELBARROW,
)
from bot.games.illuminopoly.play.state import (
    NOBODY,
    SOUND,
    Illuminopoly,
    in_order,
    landlord,
    living,
    sleeping,
)
from bot.games.illuminopoly.play.values import basic_value, counts, normal_rent, powers

Progress = tuple[int, int]
"""(now, needed) of a special condition."""


def has(s: Illuminopoly, seat: int, p: int) -> bool:
    """Whether the seat owns or controls a property that counts."""
    return (s.owner[p] == seat or s.control[p] == seat) and counts(s, p)


def _horseman(s: Illuminopoly, seat: int) -> Progress:
    gone = sum(status != SOUND for status in s.status)
    if gone >= 7:
        return 7, 7
    rivals = [q for q in living(s) if q != seat and landlord(s, q)]
    caught = [sum(s.owner[p] == q and s.control[p] == seat for p in PROPERTIES) for q in rivals]
    return (7, 7) if rivals and min(caught) >= 2 else (gone, 7)


def _race_car(s: Illuminopoly, seat: int) -> Progress:
    return sum(s.status[p] != SOUND for p in RAILROADS), len(RAILROADS)


def _shoe(s: Illuminopoly, seat: int) -> Progress:
    return 0, 1


def _steam_iron(s: Illuminopoly, seat: int) -> Progress:
    found = 0
    for group in COLOURS:
        least = min(basic_value(s, p) for p in MEMBERS[group])
        found += any(s.base[p] == least and s.owner[p] == seat and counts(s, p) for p in MEMBERS[group])
    return min(found, 5), 5


def _thimble(s: Illuminopoly, seat: int) -> Progress:
    found = sum(any(has(s, seat, p) for p in MEMBERS[group]) for group in COLOURS)
    return min(found, 6), 6


def _top_hat(s: Illuminopoly, seat: int) -> Progress:
    values = [basic_value(s, p) for p in PROPERTIES]
    fifth = sorted(values, reverse=True)[4]
    above = [p for p in PROPERTIES if values[p] > fifth]
    level = [p for p in PROPERTIES if values[p] == fifth]
    mine = sum(has(s, seat, p) for p in above)
    return mine + min(sum(has(s, seat, p) for p in level), 5 - len(above)), 5


def _wheelbarrow(s: Illuminopoly, seat: int) -> Progress:
    utilities = sum(has(s, seat, p) for p in UTILITIES)
    return utilities + min(sum(has(s, seat, p) for p in RAILROADS), 2), 4


def _banker(s: Illuminopoly, seat: int) -> Progress:
    held = banker_total(s, seat)
    power = powers(s)
    rival = max((power[q] for q in living(s) if q != seat), default=0)
    return (held, held) if held > rival else (held, rival + 1)


def banker_total(s: Illuminopoly, seat: int) -> int:
    """The normal rents of the mortgaged properties under the Banker's control (IOP-15)."""
    return sum(normal_rent(s, p) for p in PROPERTIES if s.mortgaged[p] and s.control[p] == seat)


def _artillery(s: Illuminopoly, seat: int) -> Progress:
    return sum(s.terror >> group & 1 for group in COLOURS), len(COLOURS)


CONDITIONS: dict[int, Callable[[Illuminopoly, int], Progress]] = {
    HORSEMAN: _horseman,
    RACE_CAR: _race_car,
    SHOE: _shoe,
    STEAM_IRON: _steam_iron,
    THIMBLE: _thimble,
    TOP_HAT: _top_hat,
    WHEELBARROW: _wheelbarrow,
    BANKER: _banker,
    ARTILLERY: _artillery,
}


def condition(s: Illuminopoly, seat: int) -> int:
    """Whose special condition counts for the seat; NOBODY if none does."""
    faction = s.goal[seat] if s.faction[seat] == DOG else s.faction[seat]
    return faction if faction in CONDITIONS else NOBODY


def progress(s: Illuminopoly, seat: int) -> Progress | None:
    """How near the seat is to its special condition."""
    which = condition(s, seat)
    return None if which == NOBODY else CONDITIONS[which](s, seat)


def win(k: Kernel, s: Illuminopoly, winners: list[int], how: str) -> None:
    """The game is over; everything hidden is told with it."""
    k.end({"winners": winners, "how": [how], "goals": s.goal, "control": s.control, "dipped": s.dipped})
    k.tell("won", {"seats": winners, "how": how})


def built_hotel(k: Kernel, s: Illuminopoly, seat: int) -> None:
    """The Shoe has what it wants (IOP-93)."""
    if condition(s, seat) == SHOE:
        win(k, s, [seat], "shoe")


def check(k: Kernel, s: Illuminopoly) -> bool:
    """Whether the game is over by a special condition, or because one is left. Looks only if something
    changed."""
    if s.result is not None:
        return True
    if not s.dirty:
        return False
    s.dirty = 0
    alive = in_order(s, s.active)
    if len(alive) == 1:
        win(k, s, list(alive), "last")
        return True
    for seat in alive:
        done = progress(s, seat)
        if done and done[0] >= done[1]:
            win(k, s, [seat], "special")
            return True
    return False


def general_winner(s: Illuminopoly) -> int:
    """Who has more than half of all power, once every property is owned, rezoned or destroyed (IOP-90)."""
    if any(s.owner[p] == NOBODY and s.status[p] == SOUND for p in PROPERTIES):
        return NOBODY
    power = powers(s)
    total = sum(power)
    return next((q for q in living(s) if power[q] * 2 > total and not sleeping(s, q)), NOBODY)


def strongest(s: Illuminopoly) -> list[int]:
    """Who has the greatest power base; several if it is even."""
    power = powers(s)
    most = max(power[q] for q in living(s))
    return [q for q in living(s) if power[q] == most]
