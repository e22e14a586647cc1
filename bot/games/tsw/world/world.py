"""A world from a seed: groups with hidden figures, the people in them, their homes, ties, secrets (TSW-04).

`generate` is pure: the same seed and stock give the same world, on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.engine.chance import Stream, shuffle
from bot.games.tsw.world.phrases import with_article
from bot.games.tsw.world.records import EventRecord, GroupRecord, PeopleRecord, Stock, shipped

T = TypeVar("T")
LEAST_PEOPLE, MOST_PEOPLE = 3, 8
LEAST_GROUPS = 60
ROUNDS = 5
"""How often the last names are gone through at least."""


@dataclass(frozen=True, slots=True)
class Tie:
    """What a person is to another (an index into `World.people`), known at first to neither player."""

    kind: str
    other: int


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in a group. `power` and `toughness` are hidden; `group` is an index into `World.groups`."""

    name: str
    pronoun: str
    group: int
    job: str
    power: int
    toughness: int
    loyalty: int
    alignments: tuple[str, ...]
    skills: tuple[str, ...]
    quirk: str
    secret: str
    home: str
    place: str
    ties: tuple[Tie, ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """A group with this game's hidden figures."""

    name: str
    aka: tuple[str, ...]
    kind: str
    power: int
    aid: int
    resistance: int
    income: int
    arrows: int
    alignments: tuple[str, ...]
    place: str
    danger: str
    about: str
    special: tuple[str, str, int] | None


@dataclass(frozen=True, slots=True)
class World:
    """All that exists before the players do. `events`: special events in the order of finding."""

    seed: int
    groups: tuple[Group, ...]
    people: tuple[Person, ...]
    places: tuple[str, ...]
    events: tuple[EventRecord, ...]


def generate(seed: int, stock: Stock | None = None, groups: int | None = None) -> World:
    """The world of a seed, with so many groups (None: all in stock). Raises ValueError for fewer than 60."""
    stock = stock or shipped()
    count = len(stock.groups) if groups is None else groups
    if not LEAST_GROUPS <= count <= len(stock.groups):
        raise ValueError(f"a world has {LEAST_GROUPS} to {len(stock.groups)} groups, not {count}")
    records = _drawn(stock.groups, count, Stream(seed ^ 0x6001))
    figures = Stream(seed ^ 0x6002)
    made = tuple(_group(record, figures) for record in records)
    people = _people(made, stock.people, seed)
    order: list[int] = list(range(len(stock.events)))
    shuffle(seed ^ 0x6003, order)
    spots = [site for place in stock.places for site in place.sites]
    return World(
        seed,
        made,
        people,
        tuple([place.name for place in stock.places] + spots),
        tuple(stock.events[i] for i in order),
    )


def _drawn(items: Sequence[T], count: int, stream: Stream) -> list[T]:
    """`count` different items in their old order."""
    left = list(range(len(items)))
    while len(left) > count:
        left.pop(stream.below(len(left)))
    return [items[i] for i in left]


def _group(record: GroupRecord, stream: Stream) -> Group:
    """Power and Resistance move by one; a group without Power keeps none."""
    shift = stream.below(3) - 1
    power = max(1, record.power + shift) if record.power else 0
    resistance = max(0, record.resistance + stream.below(3) - 1)
    special = record.special
    return Group(
        record.name, record.aka, record.kind, power, min(record.aid, power), resistance, record.income,
        record.arrows, record.alignments, record.place, record.danger, record.about,
        (special.op, special.kind, special.amount) if special else None,
    )  # fmt: skip


def _people(groups: Sequence[Group], bank: PeopleRecord, seed: int) -> tuple[Person, ...]:
    stream = Stream(seed ^ 0x6004)
    names = _names(bank, seed, len(groups) * MOST_PEOPLE)
    people: list[Person] = []
    for index, group in enumerate(groups):
        for _ in range(LEAST_PEOPLE + stream.below(MOST_PEOPLE - LEAST_PEOPLE + 1)):
            people.append(_person(names[len(people)], index, group, bank, stream))
    return tuple(_with_past(people, i, groups, bank, stream) for i in range(len(people)))


def _names(bank: PeopleRecord, seed: int, needed: int) -> list[tuple[str, str]]:
    """At least so many full names with pronouns, all different; every last name is used before any is used
    again."""
    firsts = [(name, bunch.pronoun) for bunch in bank.first for name in bunch.names]
    lasts = list(bank.last)
    found: list[tuple[str, str]] = []
    last_used: dict[str, int] = {}
    round_ = 0
    while round_ < ROUNDS or len(dict(found)) < needed:
        shuffle(seed ^ (0x7001 + round_), firsts)
        shuffle(seed ^ (0x7101 + round_), lasts)
        for i, last in enumerate(lasts):
            first, pronoun = firsts[i % len(firsts)]
            name = f"{first} {last}"
            if last_used.get(name, -1) < max(0, len(found) - 2 * len(lasts)):
                last_used[name] = len(found)
                found.append((name, pronoun))
        round_ += 1
    return list(dict(found).items())


def _person(name: tuple[str, str], index: int, group: Group, bank: PeopleRecord, stream: Stream) -> Person:
    """A person of the bank, in a group: with low figures (TSW-53 lets them grow), and alignments that lean
    towards the group's."""
    leaning = tuple(a for a in group.alignments if stream.below(3))
    skills = _drawn(bank.skills, 1 + stream.below(2), stream)
    at = group.place
    return Person(
        name[0], name[1], index, _one(bank.kinds[group.kind], stream),
        1 + stream.below(4), 1 + stream.below(4), 2 + stream.below(5), leaning, tuple(skills),
        _one(bank.quirks, stream), _one(bank.secrets, stream), f"{_one(bank.homes, stream)} in {at}", at,
    )  # fmt: skip


def _with_past(
    people: list[Person], i: int, groups: Sequence[Group], bank: PeopleRecord, stream: Stream
) -> Person:
    """The person with a tie to another one, and with the blanks of the secret filled in."""
    person = people[i]
    other = (i + 1 + stream.below(len(people) - 1)) % len(people)
    secret = person.secret.format(
        place=_one([g.place for g in groups if g.place != person.place], stream),
        group=with_article(_one([g.name for n, g in enumerate(groups) if n != person.group], stream)),
        other=people[other].name,
    )
    return Person(
        person.name, person.pronoun, person.group, person.job, person.power, person.toughness, person.loyalty,
        person.alignments, person.skills, person.quirk, secret, person.home, person.place,
        (Tie(_one(bank.ties, stream), other),),
    )  # fmt: skip


def _one(items: Sequence[T], stream: Stream) -> T:
    return items[stream.below(len(items))]
