"""A message that was not understood is read once more as what such words mostly order: with that action's own
name before it. What comes of it is only ever offered, never taken (TSW-13).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from bot.engine.moves import text
from bot.games.data import load_yaml
from bot.games.tsw.orders.actions import ACTIONS, ATTACKS
from bot.games.tsw.orders.alternatives import MOST, PLAIN_ASKS, offering
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.opinion import ACTION, SUM, TALK, Opinion, Piece, action_traits, opinion
from bot.games.tsw.orders.results import Question, Refusal, Result, Understood

LIKELY = 0.75
"""How likely an action must be for a message to be read anew."""
CERTAIN = 0.97
"""The same for what sounds like no action that is known, and may be a gambit."""
CHATTY = 0.9
"""How likely it must be that a message is mere talk."""
FEW = 3
"""So many words tell what a message orders."""
UNLIKELY = 0.15
"""How likely the one that was read may be at most."""

TOLD = ("gambit", "play-event", "list")
"""Orders that talk is easily taken for."""
SPENT = {"mb", "price", "gift", "condition"}
"""What holds the sums that are spoken of."""


def read_anew(
    message: str,
    results: Sequence[Result],
    pieces: Sequence[Piece],
    language: str,
    lexicon: Lexicon,
    understand: Callable[[str], Sequence[Result]],
) -> list[Result]:
    """The results; or the one question that a message means with its likeliest action; or that it is talk."""
    second = opinion(language)
    if second is None:
        return list(results)
    named = any(lexicon.leading(piece.word) in lexicon.usage.literal for piece in pieces)
    if not named and all(map(_vague, results)) and mere_talk(pieces, second):
        return [Refusal("no-order", text("tsw-no-no-order"), "TSW-13", None, message)]
    action = _rather(results, pieces, second)
    called = names_of_actions(language).get(action, "")
    if action == "attack":
        intentions = second.weigh("attack intention", action_traits(pieces))
        called = next((name for name, likely in intentions.items() if likely >= LIKELY), "")
    if not called:
        return list(results)
    again = understand(f"{called}: {message}")
    order = again[0].order
    if len(again) > 1 or isinstance(again[0], Refusal) or order is None or order.action != action:
        return list(results)
    sums = any(piece.word == SUM for piece in pieces)
    if sums and not SPENT & {*ACTIONS[action].required, *order.parameters}:
        return list(results)
    asks = again[0].asks if isinstance(again[0], Question) else ("confirm",)
    asks = asks if "confirm" in asks else (*asks, "confirm")
    if isinstance(again[0], Question) and again[0].text.key != "tsw-ask-confirm-unread":
        question = replace(again[0], asks=asks, source=message)
    else:
        question = Question(order, asks, text("tsw-ask-confirm-guessed"), (), message)
    return [_offered_both(question, results)]


def mere_talk(pieces: Sequence[Piece], second: Opinion) -> bool:
    """'Nice front page!', 'The Mittens are up to something, I think.'"""
    return second.weigh(ACTION, action_traits(pieces)).get(TALK, 0.0) >= CHATTY


@cache
def names_of_actions(language: str) -> dict[str, str]:
    """What each action is called where it stands before an order."""
    called: dict[str, str] = load_yaml("tsw", f"language/{language}")["called"]
    return called


def _rather(results: Sequence[Result], pieces: Sequence[Piece], second: Opinion) -> str:
    """The action that such words mostly mean, if nothing like it was read; ''."""
    taken = {result.order.action for result in results if result.order is not None and result.order.action}
    if len(taken) > 1 or any(map(_settled, results)) or taken & {"attack-group"}:
        return ""
    likely = second.weigh(ACTION, action_traits(pieces))
    best = max(likely, key=likely.__getitem__)
    known = max((likely.get(action, 0.0) for action in taken), default=0.0)
    alike = {best, *taken} <= set(ATTACKS)
    least = CERTAIN if "gambit" in taken else LIKELY
    sure = likely[best] >= least and known <= UNLIKELY and len(pieces) >= FEW
    return best if sure and not alike else ""


def _settled(result: Result) -> bool:
    """Whether a result leaves no doubt of what was meant."""
    if isinstance(result, Refusal):
        return result.reason == "negated" or (result.order is not None and bool(result.order.action))
    return isinstance(result, Understood) or result.text.key in PLAIN_ASKS


def _vague(result: Result) -> bool:
    """Whether a question shows no whole order, or only one that a mere name or tale may make."""
    if not isinstance(result, Question) or result.text.key in PLAIN_ASKS:
        return False
    return result.asks != ("confirm",) or result.order.action in TOLD


def _offered_both(question: Question, results: Sequence[Result]) -> Question:
    """The question with what was read first as another choice, if that lacks nothing."""
    if question.others or question.asks != ("confirm",):
        return question
    asked = [r for r in results if isinstance(r, Question) and r.asks == ("confirm",)]
    whole = [result.order for result in asked if result.order.action]
    return offering(question, tuple(whole[:MOST]))
