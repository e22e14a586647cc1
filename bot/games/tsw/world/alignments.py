"""Alignment sets: which alignments there are, and what each is at odds with (TSW-22).

The records of the world are written in the classic set; every set says how it reads them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.engine.moves import Text, text
from bot.games.data import load_yaml

SHIPPED = ("classic", "cold war", "arcane")
"""The sets that come with the bot, the usual one first."""
OWN = "own"
"""The set that a server has defined; the classic one where it has none."""
NAME = re.compile(r"^[a-z](?:[a-z -]{0,22}[a-z])$")
Opposites = Mapping[str, str | None]
"""Every alignment and what it opposes: another, itself, or None."""


class Leaning(BaseModel):
    """One alignment. reads: the classic alignments that are told as it."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)

    opposes: str | None = None
    reads: tuple[str, ...] = ()


class AlignmentSet(BaseModel):
    """The alignments of a game."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)

    name: str = Field(min_length=1, max_length=40)
    about: str = Field(default="", max_length=200)
    alignments: Mapping[str, Leaning] = Field(min_length=2, max_length=20)

    @model_validator(mode="after")
    def _sound(self) -> AlignmentSet:
        strange = [name for name in self.alignments if not NAME.match(name)]
        problems = [f"'{name}' is no name: use small letters" for name in strange]
        read: set[str] = set()
        for name, leaning in self.alignments.items():
            other = leaning.opposes
            if other is not None and other not in self.alignments:
                problems.append(f"{name} opposes '{other}', which is not in the set")
            elif other is not None and self.alignments[other].opposes != name:
                problems.append(f"{name} opposes {other}, so {other} must oppose {name}")
            problems += [f"{name} reads {one}, but so does another" for one in leaning.reads if one in read]
            read.update(leaning.reads)
        if problems:
            raise ValueError("; ".join(problems))
        return self

    @cached_property
    def opposites(self) -> Opposites:
        """Every alignment of the set and what it opposes."""
        return {name: leaning.opposes for name, leaning in self.alignments.items()}

    @cached_property
    def readings(self) -> Mapping[str, str]:
        """The classic alignments that the set reads, and as what."""
        return {one: name for name, leaning in self.alignments.items() for one in leaning.reads}

    def told(self, names: Sequence[str], own: AlignmentSet | None = None) -> tuple[str, ...]:
        """Alignments of a record in the words of this set; `own`: the set of the server that the record may
        also be written in. What has no counterpart falls away, and so does what would be at odds with what
        comes before it.
        """
        found: list[str] = []
        for name in names:
            if name not in self.alignments:
                reads = own.alignments[name].reads if own is not None and name in own.alignments else (name,)
                name = next((self.readings[one] for one in reads if one in self.readings), "")
            if name and name not in found and self.opposites[name] not in found:
                found.append(name)
        return tuple(found)


def checked_alignments(value: tuple[str, ...], opposites: Opposites) -> tuple[str, ...]:
    """The alignments, if all are known, different and not at odds with each other. Raises ValueError."""
    for one in value:
        if one not in opposites:
            raise ValueError(f"'{one}' is no alignment; there are: {', '.join(opposites)}")
        other = opposites[one]
        if other is not None and other != one and other in value:
            raise ValueError(f"{one} and {other} are opposites (TSW-22)")
    if len(set(value)) != len(value):
        raise ValueError("an alignment is named twice")
    return value


def named(name: str) -> Text:
    """What an alignment is called."""
    if any(name in shipped_set(one).alignments for one in SHIPPED):
        return text(f"tsw-alignment-{name.replace(' ', '-')}")
    return text("tsw-alignment-own", name=name.title())


@cache
def shipped_set(name: str) -> AlignmentSet:
    """A set that comes with the bot (one of SHIPPED)."""
    return AlignmentSet.model_validate(load_yaml("tsw", f"alignments/{name.replace(' ', '-')}"))


CLASSIC = shipped_set(SHIPPED[0])
