"""What a faction wants: the worth of a property to a seat, as far as its view tells (for AI seats)."""

from __future__ import annotations

from bot.games.illuminopoly.cards.board import (
    ARTILLERY,
    COLOURS,
    GROUP,
    HORSEMAN,
    LEG,
    MEMBERS,
    PRICE,
    RACE_CAR,
    RAILROAD,
    RAILROADS,
    SHOE,
    STEAM_IRON,
    THIMBLE,
    TOP_HAT,
    UTILITIES,
    WHEELBARROW,
)
from bot.games.illuminopoly.see.view import PropertyView, SeatView, View

GOAL_WORTH = 400
"""$ that one step towards the special condition is worth."""


def me(view: View) -> SeatView:
    """The seat of the viewer, who must be one."""
    assert view.seat is not None
    return view.seats[view.seat]


def counting(lot: PropertyView, seat: int, *, owned: bool = False) -> bool:
    """Whether the property counts for the seat's condition as it is."""
    good = lot.status == "sound" and not lot.mortgaged and not lot.outage and not lot.linking
    return good and (lot.owner == seat or (not owned and lot.controller == seat))


def step(view: View, p: int, *, by_control: bool = False) -> int:
    """What having `p` would add to the special condition, in $; `by_control`: without owning it."""
    seat = me(view)
    lots, group, who = view.properties, GROUP[p], seat.seat
    if lots[p].status != "sound":
        return 0
    if seat.condition == THIMBLE and group in COLOURS:
        return 0 if any(counting(lots[q], who) for q in MEMBERS[group]) else GOAL_WORTH
    if seat.condition == STEAM_IRON and group in COLOURS and not by_control:
        least = min(lots[q].base for q in MEMBERS[group])
        done = any(lots[q].base == least and counting(lots[q], who, owned=True) for q in MEMBERS[group])
        return 0 if done or lots[p].base > least else GOAL_WORTH
    if seat.condition == TOP_HAT:
        ranked = sorted((lot.base for lot in lots if lot.status == "sound"), reverse=True)
        return GOAL_WORTH if lots[p].base >= ranked[min(4, len(ranked) - 1)] else 0
    if seat.condition == WHEELBARROW:
        rails = sum(counting(lots[q], who) for q in RAILROADS)
        return GOAL_WORTH if p in UTILITIES or (group == RAILROAD and rails < 2) else 0
    if seat.condition == SHOE and LEG[p] >= 3 and group in COLOURS:
        others = sum(lots[q].owner not in (-1, who) for q in MEMBERS[group])
        mine = sum(lots[q].owner == who for q in MEMBERS[group])
        return 0 if by_control else max(0, 120 + 140 * mine - 120 * others)
    return 0


def ruin(view: View, p: int) -> int:
    """What having `p` rezoned would be worth, in $."""
    seat = me(view)
    lot = view.properties[p]
    if lot.status != "sound":
        return 0
    if seat.condition == RACE_CAR and GROUP[p] == RAILROAD:
        return GOAL_WORTH
    if seat.condition == HORSEMAN and lot.owner != seat.seat:
        return GOAL_WORTH
    return menace(view, p) if lot.owner not in (-1, seat.seat) else 0


def menace(view: View, p: int) -> int:
    """What it is worth to take `p` from an owner who is one step from winning."""
    owner = view.properties[p].owner
    return GOAL_WORTH if owner != view.seat and close(view, owner, 1) else 0


def monopoly(view: View, p: int) -> int:
    """What `p` is worth for the monopoly of its colour, in $."""
    seat = me(view).seat
    others = [q for q in MEMBERS[GROUP[p]] if q != p]
    mine = sum(view.properties[q].owner == seat for q in others)
    taken = sum(view.properties[q].owner not in (-1, seat) for q in others)
    return PRICE[p] * mine // 2 if not taken else 0


def worth(view: View, p: int) -> int:
    """What owning `p` is worth to the viewer, in $."""
    if me(view).faction == ARTILLERY:
        return 0
    return PRICE[p] * 3 // 4 + step(view, p) + monopoly(view, p)


def close(view: View, seat: int, steps: int) -> bool:
    """Whether as many steps, or fewer, would take the seat to its special condition, as far as one sees."""
    progress = view.seats[seat].progress if seat >= 0 else None
    return progress is not None and progress[1] > 1 and progress[1] - progress[0] <= steps


def blast_worth(view: View, p: int) -> bool:
    """Whether a blast here brings the Artillery nearer to its goal, and not a Horseman to his."""
    lot = view.properties[p]
    if any(seat.condition == HORSEMAN and close(view, seat.seat, 2) for seat in view.seats if seat.alive):
        return False
    return lot.group in COLOURS and lot.group not in view.terror and lot.status in ("sound", "rezoned")
