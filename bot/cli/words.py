"""How the command line says that something is wrong."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer

from bot.engine.moves import text
from bot.store.errors import StoreError
from bot.ui.words.catalogue import Catalogue


def fail(message: str) -> NoReturn:
    """Say what is wrong on the error stream and end with 2."""
    print(message, file=sys.stderr)
    raise typer.Exit(2)


def told(error: StoreError) -> str:
    """What went wrong in the store, in words for the host."""
    return Catalogue().format(text(error.key, **error.words))
