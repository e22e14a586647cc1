"""The records a world is made of, as people write them in YAML: shipped ones and those of moderators."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ValidationInfo,
    model_validator,
)

from bot.games.data import load_yaml
from bot.games.tsw.world.alignments import (
    CLASSIC,
    OWN,
    AlignmentSet,
    Opposites,
    checked_alignments,
    shipped_set,
)
from bot.games.tsw.world.naming import unseen

Danger = Literal["trivial", "painful", "lethal"]
MOST_WANTED, MOST_OF = 99, {"treasury": 999}
"""The highest secret goals there can be, and those of some kinds."""
MOST_ABILITIES, LONGEST_ABILITY = 6, 60
BLANKS = re.compile(r"\{(?:place|group|other)\}")
BONUS_KINDS = frozenset({
    "attack", "attack-control", "attack-destroy", "attack-neutralize", "confuse", "create-front", "demolish",
    "emissary", "guard", "illuminate", "infiltrate", "interfere", "kidnap", "kill", "leak", "meditate",
    "recruit", "scout", "spy", "support", "transfer",
})  # fmt: skip
AIMS: Mapping[str, tuple[str, ...]] = {
    "bonus": ("",), "money": ("",), "shield": ("group",), "ruin": ("group",),
    "reveal": ("group", "character"), "silence": ("group", "character"), "cancel": ("attack",),
    "haste": ("character",), "escape": ("character",), "loyalty": ("character",),
}  # fmt: skip
"""What special events of each kind can be played on; '' for nothing in particular."""
PARTS = ("groups", "places", "events", "conspiracies")
CHECKED: Opposites = {}
"""The context for validating again what was checked when it was stored."""
WORDS = ("last", "skills", "quirks", "secrets", "homes", "ties")
"""Parts of the material for persons that are plain lists of words."""
NAME = re.compile(r"^[^\W_](?:[^\n\"<>@#]{0,58}[^\W_.!])?$")


class Record(BaseModel):
    """A record that knows no other fields than its own, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)


def _known(value: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
    if info.context is CHECKED:
        return value
    return checked_alignments(value, info.context or CLASSIC.opposites)


def _well_named(value: str, info: ValidationInfo) -> str:
    if not NAME.match(value):
        raise ValueError("a name is 1 to 60 characters and begins and ends with a letter or digit")
    return _visible(value, info)


def _visible(value: str, info: ValidationInfo) -> str:
    if info.context is not CHECKED and any(map(unseen, value)):
        raise ValueError("there is an invisible character in it")
    return value


Name = Annotated[str, AfterValidator(_well_named)]


def _with_known_blanks(value: str) -> str:
    if set("{}") & set(BLANKS.sub("", value)):
        raise ValueError("only {place}, {group} and {other} may stand in braces")
    return value


Words = Annotated[str, Field(min_length=1, max_length=300), AfterValidator(_visible)]
Secret = Annotated[Words, AfterValidator(_with_known_blanks)]
Alignments = Annotated[tuple[str, ...], AfterValidator(_known)]
"""Alignments of the classic set, or of what is given as the context of a validation (an `Opposites`)."""


def _few(value: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
    fits = len(value) <= MOST_ABILITIES and all(len(ability) <= LONGEST_ABILITY for ability in value)
    if info.context is not CHECKED and not fits:
        raise ValueError(f"{MOST_ABILITIES} abilities of {LONGEST_ABILITY} characters are enough")
    return value


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

    name: Name
    aka: tuple[Name, ...] = ()
    kind: str
    power: int = Field(ge=0, le=10)
    aid: int = Field(ge=0, le=10)
    resistance: int = Field(ge=0, le=12)
    income: int = Field(ge=0, le=10)
    arrows: int = Field(ge=0, le=3)
    alignments: Alignments
    place: str
    danger: Danger = "trivial"
    about: Words = Field(max_length=200)
    special: Special | None = None

    @model_validator(mode="after")
    def _weakest(self) -> GroupRecord:
        if self.power == 0 and self.arrows:
            raise ValueError("a group without power has no control arrows (TSW-20)")
        if self.aid > self.power:
            raise ValueError("aid (Transferable Power) cannot be more than power")
        return self


class PlaceRecord(Record):
    """A town and particular spots in it."""

    name: Name
    aka: tuple[Name, ...] = ()
    sites: tuple[Name, ...] = ()


class Effect(Record):
    """What a special event does; see data/tsw/world/events.yaml."""

    kind: Literal[
        "bonus", "shield", "money", "ruin", "cancel", "reveal", "haste", "escape", "silence", "loyalty"
    ]
    amount: int = Field(default=0, ge=0, le=12)
    actions: tuple[str, ...] = ()
    alignments: Alignments = ()
    target: Literal["", "group", "character", "attack"] = ""

    @model_validator(mode="after")
    def _complete(self, info: ValidationInfo) -> Effect:
        if self.kind in ("bonus", "shield", "money", "ruin", "loyalty") and not self.amount:
            raise ValueError(f"{self.kind} needs an amount")
        if self.kind == "bonus" and not (self.actions and set(self.actions) <= BONUS_KINDS):
            raise ValueError(f"bonus needs actions, of: {', '.join(sorted(BONUS_KINDS))}")
        aims = AIMS[self.kind]
        if self.target not in aims and info.context is not CHECKED:
            takes = f"needs a target: {' or '.join(aims)}" if aims[0] else "takes no target"
            raise ValueError(f"{self.kind} {takes}")
        return self


class EventRecord(Record):
    """A special event (TSW-91)."""

    name: Name
    effect: Effect
    text: Words


class Leader(Record):
    """The character at the head of a conspiracy (TSW-01)."""

    name: Name
    who: Words
    why: Words
    abilities: Annotated[tuple[Words, ...], AfterValidator(_few)]
    interests: Words
    goals: Words


class Headquarters(Record):
    """Where the buck stops."""

    where: Words
    disguise: Words
    protection: Words
    others: tuple[Words, ...] = ()


class Goal(Record):
    """A secret goal (TSW-92): `amount` of what `kind` counts; `alignment` narrows 'control' ('' for any)."""

    kind: Literal["control", "treasury", "people", "destroy", "fronts"]
    amount: int = Field(ge=1)
    alignment: str = ""

    @model_validator(mode="after")
    def _reachable(self, info: ValidationInfo) -> Goal:
        if info.context is not CHECKED and self.amount > MOST_OF.get(self.kind, MOST_WANTED):
            raise ValueError(f"{self.kind} reaches {MOST_OF.get(self.kind, MOST_WANTED)} at most")
        if self.alignment and info.context is not CHECKED:
            if self.kind != "control":
                raise ValueError(f"{self.kind} takes no alignment")
            _known((self.alignment,), info)
        return self

    @model_validator(mode="before")
    @classmethod
    def _from_list(cls, value: Any) -> Any:
        if isinstance(value, list) and value:
            tail = value[2] if len(value) > 2 and value[2] != "any" else ""
            return {"kind": value[0], "amount": value[1] if len(value) > 1 else 0, "alignment": tail}
        return value


class ConspiracyRecord(Record):
    """A ready-made conspiracy: a full set of answers to the interview."""

    name: Name
    leader: Leader
    beliefs: Words
    symbols: Words
    abhors: Words
    image: Words
    alignments: Alignments
    motto: Words
    hq: Headquarters
    goal: Goal


class FirstNames(Record):
    """First names that share a pronoun."""

    names: tuple[Name, ...]
    pronoun: Literal["he", "she", "they"]


class LeaderWords(Record):
    """How a leading character's own words ({words}) stand where others have a job, a quirk and a secret."""

    job: str
    quirk: str
    secret: str


class PeopleRecord(Record):
    """The material of which persons are made."""

    first: tuple[FirstNames, ...]
    last: tuple[Name, ...]
    kinds: Mapping[str, tuple[Words, ...]]
    skills: tuple[Words, ...]
    quirks: tuple[Words, ...]
    secrets: tuple[Secret, ...]
    homes: tuple[Words, ...]
    ties: tuple[Words, ...]
    leaders: LeaderWords


class MorePeople(Record):
    """Further material for persons; every part may be left out."""

    first: tuple[FirstNames, ...] = ()
    last: tuple[Name, ...] = ()
    kinds: Mapping[str, Annotated[tuple[Words, ...], Field(min_length=1)]] = Field(default_factory=dict)
    skills: tuple[Words, ...] = ()
    quirks: tuple[Words, ...] = ()
    secrets: tuple[Secret, ...] = ()
    homes: tuple[Words, ...] = ()
    ties: tuple[Words, ...] = ()


class Additions(Record):
    """What a moderator may add to a server's world in one file; every part may be left out."""

    groups: tuple[GroupRecord, ...] = ()
    places: tuple[PlaceRecord, ...] = ()
    events: tuple[EventRecord, ...] = ()
    conspiracies: tuple[ConspiracyRecord, ...] = ()
    people: MorePeople = MorePeople()
    alignments: AlignmentSet | None = None


class Definition(BaseModel):
    """The part of a file that has to be read before the rest."""

    alignments: AlignmentSet


class Stock(BaseModel):
    """All material for worlds: the shipped files with a server's additions. own: the alignment set that the
    server has defined."""

    model_config = ConfigDict(frozen=True)
    groups: tuple[GroupRecord, ...]
    places: tuple[PlaceRecord, ...]
    events: tuple[EventRecord, ...]
    conspiracies: tuple[ConspiracyRecord, ...]
    people: PeopleRecord
    own: AlignmentSet | None = None


@cache
def shipped() -> Stock:
    """The world that comes with the bot."""
    parts = {part: load_yaml("tsw", f"world/{part}")[part] for part in PARTS}
    return Stock(**parts, people=load_yaml("tsw", "world/people"))


def stored_additions(line: str) -> Additions:
    """Additions that were checked once and kept as JSON (`Additions.model_dump_json`)."""
    return Additions.model_validate_json(line, context=CHECKED)


def extended(stock: Stock, found: Additions) -> Stock:
    """`stock` with additions that were read for it."""
    parts: dict[str, Any] = {p: getattr(stock, p) + getattr(found, p) for p in PARTS}
    people, more = stock.people, found.people
    words: dict[str, Any] = {w: getattr(people, w) + getattr(more, w) for w in WORDS}
    kinds = {**people.kinds, **{kind: people.kinds.get(kind, ()) + jobs for kind, jobs in more.kinds.items()}}
    parts["people"] = people.model_copy(update={**words, "first": people.first + more.first, "kinds": kinds})
    return stock.model_copy(update={**parts, "own": found.alignments or stock.own})


@lru_cache(maxsize=32)
def stock_of(alignments: str, additions: tuple[str, ...] = ()) -> Stock:
    """The material of a game: what is shipped with a server's additions (stored lines, in their order), told
    in the set of that name."""
    stock = shipped()
    for line in additions:
        stock = extended(stock, stored_additions(line))
    chosen = set_of(alignments, stock.own)
    return stock if chosen is CLASSIC and stock.own is None else _told(stock, chosen)


def set_of(name: str, own: AlignmentSet | None) -> AlignmentSet:
    """The alignment set that a game has chosen."""
    return (own or CLASSIC) if name == OWN else shipped_set(name)


def _told(stock: Stock, chosen: AlignmentSet) -> Stock:
    """All records in the words of a set."""

    def told(names: tuple[str, ...]) -> tuple[str, ...]:
        return chosen.told(names, stock.own)

    def told_effect(event: EventRecord) -> EventRecord:
        wanted = told(event.effect.alignments) or event.effect.alignments
        return event.model_copy(update={"effect": event.effect.model_copy(update={"alignments": wanted})})

    def told_conspiracy(record: ConspiracyRecord) -> ConspiracyRecord:
        wanted = told((record.goal.alignment,)) if record.goal.alignment else ()
        goal = record.goal.model_copy(update={"alignment": wanted[0] if wanted else ""})
        return record.model_copy(update={"alignments": told(record.alignments), "goal": goal})

    return stock.model_copy(
        update={
            "groups": tuple(g.model_copy(update={"alignments": told(g.alignments)}) for g in stock.groups),
            "events": tuple(map(told_effect, stock.events)),
            "conspiracies": tuple(map(told_conspiracy, stock.conspiracies)),
        }
    )
