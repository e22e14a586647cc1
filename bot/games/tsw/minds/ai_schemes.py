"""The less ordinary orders of an AI conspiracy: second thoughts, a tidier structure, letters, precautions,
fronts."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine.moves import Draw
from bot.games.data import load_yaml
from bot.games.tsw.minds.ai_rumours import rumour
from bot.games.tsw.minds.ai_sense import (
    RESERVE,
    figure,
    foes,
    idle,
    lacking,
    ordered,
    outlook,
    quoted,
    sheet,
    told,
    wanted,
)
from bot.games.tsw.orders.sheet import Order, draft
from bot.games.tsw.see.view import AttackView, GroupView, PersonView, View
from bot.games.tsw.world.phrases import with_article

HOPELESS, DOUBTFUL = 3, 8
"""Bases at which an attack is given up, and put off for a better day."""
WORTHLESS = 8
"""What a group is good for, at least, if it is to be kept in hard times: about 2 MB a turn."""
PRECAUTIONS = 3
"""Standing orders that are kept at the same time."""
WEAK = 2
"""Groups, and wrongs suffered, at which peace is sought."""
PEACE = 2
"""Megabucks that go with an offer of peace."""
SELDOM = 10
SETTLED_IN = 3
"""The first turn on which letters are written."""
WORDS: Mapping[str, Sequence[Any]] = load_yaml("tsw", "phrases/schemes")


def one_of(part: str, draw: Draw, **names: str) -> str:
    """A text of the AI's own, with the names of groups in it."""
    choices = WORDS[part]
    return str(choices[draw(len(choices))]).format(**{key: with_article(name) for key, name in names.items()})


# -- second thoughts


def second_thoughts(view: View, draw: Draw) -> Iterator[Order]:
    """An attack without hope is given up, and frees its groups; a doubtful one waits until somebody is
    inside."""
    for attack in view.attacks:
        moles = [p for p in idle(view) if not p.leader and attack.target not in p.inside]
        if told(view, "postpone", attack.name):
            for mole in moles[:1] if not told(view, "infiltrate", attack.target) else ():
                yield draft(mole.name, "infiltrate", group=attack.target)
        elif attack.own and not attack.off and not told(view, "support", attack.name):
            yield from _doubts(view, attack, bool(moles), draw)


def _doubts(view: View, attack: AttackView, moles: bool, draw: Draw) -> Iterator[Order]:
    """Give up an attack of their own, or put it off; `moles`: whether somebody could still get inside."""
    base = outlook(view, attack)
    if base is not None and base < HOPELESS:
        yield draft(view.leader, "cancel", attack=attack.name)
    elif base is not None and base < DOUBTFUL and draw(2):
        hurt = any(p.hurt for p in view.own_people if p.name in attack.agents)
        if hurt or moles:
            yield draft(view.leader, "postpone", attack=attack.name)


def reconnaissance(view: View, draw: Draw) -> Iterator[Order]:
    """A look at what has just been attacked, while there is still time to give it up or to put it off."""
    for order in sheet(view):
        target = view.group(order["parameters"]["target"]) if order["action"].startswith("attack-") else None
        if target is None or target.resistance >= 0 or ordered(view, "spy"):
            continue
        for person in idle(view)[:1]:
            if not person.leader:
                yield draft(person.name, "spy", target=target.name)


# -- a tidier structure


def _unsaleable(view: View) -> set[str]:
    """The groups that others attack, or that somebody has just declined to take."""
    besieged = {attack.target for attack in view.attacks if not attack.own}
    return besieged | {str(args["group"]) for key, _, args in view.report if key == "offer-declined"}


def pruning(view: View, draw: Draw) -> Iterator[Order]:
    """What is good for little is sold when money is short; a burden is dropped if nobody wants it, if it is
    not worth a war, or if it takes the last arrow of the conspiracy."""
    if _leaving(view):
        return
    masters = {group.master for group in view.own_groups}
    leaves = [g for g in view.own_groups[1:] if g.name not in masters and not g.busy]
    for group in sorted(leaves, key=lambda g: (_keep(view, g), g.name))[:1]:
        cramped = group.master == view.name and not view.own_groups[0].free_arrows
        unsaleable = group.name in _unsaleable(view)
        if _burden(view, group) and (cramped or unsaleable):
            yield draft(view.leader, "drop", group=group.name)
        elif not unsaleable and _short(view) and draw(2):
            yield from _sale(view, group, draw)


def _sale(view: View, group: GroupView, draw: Draw) -> Iterator[Order]:
    """Offer a group to somebody who is no enemy, if the leader has time for it."""
    buyers = [name for name in view.conspiracies if name not in {*foes(view), view.name}]
    if buyers and view.own_people[0].free:
        buyer, price = buyers[draw(len(buyers))], RESERVE + 2 * group.income
        yield draft(view.leader, "give-group", group=group.name, to=buyer, price=price)


def _leaving(view: View) -> bool:
    """Whether something is on its way out, or is to be moved."""
    return any(not offer.incoming for offer in view.offers) or any(
        ordered(view, action) for action in ("drop", "give-group", "move-group")
    )


def _keep(view: View, group: GroupView) -> int:
    """What a group is good for that holds no others."""
    _, alignment = wanted(view)
    useful = bool(group.special) + group.aids + bool(alignment and alignment in group.alignments)
    return 3 * group.income + 2 * group.arrows + figure(group.power, 0) + 8 * useful


def _burden(view: View, group: GroupView) -> bool:
    """Whether a group brings next to nothing, and is not what the secret goal is about."""
    return _keep(view, group) < WORTHLESS and not lacking(view, "control")


def _short(view: View) -> bool:
    """Whether there is more need of money than of groups."""
    own = view.own_groups
    poor = len(own) > WEAK + 1 and (own[0].money or 0) <= RESERVE
    return poor or bool(lacking(view, "treasury"))


# -- letters


def letters(view: View, draw: Draw) -> Iterator[Order]:
    """The weak ask for peace and pay for it; letters are answered; now and then an alliance is proposed."""
    if view.turn < SETTLED_IN or ordered(view, "emissary"):
        return
    people = [p for p in idle(view) if not p.leader][:1] or idle(view)[:1]
    others = [name for name in view.conspiracies if name != view.name]
    enemies = sorted(foes(view) & set(others))
    for person in people:
        for stranger in _correspondents(view):
            if draw(2):
                yield _letter(person, stranger, one_of("replies", draw))
        yield from _peace(view, person, enemies, draw)
        friends = [name for name in others if name not in enemies]
        if friends and draw(SELDOM) == 0:
            yield _letter(person, friends[draw(len(friends))], one_of("alliances", draw))


def _peace(view: View, person: PersonView, enemies: list[str], draw: Draw) -> Iterator[Order]:
    """Whoever is weak and has suffered asks an enemy for peace, with a gift if there is money for one."""
    suffered = sum(count for _, count in view.wrongs)
    if enemies and len(view.own_groups) - 1 <= WEAK <= suffered and draw(2):
        gift = {"gift": f"{PEACE} MB"} if (view.own_groups[0].money or 0) >= 3 * PEACE else {}
        yield _letter(person, enemies[draw(len(enemies))], one_of("offers", draw), **gift)


def _letter(person: PersonView, to: str, message: str, **more: str) -> Order:
    return draft(person.name, "emissary", destination=to, message=message, terms="by hand", **more)


def _correspondents(view: View) -> list[str]:
    """Who has brought a letter since the last orders."""
    return sorted({str(args["stranger"]) for key, _, args in view.report if key == "message"})


def appeased(view: View) -> bool:
    """Whether a gift has come since the last orders: one does not slander those who pay."""
    return any(key == "gift" for key, _, _ in view.report)


# -- precautions


def precautions(view: View, draw: Draw) -> Iterator[Order]:
    """Standing orders to agents: guard whoever is struck at, hunt enemies who show themselves, answer attacks
    with slander, look at what changes hands."""
    agents = [p for p in view.own_people if not p.leader]
    if view.turn < SETTLED_IN or not agents or len(view.standing) >= PRECAUTIONS or ordered(view, "standing"):
        return
    kept = _kept(view)
    actors = {order["actor"] for _, order in kept}
    fresh = [p for p in agents if p.name not in actors]
    if not fresh or draw(2):
        return
    agent = fresh[draw(len(fresh))]
    kinds = {condition["kind"] for condition, _ in kept}
    for kind, condition, inner in _contingencies(view, agent, draw):
        if kind not in kinds:
            condition = {"kind": kind, **condition}
            yield draft(agent.name, "standing", condition=condition, order=inner)


def _kept(view: View) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    found = [json.loads(line) for line in view.standing]
    return [(standing["condition"], standing["order"]) for standing in found]


def _contingencies(view: View, agent: PersonView, draw: Draw) -> Iterator[tuple[str, dict[str, str], Order]]:
    hated = foes(view)
    for person in [p for p in view.people if p.name in hated and p.alive and not p.own]:
        hunt = {"target": person.name, "location": "anywhere", "intention": ("kidnap", "kill")[draw(2)]}
        yield "location-public", {"character": person.name}, draft(agent.name, "attack", **hunt)
    for name in sorted(hated & set(view.conspiracies)):
        lie = draft(agent.name, "leak", message=rumour(view, name, draw), anonymous=True)
        yield "attack-announced", {"by": name}, lie
    coveted = [g.name for g in view.groups if not g.own and not g.conspiracy and g.owner]
    if coveted:
        name = coveted[draw(len(coveted))]
        yield "changes-hands", {"group": name}, draft(agent.name, "spy", target=name)
    yield "attacked", {"character": view.leader}, draft(agent.name, "guard", target=view.leader)
    own = [group.name for group in view.own_groups[1:]]
    if own and view.own_groups[0].place:
        seat = view.own_groups[0].place
        yield "group-attacked", {"group": "any of mine"}, draft(agent.name, "guard", target=seat)


# -- fronts


def _front_wanted(view: View, due: int, draw: Draw) -> bool:
    """Whether to found one now; `due`: how many the secret goal still asks for."""
    rich = view.own_groups[0].money or 0
    spare = rich > 3 * RESERVE and draw(3 * SELDOM) == 0
    return rich >= RESERVE and bool(due or (spare and not ordered(view, "create-front")))


def _place_for_front(held: list[str], due: int, draw: Draw) -> dict[str, str | bool]:
    """Under one of the groups that have an arrow for it, or on its own."""
    return {"under": held[draw(len(held))]} if held and (due or draw(2)) else {"neutral": True}


def fronts(view: View, draw: Draw) -> Iterator[Order]:
    """New groups, if the secret goal asks for them, or now and then when there is money to spare: on a
    string, if there are arrows for it, else on their own."""
    arrows = {group.name: group.free_arrows for group in view.own_groups if group.free_arrows}
    due = lacking(view, "fronts") if arrows else 0
    if not _front_wanted(view, due, draw):
        return
    choices = [front for front in WORDS["fronts"] if view.group(front["name"]) is None]
    own = list(view.own_groups[0].alignments[:1]) or [view.alignments[0][0]]
    held = [name for name, free in arrows.items() if due or free > 1]
    for person in idle(view):
        if not choices:
            return
        front = choices.pop(draw(len(choices)))
        if quoted(front["name"]) in str(view.lines):
            continue
        where = _place_for_front(held, due, draw)
        yield draft(person.name, "create-front", **{"mb": 1, "alignments": own, **front, **where})
