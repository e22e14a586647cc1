"""The phases of a turn, in their fixed order, and who goes first within one (TSW-15)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.tsw.play import standing_orders  # fmt: skip
from bot.games.tsw.play.actions import (
    attacks,
    intelligence,
    messages,
    people,
    special_events,
    strikes,
    structure,
)
from bot.games.tsw.play.budget import acting, costs, left
from bot.games.tsw.play.provenance import figures_of_person, reach, treasury_of
from bot.games.tsw.play.resolution import Act, Resolution
from bot.games.tsw.play.state import NOBODY, SecretWars
from bot.games.tsw.press import newspaper

Carry = Callable[[Resolution, Act], None]
EARLY: tuple[dict[str, Carry], ...] = (
    {"play-event": special_events.play},
    {"cancel": structure.cancel, "postpone": structure.postpone, "drop": structure.drop},
    {"defend": structure.defend},
)
LATER: tuple[dict[str, Carry], ...] = (
    {"guard": people.guard},
    {"spy": intelligence.spy, "meditate": people.meditate, "gambit": messages.gambit},
    {"scout": intelligence.scout},
    {"infiltrate": people.infiltrate},
    {"recruit": people.recruit},
    {"illuminate": people.illuminate},
    {"create-front": people.create_front},
    {"emissary": messages.emissary, "leak": messages.leak},
    {"attack": strikes.strike},
)
ASSIST: dict[str, Carry] = {"support": attacks.assist, "interfere": attacks.assist}
LAUNCH: dict[str, Carry] = {f"attack-{kind}": attacks.launch for kind in ("control", "destroy", "neutralize")}
LAST: dict[str, Carry] = {
    "transfer": structure.transfer, "move-group": structure.move_group, "give-group": structure.give_group,
}  # fmt: skip


def resolve(s: SecretWars) -> None:
    """Carry out the sheets of the turn (`s.sheets`, `s.value`): everything but telling."""
    s.checks = []
    won_before = len(s.grace)
    r = Resolution(s, s.value)
    attacks.settle_names(r)
    for seat in range(s.seats):
        if s.alive[seat]:
            _read_sheet(r, seat)
    for phase in EARLY:
        _phase(r, phase)
    standing_orders.come_true(r)
    _settle_masters(r)
    for phase in EARLY:
        _phase(r, phase)
    r.tied = s.busy_groups()
    _used_up(r)
    for phase in LATER:
        _phase(r, phase)
    _group_attacks(r)
    _phase(r, LAST)
    structure.settle_offers(r)
    _drop_stale(r)
    structure.income(r)
    special_events.tell_wasted(r)
    newspaper.write(r)
    s.grace = s.grace[won_before:]
    s.grace = [entry for entry in s.grace if s.owner(entry[0]) == s.owner(entry[1]) == entry[2]]
    r.close()


def _read_sheet(r: Resolution, seat: int) -> None:
    """Orders become acts; what is settled at once is settled."""
    s = r.s
    orders = [json.loads(line[1]) if line[0] == "order" else {} for line in s.sheets[seat]]
    counted = [order for order in orders if order.get("action") == "play-event"]
    for number, (line, order) in enumerate(zip(s.sheets[seat], orders, strict=True)):
        act = Act(seat, number, seat, line[0], {}, asked=_asked(line, order))
        if line[0] == "answer":
            r.consents[int(line[1])] = r.settled(act), line[2] == "yes"
        elif line[0] == "buy-event":
            reach(s, [treasury_of(seat)], [seat])
            with r.answers(r.settled(act)):
                structure.buy_event(r, seat)
        elif line[0] == "order" and _within(r, act, order, counted):
            _read_order(r, act, order, free=not costs(r.s, seat, order, counted))
            counted += [order] if order["action"] != "play-event" else []


def _asked(line: Sequence[Any], order: Mapping[str, Any]) -> dict[str, Any]:
    """A line of a sheet as it is told again: in its player's words, if it was written in words."""
    words = str(order.get("words", ""))
    return {"words": words} if words else {"line": list(line)}


def _within(r: Resolution, act: Act, order: dict[str, Any], counted: list[dict[str, Any]]) -> bool:
    """Whether all who are to act still have an action for it: the event that granted one may have been
    withdrawn (TSW-12)."""
    s, seat = r.s, act.seat
    for name in acting(s, seat, order, counted):
        if left(s, seat, s.named_person(name), [*counted, order]) < 0:
            with r.answers(r.settled(act)):
                r.tell(seat, "actor-busy", actor=name)
            return False
    return True


def _read_order(r: Resolution, act: Act, order: dict[str, Any], free: bool) -> None:
    s, seat = r.s, act.seat
    if order["action"] == "standing":
        inner = order["parameters"]["order"]
        s.standing[seat].append(
            {
                "actor": inner["actor"],
                "condition": order["parameters"]["condition"],
                "order": inner,
                "since": s.turn,
            }
            | ({"words": order["words"]} if order.get("words") else {})
        )
        with r.answers(r.settled(act)):
            r.tell(seat, "standing-kept", actor=inner["actor"])
    elif order["action"] in ("subscribe", "unsubscribe"):
        s.subscribed[seat] = int(order["action"] == "subscribe")
        with r.answers(r.settled(act)):
            r.tell(seat, "subscribed" if s.subscribed[seat] else "unsubscribed")
    else:
        act.actor, act.action = s.named_person(order["actor"]), order["action"]
        act.params, act.flavour, act.free = dict(order["parameters"]), order.get("flavour", ""), free
        r.acts.append(act)


def _phase(r: Resolution, carriers: dict[str, Carry]) -> None:
    """Everybody's orders of these kinds, by initiative."""
    due = [act for act in r.acts if act.action in carriers and not act.done]
    for act in sorted(due, key=lambda act: (r.rank[act.seat], act.number)):
        act.done = True
        with r.answers(act):
            if act.free or _fit(r, act):
                carriers[act.action](r, act)
                r.embroider(act)


def _fit(r: Resolution, act: Act) -> bool:
    """Whether the actor still can and will; if not, their master is told that nothing came of it."""
    s, p = r.s, act.actor
    if _able(s, act):
        return True
    if p != NOBODY:
        there = p in s.people_of(act.seat)
        key = "actor-gone" if not there else r.engaged(act.seat, p) if s.can_act(p) else "actor-hurt"
        r.tell(act.seat, key, actor=s.p_name[p])
    return False


def _able(s: SecretWars, act: Act) -> bool:
    """Whether the actor is there, well, and not tied up in an undecided attack."""
    p = act.actor
    return p in s.people_of(act.seat) and s.can_act(p) and p not in s.busy_people()


def _settle_masters(r: Resolution) -> None:
    """An agent from whom several masters want something obeys the one they are most loyal to; ties go to
    initiative (TSW-49)."""
    s = r.s
    for p in sorted(int(p) for p, masters in s.masters.items() if len(masters) > 1):
        asked = r.asked_of(p)
        seats = sorted({act.seat for act in asked})
        if len(seats) < 2:
            continue
        chosen = min(seats, key=lambda q: (-s.loyalty(p, q), r.rank[q]))
        reach(s, [figures_of_person(p)], seats)
        r.meet(tuple(seats))
        for act in asked:
            if act.seat != chosen:
                r.spare(act, p)
                with r.answers(act):
                    r.tell(act.seat, "actor-excused", actor=s.p_name[p])


def _used_up(r: Resolution) -> None:
    """Whoever is to be illuminated does nothing else this turn (TSW-44)."""
    s = r.s
    for act in [act for act in r.acts if act.action == "illuminate" and not act.done]:
        p = s.named_person(act.params["target"])
        if _able(s, act) and people.can_be_shown(s, act.actor, p):
            people.use_up(r, p, [act.seat])


def _group_attacks(r: Resolution) -> None:
    """Attacks that are due are decided, with those who help or hinder; then new ones are launched."""
    helping = [act for act in r.acts if act.action in ASSIST and not act.done]
    own_new = [act for act in helping if attacks.called(r, act.seat, act.params["attack"]) is None]
    for act in own_new:
        act.done = True
    _phase(r, ASSIST)
    _decide(r)
    _phase(r, LAUNCH)
    for act in own_new:
        with r.answers(act):
            _join(r, act)
    _decide(r)


def _decide(r: Resolution) -> None:
    """The attacks that are due, by initiative (TSW-15)."""
    due = [a for a in r.s.attacks if a["due"] <= r.s.turn]
    for a in sorted(due, key=lambda a: (r.rank[a["seat"]], a["number"])):
        attacks.decide(r, a)


def _join(r: Resolution, act: Act) -> None:
    """An order to support an attack that was launched this very turn: the agent is in it until it is decided,
    and the order's detail and special events count like those of the launch (TSW-91)."""
    s, attack = r.s, act.params["attack"]
    name = s.p_name[act.actor] if act.actor != NOBODY else ""
    a = attacks.called(r, act.seat, attack)
    if a is None or act.action != "support":
        r.tell(act.seat, "assist-too-late", actor=name, attack=attack)
    elif attacks.enlist(r, act.seat, a, name):
        a["edge"] += attacks.helping(r, act)
        within = min(attacks.concerned(a) & set(s.memberships(act.actor, act.seat)))
        r.tell(act.seat, "support", actor=name, attack=attack, group=s.g_name[within])
        r.embroider(act)
    else:
        attacks.tell_left_out(r, act.seat, name, attack)


def _drop_stale(r: Resolution) -> None:
    """Attacks whose leader is no longer in the attacker's structure collapse, and who knew of them is
    told."""
    s = r.s
    for a in [a for a in s.attacks if not s.g_alive[a["attacker"]] or s.owner(a["attacker"]) != a["seat"]]:
        with r.answers(attacks.order_of(r, a)):
            attacks.collapse(r, a, "not-yours")
        s.attacks.remove(a)
    for a in s.attacks:
        a["support"] = [g for g in a["support"] if s.owner(g) == a["seat"]]
        a["agents"] = [p for p in a["agents"] if s.p_alive[p] and (p == a["seat"] or s.loyalty(p, a["seat"]))]
        a["against"], a["bonus"] = [], 0
