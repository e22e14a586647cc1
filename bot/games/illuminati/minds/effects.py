"""What the success of an attack would change for the seat that thinks about it."""

from __future__ import annotations

from bot.engine.structure import NOBODY
from bot.games.illuminati.minds.value import GUESSED_HOME, MONEY, WON, Facts, Thought, depth
from bot.games.illuminati.play.power import CONTROL, DESTROY, NEUTRALIZE
from bot.games.illuminati.see.view import CardView

SPARED = 60.0
"""What it is worth not to take the last group of somebody."""
NEARLY = 20.0
"""The same for the last but one."""
LOST_GAME = 80.0
"""What it is worth besides that nobody else wins."""
FOLLOWED = 0.3
"""How much of a group's worth one hopes for who neutralizes it first, with an action left."""
BY_DEPTH = (1.0, 0.9, 0.8, 0.75)
"""How much of a captured group's worth one may count on, by the depth at which it will hang."""


def gain(t: Thought, seat: int, kind: str, target: CardView, leader: int = NOBODY) -> float:
    """What the attacking seat itself gains by it, as a change of its worth."""
    of = t.view.seats[seat]
    held, gone = t.facts(seat), len(of.destroyed) + (kind == DESTROY)
    cards, branch = t.branch(target)
    money = t.money(seat)
    if target.owner == seat:
        held = held.minus(branch)
    elif kind == CONTROL:
        held = held.plus(branch, -1)
        money += sum(each.money or 0 for each in cards) // 2
    found = t.worth_of(seat, held, money, gone) - t.worth(seat)
    if kind == CONTROL and leader != NOBODY and found < WON / 2:
        found *= BY_DEPTH[max(0, min(len(BY_DEPTH) - 1, depth(of.structure, leader) + 1))]
    return found


def loss(t: Thought, target: CardView) -> float:
    """What the target's owner loses by it: the whole branch goes."""
    owner = target.owner
    if owner == NOBODY:
        return 0.0
    branch: Facts = t.branch(target)[1]
    of = t.view.seats[owner]
    return t.worth(owner) - t.worth_of(owner, t.facts(owner).minus(branch), t.money(owner), len(of.destroyed))


def effect(t: Thought, kind: str, target: CardView, leader: int = NOBODY) -> float:
    """What an own attack is worth if it succeeds."""
    found = gain(t, t.seat, kind, target, leader)
    if target.owner in (NOBODY, t.seat):
        return found
    found += t.share(target.owner) * loss(t, target)
    if kind == CONTROL:
        found += MONEY * 0.5 * sum(card.money or 0 for card in t.branch(target)[0])
    elif kind == NEUTRALIZE and t.view.actions > 1:
        found += FOLLOWED * max(0.0, gain(t, t.seat, CONTROL, target))
    rival = t.view.seats[target.owner]
    left = rival.groups - len(t.branch(target)[0])
    if left < 2 and found < WON / 2:
        found -= (SPARED if left < 1 else NEARLY) * t.temper.mercy
    return found if found >= WON / 2 else found - t.honour(target.owner)


def stake(t: Thought, attacker: int, kind: str, target: CardView, leader: int = NOBODY) -> float:
    """What the success of somebody else's attack is worth to the thinking seat; mostly below 0."""
    got = gain(t, attacker, kind, target, leader)
    found = -LOST_GAME if _wins(t, attacker, got) else -t.share(attacker) * got
    if target.owner == t.seat:
        return found - loss(t, target)
    if target.owner not in (NOBODY, attacker):
        found += t.share(target.owner) * loss(t, target)
    return found


def winning(t: Thought, attacker: int, kind: str, target: CardView, leader: int = NOBODY) -> bool:
    """Whether the success of an attack wins the game for the attacker."""
    return _wins(t, attacker, gain(t, attacker, kind, target, leader))


def _wins(t: Thought, seat: int, got: float) -> bool:
    return got + t.worth(seat) >= WON


def guard(t: Thought, target: CardView) -> float:
    """By how much the owner of a target will probably lower the number."""
    if target.owner in (NOBODY, t.seat):
        return 0.0
    own = target.money if target.money is not None else GUESSED_HOME // 2
    return 0.8 * (2 * own + t.at_home(target.owner))
