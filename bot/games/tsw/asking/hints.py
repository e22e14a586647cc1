"""What a player could write: examples, answers to choose from, and the rest of a sentence he has begun.

All of it comes from what he knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.tsw.orders.actions import ACTIONS, GROUP_COST, INTENTIONS, KINDS
from bot.games.tsw.see.view import GroupView, PersonView, View

MOST = 24
"""Answers and suggestions at most: with the way out they fill one list."""
PURSES = (5, 10, 20)
"""Amounts that are offered beside all there is, in MB."""
WHERE = ("home", "work", "anywhere")
LONGEST = 100
"""Letters of a suggestion."""
WORDS_BACK = 4
"""So many words before the cursor may be the beginning of a name."""
LEADERS = tuple(name for name, action in ACTIONS.items() if action.cost == GROUP_COST)
ANYBODY = (
    "spy", "scout", "infiltrate", "recruit", "guard", "attack", "illuminate", "leak", "emissary",
    "create-front", "meditate", "support", "interfere",
)  # fmt: skip
GROUPS = ("scout", "infiltrate", "attack-control", "attack-destroy", "attack-neutralize", "attack-group")
"""Actions that are aimed at groups of others."""


def examples(view: View) -> list[Text]:
    """Up to five orders he could give now, each of another kind."""
    leader, agents = view.leader, [p.name for p in view.own_people[1:] if p.actions]
    agent = agents[0] if agents else leader
    strangers = _strangers(view)
    attacked = {attack.target for attack in view.attacks}
    neutral = [group.name for group in _targets(view) if group.name not in attacked]
    found = []
    if neutral:
        head = view.own_groups[0]
        mb = min(10, head.money or 0)
        found.append(text("tsw-example-attack", attacker=head.name, target=neutral[0], mb=mb))
        found.append(text("tsw-example-scout", name=agent, group=neutral[-1]))
    if strangers:
        found.append(text("tsw-example-recruit", name=leader, target=strangers[0].name))
    guarded = leader if agents else view.own_groups[0].place or view.name
    found.append(text("tsw-example-guard", name=agents[-1] if agents else leader, target=guarded))
    lasting = "tsw-example-standing" if agents else "tsw-example-standing-alone"
    found.append(text(lasting, name=agent, leader=leader))
    return found


def _strangers(view: View) -> list[PersonView]:
    return [person for person in view.people if not person.own and person.alive and not person.runs]


def _targets(view: View) -> list[GroupView]:
    return [group for group in view.groups if not group.own and not group.conspiracy]


# -- answers to a question


def answers(view: View, asked: str, order: Mapping[str, Any]) -> tuple[str, ...]:
    """What could be answered when `asked` for a part of `order`, if that can be listed."""
    own = [group.name for group in view.own_groups]
    lists: dict[str, Callable[[], Sequence[str]]] = {
        "actor": lambda: [person.name for person in view.own_people if person.actions],
        "attacker": lambda: [group.name for group in view.own_groups if not group.busy],
        "from": lambda: own, "under": lambda: own, "to": lambda: _receivers(view, order),
        "attack": lambda: [attack.name for attack in view.attacks],
        "event": lambda: [event.name for event in view.events],
        "kind": lambda: KINDS, "intention": lambda: INTENTIONS, "location": lambda: WHERE,
        "group": lambda: _groups(view, order), "target": lambda: _aims(view, order),
        "mb": lambda: _amounts(view, order), "alignments": lambda: list(view.opposites),
    }  # fmt: skip
    found = lists[asked]() if asked in lists else ()
    return tuple(dict.fromkeys(found))[:MOST]


def _receivers(view: View, order: Mapping[str, Any]) -> list[str]:
    if order["action"] == "give-group":
        return [group.name for group in view.groups if group.conspiracy and not group.own]
    if order["action"] == "move-group":
        return [group.name for group in view.own_groups if group.free_arrows]
    return [group.name for group in view.own_groups]


def _groups(view: View, order: Mapping[str, Any]) -> list[str]:
    if order["action"] in GROUPS:
        return [group.name for group in _targets(view)]
    own = [group.name for group in view.own_groups[1:]]
    return [attack.target for attack in view.attacks] if order["action"] == "defend" else own


def _aims(view: View, order: Mapping[str, Any]) -> list[str]:
    action = order["action"]
    if action == "play-event":
        return _event_aims(view, order["parameters"]["event"])
    if action in GROUPS:
        return [group.name for group in _targets(view)]
    if action == "illuminate":
        return [person.name for person in view.own_people if not person.lit]
    if action == "guard":
        return [person.name for person in view.own_people if person.name != order["actor"]]
    return [person.name for person in _strangers(view)]


def _event_aims(view: View, name: str) -> list[str]:
    needs = next((event.needs for event in view.events if event.name == name), "")
    return {
        "group": [group.name for group in view.groups],
        "character": [person.name for person in view.people if person.alive],
        "attack": [attack.name for attack in view.attacks],
    }.get(needs, [])


def _amounts(view: View, order: Mapping[str, Any]) -> list[str]:
    params = order["parameters"]
    purses = {params.get("from"), params.get("attacker")} - {None}
    if params.get("attacker") or not purses:
        purses.add(view.own_groups[0].name)
    there = sum(group.money or 0 for group in view.own_groups if group.name in purses)
    return [f"{mb} MB" for mb in (*(mb for mb in PURSES if mb < there), there) if mb]


# -- the rest of a sentence


def suggestions(view: View, typed: str, say: Callable[[Text], str]) -> list[str]:
    """Sentences that begin with `typed`, each within 100 letters."""
    begun = typed.lstrip()
    if not begun:
        people = [f"{person.name}: " for person in view.own_people if person.actions]
        return _fitting([*map(say, examples(view)), *people])
    verbs = [say(text(f"tsw-verb-{action}")) for action in (*ANYBODY, *LEADERS, "play-event", "defend")]
    names = _names(view)
    words = begun.split(" ")
    found = []
    for back in range(min(WORDS_BACK, len(words)) if words[-1] else 0, 0, -1):
        head, tail = " ".join(words[:-back]), " ".join(words[-back:]).casefold()
        found += [f"{head} {c}".lstrip() for c in (*verbs, *names) if _begins(c, tail)]
    if not words[-1]:
        spoken = begun.casefold()
        following = names if any(verb.casefold() in spoken for verb in verbs) else verbs
        found += [f"{begun}{c}" for c in following]
    return _fitting(found)


def _begins(candidate: str, tail: str) -> bool:
    """Whether a name, or a word of it, begins with what was typed last and is not that already."""
    folded = candidate.casefold()
    return folded != tail.strip() and (folded.startswith(tail) or f" {tail}" in f" {folded}")


def _names(view: View) -> list[str]:
    groups = [group.name for group in (*_targets(view), *view.own_groups)]
    people = [person.name for person in (*_strangers(view), *view.own_people)]
    rest = [group.name for group in view.groups if group.conspiracy and not group.own]
    return [*groups, *people, *rest, *(event.name for event in view.events), *view.places]


def _fitting(found: Sequence[str]) -> list[str]:
    return [line for line in dict.fromkeys(found) if len(line) <= LONGEST][:MOST]
