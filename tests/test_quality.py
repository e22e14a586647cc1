"""Linter and type checker, as tests: one command proves everything."""

import subprocess
import sys

import pytest

from bot import ROOT


def complaints(*command: str) -> str:
    """What a checker run as `python -m ...` in the repository says; empty if it is content."""
    program = [sys.executable, "-m", *command]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def test_ruff_is_content() -> None:
    assert complaints("ruff", "check", "--quiet", ".") == ""


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_mypy_is_content() -> None:
    assert complaints("mypy", "--no-error-summary") == ""
