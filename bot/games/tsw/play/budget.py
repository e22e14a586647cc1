"""How many orders somebody can still be given this turn (TSW-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS, FREE
from bot.games.tsw.play.state import SecretWars

LEADER, AGENT = 2, 1
Order = dict[str, Any]


def left(s: SecretWars, seat: int, p: int, orders: Sequence[Order]) -> int:
    """Actions of a person that are not used up by the seat's orders so far."""
    own = LEADER if p == seat else AGENT
    used = sum(acting(s, seat, order, orders[:n]).count(s.p_name[p]) for n, order in enumerate(orders))
    return own + _granted(s, seat, s.p_name[p], orders) - used


def acting(s: SecretWars, seat: int, order: Order, before: Sequence[Order]) -> list[str]:
    """Whose actions an order uses up, after those of the seat `before` it: its actor's, and those of the
    people who are to support an attack."""
    actor = [order["actor"]] if costs(s, seat, order, before) else []
    return [*actor, *order["parameters"].get("agents", ())]


def costs(s: SecretWars, seat: int, order: Order, before: Sequence[Order]) -> bool:
    """Whether an order uses up an action of its actor, after those of the seat `before` it."""
    grace = [(s.g_name[a], s.g_name[b]) for a, b, owner in s.grace if owner == seat]
    return ACTIONS[order["action"]].cost != FREE and not gratis(order, grace, before)


def _granted(s: SecretWars, seat: int, name: str, orders: Sequence[Order]) -> int:
    """What special events that are held and played for somebody add: each grants one action, once."""
    played = Counter(
        order["parameters"]["event"]
        for order in orders
        if order["action"] == "play-event" and order["parameters"].get("target") == name
    )
    held = Counter(s.event(e).name for e in s.hands[seat] if s.event(e).effect.kind == "haste")
    return (played & held).total()


def gratis(order: Order, grace: Collection[tuple[str, str]], others: Iterable[Order]) -> bool:
    """The one transfer that is free: to a group just captured by the group that captured it, unless it is
    among the `others` already (TSW-32)."""
    pair = _passed(order)
    return pair in grace and all(_passed(other) != pair for other in others)


def _passed(order: Order) -> tuple[str, str]:
    """From which group to which one a transfer passes; nothing for other orders."""
    params = order["parameters"] if order["action"] == "transfer" else {}
    return params.get("from", ""), params.get("to", "")
