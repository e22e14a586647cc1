"""The verdict on an order in the making: understood, one question, or refused; with its text for the
catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.tsw.orders.actions import ACTIONS, FREE, INTENTIONS, KINDS
from bot.games.tsw.orders.judging import judge
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result, Understood
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.work import Doubt, Work, missing

UNSURE = ("hedged", "guessed", "unread")
"""Readings that are asked about before anything is held against them."""
NOT_NOW = "busy"
"""What keeps somebody from acting this turn, and does not keep a standing order from being written."""
LEADER_ACTIONS, AGENT_ACTIONS = 2, 1


def draft(work: Work) -> Draft:
    """The order as far as it is known."""
    params: dict[str, Any] = dict(work.params)
    if isinstance(params.get("order"), Work):
        params["order"] = draft(params["order"])
    return Draft(work.actor, work.action, params, " ".join(work.flavour))


def finish(setting: Setting, work: Work, source: str, sure: bool = False) -> Result:
    """The result of a work; objections first, then what is doubtful, then what is missing."""
    order = draft(work)
    inner = work.params.get("order")
    if isinstance(inner, Work):
        nested = finish(setting, inner, source, sure=True)
        if isinstance(nested, Refusal) and nested.reason != NOT_NOW:
            return Refusal(nested.reason, nested.text, nested.rule, order, source)
        if isinstance(nested, Question) and "condition" in work.params:
            return Question(order, nested.asks, nested.text, nested.choices, source)
    if any(doubt.parameter == "action" for doubt in work.doubts):
        return _doubtful(work, order, work.doubts[0], source)
    if work.confirm in UNSURE and not sure:
        if work.objections:
            return _doubtful(work, Draft(work.actor, ""), Doubt("action", "what", source), source)
        if not work.doubts and not missing(work):
            return _confirmed(work, order, source)
    if work.action in ACTIONS:
        judge(setting, work)
        order = draft(work)
    if work.objections and (work.shaky or work.flavour):
        return _doubtful(work, order, Doubt("action", "what", source), source)
    if work.objections:
        first = work.objections[0]
        reason = text(f"tsw-no-{first.reason}", **dict(first.args))
        return Refusal(first.reason, reason, first.rule, order, source)
    if work.doubts:
        return _doubtful(work, order, work.doubts[0], source)
    lacking = missing(work)
    if lacking:
        return _incomplete(work, order, lacking, source)
    if work.confirm and not sure:
        return _confirmed(work, order, source)
    return Understood(order, source)


def _confirmed(work: Work, order: Draft, source: str) -> Question:
    """Is it meant so? With the words beside it that nothing read, if there are any."""
    left = work.unread or (work.flavour if work.confirm == "guessed" else [])
    key = "unread" if left else work.confirm
    written = {"written": " … ".join(left)} if left else {}
    return Question(order, ("confirm",), text(f"tsw-ask-confirm-{key}", **written), (), source)


def _doubtful(work: Work, order: Draft, doubt: Doubt, source: str) -> Question:
    key = doubt.key if doubt.choices or doubt.key != "unknown" else "stranger"
    asks = (doubt.parameter, *(name for name in missing(work) if name != doubt.parameter))
    question = text(
        f"tsw-ask-{key}", what=_part(doubt.parameter), written=doubt.written, choices=doubt.choices
    )
    return Question(order, asks, question, doubt.choices, source)


def _incomplete(work: Work, order: Draft, lacking: Sequence[str], source: str) -> Question:
    choices = {"kind": KINDS, "intention": INTENTIONS}.get(lacking[0], ()) if len(lacking) == 1 else ()
    if lacking[0] == "kind":
        choices = KINDS
    parts = tuple(_part(name) for name in lacking)
    question = text("tsw-ask-missing", action=text(f"tsw-action-{work.action}"), parts=parts)
    return Question(order, tuple(lacking), question, choices, source)


def _part(parameter: str) -> Text:
    return text(f"tsw-part-{parameter}")


def limit(setting: Setting, results: Sequence[Result]) -> list[Result]:
    """Two actions for the leader, one for everybody else (TSW-12): what is beyond becomes a question."""
    used: dict[str, int] = {}
    kept: list[Result] = []
    for result in results:
        actor = result.order.actor if isinstance(result, Understood) else None
        if not isinstance(result, Understood) or actor is None or ACTIONS[result.order.action].cost == FREE:
            kept.append(result)
            continue
        allowed = LEADER_ACTIONS if actor == setting.speaker else AGENT_ACTIONS
        used[actor] = used.get(actor, 0) + 1
        if used[actor] > allowed:
            question = text("tsw-ask-too-many", name=actor, allowed=allowed)
            kept.append(Question(result.order, ("confirm",), question, (), result.source))
        else:
            kept.append(result)
    return kept
