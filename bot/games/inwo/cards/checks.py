"""The lint of what card records say: each kind of parameter, of words, uses, attacks and links.

A check yields what is wrong with a value; nothing means that it is sound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.inwo.cards import vocabulary as words
from bot.games.inwo.cards.effects import (
    CALLED,
    KINDS,
    MOMENTS,
    OPS,
    PILES,
    REGISTERS,
    SEATS,
    UNTILS,
    WHENS,
    Declared,
)
from bot.games.inwo.cards.filters import BadFilter, cards_named, hopeless, read
from bot.games.inwo.cards.table import FACES

Faults = Iterator[str]
Check = Callable[[Any], Iterable[str]]


def _one_of(*allowed: Any) -> Check:
    def check(value: Any) -> Faults:
        if value not in allowed or isinstance(value, bool) != isinstance(allowed[0], bool):
            yield f"must be one of {', '.join(map(str, allowed))}, not {value!r}"

    return check


def _some_of(*allowed: str) -> Check:
    def check(value: Any) -> Faults:
        if not isinstance(value, list) or not value or not set(value) <= set(allowed):
            yield f"must be a list of {', '.join(allowed)}, not {value!r}"

    return check


def _number(value: Any) -> Faults:
    if type(value) is not int:
        yield f"must be a whole number, not {value!r}"


def _or(check: Check, *allowed: str) -> Check:
    return lambda value: () if isinstance(value, str) and value in allowed else check(value)


def filter_faults(value: Any) -> Faults:
    """What is wrong with a filter: it cannot be read, or nothing can fit it."""
    if not isinstance(value, str):
        yield f"must be a filter, not {value!r}"
        return
    try:
        found = read(value)
    except BadFilter as fault:
        yield str(fault)
        return
    if hopeless(found):
        yield f"{value!r}: no card can ever fit"
    yield from (f"no card has the id {card!r}" for card in cards_named(found) if card not in FACES.ID)


def _card(value: Any) -> Faults:
    if value not in FACES.ID:
        yield f"no card has the id {value!r}"


def _amount(value: Any) -> Faults:
    """A number, or how it is reckoned: {per: filter, each: number}, {power_of: role, plus: number}, or a
    register that an op before has filled."""
    if isinstance(value, Mapping):
        yield from mapping_faults(AMOUNTS, value)
    elif not (isinstance(value, str) and value in REGISTERS):
        yield from _number(value)


def mapping_faults(declared: Mapping[str, Check], value: Any) -> Faults:
    """What is wrong with a mapping whose keys are all optional."""
    if not isinstance(value, Mapping) or not value:
        yield f"must be a mapping, not {value!r}"
        return
    for key, part in value.items():
        if key not in declared:
            yield f"unknown {key!r}"
        else:
            yield from (f"{key}: {fault}" for fault in declared[key](part))


def _test(value: Any) -> Faults:
    yield from mapping_faults(TEST, value)


def _cost(value: Any) -> Faults:
    if value == "free":
        return
    yield from mapping_faults(COSTS, value)
    if isinstance(value, Mapping) and "power" in value and "of" not in value:
        yield "power needs of"


def _costs(value: Any) -> Faults:
    if not isinstance(value, list) or len(value) < 2:
        yield f"must be a list of at least two costs, not {value!r}"
        return
    for cost in value:
        yield from _cost(cost)


def _ops(value: Any) -> Faults:
    if not isinstance(value, list) or not value:
        yield f"must be a list of ops, not {value!r}"
        return
    for op in value:
        yield from word_faults({**OPS, **CALLED}, op)


def _modes(value: Any) -> Faults:
    if not isinstance(value, Mapping) or len(value) < 2:
        yield f"must be at least two op lists by name, not {value!r}"
        return
    for ops in value.values():
        yield from _ops(ops)


def _filter_or_modes(value: Any) -> Iterable[str]:
    return _modes(value) if isinstance(value, Mapping) else filter_faults(value)


def _roll_test(value: Any) -> Faults:
    yield from mapping_faults({"roll": _amount}, value)


def _pairs(first: Check) -> Check:
    def check(value: Any) -> Faults:
        if (
            not isinstance(value, list)
            or not value
            or not all(isinstance(p, list) and len(p) == 2 for p in value)
        ):
            yield f"must be a list of pairs, not {value!r}"
            return
        for one, number in value:
            yield from first(one)
            yield from _number(number)

    return check


def _rolls(value: Any) -> Faults:
    if not isinstance(value, list) or not value or not all(2 <= roll <= 12 for roll in value):
        yield f"must be a list of rolls, not {value!r}"


def _name(value: Any) -> Faults:
    if not isinstance(value, str) or not value.isidentifier():
        yield f"must be a name, not {value!r}"


def _conditions(value: Any) -> Faults:
    yield from mapping_faults(CONDITIONS, value)


def _each(check: Check, names: str) -> Mapping[str, Check]:
    """These names, whose values are all of one kind."""
    return dict.fromkeys(names.split(), check)


TRUE = _one_of(True)
BOOL = _one_of(True, False)
TEST: Mapping[str, Check] = {
    **_each(filter_faults, "target led by uses involves about master with for against opposed"),
    **_each(BOOL, "privileged magic"),
    "kinds": _some_of(*KINDS),
}
"""What a test asks of an attack."""
AMOUNTS: Mapping[str, Check] = {**_each(filter_faults, "per power_of"), **_each(_number, "each plus")}
PARAMS: Mapping[str, Check] = {
    **_each(filter_faults, "card for from if per who"),
    **_each(_number, "add identical opposed power raise roll times"),
    **_each(_amount, "amount most value"),
    **_each(TRUE, "after both closed counted different even exposed forget fresh instruction killed link"),
    **_each(TRUE, "matched no_master apart opens others shown twin unseen"),
    **_each(_ops, "do else then"),
    **_each(_some_of(*KINDS), "kinds not"),
    **_each(_one_of(*SEATS), "deck seat"),
    **_each(_one_of(*words.TRAITS), "also trait"),
    **_each(_one_of(*words.ALIGNMENTS), "instead other"),
    "again": BOOL,
    "against": _some_of("attacks", "abilities"),
    "as": _or(_some_of("action", "defence", "resistance"), "vampire", "jarred"),
    "attack": _test,
    "control": _one_of("normal", "automatic"),
    "credit": _one_of("me", "doer", "defender", "none"),
    "dice": _one_of(1, 2),
    "fate": _one_of("mine"),
    "gains": _some_of(*words.TRAITS),
    "master": _card,
    "n": _or(_amount, "all", "any"),
    "name": _name,
    "of": _filter_or_modes,
    "only": _some_of("defence"),
    "pile": _one_of(*PILES),
    "scope": _one_of("direct", "any", "aid", "joined", "defence"),
    "set": _or(_number, "power"),
    "side": _one_of("attack", "defence", "other"),
    "sides": _some_of("lead", "aid", "oppose"),
    "table": _pairs(_number),
    "test": _roll_test,
    "to": _one_of("hand", "play"),
    "until": _one_of(*UNTILS),
    "verbs": _some_of("add", "remove", "reverse"),
    "way": _one_of(
        "me", "owner", "random", "top", "ends", "bottom", "bottom_seen", "bottom_unseen", "best_of_three"
    ),
    "what": _one_of("power", "global", "both", "resistance", "relief", "strength", "arrows"),
    "when": _one_of("turn_end", "next_turn"),
}
"""The kind of every parameter of a passive, an op or a goal."""
COSTS: Mapping[str, Check] = {
    **_each(filter_faults, "token of discard"),
    **_each(_number, "top_plots top_groups hand_plots hand_groups"),
    **_each(TRUE, "shares anyone"),
    **_each(_costs, "any all"),
    "illuminati": _or(_one_of(1), "all"),
    "power": _or(_number, "conversion", "over"),
    "forgo": _one_of("groups"),
    "spend": _one_of("groups", "plots"),
}
"""What is paid. Several keys in one mapping are all paid; `any` is a choice."""
CONDITIONS: Mapping[str, Check] = {
    **_each(filter_faults, "card aims helped token branch"),
    **_each(TRUE, "step power"),
    **_each(BOOL, "success magic"),
    "by": _one_of("me", "rival", "anyone", "outsider"),
    "attack": _test,
    "roll": _rolls,
    "pile": _one_of("plots", "groups"),
    "from": _one_of("me"),
}
"""What a trigger or an answer asks of what happens."""
USE: Mapping[str, Check] = {
    **_each(filter_faults, "have target second unless"),
    **_each(TRUE, "not_first call"),
    "when": _some_of(*WHENS),
    "answers": _some_of(*MOMENTS),
    "if": _conditions,
    "cost": _cost,
    "once": _one_of("turn", "game", "attack"),
    "names": _one_of("alignment"),
    "at": _one_of("rival", "player", "rivals"),
    "do": _ops,
}
"""An action of a card in play, or a play of a card in hand."""
TRIGGER: Mapping[str, Check] = {
    **_each(TRUE, "may instruction call"),
    "event": _one_of(*MOMENTS),
    "if": _conditions,
    "have": filter_faults,
    "at": _one_of("rival"),
    "do": _ops,
}
ATTACK: Mapping[str, Check] = {
    **_each(filter_faults, "of per summons target adds joins untoken"),
    **_each(_number, "each destroys_by"),
    "kind": _one_of("assassination", "disaster", "strike"),
    "answers": _some_of("destroyed", "devastated"),
    "instant": BOOL,
    "power": _pairs(filter_faults),
    "sides": _some_of("aid", "oppose"),
    "magic": _or(TRUE, "adds"),
}
"""The attack that an Assassination, a Disaster or another Plot makes by itself."""
LINK: Mapping[str, Check] = {
    **_each(filter_faults, "to takes"),
    **_each(TRUE, "must many permanent fragile"),
    "one": _one_of("player", "group", "game"),
}
"""What a card may be linked to, or what may be linked to it."""


def word_faults(declared: Declared, word: Any) -> Faults:
    """What is wrong with one `[name, {param: value}]`; without parameters `[name]` will do."""
    if not isinstance(word, list) or not word or len(word) > 2 or not isinstance(word[0], str):
        yield f"{word!r} is not [name, {{parameter: value}}]"
        return
    name, params = word[0], word[1] if len(word) == 2 else {}
    if name not in declared:
        yield f"unknown word {name!r}"
        return
    if not isinstance(params, Mapping):
        yield f"{name}: parameters must be a mapping, not {params!r}"
        return
    yield from (f"{name}: {fault}" for fault in _param_faults(declared[name].split(), params))


def _param_faults(listed: Sequence[str], params: Mapping[str, Any]) -> Faults:
    """What is wrong with the parameters of a word for which those in `listed` are declared; one that ends
    in `?` may be left out."""
    known = {key.rstrip("?") for key in listed}
    yield from (f"unknown parameter {key!r}" for key in params if key not in known)
    yield from (f"missing parameter {key!r}" for key in listed if key[-1] != "?" and key not in params)
    for key in known & set(params):
        yield from (f"{key}: {fault}" for fault in PARAMS[key](params[key]))
    amounts = {"add", "set", "raise", "times"} & known
    if len(amounts) > 1 and len(amounts & set(params)) != 1:
        yield f"exactly one of {', '.join(sorted(amounts))} is needed"
