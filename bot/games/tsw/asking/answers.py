"""What is written when something is asked: a yes or a no with what is ordered beside it, one of what is
offered, what was missing, or an order of its own."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.games.tsw.orders.actions import ATTACKS, OWN_WORDS
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result, Understood
from bot.games.tsw.reading.frames import frames
from bot.games.tsw.reading.tokens import QUOTES, words
from bot.games.tsw.reading.understanding import NO_ORDER, Interpreter

CONFIRM = "confirm"
"""What a question asks for that only wants a yes."""
COMMANDS, BACK = ("list", "withdraw"), ("withdraw", "cancel")
"""Actions that are done to the sheet; those that as a single word drop what is asked."""
GUARDED = frozenset(("lines", "order", "condition"))
_GAP = re.compile(r"\s*[.,;:!?\n–—-]\s*")
_STOP = re.compile(r"[.;!?\n]")
"""What parts a yes or no from what follows it; what ends it as a sentence."""
FIRST = 80
"""Letters within which a yes or no ends."""
SHORT = 2
"""Words of an answer that is but a number."""


# -- yes and no


def says(reader: Interpreter, text: str) -> str | None:
    """What a whole message stands for: yes, no, finished, buying; None if it says more."""
    said, replies = words(text), reader.language.replies
    polite = reader.language.set("polite")
    return replies.whole(said) or replies.whole([word for word in said if word not in polite])


def verdict(reader: Interpreter, text: str, part: str, settles: bool) -> tuple[str, str]:
    """The yes or no that words say to a question for a part of an order, or one that a yes `settles`, and
    what they order beside it. What may be said in any words may also begin with a 'no'."""
    value, head, gap, rest = begun(reader, text)
    if not settles and value != "no":
        return "", ""
    left = rest if _orders(reader, rest) else ""
    if settles:
        plain = value == "no" or (value == "yes" and (left or not rest))
        return (value, left) if plain else (_loosely(reader, text), "")
    own = part in OWN_WORDS
    left = left if not own or _STOP.search(gap) else ""
    drops = left or len(head) > 1 or (not rest if own else _denies(reader, rest))
    return ("no", left) if drops else ("", "")


def begun(reader: Interpreter, text: str) -> tuple[str, Sequence[str], str, str]:
    """The longest yes or no with which words begin, or which they are: which, in which words, what parts it
    from the rest, and the rest; empty if there is none."""
    plain = text.strip()
    whole = says(reader, text)
    if whole in ("yes", "no"):
        return whole, words(text), "", ""
    found: tuple[str, Sequence[str], str, str] = ("", (), "", "")
    for gap in _GAP.finditer(plain[:FIRST]):
        head = words(plain[: gap.start()])
        value = reader.language.replies.whole(head)
        if value in ("yes", "no"):
            found = value, head, gap.group(), plain[gap.end() :]
    return found


def _loosely(reader: Interpreter, text: str) -> str:
    """The yes or no with which words begin, if nothing turns it: a yes in few words, a no that takes back no
    more than what is asked."""
    said, language = words(text), reader.language
    size, value = (language.replies.at(said, 0) if said else None) or (0, "")
    orders = any(map(_told, reader.understand(text))) if value in ("yes", "no") else False
    if value == "yes":
        return "" if len(said) > size + 2 or language.denying & set(said) or orders else value
    names = content(reader, said[1:]) or set(said) & language.ordinals.keys() or (said[1:] and orders)
    return value if value == "no" and not (said[0] in BACK and names) else ""


def _denies(reader: Interpreter, text: str) -> bool:
    """Whether words go on to say no."""
    first = words(text)[:2]
    denying = reader.language.denying
    return not first or says(reader, text) == "no" or bool(set(first) & denying) or first == ("do", "not")


def _orders(reader: Interpreter, text: str) -> bool:
    """Whether words beside a yes or no are a letter by themselves, and do not only take back what is
    asked."""
    if _denies(reader, text):
        return False
    return says(reader, text) == "finished" or any(map(_told, reader.understand(text)))


def _told(result: Result) -> bool:
    """Whether a sentence orders something, other than to take back what nobody names."""
    order = result.order
    if (
        order is None
        or order.action == "gambit"
        or (isinstance(result, Refusal) and result.reason in NO_ORDER)
    ):
        return False
    if order.action != "withdraw":
        return bool(order.action)
    return order.parameters.get("number") not in (None, "last") or "of" in order.parameters


def content(reader: Interpreter, said: Collection[str]) -> set[str]:
    """The words that mean something by themselves, in what is said of a sheet."""
    language = reader.language
    empty = language.small | language.own | language.ordinals.keys() | language.denying
    return (
        set(said)
        - empty
        - language.set("little")
        - language.set("headings")
        - language.set("polite")
        - {*BACK}
    )


# -- choices

Patch = Mapping[str, Any]
"""What an answer that is offered makes of an order: its actor, kind and particulars; or the whole of it."""


def chosen(reader: Interpreter, offered: Mapping[str, Patch], text: str, affirmed: bool) -> Patch | None:
    """What is chosen of what is offered: by its words, by a yes if it is the first or only one, by number,
    ordinal, or words that only it has."""
    said, keys = words(text), list(offered)
    exact = next((key for key in keys if words(key) == said), keys[0] if affirmed else None)
    if exact is None and keys[:1] == ["1"] and len(said) <= SHORT:
        exact = next((key for key in keys if int(key) == _number(reader, said, len(keys))), None)
    return _by_words(reader, offered, said) if exact is None else offered[exact]


def _number(reader: Interpreter, said: Sequence[str], last: int) -> int:
    """The number that is said, in figures or as an ordinal; 0 if none is."""
    numbers = [int(word) for word in said if word.isdecimal()]
    numbers += [reader.language.ordinals[word] for word in said if word in reader.language.ordinals]
    number = numbers[0] if numbers else 0
    return last if number < 0 else number


def _by_words(reader: Interpreter, offered: Mapping[str, Patch], said: Sequence[str]) -> Patch | None:
    """What is named by words of its own, and no others."""
    telling = content(reader, said)
    fitting = [patch for patch in offered.values() if telling and telling <= set(words(str(dict(patch))))]
    return fitting[0] if len(fitting) == 1 < len(offered) else None


def patched(order: Mapping[str, Any], patch: Patch) -> dict[str, Any]:
    """An order with what was chosen; within a standing order, what is to be done then."""
    if "whole" in patch:
        return dict(patch["whole"])
    inner = order["parameters"].get("order")
    if inner is not None and not GUARDED & patch.keys():
        return {**order, "parameters": {**order["parameters"], "order": patched(inner, patch)}}
    own = {name: patch[name] for name in ("actor", "action") if name in patch}
    params = {name: value for name, value in patch.items() if name not in own and name != "instead"}
    return {**order, **own, "parameters": {**order["parameters"], **params}}


def settling(order: Draft, part: str, answer: str) -> Patch:
    """What settles a part of an order by an answer that is offered."""
    if part == "kind":
        return {"action": f"attack-{answer}"}
    if part == "mb":
        return {part: int(answer.partition(" ")[0])}
    slot = frames()[order.action].slots.get(part)
    many = part == "alignments" or (slot is not None and slot.many)
    return {part: [answer] if many else answer}


# -- orders of their own


def inquires(text: str, results: Sequence[Result]) -> bool:
    """Whether what should be an answer is a question itself."""
    asked = any(isinstance(result, Refusal) and result.reason == "a-question" for result in results)
    return asked and text.lstrip()[:1] not in QUOTES


def of_its_own(reader: Interpreter, question: Question, text: str, results: Sequence[Result]) -> bool:
    """Whether words are an order of their own rather than an answer."""
    inner, part = question.order.parameters.get("order"), question.asks[0]
    asked = inner if isinstance(inner, Draft) else question.order
    if part not in OWN_WORDS:
        others = [result for result in results if not (part == "kind" and _of_kind(asked, result.order))]
        return any(_another(text, asked, result) for result in others)
    finished = says(reader, text) == "finished"
    return text.lstrip()[:1] not in QUOTES and (
        finished or any(_no_text(text, asked, one) for one in results)
    )


def _of_kind(asked: Draft, order: Draft | None) -> bool:
    """Whether words only say how the attack is meant that was asked about."""
    aims = (None, asked.parameters.get("target"))
    return order is not None and order.action in ATTACKS and order.parameters.get("target") in aims


def _another(text: str, asked: Draft, result: Result) -> bool:
    """Whether this is a whole order, or one to confirm, or names somebody who is to do something else."""
    order = result.order
    if order is None or order.action in ("", "gambit"):
        return False
    whole = isinstance(result, Question) and result.asks == (CONFIRM,)
    return isinstance(result, Understood) or (order.action != asked.action and (whole or _named(text, order)))


def _no_text(text: str, asked: Draft, result: Result) -> bool:
    """Whether what may be said in any words is a command, or an order that its actor heads, or of somebody
    else who is to do the same."""
    order = result.order
    if order is None or order.action in ("", "gambit"):
        return False
    same = order.action == asked.action and order.actor != asked.actor
    return order.action in COMMANDS or headed(text, order.actor) or (same and _named(text, order))


def _named(text: str, order: Draft) -> bool:
    return bool(set(words(order.actor or "")) & set(words(text)))


def headed(text: str, actor: str | None) -> bool:
    """'Leonora: ...'"""
    head, colon, _ = text.partition(":")
    named = set(words(head)) if colon else set()
    return bool(named) and named <= set(words(actor or ""))
