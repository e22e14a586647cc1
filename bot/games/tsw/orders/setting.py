"""What a speaker knows and controls: the world as orders are read against it, and its file.

The format is described in tests/games/tsw/orders/README.md. A setting holds only what its speaker knows, so
that nothing the reader says ('did you mean ...') can reveal more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from bot.games.tsw.world.alignments import CLASSIC, Opposites

AttackKind = Literal["control", "destroy", "neutralize"]
SOMEBODY = "somebody"
"""The owner of a group of which it is not known whether it has one: it may be ordered about as an enemy's."""


class _Part(BaseModel):
    model_config = ConfigDict(
        extra="forbid", frozen=True, str_strip_whitespace=True, coerce_numbers_to_str=True
    )
    name: str = Field(min_length=1)
    aka: tuple[str, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _bare_name(cls, value: Any) -> Any:
        return {"name": value} if isinstance(value, str | int) else value


class KnownGroup(_Part):
    """A group. `owner`: the conspiracy that is known to control it. `weak`: no Power and no arrows. Unknown
    is None.
    """

    owner: str | None = None
    conspiracy: bool = False
    master: str | None = None
    arrows: int | None = None
    weak: bool = False
    power: int | str | None = None
    supports: bool | None = None
    treasury: int | None = None
    income: int | None = None
    alignments: tuple[str, ...] = ()
    place: str | None = None


class KnownCharacter(_Part):
    """A person. `inside`: groups infiltrated. `at`, `home`, `work`: places, known or named. `runs`: a
    conspiracy. `works_for`: conspiracies whose orders they are known to take.
    """

    group: str | None = None
    inside: tuple[str, ...] = ()
    pronoun: Literal["he", "she", "they", "it"] | None = None
    illuminated: bool | None = None
    at: str | None = None
    home: str | None = None
    work: str | None = None
    runs: str | None = None
    works_for: tuple[str, ...] = ()
    busy: bool = False
    dead: bool = False

    @field_validator("inside", "works_for", mode="before")
    @classmethod
    def _one_or_many(cls, value: Any) -> Any:
        return (value,) if isinstance(value, str) else value


class KnownPlace(_Part):
    """A place."""


class KnownEvent(_Part):
    """A special event in the speaker's hand."""


class KnownAttack(BaseModel):
    """An attack on a group that is still undecided and known. `by`: the attacking conspiracy, if known."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str = ""
    kind: AttackKind = "control"
    target: str
    attacker: str | None = None
    by: str | None = None
    support: tuple[str, ...] = ()


class Controls(BaseModel):
    """What the speaker commands."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    conspiracy: str
    groups: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()


class BadSetting(ValueError):
    """A world file that cannot be used; `problems` are lines fit for a reader."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Setting(BaseModel):
    """The world of one speaker."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    language: str = "en"
    speaker: str
    controls: Controls
    groups: tuple[KnownGroup, ...] = ()
    characters: tuple[KnownCharacter, ...] = ()
    places: tuple[KnownPlace, ...] = ()
    events: tuple[KnownEvent, ...] = ()
    attacks: tuple[KnownAttack, ...] = ()
    grace: tuple[tuple[str, str], ...] = ()
    """From where to where a transfer is free (TSW-32)."""
    dropped: tuple[str, ...] = ()
    """Groups that the speaker has ordered to drop: at once (TSW-37)."""
    moved: tuple[tuple[str, str], ...] = ()
    """Groups that the speaker has ordered to move, and under which others."""
    paid: tuple[tuple[str, int], ...] = ()
    """Where the speaker has ordered to transfer megabucks, and how many."""
    alignments: Opposites = CLASSIC.opposites
    """Those of the game, each with what it opposes."""

    @model_validator(mode="after")
    def _sound(self) -> Setting:
        problems = [*self._uncontrolled(), *self._unknown(), *self._twice()]
        if problems:
            raise ValueError("\n".join(problems))
        return self

    def _uncontrolled(self) -> Iterator[str]:
        """What is commanded and not there."""
        groups, people = {group.name for group in self.groups}, {person.name for person in self.characters}
        if self.speaker not in people:
            yield f"speaker: '{self.speaker}' is not among the characters"
        if self.controls.conspiracy not in groups:
            yield f"controls.conspiracy: '{self.controls.conspiracy}' is not among the groups"
        for name in (name for name in self.controls.groups if name not in groups):
            yield f"controls.groups: '{name}' is not among the groups"
        for name in (name for name in self.controls.characters if name not in people):
            yield f"controls.characters: '{name}' is not among the characters"

    def _unknown(self) -> Iterator[str]:
        """Groups that are named and not there."""
        groups = {group.name for group in self.groups}
        for attack in self.attacks:
            for name in (attack.target, attack.attacker, *attack.support):
                if name is not None and name not in groups:
                    yield f"attacks: '{name}' is not among the groups"
        for group in self.groups:
            if group.master is not None and group.master not in groups:
                yield f"groups > {group.name} > master: '{group.master}' is not among the groups"

    def _twice(self) -> Iterator[str]:
        """Names that are given to two."""
        for part in (self.groups, self.characters, self.places):
            names = [entry.name.casefold() for entry in part]
            yield from (f"'{name}' is there twice" for name in dict.fromkeys(names) if names.count(name) > 1)

    @property
    def own_groups(self) -> tuple[str, ...]:
        """The speaker's groups, their conspiracy first."""
        rest = [name for name in self.controls.groups if name != self.controls.conspiracy]
        return (self.controls.conspiracy, *rest)

    @property
    def own_people(self) -> tuple[str, ...]:
        """Who takes the speaker's orders, themselves first."""
        return (self.speaker, *(name for name in self.controls.characters if name != self.speaker))

    def group(self, name: str) -> KnownGroup:
        return next(group for group in self.groups if group.name == name)

    def character(self, name: str) -> KnownCharacter:
        return next(person for person in self.characters if person.name == name)

    def treasury(self, name: str) -> int | None:
        """Megabucks of a group; None if not known."""
        return self.group(name).treasury

    def at_the_end(self) -> Setting:
        """The structure as a further transfer or move will find it: they come last in a turn, in the order in
        which they were given (TSW-15)."""
        masters = {group.name: group.master for group in self.groups}
        treasuries = {group.name: group.treasury for group in self.groups}
        for name, to in self.moved:
            if name not in _chain(masters, to):
                masters[name] = to
        for name, mb in self.paid:
            treasuries[name] = (treasuries[name] or 0) + mb
        groups = [
            group.model_copy(update={"master": masters[group.name], "treasury": treasuries[group.name]})
            for group in self.groups
        ]
        return self.model_copy(update={"groups": tuple(groups)}) if self.moved or self.paid else self


def _chain(masters: Mapping[str, str | None], name: str) -> list[str]:
    """A group and all above it, the nearest first."""
    found, above = list[str](), name if name in masters else None
    while above is not None:
        found.append(above)
        above = masters[above]
    return found


def attack_name(attack: KnownAttack) -> str:
    """How an attack is referred to in orders: its id, or who attacks whom."""
    return attack.id or (
        f"{attack.attacker} on {attack.target}" if attack.attacker else f"attack on {attack.target}"
    )


def read_setting(plain: Mapping[str, Any] | Any) -> Setting:
    """A setting from the plain values of a world file. Raises BadSetting with every problem in words."""
    if not isinstance(plain, dict):
        raise BadSetting(["The world file must be a mapping with at least: speaker, controls."])
    try:
        return Setting.model_validate(plain)
    except ValidationError as error:
        lines = []
        for found in error.errors():
            where = ".".join(str(step) for step in found["loc"])
            reason = found["msg"].removeprefix("Value error, ")
            lines += [f"{where}: {line}" if where else line for line in reason.splitlines()]
        raise BadSetting(lines) from None
