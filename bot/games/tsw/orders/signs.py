"""The terminals of the grammar, and the words that decide which of them a chunk is."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.tsw.orders.chunks import MONEY, NAME, PAUSE, QUOTE, WORD, Chunk
from bot.games.tsw.orders.lexicon import Term

VERB, MARK, FLAG, IN_PASSING = "VERB", "MARK", "FLAG", "IN_PASSING"
FLAGS = (
    "own purse",
    "spot",
    "alignment",
    "neutral",
    "anonymous",
    "signed",
    "everything",
    "half",
    "nothing",
    "noun",
    "groups",
)
CONTINUED = ("create-front", "emissary")
"""Actions whose particulars may follow in sentences of their own."""
DETAILED = (*CONTINUED, "illuminate", "attack", "scout")
"""Actions with particulars of which single ones may be told in the next sentence."""
VERB_PLACES = (
    "START", PAUSE, NAME, "TO", "delegate", "passive", "polite", "modal", "asks", "hedge", "not", "standing",
    "light", "article", "_ELSE", "_JOIN", MONEY, FLAG,
)  # fmt: skip
"""Behind these a word that can be a verb is one."""
SPEECH = ("emissary", "leak")
MARKS_OF = {
    "say": SPEECH, "terms": ("emissary",), "method": ("illuminate",), "traits": ("scout",),
    "called": ("create-front",), "symbol": ("create-front",), "purpose": ("create-front",),
    "alignments": ("create-front",), "intention": ("attack",),
}  # fmt: skip
"""Marks that mean something only in orders of these actions."""
FREE_TEXTS = ("gift", "terms", "method", "symbol", "purpose", "called")
"""Marks behind which a text stands in the player's own words."""
SEPARATORS = ("_JOIN", "_IF", "_THEN", "_ELSE")
MARKABLE = (NAME, MONEY, QUOTE, WORD, FLAG, VERB)


@dataclass(slots=True)
class Sign:
    """A chunk with its terminal of the grammar."""

    terminal: str
    chunk: Chunk
    term: Term | None = None
    sub: bool = False
    loose: bool = False
