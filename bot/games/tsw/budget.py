"""How many orders somebody can still be given this turn (TSW-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS, FREE
from bot.games.tsw.state import SecretWars

LEADER, AGENT = 2, 1


def left(s: SecretWars, seat: int, p: int, orders: Sequence[dict[str, Any]]) -> int:
    """Actions of a person that are not used up by the seat's orders so far."""
    own = LEADER if p == seat else AGENT
    used = sum(len([n for n in acting(s, seat, order) if n == s.p_name[p]]) for order in orders)
    return own + _granted(s, seat, s.p_name[p], orders) - used


def acting(s: SecretWars, seat: int, order: dict[str, Any]) -> list[str]:
    """Whose actions an order uses up: its actor's, and those of the people who are to support an attack."""
    actor = [order["actor"]] if costs(s, seat, order) else []
    return [*actor, *order["parameters"].get("agents", ())]


def costs(s: SecretWars, seat: int, order: dict[str, Any]) -> bool:
    """Whether an order uses up an action of its actor."""
    return ACTIONS[order["action"]].cost != FREE and not gratis(s, seat, order)


def _granted(s: SecretWars, seat: int, name: str, orders: Sequence[dict[str, Any]]) -> int:
    """What special events that are held and played for somebody add: each grants one action, once."""
    played = Counter(
        order["parameters"]["event"]
        for order in orders
        if order["action"] == "play-event" and order["parameters"].get("target") == name
    )
    held = Counter(s.event(e).name for e in s.hands[seat] if s.event(e).effect.kind == "haste")
    return (played & held).total()


def gratis(s: SecretWars, seat: int, order: dict[str, Any]) -> bool:
    """A transfer to a group just captured by the group that captured it is free (TSW-32)."""
    if order["action"] != "transfer":
        return False
    pair = [order["parameters"].get("from"), order["parameters"].get("to")]
    return any(pair == [s.g_name[a], s.g_name[b]] for a, b, owner in s.grace if owner == seat)
