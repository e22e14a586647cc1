"""From a view to the setting against which a player's words are read: they can name what they know, nothing
else (TSW-13)."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from bot.games.tsw.orders.setting import (
    SOMEBODY,
    AttackKind,
    Controls,
    KnownAttack,
    KnownCharacter,
    KnownEvent,
    KnownGroup,
    KnownPlace,
    Setting,
)  # fmt: skip
from bot.games.tsw.see.view import GroupView, PersonView, View


def setting(view: View, language: str = "en", without: int = -1) -> Setting:
    """The world as the viewer speaks of it, in a language, with what they have ordered but for the line
    `without`. The view must be a seat's, after the founding.

    Nothing is validated: what a view holds is sound.
    """
    own_people, own_groups = view.own_people, view.own_groups
    given = [(order["action"], order["parameters"]) for order in written(view, without)]
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
        dropped=tuple(params["group"] for action, params in given if action == "drop"),
        moved=tuple((params["group"], params["to"]) for action, params in given if action == "move-group"),
        paid=tuple((params["to"], params["mb"]) for action, params in given if action == "transfer"),
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


def written(view: View, without: int = -1) -> list[dict[str, Any]]:
    """The orders on the viewer's sheet, in the order in which they were given, but for that of one line."""
    return [json.loads(str(x[1])) for n, x in enumerate(view.lines) if x[0] == "order" and n != without]


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
        dead=not person.alive,
    )  # fmt: skip
