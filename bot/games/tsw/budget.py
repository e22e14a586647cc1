"""How many orders somebody can still be given this turn (TSW-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS, FREE
from bot.games.tsw.state import SecretWars

LEADER, AGENT = 2, 1


def left(s: SecretWars, seat: int, p: int, orders: Sequence[dict[str, Any]]) -> int:
    """Actions of a person that are not used up by the seat's orders so far."""
    return (LEADER if p == seat else AGENT) + sum(_effect(s, seat, p, order) for order in orders)


def _effect(s: SecretWars, seat: int, p: int, order: dict[str, Any]) -> int:
    """What one order does to a person's actions: it costs one, or a special event grants one."""
    action, params = order["action"], order["parameters"]
    if action == "play-event" and params.get("target") == s.p_name[p]:
        played = [s.event(e) for e in s.hands[seat] if s.event(e).name == params["event"]]
        return int(bool(played) and played[0].effect.kind == "haste")
    if order["actor"] != s.p_name[p] or ACTIONS[action].cost == FREE or gratis(s, seat, order):
        return 0
    return -1


def gratis(s: SecretWars, seat: int, order: dict[str, Any]) -> bool:
    """A transfer to a group just captured by the group that captured it is free (TSW-32)."""
    if order["action"] != "transfer":
        return False
    pair = [order["parameters"].get("from"), order["parameters"].get("to")]
    return any(pair == [s.g_name[a], s.g_name[b]] for a, b, owner in s.grace if owner == seat)
