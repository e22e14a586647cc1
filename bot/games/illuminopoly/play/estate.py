"""Houses, hotels and mortgages: what an owner does with their own property (IOP-65, 71, 72, 80)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.engine.sealed import begin_round
from bot.games.illuminopoly.cards.board import BUILD, GROUP, HOTEL, LEG, MEMBERS
from bot.games.illuminopoly.play.bank import from_bank, funds, to_bank
from bot.games.illuminopoly.play.state import (
    DESTROYED,
    NOBODY,
    SOUND,
    Illuminopoly,
    controller,
    fit,
    inspect,
    owns,
    set_control,
)
from bot.games.illuminopoly.play.values import mortgage_share, mortgage_value, owns_group, redemption
from bot.games.illuminopoly.play.victory import built_hotel

RAISING = frozenset({"mortgage", "unbuild", "clear"})
"""Verbs that turn property into money."""
VERBS = RAISING | {"build", "lift-mortgage"}


def may_build(s: Illuminopoly, seat: int, p: int) -> bool:
    """Whether the rules, the stock and their money let `seat` build on `p`, so far as they know (IOP-72)."""
    return funds(s, seat) >= BUILD[p] and is_buildable(s, seat, p)


def is_buildable(s: Illuminopoly, seat: int, p: int) -> bool:
    """Whether one more could be built on `p`, money apart."""
    group = GROUP[p]
    if not BUILD[p] or s.houses[p] == HOTEL or not owns_group(s, seat, group):
        return False
    members = MEMBERS[group]
    if any(s.status[q] != SOUND or s.mortgaged[q] for q in members):
        return False
    if any(s.houses[q] < s.houses[p] for q in members):
        return False
    if controller(s, p, seat) != seat and len({controller(s, q, seat) for q in members}) > 1:
        return False
    return bool(s.hotels_left if s.houses[p] == HOTEL - 1 else s.houses_left)


def stands_in_the_way(s: Illuminopoly, p: int) -> bool:
    """Whether somebody else has its power, unless one subverter has the whole colour (IOP-65)."""
    control = {s.control[q] for q in MEMBERS[GROUP[p]]}
    return s.control[p] != s.owner[p] and len(control) > 1


def raising(s: Illuminopoly, seat: int, spared: int = NOBODY) -> list[Choice]:
    """All ways for `seat` to raise money; not on the property `spared`, which is being attacked."""
    return _raising(s, owns(s, seat), spared)


def _raising(s: Illuminopoly, mine: Sequence[int], spared: int = NOBODY) -> list[Choice]:
    found: list[Choice] = []
    for p in mine:
        if s.houses[p]:
            if may_unbuild(s, p):
                found.append(("unbuild", p))
            if p == next(q for q in MEMBERS[GROUP[p]] if s.houses[q] and s.owner[q] == s.owner[p]):
                found.append(("clear", p))
        elif not s.mortgaged[p] and s.status[p] < DESTROYED and p != spared:
            found.append(("mortgage", p))
    return found


def may_unbuild(s: Illuminopoly, p: int) -> bool:
    """Whether one building can be sold from `p`: evenly, and with houses in stock to break a hotel
    (IOP-72)."""
    group = MEMBERS[GROUP[p]]
    if any(s.houses[q] > s.houses[p] and s.owner[q] == s.owner[p] for q in group):
        return False
    return s.houses[p] < HOTEL or s.houses_left >= HOTEL - 1


def managing(s: Illuminopoly, seat: int) -> list[Choice]:
    """Everything the seat can do with its own property now."""
    mine, money = owns(s, seat), funds(s, seat)
    found: list[Choice] = []
    for p in mine:
        if money >= BUILD[p] and is_buildable(s, seat, p):
            found.append(("build", p))
        elif s.mortgaged[p] and money >= redemption(s, p):
            found.append(("lift-mortgage", p))
    return found + _raising(s, mine)


def carry_out(k: Kernel, s: Illuminopoly, seat: int, move: Move) -> bool:
    """Do one of VERBS; whether it came about (the Bank may be unable to pay)."""
    p = int(move[1])
    if move[0] == "build":
        return build(k, s, seat, p)
    if move[0] == "lift-mortgage":
        lift_mortgage(k, s, seat, p)
        return True
    if move[0] == "mortgage":
        return mortgage(k, s, seat, p)
    lots = [q for q in MEMBERS[GROUP[p]] if s.houses[q] and s.owner[q] == seat] if move[0] == "clear" else [p]
    return unbuild(k, s, seat, lots, everything=move[0] == "clear")


def build(k: Kernel, s: Illuminopoly, seat: int, p: int) -> bool:
    """One more house, or a hotel. A subverted lot betrays itself instead (IOP-65)."""
    for q in MEMBERS[GROUP[p]]:
        inspect(s, q)
    if stands_in_the_way(s, p):
        s.known[p] |= 1 << seat
        k.tell("tampering-found", None, {seat: {"property": p, "controller": s.control[p]}})
        k.reveal()
        return False
    if last_counters(s, p) and (rivals := wanting(s, seat, p)) and f"permit-{p}" not in s.used:
        s.used.append(f"permit-{p}")
        begin_round(k, "Permit", seat, p, rivals)
        return False
    put_up(k, s, seat, p)
    return True


def put_up(k: Kernel, s: Illuminopoly, seat: int, p: int) -> None:
    """Pay for the building and set it on the lot."""
    to_bank(s, seat, BUILD[p])
    s.houses[p] += 1
    if s.houses[p] == HOTEL:
        s.hotels_left -= 1
        s.houses_left += HOTEL - 1
    else:
        s.houses_left -= 1
    s.dirty = 1
    k.tell("built", {"seat": seat, "property": p, "houses": s.houses[p], "cost": BUILD[p]})
    if s.houses[p] == HOTEL and LEG[p] >= 3:
        built_hotel(k, s, seat)


def last_counters(s: Illuminopoly, p: int) -> bool:
    """Whether building on `p` takes the last permit of its kind."""
    return (s.hotels_left if s.houses[p] == HOTEL - 1 else s.houses_left) == 1


def wanting(s: Illuminopoly, builder: int, p: int) -> list[int]:
    """Others who could use the permit that `builder` needs for `p`, money apart (IOP-72)."""
    rivals = [q for q in range(s.seats) if q != builder and fit(s, q)]
    return [
        q for q in rivals if any(is_buildable(s, q, lot) and same_permit(s, p, lot) for lot in owns(s, q))
    ]


def same_permit(s: Illuminopoly, p: int, other: int) -> bool:
    """Whether both lots need the same kind of permit next, for a house or for a hotel."""
    return (s.houses[p] == HOTEL - 1) == (s.houses[other] == HOTEL - 1)


def unbuild(k: Kernel, s: Illuminopoly, seat: int, lots: list[int], *, everything: bool) -> bool:
    """Sell one building of each of `lots`, or all of them, to the Bank for half the price."""
    count = sum(s.houses[q] if everything else 1 for q in lots)
    amount = count * BUILD[lots[0]] // 2
    if not from_bank(k, s, seat, amount):
        return False
    for q in lots:
        remove_buildings(s, q, s.houses[q] if everything else 1)
    k.tell("unbuilt", {"seat": seat, "properties": lots, "amount": amount})
    return True


def remove_buildings(s: Illuminopoly, p: int, count: int) -> None:
    """Buildings go back to stock: a hotel is five, and breaking it takes four houses."""
    before, after = s.houses[p], s.houses[p] - count
    s.houses[p] = after
    if before == HOTEL and count:
        s.hotels_left += 1
        s.houses_left -= after
    else:
        s.houses_left += count
    s.dirty = 1


def mortgage(k: Kernel, s: Illuminopoly, seat: int, p: int) -> bool:
    """The Bank lends; the Chair has the power of it at once, over any subverter (IOP-80)."""
    amount = mortgage_value(s, p)
    if not from_bank(k, s, seat, amount):
        return False
    s.mortgaged[p] = mortgage_share(s, p)
    set_control(s, p, s.chair)
    k.tell("mortgaged", {"seat": seat, "property": p, "amount": amount})
    return True


def lift_mortgage(k: Kernel, s: Illuminopoly, seat: int, p: int) -> None:
    """Paid off with 10%; control stays with whoever has it until the owner visits (IOP-80)."""
    amount = redemption(s, p)
    to_bank(s, seat, amount)
    s.mortgaged[p], s.dirty = 0, 1
    k.tell("redeemed", {"seat": seat, "property": p, "amount": amount})


def chair_changed(s: Illuminopoly, old: int, new: int) -> None:
    """Mortgaged properties under the old Chair obey the new one (IOP-81); of those that somebody has
    subverted in secret everybody else thinks so."""
    for p, mortgaged in enumerate(s.mortgaged):
        if mortgaged and s.control[p] in (old, new):
            set_control(s, p, new)
        elif mortgaged and s.belief[p] == old:
            s.belief[p] = new


def wreck(s: Illuminopoly, p: int) -> None:
    """Its buildings are gone, back to stock without pay."""
    if s.houses[p]:
        remove_buildings(s, p, s.houses[p])


def nothing_left(s: Any, seat: int) -> bool:
    """Whether the seat has nothing that it could turn into money."""
    return not raising(s, seat)
