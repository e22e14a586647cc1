"""A command line in this process: it costs what the command does, and no start of Python."""

from __future__ import annotations

import logging
import os
import sys
import threading
import warnings

import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import app

HOOKS = ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook"), (warnings, "showwarning"))


def command(*words: str, typed: str = "", **environment: str) -> Result:
    """What `python -m bot WORDS` says and how it ends when `typed` is its input, with no settings but those
    given. It may end by its own will only. Its log is what it says on the error stream."""
    settings: dict[str, str | None] = {name: None for name in os.environ if name.startswith("FNORD_")}
    with pytest.MonkeyPatch.context() as afterwards:
        for module, hook in HOOKS:
            afterwards.setattr(module, hook, getattr(module, hook))
        afterwards.setattr(logging.root, "handlers", [])
        afterwards.setattr(logging.root, "level", logging.root.level)
        afterwards.setattr(logging, "raiseExceptions", logging.raiseExceptions)
        ended = CliRunner().invoke(
            app, list(words), input=typed, env={**settings, "COLUMNS": "200", **environment}
        )
    if ended.exception is not None and not isinstance(ended.exception, SystemExit):
        raise ended.exception
    return ended
