"""From a view to the setting against which a player's words are read: he can name what he knows, nothing else
(TSW-13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

from bot.games.tsw.orders.lexicon import FALLBACK
from bot.games.tsw.orders.names import NameBook
from bot.games.tsw.orders.setting import (
    AttackKind,
    Controls,
    KnownAttack,
    KnownCharacter,
    KnownEvent,
    KnownGroup,
    KnownPlace,
    Setting,
)  # fmt: skip
from bot.games.tsw.orders.spelling import tokens
from bot.games.tsw.see.view import GroupView, PersonView, View


def setting(view: View, language: str = FALLBACK) -> Setting:
    """The world as the viewer speaks of it, in a language. The view must be a seat's, after the founding.

    Nothing is validated: what a view holds is sound.
    """
    own_people, own_groups = view.own_people, view.own_groups
    return Setting.model_construct(
        language=language,
        speaker=view.leader,
        controls=Controls(
            conspiracy=view.name,
            groups=tuple(group.name for group in own_groups[1:]),
            characters=tuple(person.name for person in own_people[1:]),
        ),
        groups=_groups(view),
        characters=tuple(map(_character, view.people)),
        places=_places(view.places),
        alignments=view.opposites,
        grace=view.grace,
        events=tuple(KnownEvent(name=name) for name in dict.fromkeys(event.name for event in view.events)),
        attacks=tuple(
            KnownAttack.model_construct(
                id=attack.name,
                kind=KINDS[attack.kind], target=attack.target, attacker=attack.attacker, by=attack.by,
                support=attack.support,
            )
            for attack in view.attacks
            if not attack.off
        ),
    )  # fmt: skip


SOMEBODY = "somebody"
"""The owner of a group of which it is not known whether it has one: it may be ordered about as an enemy's."""
KINDS: dict[str, AttackKind] = {"control": "control", "destroy": "destroy", "neutralize": "neutralize"}


def _groups(view: View) -> tuple[KnownGroup, ...]:
    names = {group.name for group in view.groups}
    return tuple(_group(group, group.master if group.master in names else None) for group in view.groups)


@lru_cache(maxsize=8)
def _places(names: tuple[str, ...]) -> tuple[KnownPlace, ...]:
    return tuple(KnownPlace(name=name) for name in names)


@lru_cache(maxsize=4096)
def _group(group: GroupView, master: str | None) -> KnownGroup:
    owner = SOMEBODY if group.owner is None else group.owner or None
    return KnownGroup(
        name=group.name,
        aka=group.aka,
        owner=None if group.conspiracy else owner,
        conspiracy=group.conspiracy,
        master=master,
        arrows=group.arrows,
        weak=group.weak,
        supports=group.aids if group.own else None,
        treasury=group.money if group.own else None,
        income=group.income,
        alignments=group.alignments,
        place=group.place or None,
    )


@lru_cache(maxsize=4096)
def _character(person: PersonView) -> KnownCharacter:
    return KnownCharacter(
        name=person.name, group=person.group or None, inside=person.inside,
        pronoun=person.pronoun if person.pronoun in ("he", "she", "they") else None,
        illuminated=person.lit if person.own else None, home=person.home or None, at=person.place or None,
        runs=person.runs or None, works_for=person.works_for, busy=person.busy or person.hurt,
    )  # fmt: skip


# -- what was guessed

NAMED = (
    "attacker", "target", "group", "to", "from", "under", "destination", "event", "attack", "support",
    "agents",
)  # fmt: skip
"""Parts of an order that are names, or are made of names."""


class Guesses:
    """The names of a message that are spelt rightly, and those that must be guessed; found once."""

    def __init__(self, names: NameBook, message: str) -> None:
        self.names = names
        self.message = message

    @cached_property
    def _found(self) -> tuple[set[str], dict[str, str]]:
        written = tokens(self.message)
        right: set[str] = set()
        slips: dict[str, str] = {}
        for start in range(len(written)):
            exact, near = self.names.at(written, start), self.names.near(written, start, 0)
            right |= {entity.name for entity in exact[1].who} if exact else set()
            for entity in near[1].who if near else ():
                last = written[start + near[0] - 1] if near else written[start]
                slips.setdefault(entity.name, self.message[written[start].start : last.end])
        return right, slips

    def of(self, order: Mapping[str, Any]) -> list[tuple[str, str]]:
        """The names of an order that stand there misspelt only: what stands there, and who was understood."""
        right, slips = self._found
        meant = set(_names_in(order))
        return [(slips[name], name) for name in sorted(meant) if name in slips and name not in right]


def _names_in(order: Mapping[str, Any]) -> Iterator[str]:
    if order.get("actor"):
        yield str(order["actor"])
    for part, value in order["parameters"].items():
        if part in NAMED:
            for name in value if isinstance(value, list | tuple) else (str(value),):
                yield from (name, *name.split(" on "))
        elif part == "order" and value:
            yield from _names_in(value)
