"""What an attack would need and bring, reckoned from a view alone."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import identical, opposed
from bot.games.inwo.minds.bonuses import Source, added, concerning, forbidden, sources, spared
from bot.games.inwo.minds.value import CLOSE, TROPHY, barred, effect, hope, is_cthulhu, me, threat
from bot.games.inwo.play.numbers import MAGIC, SECRET
from bot.games.inwo.play.sums import CONTROL, DESTROY, FACTION, chance, steps_by, tally
from bot.games.inwo.see.view import CardView, SeatView, View, as_printed

BEST = 10
"""No number above this is worth more."""
LATER = 0.4
"""The part of a token's worth that is left in the turns of others."""
ALIKE = 0.4
"""How likely a Group opposes with all its Power."""
HOME, CALM = 0.8, 0.1
"""What a point of Power is worth that could defend one's own, and how near one is at least before that."""
OPPOSED = 2
"""By how much the others will oppose who is near to winning."""
GUARD, NEWS = 3.0, 0.05
"""What a point of Power is worth that could stop who is about to win, and how near that is at least."""
LATE = 8
"""After how many turns of one's own it is late."""
LEAST_EFFECT = 2.0
"""What brings less is not attacked."""


class Plan(NamedTuple):
    """An attack that could be made: what it is worth, by chance and value, and what it needs; help: what all
    others of the same side could lend to it."""

    worth: float
    leader: int
    kind: str
    target: int
    number: int
    help: int


class Lent(NamedTuple):
    """What a card could lend to an attack, and what that costs."""

    amount: int
    cost: float
    card: CardView


class Aim(NamedTuple):
    """A target in one way: what success brings, who of the own cards can aid with how much (the strongest
    first), and what its owner is likely to add."""

    kind: str
    target: int
    effect: float
    facing: int
    aid: Sequence[Lent]
    guard: int


def price(view: View, card: CardView, left: bool = False) -> float:
    """What a token of a card is worth otherwise: in one's own turn for another attack (not if it is left over
    from those), and to defend one's own and stop who is near to winning; in the turns of others little, for
    it will be renewed."""
    base = (0.8 if card.master < 0 else 0.3) + 0.1 * card.power
    if view.active != view.seat:
        return LATER * base
    base *= LATER if left else 1.0
    if card.tokens > 1 and _is_split(card.face):
        return base
    lent = card.reach + ALIKE * (card.power - card.reach)
    return base + _alarm(view) * lent


@cache
def _is_split(face: int) -> bool:
    """Whether a card has tokens of which no two are for the same attack: one of them is enough to stop it."""
    return any(name == "tokens" and "apart" in params for name, params in EFFECTS.PASSIVES[face])


def _alarm(view: View) -> float:
    """What a point of Power is worth that is kept: the more one has to lose, and the nearer a rival is. Late
    in the game, when nobody can draw any more, waiting brings nothing: then no token is kept."""
    if me(view).turns >= LATE and not any(seat.plot_deck or seat.group_deck for seat in view.seats):
        return 0.0
    return HOME * max(0.0, hope(me(view)) - CALM) + GUARD * max(0.0, threat(view) - NEWS)


def number(view: View, leader: CardView, kind: str, target: CardView, steps: tuple[int, int]) -> int:
    """What `leader` would have to roll before aid, by Power, Resistance, alignments and place alone."""
    away = target.owner not in (NOBODY, leader.owner)
    parts = tally(
        kind,
        leader.power,
        leader.traits,
        target.power,
        target.resistance,
        target.traits,
        target.shared,
        target.depth if away else -1,
        steps,
    )
    kin = away and view.seats[target.owner].illuminati == view.seats[leader.owner].illuminati
    return sum(amount for _, amount in parts) + FACTION * kin


class Numbers:
    """What leaders have to roll, and who could aid: for the one that plans an attack what its targets really
    take, for others as far as cards in play tell."""

    def __init__(self, view: View, own: SeatView, exact: bool) -> None:
        self._view = view
        self.leaders = [card for card in own.structure if card.tokens]
        self.prices = {card.card: price(view, card) for card in self.leaders}
        self._exact = {(kind, card): needed for kind, card, needed in view.outlook} if exact else None
        self._known: Sequence[Source] = () if exact else sources(view)
        self._steps = steps_by(
            params for face in view.nwos for params in EFFECTS.said(face, "alignment_step")
        )
        seated = [card for seat in view.seats for card in seat.structure]
        self._cards = {card.card: card for card in (*seated, *view.area)}

    def of(self, leaders: Sequence[CardView], kind: str, target: int) -> Iterator[tuple[CardView, int]]:
        """What each of the leaders has to roll; those to whom the attack is forbidden are left out."""
        if self._exact is not None:
            needed = self._exact.get((kind, target))
            yield from ((leader, needed) for leader in leaders if needed is not None)
            return
        card = self._cards.get(target) or as_printed(self._view.faces[target], target)
        near, safe = concerning(self._known, kind, card), spared(self._known, kind, card)
        for leader in leaders:
            if (not safe or leader.traits & MAGIC) and not forbidden(near, leader):
                yield leader, number(self._view, leader, kind, card, self._steps) + added(near, leader)

    def aid(self, kind: str, target: int, facing: int) -> Sequence[Lent]:
        """What the own cards could lend against a target with these traits, the most first: all their Power
        if they are alike, or for the destruction opposed, else their Global Power."""
        if self._exact is not None:
            helps = {card: lent for of, at, card, lent in self._view.helps if (of, at) == (kind, target)}
        else:
            alike = identical if kind == CONTROL else opposed
            able = [card for card in self.leaders if _reaches(card, facing)]
            helps = {card.card: card.power if alike(card.traits, facing) else card.reach for card in able}
        found = (Lent(helps.get(card.card, 0), self.prices[card.card], card) for card in self.leaders)
        key = operator.attrgetter("amount", "cost", "card.card")
        return sorted((lent for lent in found if lent.amount), key=key, reverse=True)


def plans(view: View, own: SeatView, leader: int = -1) -> Iterator[Plan]:
    """Attacks that `own` could make, with tokens it has, but those that it has called off; for the one
    `leader` that plans, by the numbers that its targets really take."""
    numbers = Numbers(view, own, leader >= 0)
    may = {card.card for card in numbers.leaders if _is_new(view, card.card)} if leader < 0 else {leader}
    able = [card for card in numbers.leaders if card.card in may]
    for aim in _aims(view, own, numbers) if able else ():
        lead = [card for card in able if _may_lead(card, aim)]
        for card, needed in numbers.of(lead, aim.kind, aim.target):
            value = best_aid(needed - aim.guard, aim, card) - numbers.prices[card.card]
            more = sum(lent.amount for lent in _lent(aim, card))
            yield Plan(value, card.card, aim.kind, aim.target, needed, more)


def _is_new(view: View, card: int) -> bool:
    """Whether no attack by a card, or on it, was called off just now."""
    return card not in view.put_off


def _aims(view: View, own: SeatView, numbers: Numbers) -> Iterator[Aim]:
    for aim in (*_from_nobody(view, own, numbers), *_from_rivals(view, own, numbers)):
        if _is_new(view, aim.target):
            yield aim


def _may_lead(leader: CardView, aim: Aim) -> bool:
    """Whether the leader reaches the target, and would have room for it."""
    return _reaches(leader, aim.facing) and (aim.kind == DESTROY or bool(leader.open_arrows))


def best_aid(needed: int, aim: Aim, leader: CardView) -> float:
    """What an attack is worth with as much aid as pays."""
    best, spent = chance(needed) * aim.effect, 0.0
    for amount, cost, _ in _lent(aim, leader):
        if needed >= BEST:
            break
        needed += amount
        spent += cost
        best = max(best, chance(needed) * aim.effect - spent)
    return best


def _lent(aim: Aim, leader: CardView) -> Iterator[Lent]:
    """What others can lend to the attack of this leader."""
    return (lent for lent in aim.aid if lent.card is not leader and _may_aid(lent.card, leader))


def _from_nobody(view: View, own: SeatView, numbers: Numbers) -> Iterator[Aim]:
    """What is in a hand, or uncontrolled: nobody defends it, but all may oppose who is near to winning."""
    gone, guard = barred(view), OPPOSED if hope(own) > CLOSE else 0
    hand = [card for card in (*own.groups, *view.shown) if view.faces[card] not in gone]
    area = {card.card: card.traits for card in view.area if FACES.is_group(card.face)}
    for card in (*hand, *area):
        traits = area.get(card, FACES.TRAITS[view.faces[card]])
        if FACES.is_group(view.faces[card]):
            aid = numbers.aid(CONTROL, card, traits)
            yield Aim(CONTROL, card, effect(view, own, CONTROL, card), traits, aid, guard)
        if card in area and is_cthulhu(own):
            yield Aim(DESTROY, card, TROPHY, traits, numbers.aid(DESTROY, card, traits), guard)


def _from_rivals(view: View, own: SeatView, numbers: Numbers) -> Iterator[Aim]:
    for seat in view.seats:
        if seat.seat == own.seat or not seat.alive or not _open(view, seat):
            continue
        for target in seat.structure[1:]:
            for kind in (CONTROL, DESTROY):
                brings = effect(view, own, kind, target.card)
                if brings >= LEAST_EFFECT:
                    aid = numbers.aid(kind, target.card, target.traits)
                    yield Aim(kind, target.card, brings, target.traits, aid, _guard(seat, target))


def _guard(owner: SeatView, target: CardView) -> int:
    """What its owner is likely to add: the target itself counts twice."""
    own = 2 * target.power * target.tokens
    others = [card for card in owner.structure if card.tokens and card.card != target.card]
    near = sum(card.power if identical(card.traits, target.traits) else card.reach for card in others)
    return round(0.6 * own + 0.25 * near)


def _open(view: View, rival: SeatView) -> bool:
    """Whether the first turns that protect a rival are over (INW-012, INW-211)."""
    watched = view.seats if len(view.seats) == 2 else (rival,)
    return all(seat.turns for seat in watched)


def _reaches(leader: CardView, facing: int) -> bool:
    """Whether it may attack a Group with these traits, which may be secret (INW-148)."""
    return not facing & SECRET or leader.master < 0 or bool(leader.traits & SECRET)


def _may_aid(card: CardView, leader: CardView) -> bool:
    """Whether it may aid an attack of the leader, which may be secret (INW-148, INW-151, INW-153)."""
    near = card.master == leader.card or leader.master == card.card
    return near or _reaches(card, leader.traits)
