"""Orders at random, out of what a view holds: for random players, tests and the samples of shapes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bot.engine.moves import Draw
from bot.games.tsw.orders.actions import INTENTIONS
from bot.games.tsw.orders.sheet import Order, draft, objections
from bot.games.tsw.see.view import GroupView, PersonView, View

T = TypeVar("T")
TRIES = 5
RUMOUR = "Everything you have read on this page is true, except this sentence."
GROUP_ACTS = ("attack-control", "attack-destroy", "attack-neutralize", "transfer", "move-group", "give-group")
FREE_ACTS = ("subscribe", "unsubscribe", "drop", "defend", "play-event", "cancel", "postpone", "standing")
PERSON_ACTS = (
    "spy",
    "scout",
    "scout",
    "infiltrate",
    "recruit",
    "recruit",
    "illuminate",
    "guard",
    "leak",
    "meditate",
    "attack",
    "create-front",
    "emissary",
    "gambit",
    "support",
    "interfere",
)


def random_order(view: View, draw: Draw) -> Order:
    """An order that can be given now; subscribing, if nothing else comes to mind."""
    idle = [
        person for person in view.own_people if person.actions > 0 and not person.busy and not person.hurt
    ]
    for _ in range(TRIES):
        free = not idle or draw(8) == 0
        actor = view.own_people[0] if free else idle[draw(len(idle))]
        acts = FREE_ACTS if free else (*PERSON_ACTS, *GROUP_ACTS) if actor.leader else PERSON_ACTS
        order = made(view, actor, acts[draw(len(acts))], draw)
        if order is not None and not objections(view, order):
            return order
    return draft(view.leader, "unsubscribe" if view.subscribed else "subscribe")


def one(items: Sequence[T], draw: Draw) -> T | None:
    """One of them, or None if there are none."""
    return items[draw(len(items))] if items else None


def made(view: View, actor: PersonView, action: str, draw: Draw) -> Order | None:
    """An order of this kind with parameters at random; None if something for it is lacking."""
    maker = MAKERS.get(action)
    if maker is None:
        return draft(actor.name, action)
    params = maker(view, actor, draw)
    if params is None or any(value is None for value in params.values()):
        return None
    return draft(actor.name, action, **params)


Params = dict[str, Any] | None


def _attacker(view: View, draw: Draw) -> GroupView | None:
    """One of their own groups; seldom one without a free arrow."""
    return one([g for g in view.own_groups if not g.busy and (g.free_arrows or draw(3) == 0)], draw)


def _target(view: View, draw: Draw) -> GroupView | None:
    """A group of others; seldom one of their own."""
    return one([g for g in view.groups if not g.conspiracy and (not g.own or draw(8) == 0)], draw)


def _attack_group(view: View, actor: PersonView, draw: Draw) -> Params:
    attacker, target = _attacker(view, draw), _target(view, draw)
    if attacker is None or target is None:
        return None
    rich = (attacker.money or 0) + (0 if attacker.conspiracy else view.own_groups[0].money or 0)
    helpers = [g.name for g in view.own_groups if g.aids and not g.busy and g is not attacker and draw(2)]
    return {
        "attacker": attacker.name,
        "target": target.name,
        "mb": draw(rich + 1),
        **({"support": helpers} if helpers else {}),
    }


def _transfer(view: View, actor: PersonView, draw: Draw) -> Params:
    child = one([g for g in view.own_groups if g.master], draw)
    if child is None:
        return None
    master = view.group(child.master)
    one_, other = (child, master) if draw(2) else (master, child)
    if one_ is None or other is None:
        return None
    return {"from_": one_.name, "to": other.name, "mb": draw((one_.money or 0) + 1)}


def _move(view: View, actor: PersonView, draw: Draw) -> Params:
    group, to = one(view.own_groups[1:], draw), one(view.own_groups, draw)
    return {"group": group.name, "to": to.name} if group and to else None


def _give(view: View, actor: PersonView, draw: Draw) -> Params:
    group = one(view.own_groups[1:], draw)
    to = one([name for name in view.conspiracies if name != view.name], draw)
    return {"group": group.name, "to": to, "price": draw(6)} if group and draw(4) == 0 else None


def _drop(view: View, actor: PersonView, draw: Draw) -> Params:
    group = one(view.own_groups[1:], draw)
    return {"group": group.name} if group and draw(6) == 0 else None


def _defend(view: View, actor: PersonView, draw: Draw) -> Params:
    attack = one(view.attacks, draw)
    if attack is None:
        return None
    group = view.group(attack.target)
    purse = group if group and group.own and draw(2) else view.own_groups[0]
    return {"group": attack.target, "mb": draw((purse.money or 0) + 1), "from_": purse.name}


def _event(view: View, actor: PersonView, draw: Draw) -> Params:
    event = one(view.events, draw)
    if event is None:
        return None
    targets = {
        "group": [g.name for g in view.groups], "character": [p.name for p in view.own_people],
        "attack": [a.name for a in view.attacks],
    }  # fmt: skip
    return {"event": event.name, **({"target": one(targets[event.needs], draw)} if event.needs else {})}


def _own_attack(view: View, actor: PersonView, draw: Draw) -> Params:
    return {"attack": one([a.name for a in view.attacks if a.own and draw(4) == 0], draw)}


def _any_attack(view: View, actor: PersonView, draw: Draw) -> Params:
    return {"attack": one([a.name for a in view.attacks], draw)}


def _stranger(view: View, actor: PersonView, draw: Draw) -> Params:
    return {"target": one([p.name for p in view.people if not p.own], draw)}


def _anything(view: View, actor: PersonView, draw: Draw) -> Params:
    names = [g.name for g in view.groups if not g.own] + [p.name for p in view.people if not p.own]
    return {"target": one([*names, view.places[draw(len(view.places))]], draw)}


def _group(view: View, actor: PersonView, draw: Draw) -> Params:
    return {
        "group": one([g.name for g in view.groups if not g.conspiracy and g.name not in actor.inside], draw)
    }


def _guard(view: View, actor: PersonView, draw: Draw) -> Params:
    return {"target": one([p.name for p in view.own_people if p is not actor], draw)}


def _illuminate(view: View, actor: PersonView, draw: Draw) -> Params:
    dull = [p.name for p in view.people if p is not actor and not p.lit]
    return {"target": one(dull, draw), "method": "fasting and a revolving door"} if actor.lit else None


def _attack(view: View, actor: PersonView, draw: Draw) -> Params:
    person = one([p for p in view.people if p is not actor and not p.own], draw)
    if person is None or draw(5) == 0:
        place = view.places[draw(len(view.places))]
        return {"target": place, "location": place, "intention": ("demolish", "buy out", "rob")[draw(3)]}
    where = person.place or ("home", "anywhere")[draw(2)]
    return {"target": person.name, "location": where, "intention": INTENTIONS[draw(len(INTENTIONS))]}


def _front(view: View, actor: PersonView, draw: Draw) -> Params:
    rich = view.own_groups[0].money or 0
    if rich < 1:
        return None
    alignment, _ = view.alignments[draw(len(view.alignments))]
    more = {"neutral": True} if draw(2) else {}
    return {
        "mb": 1 + draw(min(3, rich)),
        "purpose": "quiet work",
        "symbol": "a teapot",
        "alignments": [alignment],
        **more,
    }


def _emissary(view: View, actor: PersonView, draw: Draw) -> Params:
    to = one([name for name in view.conspiracies if name != view.name], draw)
    gift = {"gift": "1 MB"} if draw(3) == 0 else {}
    return {"destination": to, "message": "We know.", "terms": "by hand", **gift}


def _leak(view: View, actor: PersonView, draw: Draw) -> Params:
    return {"message": RUMOUR, "anonymous": bool(draw(2))}


def _gambit(view: View, actor: PersonView, draw: Draw) -> Params:
    return {"text": "hire a marching band and see who looks away"}


def _standing(view: View, actor: PersonView, draw: Draw) -> Params:
    agent = one(view.own_people, draw)
    if agent is None or len(view.standing) >= 3:
        return None
    inner = (
        draft(agent.name, "guard", target=view.leader) if not agent.leader else draft(agent.name, "meditate")
    )
    return {"condition": {"kind": "group-attacked", "group": "any of mine"}, "order": inner}


Maker = Callable[[View, PersonView, Draw], Params]
MAKERS: dict[str, Maker] = {
    "attack-control": _attack_group,
    "attack-destroy": _attack_group,
    "attack-neutralize": _attack_group,
    "transfer": _transfer,
    "move-group": _move,
    "give-group": _give,
    "drop": _drop,
    "defend": _defend,
    "play-event": _event,
    "cancel": _own_attack,
    "postpone": _own_attack,
    "support": _any_attack,
    "interfere": _any_attack,
    "recruit": _stranger,
    "spy": _anything,
    "scout": _group,
    "infiltrate": _group,
    "guard": _guard,
    "illuminate": _illuminate,
    "attack": _attack,
    "create-front": _front,
    "emissary": _emissary,
    "leak": _leak,
    "gambit": _gambit,
    "standing": _standing,
}
