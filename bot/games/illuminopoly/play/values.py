"""What a property is worth, earns and counts for (IOP-21, 40, 60, 62, 70-72, 80, 90)."""

from __future__ import annotations

from bot.games.illuminopoly.cards.board import (
    BUILD,
    COUNT,
    FACTION_CARD,
    GROUP,
    HOTEL,
    MEMBERS,
    MORTGAGE,
    PROPERTIES,
    RAILROAD,
    RENTS,
    STREETS,
    UTILITY,
    UTILITY_TIMES,
)
from bot.games.illuminopoly.play.state import DESTROYED, NOBODY, REZONED, SOUND, Illuminopoly, sleeping

MEAN_ROLL = 7
"""What a utility's dice count for when its normal rent is wanted without a roll."""


def interest(amount: int) -> int:
    """Ten percent, rounded up."""
    return (amount + 9) // 10


def mortgage_share(s: Illuminopoly, p: int) -> int:
    """By what the listed sum is divided if it is mortgaged now: 2 if it is rezoned or destroyed, else 1."""
    return 1 if s.status[p] == SOUND else 2


def mortgage_value(s: Illuminopoly, p: int) -> int:
    """What the Bank lends on it: the listed sum, half if rezoned or destroyed (IOP-80)."""
    return MORTGAGE[p] // mortgage_share(s, p)


def lent(s: Illuminopoly, p: int) -> int:
    """What the Bank has lent on the mortgaged `p`, whatever has become of it since (IOP-80)."""
    return MORTGAGE[p] // s.mortgaged[p]


def redemption(s: Illuminopoly, p: int) -> int:
    """What lifting its mortgage costs: the sum that was lent and 10% (IOP-80)."""
    amount = lent(s, p)
    return amount + interest(amount)


def plain_value(s: Illuminopoly, p: int) -> int:
    """Basic value, half if rezoned or destroyed; no interest (IOP-40)."""
    return s.base[p] if s.status[p] == SOUND else s.base[p] // 2


def basic_value(s: Illuminopoly, p: int) -> int:
    """Basic value, which destruction halves until the property is rebuilt (IOP-A4)."""
    return s.base[p] // 2 if s.status[p] >= DESTROYED else s.base[p]


def current_value(s: Illuminopoly, p: int) -> int:
    """Its value to an attacker: with the interest of its mortgage (IOP-60)."""
    value = plain_value(s, p)
    return value + interest(lent(s, p)) if s.mortgaged[p] else value


def shelter(s: Illuminopoly, p: int) -> int:
    """How far it is from the faction card: 0 directly attached, 1 one removed, 2 beyond or unowned
    (IOP-70)."""
    master = s.master[p]
    if master == NOBODY or s.owner[p] == NOBODY:
        return 2
    if master >= FACTION_CARD:
        return 0
    return 1 if s.master[master] >= FACTION_CARD else 2


def defended_value(s: Illuminopoly, p: int, hardened: bool, attacker: int) -> int:
    """Its value when `attacker` attacks it: doubled near the faction card, and by the card that hardens
    it."""
    return sheltered(s, p, current_value(s, p), hardened, attacker)


def sheltered(s: Illuminopoly, p: int, value: int, hardened: bool, attacker: int) -> int:
    """`value` as the owner's structure and a hardening card raise it; nothing shelters from its own owner."""
    if hardened:
        value *= 2
    if s.owner[p] != attacker:
        value = (value * 2, value * 3 // 2, value)[shelter(s, p)]
    return value


def attack_cost(s: Illuminopoly, p: int, hardened: bool, attacker: int) -> int:
    """The base cost of a takeover or a subversion (IOP-60, IOP-64). Subverting back from the Bank: no
    structure."""
    if s.mortgaged[p] and s.owner[p] == attacker:
        return current_value(s, p) * (2 if hardened else 1) // 2
    return defended_value(s, p, hardened, attacker) // 2


def rezoning_cost(s: Illuminopoly, p: int, hardened: bool, attacker: int) -> int:
    """The base cost of a rezoning: half its value, the whole value of a railroad (IOP-62)."""
    value = defended_value(s, p, hardened, attacker)
    return value if GROUP[p] == RAILROAD else value // 2


def buying_price(s: Illuminopoly, p: int) -> int:
    """What the Bank asks for it: half for a rezoned or destroyed one (IOP-26)."""
    return plain_value(s, p)


def owns_group(s: Illuminopoly, seat: int, group: int) -> bool:
    """Whether one seat owns the whole group (IOP-71)."""
    for q in MEMBERS[group]:
        if s.owner[q] != seat:
            return False
    return seat != NOBODY


def in_ruins(s: Illuminopoly, group: int) -> bool:
    """Whether rubble stops the rents of the group (IOP-21, IOP-71)."""
    return any(s.status[q] == DESTROYED for q in MEMBERS[group])


def normal_rent(s: Illuminopoly, p: int) -> int:
    """Its rent apart from any mortgage; a utility at the mean of its dice. 0 if rezoned, destroyed or
    unowned."""
    owner, group = s.owner[p], GROUP[p]
    if owner == NOBODY or s.status[p] != SOUND or s.outage[p]:
        return 0
    if group == UTILITY:
        return MEAN_ROLL * utility_times(s, owner)
    if group == RAILROAD:
        return RENTS[p][railroads(s, owner, p) - 1]
    for q in MEMBERS[group]:
        if s.status[q] == DESTROYED:
            return 0
    houses = s.houses[p]
    if not houses and owns_group(s, owner, group):
        return 2 * RENTS[p][0]
    return RENTS[p][houses]


def utility_times(s: Illuminopoly, owner: int) -> int:
    """What the dice are multiplied by for an owner's utility."""
    count = sum(s.owner[q] == owner and not s.outage[q] for q in MEMBERS[UTILITY])
    return UTILITY_TIMES[max(count, 1) - 1]


def railroads(s: Illuminopoly, owner: int, p: int) -> int:
    """How many railroads the railroad `p` counts as part of; a newly rebuilt one stands alone (IOP-63)."""
    if s.linking[p]:
        return 1
    return max(1, sum(_runs(s, q, owner) for q in MEMBERS[RAILROAD]))


def _runs(s: Illuminopoly, q: int, owner: int) -> bool:
    return s.owner[q] == owner and s.status[q] == SOUND and not s.linking[q] and not s.outage[q]


def rent_due(s: Illuminopoly, p: int) -> int:
    """What it pays its owner at the start of their turn, utilities apart (IOP-21)."""
    if s.mortgaged[p] or s.outage[p]:
        return 0
    if s.status[p] == REZONED:
        return 0 if in_ruins(s, GROUP[p]) else RENTS[p][0] // 2
    return normal_rent(s, p)


def counts(s: Illuminopoly, p: int) -> bool:
    """Whether it can count for victory at all: owned, sound, in service, not mortgaged, no sleeping
    Boat's."""
    return (
        s.owner[p] != NOBODY
        and s.status[p] == SOUND
        and not s.mortgaged[p]
        and not s.outage[p]
        and not s.linking[p]
        and not sleeping(s, s.owner[p])
    )


def powers(s: Illuminopoly) -> list[int]:
    """The power base of every seat: the normal rents of what it controls (IOP-90). A sleeping Boat has none,
    and what it owns gives none to anybody (IOP-99)."""
    power = [0] * s.seats
    for p in PROPERTIES:
        owner, control = s.owner[p], s.control[p]
        if owner == NOBODY or s.status[p] != SOUND or s.mortgaged[p]:
            continue
        if not sleeping(s, owner) and not sleeping(s, control):
            power[control] += normal_rent(s, p)
    return power


def worth(s: Illuminopoly, seat: int) -> int:
    """Total worth for the Income Tax: cash, plain values, cost of buildings (IOP-40)."""
    total = s.cash[seat]
    for p in PROPERTIES:
        if s.owner[p] == seat:
            total += plain_value(s, p) + s.houses[p] * BUILD[p]
    return total


def buildings(s: Illuminopoly, seat: int) -> tuple[int, int]:
    """How many houses and hotels a seat has."""
    houses = hotels = 0
    for p in STREETS:
        if s.owner[p] == seat and s.houses[p]:
            if s.houses[p] == HOTEL:
                hotels += 1
            else:
                houses += s.houses[p]
    return houses, hotels


def assets(s: Illuminopoly, seat: int) -> int:
    """What a seat could pay if it sold every building and mortgaged everything."""
    total = s.cash[seat]
    for p in range(COUNT):
        if s.owner[p] == seat:
            total += s.houses[p] * BUILD[p] // 2
            if not s.mortgaged[p] and s.status[p] < DESTROYED:
                total += mortgage_value(s, p)
    return total
