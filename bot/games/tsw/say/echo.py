"""An order in words: every part of it, as far as it is known (TSW-13); and the other lines of a sheet."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
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
LONG, LABEL = 300, 76
"""Letters of a text that are read back at once, and on a sheet."""


def echo(order: Mapping[str, Any], most: int = LONG) -> Text:
    """An order of plain values, or what is known of one, as a sentence: who, what, and all particulars, texts
    with so many letters at most."""
    params = order["parameters"]
    if order["action"] == "standing":
        return _standing(params, most)
    action, known = order["action"], order["action"] in ACTIONS
    did = text(f"tsw-doing-{action}") if known else text("tsw-echo-nothing")
    if action == "attack" and "intention" in params:
        did = text("tsw-echo-attacking", intention=params["intention"])
    for part in (part for part in CLOSE if part in params):
        did = text("tsw-echo-joined", first=did, rest=_part(part, action, params[part], most))
    for part in (part for part in CLAUSES if part in params):
        did = text("tsw-echo-series", first=did, rest=_part(part, action, params[part], most))
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
    kept = str(told.get("flavour", ""))
    return "" if told["action"] in MUTE or kept in told["parameters"].values() else kept


def line_label(line: Sequence[Any]) -> Text:
    """A line of a sheet."""
    if line[0] in ("order", "standing"):
        return (order_label if line[0] == "order" else standing_label)(str(line[1]))
    if line[0] == "answer":
        return text("tsw-line-answer", answer=str(line[2]))
    return text(f"tsw-choice-{line[0]}")


def order_label(line: str) -> Text:
    """An order as it stands on a sheet."""
    return echo(json.loads(line), LABEL)


def standing_label(line: str) -> Text:
    """A standing order."""
    return _standing(json.loads(line), LABEL)


def _part(part: str, action: str, told: Any, most: int) -> Text:
    value = _value(told, most)
    if part == "attack":
        unknown = str(value).startswith("attack on ")
        return text("tsw-echo-attack", value=value, whose="nobody" if unknown else "somebody")
    return text(f"tsw-echo-{part}", value=value, action=action)


def _standing(params: Mapping[str, Any], most: int) -> Text:
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
        order=echo(inner, most) if inner else text("tsw-echo-unsaid"),
    )


def _value(value: Any, most: int) -> object:
    if isinstance(value, str):
        return value if len(value) <= most else value[:most].rsplit(" ", 1)[0] + "…"
    if isinstance(value, list | tuple) and not _flat(value):
        return tuple(text("tsw-echo-fund", group=str(group), mb=int(mb)) for group, mb in value)
    return tuple(_value(item, most) for item in value) if isinstance(value, list | tuple) else value


def _flat(values: Any) -> bool:
    return all(isinstance(item, str) for item in values)
