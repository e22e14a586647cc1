"""An order read back to who gave it: every part of it in words, as far as it is known (TSW-13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.tsw.orders.actions import ACTIONS, OWN_GROUPS

PARTS = (
    "event", "target", "group", "attack", "attacker", "from", "to", "under", "mb", "support", "agents",
    "funds", "price", "location", "intention", "destination", "message", "gift", "terms", "method", "purpose",
    "symbol", "name", "alignments", "text", "number", "of",
)  # fmt: skip
"""The parts of an order in the order in which they are told; `neutral` and the like are said if true."""
LONG = 300
"""Letters of a text that are read back."""


def echo(order: Mapping[str, Any]) -> Text:
    """An order of plain values, or what is known of one: who, what, and all particulars."""
    params = order["parameters"]
    if order["action"] == "standing":
        return _standing(order, params)
    told = [text(f"tsw-echo-{part}", value=_value(params[part])) for part in PARTS if part in params]
    told += [text(f"tsw-echo-{flag}") for flag in ("neutral", "anonymous", "standing") if params.get(flag)]
    known = order["action"] in ACTIONS
    return text(
        "tsw-echo" if told else "tsw-echo-bare",
        name=order["actor"] or text("tsw-echo-nobody"),
        action=text(f"tsw-action-{order['action']}") if known else text("tsw-echo-nothing"),
        parts=_series(told),
    )


def _series(told: Sequence[Text]) -> Text:
    """Particulars side by side: they are a list of things, not a sentence."""
    if len(told) < 2:
        return told[0] if told else text("tsw-echo-nothing")
    return text("tsw-echo-series", first=told[0], rest=_series(told[1:]))


def _standing(order: Mapping[str, Any], params: Mapping[str, Any]) -> Text:
    condition, inner = params.get("condition"), params.get("order")
    what: dict[str, object] = {"what": "", "mb": 0}
    if condition:
        named = next((str(condition[key]) for key in ("character", "group", "by") if key in condition), "")
        what["what"] = text("tsw-any-of-mine") if named == OWN_GROUPS else named
        what["mb"] = int(condition.get("mb", 0))
    return text(
        "tsw-standing",
        condition=text(f"tsw-condition-{condition['kind']}", **what)
        if condition
        else text("tsw-echo-unsaid"),
        order=echo(inner) if inner else text("tsw-echo-unsaid"),
    )


def _value(value: Any) -> object:
    if isinstance(value, list | tuple):
        return (
            tuple(_value(item) for item in value)
            if _flat(value)
            else tuple(text("tsw-echo-fund", group=str(group), mb=int(mb)) for group, mb in value)
        )
    return value[:LONG] if isinstance(value, str) else value


def _flat(values: Any) -> bool:
    return all(isinstance(item, str) for item in values)
