"""What `python -m bot orders --world FILE --json` does: a line in, one line of JSON out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.engine.moves import Text
from bot.games.tsw.orders.results import Question, Refusal, Result
from bot.games.tsw.orders.setting import BadSetting, Setting, read_setting
from bot.games.tsw.reading.language import LANGUAGES
from bot.games.tsw.reading.understanding import Interpreter

Say = Callable[[Text], str]


def order_lines(lines: Iterable[str], world: Setting, say: Say) -> Iterator[str]:
    """For every line that is not blank a JSON object: the line and its results. `say` finishes texts."""
    interpreter = Interpreter(world)
    for line in lines:
        sentence = line.strip()
        if sentence:
            results = [plain_result(result, say) for result in interpreter.understand(sentence)]
            yield json.dumps({"sentence": sentence, "results": results}, ensure_ascii=False)


def plain_result(result: Result, say: Say) -> dict[str, Any]:
    """A result as plain values; the form is described in tests/games/tsw/orders/README.md."""
    if isinstance(result, Question):
        found = {"result": "question", "asks": list(result.asks), "question": say(result.text)}
        others = [other.plain() for other in result.others]
        return {**found, "choices": list(result.choices), **result.order.plain(), "others": others}
    if isinstance(result, Refusal):
        order = result.order.plain() if result.order is not None and result.order.action else {}
        found = {"result": "refusal", "reason": result.reason, "rule": result.rule, "text": say(result.text)}
        return {**found, **order}
    return {"result": "order", **result.order.plain()}


def read_world(plain: Any) -> Setting:
    """The setting of a world file, in a language that is read. Raises BadSetting with every problem in
    words."""
    setting = read_setting(plain)
    if setting.language not in LANGUAGES:
        there = ", ".join(LANGUAGES)
        raise BadSetting([f"language: '{setting.language}' is not read; there are: {there}"])
    return setting
