"""What cards are worth to a seat: towards its Goal, in Power, in room, and against those who are ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import repeat
from math import exp
from typing import Any, NamedTuple

from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED
from bot.games.inwo.minds.reading import fits
from bot.games.inwo.see.view import CardView, SeatView, View

CLOSE = 0.35
"""A rival with so much hope is worth stopping."""
GROUP = 5.0
"""What a Group is worth as one more towards the Basic Goal."""
WIN = 30.0
"""What it is worth to win."""
BLOCK = 6.0
"""How much of that it is worth to keep a rival from winning: who leads is everybody's affair."""
NEAR = 3.0
"""So many steps from a Goal, the hope to win is a third of what it is at the Goal."""
POWER, KIND = 3.0, 2.0
"""The Power of a Group as most are; as many Groups one counts that must be of a kind."""
PEACE = "shangri_la"
"""The Goal that counts Groups in any structure."""
UNITS = {
    "total_power": 1 / POWER,
    PEACE: 1 / POWER,
    "all_alignments": 0.5 / POWER,
    "kill_and_control": KIND,
    "fratricide": 2 * KIND,
}
"""How many Groups one more is of what a special Goal counts, by its kind."""
MERCY = 8.0
"""What the last Group of a seat that is no danger is spared for."""
TROPHY = 5.0
"""What destroying a Group is worth to the Servants of Cthulhu."""


def me(view: View) -> SeatView:
    """The viewer's own seat."""
    assert view.seat is not None
    return view.seats[view.seat]


class Gain(NamedTuple):
    """How much more of the Basic Goal, of the special one, and of each Goal card (`SeatView.goals`)."""

    basic: float = 0.0
    special: float = 0.0
    cards: tuple[float, ...] = ()


NOTHING = Gain()


def roads(seat: SeatView, more: Gain = NOTHING) -> Iterator[float]:
    """How far the seat is from each Goal that the viewer knows, in Groups, if it had so much more."""
    yield seat.basic[1] - seat.basic[0] - more.basic
    if seat.special is not None:
        now, needed = seat.special
        yield _left(seat, seat.illuminati, needed - now - more.special)
    for (goal, now, needed), gained in zip(seat.goals, more.cards or repeat(0.0), strict=False):
        yield _left(seat, goal, needed - now - gained)


def _left(seat: SeatView, goal: int, missing: float) -> float:
    """The Groups that it takes to bring what a special Goal misses."""
    name, params = EFFECTS.GOAL[goal][0]
    word = params.get("name", name)
    if word == "all_alignments":
        missing += POWER * (ALIGNED & ~held_alignments(seat)).bit_count()
    return missing * UNITS.get(word, 1.0)


def held_alignments(seat: SeatView) -> int:
    """The alignments of all Groups of a seat."""
    found = 0
    for card in seat.structure[1:]:
        found |= card.traits
    return found & ALIGNED


def hope(seat: SeatView, more: Gain = NOTHING, soon: float = 0.0) -> float:
    """How likely a seat wins in the end by one of its Goals, if it had so much more. soon: in how many
    Groups."""
    vain = 1.0
    for left in roads(seat, more):
        vain *= 1 - exp(-max(0.0, left - soon) / NEAR)
    return 1 - vain


def rivals(view: View) -> list[SeatView]:
    """Whoever else is in the game."""
    return [seat for seat in view.seats if seat.alive and seat.seat != view.seat]


def threat(view: View) -> float:
    """How likely a rival is to win if nobody stops it."""
    return max((hope(seat, soon=1) for seat in rivals(view)), default=0.0)


def danger(view: View) -> int:
    """The rival who is nearest to winning, or -1 if nobody is near."""
    nearest = max(rivals(view), key=hope, default=None)
    return nearest.seat if nearest is not None and hope(nearest) >= CLOSE else -1


def share(seat: SeatView) -> float:
    """How much of what a rival loses is one's own gain: little, unless that rival leads."""
    return 0.1 + 0.8 * hope(seat)


def plain_worth(face: int, power: int) -> float:
    """What a Group is worth to anybody."""
    return GROUP + 0.5 * power + 0.6 * len(FACES.OUT[face])


def worth(seat: SeatView, face: int, power: int, traits: int, moved: bool = False) -> float:
    """What control of a Group is worth to a seat: as one more Group, and towards its Goals. moved: it is in
    a structure already."""
    more = towards(seat, face, power, traits, moved=moved)
    return plain_worth(face, power) + GROUP * (more.basic - 1) + WIN * nearer(seat, more)


def nearer(seat: SeatView, more: Gain) -> float:
    """How much more hope a seat has with so much more of its Goals."""
    return hope(seat, more) - hope(seat)


def towards(
    seat: SeatView, face: int, power: int, traits: int, killed: bool = False, moved: bool = False
) -> Gain:
    """What a Group adds to the Goals of a seat that controls it, or has destroyed it."""
    everywhere = (killed or moved) and strives(seat, PEACE)
    special = 0.0 if everywhere else _added(seat, seat.illuminati, face, power, traits, killed)
    basic = float(is_cthulhu(seat)) if killed else 1.0 + _doubles(seat.illuminati, face, power, traits)
    return Gain(
        basic,
        special,
        tuple(_by_card(seat, goal, basic, face, power, traits, killed) for goal, _, _ in seat.goals),
    )


def _by_card(
    seat: SeatView, goal: int, basic: float, face: int, power: int, traits: int, killed: bool
) -> float:
    """What a Group adds to one Goal card: to what it asks for, or to the number of Groups with what the card
    lets count double besides."""
    if all(name == "double" for name, _ in EFFECTS.GOAL[goal]):
        return basic + (0.0 if killed else _doubles(goal, face, power, traits))
    return _added(seat, goal, face, power, traits, killed)


def _doubles(goal: int, face: int, power: int, traits: int) -> float:
    rows = EFFECTS.GOAL[goal]
    return float(
        any(name == "double" and fits(params["who"], face, power, traits, True) for name, params in rows)
    )


def _added(seat: SeatView, goal: int, face: int, power: int, traits: int, killed: bool) -> float:
    """What a Group adds to what a Goal asks for beside the number of Groups."""
    found = 0.0
    for name, params in EFFECTS.GOAL[goal]:
        word = params.get("name", name)
        if word == "kill_and_control":
            if fits(params["of" if killed else "who"], face, power, traits, not killed):
                found += _paired(seat, params, killed)
        elif killed:
            found += word == "servants_of_cthulhu"
        elif word == "total_power":
            found += power
        elif word == "all_alignments":
            found += power + POWER * (traits & ALIGNED & ~held_alignments(seat)).bit_count()
        elif word == PEACE and fits("peaceful", face, power, traits, True):
            found += power
    return found


def _paired(seat: SeatView, params: Mapping[str, Any], killed: bool) -> float:
    """How much nearer one more that is destroyed, or controlled, is to the nearest of the pairs of a Goal."""
    dead = sum(
        fits(params["of"], face, FACES.POWER[face], FACES.TRAITS[face], False) for face in seat.destroyed
    )
    held = sum(fits(params["who"], card.face, card.power, card.traits, True) for card in seat.structure[1:])

    def lacking(dead: int, held: int) -> int:
        table: Sequence[tuple[int, int]] = params["table"]
        return min(max(0, kills - dead) + max(0, own - held) for kills, own in table)

    return float(lacking(dead, held) - lacking(dead + killed, held + (not killed)))


def as_if(seat: SeatView, illuminati: int) -> SeatView:
    """The seat as it would stand with other Illuminati, without what counts for these beside Groups."""
    other = replace(seat, illuminati=illuminati, basic=(1, seat.basic[1]), special=None)
    held = [towards(other, card.face, card.power, card.traits) for card in seat.structure[1:]]
    dead = [
        towards(other, face, FACES.POWER[face], FACES.TRAITS[face], killed=True) for face in seat.destroyed
    ]
    basic = 1 + sum(gain.basic for gain in (*held, *dead))
    return replace(other, basic=(round(basic), seat.basic[1]))


def value(seat: SeatView, card: CardView) -> float:
    """What a card of a structure is worth to a seat."""
    return worth(seat, card.face, card.power, card.traits, moved=True)


def branch(owner: SeatView, card: CardView) -> list[CardView]:
    """A card and all that hangs below it."""
    found, masters = [card], {card.card}
    for other in owner.structure:
        if other.master in masters:
            masters.add(other.card)
            found.append(other)
    return found


def strives(seat: SeatView, name: str) -> bool:
    """Whether the Illuminati of a seat have the Goal of this name."""
    return any(params.get("name") == name for _, params in EFFECTS.GOAL[seat.illuminati])


def is_cthulhu(seat: SeatView) -> bool:
    """Whether the seat strives to destroy."""
    return strives(seat, "servants_of_cthulhu")


def peace(view: View, actor: int, face: int, power: int, traits: int, gone: bool) -> float:
    """What it is worth to the viewer that `actor` brings a Group into play, or that it is gone, to those who
    count it whoever controls it."""
    if not fits("peaceful", face, power, traits, True):
        return 0.0
    more, found = Gain(special=-power if gone else power), 0.0
    for seat in view.seats:
        if seat.alive and strives(seat, PEACE) and (gone or seat.seat != actor):
            found += WIN * nearer(seat, more) * (1 if seat.seat == view.seat else -BLOCK)
    return found


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
        facts = face, FACES.POWER[face], FACES.TRAITS[face]
        return worth(seat, *facts) + peace(view, seat.seat, *facts, gone=False) if face >= 0 else 0.0
    owner = view.seats[card.owner]
    taken = branch(owner, card)
    killed = towards(seat, card.face, card.power, card.traits, killed=True)
    found = WIN * nearer(seat, killed) + (TROPHY if is_cthulhu(seat) else 0.0) if kind != "control" else 0.0
    if kind == "control":
        found = value(seat, card) + 0.6 * sum(value(seat, each) for each in taken[1:])
    else:
        found += peace(view, seat.seat, card.face, card.power, card.traits, gone=True)
    if owner.seat == seat.seat:
        return found - sum(value(owner, each) for each in taken)
    spared = MERCY if owner.held <= len(taken) and hope(owner) < CLOSE else 0.0
    return found + hurt(owner, taken) - spared


def hurt(owner: SeatView, taken: Sequence[CardView]) -> float:
    """What it is worth to the others that a seat loses these cards."""
    lost = [towards(owner, each.face, each.power, each.traits, moved=True) for each in taken]
    back = -nearer(owner, _without(lost))
    return share(owner) * sum(plain_worth(each.face, each.power) for each in taken) + BLOCK * WIN * back


def _without(gains: Sequence[Gain]) -> Gain:
    """What goes with all that these added."""
    cards = tuple(-sum(column) for column in zip(*(gain.cards for gain in gains), strict=True))
    return Gain(-sum(gain.basic for gain in gains), -sum(gain.special for gain in gains), cards)


def stake(view: View, attacker: int, kind: str, target: int) -> float:
    """What the viewer would lose by the success of an attack by somebody else; negative: would gain."""
    rival, card, own = view.seats[attacker], find(view, target), me(view)
    face = card.face if card is not None else view.faces[target]
    facts = (card.power, card.traits) if card is not None else (FACES.POWER[face], FACES.TRAITS[face])
    killed, held = kind != "control", card is not None and card.master >= 0
    more = towards(rival, face, *facts, killed=killed, moved=held)
    gained = BLOCK * WIN * nearer(rival, more) + share(rival) * GROUP * (not killed)
    if killed == held:
        gained -= peace(view, attacker, face, *facts, gone=killed)
    if card is None or card.master < 0:
        return gained
    if card.owner == own.seat:
        return loss(own, card) + gained
    owner = view.seats[card.owner]
    return gained - hurt(owner, branch(owner, card))


def barred(view: View) -> set[int]:
    """Faces of cards of a hand that may not come into play: Groups of which one is there or was destroyed,
    Unique Resources of which one is there."""
    groups = {card.face for seat in view.seats for card in seat.structure}
    gone = {face for seat in view.seats for face in seat.destroyed}
    held = {card.face for seat in view.seats for card in seat.resources if card.face >= 0}
    return groups | gone | {face for face in held if "unique" in FACES.TAGS[face]}


def find(view: View, card: int) -> CardView | None:
    """A card of a structure."""
    return next((each for seat in view.seats for each in seat.structure if each.card == card), None)
