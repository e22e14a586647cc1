"""The records a world is made of, as people write them in YAML: shipped ones and those of moderators."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from bot.games.data import load_yaml

OPPOSITES: Mapping[str, str | None] = {
    "government": "corporate", "corporate": "government",
    "liberal": "conservative", "conservative": "liberal",
    "straight": "weird", "weird": "straight", "violent": "peaceful", "peaceful": "violent",
    "criminal": None, "fanatic": "fanatic",
}  # fmt: skip
"""Every alignment and what it opposes (TSW-22)."""

Danger = Literal["trivial", "painful", "lethal"]
BONUS_KINDS = frozenset({
    "attack", "attack-control", "attack-destroy", "attack-neutralize", "confuse", "create-front", "demolish",
    "emissary", "guard", "illuminate", "infiltrate", "interfere", "kidnap", "kill", "leak", "meditate",
    "recruit", "scout", "spy", "support", "transfer",
})  # fmt: skip
PARTS = ("groups", "places", "events", "conspiracies")
NAME = re.compile(r"^[^\W_](?:[^\n\"<>@#]{0,58}[^\W_.!])?$")


class Record(BaseModel):
    """A record that knows no other fields than its own, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)


class Special(Record):
    """What is peculiar about a group: a bonus for orders of one kind, or more income."""

    op: Literal["bonus", "income"]
    kind: str = ""
    amount: int = Field(ge=1, le=6)

    @model_validator(mode="before")
    @classmethod
    def _from_list(cls, value: Any) -> Any:
        if isinstance(value, list) and len(value) == 3:
            return {"op": value[0], "kind": value[1], "amount": value[2]}
        if isinstance(value, list) and len(value) == 2:
            return {"op": value[0], "amount": value[1]}
        return value

    @model_validator(mode="after")
    def _known_kind(self) -> Special:
        if self.op == "bonus" and self.kind not in BONUS_KINDS:
            raise ValueError(f"a bonus is for one of: {', '.join(sorted(BONUS_KINDS))}")
        return self


class GroupRecord(Record):
    """A group (TSW-20). Money in MB."""

    name: str
    aka: tuple[str, ...] = ()
    kind: str
    power: int = Field(ge=0, le=10)
    aid: int = Field(ge=0, le=10)
    resistance: int = Field(ge=0, le=12)
    income: int = Field(ge=0, le=10)
    arrows: int = Field(ge=0, le=3)
    alignments: tuple[str, ...]
    place: str
    danger: Danger = "trivial"
    about: str = Field(min_length=1, max_length=200)
    special: Special | None = None

    @field_validator("name")
    @classmethod
    def _name(cls, value: str) -> str:
        if not NAME.match(value):
            raise ValueError("a name is 1 to 60 characters and begins and ends with a letter or digit")
        return value

    @field_validator("alignments")
    @classmethod
    def _alignments(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        return checked_alignments(value)

    @model_validator(mode="after")
    def _weakest(self) -> GroupRecord:
        if self.power == 0 and self.arrows:
            raise ValueError("a group without power has no control arrows (TSW-20)")
        if self.aid > self.power:
            raise ValueError("aid (Transferable Power) cannot be more than power")
        return self


def checked_alignments(value: tuple[str, ...]) -> tuple[str, ...]:
    """The alignments, if all are known, different and not at odds with each other. Raises ValueError."""
    for one in value:
        if one not in OPPOSITES:
            raise ValueError(f"'{one}' is no alignment; there are: {', '.join(OPPOSITES)}")
        other = OPPOSITES[one]
        if other != one and other in value:
            raise ValueError(f"{one} and {other} are opposites (TSW-22)")
    if len(set(value)) != len(value):
        raise ValueError("an alignment is named twice")
    return value


class PlaceRecord(Record):
    """A town and particular spots in it."""

    name: str
    aka: tuple[str, ...] = ()
    sites: tuple[str, ...] = ()


class Effect(Record):
    """What a special event does; see data/tsw/world/events.yaml."""

    kind: Literal[
        "bonus", "shield", "money", "ruin", "cancel", "reveal", "haste", "escape", "silence", "loyalty"
    ]
    amount: int = Field(default=0, ge=0, le=12)
    actions: tuple[str, ...] = ()
    alignments: tuple[str, ...] = ()
    target: Literal["", "group", "character", "attack"] = ""

    @model_validator(mode="after")
    def _complete(self) -> Effect:
        if self.kind in ("bonus", "shield", "money", "ruin", "loyalty") and not self.amount:
            raise ValueError(f"{self.kind} needs an amount")
        if self.kind == "bonus" and not (self.actions and set(self.actions) <= BONUS_KINDS):
            raise ValueError(f"bonus needs actions, of: {', '.join(sorted(BONUS_KINDS))}")
        checked_alignments(self.alignments)
        return self


class EventRecord(Record):
    """A special event (TSW-91)."""

    name: str
    effect: Effect
    text: str = Field(min_length=1, max_length=300)


class Leader(Record):
    """The character at the head of a conspiracy (TSW-01)."""

    name: str
    who: str
    why: str
    abilities: tuple[str, ...]
    interests: str
    goals: str


class Headquarters(Record):
    """Where the buck stops."""

    where: str
    disguise: str
    protection: str
    others: tuple[str, ...] = ()


class Goal(Record):
    """A secret goal (TSW-92): `amount` of what `kind` counts; `alignment` narrows 'control' ('' for any)."""

    kind: Literal["control", "treasury", "people", "destroy", "fronts"]
    amount: int = Field(ge=1)
    alignment: str = ""

    @model_validator(mode="before")
    @classmethod
    def _from_list(cls, value: Any) -> Any:
        if isinstance(value, list) and value:
            tail = value[2] if len(value) > 2 and value[2] != "any" else ""
            return {"kind": value[0], "amount": value[1] if len(value) > 1 else 0, "alignment": tail}
        return value


class ConspiracyRecord(Record):
    """A ready-made conspiracy: a full set of answers to the interview."""

    name: str
    leader: Leader
    beliefs: str
    symbols: str
    abhors: str
    image: str
    alignments: tuple[str, ...]
    motto: str
    hq: Headquarters
    goal: Goal

    @field_validator("alignments")
    @classmethod
    def _alignments(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        return checked_alignments(value)


class FirstNames(Record):
    """First names that share a pronoun."""

    names: tuple[str, ...]
    pronoun: Literal["he", "she", "they"]


class PeopleRecord(Record):
    """The material of which persons are made."""

    first: tuple[FirstNames, ...]
    last: tuple[str, ...]
    kinds: Mapping[str, tuple[str, ...]]
    skills: tuple[str, ...]
    quirks: tuple[str, ...]
    secrets: tuple[str, ...]
    homes: tuple[str, ...]
    ties: tuple[str, ...]


class Additions(Record):
    """What a moderator may add to a server's world in one file; every part may be left out."""

    groups: tuple[GroupRecord, ...] = ()
    places: tuple[PlaceRecord, ...] = ()
    events: tuple[EventRecord, ...] = ()
    conspiracies: tuple[ConspiracyRecord, ...] = ()


class Stock(BaseModel):
    """All material for worlds: the shipped files with a server's additions."""

    model_config = ConfigDict(frozen=True)
    groups: tuple[GroupRecord, ...]
    places: tuple[PlaceRecord, ...]
    events: tuple[EventRecord, ...]
    conspiracies: tuple[ConspiracyRecord, ...]
    people: PeopleRecord


class BadRecords(ValueError):
    """A moderator's file that cannot be used; `problems` are lines fit for a reader."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)


@cache
def shipped() -> Stock:
    """The world that comes with the bot."""
    parts = {part: load_yaml("tsw", f"world/{part}")[part] for part in PARTS}
    return Stock(**parts, people=load_yaml("tsw", "world/people"))


def read_additions(plain: Any, stock: Stock) -> Additions:
    """A moderator's file (plain values of its YAML), checked alone and against `stock`. Raises BadRecords."""
    if not isinstance(plain, dict):
        raise BadRecords(["The file must be a mapping with any of: groups, places, events, conspiracies."])
    try:
        found = Additions.model_validate(plain)
    except ValidationError as error:
        raise BadRecords([_problem(e, plain) for e in error.errors()]) from None
    problems = _clashes(found, stock)
    if problems:
        raise BadRecords(problems)
    return found


def extended(stock: Stock, found: Additions) -> Stock:
    """`stock` with additions that were read for it."""
    parts = {p: getattr(stock, p) + getattr(found, p) for p in PARTS}
    return stock.model_copy(update=parts)


def _problem(error: Any, plain: Any) -> str:
    """One line: which record, which field, what is wrong with it."""
    where, here = [], plain
    for step in error["loc"]:
        try:
            here = here[step]
        except (KeyError, IndexError, TypeError):
            here = None
        named = here.get("name") if isinstance(here, dict) else None
        number = f"no. {step + 1}" if isinstance(step, int) else str(step)
        where.append(f"{number} ({named})" if isinstance(step, int) and named else number)
    reason = error["msg"].removeprefix("Value error, ")
    if error["type"] == "extra_forbidden":
        reason = "there is no such field"
    elif error["type"] == "missing":
        reason = "is missing"
    return f"{' > '.join(where)}: {reason}"


def _clashes(found: Additions, stock: Stock) -> list[str]:
    problems = []
    for part in PARTS:
        taken = {record.name.casefold() for record in getattr(stock, part)}
        for record in getattr(found, part):
            if record.name.casefold() in taken:
                problems.append(f"{part} > {record.name}: there is one of this name already")
            taken.add(record.name.casefold())
    places = {place.name for place in (*stock.places, *found.places)}
    for group in found.groups:
        if group.place not in places:
            reason = f"'{group.place}' is no place; add it under places"
            problems.append(f"groups > {group.name} > place: {reason}")
        if group.kind not in stock.people.kinds:
            kinds = ", ".join(stock.people.kinds)
            problems.append(f"groups > {group.name} > kind: '{group.kind}' is unknown; there are: {kinds}")
    return problems
