"""Fnordmaster: a Discord bot that referees five conspiracy games with enforced rules."""

from pathlib import Path

__version__ = "0.1.0"

ROOT = Path(__file__).resolve().parent.parent
"""The folder of the repository (Fnordmaster runs from its checkout, installed editable)."""

DATA = ROOT / "data"
"""Cards, boards, words and cases of the games, and the message catalogues: read-only."""
