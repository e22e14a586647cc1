"""Standing orders: 'if this, then that', looked at once a turn (TSW-60)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.tsw.play.actions.attacks import leader_known
from bot.games.tsw.play.answers import STANDING as STANDING_ORDER
from bot.games.tsw.play.budget import AGENT, LEADER, acting, costs
from bot.games.tsw.play.provenance import STANDING, hand_of, reach, treasury_of
from bot.games.tsw.play.resolution import Act, Resolution
from bot.games.tsw.play.state import NOBODY, Record, SecretWars

ANY_OF_MINE = "any of mine"
NEWS = ("location-public", "changes-hands", "attacked")
"""Conditions that come true by something that happens: after the order has been given, not before."""
FIRST = 100
"""Numbers of the checks of standing orders begin here."""
Condition = dict[str, Any]


def _met(s: SecretWars) -> Iterator[tuple[int, int, Record]]:
    """The standing orders whose condition holds and that somebody is there to carry out: whose, which of
    theirs, and the order."""
    for seat in range(s.seats):
        for n, standing in enumerate(s.standing[seat]):
            condition, actor = standing["condition"], s.named_person(standing["order"]["actor"])
            if condition["kind"] == "treasury-exceeds":
                treasury = treasury_of(s.named_group(condition["group"]))
                reach(s, [treasury, STANDING + seat], range(s.seats))
            old = condition["kind"] in NEWS and standing.get("since", 0) == s.turn
            if actor != NOBODY and actor in s.people_of(seat) and not old and holds(s, seat, condition):
                yield seat, n, standing


def come_true(r: Resolution) -> list[Act]:
    """The orders whose condition is met. They take the place of what their actors would have done else, but
    nobody has more actions by them than they have anyway (TSW-12); free ones take the place of nothing. One
    to play an event that is gone is struck off."""
    s = r.s
    met: list[Act] = []
    over: list[Record] = []
    spent: Counter[tuple[int, int]] = Counter()
    for seat, n, standing in _met(s):
        order = standing["order"]
        act = _act(s, seat, n, standing)
        if order["action"] == "play-event" and not _held(r, seat, order["parameters"]["event"], met):
            _answer(r, r.settled(act, STANDING_ORDER), "event-gone", event=order["parameters"]["event"])
            over.append(standing)
            continue
        before = [{"action": a.action, "parameters": a.params} for a in (*r.acts, *met) if a.seat == seat]
        needed = Counter((seat, s.named_person(name)) for name in acting(s, seat, order, before))
        tired = [p for q, p in needed if (spent + needed)[q, p] > (LEADER if p == q else AGENT)]
        if tired:
            _answer(r, r.settled(act, STANDING_ORDER), "actor-busy", actor=s.p_name[tired[0]])
            continue
        spent += needed
        act.free = not costs(s, seat, order, before)
        met.append(act)
        reach(s, [STANDING + seat], range(s.seats))
        _answer(r, act, "standing-met", actor=s.p_name[act.actor])
    for seat, p in spent:
        _replace(r, seat, p)
    r.acts += met
    for seat in range(s.seats):
        s.standing[seat] = [standing for standing in s.standing[seat] if standing not in over]
    return met


def _replace(r: Resolution, seat: int, p: int) -> None:
    """Whatever else somebody was to do for a seat is not done."""
    for act in [act for act in r.asked_of(p) if act.seat == seat]:
        r.spare(act, p)
        _answer(r, act, "standing-instead", actor=r.s.p_name[p])


def _answer(r: Resolution, act: Act, key: str, **args: object) -> None:
    with r.answers(act):
        r.tell(act.seat, key, **args)


def _act(s: SecretWars, seat: int, n: int, standing: Record) -> Act:
    """The order of a seat's n-th standing order, as it is to be carried out."""
    order, words = standing["order"], standing.get("words", "")
    line = ["standing", json.dumps({"condition": standing["condition"], "order": order})]
    asked = {"words": words} if words else {"line": line}
    actor, params = s.named_person(order["actor"]), dict(order["parameters"])
    return Act(
        seat, FIRST + n, actor, order["action"], params, order.get("flavour", ""), asked=asked,
        when=STANDING_ORDER,
    )  # fmt: skip


def _held(r: Resolution, seat: int, event: str, met: Sequence[Act]) -> bool:
    """Whether a seat still has a special event in its hand that is not already about to be played."""
    reach(r.s, [STANDING + seat, hand_of(seat)], range(r.s.seats))
    playing: int = sum(act.seat == seat and act.params.get("event") == event for act in met)
    return sum(r.s.event(e).name == event for e in r.s.hands[seat]) > playing


def holds(s: SecretWars, seat: int, condition: Condition) -> bool:
    """Whether a condition is met by what the seat can know when standing orders are looked at (TSW-15)."""
    return CONDITIONS[condition["kind"]](s, seat, condition)


def _location_public(s: SecretWars, seat: int, c: Condition) -> bool:
    p = s.named_person(c["character"])
    return any(news["kind"] == "seen" and news["person"] == p for news in s.news)


def _group_attacked(s: SecretWars, seat: int, c: Condition) -> bool:
    g = s.named_group(c["group"])
    known = [a["target"] for a in s.attacks if a["seat"] != seat in s.attack_audience(a)]
    return any(s.owner(target) == seat if c["group"] == ANY_OF_MINE else target == g for target in known)


def _changes_hands(s: SecretWars, seat: int, c: Condition) -> bool:
    changed = [n for n in s.news if n["kind"] == "changed" and seat in n["told"]]
    return c["group"] in {s.g_name[n["group"]] for n in changed}  # also one that is destroyed


def _attacked(s: SecretWars, seat: int, c: Condition) -> bool:
    p = s.named_person(c["character"])
    return any(n["kind"] == "struck" and n["person"] == p and seat in n["told"] for n in s.news)


def _treasury_exceeds(s: SecretWars, seat: int, c: Condition) -> bool:
    g = s.named_group(c["group"])
    return g != NOBODY and s.owner(g) == seat and s.g_money[g] > int(c["mb"])


def _attack_announced(s: SecretWars, seat: int, c: Condition) -> bool:
    known = {
        a["attacker"]
        for a in s.attacks
        if seat in s.attack_audience(a) and a["seat"] != seat and leader_known(s, a, seat)
    }
    return any(c["by"] in _behind(s, seat, g) for g in known)


def _behind(s: SecretWars, seat: int, g: int) -> set[str]:
    """The group, and who is behind it as far as the seat has found out: conspiracy and leading character."""
    owner = g if g < s.seats else s.notes[seat]["groups"].get(str(g), {}).get("owner", NOBODY)
    if owner < 0:
        return {s.g_name[g]}
    page = s.notes[seat]["people"].get(str(owner), {})
    return {s.g_name[g], s.g_name[owner], *([s.p_name[owner]] if page.get("runs") == owner else [])}


CONDITIONS = {
    "location-public": _location_public, "group-attacked": _group_attacked, "changes-hands": _changes_hands,
    "attacked": _attacked, "treasury-exceeds": _treasury_exceeds, "attack-announced": _attack_announced,
}  # fmt: skip
