"""What an AI conspiracy makes of its view: words taken for figures, grudges, idle hands, attacks that would
work."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.games.tsw.see.view import AttackView, GroupView, PersonView, View
from bot.games.tsw.world.formula import LIKE, NEUTRALIZE, POSITION, STEPS, likeness

CONFIDENT = 8
"""A base that is worth an attack: two dice reach it in most cases."""
UNKNOWN_RESISTANCE = 4
UNKNOWN_PERSON = 3
SURE = 11
"""A base that fails only on a twelve."""
ENEMY_POSITION = 12
RESERVE = 2
THRIFT = 3
"""How dear a megabuck is to whoever is to fill their treasuries."""
OUTRAGED = 2
"""Wrongs after which whoever did them is rather destroyed than won."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """An attack that could be ordered: what it is worth, the base it reaches with `mb`."""

    attacker: str
    target: str
    kind: str
    support: tuple[str, ...]
    mb: int
    base: int
    worth: int


def figure(word: int, unknown: int) -> int:
    """What a word of the scale probably stands for."""
    return STEPS[word] if word >= 0 else unknown


def idle(view: View) -> list[PersonView]:
    """Agents with an action left; the leader, who has better things to do, last. Whoever has just had another
    master's orders to carry out may have them still."""
    excused = {str(args["actor"]) for key, _, args in view.report if key == "actor-excused"}
    free = [person for person in view.own_people if person.free > 0 and person.name not in excused]
    return [p for p in free if not p.leader] + [p for p in free if p.leader]


def foes(view: View) -> set[str]:
    """Groups and people that have been caught acting against the viewer, and who is known to be behind
    them."""
    names = {name for name, _ in view.wrongs}
    behind = {g.owner for g in view.groups if g.name in names and g.owner} | {
        name for p in view.people if p.name in names for name in p.works_for
    }
    return names | {name for name in behind if name != view.name}


def ordered(view: View, action: str) -> bool:
    """Whether such an order lies in the sheet already."""
    return any(line[0] == "order" and f'"action":"{action}"' in str(line[1]) for line in view.lines)


def told(view: View, action: str, about: str) -> bool:
    """Whether an order of this kind that names something lies in the sheet."""
    orders = [str(line[1]) for line in view.lines if line[0] == "order"]
    return any(f'"action":"{action}"' in order and quoted(about) in order for order in orders)


def quoted(name: str) -> str:
    """A name as it stands in a sheet."""
    return json.dumps(name, ensure_ascii=False)


def mine(view: View, name: str) -> bool:
    """Whether a group is in the viewer's structure."""
    group = view.group(name)
    return group is not None and group.own


def wanted(view: View) -> tuple[str, str]:
    """What the secret goal asks for, and of which alignment ('' any)."""
    if view.goal is None:
        return "", ""
    kind, _, alignment, _ = view.goal
    return kind, "" if alignment == "any" else alignment


def lacking(view: View, kind: str) -> int:
    """How many more of a kind the secret goal asks for; 0 if it asks for something else."""
    return max(0, view.goal[1] - view.goal[3]) if view.goal and view.goal[0] == kind else 0


# -- attacks


def engaged(view: View) -> set[str]:
    """Groups that take part in attacks ordered this turn."""
    found: set[str] = set()
    for params in (order["parameters"] for order in sheet(view)):
        found |= {str(params.get("attacker", "")), *params.get("support", ())}
    return found - {""}


def spent(view: View) -> int:
    """Megabucks that the orders of this turn cost, more or less."""
    return sum(int(order["parameters"].get("mb", 0)) for order in sheet(view))


def sheet(view: View) -> list[dict[str, Any]]:
    """The orders of this turn."""
    return [json.loads(str(line[1])) for line in view.lines if line[0] == "order"]


def chances(view: View, kind: str, attacker: GroupView, target: GroupView) -> int:
    """The base of an attack without help and money, by what is known and what is usual."""
    like, opposite = likeness(view.opposites, attacker.alignments, target.alignments)
    liking = LIKE * (like - opposite)
    base = figure(attacker.power, 0) - figure(target.resistance, UNKNOWN_RESISTANCE)
    base += -liking if kind == "destroy" else liking
    base += NEUTRALIZE if kind == "neutralize" else 0
    return base - (_shelter(view, target) if target.owner else 0)


def _shelter(view: View, target: GroupView) -> int:
    """What it helps a group that it has a master."""
    master = view.group(target.master)
    if master is None:
        return ENEMY_POSITION
    return POSITION[1] if master.conspiracy else POSITION[2]


def prospects(view: View) -> list[Prospect]:
    """Every attack that looks like a success, the best first."""
    found: list[Prospect] = []
    hated, taken = foes(view), engaged(view)
    for attacker in view.own_groups:
        if attacker.busy or not attacker.power or attacker.name in taken:
            continue
        for target in view.groups:
            found += _prospects(view, attacker, target, hated)
    return sorted(found, key=lambda p: (-p.worth, p.mb, p.target, p.attacker))


def _can_be_attacked(view: View, target: GroupView) -> bool:
    """Whether it is a group of others that the viewer does not attack already."""
    attacked = any(a.target == target.name and a.own for a in view.attacks)
    return not (target.own or target.conspiracy or attacked)


def _prize(view: View, target: GroupView) -> int:
    """What a group is worth to the viewer."""
    _, alignment = wanted(view)
    prize = 3 * target.income + 2 * target.arrows + figure(target.power, 0)
    return prize + 4 * bool(alignment and alignment in target.alignments)


def _prospects(view: View, attacker: GroupView, target: GroupView, hated: set[str]) -> Iterator[Prospect]:
    if not _can_be_attacked(view, target):
        return
    hate = target.name in hated or (target.owner or "") in hated
    prize = _prize(view, target) + 6 * hate
    won = _with_help(view, "control", attacker, target, prize) if attacker.free_arrows else None
    if won is not None:
        yield won
    elif hate and target.owner:
        freed = _with_help(view, "neutralize", attacker, target, prize)
        if freed is not None:
            yield freed
    ruin = (20 if lacking(view, "destroy") else 0) + 5 * hate * _outrage(view, target)
    if ruin and (target.arrows or target.power > 0):
        gone = _with_help(view, "destroy", attacker, target, ruin)
        if gone is not None:
            yield gone


def _outrage(view: View, target: GroupView) -> int:
    """How often a group has wronged the viewer, if that is more than can be forgiven."""
    wrongs = dict(view.wrongs).get(target.name, 0)
    return wrongs if wrongs >= OUTRAGED else 0


def _with_help(view: View, kind: str, attacker: GroupView, target: GroupView, prize: int) -> Prospect | None:
    """An attack with the support and the money that make it likely; None if nothing does."""
    base = chances(view, kind, attacker, target)
    rich = (attacker.money or 0) + (0 if attacker.conspiracy else view.own_groups[0].money or 0)
    rich -= spent(view) + 1
    support: list[str] = []
    taken = {attacker.name, *engaged(view)}
    for group in view.own_groups if base + rich < SURE else ():
        if group.aids and not group.busy and group.name not in taken and base < CONFIDENT:
            support.append(group.name)
            base += figure(group.power, 0) // 2
    mb = min(rich, max(1, SURE - base))
    if base + mb < CONFIDENT:
        return None
    price = mb * (THRIFT if lacking(view, "treasury") else 1)
    return Prospect(attacker.name, target.name, kind, tuple(support), mb, base + mb, prize - price)


def outlook(view: View, attack: AttackView) -> int | None:
    """The base that an own undecided attack will probably reach; None if it cannot be told any more."""
    attacker, target = view.group(attack.attacker), view.group(attack.target)
    if attacker is None or target is None:
        return None
    inside = {attack.target, attack.attacker, *attack.support}
    hands = [p for p in view.own_people if p.name in attack.agents and not p.hurt]
    hands += [p for p in idle(view) if not p.leader and inside & set(p.inside)]
    helpers = sum(figure(p.power, UNKNOWN_PERSON) for p in hands)
    lent = sum(figure(g.power, 0) // 2 for g in view.own_groups if g.name in attack.support)
    return chances(view, attack.kind, attacker, target) + lent + helpers + (attack.mb or 0)
