"""What AI conspiracies leak: something about somebody, true as far as they know or a lie (TSW-47)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine.moves import Draw
from bot.games.data import load_yaml
from bot.games.tsw.see.view import GroupView, PersonView, View
from bot.games.tsw.world.phrases import with_article

WORDS: Mapping[str, Mapping[str, Sequence[str]]] = load_yaml("tsw", "phrases/rumours")
WEAK, STRONG = 2, 6
"""Words for the resistance of a group up to which it is easy prey, and from which it is none."""
Claim = tuple[str, dict[str, Any]]


def rumour(view: View, name: str, draw: Draw) -> str:
    """A rumour about a group or a conspiracy: something that can be checked, acted upon, or denied."""
    kind = "truths" if draw(2) else "lies"
    claims = [*(_truths(view, name) if kind == "truths" else ())]
    kind = kind if claims else "lies"
    claims = claims or [*_lies(view, name)]
    about, names = claims[draw(len(claims))]
    choices = WORDS[kind][about]
    said = {key: with_article(value) if key in GROUPS else value for key, value in names.items()}
    words = choices[draw(len(choices))].format(**said)
    return words[:1].upper() + words[1:]


GROUPS = ("group", "owner", "other")


def _truths(view: View, name: str) -> Iterator[Claim]:
    """What the view says about the group, what the conspiracy holds, and who serves it."""
    for group in (g for g in view.groups if not g.own and name in (g.name, g.owner)):
        yield from _of_group(view, group)
    for person in _people(view, name):
        if person.secret:
            yield "secret", {"person": person.name, "secret": person.secret}
        for owner in person.works_for:
            yield "agent", {"person": person.name, "owner": owner}


def _of_group(view: View, group: GroupView) -> Iterator[Claim]:
    if group.owner in view.conspiracies and not group.conspiracy and group.owner != view.name:
        yield "owner", {"group": group.name, "owner": group.owner}
    if group.money:
        yield "money", {"group": group.name, "mb": group.money}
    if 0 <= group.resistance <= WEAK:
        yield "weak", {"group": group.name}
    elif group.resistance >= STRONG:
        yield "strong", {"group": group.name}


def _lies(view: View, name: str) -> Iterator[Claim]:
    """What would do harm if it were believed, and is not known to be so."""
    yield "money", {"group": name}
    others = [g for g in view.groups if not g.own and not g.conspiracy and name not in (g.name, g.owner)]
    for other in others[:5]:
        yield "plan", {"group": name, "other": other.name}
    for owner in (one for one in view.conspiracies if one not in (name, view.name)):
        known = view.group(name)
        if known is not None and not known.conspiracy and known.owner != owner:
            yield "owner", {"group": name, "owner": owner}
        for person in _people(view, name):
            if owner not in person.works_for:
                yield "agent", {"person": person.name, "group": name, "owner": owner}


def _people(view: View, name: str) -> list[PersonView]:
    """Strangers who are alive and belong to the group, or serve the conspiracy, as far as is known."""
    strangers = [p for p in view.people if not p.own and p.alive]
    return [p for p in strangers if p.group == name or name in p.works_for or p.runs == name]
