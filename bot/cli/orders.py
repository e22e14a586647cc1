"""`python -m bot orders`: what The Secret Wars makes of sentences, for trying the order language out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
import yaml

from bot.cli.words import fail
from bot.engine.moves import Text
from bot.games.tsw.orders.results import Question, Refusal, Result
from bot.games.tsw.orders.setting import BadSetting, Setting, read_setting
from bot.games.tsw.reading.language import LANGUAGES
from bot.games.tsw.reading.understanding import Interpreter
from bot.ui.words.catalogue import Catalogue

Say = Callable[[Text], str]


def read_orders(
    world: Annotated[
        Path | None, typer.Option(help="World file; its form is in tests/games/tsw/orders/README.md.")
    ] = None,
    language: Annotated[
        str, typer.Option(help="Language of the sentences, instead of the world file's.")
    ] = "",
    score: Annotated[
        Path | None, typer.Option(help="Instead: how well the labelled sentences of a folder are read.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line (the only form).")] = True,
) -> None:
    """Read sentences from standard input, one a line; print what each orders, asks, or is refused for."""
    if score is not None:
        from bot.cli import corpus

        print(json.dumps(corpus.score(score), indent=1))
        return
    if world is None:
        fail("Say which --world the sentences are about, or which folder to --score.")
    try:
        plain = _world(world)
        if language and isinstance(plain, dict):
            plain["language"] = language
        setting = read_world(plain)
    except BadSetting as error:
        fail("\n".join(f"{world}: {problem}" for problem in error.problems))
    written = (raw.decode("utf-8", "replace") for raw in sys.stdin.buffer)
    for line in order_lines(written, setting, Catalogue().format):
        print(line, flush=True)


def learn_orders(
    folders: Annotated[list[Path], typer.Argument(help="Folders of labelled sentences to learn from.")],
) -> None:
    """Teach the reader of written orders what labelled sentences say (tests/games/tsw/orders/learn)."""
    try:
        from bot.cli.learning import MODEL, learn
    except ImportError:
        fail("This needs scikit-learn: .venv/bin/pip install -c constraints.txt -e '.[learn]'")
    print(f"{learn(folders)} messages learnt: {MODEL}")


def _world(file: Path) -> Any:
    try:
        plain = yaml.safe_load(file.read_text("utf-8"))
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except UnicodeDecodeError:
        fail(f"{file} is no text.")
    except yaml.YAMLError as error:
        fail(f"{file} is neither YAML nor JSON: {str(error).splitlines()[0]}.")
    return plain.get("world", plain) if isinstance(plain, dict) else plain


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
