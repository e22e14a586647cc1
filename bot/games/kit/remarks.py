"""One-line remarks of AI seats: said about what everybody has seen, in the words of the seat's character.

They are made from the spectators' view and the public part of an event alone, so they can tell nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.moves import Text, Who, text
from bot.engine.structure import NOBODY
from bot.games.kit.minds import Temper

Occasion = Callable[[Mapping[str, object]], tuple[str, object]]
Occasions = Mapping[str, Occasion]
"""By kind of event: on what occasion (a word of `OCCASIONS`) a remark could be made, and by which seat."""
OCCASIONS = ("won", "failed", "held", "lost", "dealt")
VARIANTS = 6
"""Ways to remark on an occasion, for each character."""
DAY = 22
"""After so many moments the same words may come again."""


def fought(mine: str, theirs: str) -> Occasion:
    """The end of an attack: it concerns whoever was attacked, if that is somebody else, or the attacker."""

    def concerned(data: Mapping[str, object]) -> tuple[str, object]:
        attacked = data["defender"] not in (NOBODY, data["seat"])
        return (theirs, data["defender"]) if attacked else (mine, data["seat"])

    return concerned


def remark(
    occasions: Occasions, temper: Temper, moment: int, seat: int, kind: str, data: Mapping[str, object]
) -> Text | None:
    """What a seat of this character says about an event; mostly nothing.

    Each way to say it belongs to one `moment` of a day, so that none comes again within it. Of moments there
    are two a turn at most, counted by the game as everybody can see.
    """
    if kind not in occasions:
        return None
    occasion, speaker = occasions[kind](data)
    hour = (moment + 5 * OCCASIONS.index(occasion)) % DAY
    variant = next((each for each in range(VARIANTS) if each * DAY // VARIANTS == hour), None)
    if speaker != seat or variant is None:
        return None
    return text("ai-says", who=Who(seat), words=text(f"ai-says-{temper.name}-{occasion}-{variant}"))
