"""What a conspiracy that wants to win would order next: rules of thumb over its own view, and nothing
else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.engine.moves import Draw
from bot.games.tsw.minds.ai_rumours import rumour
from bot.games.tsw.minds.ai_schemes import (
    appeased,
    fronts,
    letters,
    one_of,
    precautions,
    pruning,
    reconnaissance,
    second_thoughts,
)
from bot.games.tsw.minds.ai_sense import (
    RESERVE,
    UNKNOWN_PERSON,
    figure,
    foes,
    idle,
    lacking,
    mine,
    ordered,
    prospects,
    quoted,
    spent,
    told,
)
from bot.games.tsw.orders.sheet import Order, draft
from bot.games.tsw.see.view import AttackView, EventView, GroupView, PersonView, View

AGENTS_WANTED = 6
SHIFT = 4
FANCIES = 4
"""Of so many good prospects sometimes one is taken that is not the best: the world would be small else."""
INTENTIONS = ("confuse", "kidnap", "rob", "seduce", "kill")
"""What is done to people who have done wrong; the more wrongs, the worse."""
Planner = Callable[[View, Draw], Iterator[Order]]


def plans(view: View, draw: Draw) -> Iterator[Order]:
    """Everything that comes to mind, the most urgent first. Not all of it can be given."""
    for planner in PLANNERS:
        yield from planner(view, draw)


# -- free things


def housekeeping(view: View, draw: Draw) -> Iterator[Order]:
    """The paper, and special events at the right moment."""
    rich = view.own_groups[0].money or 0
    if not view.subscribed and rich > RESERVE and not ordered(view, "subscribe"):
        yield draft(view.leader, "subscribe")
    threats = [a for a in view.attacks if not a.own and mine(view, a.target)]
    for event in view.events:
        for target in _occasions(view, event, threats):
            named = {"target": target} if target else {}
            yield draft(view.leader, "play-event", event=event.name, **named)


def _occasions(view: View, event: EventView, threats: list[AttackView]) -> list[str]:
    """On whom an event could well be played now; '' stands for nobody in particular."""
    occasions: dict[str, list[str]] = {
        "money": [""],
        "bonus": [""] if any(ordered(view, kind) for kind in event.actions) else [],
        "shield": [a.target for a in threats],
        "cancel": [a.name for a in threats],
        "silence": [view.name] if event.needs == "group" else [view.leader],
        **_of_groups(view, event.needs == "group"),
        **_of_own_people(view),
    }
    return occasions.get(event.kind, [])[:1]


def _of_groups(view: View, groups: bool) -> dict[str, list[str]]:
    """Whom to ruin, and of whom (`groups`, or people) to learn more."""
    hated = foes(view)
    unknown = [g.name for g in view.groups if not g.own and not g.conspiracy and g.resistance < 0]
    return {
        "ruin": [g.name for g in view.groups if not g.own and g.name in hated],
        "reveal": unknown if groups else [p.name for p in view.people if not p.own],
    }


def _of_own_people(view: View) -> dict[str, list[str]]:
    """Who of their own people could do with an event."""
    return {
        "loyalty": [p.name for p in sorted(view.own_people[1:], key=lambda p: (p.zeal, p.name))],
        "haste": [p.name for p in view.own_people if not p.actions and not p.hurt and not p.busy],
        "escape": [p.name for p in view.own_people if p.hurt],
    }


def defence(view: View, draw: Draw) -> Iterator[Order]:
    """A group's own megabucks count double; the conspiracy adds what it can spare for a group worth
    keeping."""
    for attack in view.attacks:
        group = view.group(attack.target)
        if attack.own or group is None or not group.own or f'"group":"{group.name}"' in str(view.lines):
            continue
        if group.money:
            yield draft(view.leader, "defend", group=group.name, mb=group.money, from_=group.name)
        spare = (view.own_groups[0].money or 0) - RESERVE - spent(view)
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
        if attack.off or told(view, "postpone", attack.name):
            continue
        concerned = {attack.target, attack.attacker, *attack.support}
        threat = mine(view, attack.target) or attack.attacker in foes(view)
        for person in idle(view):
            if person.leader or not concerned & set(person.inside):
                continue
            if f'"actor":{quoted(person.name)}' in str(view.lines):
                continue
            if attack.own:
                yield draft(person.name, "support", attack=attack.name)
            elif threat:
                yield draft(person.name, "interfere", attack=attack.name)


# -- growing


def expansion(view: View, draw: Draw) -> Iterator[Order]:
    """Attack to Control where it will probably work; for a grudge, to Neutralize or to Destroy."""
    leader = view.own_people[0]
    if not leader.actions or leader.hurt:
        return
    found = [p for p in prospects(view) if p.target not in str(view.lines)]
    if len(found) > 1 and draw(2):
        found.insert(0, found.pop(draw(min(FANCIES, len(found)))))
    for p in found[:6]:
        agents = [a.name for a in idle(view) if not a.leader and {p.target, p.attacker} & set(a.inside)]
        params: dict[str, Any] = {"attacker": p.attacker, "target": p.target, "mb": p.mb}
        params |= {"support": list(p.support)} if p.support else {}
        params |= {"agents": agents[:2]} if agents else {}
        yield draft(leader.name, f"attack-{p.kind}", **params)


def arranging(view: View, draw: Draw) -> Iterator[Order]:
    """When the conspiracy has no arrow left, the least of what it holds goes under something that has one."""
    root, leader = view.own_groups[0], view.own_people[0]
    if root.free_arrows or leader.free < 1 or ordered(view, "move-group"):
        return
    held = [g for g in view.own_groups if g.master == root.name and not g.busy]
    for group in sorted(held, key=lambda g: (g.arrows, g.income, g.name)):
        for to in view.own_groups[1:]:
            if to.free_arrows and to.name != group.name:
                yield draft(leader.name, "move-group", group=group.name, to=to.name)


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


# -- people


def revenge(view: View, draw: Draw) -> Iterator[Order]:
    """Lies about whoever has wronged us, and now and then something worse; but not while they pay."""
    wrongs = {name: count for name, count in view.wrongs if count > 0}
    hated = sorted(wrongs)
    for person in idle(view):
        if not hated or appeased(view) or draw(3):
            continue
        name = hated[draw(len(hated))]
        victim = view.person(name)
        if victim is not None and victim.alive and not victim.own:
            intention = INTENTIONS[draw(min(len(INTENTIONS), 2 + wrongs[name]))]
            where = victim.place or "anywhere"
            yield draft(person.name, "attack", target=name, location=where, intention=intention)
        elif victim is None and not mine(view, name):
            said = rumour(view, name, draw)
            yield draft(person.name, "leak", message=said, anonymous=True)


def _strangers(view: View) -> list[PersonView]:
    """Whom one could recruit, those who seem easiest first."""
    strangers = [p for p in view.people if not p.own and not p.runs and p.alive]
    return sorted(strangers, key=lambda p: (figure(p.toughness, UNKNOWN_PERSON), p.name))


def _groups_worth_having(view: View) -> list[GroupView]:
    """The groups of others, those that promise most first."""
    groups = [g for g in view.groups if not g.own and not g.conspiracy]
    worth = {p.target: p.worth for p in prospects(view)}
    return sorted(groups, key=lambda g: (-worth.get(g.name, 0), g.resistance >= 0, g.name))


def people(view: View, draw: Draw) -> Iterator[Order]:
    """Recruits first, then scouting for more, then moles in groups worth having, then knowledge."""
    own = len(view.own_people) - 1
    enough = max(AGENTS_WANTED, own + lacking(view, "people"))
    strangers, groups = _strangers(view), _groups_worth_having(view)
    for person in idle(view):
        if own < enough and strangers:
            pick = strangers[draw(min(3, len(strangers)))]
            if f'"target":"{pick.name}"' not in str(view.lines):
                yield draft(person.name, "recruit", target=pick.name)
        unseen = [g for g in groups if not told(view, "scout", g.name)]
        if own < enough and unseen:
            yield draft(person.name, "scout", group=unseen[draw(min(6, len(unseen)))].name)
        yield from _assignments(view, person, groups, draw)


def _enlightenment(view: View, person: PersonView, draw: Draw) -> Iterator[Order]:
    """Now and then an agent who is illuminated illuminates another."""
    dull = [p for p in view.own_people if not p.lit and p.name != person.name and p.actions]
    if person.lit and dull and draw(4) == 0:
        yield draft(person.name, "illuminate", target=dull[0].name, method=one_of("methods", draw))


def _assignments(view: View, person: PersonView, groups: list[GroupView], draw: Draw) -> Iterator[Order]:
    """What one agent might do when nothing presses."""
    yield from _enlightenment(view, person, draw)
    outside = [g for g in groups[:5] if g.name not in person.inside]
    if outside and draw(2):
        yield draft(person.name, "infiltrate", group=outside[draw(len(outside))].name)
    unknown = [g for g in groups if (g.resistance < 0 or g.owner is None) and not told(view, "spy", g.name)]
    if unknown:
        yield draft(person.name, "spy", target=unknown[draw(min(4, len(unknown)))].name)
    if draw(3) == 0 and not person.leader:
        yield draft(person.name, "guard", target=view.leader)
    yield draft(person.name, "meditate")


PLANNERS: tuple[Planner, ...] = (
    housekeeping, defence, captured, second_thoughts, meddling, expansion, pruning, arranging, supply,
    precautions, fronts, revenge, letters, reconnaissance, people,
)  # fmt: skip
