"""`python -m bot orders`: what The Secret Wars makes of sentences, for trying the order language out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
import yaml

from bot.cli.words import fail
from bot.engine.moves import Text
from bot.games.tsw.orders.command import order_lines
from bot.games.tsw.orders.setting import BadSetting, read_setting
from bot.ui.words.catalogue import Catalogue


def read_orders(
    world: Annotated[Path, typer.Option(help="World file; its form is in data/tsw/cases/README.md.")],
    language: Annotated[
        str, typer.Option(help="Language of the sentences, instead of the world file's.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line (the only form).")] = True,
) -> None:
    """Read sentences from standard input, one a line; print what each orders, asks, or is refused for."""
    try:
        plain = _world(world)
        if language and isinstance(plain, dict):
            plain["language"] = language
        setting = read_setting(plain)
    except BadSetting as error:
        fail("\n".join(f"{world}: {problem}" for problem in error.problems))
    catalogue = Catalogue()

    def say(text: Text) -> str:
        return catalogue.format(text)

    written = (raw.decode("utf-8", "replace") for raw in sys.stdin.buffer)
    for line in order_lines(written, setting, say):
        print(line, flush=True)


def learn_orders() -> None:
    """Teach the second opinion about written orders what the sentences in data/tsw/cases say."""
    try:
        from bot.trials.learning import all_examples, learn, write
    except ImportError:
        fail("This needs scikit-learn: .venv/bin/pip install -c constraints.txt -e '.[learn]'")
    examples = list(all_examples())
    file = write(learn(examples), "en")
    print(f"{len(examples)} examples learnt: {file}")


def _world(file: Path) -> Any:
    try:
        return yaml.safe_load(file.read_text("utf-8"))
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    except UnicodeDecodeError:
        fail(f"{file} is no text.")
    except yaml.YAMLError as error:
        fail(f"{file} is neither YAML nor JSON: {str(error).splitlines()[0]}.")
