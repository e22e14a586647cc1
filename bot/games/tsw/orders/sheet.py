"""A single order as it lies in a sheet: canonical JSON, and everything that speaks against it (TSW-12,
TSW-13)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, get_args

from bot.engine.moves import Move, Text, text
from bot.games.tsw.orders.actions import ACTIONS, FREE, INTENTIONS
from bot.games.tsw.orders.judging import judge
from bot.games.tsw.orders.known import setting, written
from bot.games.tsw.orders.setting import AttackKind, KnownAttack, attack_name
from bot.games.tsw.orders.work import Work
from bot.games.tsw.play.actions.messages import half_money, megabucks
from bot.games.tsw.play.actions.people import OWN_SPOTS
from bot.games.tsw.play.budget import gratis
from bot.games.tsw.see.view import View
from bot.games.tsw.world.naming import fault, name_key

TEXT = 800
MOST_WORDS = 300
"""Letters of an order as its player has written it."""
MOST_MB = 999
NOT_ORDERS = ("list", "withdraw", "attack-group")
Order = dict[str, Any]
Values = Mapping[str, Any]


def canonical(order: Values) -> str:
    """The one way in which an order is written: sorted keys, no spaces."""
    return json.dumps(order, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def draft(actor: str, action: str, flavour: str = "", **parameters: Any) -> Order:
    """An order as plain values. A parameter called `from` is given as `from_`."""
    named = {key.rstrip("_"): value for key, value in parameters.items()}
    return {"actor": actor, "action": action, "parameters": named, "flavour": flavour}


def move(order: Values) -> Move:
    """The move that writes an order."""
    return ("order", canonical(order))


def in_words(order: Values, words: str) -> Order:
    """An order together with the words in which its player has written it, as far as they are kept: their
    report repeats them (TSW-81)."""
    said = " ".join(words.split()).rstrip(" .;,")
    cut = said if len(said) <= MOST_WORDS else said[: MOST_WORDS - 1].rsplit(" ", 1)[0] + "…"
    return {**order, "words": cut} if cut else dict(order)


def objections(view: View, order: Any, instead: int = -1) -> list[Text]:
    """All reasons against an order, as its player can be told them; empty if it can be given."""
    if not well_formed(order):
        return [text("tsw-no-form")]
    found = misshapen(view, order)
    if found:
        return found
    if order["action"] == "standing":
        return _standing(view, order["parameters"])
    return _judged(view, order, instead)


def misshapen(view: View, order: Order) -> list[Text]:
    """What is wrong with an order whatever the rules say: its action, actor or parameters."""
    action, params = order["action"], order["parameters"]
    if action in NOT_ORDERS or action not in ACTIONS:
        return [text("tsw-no-order")]
    actor = view.person(order["actor"])
    if actor is None or not actor.own:
        return [text("tsw-no-actor", name=str(order["actor"]))]
    lacking = _lacking(action, params)
    if lacking:
        return [text("tsw-no-parameter", part=text(f"tsw-part-{lacking[0]}", of=action))]
    return _misvalued(view, action, params) if action != "standing" else []


def _lacking(action: str, params: Values) -> list[str]:
    """The parameters that an order of that action does not have and must; a gift needs no message."""
    lacking = [name for name in ACTIONS[action].required if name not in params]
    if action == "emissary" and "gift" in params and "message" in lacking:
        lacking.remove("message")
    return lacking


def _misvalued(view: View, action: str, params: Values) -> list[Text]:
    """What is wrong with the values of its parameters."""
    fields = FIELDS | FIELDS_OF.get(action, {})
    wrong = [key for key, value in params.items() if not fields.get(key, _no_field)(view, value)]
    if wrong:
        return [text("tsw-no-value", part=wrong[0])]
    if action == "emissary" and half_money(params.get("gift", "")):
        return [text("tsw-no-half-money", gift=params["gift"])]
    why = fault(params["name"], set(map(name_key, view.places))) if "name" in params else None
    if why is not None:
        return [why]
    if action == "attack" and view.person(params["target"]) is None and params["target"] not in view.places:
        return [text("tsw-no-person-or-place", name=params["target"])]
    return []


def well_formed(order: Any) -> bool:
    """Whether it has an actor, an action, parameters and perhaps flavour and words, of the right kinds."""
    return (
        isinstance(order, dict)
        and set(order) <= {"actor", "action", "parameters", "flavour", "words"}
        and isinstance(order.get("actor"), str)
        and isinstance(order.get("action"), str)
        and isinstance(order.get("parameters"), dict)
        and isinstance(order.get("flavour", ""), str)
        and len(order.get("flavour", "")) <= TEXT
        and isinstance(order.get("words", ""), str)
        and len(order.get("words", "")) <= MOST_WORDS
    )


def _standing(view: View, params: Values) -> list[Text]:
    condition, inner = params["condition"], params["order"]
    fits = (
        isinstance(condition, dict)
        and isinstance(condition.get("kind"), str)
        and condition["kind"] in CONDITION_FIELDS
        and all(isinstance(v, str | int) and not isinstance(v, bool) for v in condition.values())
        and set(condition) - {"kind"} == set(CONDITION_FIELDS[condition["kind"]])
        and _amount(view, condition.get("mb", 0))
        and set(params) <= {"condition", "order"}
    )
    if not fits:
        return [text("tsw-no-condition")]
    if not well_formed(inner) or inner["action"] in ("standing", "subscribe", "unsubscribe"):
        return [text("tsw-no-form")]
    later = inner["action"] in LATER_JUDGED
    return misshapen(view, inner) if later else objections(view, inner, STANDING_LINE)


CONDITION_FIELDS = {
    "location-public": ("character",), "group-attacked": ("group",), "changes-hands": ("group",),
    "attacked": ("character",), "treasury-exceeds": ("group", "mb"), "attack-announced": ("by",),
}  # fmt: skip
STANDING_LINE = -2
"""Instead of a line number: the order is part of a standing order and costs nothing yet."""
LATER_JUDGED = ("cancel", "postpone", "support", "interfere")
"""Orders about attacks that need not exist when a standing order speaks of them."""


def _of_attack(view: View, action: str, attack: str) -> list[Text]:
    """What is wrong with the attack that an order names: there must be one, and to cancel or postpone it, it
    must be the viewer's own."""
    if action in ("cancel", "postpone"):
        own = next((a for a in view.attacks if a.name == attack and a.own), None)
        why = "no-such-attack" if own is None else "called-off" if own.off else ""
    else:
        missing = action in ("support", "interfere") and not _attack_named(view, attack)
        why = "no-such-attack" if missing else ""
    return [text(f"tsw-no-{why}", name=attack)] if why else []


def _judged(view: View, order: Order, instead: int) -> list[Text]:
    """The rules' objections, and the budget of actions."""
    action, params, flat = order["action"], order["parameters"], _hashable(order["parameters"])
    work, later = Work(action, order["actor"], flat), instead == STANDING_LINE
    known = setting(view, without=instead)
    known = known.model_copy(update={"attacks": (*known.attacks, *_launched(view, instead))})
    try:
        free = not costs(view, order, instead)
        judge(known if free else known.model_copy(update={"grace": ()}), work, later)
    except StopIteration:  # a person where only a group can stand, or the other way round
        return [text("tsw-no-value", part="target")]
    found = [text(f"tsw-no-{o.reason}", **dict(o.args)) for o in work.objections]
    found += [text(f"tsw-no-{doubt.key}", name=doubt.written) for doubt in work.doubts]
    found += _of_attack(view, action, str(params.get("attack")))
    if action == "play-event":
        found += _event(view, params, instead)
    if not later:
        found += [text("tsw-no-busy", name=name) for name in _tied(view, order)] + _gift(view, params)
    if not found and not later:
        found += _budget(view, order, instead)
    return found[:3]


def _tied(view: View, order: Order) -> list[str]:
    """Who is tied up in undecided attacks: the groups that keep money, or a branch, where it is (TSW-31), and
    whoever would have to listen (TSW-44)."""
    part = {"transfer": "from", "move-group": "group", "give-group": "group"}.get(order["action"])
    held = [order["parameters"][part]] if part else []
    for name in held:
        held += [g.name for g in view.own_groups if g.master == name and part == "group"]
    listening = order["parameters"]["target"] if order["action"] == "illuminate" else None
    return [
        *(group.name for group in view.own_groups if group.busy and group.name in held),
        *(person.name for person in view.own_people if person.busy and person.name == listening),
    ]


def _gift(view: View, params: Values) -> list[Text]:
    """A gift of money that the conspiracy has not got (TSW-42)."""
    mb, there = megabucks(str(params.get("gift", ""))), view.own_groups[0].money or 0
    return [text("tsw-no-too-poor", mb=mb, there=there)] if mb > there else []


def _hashable(params: Values) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in params.items()}


def _attack_named(view: View, name: object) -> bool:
    """An attack they know of, or one that they have just ordered themselves."""
    return any(a.name == name for a in view.attacks) or any(attack_name(a) == name for a in _launched(view))


def _launched(view: View, instead: int = -1) -> list[KnownAttack]:
    """The attacks that are ordered on the sheet, but for that of line `instead`."""
    kinds = {f"attack-{kind}": kind for kind in get_args(AttackKind)}
    ordered = [(kinds.get(o["action"]), o["parameters"]) for o in written(view, instead)]
    return [
        KnownAttack.model_construct(
            kind=kind, target=params["target"], attacker=params["attacker"], by=view.name,
            support=tuple(params.get("support", ())),
        )
        for kind, params in ordered
        if kind is not None
    ]  # fmt: skip


def _event(view: View, params: Values, instead: int) -> list[Text]:
    event = next((e for e in view.events if e.name == params["event"]), None)
    played = sum(
        o["action"] == "play-event" and o["parameters"]["event"] == params["event"]
        for o in written(view, instead)
    )
    if event is None:
        return [text("tsw-no-event", name=str(params["event"]))]
    if played >= (held := sum(e.name == event.name for e in view.events)):
        return [text("tsw-no-event-twice", name=event.name, held=held)]
    target = params.get("target")
    fits = {
        "": True,
        "group": view.group(target) is not None,
        "character": view.person(target) is not None,
        "attack": _attack_named(view, target) or any(target in (a.target, a.attacker) for a in view.attacks),
    }[event.needs]
    return [] if fits else [text("tsw-no-event-target", name=event.name, needs=event.needs)]


def _budget(view: View, order: Order, instead: int) -> list[Text]:
    """Two actions for the leader, one for everybody else; a line that is replaced gives its own back."""
    given = _acting(view, order, instead)
    back: list[str] = []
    if 0 <= instead < len(view.lines) and view.lines[instead][0] == "order":
        back = _acting(view, json.loads(str(view.lines[instead][1])), instead)
    found = []
    for name in dict.fromkeys(given):
        actor = view.person(name)
        free = (actor.actions if actor else 0) + back.count(name)
        if free < given.count(name):
            leads = bool(actor and actor.leader)
            found.append(text("tsw-no-actions-left", name=name, allowed=2 if leads else 1))
    return found


def _acting(view: View, order: Order, at: int) -> list[str]:
    """Whose actions an order uses up: its actor's, and those of the people who are to support an attack."""
    return [*([order["actor"]] if costs(view, order, at) else []), *order["parameters"].get("agents", ())]


def costs(view: View, order: Order, at: int = -1) -> bool:
    """Whether an order in line `at`, or a further one, uses up an action of its actor."""
    if ACTIONS[order["action"]].cost == FREE:
        return False
    return not view.grace or not gratis(order, view.grace, written(view, at))


# -- what may stand in a parameter


def _no_field(view: View, value: Any) -> bool:
    return False


def _group(view: View, value: Any) -> bool:
    return isinstance(value, str) and view.group(value) is not None


def _own_groups(view: View, value: Any) -> bool:
    return isinstance(value, list) and len(value) < 40 and all(_group(view, name) for name in value)


def _own_people(view: View, value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) < 40
        and all(
            isinstance(name, str) and (person := view.person(name)) is not None and person.own
            for name in value
        )
    )


def _somebody(view: View, value: Any) -> bool:
    return isinstance(value, str) and any((view.group(value), view.person(value), value in view.places))


def _played_on(view: View, value: Any) -> bool:
    return isinstance(value, str) and (_somebody(view, value) or _attack_named(view, value))


def _guarded(view: View, value: Any) -> bool:
    return value in OWN_SPOTS or _somebody(view, value)


def _amount(view: View, value: Any) -> bool:
    return type(value) is int and 0 <= value <= MOST_MB


def _words(view: View, value: Any) -> bool:
    return isinstance(value, str) and len(value.strip()) > 0 and len(value) <= TEXT


def _truth(view: View, value: Any) -> bool:
    return isinstance(value, bool)


def _alignments(view: View, value: Any) -> bool:
    return (
        isinstance(value, list)
        and 0 < len(value) <= 4
        and all(isinstance(a, str) and a in view.opposites for a in value)
        and (len(set(value)) == len(value))
    )


def _intention(view: View, value: Any) -> bool:
    return value in INTENTIONS


def _funds(view: View, value: Any) -> bool:
    return (
        isinstance(value, list)
        and 0 < len(value) <= 2
        and all(
            isinstance(pair, list) and len(pair) == 2 and _group(view, pair[0]) and _amount(view, pair[1])
            for pair in value
        )
    )


FIELDS: dict[str, Callable[[View, Any], bool]] = {
    "attacker": _group, "target": _somebody, "group": _group, "to": _group, "from": _group, "under": _group,
    "mb": _amount, "price": _amount, "support": _own_groups, "agents": _own_people, "funds": _funds,
    "attack": _words, "event": _words, "location": _words, "intention": _intention, "purpose": _words,
    "symbol": _words, "name": _words, "alignments": _alignments, "neutral": _truth, "destination": _somebody,
    "message": _words, "gift": _words, "terms": _words, "method": _words, "anonymous": _truth, "text": _words,
    "traits": _words, "skill": _words, "details": _words, "currency": _words,
}  # fmt: skip
FIELDS_OF = {"guard": {"target": _guarded}, "play-event": {"target": _played_on}}
"""Where a parameter of one action may hold something else."""
