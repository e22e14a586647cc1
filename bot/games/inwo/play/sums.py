"""What an attack has to roll, part by part (INW-099 to INW-111, INW-121, INW-122, EVL-11, INW-133)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.structure import NOBODY
from bot.games.inwo.play.numbers import alignments, global_power, identical, opposed, power, resistance
from bot.games.inwo.play.state import GEOMETRY, Inwo

CONTROL, DESTROY = "control", "destroy"
STEP = 4
"""What an alignment counts that leader and target share or that opposes (INW-102, INW-105)."""
POSITION = (10, 5)
"""By the number of Groups between a target and its Illuminati (INW-106)."""
FACTION, AGENTS_AID, AGENTS_OPPOSE = 5, 10, 6
LEAST = 2
"""A smaller number fails without a roll (INW-094)."""
ALWAYS_FAILS = 11
Part = tuple[str, int, int]
"""Its name, the face of the card that it comes from (-1 for a rule), the amount."""
RULE = -1


def tally(
    kind: str,
    strength: int,
    leading: int,
    target_power: int,
    target_resistance: int,
    facing: int,
    shared: int,
    depth: int,
) -> list[tuple[str, int]]:
    """The parts that hang on leader and target alone; their traits are masks.

    shared: alignments that the target has in common with its master. depth: Groups between it and its
    Illuminati, -1 where its place does not count.
    """
    same, against = identical(leading, facing), opposed(leading, facing)
    step = STEP if kind == CONTROL else -STEP
    return [
        ("power", strength),
        ("resistance", -target_resistance) if kind == CONTROL else ("target-power", -target_power),
        ("same", step * same),
        ("opposite", -step * against),
        ("master", -STEP * shared if kind == CONTROL else 0),
        ("position", -POSITION[depth] if 0 <= depth < len(POSITION) else 0),
    ]


def odds(s: Inwo, seat: int, leader: int, kind: str, target: int) -> list[Part]:
    """The parts with which an attack starts, before anybody aids or opposes."""
    master = s.master[target]
    facing = alignments(s, target)
    away = master != NOBODY and s.owner[target] != seat
    shared = identical(alignments(s, master), facing) if master != NOBODY else 0
    parts = tally(
        kind,
        power(s, leader),
        alignments(s, leader),
        power(s, target),
        resistance(s, target),
        facing,
        shared,
        GEOMETRY.depth(s, target) if away else -1,
    )
    found = [(name, RULE, amount) for name, amount in parts if amount or name == "power"]
    if away and rivals_of_a_kind(s, seat, s.owner[target]):
        found.append(("faction", RULE, FACTION))
    return found


def rivals_of_a_kind(s: Inwo, seat: int, other: int) -> bool:
    """Whether both are the same Illuminati (EVL-11)."""
    return seat != other and s.face[s.illuminati[seat]] == s.face[s.illuminati[other]]


def lends(s: Inwo, a: dict[str, Any], card: int, side: int) -> int:
    """What one token of `card` is worth in the attack `a` for (+1) or against it (-1) (INW-108 to 110)."""
    target = a["target"]
    if card == target:
        return 2 * power(s, card)
    own, facing = alignments(s, card), alignments(s, target)
    if side > 0 and a["kind"] == DESTROY:
        near = opposed(own, facing) > 0
    else:
        near = identical(own, facing) > 0
    if side < 0 and NOBODY != card in (s.master[target], *s.puppets[target]):
        near = True
    return power(s, card) if near else global_power(s, card)


def reckon(s: Inwo, a: dict[str, Any]) -> list[Part]:
    """The whole sum of the attack `a` as it stands."""
    found = odds(s, a["seat"], a["card"], a["kind"], a["target"])
    for _, card, side, count in a["spent"]:
        name = "aid" if side > 0 else "defence" if card == a["target"] else "oppose"
        found.append((name, s.face[card], side * count * lends(s, a, card, side)))
    for _, card, side in a["agents"]:
        found.append(("agents", s.face[card], AGENTS_AID if side > 0 else -AGENTS_OPPOSE))
    return found


def total(parts: Sequence[Part]) -> int:
    """What must be rolled, or less."""
    return sum(part[2] for part in parts)
