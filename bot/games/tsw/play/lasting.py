"""Standing orders that are called so, and their conditions when they are asked for (TSW-60)."""

from __future__ import annotations

from bot.games.tsw.orders.actions import ACTIONS, OWN_WORDS
from bot.games.tsw.orders.completing import taken_up
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.understanding import Interpreter
from bot.games.tsw.orders.verdicts import finish
from bot.games.tsw.orders.work import Work

NEVER = ("list", "withdraw", "subscribe", "unsubscribe")
"""Actions of which no standing order can be made."""


def lasting(result: Result, words: str, interpreter: Interpreter) -> Result:
    """'Standing order: Igor guards me', as what it is: it lacks its condition. Other results as they are."""
    order = result.order
    if isinstance(result, Refusal) or order is None or order.action not in ACTIONS:
        return result
    if order.action in ("standing", *NEVER) or not _called_so(words, result, interpreter.lexicon):
        return result
    work = Work("standing", order.actor, True, {"order": taken_up(order)})
    return finish(interpreter.setting, work, result.source)


def conditioned(question: Question, words: str, interpreter: Interpreter) -> Result:
    """The standing order that was asked about, with the condition that the words tell; the question if they
    tell none."""
    language, inner = interpreter.lexicon, question.order.parameters.get("order")
    openings = ["", *sorted(word for word in language.phrases if language.tells_of("if", word))[:1]]
    read = [result for one in openings for result in interpreter.understand(f"{one} {words}".strip())]
    orders = [result.order.parameters for result in read if result.order is not None]
    told = next((order["condition"] for order in orders if "condition" in order), None)
    if told is None or not isinstance(inner, Draft):
        return question
    work = Work("standing", question.order.actor, True, {"condition": told, "order": taken_up(inner)})
    return finish(interpreter.setting, work, question.source)


def _called_so(words: str, result: Result, language: Lexicon) -> bool:
    """Whether an order is called a standing one: by the heading of its line or its letter, or in passing."""
    lines = words.splitlines() or [words]
    line = next((line for line in lines if result.source in line), words)
    heads = [head for head, colon, _ in (one.partition(":") for one in (line, lines[0])) if colon]
    if any(language.tells_of("standing", normal(head)) for head in heads):
        return True
    said = normal(result.source).split()
    own = result.order is not None and not set(OWN_WORDS).isdisjoint(result.order.parameters)
    named = (terms for at in range(len(said)) for size, terms in language.at(said, at) if size > 1)
    return not own and any(terms[0].kind == "standing" for terms in named)
