"""The verdict on an order in the making: understood, one question, or refused; with its text for the
catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.tsw.orders.actions import ACTIONS, FREE, INTENTIONS, KINDS
from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.judging import judge
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result, Understood
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Doubt, Work, missing

UNSURE = ("hedged", "guessed", "unread")
"""Readings that are asked about before anything is held against them."""
SMALL = 4
"""Words of fewer letters tell nothing by themselves."""
LEADER_ACTIONS, AGENT_ACTIONS = 2, 1


def draft(work: Work) -> Draft:
    """The order as far as it is known."""
    params: dict[str, Any] = dict(work.params)
    if isinstance(params.get("order"), Work):
        params["order"] = draft(params["order"])
    return Draft(work.actor, work.action, params, " ".join(work.flavour))


def finish(setting: Setting, work: Work, source: str, sure: bool = False, later: bool = False) -> Result:
    """The result of a work, or of the part of a standing order that is for `later`; objections first, then
    what is doubtful, then what is missing."""
    step(20)
    order = draft(work)
    inner = work.params.get("order")
    if isinstance(inner, Work):
        nested = finish(setting, inner, source, sure=True, later=True)
        if isinstance(nested, Refusal):
            return Refusal(nested.reason, nested.text, nested.rule, order, source)
        if isinstance(nested, Question) and "condition" in work.params:
            return Question(order, (*nested.asks, *_lastly(work, sure)), nested.text, nested.choices, source)
    if any(doubt.parameter == "action" for doubt in work.doubts):
        return _doubtful(work, order, work.doubts[0], source)
    if work.confirm in UNSURE and not sure:
        if work.objections:
            return _objected(work, Draft(work.actor, ""), source)
        if not work.doubts and not missing(work):
            return _confirmed(work, order, source)
    if work.action in ACTIONS:
        judge(setting, work, later)
        order = draft(work)
    if work.objections and (work.shaky or (work.flavour and missing(work))):
        return _objected(work, order, source)
    if work.objections:
        first = work.objections[0]
        return Refusal(first.reason, _reason(work), first.rule, order, source)
    if work.action == "attack":  # 'to confuse EVERYBODY': none of his own
        mine = set(setting.own_people)
        own = [d for d in work.doubts if d.parameter == "target" and d.choices and mine.issuperset(d.choices)]
        work.doubts = [doubt for doubt in work.doubts if doubt not in own]
    if work.doubts:
        return _doubtful(work, order, work.doubts[0], source, _lastly(work, sure))
    lacking = missing(work)
    if lacking:
        return _incomplete(work, order, lacking, source, _lastly(work, sure))
    if work.confirm and not sure:
        return _confirmed(work, order, source)
    return Understood(order, source)


def _reason(work: Work) -> Text:
    first = work.objections[0]
    return text(f"tsw-no-{first.reason}", **dict(first.args))


def _objected(work: Work, order: Draft, source: str) -> Question:
    """What cannot be, if it was read rightly: why, and what else is meant."""
    why, rule = _reason(work), work.objections[0].rule
    question = text("tsw-ask-what-else", reason=why, rule=rule or "TSW-13", written=source)
    return Question(order, ("action", *missing(work)), question, (), source)


def _confirmed(work: Work, order: Draft, source: str) -> Question:
    """Is it meant so? With the words beside it that nothing read, if there are any."""
    left = work.unread or (work.flavour if work.confirm == "guessed" else [])
    left = [words for words in left if not _held(work, words)]
    key = "unread" if left else "guessed" if work.confirm == "unread" else work.confirm
    written = {"written": " … ".join(left)} if left else {}
    return Question(order, ("confirm",), text(f"tsw-ask-confirm-{key}", **written), (), source)


def _lastly(work: Work, sure: bool) -> tuple[str, ...]:
    """What is asked when nothing else is missing: whether it is meant so, if there is a doubt of that. Words
    of the player's own are shown with the question for what is missing."""
    doubtful = work.confirm not in ("", "words") or work.unread
    return ("confirm",) if doubtful and not sure else ()


def _held(work: Work, words: str) -> bool:
    """Whether the order holds what was thought unread: 'weird and peaceful', 'neutral'."""
    said = {*work.params.get("alignments", ()), *(key for key, value in work.params.items() if value is True)}
    return all(word in said or len(word) < SMALL for word in normal(words).split()) and bool(said)


def _doubtful(work: Work, order: Draft, doubt: Doubt, source: str, lastly: tuple[str, ...] = ()) -> Question:
    key = doubt.key if doubt.choices or doubt.key != "unknown" else "stranger"
    asks = (doubt.parameter, *(name for name in missing(work) if name != doubt.parameter), *lastly)
    question = text(
        f"tsw-ask-{key}", what=_part(doubt.parameter), written=doubt.written, choices=doubt.choices
    )
    return Question(order, asks, question, doubt.choices, source)


def _incomplete(
    work: Work, order: Draft, lacking: Sequence[str], source: str, lastly: tuple[str, ...]
) -> Question:
    choices = {"kind": KINDS, "intention": INTENTIONS}.get(lacking[0], ()) if len(lacking) == 1 else ()
    if lacking[0] == "kind":
        choices = KINDS
    parts = tuple(_part(name) for name in lacking)
    question = text("tsw-ask-missing", action=text(f"tsw-action-{work.action}"), parts=parts)
    return Question(order, (*lacking, *lastly), question, choices, source)


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
