"""What cards are worth to a seat: towards its Goal, in Power, in room, and against those who are ahead."""

from __future__ import annotations

from typing import Any

from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED
from bot.games.inwo.minds.reading import fits
from bot.games.inwo.see.view import CardView, SeatView, View

REACH = 3
"""A rival who is this near to a Goal is worth stopping."""
GROUP = 5.0
"""What a Group is worth as one more towards the Basic Goal."""
WIN = 30.0
"""What it is worth besides to win by it, or to keep somebody from winning."""
AHEAD = {1: 1.0, 2: 0.5, 3: 0.25, 4: 0.1}
"""By the steps that somebody is from a Goal: how much of that is at stake when they take a Group."""
MERCY = 8.0
"""What the last Group of a seat that is no danger is spared for."""
TROPHY = 8.0
"""What destroying a Group is worth to the Servants of Cthulhu."""


def me(view: View) -> SeatView:
    """The viewer's own seat."""
    assert view.seat is not None
    return view.seats[view.seat]


def nearness(seat: SeatView) -> int:
    """How many steps the seat is from a Goal that everybody can see."""
    basic = seat.basic[1] - seat.basic[0]
    if seat.special is None:
        return basic
    now, needed = seat.special
    return min(basic, round(6 * (1 - now / needed)))


def danger(view: View) -> int:
    """The rival who is nearest to winning, or -1 if nobody is near."""
    rivals = [seat for seat in view.seats if seat.alive and seat.seat != view.seat]
    nearest = min(rivals, key=nearness, default=None)
    return nearest.seat if nearest is not None and nearness(nearest) <= REACH else -1


def progress(seat: SeatView) -> float:
    """How much of the nearest Goal a seat has: 1 is all of it."""
    parts = [seat.basic, *([seat.special] if seat.special is not None else [])]
    return max(now / needed if needed else 0.0 for now, needed in parts)


def share(seat: SeatView) -> float:
    """How much of what a rival loses is one's own gain: little, unless that rival leads."""
    return 0.15 + 1.6 * max(0.0, progress(seat) - 0.6)


def plain_worth(face: int, power: int) -> float:
    """What a Group is worth to anybody."""
    return GROUP + 0.5 * power + 0.6 * len(FACES.OUT[face])


def worth(seat: SeatView, face: int, power: int, traits: int) -> float:
    """What control of a Group is worth to a seat: as one more Group, and towards its special Goal."""
    found = plain_worth(face, power)
    for name, params in EFFECTS.GOAL[seat.illuminati]:
        found += _towards(seat, params.get("name", name), params, face, power, traits)
    return found + (WIN if seat.basic[0] + 1 >= seat.basic[1] else 0.0)


def _towards(seat: SeatView, goal: str, params: Any, face: int, power: int, traits: int) -> float:
    if goal == "double":
        return GROUP if fits(params["who"], face, power, traits, True) else 0.0
    if goal == "total_power":
        return 0.8 * power
    if goal == "all_alignments":
        held = 0
        for card in seat.structure[1:]:
            held |= card.traits
        return 0.6 * power + 2.0 * (traits & ALIGNED & ~held).bit_count()
    if goal == "shangri_la":
        return power if fits("peaceful", face, power, traits, True) else 0.0
    return 0.0


def value(seat: SeatView, card: CardView) -> float:
    """What a card of a structure is worth to a seat."""
    return worth(seat, card.face, card.power, card.traits)


def branch(owner: SeatView, card: CardView) -> list[CardView]:
    """A card and all that hangs below it."""
    found, masters = [card], {card.card}
    for other in owner.structure:
        if other.master in masters:
            masters.add(other.card)
            found.append(other)
    return found


def is_cthulhu(seat: SeatView) -> bool:
    """Whether the seat strives to destroy."""
    goals = EFFECTS.GOAL[seat.illuminati]
    return any(params.get("name") == "servants_of_cthulhu" for _, params in goals)


def loss(owner: SeatView, card: CardView) -> float:
    """What a seat loses with a card and its branch; the last Groups are its life."""
    lost = sum(value(owner, each) for each in branch(owner, card)) if owner.alive else 0.0
    left = owner.held - len(branch(owner, card))
    return lost + (20.0 if left <= 0 else 6.0 if left == 1 else 0.0)


def effect(view: View, seat: SeatView, kind: str, target: int) -> float:
    """What `seat` gains by a success against `target`, and by the harm it does to its owner."""
    card = find(view, target)
    if card is None or card.master < 0:
        face = view.faces[target] if target >= 0 else -1
        return worth(seat, face, FACES.POWER[face], FACES.TRAITS[face]) if face >= 0 else 0.0
    owner = view.seats[card.owner]
    taken = branch(owner, card)
    found = TROPHY if kind != "control" and is_cthulhu(seat) else 0.0
    if kind == "control":
        found = value(seat, card) + 0.6 * sum(value(seat, each) for each in taken[1:])
    if owner.seat == seat.seat:
        return found - sum(value(owner, each) for each in taken)
    hurt = share(owner) * sum(plain_worth(each.face, each.power) for each in taken)
    spared = MERCY if owner.held <= len(taken) and nearness(owner) > REACH else 0.0
    return found + hurt - spared + (WIN / 2 if progress(owner) >= 1 else 0.0)


def stake(view: View, attacker: int, kind: str, target: int) -> float:
    """What the viewer would lose by the success of an attack by somebody else; negative: would gain."""
    rival, card, own = view.seats[attacker], find(view, target), me(view)
    won = WIN * AHEAD.get(max(1, nearness(rival)), 0.0) if kind == "control" else 0.0
    if card is not None and card.owner == own.seat:
        return loss(own, card) + won + share(rival) * GROUP
    found = won + share(rival) * GROUP if kind == "control" else 0.0
    if card is not None and card.master >= 0:
        owner = view.seats[card.owner]
        found -= share(owner) * sum(plain_worth(each.face, each.power) for each in branch(owner, card))
        found -= WIN / 2 if progress(owner) >= 1 else 0.0
    return found


def find(view: View, card: int) -> CardView | None:
    """A card of a structure."""
    return next((each for seat in view.seats for each in seat.structure if each.card == card), None)
