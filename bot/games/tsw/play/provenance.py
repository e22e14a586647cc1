"""Which hidden facts have reached whom: the bookkeeping behind the proof that secrets stay secret.

A hidden figure *reaches* a seat when something it was shown depended on that figure, directly or through what
another seat had made of it. What has not reached a seat may be anything as far as that seat can tell;
`permute`
makes it so, and nothing that the seat sees may change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bot.games.tsw.play.state import NOBODY, OrderSheets, SecretWars

GROUP, TREASURY, PERSON, GOAL, EVENT, SHEET, STANDING = (n * 100_000 for n in range(1, 8))
EVERYBODY = (1 << 30) - 1


def figures_of_group(g: int) -> int:
    """Power, Transferable Power and Resistance of a group, as one fact."""
    return GROUP + g


def treasury_of(g: int) -> int:
    return TREASURY + g


def figures_of_person(p: int) -> int:
    """Power, Toughness and loyalty of a person, as one fact."""
    return PERSON + p


def hand_of(seat: int) -> int:
    """The special events a seat holds or will find, as one fact."""
    return EVENT + seat


def sheet_of(s: SecretWars, seat: int) -> int:
    """What a seat writes for this turn, as one fact."""
    return SHEET + seat + 100 * s.turn


def reach(s: SecretWars, facts: Iterable[int], seats: Iterable[int]) -> None:
    """What is shown to `seats` now depends on `facts`."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    for fact in facts:
        s.trail[str(fact)] = s.trail.get(str(fact), 0) | mask


def let_out(s: SecretWars, sources: Iterable[int], mask: int = EVERYBODY) -> None:
    """What the seats of `sources` have become is shown to the seats of `mask`, and with it all that shaped
    them."""
    shaped = 0
    for seat in sources:
        shaped |= 1 << seat
    for fact, seats in s.trail.items():
        if seats & shaped:
            s.trail[fact] = seats | mask


def secrets(s: SecretWars, seat: int) -> frozenset[int]:
    """The facts that `seat` cannot know and that nothing it has seen depends on; at the end all is told."""
    if not s.g_name or s.result is not None:
        return frozenset()
    others = sorted(set(range(len(s.g_name))).difference(s.branch(seat)))
    facts = list(map(figures_of_group, others))
    facts += [treasury_of(g) for g in others if s.owner(g) != NOBODY]
    facts += [figures_of_person(p) for p in range(len(s.p_name)) if p != seat and not s.loyalty(p, seat)]
    facts += [fact for q in range(s.seats) if q != seat for fact in _secrets_of(s, q)]
    return frozenset(fact for fact in facts if not s.trail.get(str(fact), 0) >> seat & 1)


def _secrets_of(s: SecretWars, seat: int) -> list[int]:
    """What is a seat's own business: its events, its goal, its orders."""
    facts = [hand_of(seat), GOAL + seat, STANDING + seat]
    writing = OrderSheets.open_now(s) is not None
    return [*facts, sheet_of(s, seat)] if writing else facts


def permute(s: SecretWars, seat: int, fixed: frozenset[int], shuffle: Callable[[list[int]], None]) -> None:
    """Mix everything that `seat` cannot know and that is not in `fixed`."""
    free = secrets(s, seat) - fixed

    def unknown(fact: Callable[[int], int], count: int) -> list[int]:
        return [number for number in range(count) if fact(number) in free]

    groups = unknown(figures_of_group, len(s.g_name))
    for strong in (False, True):
        alike = [g for g in groups if bool(s.g_power[g]) is strong]
        _mix(alike, (s.g_power, s.g_aid, s.g_resistance), shuffle)
    _mix(unknown(figures_of_person, len(s.p_name)), (s.p_power, s.p_toughness, s.p_loyalty), shuffle)
    _mix(unknown(treasury_of, len(s.g_name)), (s.g_money,), shuffle)
    _mix(unknown(GOAL.__add__, s.seats), (s.goals,), shuffle)
    for q in unknown(hand_of, s.seats):
        _mix_events(s, q, shuffle)
    for q in range(s.seats):
        if sheet_of(s, q) in free:
            OrderSheets.sheets(s.stack[-1])[q] = []
        if STANDING + q in free:
            s.standing[q] = []


def _mix(members: list[int], columns: tuple[list[Any], ...], shuffle: Callable[[list[int]], None]) -> None:
    """Give the members each other's values, row by row."""
    order = list(members)
    shuffle(order)
    rows = [tuple(column[m] for column in columns) for m in order]
    for member, row in zip(members, rows, strict=True):
        for column, value in zip(columns, row, strict=True):
            column[member] = value


def _mix_events(s: SecretWars, seat: int, shuffle: Callable[[list[int]], None]) -> None:
    """Another hand of the same size, and another order of what is still to be found."""
    events = s.hands[seat] + s.supply[seat]
    shuffle(events)
    count = len(s.hands[seat])
    s.hands[seat], s.supply[seat] = events[:count], events[count:]
