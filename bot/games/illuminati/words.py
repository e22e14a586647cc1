"""Placeholder until the texts are written."""
from __future__ import annotations
from typing import Any
from bot.engine.moves import Text, text
class Words:
    def label(self, view: Any, ask: Any, choice: Any) -> Text:
        return text("label")
WORDS = Words()
