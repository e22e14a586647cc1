"""How the command line says that something is wrong."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer


def fail(message: str) -> NoReturn:
    """Say what is wrong on the error stream and end with 2."""
    print(message, file=sys.stderr)
    raise typer.Exit(2)
