"""The text twins of the pictures, and one line that says what is going on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.moves import Text, Who, text
from bot.games.illuminopoly.cards.board import (
    FACTION_CARD,
    FACTIONS,
    GROUPS,
    MEMBERS,
    PROPERTY,
    group_name,
    property_name,
    space_name,
)
from bot.games.illuminopoly.say.endings import how_won
from bot.games.illuminopoly.say.phrases import faction, money, place, players, seat_or_bank
from bot.games.illuminopoly.see.view import PropertyView, SeatView, View
from bot.games.kit.phrases import whose


def table(view: View) -> Sequence[Text]:
    """The board and the players, line by line."""
    lines = [
        text(
            "iop-table-head",
            round=view.round,
            active=seat_or_bank(view.active),
            chair=seat_or_bank(view.chair),
            pot=view.pot,
            bank=money(view.bank),
            houses=view.houses_left,
            hotels=view.hotels_left,
        )
    ]
    lines += [_seat_line(view, seat) for seat in view.seats]
    for group in range(len(GROUPS)):
        members = tuple(_property_line(view, view.properties[p]) for p in MEMBERS[group])
        lines.append(text("iop-table-group", group=group_name(view.theme, group), properties=members))
    lines += [
        text("iop-table-threat", by=Who(t.by), property=place(view, t.number), amount=t.amount)
        for t in view.threats
    ]
    return lines


def _seat_line(view: View, seat: SeatView) -> Text:
    where: Text | str = text("iop-off-board")
    if seat.space >= 0:
        where = (
            text("iop-in-jail", turns=seat.jailed) if seat.jailed >= 0 else space_name(view.theme, seat.space)
        )
    return text(
        "iop-table-seat",
        seat=Who(seat.seat),
        faction=faction(seat.faction),
        alive=int(seat.alive),
        where=where,
        cash=money(seat.cash),
        power=seat.power,
        count=len(seat.properties),
        favors=seat.favors,
        lost=seat.lost,
    )


def _marks(lot: PropertyView) -> tuple[Text, ...]:
    """What is unusual about a property."""
    marks = [text("iop-mark-" + lot.status)] if lot.status != "sound" else []
    if lot.mortgaged:
        marks.append(text("iop-mark-mortgaged"))
    if lot.houses:
        marks.append(text("iop-mark-houses", n=lot.houses))
    if lot.outage:
        marks.append(text("iop-mark-outage", n=lot.outage))
    if lot.linking:
        marks.append(text("iop-mark-linking", n=lot.linking))
    if lot.controller not in (lot.owner, -1):
        marks.append(text("iop-mark-controlled", seat=Who(lot.controller)))
    return tuple(marks)


def _property_line(view: View, lot: PropertyView) -> Text:
    marks = _marks(lot)
    owner = whose(lot.owner, text("iop-nobody"))
    return text(
        "iop-table-property",
        name=property_name(view.theme, lot.number),
        owner=owner,
        value=lot.value,
        rent=lot.rent,
        marks=marks,
        owned=int(lot.owner >= 0),
        marked=int(bool(marks)),
    )


def hand(view: View) -> Sequence[Text]:
    """Money, structure, secrets, deals of the viewer, and what lies before the token."""
    if view.seat is None:
        return [text("iop-hand-spectator")]
    me = view.seats[view.seat]
    if me.faction < 0:
        return [text("iop-hand-head-none")]
    lines = [text("iop-hand-head", faction=faction(me.faction), cash=money(me.cash), power=me.power)]
    if me.condition >= 0:
        now, needed = me.progress or (0, 0)
        lines.append(
            text("iop-hand-goal", goal=text("iop-goal-" + FACTIONS[me.condition]), now=now, needed=needed)
        )
    lines += _near(view)
    lines += _held(view, me)
    lines += [
        text("iop-hand-subverted", name=property_name(view.theme, lot.number), owner=seat_or_bank(lot.owner))
        for lot in view.properties
        if lot.controller == view.seat and lot.owner != view.seat
    ]
    lines += [text("iop-hand-sure", seat=Who(q)) for q in view.sure]
    lines += [text("iop-hand-loan", lender=Who(a), borrower=Who(b), amount=n) for a, b, n in view.loans]
    lines += [
        text("iop-hand-promise", giver=Who(a), taker=Who(b), words=words) for a, b, words in view.promises
    ]
    lines += _truces(view)
    lines += [text("iop-hand-bribe", briber=Who(a), voter=Who(b), amount=n) for a, b, n in view.bribes]
    if view.dipped:
        lines.append(text("iop-hand-dipped", amount=view.dipped))
    return [*lines, *_stretch(view, me)]


def _near(view: View) -> Iterator[Text]:
    """The others who lack but one step of their special condition, as far as all can see."""
    for seat in view.seats:
        now, needed = seat.progress or (0, 0)
        if seat.alive and seat.seat != view.seat and seat.condition >= 0 and 0 < now == needed - 1:
            goal = text("iop-goal-" + FACTIONS[seat.condition])
            yield text("iop-hand-near", seat=Who(seat.seat), goal=goal, now=now, needed=needed)


def _truces(view: View) -> Iterator[Text]:
    """Truces that hold, and who has broken one."""
    for one, other, last, broken in view.truces:
        if broken >= 0:
            yield text(
                "iop-hand-truce-broken", seat=Who(broken), other=Who(one if broken == other else other)
            )
        elif last >= view.round:
            yield text("iop-hand-truce", seat=Who(one), other=Who(other), round=last)


def _held(view: View, me: SeatView) -> Iterator[Text]:
    for p in me.properties:
        lot = view.properties[p]
        holder = faction(me.faction) if lot.master >= FACTION_CARD else place(view, lot.master)
        hangs = "iop-hand-property" if lot.master >= 0 else "iop-hand-property-loose"
        marks = _marks(lot)
        name = property_name(view.theme, p)
        yield text(hangs, name=name, holder=holder, marks=marks, marked=int(bool(marks)))


def _stretch(view: View, me: SeatView) -> Iterator[Text]:
    if view.phase != "over" and me.alive and me.jailed < 0 <= me.space:
        yield text("iop-hand-ahead", spaces=tuple(_ahead(view, me.space)))


def _ahead(view: View, space: int) -> Iterator[Text]:
    """What each roll of two dice leads to."""
    for roll in range(2, 13):
        there = (space + roll) % len(PROPERTY)
        p = PROPERTY[there]
        lot = view.properties[p] if p >= 0 else None
        if lot is None:
            what = text("iop-none")
        elif lot.owner < 0:
            what = text("iop-ahead-free", amount=lot.price, status=lot.status)
        else:
            what = text("iop-ahead-rent", owner=seat_or_bank(lot.owner), amount=lot.rent)
        yield text(
            "iop-ahead", roll=roll, name=space_name(view.theme, there), what=what, bare=int(lot is None)
        )


def structure(view: View, seat: int) -> Sequence[Text]:
    """What hangs on what in one seat's holding companies, as everybody sees it."""
    own = view.seats[seat]
    lines = [text("iop-structure-head", seat=Who(seat), faction=faction(own.faction), power=own.power)]
    for p in own.properties:
        lot = view.properties[p]
        holder = faction(own.faction) if lot.master >= FACTION_CARD else place(view, lot.master)
        lines.append(
            text(
                "iop-structure-property",
                lot=_property_line(view, lot),
                holder=holder if lot.master >= 0 else text("iop-none"),
            )
        )
    return lines


def status(view: View) -> Text:
    """Whose decision it is."""
    if view.phase == "over":
        result = dict(view.result)
        winners = result.get("winners")
        seats = winners if isinstance(winners, tuple) else ()
        return text(
            "iop-status-over",
            seats=players(seats),
            how=how_won(view, seats, _how(result.get("how"))),
        )
    return text(
        "iop-status-" + view.phase,
        waiting=2 if view.waiting == (view.seat,) else int(bool(view.waiting)),
        seats=players(view.waiting),
        round=view.round,
        active=seat_or_bank(view.active),
    )


def _how(how: object) -> object:
    return how[0] if isinstance(how, tuple) and how else "ended"
