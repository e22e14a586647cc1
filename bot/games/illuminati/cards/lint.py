"""Checks of card records before they become the card table: clear messages for whoever edits the data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.illuminati.cards.vocabulary import (
    ALIGNMENT,
    ALIGNMENTS,
    CARD_KINDS,
    COLOURS,
    EFFECTS,
    GOALS,
    PROGRAMS,
    SETS,
    SIDES,
    WHENS,
    Declared,
    misfits,
)

Record = Mapping[str, Any]

COMMON = ("id", "name", "kind", "set", "flavour")
IN_PLAY = ("power", "transfer", "resistance", "income", "alignments", "in", "out", "effects")
FIELDS = {
    "illuminati": (*COMMON, *IN_PLAY, "goal"),
    "group": (*COMMON, *IN_PLAY),
    "special": (*COMMON, "when", "program", "ours"),
    "nwo": (*COMMON, "colour", "modifiers", "ours"),
}


def lint(records: Sequence[Record]) -> list[str]:
    """All faults of all records, each beginning with the card's id; empty if the records are sound."""
    ids = [record.get("id") for record in records]
    faults = [f"{slug}: this id is used more than once" for slug in dict.fromkeys(ids) if ids.count(slug) > 1]
    for place, record in enumerate(records):
        label = record.get("id", f"record {place}")
        faults += [f"{label}: {fault}" for fault in _faults(record, ids)]
    return faults


def _faults(record: Record, ids: Sequence[Any]) -> list[str]:
    kind = record.get("kind")
    if kind not in CARD_KINDS:
        return [f"kind must be one of {', '.join(CARD_KINDS)}, not {kind!r}"]
    fields = FIELDS[kind]
    faults = [f"unknown field {field!r}" for field in record if field not in fields]
    missing = [field for field in fields if field not in record]
    if missing:
        return faults + [f"missing field {field!r}" for field in missing]
    faults += [
        f"{field} must be a text, not {record[field]!r}"
        for field in ("id", "name", "flavour")
        if not isinstance(record[field], str) or not record[field].strip()
    ]
    if record["set"] not in SETS:
        faults.append(f"set must be one of {', '.join(SETS)}, not {record['set']!r}")
    if kind == "special":
        return faults + _special(record)
    if kind == "nwo":
        return faults + _nwo(record)
    return faults + _in_play(record, ids)


def _in_play(record: Record, ids: Sequence[Any]) -> list[str]:
    root = record["kind"] == "illuminati"
    numbers = ["power", "transfer", "income"] + ([] if root else ["resistance"])
    faults = [
        f"{field} must be a whole number of at least 0, not {record[field]!r}"
        for field in numbers
        if type(record[field]) is not int or record[field] < 0
    ]
    if root and record["resistance"] is not None:
        faults.append("resistance must be null: Illuminati have none")
    if not _are(record["alignments"], ALIGNMENTS):
        faults.append(f"alignments must be a list of different alignments, not {record['alignments']!r}")
    faults += _arrows(record, root) + _ops(EFFECTS, record["effects"])
    if not faults:
        named = (name for _, params in record["effects"] for name in params.get("names", ()))
        faults += [f"attack_bonus: no card has the id {name!r}" for name in named if name not in ids]
    return faults + _goal(record["goal"]) if root else faults


def _arrows(record: Record, root: bool) -> list[str]:
    faults = []
    if not _are(record["out"], SIDES):
        faults.append(f"out must be a list of different sides, not {record['out']!r}")
    elif record["in"] in record["out"]:
        faults.append("in and out may not share a side")
    if record["in"] not in ((None,) if root else SIDES):
        faults.append(f"in must be {'null' if root else 'a side'}, not {record['in']!r}")
    return faults


def _goal(goal: Any) -> list[str]:
    if not isinstance(goal, dict):
        return [f"goal must be a mapping, not {goal!r}"]
    params = {key: value for key, value in goal.items() if key != "kind"}
    return ["goal: " + fault for fault in misfits(GOALS, goal.get("kind"), params)]


def _special(record: Record) -> list[str]:
    faults = []
    if record["when"] not in WHENS:
        faults.append(f"when must be one of {', '.join(WHENS)}, not {record['when']!r}")
    if not record["program"]:
        faults.append("program must have at least one op")
    return faults + _ours(record) + _ops(PROGRAMS, record["program"])


def _nwo(record: Record) -> list[str]:
    faults = _ours(record)
    if record["colour"] not in COLOURS:
        faults.append(f"colour must be one of {', '.join(COLOURS)}, not {record['colour']!r}")
    if not isinstance(record["modifiers"], list) or not record["modifiers"]:
        return [*faults, f"modifiers must be a list of at least one, not {record['modifiers']!r}"]
    for modifier in record["modifiers"]:
        if not isinstance(modifier, dict) or set(modifier) != {"alignment", "power", "resistance"}:
            faults.append(f"a modifier has alignment, power and resistance, not {modifier!r}")
        elif not ALIGNMENT.holds(modifier["alignment"]):
            faults.append(f"alignment must be {ALIGNMENT.words}, not {modifier['alignment']!r}")
        elif any(type(modifier[field]) is not int for field in ("power", "resistance")):
            faults.append(f"power and resistance must be whole numbers: {modifier!r}")
    return faults


def _ours(record: Record) -> list[str]:
    return [] if isinstance(record["ours"], bool) else [f"ours must be true or false, not {record['ours']!r}"]


def _ops(declared: Declared, ops: Any) -> list[str]:
    if not isinstance(ops, list):
        return [f"ops must be a list, not {ops!r}"]
    faults = []
    for op in ops:
        if not isinstance(op, list) or len(op) != 2 or not isinstance(op[0], str):
            faults.append(f"an op is written [name, {{parameter: value}}], not {op!r}")
        else:
            faults += misfits(declared, op[0], op[1])
    return faults


def _are(values: Any, allowed: tuple[str, ...]) -> bool:
    return (
        isinstance(values, list)
        and all(value in allowed for value in values)
        and len(set(values)) == len(values)
    )
