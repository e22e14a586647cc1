"""Joint plans against whoever may win next, and money for an attack that is called off (ILL-4f, 5.6, 8g)."""

from __future__ import annotations

from bot.engine.structure import NOBODY
from bot.games.illuminati.minds.battle import threat
from bot.games.illuminati.minds.effects import gain, loss
from bot.games.illuminati.minds.plans import helpers, likely, may_attack, purse
from bot.games.illuminati.minds.value import NEAR, Thought
from bot.games.illuminati.play.power import CONTROL, DESTROY, NEUTRALIZE, attack_limit
from bot.games.illuminati.see.prospects import find, number
from bot.games.illuminati.see.view import AttackView, CardView

ALLIED = 1.5
"""What peace is worth besides to two who have the same seat to fear: neither wastes money on the other."""
RESCUE = 30.0
"""What it is worth to all others that whoever is about to win is thrown back."""
BESIEGED = 0.7
"""How much of what an attack that goes on would take from its victim is given up for lost."""
RAIDED = 6
"""Of how many groups of the seat that is to be stopped raids are weighed."""


def raids(t: Thought, by: int, foe: int) -> list[tuple[float, float, float]]:
    """What `by` could do to `foe` this turn: the number with all it has, what it is worth to everybody else,
    and what `by` gains."""
    key = "raids", by, foe
    if key not in t.kept:
        groups = sorted(t.view.seats[foe].structure[1:], key=lambda card: -loss(t, card))[:RAIDED]
        t.kept[key] = [
            (strength, relieved(t, foe, card), max(0.0, gain(t, by, kind, card)))
            for card in groups
            for kind in (CONTROL, NEUTRALIZE, DESTROY)
            if (strength := strongest(t, by, kind, card)) is not None
        ]
    found: list[tuple[float, float, float]] = t.kept[key]
    return found


def relieved(t: Thought, foe: int, target: CardView) -> float:
    """What it is worth to others that somebody loses this group who may win next."""
    return t.share(foe) * loss(t, target) + RESCUE * t.resolve() * (t.progress(foe) - NEAR) / (1 - NEAR)


def strongest(t: Thought, by: int, kind: str, target: CardView) -> float | None:
    """The number that a seat reaches against a group with all it has, as far as everybody can see."""
    if target.resistance is None or target.owner in (NOBODY, by):
        return None
    guarded = 2 * (target.money or 0) + t.at_home(target.owner)
    strength = [
        number(t.view, leader, kind, target)
        + sum(helper.transfer for helper in helpers(t.view, leader, target))
        + purse(t.view, leader)
        for leader in t.view.seats[by].structure
        if leader.power > 0
        and leader.attacks < attack_limit(leader.card)
        and may_attack(t.view, leader, kind, target)
    ]
    return max(strength) - guarded if strength else None


def rally(t: Thought, seat: int, other: int, money: int) -> float:
    """What it is worth to `seat` that it gets so many MB from `other` (below 0: gives them): whose turn it is
    can use them against whoever may win next."""
    active = t.view.active
    more = money if active == seat else -money if active == other else 0
    foe = t.foe(seat, other)
    if more <= 0 or foe == NOBODY or not t.view.actions:
        return 0.0
    worths = [(now, worth + (won if active == seat else 0.0)) for now, worth, won in raids(t, active, foe)]
    without = max((likely(now) * worth for now, worth in worths), default=0.0)
    return max((likely(now + more) * worth for now, worth in worths), default=0.0) - without


def besieged(t: Thought, seat: int, by: int) -> float:
    """What a seat may lose to the attack that `by` has announced on it and can still call off; or to what
    `by` can do this turn."""
    a = t.view.attack
    if a is None:
        return _surrounded(t, seat, by) if by == t.view.active and t.view.actions else 0.0
    if (a.attacker, a.defender) != (by, seat) or not recallable(a):
        return 0.0
    target = find(t.view, a.target)
    return 0.0 if target is None else BESIEGED * threat(t, a) * loss(t, target)


def _surrounded(t: Thought, seat: int, by: int) -> float:
    key = "surrounded", seat, by
    if key not in t.kept:
        chances = [
            (likely(strength), group)
            for group in t.view.seats[seat].structure[1:]
            if (strength := strongest(t, by, CONTROL, group)) is not None
        ]
        t.kept[key] = BESIEGED * max((p * loss(t, group) for p, group in chances if p), default=0.0)
    return float(t.kept[key])


def recallable(a: AttackView) -> bool:
    """Whether the attack can still be called off, and nothing would be lost by it."""
    return not a.spent and not a.roll and a.kind in (CONTROL, DESTROY)
