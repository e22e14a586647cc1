"""Standing orders: 'if this, then that', looked at once a turn (TSW-60)."""

from __future__ import annotations

from typing import Any

from bot.games.tsw.attacks import leader_known
from bot.games.tsw.budget import AGENT, LEADER
from bot.games.tsw.orders.actions import ACTIONS, FREE
from bot.games.tsw.provenance import STANDING, reach, treasury_of
from bot.games.tsw.resolution import Act, Resolution
from bot.games.tsw.state import NOBODY, SecretWars

ANY_OF_MINE = "any of mine"
FIRST = 100
"""Numbers of the checks of standing orders begin here."""
Condition = dict[str, Any]


def come_true(r: Resolution) -> list[Act]:
    """The orders whose condition is met. They take the place of what their actors would have done else, but
    nobody has more actions by them than he has anyway (TSW-12); free ones take the place of nothing."""
    s = r.s
    met: list[Act] = []
    spent: dict[tuple[int, int], int] = {}
    for seat in range(s.seats):
        for n, standing in enumerate(s.standing[seat]):
            order = standing["order"]
            actor = s.named_person(order["actor"])
            if standing["condition"]["kind"] == "treasury-exceeds":
                reach(
                    s,
                    [treasury_of(s.named_group(standing["condition"]["group"])), STANDING + seat],
                    range(s.seats),
                )
            if actor == NOBODY or actor not in s.people_of(seat) or not holds(s, seat, standing["condition"]):
                continue
            if ACTIONS[order["action"]].cost != FREE:
                if spent.get((seat, actor), 0) >= (LEADER if actor == seat else AGENT):
                    r.tell(seat, "actor-busy", actor=s.p_name[actor])
                    continue
                spent[seat, actor] = spent.get((seat, actor), 0) + 1
            met.append(
                Act(
                    seat,
                    FIRST + n,
                    actor,
                    order["action"],
                    dict(order["parameters"]),
                    order.get("flavour", ""),
                )
            )
            reach(s, [STANDING + seat], range(s.seats))
            r.tell(seat, "standing-met", actor=s.p_name[actor])
    r.acts = [act for act in r.acts if (act.seat, act.actor) not in spent or act.done] + met
    return met


def holds(s: SecretWars, seat: int, condition: Condition) -> bool:
    """Whether a condition is met by what the seat can know at the beginning of this turn's execution."""
    return CONDITIONS[condition["kind"]](s, seat, condition)


def _location_public(s: SecretWars, seat: int, c: Condition) -> bool:
    p = s.named_person(c["character"])
    return any(news["kind"] == "seen" and news["person"] == p for news in s.news)


def _group_attacked(s: SecretWars, seat: int, c: Condition) -> bool:
    targets = [a["target"] for a in s.attacks if seat in s.attack_audience(a)]
    if c["group"] == ANY_OF_MINE:
        return any(s.owner(g) == seat for g in targets)
    return s.named_group(c["group"]) in targets


def _changes_hands(s: SecretWars, seat: int, c: Condition) -> bool:
    g = s.named_group(c["group"])
    return any(news["kind"] == "changed" and news["group"] == g for news in s.news)


def _attacked(s: SecretWars, seat: int, c: Condition) -> bool:
    p = s.named_person(c["character"])
    return p in s.people_of(seat) and any(n["kind"] == "struck" and n["person"] == p for n in s.news)


def _treasury_exceeds(s: SecretWars, seat: int, c: Condition) -> bool:
    g = s.named_group(c["group"])
    return g != NOBODY and s.owner(g) == seat and s.g_money[g] > int(c["mb"])


def _attack_announced(s: SecretWars, seat: int, c: Condition) -> bool:
    known = [
        a
        for a in s.attacks
        if seat in s.attack_audience(a) and a["seat"] != seat and leader_known(s, a, seat)
    ]
    by = s.named_group(c["by"])
    return any(
        by == a["attacker"] or s.owner(a["attacker"]) == by or s.p_name[a["seat"]] == c["by"] for a in known
    )


CONDITIONS = {
    "location-public": _location_public, "group-attacked": _group_attacked, "changes-hands": _changes_hands,
    "attacked": _attacked, "treasury-exceeds": _treasury_exceeds, "attack-announced": _attack_announced,
}  # fmt: skip
