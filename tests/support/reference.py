"""Facts to compare with that are too large for the repository: they may lie in a folder beside it."""

from __future__ import annotations

from pathlib import Path

from bot import ROOT


def reference(name: str) -> Path:
    """Where the file of that name lies, in `reference` of any folder beside the checkout, or would lie."""
    return next(ROOT.parent.glob(f"*/reference/{name}"), ROOT.parent / "reference" / name)
