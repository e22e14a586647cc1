"""How printed cards are used: Plots of a hand, and cards in play (INW-017, INW-037)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from bot.games.inwo.cards.records import EFFECTS, INNER, Effect, Params, Use, use
from bot.games.inwo.cards.table import FACES

PLAY, ACT = "play", "use"
"""Verbs: a Plot of the hand is played, a card in play is used."""
STRIKE = "strike"
"""The op by which a Plot makes its attack."""
ENACT = use({"when": ["any_time", "not_privileged"], "do": [["enact"]]})
"""How an NWO is played: by its type (EVL-01)."""
INFILTRATE = use({"cost": {"top_plots": 1, "top_groups": 1}, "do": [["infiltrate"]]})
"""How an Illuminati card of the hand is played (EVL-12)."""
BY_TYPE = {"nwo": ENACT, "illuminati": INFILTRATE}


@cache
def uses_of(face: int, verb: str) -> Sequence[Use]:
    """The uses of a printed card."""
    if verb != PLAY:
        return EFFECTS.ACTIONS[face]
    if FACES.TYPE[face] in BY_TYPE:
        return (BY_TYPE[FACES.TYPE[face]],)
    said = EFFECTS.ATTACK[face]
    return (*EFFECTS.PLAY[face], striking(said)) if said else EFFECTS.PLAY[face]


def striking(said: Params) -> Use:
    """How a Plot is played that makes an attack: one card may have to lend its Power, or may add it."""
    row = {"answers": said.get("answers", ()), "target": said["target"], "do": [[STRIKE]]}
    row |= {"cost": {"token": said["summons"]}} if "summons" in said else {}
    row |= {"cost": {"adds": said["adds"]}} if "adds" in said else {}
    return use(row | ({"if": {"card": said["of"]}} if "of" in said else {}))


def each_op(do: Sequence[Effect]) -> Iterator[tuple[str, Any]]:
    """All ops of a list, those of inner lists too, each with its parameters."""
    for name, params in do:
        yield name, params
        inner = [params[key] for key in INNER if key in params]
        for ops in (*inner, *(params["of"].values() if name == "modes" else ())):
            yield from each_op(ops)


def words_done(do: Sequence[Effect]) -> set[str]:
    """All words of an op list, those of its inner lists too."""
    return {name for name, _ in each_op(do)}
