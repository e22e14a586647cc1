"""What can be ordered: for each action its required parameters and the rule it stands under."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

GROUP_COST, PERSON_COST, FREE = "group", "person", "free"
OWN_WORDS = ("message", "text", "purpose", "symbol", "method", "terms", "gift", "name")
"""Particulars that may say anything: they are printed, carried or judged as they were written."""


class Action(NamedTuple):
    """`cost`: a Group Action of the leader, an Individual Action of anybody, or free (TSW-12)."""

    cost: str
    rule: str
    required: tuple[str, ...]


_ATTACK = ("attacker", "target", "mb")
ACTIONS: Mapping[str, Action] = {
    "attack-control": Action(GROUP_COST, "TSW-30", _ATTACK),
    "attack-destroy": Action(GROUP_COST, "TSW-33", _ATTACK),
    "attack-neutralize": Action(GROUP_COST, "TSW-34", _ATTACK),
    "attack-group": Action(GROUP_COST, "TSW-30", ("kind", *_ATTACK)),
    "transfer": Action(GROUP_COST, "TSW-35", ("from", "to", "mb")),
    "move-group": Action(GROUP_COST, "TSW-36", ("group", "to")),
    "give-group": Action(GROUP_COST, "TSW-36", ("group", "to")),
    "cancel": Action(FREE, "TSW-37", ("attack",)),
    "postpone": Action(FREE, "TSW-37", ("attack",)),
    "drop": Action(FREE, "TSW-37", ("group",)),
    "defend": Action(FREE, "TSW-37", ("group", "mb", "from")),
    "play-event": Action(FREE, "TSW-37", ("event",)),
    "attack": Action(PERSON_COST, "TSW-40", ("target", "location", "intention")),
    "create-front": Action(PERSON_COST, "TSW-41", ("mb", "purpose", "symbol", "alignments")),
    "emissary": Action(PERSON_COST, "TSW-42", ("destination", "message", "terms")),
    "guard": Action(PERSON_COST, "TSW-43", ("target",)),
    "illuminate": Action(PERSON_COST, "TSW-44", ("target", "method")),
    "infiltrate": Action(PERSON_COST, "TSW-45", ("group",)),
    "interfere": Action(PERSON_COST, "TSW-46", ("attack",)),
    "support": Action(PERSON_COST, "TSW-46", ("attack",)),
    "leak": Action(PERSON_COST, "TSW-47", ("message",)),
    "meditate": Action(PERSON_COST, "TSW-48", ()),
    "recruit": Action(PERSON_COST, "TSW-49", ("target",)),
    "scout": Action(PERSON_COST, "TSW-50", ("group",)),
    "spy": Action(PERSON_COST, "TSW-51", ("target",)),
    "gambit": Action(PERSON_COST, "TSW-52", ("text",)),
    "standing": Action(FREE, "TSW-60", ("condition", "order")),
    "subscribe": Action(FREE, "TSW-80", ()),
    "unsubscribe": Action(FREE, "TSW-80", ()),
    "list": Action(FREE, "TSW-14", ()),
    "withdraw": Action(FREE, "TSW-14", ()),
}
ATTACKS = ("attack-control", "attack-destroy", "attack-neutralize", "attack-group")
KINDS = ("control", "destroy", "neutralize")
INTENTIONS = ("kill", "seduce", "rob", "confuse", "demolish", "buy out", "kidnap", "other")
OWN_GROUPS = "any of mine"
"""In a condition: whichever of their groups it is (TSW-60)."""
