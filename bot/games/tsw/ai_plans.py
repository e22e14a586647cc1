"""What a conspiracy that wants to win would order next: rules of thumb over its own view, and nothing
else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bot.engine.moves import Draw
from bot.games.tsw.formula import LIKE, NEUTRALIZE, STEPS, likeness
from bot.games.tsw.order_sheet import Order, draft
from bot.games.tsw.view import GroupView, PersonView, View

CONFIDENT = 8
"""A base that is worth an attack: two dice reach it in most cases."""
UNKNOWN_RESISTANCE = 4
SURE = 11
"""A base that fails only on a twelve."""
ENEMY_POSITION = 12
AGENTS_WANTED = 6
RESERVE = 2
SHIFT = 4
LIES = (
    "{group} is run from a cellar in Nassau by people who sold their shadows.",
    "The books of {group} balance only because they lie on their side.",
    "Everybody at {group} has resigned and been replaced by cousins.",
    "{group} is about to move against each and every one of you.",
)
Planner = Callable[[View, Draw], Iterator[Order]]


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


def plans(view: View, draw: Draw) -> Iterator[Order]:
    """Everything that comes to mind, the most urgent first. Not all of it can be given."""
    for planner in PLANNERS:
        yield from planner(view, draw)


def figure(word: int, unknown: int) -> int:
    """What a word of the scale probably stands for."""
    return STEPS[word] if word >= 0 else unknown


def _idle(view: View) -> list[PersonView]:
    """Agents with an action left; the leader, who has better things to do, last."""
    free = [p for p in view.own_people if p.actions > 0 and not p.busy and not p.hurt]
    return [p for p in free if not p.leader] + [p for p in free if p.leader]


def foes(view: View) -> set[str]:
    """Groups and people that have been caught acting against the viewer, and who is known to be behind
    them."""
    names = {name for name, _ in view.wrongs}
    behind = {g.owner for g in view.groups if g.name in names and g.owner} | {
        name for p in view.people if p.name in names for name in p.works_for
    }
    return names | {name for name in behind if name != view.name}


# -- free things


def housekeeping(view: View, draw: Draw) -> Iterator[Order]:
    """The paper, and special events at the right moment."""
    rich = view.own_groups[0].money or 0
    if not view.subscribed and rich > RESERVE and not _ordered(view, "subscribe"):
        yield draft(view.leader, "subscribe")
    threatened = [a for a in view.attacks if not a.own and _mine(view, a.target)]
    for event in view.events:
        if event.kind == "money" or (
            event.kind == "bonus" and any(_ordered(view, kind) for kind in event.actions)
        ):
            yield draft(view.leader, "play-event", event=event.name)
        elif event.kind == "shield" and threatened:
            yield draft(view.leader, "play-event", event=event.name, target=threatened[0].target)
        elif event.kind == "cancel" and threatened:
            yield draft(view.leader, "play-event", event=event.name, target=threatened[0].name)
        elif event.kind == "ruin" and foes(view):
            groups = [g.name for g in view.groups if not g.own and g.name in foes(view)]
            if groups:
                yield draft(view.leader, "play-event", event=event.name, target=groups[0])


def _ordered(view: View, action: str) -> bool:
    return any(line[0] == "order" and f'"action":"{action}"' in str(line[1]) for line in view.lines)


def _mine(view: View, name: str) -> bool:
    group = view.group(name)
    return group is not None and group.own


def defence(view: View, draw: Draw) -> Iterator[Order]:
    """A group's own megabucks count double; the conspiracy adds what it can spare for a group worth
    keeping."""
    for attack in view.attacks:
        group = view.group(attack.target)
        if attack.own or group is None or not group.own or f'"group":"{group.name}"' in str(view.lines):
            continue
        if group.money:
            yield draft(view.leader, "defend", group=group.name, mb=group.money, from_=group.name)
        spare = (view.own_groups[0].money or 0) - RESERVE
        if spare > 0 and group.income + group.arrows >= 3:
            yield draft(view.leader, "defend", group=group.name, mb=min(spare, 6), from_=view.name)


def captured(view: View, draw: Draw) -> Iterator[Order]:
    """What was just won gets a little money for its defence, which costs no action."""
    for one, other in view.grace:
        group = view.group(one)
        if group is not None and (group.money or 0) > SHIFT and f'"to":"{other}"' not in str(view.lines):
            yield draft(view.leader, "transfer", from_=one, to=other, mb=SHIFT // 2)


# -- agents in attacks


def meddling(view: View, draw: Draw) -> Iterator[Order]:
    """Agents who are inside support what is ours and hinder what is not."""
    for attack in view.attacks:
        concerned = {attack.target, attack.attacker, *attack.support}
        threat = _mine(view, attack.target) or attack.attacker in foes(view)
        for person in _idle(view):
            if person.leader or not concerned & set(person.inside):
                continue
            if attack.own:
                yield draft(person.name, "support", attack=attack.name)
            elif threat:
                yield draft(person.name, "interfere", attack=attack.name)


# -- growing


def prospects(view: View) -> list[Prospect]:
    """Every attack that looks like a success, the best first."""
    found = []
    hated = foes(view)
    wanted = view.goal[2] if view.goal and view.goal[0] == "control" else ""
    for attacker in view.own_groups:
        if attacker.busy or not attacker.free_arrows or not attacker.power:
            continue
        for target in view.groups:
            prospect = _prospect(view, attacker, target, wanted, hated)
            if prospect is not None:
                found.append(prospect)
    return sorted(found, key=lambda p: (-p.worth, p.mb, p.target, p.attacker))


def _prospect(
    view: View, attacker: GroupView, target: GroupView, wanted: str, hated: set[str]
) -> Prospect | None:
    if target.own or target.conspiracy or any(a.target == target.name and a.own for a in view.attacks):
        return None
    enemy = bool(target.owner)
    like, opposite = likeness(view.opposites, attacker.alignments, target.alignments)
    base = figure(attacker.power, 0) + LIKE * (like - opposite)
    base -= figure(target.resistance, UNKNOWN_RESISTANCE) + (ENEMY_POSITION if enemy else 0)
    rich = (attacker.money or 0) + (0 if attacker.conspiracy else view.own_groups[0].money or 0) - 1
    support: list[GroupView] = []
    for group in view.own_groups if base + rich < SURE else ():
        if group.aids and not group.busy and group.name != attacker.name and base < CONFIDENT:
            support.append(group)
            base += figure(group.power, 0) // 2
    hate = target.name in hated or (target.owner or "") in hated
    kind, mb = "control", min(rich, max(1, SURE - base))
    if base + mb < CONFIDENT and enemy and hate:
        kind, base = "neutralize", base + NEUTRALIZE
        mb = min(rich, max(1, SURE - base))
    if base + mb < CONFIDENT:
        return None
    worth = (
        3 * target.income
        + 2 * target.arrows
        + figure(target.power, 0)
        + 4 * (wanted in target.alignments if wanted else 0)
    )
    worth += 6 * hate - mb
    return Prospect(attacker.name, target.name, kind, tuple(g.name for g in support), mb, base + mb, worth)


def expansion(view: View, draw: Draw) -> Iterator[Order]:
    """Attack to Control where it will probably work; where only a grudge is left, to Neutralize."""
    leader = view.own_people[0]
    if not leader.actions or leader.hurt:
        return
    seen: set[str] = set()
    for p in prospects(view)[:6]:
        if p.target in str(view.lines) or p.target in seen or _leads(view, p.attacker):
            continue
        seen.add(p.target)
        agents = [a.name for a in _idle(view) if not a.leader and {p.target, p.attacker} & set(a.inside)]
        params: dict[str, Any] = {"attacker": p.attacker, "target": p.target, "mb": p.mb}
        params |= {"support": list(p.support)} if p.support else {}
        params |= {"agents": agents[:2]} if agents else {}
        yield draft(leader.name, f"attack-{p.kind}", **params)


def _leads(view: View, group: str) -> bool:
    """Whether a group is to lead an attack already this turn."""
    return f'"attacker":{json.dumps(group, ensure_ascii=False)}' in str(view.lines)


def arranging(view: View, draw: Draw) -> Iterator[Order]:
    """When the conspiracy has no arrow left, the least of what it holds goes under something that has one."""
    root, leader = view.own_groups[0], view.own_people[0]
    if root.free_arrows or leader.free < 1 or _ordered(view, "move-group"):
        return
    held = [g for g in view.own_groups if g.master == root.name and not g.busy]
    for group in sorted(held, key=lambda g: (g.arrows, g.income, g.name)):
        for to in view.own_groups[1:]:
            if to.free_arrows and to.name != group.name:
                yield draft(leader.name, "move-group", group=group.name, to=to.name)


def revenge(view: View, draw: Draw) -> Iterator[Order]:
    """Lies about whoever has wronged us, and now and then something worse."""
    hated = sorted(name for name, count in view.wrongs if count > 0)
    for person in _idle(view):
        if not hated or draw(3):
            continue
        name = hated[draw(len(hated))]
        victim = view.person(name)
        if victim is not None and not victim.own:
            intention = ("confuse", "kidnap", "kill")[draw(3)]
            yield draft(
                person.name, "attack", target=name, location=victim.place or "anywhere", intention=intention
            )
        else:
            lie = LIES[draw(len(LIES))].format(group=name)
            yield draft(person.name, "leak", message=lie, anonymous=True)


def people(view: View, draw: Draw) -> Iterator[Order]:
    """Recruits first, then scouting for more, then moles in groups worth having, then knowledge."""
    own = len(view.own_people) - 1
    strangers = [p for p in view.people if not p.own and not p.runs]
    strangers.sort(key=lambda p: (figure(p.toughness, 3), p.name))
    groups = [g for g in view.groups if not g.own and not g.conspiracy]
    wanted = {p.target: p.worth for p in prospects(view)}
    groups.sort(key=lambda g: (-wanted.get(g.name, 0), g.resistance >= 0, g.name))
    for person in _idle(view):
        if own < AGENTS_WANTED and strangers:
            pick = strangers[draw(min(3, len(strangers)))]
            if f'"target":"{pick.name}"' not in str(view.lines):
                yield draft(person.name, "recruit", target=pick.name)
        if own < AGENTS_WANTED and groups:
            yield draft(person.name, "scout", group=groups[draw(min(6, len(groups)))].name)
        yield from _assignments(view, person, groups, draw)


def _assignments(view: View, person: PersonView, groups: list[GroupView], draw: Draw) -> Iterator[Order]:
    """What one agent might do when nothing presses."""
    dull = [p for p in view.own_people if not p.lit and p.name != person.name and p.actions]
    if person.lit and dull and draw(4) == 0:
        yield draft(person.name, "illuminate", target=dull[0].name, method="a night of slides")
    outside = [g for g in groups[:5] if g.name not in person.inside]
    if outside and draw(2):
        yield draft(person.name, "infiltrate", group=outside[draw(len(outside))].name)
    unknown = [g for g in groups if g.resistance < 0 or g.owner is None]
    if unknown:
        yield draft(person.name, "spy", target=unknown[draw(min(4, len(unknown)))].name)
    if draw(3) == 0 and not person.leader:
        yield draft(person.name, "guard", target=view.leader)
    if person.leader and (view.own_groups[0].money or 0) > 3 * RESERVE and draw(4) == 0:
        yield draft(
            person.name, "create-front", mb=1, purpose="the common good", symbol="a raised eyebrow",
            alignments=list(view.own_groups[0].alignments[:1]) or [view.alignments[0][0]], neutral=True,
        )  # fmt: skip
    yield draft(person.name, "meditate")


def supply(view: View, draw: Draw) -> Iterator[Order]:
    """Money that lies at the edge of the structure goes to the conspiracy."""
    leader = view.own_people[0]
    if not leader.actions:
        return
    rich = [
        g for g in view.own_groups if g.master == view.name and (g.money or 0) >= 3 * SHIFT and not g.busy
    ]
    for group in sorted(rich, key=lambda g: -(g.money or 0))[:1]:
        yield draft(leader.name, "transfer", from_=group.name, to=view.name, mb=(group.money or 0) - SHIFT)


PLANNERS: tuple[Planner, ...] = (
    housekeeping,
    defence,
    captured,
    meddling,
    expansion,
    arranging,
    supply,
    revenge,
    people,
)
