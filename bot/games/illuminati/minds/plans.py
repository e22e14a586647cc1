"""Attacks that a seat could make, by what they are worth: leader, kind, target, aid and money."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import ceil
from typing import NamedTuple

from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.minds.effects import effect, guard, loss
from bot.games.illuminati.minds.value import WON, Thought
from bot.games.illuminati.play.power import (
    CONTROL,
    DESTROY,
    IMMUNE,
    KINDS,
    NEUTRALIZE,
    attack_limit,
    effects,
    leads_as,
)
from bot.games.illuminati.see.prospects import WAYS, find, number
from bot.games.illuminati.see.view import CardView, View

CERTAIN = 10
"""A number above 10 helps no more: 11 and 12 always fail."""
LEAST = 1.0
"""An attack that is worth less is not made."""
CLOSING = 0.55
"""How near to a goal pairs are looked for that meet it."""
PAIRED = 60
"""Of how many options pairs are made."""
MOST_TARGETS = 14
"""Of how many targets all attacks are weighed."""
HARMED = 0.6
"""How near to winning a rival must be to be attacked for harm alone."""
NEUTRALIZERS = [
    any(NEUTRALIZE in params["kinds"] for params in effects(card, "attack_bonus"))
    for card in range(len(CARDS.NAME))
]
"""By card: whether it is good at freeing groups, which can be taken then."""
UP_TO = [sum(WAYS[: n + 1]) / 36 for n in range(11)]


class Option(NamedTuple):
    """An attack worth making. worth: with its chance, less what it costs. home: MB of the Illuminati. chance:
    with this money."""

    worth: float
    leader: int
    kind: str
    target: int
    aid: tuple[int, ...]
    own: int
    home: int
    chance: float = 0.0

    @property
    def cards(self) -> tuple[int, ...]:
        """What takes part in it."""
        return (self.leader, *self.aid)


def likely(needed: float) -> float:
    """The probability to roll at most `needed`, between whole numbers too."""
    if needed >= CERTAIN:
        return UP_TO[CERTAIN]
    if needed < 1:
        return 0.0
    whole = int(needed)
    return UP_TO[whole] + (needed - whole) * (UP_TO[whole + 1] - UP_TO[whole])


def immune(view: View, attacker: CardView, target: CardView, kind: str = "") -> bool:
    """Whether the owner of the target is immune to attacks (of this kind) led by that card (ILL-5.8a)."""
    if target.owner in (NOBODY, attacker.owner):
        return False
    barred = IMMUNE.get(view.seats[target.owner].illuminati, 0)
    return bool(barred & leads_as(attacker.card, attacker.alignments, kind, target.alignments))


def may_attack(view: View, leader: CardView, kind: str, target: CardView) -> bool:
    """Whether such an attack may be announced, as far as everybody can see."""
    if immune(view, leader, target):
        return False
    if kind == CONTROL:
        reachable = target.owner != leader.owner and bool(leader.open_arrows)
        return reachable and not immune(view, leader, target, CONTROL)
    if kind == NEUTRALIZE:
        return target.owner not in (NOBODY, leader.owner)
    return target.power > 0 and target.card != leader.card


def helpers(view: View, leader: CardView, target: CardView) -> list[CardView]:
    """The cards that may aid it, in the order in which they are asked for (ILL-5.1e, 5.1k, 5.8b)."""
    free = dict(view.options)["aid_against_discordians"] == "may"
    return [
        card
        for card in view.seats[leader.owner].structure
        if card.card not in (leader.card, target.card)
        and CARDS.TRANSFER[card.card] > 0
        and card.attacks < attack_limit(card.card)
        and (free or not immune(view, card, target))
    ]


def purse(view: View, attacker: CardView) -> int:
    """MB that the viewer can spend on an attack led by `attacker`."""
    home = view.seats[attacker.owner].structure[0]
    own = attacker.money or 0
    return own if home.card == attacker.card else own + (home.money or 0)


def on_the_table(view: View) -> Iterator[CardView]:
    """Every group that could be a target."""
    yield from view.uncontrolled
    for seat in view.seats:
        if seat.alive:
            yield from seat.structure[1:]


def leaders(view: View) -> list[CardView]:
    """The own cards that could lead an attack now."""
    own = view.seats[view.seat or 0].structure
    return [card for card in own if card.power > 0 and card.attacks < attack_limit(card.card)]


def targets(t: Thought) -> list[tuple[str, CardView]]:
    """The most promising kinds and targets."""
    found = []
    for card in on_the_table(t.view):
        for kind in KINDS:
            if _considered(t, kind, card):
                hope = effect(t, kind, card)
                if hope > LEAST:
                    found.append((hope, kind, card))
    found.sort(key=lambda one: one[0], reverse=True)
    return [(kind, card) for _, kind, card in found[:MOST_TARGETS]]


def _considered(t: Thought, kind: str, card: CardView) -> bool:
    if kind == CONTROL:
        return card.owner != t.seat
    if kind == DESTROY and destroys(t):
        return True
    if kind == NEUTRALIZE and card.owner not in (NOBODY, t.seat) and NEUTRALIZERS[t.me.illuminati]:
        return True
    return card.owner not in (NOBODY, t.seat) and t.progress(card.owner) >= HARMED


def destroys(t: Thought) -> bool:
    """Whether the own goal is to destroy."""
    goal = CARDS.GOAL[t.me.goal_card] if t.me.goal_card != NOBODY else None
    return goal is not None and goal["kind"] == "destroyed"


def options(t: Thought, led: Iterable[CardView]) -> list[Option]:
    """What these cards could do that is worth doing, the best first."""
    aims = targets(t) if t.view.actions or t.view.attack is not None else []
    found: list[Option] = []
    for leader in led:
        for kind, target in aims:
            if may_attack(t.view, leader, kind, target):
                found += ways(t, leader, kind, target)
    found.sort(key=lambda one: one.worth, reverse=True)
    return found


def ways(t: Thought, leader: CardView, kind: str, target: CardView) -> list[Option]:
    """One attack with more and more aid, each with the money that is best; only what is worth it."""
    return [one for one in every_way(t, leader, kind, target) if one.worth >= LEAST]


def every_way(t: Thought, leader: CardView, kind: str, target: CardView) -> list[Option]:
    """The same, worth it or not: there is at least one."""
    hope = effect(t, kind, target, leader.card)
    start = number(t.view, leader, kind, target) - guard(t, target) + t.temper.rash
    willing = sorted(helpers(t.view, leader, target), key=lambda card: (card.power, -card.transfer))
    found: list[Option] = []
    aid: list[int] = []
    for helper in (None, *willing):
        if helper is not None:
            if start >= CERTAIN:
                break
            aid.append(helper.card)
            start += helper.transfer
        worth, own, home = best_money(t, leader, hope, start)
        hit = likely(start + own + home)
        found.append(Option(worth, leader.card, kind, target.card, tuple(aid), own, home, hit))
    return found


def best_money(t: Thought, leader: CardView, hope: float, start: float) -> tuple[float, int, int]:
    """What an attack with this number is worth at its best, and what its leader and home should pay."""
    best = likely(start) * hope, 0, 0
    root = leader.card == t.home.card
    own_most = 0 if root else leader.money or 0
    most = own_most + (t.home.money or 0)
    for money in range(1, min(most, max(0, ceil(CERTAIN - start))) + 1):
        own = min(own_most, money)
        worth = likely(start + money) * hope - spent(t, own, money - own)
        if worth > best[0]:
            best = worth, own, money - own
    return best


def spent(t: Thought, own: int, home: int) -> float:
    """What it costs to spend MB of a group and of the Illuminati."""
    return 0.3 * own + (t.price(home) if home else 0.0)


def able(t: Thought) -> list[Option]:
    """What the seat could do now that is worth doing, the best first."""
    if "able" not in t.kept:
        t.kept["able"] = options(t, leaders(t.view))
    found: list[Option] = t.kept["able"]
    return found


def plan(t: Thought) -> Option | None:
    """The attack to begin with: of the best pair, or of the only one there is an action for, the better."""
    found = able(t)
    if not found or t.view.actions < 2:
        return found[0] if found else None
    return max(pair(t, found), key=lambda one: one.worth)


def room(t: Thought) -> tuple[float, int]:
    """What it is worth to drop a group, so that its master has an arrow for a better one; and which group
    that is."""
    masters = {card.master for card in t.me.structure}
    found = [(0.0, NOBODY)]
    for leader in leaders(t.view):
        below = [c for c in t.me.structure if c.master == leader.card and c.card not in masters]
        if leader.open_arrows or not below:
            continue
        lost, dropped = min((loss(t, card), card.card) for card in below)
        freed = replace(leader, open_arrows=(0,))
        hopes = [
            one.worth
            for kind, target in targets(t)
            if kind == CONTROL and may_attack(t.view, freed, kind, target)
            for one in ways(t, freed, kind, target)
        ]
        found.append((max(hopes, default=0.0) - lost, dropped))
    return max(found)


def pair(t: Thought, found: Sequence[Option]) -> Sequence[Option]:
    """The two that are best together: no card takes part too often, and home has money for both. Near to a
    goal, the two that together meet it."""
    money = t.home.money or 0
    tireless = {card.card for card in t.me.structure if attack_limit(card.card) - card.attacks > 1}
    closing = t.progress(t.seat) >= CLOSING
    best: tuple[float, Sequence[Option]] = found[0].worth, found[:1]
    for n, one in enumerate(found[:PAIRED]):
        if 2 * one.worth <= best[0] and not closing:
            break
        for other in found[n + 1 : PAIRED]:
            if one.worth + other.worth <= best[0] and not closing:
                break
            apart = other.target != one.target and set(one.cards) & set(other.cards) <= tireless
            if apart and one.home + other.home <= money:
                worth = one.worth + other.worth
                if closing:
                    worth = max(worth, _winning(t, one, other))
                if worth > best[0]:
                    best = worth, (one, other)
    return best[1]


def _winning(t: Thought, one: Option, other: Option) -> float:
    """What two captures are worth that meet a goal together; 0 if they do not."""
    if one.kind != CONTROL or other.kind != CONTROL:
        return 0.0
    held = t.facts(t.seat)
    for option in (one, other):
        target = find(t.view, option.target)
        if target is None:
            return 0.0
        held = held.plus(t.branch(target)[1], -1)
    if t.worth_of(t.seat, held, t.money(t.seat), len(t.me.destroyed)) < WON:
        return 0.0
    return one.chance * other.chance * (WON - t.worth(t.seat))
