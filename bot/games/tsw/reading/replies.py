"""What is written when something is asked, and is no answer: a 'no' with what is ordered beside it, a
command, a question, an order of its own (TSW-13)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from bot.games.data import load_yaml
from bot.games.tsw.orders.actions import KINDS, OWN_WORDS
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result
from bot.games.tsw.orders.spelling import QUOTES, normal
from bot.games.tsw.orders.understanding import Interpreter

CONFIRM = "confirm"
"""What a question asks for that only wants a yes."""
NO_ORDER = ("no-order", "a-question", "negated")
"""Reasons of refusals of what is no order at all."""
COMMANDS, BACK = ("list", "withdraw"), ("withdraw", "cancel")
"""Actions that are done to the sheet; those that as a single word drop what is asked."""
_GAP = re.compile(r"\s*[.,;:!?\n–—-]\s*")
_STOP = re.compile(r"[.;!?\n]")
"""What parts a 'no' from what follows it; what ends it as a sentence."""


def denied(words: str, asks: Sequence[str], interpreter: Interpreter) -> tuple[bool, str]:
    """Whether words say no to a question, and what they order beside that. What may be said in any words may
    also begin with a 'no'."""
    language, said = interpreter.lexicon, normal(words)
    if said in language.no or _calls_off(said, language):
        return True, ""
    head, gap, rest = _parted(words, language)
    rest = rest if _orders(rest, interpreter) else ""
    if asks[0] == CONFIRM:
        return bool(head) or said.partition(" ")[0] in language.no, rest
    parted = bool(rest) and (asks[0] not in OWN_WORDS or _STOP.search(gap) is not None)
    return " " in head or parted, rest if parted else ""


def nothing_denied(words: str, interpreter: Interpreter) -> bool:
    """Whether words only say no, where nothing has been asked: 'no', 'no, wait', 'no orders'."""
    language, said = interpreter.lexicon, normal(words)
    head, _, rest = _parted(words, language)
    none = said.partition(" ")
    bare = none[0] in language.weights.denying and none[2] in language.headings
    return said in language.no or bare or (bool(head) and not _orders(rest, interpreter))


def no_attack(words: str, language: Lexicon) -> bool:
    """'No attack on the Bees this turn.'"""
    said = normal(words).split()
    return said[:1] != [] and said[0] in language.weights.denying and language.is_noun(said[1:2])


def buys(words: str, language: Lexicon, name: str) -> bool:
    """Whether words of that language only want to buy a special event."""
    small = language.articles | language.first_person | language.small | language.usage.openers
    said = [word for word in language.full(words).split() if word not in small]
    said = [word for word in said if not language.tells_of("filler", word)]
    return " ".join(said) in _buying(name)


@cache
def _buying(name: str) -> frozenset[str]:
    return frozenset(normal(phrase) for phrase in load_yaml("tsw", f"language/{name}")["buying"])


def inquires(words: str, results: Sequence[Result]) -> bool:
    """Whether what should be an answer is a question itself."""
    asked = any(isinstance(result, Refusal) and result.reason == "a-question" for result in results)
    return asked and words.lstrip()[:1] not in QUOTES


def of_that_kind(question: Question, results: Sequence[Result]) -> Question:
    """The question about an attack on a group, with the kind of attack that a verb tells: 'take control'."""
    told = [result.order.action for result in results if result.order is not None]
    kinds = [action for action in told if action.removeprefix("attack-") in KINDS]
    if "kind" not in question.asks or len(kinds) != 1:
        return question
    asks = tuple(name for name in question.asks if name != "kind") or (CONFIRM,)
    return replace(question, order=replace(question.order, action=kinds[0]), asks=asks)


def said_anew(words: str, order: Draft, results: Sequence[Result]) -> bool:
    """Whether words are the order that was asked about once more, headed by its actor."""
    again = results[0].order
    same = again is not None and (again.actor, again.action) == (order.actor, order.action)
    return len(results) == 1 and same and _headed(words, order.actor)


def no_text(words: str, order: Draft, results: Sequence[Result], language: Lexicon) -> bool:
    """Whether words that may say anything are something else all the same: a command, a question, an order
    that is headed by its actor, or the order that was asked about with another actor. `results`: how they
    read as a letter."""
    if words.lstrip()[:1] in QUOTES:
        return False
    return normal(words) in language.finished or any(
        _of_its_own(words, _innermost(order), result) for result in results
    )


def _of_its_own(words: str, asked: Draft, result: Result) -> bool:
    order = result.order
    if isinstance(result, Refusal) and result.reason == "a-question":
        return True
    if order is None or not order.action:
        return False
    actor = set(normal(order.actor or "").split())
    another = order.action == asked.action and order.actor != asked.actor
    named = another and bool(actor.intersection(normal(words).split()))
    return order.action in COMMANDS or named or _headed(words, order.actor)


def _headed(words: str, actor: str | None) -> bool:
    """'Leonora: ...'"""
    head, colon, _ = words.partition(":")
    named = set(normal(head).split()) if colon else set()
    return bool(named) and named <= set(normal(actor or "").split())


def _innermost(order: Draft) -> Draft:
    inner = order.parameters.get("order")
    return inner if isinstance(inner, Draft) else order


def _calls_off(said: str, language: Lexicon) -> bool:
    """Whether a single word takes back: 'cancel'."""
    return " " not in said and bool(language.actions(said).intersection(BACK))


def _parted(words: str, language: Lexicon) -> tuple[str, str, str]:
    """The longest 'no' with which words begin, what parts it from the rest, and the rest; empty if none."""
    found, plain = ("", "", ""), words.strip()
    for gap in _GAP.finditer(plain):
        head = normal(plain[: gap.start()])
        if head in language.no:
            found = head, gap.group(), plain[gap.end() :]
    return found


def _orders(words: str, interpreter: Interpreter) -> bool:
    """Whether words behind a 'no' are a letter by themselves, and do not only take back what is asked."""
    said, language = normal(words), interpreter.lexicon
    if not said or said in language.no or _calls_off(said, language):
        return False
    return said in language.finished or any(map(_told, interpreter.understand(words)))


def _told(result: Result) -> bool:
    """Whether a sentence orders something, other than to take back what nobody names."""
    if isinstance(result, Refusal) and result.reason in NO_ORDER:
        return False
    order = result.order
    if order is None or order.action != "withdraw":
        return order is not None and bool(order.action)
    return order.parameters.get("number") not in (None, "last") or "of" in order.parameters
