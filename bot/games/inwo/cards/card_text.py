"""What a card does in words, made from its record: one source for the engine and for the reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import product
from typing import Any

from bot.engine.moves import Text, text
from bot.games.inwo.cards import effects
from bot.games.inwo.cards.phrases import any_one, joined, phrase
from bot.games.inwo.cards.records import EFFECTS, INNER, Effect, Trigger, Use
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNMENTS, OPPOSITES

TEST_PARTS = ("master", "led", "by", "uses", "involves", "opposed", "about", "with", "for", "against")
FILTERS = ("who", "of", "from", "per", "if", "card", "target", *TEST_PARTS)
"""Parameters that hold a filter; a test's `master` too, while a passive's names a card."""
PLOTLESS = "!any_plot"
"""What an attack is made with that is made with no Plot."""
COUNTING = ("double", "counts_group", "call")
"""Goals by which something counts for the Basic Goal."""
NONE = "none"
LOOSE = "illuminati & host_of(self)"
"""A Resource hangs on no Group."""
CONTROL = "control"


def rules_text(face: int) -> list[Text]:
    """The rules of one card, a line for each thing it does."""
    lines = [_effect("passive", each) for each in EFFECTS.PASSIVES[face]]
    lines += [_trigger(each) for each in EFFECTS.TRIGGERS[face] if not each.call]
    lines += [_use(each, "actions") for each in EFFECTS.ACTIONS[face] if not each.call]
    lines += [_use(each, "play") for each in EFFECTS.PLAY[face]]
    if EFFECTS.ATTACK[face]:
        lines.insert(0, _attack(EFFECTS.ATTACK[face]))
    lines += [_effect("goal", each) for each in EFFECTS.GOAL[face]]
    if EFFECTS.LINK[face]:
        lines.append(_link(EFFECTS.LINK[face], FACES.is_plot_back(face)))
    if FACES.TYPE[face] == "nwo":
        lines.insert(0, Text("inwo-for-all"))
    if EFFECTS.CORRECTED[face]:
        lines.append(Text("inwo-corrected"))
    return lines


def deed(face: int, number: int) -> Text:
    """What a card does by itself at a moment; all that it says, where that is not one of its triggers."""
    found = [trigger for trigger in EFFECTS.TRIGGERS[face] if not trigger.call]
    return _ops(found[number].do) if 0 <= number < len(found) else joined(rules_text(face))


def _written(face: int, field: str) -> Sequence[Use]:
    """The uses that a record spells out; after them come those by its type, by its attack or by a call."""
    return [use for use in (EFFECTS.PLAY if field == "play" else EFFECTS.ACTIONS)[face] if not use.call]


def use_text(face: int, field: str, number: int) -> Text:
    """What one of several uses of a card does; all that it says, where it has but one."""
    found = _written(face, field)
    return _use(found[number], field) if number < len(found) > 1 else joined(rules_text(face))


def goals_text(face: int) -> Text:
    """By what an Illuminati card wins, or gets nearer to the Basic Goal (INW-200, INW-201)."""
    return joined([_effect("goal", each) for each in EFFECTS.GOAL[face]])


def basic_goal_text(face: int) -> Text:
    """What a card lets count towards the Basic Goal besides Groups (INW-201)."""
    return joined([_effect("goal", each) for each in EFFECTS.GOAL[face] if each.name in COUNTING])


def outcome(face: int, field: str, number: int) -> Text | None:
    """What comes of a use, without when it may be made and what it costs. None: other events tell it."""
    found = _written(face, field)
    if number >= len(found) or [name for name, _ in found[number].do] == ["cancel"]:
        return None
    lasting = EFFECTS.PASSIVES[face] if field == "play" else ()
    return joined([*(_effect("passive", each) for each in lasting), _ops(found[number].do)])


def way(face: int, field: str, number: int) -> Text | None:
    """By what a use differs from others of its card; None where it is the only one, or its main one."""
    found = _written(face, field)
    if number >= len(found) or (len(found) < 2 and (field != "play" or not EFFECTS.ATTACK[face])):
        return None
    use, does = found[number], _ops(found[number].do)
    alike = [other for other in found if other is not use and _ops(other.do) == does]
    return joined([*_apart(use, alike), does])


def _apart(use: Use, others: Sequence[Use]) -> list[Text]:
    """What tells a use from others that do the same: its target, its price, or else what it answers."""
    parts = []
    if use.target and any(other.target != use.target for other in others):
        parts.append(text("inwo-choose", card=phrase(use.target, False)))
    if use.cost != "free" and any(other.cost != use.cost for other in others):
        parts.append(text("inwo-cost", cost=_cost(use.cost)))
    if not parts and any(other.test != use.test for other in others):
        parts.append(text("inwo-answers", moment=_event(use.answers, use.test)))
    return parts


def price(use: Use, number: int) -> Text:
    """One of the ways to pay for a use, the first is 0."""
    way = list(_ways(use.cost))[number]
    return _cost({"any": [way]} if way.get("power") == "conversion" else way)


def _ways(cost: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """A cost as each of the ways in which it can be paid, in the order in which they are offered."""
    always = {key: value for key, value in cost.items() if key not in ("any", "all")}
    if "any" in cost:
        yield from ({**always, **way} for one in cost["any"] for way in _ways(one))
    elif "all" in cost:
        yield from ({**always, "all": pair} for pair in product(*map(_ways, cost["all"])))
    else:
        yield always


# -- words


def _effect(family: str, effect: Effect, answered: str = NONE) -> Text:
    declared = {"passive": effects.PASSIVES, "op": effects.OPS, "goal": effects.GOALS}[family][effect.name]
    missing = {key.rstrip("?"): NONE for key in declared.split()}
    name = effect.params["name"] if effect.name == "call" else effect.name
    args = {**missing, **_arguments(effect.params)}
    if effect.name == "cancel":
        args["answered"] = answered
    if effect.name == "barred":
        test = effect.params["attack"]
        args["taken"] = int("target" in test and CONTROL in test.get("kinds", effects.ORDINARY))
    return text(f"inwo-{family if effect.name != 'call' else 'call'}-{name.replace('_', '-')}", **args)


def _ops(ops: Iterable[Effect], moments: Sequence[str] = ()) -> Text:
    """What is done; in answer to which moments, where that is the same for all."""
    answered = moments[0] if len(moments) == 1 else NONE
    return joined([_effect("op", each, answered) for each in ops])


def _arguments(params: Mapping[str, Any]) -> dict[str, object]:
    """The parameters as texts; of a filter both one card (`who`) and all (`whos`)."""
    args: dict[str, object] = {}
    for key, value in params.items():
        if key == "attack":
            args[key] = _test(value)
        elif key in INNER:
            args[key] = _ops(value)
        elif isinstance(value, Mapping):
            args[key] = _mapping(key, value)
        elif isinstance(value, tuple):
            args[key] = _listed(key, value)
        elif key == "master":
            args[key] = FACES.NAME[FACES.face(value)]
        elif key in FILTERS and isinstance(value, str):
            args[key], args[key + "s"] = phrase(value, False), phrase(value, True)
            args[key + "-any"] = any_one(value)
        else:
            args[key] = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
        args |= _told_apart(key, value)
    return args


def _told_apart(key: str, value: Any) -> dict[str, object]:
    """What is said of a parameter in another way than it is written."""
    if key in ("amount", "add") and isinstance(value, int):
        return {key: abs(value), "sign": "minus" if value < 0 else "plus"}
    if key in ("trait", "also", "other", "instead"):
        return {key: text("inwo-trait", trait=value)}
    return _turned(value) if key == "gains" else {}


def _turned(gains: tuple[str, ...]) -> dict[str, object]:
    """What kind of trait a Group gains, and which ones it can have no more (INW-071)."""
    found = [ALIGNMENTS.index(word) for word in gains if word in ALIGNMENTS]
    lost = [ALIGNMENTS[against] for n in found if (against := OPPOSITES[n]) not in (None, n)]
    kind = "alignment" if found else "attribute"
    return {"kind": kind, "loses": len(lost), "lost": tuple(text("inwo-trait", trait=word) for word in lost)}


def _listed(key: str, values: tuple[Any, ...]) -> object:
    if key in ("gains",):
        return tuple(text("inwo-trait", trait=value) for value in values)
    if key == "table":
        return tuple(text("inwo-row", killed=killed, controlled=held) for killed, held in values)
    if key == "verbs":
        return "any" if len(values) > 1 else values[0]
    return "-".join(values)


def _mapping(key: str, value: Mapping[str, Any]) -> object:
    if key == "test":
        return _amount(value["roll"])
    if key == "of":
        return reduce(lambda one, other: text("inwo-otherwise", a=one, b=other), map(_ops, value.values()))
    return _amount(value)


def _amount(value: Any) -> object:
    if not isinstance(value, Mapping):
        return value
    if "per" in value:
        return text("inwo-amount-per", each=value["each"], pers=phrase(value["per"], True))
    return text("inwo-amount-power", of=phrase(value["power_of"], False), plus=value.get("plus", 0))


def _test(test: Mapping[str, Any]) -> Text:
    """Which attacks are meant."""
    listed = test.get("kinds", effects.ORDINARY)
    kinds = "-".join(listed)
    parts = [text("inwo-kinds", kinds=kinds)]
    for key in ("privileged", "magic"):
        if key in test:
            parts.insert(0, text(f"inwo-attack-{key}", yes=int(test[key])))
    if "target" in test:
        parts.append(text("inwo-attack-target", kinds=kinds, whos=phrase(test["target"], True)))
    if "destroy" in listed and not set(listed) <= set(effects.ORDINARY):
        parts.append(text("inwo-kinds-note", kinds=kinds))
    return joined([*parts, *(_part(key, test[key]) for key in TEST_PARTS if key in test)])


def _part(key: str, said: str) -> Text:
    """Who must have which part in an attack."""
    if said == PLOTLESS:
        return Text("inwo-attack-plotless")
    return text(f"inwo-attack-{key}", whos=phrase(said, True))


# -- uses


def _use(use: Use, field: str) -> Text:
    parts = [_moment(use, field)]
    if use.not_first:
        parts.append(Text("inwo-not-first"))
    if use.once:
        parts.append(text("inwo-once", once=use.once))
    if use.have:
        loose = use.have == LOOSE
        parts.append(Text("inwo-have-loose") if loose else text("inwo-have", card=any_one(use.have)))
    if use.target and use.target != "target":
        parts.append(text("inwo-choose", card=phrase(use.target, False)))
    if use.second:
        parts.append(text("inwo-choose-second", card=phrase(use.second, False)))
    if use.names:
        parts.append(text("inwo-choose-alignment"))
    if use.at and "rival_begins" not in use.when:
        parts.append(text("inwo-choose-player", at=use.at))
    if use.unless:
        parts.append(text("inwo-unless", card=any_one(use.unless)))
    if use.cost != "free":
        parts.append(text("inwo-cost", cost=_cost(use.cost)))
    return joined([*parts, _ops(use.do, use.answers)])


def _moment(use: Use, field: str) -> Text:
    if use.answers:
        return joined([text("inwo-answers", moment=_event(use.answers, use.test))])
    if use.when == ("any_time",):
        return text("inwo-any-time", field=field)
    return text("inwo-when", time=use.when[0])


def _event(moments: Iterable[str], test: Mapping[str, Any]) -> Text:
    """What has happened, and what is asked of it."""
    by, rest = test.get("by", NONE), {key: value for key, value in test.items() if key != "by"}
    card = any_one(rest.pop("card")) if "card" in rest else NONE
    attack = _test(rest.pop("attack")) if "attack" in rest else NONE
    said = {"by": by, "card": card, "attack": attack}
    either = [text(f"inwo-event-{moment.replace('_', '-')}", **said) for moment in moments]
    parts = [either[0] if len(either) == 1 else text("inwo-or", a=either[0], b=either[1])]
    parts += [text(f"inwo-if-{key}", **_condition(key, value)) for key, value in rest.items()]
    return joined(parts)


def _condition(key: str, value: Any) -> dict[str, object]:
    if key in ("aims", "helped", "token"):
        return {"card": Text("inwo-yours") if value == "mine" else any_one(value)}
    if isinstance(value, tuple):
        return {"choices": tuple(map(str, value))}
    return {"value": int(value) if isinstance(value, bool) else value}


def _cost(cost: Mapping[str, Any]) -> Text:
    parts: list[Text] = []
    for key, value in cost.items():
        if key == "any" and all(each.get("power") == "conversion" for each in value):
            payers = tuple(phrase(each["of"], True) for each in value)
            parts.append(text("inwo-cost-conversion", choices=payers, n=len(payers)))
        elif key == "any":
            parts.append(text("inwo-cost-any", choices=tuple(map(_cost, value))))
        elif key == "all":
            parts += map(_cost, value)
        elif key == "power":
            more = {flag: int(flag in cost) for flag in ("shares", "anyone")}
            parts.append(text("inwo-cost-power", n=value, ofs=phrase(cost["of"], True), **more))
        elif key in ("token", "discard"):
            parts.append(text(f"inwo-cost-{key}", card=any_one(value)))
        elif key not in ("of", "shares", "anyone"):
            parts.append(text(f"inwo-cost-{key.replace('_', '-')}", n=value))
    return parts[0] if len(parts) == 1 else text("inwo-cost-all", parts=tuple(parts))


def _trigger(trigger: Trigger) -> Text:
    parts = [text("inwo-answers", moment=_event([trigger.event], trigger.test))]
    if trigger.have:
        parts.append(text("inwo-have", card=any_one(trigger.have)))
    if trigger.at:
        parts.append(text("inwo-choose-player", at=trigger.at))
    if trigger.may:
        parts.append(Text("inwo-may"))
    return joined([*parts, _ops(trigger.do)])


def _attack(attack: Mapping[str, Any]) -> Text:
    kind, instant = attack["kind"], int(attack.get("instant", True))
    parts = [text("inwo-instant", kind=kind, instant=instant, targets=phrase(attack["target"], True))]
    if "answers" in attack:
        parts.insert(0, text("inwo-answers", moment=_event(attack["answers"], {"card": attack["of"]})))
    alone = len(attack["power"]) == 1
    rows = [_row(who, n, "of" in attack, alone) for who, n in attack["power"]]
    parts.append(text("inwo-power", choices=tuple(rows)))
    if "per" in attack:
        parts.append(text("inwo-power-per", each=attack["each"], per=phrase(attack["per"], False)))
    parts += [
        text(f"inwo-attack-with-{key}", who=phrase(attack[key], False))
        for key in ("summons", "adds", "untoken")
        if key in attack
    ]
    if "joins" in attack:
        who = NONE if attack["joins"] == "any" else phrase(attack["joins"], True)
        parts.append(text("inwo-attack-joins", whos=who, sides="-".join(attack["sides"])))
    if kind == "disaster":
        parts.append(text("inwo-destroys", n=attack.get("destroys_by", 0)))
    if "magic" in attack:
        parts.append(text("inwo-attack-is-magic", magic=str(attack["magic"])))
    return joined(parts)


def _row(who: str, n: int, after: bool, alone: bool) -> Text:
    """The Power of an attack against some targets, or after what has become of the card that it answers.
    alone: there is no other row."""
    if after:
        return text("inwo-power-after", who=who, n=n)
    return text("inwo-power-row", who=phrase(who, True) if who != "any" else NONE, n=n, alone=int(alone))


def _link(link: Mapping[str, Any], plot: bool) -> Text:
    parts = []
    if "to" in link:
        flags = {"plot": int(plot), "must": int("must" in link), "whatever": int(link["to"] == "group")}
        parts.append(text("inwo-link-to", card=phrase(link["to"], False), **flags))
    if "takes" in link:
        takes = phrase(link["takes"], True)
        parts.append(text("inwo-link-takes", cards=takes, permanent=int("permanent" in link)))
    if "fragile" in link:
        parts.append(Text("inwo-link-fragile"))
    if "one" in link:
        parts.append(text("inwo-link-one", one=link["one"]))
    return joined(parts)
