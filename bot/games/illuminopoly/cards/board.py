"""The board and the factions: facts that never change (IOP-01, IOP-02, IOP-06).

Properties are numbered 0..27 in board order. In power structures a card id is a property, or FACTION_CARD +
seat.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from bot.engine.structure import Geometry
from bot.games.data import load_yaml

_BOARD: dict[str, Any] = load_yaml("illuminopoly", "board")
SPACES: list[dict[str, Any]] = _BOARD["spaces"]
KIND: list[str] = [space["kind"] for space in SPACES]
"""What each space is: go, street, railroad, utility, chest, chance, income_tax, luxury_tax, jail, ..."""

SPACE: list[int] = [space["space"] for space in SPACES if "price" in space]
"""The space of each property."""
_LOTS = [SPACES[number] for number in SPACE]
PROPERTIES = range(len(SPACE))
COUNT = len(SPACE)
PROPERTY: list[int] = [SPACE.index(number) if number in SPACE else -1 for number in range(len(SPACES))]
"""The property on each space, -1 where there is none."""

GROUPS: list[str] = _BOARD["groups"]
GROUP: list[int] = [GROUPS.index(lot["group"]) for lot in _LOTS]
MEMBERS: list[list[int]] = [[p for p in PROPERTIES if GROUP[p] == g] for g in range(len(GROUPS))]
RAILROAD, UTILITY = GROUPS.index("railroad"), GROUPS.index("utility")
STREETS = [p for p in PROPERTIES if GROUP[p] not in (RAILROAD, UTILITY)]
RAILROADS, UTILITIES = MEMBERS[RAILROAD], MEMBERS[UTILITY]
COLOURS: list[int] = [g for g in range(len(GROUPS)) if g not in (RAILROAD, UTILITY)]
"""The groups that are neighbourhoods."""

PRICE: list[int] = [lot["price"] for lot in _LOTS]
MORTGAGE: list[int] = [lot["mortgage"] for lot in _LOTS]
RENTS: list[list[int]] = [lot.get("rents", []) for lot in _LOTS]
BUILD: list[int] = [lot.get("build", 0) for lot in _LOTS]
LEG: list[int] = [lot["leg"] for lot in _LOTS]
UTILITY_TIMES: list[int] = next(lot["times"] for lot in _LOTS if "times" in lot)

GO, JAIL_SPACE, FREE_PARKING, GO_TO_JAIL = (
    KIND.index(k) for k in ("go", "jail", "free_parking", "go_to_jail")
)
GO_MONEY, BAIL, START_MONEY, BANK_MONEY = 200, 50, 1500, 20_580
HOUSES, HOTELS, HOTEL = 32, 12, 5
"""Stock of buildings; five buildings on a lot are a hotel."""

MOST_SEATS = 11
FACTION_CARD = COUNT
GEOMETRY = Geometry(
    [2] * COUNT + [-1] * MOST_SEATS,
    [[(), (0,), (1, 3), (0, 1, 3)][leg - 1] for leg in LEG] + [(0, 1, 2, 3)] * MOST_SEATS,
)
"""One incoming arrow at the foot of every deed; 0, 1, 2, 3 outgoing ones by leg, 4 on a faction card
(IOP-02)."""

FACTIONS: list[str] = [
    "boat", "dog", "horseman", "race-car", "shoe", "steam-iron", "thimble", "top-hat", "wheelbarrow",
    "artillery", "banker",
]  # fmt: skip
(
    BOAT, DOG, HORSEMAN, RACE_CAR, SHOE, STEAM_IRON, THIMBLE, TOP_HAT, WHEELBARROW, ARTILLERY, BANKER,
) = range(len(FACTIONS))  # fmt: skip
GOALS = [HORSEMAN, RACE_CAR, SHOE, STEAM_IRON, THIMBLE, TOP_HAT, WHEELBARROW]
"""The factions whose special condition the Dog may choose (IOP-98)."""

THEMES: dict[str, dict[str, Any]] = {
    name: load_yaml("illuminopoly", f"themes/{name}") for name in _BOARD["themes"]
}
OWN = "own"
"""The look that a server has made for itself (see looks.py)."""


@lru_cache(64)
def look(theme: str) -> dict[str, Any]:
    """The names of a look: the name of one that is shipped, or a look itself as JSON."""
    found: dict[str, Any] = THEMES[theme] if theme in THEMES else json.loads(theme)
    return found


def space_name(theme: str, space: int) -> str:
    """What the space is called in the chosen look."""
    name: str = look(theme)["spaces"][space]
    return name


def property_name(theme: str, p: int) -> str:
    """What the property is called in the chosen look."""
    return space_name(theme, SPACE[p])


def group_name(theme: str, group: int) -> str:
    """What the colour group is called in the chosen look."""
    name: str = look(theme)["groups"][GROUPS[group]]
    return name
