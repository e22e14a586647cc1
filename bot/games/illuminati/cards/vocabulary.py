"""The words in which cards are written: alignments, sides, moments, and every op with its parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

ALIGNMENTS = (
    "government",
    "communist",
    "liberal",
    "conservative",
    "peaceful",
    "violent",
    "straight",
    "weird",
    "criminal",
    "fanatic",
)
"""By bit: alignment number n is the mask `1 << n`."""

OPPOSITES = (1, 0, 3, 2, 5, 4, 7, 6, None, 9)
"""By alignment number: the number of its opposite. Criminal has none, Fanatic opposes itself (ILL-1f)."""

SIDES = ("top", "right", "bottom", "left")
COLOURS = ("red", "yellow", "blue")
ATTACKS = ("control", "neutralize", "destroy")
CARD_KINDS = ("illuminati", "group", "special", "nwo")
SETS = ("classic", "mad")

WHENS = (
    "any_time",
    "own_turn",
    "action",
    "income",
    "turn_begins",
    "privileged",
    "after_dice",
    "special_played",
    "nwo_attacked",
)
"""When a special may be played: any time - in one's own turn - as one of its actions - in its income step -
as another's turn begins - while an attack is privileged - right after the dice of an attack on a group -
as another special is played - while an attack on an NWO awaits its dice."""


class Param(NamedTuple):
    """What a parameter must be: in words, and as a test."""

    words: str
    holds: Callable[[Any], bool]


def _one_of(values: tuple[str, ...]) -> Param:
    return Param("one of " + ", ".join(values), lambda value: value in values)


def _some_of(values: tuple[str, ...]) -> Param:
    return Param(
        "a list of " + ", ".join(values),
        lambda value: (
            isinstance(value, list)
            and bool(value)
            and len(set(value)) == len(value)
            and all(item in values for item in value)
        ),
    )


NUMBER = Param("a whole number above 0", lambda value: type(value) is int and value > 0)
TRUE = Param("true", lambda value: value is True)
NAMES = Param(
    "a list of card ids",
    lambda value: isinstance(value, list) and bool(value) and all(isinstance(item, str) for item in value),
)
ALIGNMENT = _one_of(ALIGNMENTS)
SOME_ALIGNMENTS = _some_of(ALIGNMENTS)

Declared = Mapping[str, Mapping[str, Param]]
"""Parameters by op; a name that ends in `?` may be left out."""

EFFECTS: Declared = {
    "attack_bonus": {
        "scope": _one_of(("any", "direct")),
        "kinds": _some_of(ATTACKS),
        "bonus": NUMBER,
        "alignment?": ALIGNMENT,
        "names?": NAMES,
        "all?": TRUE,
    },
    "immunity": {"from": SOME_ALIGNMENTS},
    "buy_privilege": {"cost": NUMBER},
    "free_reorganize": {},
    "free_money_move": {},
    "draws": {"count": NUMBER},
    "attacks_per_turn": {"count": NUMBER},
    "acts_as": {"kind": _one_of(ATTACKS), "alignment": ALIGNMENT},
    "resistance_against": {"value": NUMBER, "alignments": SOME_ALIGNMENTS},
    "tax": {"amount": NUMBER},
    "upkeep": {"amount": NUMBER},
    "transfer_range": {},
    "change_alignment": {},
    "extra_draw": {"cost": NUMBER},
    "resistance_aura": {"bonus": NUMBER},
}
"""What Illuminati and groups do as long as they lie in a power structure."""

PROGRAMS: Declared = {
    "set_roll": {"value": Param("a roll of two dice", lambda value: type(value) is int and 2 <= value <= 12)},
    "take_uncontrolled": {},
    "espionage": {},
    "cancel_privilege": {},
    "join_privileged": {},
    "double_income": {},
    "revive": {},
    "counter_special": {},
    "skip_turn": {},
    "gain": {"amount": NUMBER},
    "allow_destroy_powerless": {},
    "rearrange_money": {},
    "repeal_nwo": {},
    "resurrect_nwo": {},
    "nwo_attack_bonus": {"bonus": NUMBER},
    "ignore_nwos": {},
    "shield_nwo": {},
}
"""What specials do when they are played."""

GOALS: Declared = {
    "total_power": {"amount": NUMBER},
    "all_alignments": {},
    "count_alignment": {"alignment": ALIGNMENT, "amount": NUMBER},
    "total_money": {"amount": NUMBER},
    "total_transfer": {"amount": NUMBER},
    "destroyed": {"amount": NUMBER},
    "secret_copy": {},
}
"""The special goals of the Illuminati (ILL-10)."""


def misfits(declared: Declared, name: Any, params: Any) -> list[str]:
    """Every way in which one op with its parameters differs from its declaration."""
    if name not in declared:
        return [f"unknown op {name!r}"]
    if not isinstance(params, dict):
        return [f"{name}: parameters must be a mapping, not {params!r}"]
    known = {key.removesuffix("?"): param for key, param in declared[name].items()}
    faults = [f"{name}: unknown parameter {key!r}" for key in params if key not in known]
    faults += [
        f"{name}: missing parameter {key!r}"
        for key in declared[name]
        if not key.endswith("?") and key not in params
    ]
    faults += [
        f"{name}: {key} must be {known[key].words}, not {value!r}"
        for key, value in params.items()
        if key in known and not known[key].holds(value)
    ]
    if name == "attack_bonus" and len({"alignment", "names", "all"} & params.keys()) != 1:
        faults.append(f"{name}: exactly one of alignment, names, all says which targets count")
    return faults
