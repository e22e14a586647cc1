"""A game's rule book (RULES.md) as passages that can be found by number or by word."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz, process, utils

from bot import PACKAGE

RULE = re.compile(r"^\s*[-*] \*\*([A-Z]+-[\w.]+)\*\* ")
CONTINUED = re.compile(r"^\s+(?![-*] )\S")
"""A line that goes on with the passage above it."""
MOST = 8
"""Passages on a page."""
NEAR = 70.0
SHUT = "For the gamemaster only"
"""The chapter of a rule book that players are not shown."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game: every passage with the heading it stands under."""

    passages: tuple[tuple[str, str], ...]

    @classmethod
    def read(cls, rules_file: str) -> Rulebook:
        """The rule book at `rules_file` below bot/games, as players may read it; empty if there is none."""
        path = PACKAGE / "games" / rules_file
        heading = ""
        found: list[tuple[str, str]] = []
        for line in path.read_text("utf-8").splitlines() if path.is_file() else ():
            if line.startswith("## "):
                heading = line[3:].strip()
            elif CONTINUED.match(line) and found and found[-1][0] == heading:
                found[-1] = (heading, f"{found[-1][1]} {line.strip()}")
            elif line.strip() and heading and heading != SHUT:
                found.append((heading, line.strip()))
        return cls(tuple(found))

    def headings(self) -> list[str]:
        """The chapters, in order."""
        return list(dict.fromkeys(heading for heading, _ in self.passages))

    def contents(self) -> list[str]:
        """The chapters as one passage."""
        return ["\n".join(self.headings())] if self.passages else []

    def find(self, words: str) -> list[str]:
        """The passages meant: the rule of that number, a whole chapter, or those that speak of it."""
        wanted = words.strip().casefold()
        numbered = [text for _, text in self.passages if _number(text) == wanted]
        if numbered:
            return numbered
        chapter = [text for heading, text in self.passages if heading.casefold().startswith(wanted)]
        if chapter:
            return _paragraphs(chapter)
        speaking = [text for _, text in self.passages if wanted in text.casefold()]
        if speaking:
            return speaking[:MOST]
        texts = [text for _, text in self.passages]
        near = process.extract(
            words, texts, scorer=fuzz.partial_token_set_ratio, processor=utils.default_process, limit=MOST
        )
        return [text for text, score, _ in near if score >= NEAR]


def _number(passage: str) -> str:
    match = RULE.match(passage)
    return match[1].casefold() if match else ""


def _paragraphs(lines: Sequence[str]) -> list[str]:
    return ["\n".join(lines[at : at + MOST]) for at in range(0, len(lines), MOST)]
