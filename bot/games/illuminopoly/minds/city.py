"""The city as a seat believes it to be, in columns that a thought may change, and what everybody has in it.

Money is in $. Follows the rules as far as thoughts go: rents, colours, arms, who counts for which condition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.games.illuminopoly.cards.board import (
    ARTILLERY,
    BANKER,
    COLOURS,
    DOG,
    GROUP,
    HORSEMAN,
    HOTEL,
    LEG,
    MEMBERS,
    PROPERTIES,
    RACE_CAR,
    RAILROAD,
    RAILROADS,
    RENTS,
    SHOE,
    STEAM_IRON,
    THIMBLE,
    TOP_HAT,
    UTILITIES,
    UTILITY,
    UTILITY_TIMES,
    WHEELBARROW,
)
from bot.games.illuminopoly.see.view import View

NOBODY = -1
SOUND, REZONED, RUINED = range(3)
"""What has become of a property; RUINED: destroyed, cleared or not."""
STATUS = {"sound": SOUND, "rezoned": REZONED}
HORIZON = 8
"""Rounds of income that count."""
STEP = {
    HORSEMAN: 0.62, ARTILLERY: 0.65, THIMBLE: 0.6, STEAM_IRON: 0.63, WHEELBARROW: 0.5, SHOE: 0.5,
    TOP_HAT: 0.45, BANKER: 0.4, RACE_CAR: 0.35,
}  # fmt: skip
"""By condition: how likely one more step of it is made in time."""
HOPED = {TOP_HAT: 0.6, STEAM_IRON: 0.55}
"""The same as its owner hopes, where that is something else: who fears long ways wastes money on them."""
DOG_GOALS = (THIMBLE, STEAM_IRON, TOP_HAT, WHEELBARROW)
"""What a Dog whose goal is not known may well want."""
COMPLETE = (0.35, 0.12, 0.03)
"""How much of what three houses a lot would bring counts, by the lots of the colour that are missing."""
MET = 0.95
"""What the general condition counts for as soon as it is met: the round must end first."""


class Outlook(NamedTuple):
    """What a seat has in a city. income: $ a turn. promise: $ that its lots are worth besides. near: how
    near it is to winning as it hopes itself, menace: as others fear; 1 is there."""

    income: int
    promise: float
    near: float
    menace: float


class City:
    """Columns by property: owner, control, status, mortgaged, houses, base (basic value); by seat: awake."""

    __slots__ = (
        "alive", "awake", "base", "conditions", "control", "factions", "houses", "linking", "mortgaged",
        "outage", "owner", "seats", "status", "terror",
    )  # fmt: skip

    owner: list[int]
    control: list[int]
    status: list[int]
    mortgaged: list[bool]
    houses: list[int]
    base: list[int]
    awake: list[bool]

    def __init__(self, view: View) -> None:
        lots = view.properties
        self.owner = [lot.owner for lot in lots]
        self.control = [lot.controller for lot in lots]
        self.status = [STATUS.get(lot.status, RUINED) for lot in lots]
        self.mortgaged = [lot.mortgaged for lot in lots]
        self.houses = [lot.houses for lot in lots]
        self.base = [lot.base for lot in lots]
        self.awake = [seat.awake for seat in view.seats]
        self.outage = [bool(lot.outage) for lot in lots]
        self.linking = [bool(lot.linking) for lot in lots]
        self.factions = [seat.faction for seat in view.seats]
        self.conditions = [seat.condition for seat in view.seats]
        self.alive = [seat.alive for seat in view.seats]
        self.terror = len([group for group in view.terror if group in COLOURS])
        self.seats = range(len(view.seats))

    def copy(self) -> City:
        """Another one like it."""
        other = City.__new__(City)
        for name in ("owner", "control", "status", "mortgaged", "houses", "base", "awake"):
            setattr(other, name, list(getattr(self, name)))
        for name in ("outage", "linking", "factions", "conditions", "alive", "terror", "seats"):
            setattr(other, name, getattr(self, name))
        return other

    # -- changes

    def passes(self, lots: Sequence[int], to: int, control: Sequence[int] = ()) -> City:
        """The city in which `lots` belong to a seat, and it has the power of those in `control`."""
        other = self.copy()
        for p in lots:
            for q in MEMBERS[GROUP[p]]:
                other.houses[q] = 0 if other.owner[q] == other.owner[p] != to else other.houses[q]
            if other.control[p] == NOBODY:
                other.control[p] = to
            other.owner[p] = to
        for p in control:
            other.control[p] = to
        return other

    def rezoned(self, p: int) -> City:
        """The city in which `p` is rezoned."""
        other = self.copy()
        other.status[p], other.houses[p] = REZONED, 0
        return other

    # -- rents

    def whole(self, group: int, seat: int) -> bool:
        """Whether a seat owns all of a group."""
        owner = self.owner
        return all(owner[q] == seat for q in MEMBERS[group])

    def rents(self) -> list[int]:
        """The normal rent of every property, apart from mortgages."""
        owner, status, houses = self.owner, self.status, self.houses
        found = [0] * len(owner)
        for group in COLOURS:
            members = MEMBERS[group]
            if any(status[q] == RUINED for q in members):
                continue
            whole = owner[members[0]] != NOBODY and self.whole(group, owner[members[0]])
            for p in members:
                if owner[p] != NOBODY and status[p] == SOUND:
                    found[p] = RENTS[p][houses[p]] * (2 if whole and not houses[p] else 1)
        for group in (RAILROAD, UTILITY):
            for p in MEMBERS[group]:
                if owner[p] != NOBODY and status[p] == SOUND and not self.outage[p]:
                    found[p] = self._line(p, group)
        return found

    def _line(self, p: int, group: int) -> int:
        owner = self.owner
        running = [q for q in MEMBERS[group] if owner[q] == owner[p] and self.status[q] == SOUND]
        if group == UTILITY:
            return 7 * UTILITY_TIMES[len(running) - 1]
        return RENTS[p][0 if self.linking[p] else max(0, len(running) - 1)]

    # -- outlook

    def outlooks(self) -> list[Outlook]:
        """What every seat has."""
        rents = self.rents()
        income, power = [0] * len(self.seats), [0] * len(self.seats)
        promise = [0.0] * len(self.seats)
        unowned = 0
        for p in PROPERTIES:
            owner = self.owner[p]
            if owner == NOBODY:
                unowned += self.status[p] == SOUND
                continue
            worth = 0.6 * self.base[p]
            if self.status[p] != SOUND:
                worth /= 2
            if self.mortgaged[p]:
                worth /= 2
            elif self.status[p] == SOUND:
                income[owner] += rents[p]
                power[self.control[p]] += self._weight(p, rents[p])
            elif self.status[p] == REZONED and RENTS[p]:
                income[owner] += RENTS[p][0] // 2
            promise[owner] += worth
        self._colours(rents, promise)
        total = sum(power)
        found = []
        for q in self.seats:
            near = self._near(q, power[q], total, unowned) if self.alive[q] else (0.0, 0.0)
            found.append(Outlook(income[q], promise[q], *near))
        return found

    def _weight(self, p: int, rent: int) -> int:
        """What a rent counts as power: a sleeping Boat has none yet, but may have."""
        asleep = not (self.awake[self.owner[p]] and self.awake[self.control[p]])
        return rent // 2 if asleep else rent

    def _colours(self, rents: Sequence[int], promise: list[float]) -> None:
        """What could be built."""
        for group in COLOURS:
            members = MEMBERS[group]
            owners = {self.owner[q] for q in members} - {NOBODY}
            ruin = any(self.status[q] != SOUND for q in members)
            gain = sum([RENTS[q][min(3, len(RENTS[q]) - 1)] for q in members]) - sum(
                [rents[q] for q in members]
            )
            for seat in owners:
                missing = [q for q in members if self.owner[q] != seat]
                if len(missing) >= len(COMPLETE):
                    continue
                factor = COMPLETE[len(missing)] * (0.4 if ruin else 1.0)
                if missing and any(self.owner[q] != NOBODY for q in missing):
                    factor /= 2
                promise[seat] += max(0.0, 4.8 * gain * factor)

    def _near(self, seat: int, power: int, total: int, unowned: int) -> tuple[float, float]:
        hope, fear = self._special(seat)
        if self.factions[seat] == HORSEMAN or not total:
            return hope, fear
        share = min(1.0, 2 * power / total)
        if power * 2 > total and not unowned and self.awake[seat]:
            general = keen = MET
        else:
            general = 0.7 * share**3 * 0.88**unowned
            keen = 0.9 * share**1.5 * 0.95**unowned if self.conditions[seat] == NOBODY else general
        return 1 - (1 - hope) * (1 - keen), 1 - (1 - fear) * (1 - general)

    def _special(self, seat: int) -> tuple[float, float]:
        """How near a seat is to its special condition, as it hopes and as others fear."""
        condition = self.conditions[seat]
        if self.factions[seat] == DOG and condition == NOBODY:
            unknown = 0.6 * max([self.towards(seat, goal, STEP) for goal in DOG_GOALS])
            return unknown, unknown
        fear = self.towards(seat, condition, STEP)
        return (self.towards(seat, condition, HOPED) if condition in HOPED else fear), fear

    def wins(self, seat: int) -> bool:
        """Whether the special condition of a seat is met."""
        return self.conditions[seat] in STEP and self.left(seat, self.conditions[seat]) <= 0

    def towards(self, seat: int, condition: int, steps: Mapping[int, float]) -> float:
        """How near it is to any condition, by how likely one more step is made in time."""
        if condition not in steps:
            return 0.0
        left = self.left(seat, condition)
        return 1.0 if left <= 0 else steps[condition] ** (left + 0.2)

    def left(self, seat: int, condition: int) -> float:
        """How many steps of a condition a seat lacks."""
        return LEFT[condition](self, seat)

    def _ruins(self, seat: int) -> float:
        return 7 - sum([status != SOUND for status in self.status])

    def _malls(self, seat: int) -> float:
        return sum([self.status[p] == SOUND for p in RAILROADS])

    def _cheap(self, seat: int) -> float:
        return 5 - sum([self._cheapest(seat, group) for group in COLOURS])

    def _colourful(self, seat: int) -> float:
        return 6 - sum(any(self.has(seat, p) for p in MEMBERS[group]) for group in COLOURS)

    def _lines(self, seat: int) -> float:
        lines = min(2, sum([self.has(seat, p) for p in RAILROADS]))
        return 4 - lines - sum([self.has(seat, p) for p in UTILITIES])

    def _terrified(self, seat: int) -> float:
        return len(COLOURS) - self.terror

    def counts(self, p: int) -> bool:
        """Whether a property can count for a condition at all."""
        owner = self.owner[p]
        whole = owner != NOBODY and self.status[p] == SOUND and not self.mortgaged[p]
        return whole and not self.outage[p] and not self.linking[p] and self.awake[owner]

    def has(self, seat: int, p: int) -> bool:
        """Whether a seat owns or controls a property that counts."""
        return (self.owner[p] == seat or self.control[p] == seat) and self.counts(p)

    def _cheapest(self, seat: int, group: int) -> bool:
        least = min([self.base[p] for p in MEMBERS[group]])
        return any(self.base[p] == least and self.owner[p] == seat and self.counts(p) for p in MEMBERS[group])

    def _most_valuable(self, seat: int) -> float:
        value = [self.base[p] if self.status[p] != RUINED else self.base[p] // 2 for p in PROPERTIES]
        fifth = sorted(value, reverse=True)[4]
        above = [p for p in PROPERTIES if value[p] > fifth]
        level = sum([self.has(seat, p) for p in PROPERTIES if value[p] == fifth])
        return 5 - sum([self.has(seat, p) for p in above]) - min(level, 5 - len(above))

    def _hotel(self, seat: int) -> float:
        """What is missing to a hotel beyond the second leg; four houses are a step."""
        best = 9.0
        for group in COLOURS:
            members = MEMBERS[group]
            if LEG[members[0]] >= 3:
                missing = len([p for p in members if self.owner[p] != seat])
                ruins = len([p for p in members if self.status[p] != SOUND or self.mortgaged[p]])
                houses = 0 if missing else sum([self.houses[p] for p in members])
                left = max(0, (HOTEL - 1) * len(members) + 1 - houses)
                best = min(best, missing + ruins + left / 4)
        return best

    def _mortgages(self, seat: int) -> float:
        """The Banker's: how much of what it needs in mortgages is missing."""
        rents = self.rents()
        held = sum([rents[p] for p in PROPERTIES if self.mortgaged[p] and self.control[p] == seat])
        power = [0] * len(self.seats)
        for p in PROPERTIES:
            if self.owner[p] != NOBODY and not self.mortgaged[p] and self.status[p] == SOUND:
                power[self.control[p]] += rents[p]
        rival = max([power[q] for q in self.seats if q != seat], default=0)
        return 4 * (1 - held / (rival + 1)) if held <= rival else 0


LEFT: Mapping[int, Callable[[City, int], float]] = {
    HORSEMAN: City._ruins,
    RACE_CAR: City._malls,
    SHOE: City._hotel,
    STEAM_IRON: City._cheap,
    THIMBLE: City._colourful,
    TOP_HAT: City._most_valuable,
    WHEELBARROW: City._lines,
    ARTILLERY: City._terrified,
    BANKER: City._mortgages,
}
"""By condition: how many steps a seat lacks."""
