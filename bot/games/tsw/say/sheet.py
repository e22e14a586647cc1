"""Orders and other lines of a sheet in a few words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.tsw.orders.actions import ACTIONS, OWN_GROUPS

LABEL = 76
AIMS = {"play-event": "target", "give-group": "to", "move-group": "to"}
"""The part that says where what is named first goes."""


def order_label(line: str) -> Text:
    """An order as 'who: what, whom'."""
    order = json.loads(line)
    action, params = order["action"], order["parameters"]
    if action == "standing":
        return standing_label(json.dumps(params))
    what = text(f"tsw-action-{action}") if action in ACTIONS else str(action)
    keys = ("event", "target", "group", "attack", "destination", "to", "name", "purpose", "message", "text")
    whom = next((str(params[key]) for key in keys if key in params), "")
    aim = str(params.get(AIMS.get(action, ""), ""))
    mb = int(params.get("mb") or 0)
    if not whom and not mb:
        return text("tsw-order-bare", name=order["actor"], action=what)
    return text(
        "tsw-order", name=order["actor"], action=what, deed=str(action), whom=shorten(whom), mb=mb,
        aim=aim or "none", end=str(params.get("intention", "other")).replace(" ", "-"),
    )  # fmt: skip


def shorten(words: str) -> str:
    """What fits into a label, whole words where that is possible."""
    if len(words) <= LABEL:
        return words
    return words[:LABEL].rsplit(" ", 1)[0] + "…"


def line_label(line: Sequence[Any]) -> Text:
    """A line of a sheet."""
    if line[0] == "order":
        return order_label(str(line[1]))
    if line[0] == "answer":
        return text("tsw-line-answer", answer=str(line[2]))
    if line[0] == "standing":
        return standing_label(str(line[1]))
    return text(f"tsw-choice-{line[0]}")


def standing_label(line: str) -> Text:
    """A standing order."""
    plain = json.loads(line)
    return text(
        "tsw-standing",
        condition=text(f"tsw-condition-{plain['condition']['kind']}", **_condition(plain["condition"])),
        order=order_label(json.dumps(plain["order"])),
    )


def _condition(condition: dict[str, Any]) -> dict[str, Any]:
    what = next((condition[key] for key in ("character", "group", "by") if key in condition), "")
    named = text("tsw-any-of-mine") if what == OWN_GROUPS else str(what)
    return {"what": named, "mb": int(condition.get("mb", 0))}
