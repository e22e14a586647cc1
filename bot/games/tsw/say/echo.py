"""An order read back to who gave it: every part of it in words, as far as it is known (TSW-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Text, text
from bot.games.tsw.orders.actions import ACTIONS, OWN_GROUPS

CLOSE = (
    "event", "target", "group", "attack", "attacker", "name", "under", "mb", "from", "to", "price",
    "location", "destination", "gift", "number", "of",
)  # fmt: skip
"""The parts of an order that are told right behind its verb, in this order."""
CLAUSES = (
    "support",
    "agents",
    "funds",
    "message",
    "terms",
    "method",
    "purpose",
    "symbol",
    "alignments",
    "text",
)
"""What follows, each between commas; `neutral` and the like are said if true."""
FLAGS = ("neutral", "anonymous", "standing")
MUTE = ("subscribe", "unsubscribe")
"""Actions of which nobody tells how they were done."""
LONG = 300
"""Letters of a text that are read back."""


def echo(order: Mapping[str, Any]) -> Text:
    """An order of plain values, or what is known of one, as a sentence: who, what, and all particulars."""
    params = order["parameters"]
    if order["action"] == "standing":
        return _standing(order, params)
    action, known = order["action"], order["action"] in ACTIONS
    did = text(f"tsw-doing-{action}") if known else text("tsw-echo-nothing")
    if action == "attack" and "intention" in params:
        did = text("tsw-echo-attacking", intention=params["intention"])
    for part in (part for part in CLOSE if part in params):
        did = text("tsw-echo-joined", first=did, rest=_part(part, action, params))
    for part in (part for part in CLAUSES if part in params):
        did = text("tsw-echo-series", first=did, rest=_part(part, action, params))
    for flag in (flag for flag in FLAGS if params.get(flag)):
        did = text("tsw-echo-series", first=did, rest=text(f"tsw-echo-{flag}"))
    return text("tsw-echo", name=order["actor"] or text("tsw-echo-nobody"), action=did)


def in_full(order: Mapping[str, Any]) -> Text:
    """An order read back with what its player wrote beyond it, which stays with it word for word."""
    kept = _flavour(order)
    return text("tsw-echo-flavour", order=echo(order), words=kept[:LONG]) if kept else echo(order)


def flavoured(order: Mapping[str, Any]) -> Text:
    """The same as a sentence that somebody could write."""
    kept = _flavour(order)
    return text("tsw-echo-flavoured", order=echo(order), words=kept) if kept else echo(order)


def _flavour(order: Mapping[str, Any]) -> str:
    inner = order["parameters"].get("order") if order["action"] == "standing" else None
    told = inner or order
    return "" if told["action"] in MUTE else str(told.get("flavour", ""))


def _part(part: str, action: str, params: Mapping[str, Any]) -> Text:
    value = _value(params[part])
    if part == "attack":
        unknown = str(value).startswith("attack on ")
        return text("tsw-echo-attack", value=value, whose="nobody" if unknown else "somebody")
    return text(f"tsw-echo-{part}", value=value, action=action)


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
