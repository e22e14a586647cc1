"""Understanding a message: every line becomes orders, one question, or a mark that it was no order
(TSW-13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.moves import Text, text
from bot.games.tsw.orders.actions import INTENTIONS, KINDS
from bot.games.tsw.orders.judging import judge
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result, Understood
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.work import Work
from bot.games.tsw.reading.cut import WEIGHTS, Book, Line, Order
from bot.games.tsw.reading.language import FALLBACK, language
from bot.games.tsw.reading.rank import Message
from bot.games.tsw.reading.scorer import Scorer

CONFIRMED = ("drop", "give-group", "cancel")
"""What cannot be mended once it is done is always asked."""
SURE_TO_WITHDRAW = -0.3
"""The logarithm of how likely a withdrawal must be that is carried out at once."""
MOST_OTHERS = 2
"""Readings offered beside the best one."""
NO_ORDER = ("no-order", "a-question", "negated")
"""Reasons of refusals of what is no order at all."""


class Interpreter:
    """Understands messages of one setting; build it once for many messages."""

    def __init__(self, setting: Setting, known: Scorer | None = None) -> None:
        self.setting = setting
        self.language = language(setting.language or FALLBACK)
        self.ranker = Book(setting, self.language, known)

    def understand(self, message: str) -> list[Result]:
        """Orders, questions and refusals in the order in which they were written; never empty."""
        results: list[Result] = []
        for line in Message(self.ranker, message).lines():
            results += self._line(line)
        return results or [_none("no-order", message)]

    def _line(self, line: Line) -> list[Result]:
        if line.orders:
            return [self.decide(order) for order in line.orders]
        if line.reason == "no-order" and line.doer is not None:
            return [_gambit(line.doer, line.source)]
        return [_none(line.reason, line.source)]

    def decide(self, order: Order) -> Result:
        """A tick, a question with up to three readings, or a refusal."""
        work = order.work
        if work.action == "gambit":
            return _gambit(work.actor, order.source)
        first = self._verdict(order, work)
        if isinstance(first, Question):
            return first
        key = self._doubt(order)
        if isinstance(first, Refusal):
            return replace(first, doubt=key)
        if not key:
            return first
        several = (self._unsure(order) or key == "hedged") and work.params.get("number") != "all"
        others = self._others(order, first.order) if several else ()
        return doubtful(first.order, key, order.source, others)

    def _doubt(self, order: Order) -> str:
        """Why an order is asked about, as the end of the question's name; '' if it is not."""
        if self._hedged(order):
            return "hedged"
        unsure = "guessed" if self._unsure(order) else ""
        return (
            order.work.confirm
            or order.confirm
            or unsure
            or ("sure" if order.work.action in CONFIRMED else "")
        )

    def _unsure(self, order: Order) -> bool:
        return order.odds < WEIGHTS.sure or (order.work.action == "withdraw" and order.log < SURE_TO_WITHDRAW)

    def _hedged(self, order: Order) -> bool:
        """Whether an order is only weighed or asked about, or takes back more than one line."""
        work = order.work
        if any(True for _ in self.language.phrases("hedging").of(order.said)):
            return True
        if work.action == "withdraw" and not isinstance(work.params.get("number", 0), int | str):
            return True
        polite = any(True for _ in self.language.phrases("requests").of(order.said))
        return order.source.endswith("?") and not polite and work.action != "list"

    def _verdict(self, order: Order, work: Work) -> Result:
        if not order.standing:
            return finish(self.setting, work, order.source, order.flavour)
        done = finish(self.setting, work, order.source, order.flavour, later=True)
        return standing(order.condition, done)

    def _others(self, order: Order, best: Draft) -> tuple[Draft, ...]:
        """Other whole readings, the likeliest first."""
        found = {str(best.plain()): best}
        for candidate in order.candidates[1:]:
            result = self._verdict(order, candidate.work)
            if isinstance(result, Understood):
                found.setdefault(str(result.order.plain()), result.order)
        return tuple(found.values())[1 : 1 + MOST_OTHERS]


def _gambit(actor: str | None, source: str) -> Question:
    """Shall what is no action be tried in its own words (TSW-52)?"""
    return doubtful(Draft(actor, "gambit", {"text": source}), "gambit", source)


def _none(reason: str, source: str) -> Refusal:
    return Refusal(reason, text(f"tsw-no-{reason}"), "TSW-13", None, source)


def finish(setting: Setting, work: Work, source: str, flavour: str = "", later: bool = False) -> Result:
    """The result of an order in the making: what speaks against it, what is doubtful, what is missing."""
    judge(setting, work, later)
    order = Draft(work.actor, work.action, dict(work.params), flavour)
    if work.objections:
        first = work.objections[0]
        return Refusal(
            first.reason, text(f"tsw-no-{first.reason}", **dict(first.args)), first.rule, order, source
        )
    if work.doubts:
        doubt = work.doubts[0]
        asks = (doubt.parameter, *(name for name in work.missing if name != doubt.parameter))
        key, what = doubt.key if doubt.choices else "stranger", _part(doubt.parameter, order.action)
        question = text(f"tsw-ask-{key}", what=what, written=doubt.written, choices=doubt.choices)
        return Question(order, asks, question, doubt.choices, source)
    if work.missing:
        return lacking(order, work.missing, source)
    return Understood(order, source)


def doubtful(order: Draft, key: str, source: str, others: tuple[Draft, ...] = ()) -> Question:
    """Whether an order is meant, or one of the others; the key says why that is asked."""
    return Question(order, ("confirm",), text(f"tsw-ask-confirm-{key}"), (), source, others)


def finished(setting: Setting, order: Draft, source: str) -> Result:
    """What comes of an order as it stands now, also of a standing one."""
    inner = order.parameters.get("order")
    if not isinstance(inner, Draft):
        work = Work(order.action, order.actor, dict(order.parameters))
        return finish(setting, work, source, order.flavour)
    work = Work(inner.action, inner.actor, dict(inner.parameters))
    done = finish(setting, work, source, inner.flavour, later=True)
    return standing(order.parameters.get("condition"), done)


def lacking(order: Draft, missing: Sequence[str], source: str) -> Question:
    """The question for what an order lacks."""
    choices = {"kind": KINDS, "intention": INTENTIONS}.get(missing[0], ())
    parts = tuple(_part(parameter, order.action) for parameter in missing)
    question = text("tsw-ask-missing", action=text(f"tsw-action-{order.action}"), parts=parts)
    return Question(order, tuple(missing), question, choices, source)


def standing(condition: Mapping[str, Any] | None, inner: Result) -> Result:
    """A standing order of what is to be done when a condition comes true (TSW-60)."""
    order = inner.order
    assert order is not None
    params: dict[str, Any] = {"order": order}
    if condition is not None:
        params = {"condition": dict(condition), **params}
    outer = Draft(order.actor, "standing", params, "")
    if isinstance(inner, Refusal):
        return Refusal(inner.reason, inner.text, inner.rule, outer, inner.source)
    if isinstance(inner, Question):
        asks = inner.asks if condition is not None else (*inner.asks, "condition")
        return Question(outer, asks, inner.text, inner.choices, inner.source)
    if condition is None:
        return lacking(outer, ("condition",), inner.source)
    return Understood(outer, inner.source)


def _part(parameter: str, action: str) -> Text:
    return text(f"tsw-part-{parameter}", of=action)


def understand(message: str, setting: Setting) -> list[Result]:
    """What a message orders, line by line."""
    return Interpreter(setting).understand(message)
