"""One-line remarks of AI seats: said about what everybody has seen, in the words of the seat's character.

They are made from the spectators' view and the public part of an event alone, so they can tell nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.moves import Text, Who, text
from bot.games.kit.minds import Temper

Occasions = Mapping[str, Callable[[Mapping[str, object]], tuple[str, object]]]
"""By kind of event: on what occasion (a word of `OCCASIONS`) a remark could be made, and by which seat."""
OCCASIONS = ("won", "failed", "held", "lost", "dealt")
VARIANTS = 2
SELDOM = 3
"""On one of so many occasions something is said."""


def remark(
    occasions: Occasions, temper: Temper, turn: int, seat: int, kind: str, data: Mapping[str, object]
) -> Text | None:
    """What a seat of this character says about an event in that turn; mostly nothing."""
    if kind not in occasions:
        return None
    occasion, speaker = occasions[kind](data)
    mark = turn * 7 + seat * 3 + OCCASIONS.index(occasion)
    if speaker != seat or mark % SELDOM:
        return None
    words = text(f"ai-says-{temper.name}-{occasion}-{mark // SELDOM % VARIANTS}")
    return text("ai-says", who=Who(seat), words=words)
