"""Traits, Power and Resistance as they are now (INW-070 to INW-077, INW-099, INW-100).

`lasting` leaves out what ends with a turn or serves one purpose only: no Goal counts it (INW-062, INW-208).
"""

from __future__ import annotations

from bot.engine.modifiers import Modifier, Turn, number
from bot.engine.modifiers import traits as turned
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, OPPOSING, TRAITS
from bot.games.inwo.play.state import Inwo

FANATIC = 1 << TRAITS.index("fanatic")
SECRET = 1 << TRAITS.index("secret")
POWER, GLOBAL, RESISTANCE = "power", "global", "resistance"
PRINTED = {POWER: FACES.POWER, GLOBAL: FACES.GLOBAL, RESISTANCE: FACES.RESISTANCE}
FOREVER = "forever"


def opposing(mask: int) -> int:
    """The opposites of all traits in a mask."""
    found = 0
    for bit, against in enumerate(OPPOSING):
        if mask >> bit & 1:
            found |= against
    return found


OPPOSITE = [opposing(mask) for mask in range(ALIGNED + 1)]
"""By mask of alignments: the mask of their opposites."""


def traits(s: Inwo, card: int, lasting: bool = False) -> int:
    """Alignments and attributes of a Group as a mask; temporary changes of alignment count (INW-209)."""
    printed = FACES.TRAITS[s.face[card]]
    if not s.changes:
        return printed
    turns = [
        Turn(stamp, verb, mask) for stamp, at, verb, mask, _, until in s.changes if at in (card, -1) and until
    ]
    return turned(printed, turns, OPPOSING) if turns else printed


def alignments(s: Inwo, card: int) -> int:
    """The alignments of a Group as a mask; an Illuminati has none (INW-077)."""
    return traits(s, card) & ALIGNED


def is_secret(s: Inwo, card: int) -> bool:
    """Whether the rules of Secret Groups hold for it (INW-148)."""
    return bool(traits(s, card) & SECRET)


def modifiers(s: Inwo, card: int, column: str, lasting: bool) -> list[Modifier]:
    """What is in force on a number of a card."""
    return [
        Modifier(params["layer"], stamp, params["value"])
        for stamp, _, at, ability, params, until in s.effects
        if at == card and ability == column and (not lasting or until == FOREVER)
    ]


def value(s: Inwo, card: int, column: str, lasting: bool = False) -> int:
    """A number of a card as it is now, never below 0 (INW-076)."""
    printed = PRINTED[column][s.face[card]]
    return number(printed, modifiers(s, card, column, lasting)) if s.effects else printed


def power(s: Inwo, card: int, lasting: bool = False) -> int:
    """The Power of a Group or an Illuminati."""
    return value(s, card, POWER, lasting)


def global_power(s: Inwo, card: int) -> int:
    """Its Global Power, never above its Power (INW-075)."""
    return min(value(s, card, GLOBAL), power(s, card))


def resistance(s: Inwo, card: int) -> int:
    """Its Resistance, without what its place in a structure adds."""
    return value(s, card, RESISTANCE)


def identical(one: int, other: int) -> int:
    """How many alignments two masks share; Fanatics are never alike (INW-070)."""
    return (one & other & ALIGNED & ~FANATIC).bit_count()


def opposed(one: int, other: int) -> int:
    """How many alignments of the one are opposites of the other's."""
    return (OPPOSITE[one & ALIGNED] & other).bit_count()
