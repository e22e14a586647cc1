"""What a player could write: examples, answers to choose from, and the rest of a sentence they have begun.

All of it comes from what they know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from bot.engine.moves import Text, text
from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, GROUP_COST, INTENTIONS, KINDS
from bot.games.tsw.orders.judging import judge
from bot.games.tsw.orders.results import Draft
from bot.games.tsw.orders.setting import Setting, attack_name
from bot.games.tsw.orders.sheet import Order, draft, objections
from bot.games.tsw.orders.work import Work
from bot.games.tsw.reading.frames import frames
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
GROUPS = ("scout", "infiltrate", *ATTACKS)
"""Actions that are aimed at groups of others."""
HELPS = ("guard", "illuminate", "defend", "transfer", "move-group", "give-group", "drop")
"""Actions that are aimed at one's own."""
LISTED = ("own", "group", "foe", "mine", "person", "event", "attack")
"""Kinds of names that are offered: there are too many places."""


def examples(view: View) -> list[Text]:
    """Up to five orders they could give now, each of another kind."""
    able = (
        next((told for told, order in orders if not objections(view, order)), None) for orders in _kinds(view)
    )
    return [told for told in able if told is not None]


Told = tuple[Text, Order]
"""A sentence, and the order that it gives."""


def _kinds(view: View) -> Iterator[Iterable[Told]]:
    """Orders of each kind, those that are most likely to be possible first."""
    leader, agents = view.leader, [person.name for person in view.own_people[1:] if person.actions]
    agent = agents[0] if agents else leader
    attacked = {attack.target for attack in view.attacks}
    neutral = [group.name for group in _targets(view) if group.name not in attacked]
    yield (_attack(leader, head, target) for head in view.own_groups for target in neutral[:1])
    yield (_short("scout", agent, target, "group") for target in neutral[-1:])
    yield (_short("recruit", leader, person.name) for person in _strangers(view)[:1])
    yield [_short("guard", agents[-1], leader)] if agents else [_short("spy", leader, n) for n in neutral[:1]]
    yield [_lasting(leader, agent, leader if agents else view.own_groups[0].place or view.name)]


def _attack(leader: str, head: GroupView, target: str) -> Told:
    mb = min(PURSES[1], head.money or 0)
    told = text("tsw-example-attack", attacker=head.name, target=target, mb=mb)
    return told, draft(leader, "attack-control", attacker=head.name, target=target, mb=mb)


def _short(action: str, actor: str, target: str, part: str = "target") -> Told:
    told = text(f"tsw-example-{action}", name=actor, target=target)
    return told, draft(actor, action, **{part: target})


def _lasting(leader: str, agent: str, guarded: str) -> Told:
    inner = draft(agent, "guard", target=guarded)
    told = text("tsw-example-standing", name=agent, leader=leader, target=guarded)
    return told, draft(agent, "standing", condition={"kind": "attacked", "character": leader}, order=inner)


def _strangers(view: View) -> list[PersonView]:
    return [person for person in view.people if not person.own and person.alive and not person.runs]


def _targets(view: View) -> list[GroupView]:
    return [group for group in view.groups if not group.own and not group.conspiracy]


# -- answers to a question


def known(setting: Setting) -> Mapping[str, Sequence[str]]:
    """The names that a writer knows, by the kinds of slots."""
    groups, people = [group.name for group in setting.groups], [person.name for person in setting.characters]
    places, own = [place.name for place in setting.places], set(setting.own_groups)
    return {
        "own": setting.own_groups,
        "group": groups,
        "foe": [group.name for group in setting.groups if group.conspiracy and group.name not in own],
        "mine": setting.own_people,
        "person": people,
        "place": places,
        "event": [event.name for event in setting.events],
        "attack": list(map(attack_name, setting.attacks)),
        "any": [*people, *groups, *places],
    }


def answers(view: View, setting: Setting, asked: str, order: Draft) -> Sequence[str]:
    """What could be answered when `asked` for a part of `order`, if that can be listed: what the rules
    allow."""
    done_to = order.parameters.get("target")
    actors = [person.name for person in view.own_people if person.actions and person.name != done_to]
    listed: Mapping[str, Sequence[str]] = {
        "actor": actors, "kind": KINDS, "intention": INTENTIONS, "location": WHERE,
        "alignments": list(view.opposites), "mb": _amounts(view, order),
    }  # fmt: skip
    if asked in listed:
        return listed[asked][:MOST]
    slot, names = frames()[order.action].slots.get(asked), known(setting)
    needs = next((event.needs for event in view.events if event.name == order.parameters.get("event")), "")
    kinds = {"": slot.kinds if slot else (), "character": ("person",)}.get(needs, (needs,))
    named = ([n for n in names[kind] if _likely(view, order, kind, n)] for kind in kinds if kind in LISTED)
    fitting = ([name for name in there if _allowed(setting, order, asked, name)] for there in named)
    return next(filter(None, fitting), [])[:MOST]


def _likely(view: View, order: Draft, kind: str, name: str) -> bool:
    """Whether they would name it: their own to act with it or to gain by it, others else."""
    group, person = view.group(name), view.person(name)
    own = bool((group and group.own) or (person and person.own))
    return own == (kind in ("own", "mine") or order.action in HELPS) and (person is None or person.alive)


def _allowed(setting: Setting, order: Draft, part: str, name: str) -> bool:
    """Whether no rule speaks against a name in an order."""
    work = Work(order.action, order.actor, {**order.parameters, part: name})
    judge(setting, work)
    beside = part != "from" and name in (order.actor, *order.parameters.values())
    return not work.objections and not work.doubts and not beside


def _amounts(view: View, order: Draft) -> list[str]:
    params = order.parameters
    purses = {params.get("from"), params.get("attacker")} - {None}
    if params.get("attacker") or not purses:
        purses.add(view.own_groups[0].name)
    there = sum(group.money or 0 for group in view.own_groups if group.name in purses)
    return [f"{mb} MB" for mb in dict.fromkeys((*(mb for mb in PURSES if mb < there), there)) if mb]


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
