"""Whose Plots and abilities have helped an attack (EVL-11)."""

from __future__ import annotations

from bot.engine.events import EventData
from bot.engine.structure import NOBODY
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import AttackData, is_enough, reckon, total
from bot.games.inwo.play.uses.printed import uses_of

DECIDED = 1000
"""More than any sum of an attack comes to."""


def standing(s: Inwo, a: AttackData | None) -> int:
    """How well an attack stands, to be compared with how it stood: its number, and its dice if they lie."""
    if a is None:
        return 0
    number, roll = total(reckon(s, a)), sum(a["roll"])
    won = is_enough(roll, number) and not a["failed"]
    return number - roll + (DECIDED if won else -DECIDED) * bool(roll)


def side_with(s: Inwo, a: AttackData, e: EventData) -> None:
    """Note a use that has happened if it has helped the attack: this stands better since, or what was done
    touches who is attacked, or lets in or shuts out others for it."""
    better = standing(s, a) - int(e["stood"])
    if better > 0 or (not better and _is_meant_for(s, a, e)):
        a.setdefault("helped", []).append([e["seat"], e["card"]])


def _is_meant_for(s: Inwo, a: AttackData, e: EventData) -> bool:
    touched = {e["at"], e["doer"], s.owner_of(e["target"])}
    return a["defender"] in touched - {NOBODY} or any(
        op.name == "privilege" or op.params.get("side") == "attack"
        for op in uses_of(s.face[e["card"]], e["verb"])[e["number"]].do
    )
