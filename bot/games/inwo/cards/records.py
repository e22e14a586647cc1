"""What each card does, as plain columns by face. README.md beside says what the words mean.

A record's errata take the place of the fields they name; whatever is wrong with a record is said in one list.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.games.inwo.cards import checks, vocabulary
from bot.games.inwo.cards.effects import GOALS, PASSIVES
from bot.games.inwo.cards.filters import read, words_of
from bot.games.inwo.cards.table import RECORDS

Record = Mapping[str, Any]
Params = Mapping[str, Any]
FIELDS = ("passives", "triggers", "actions", "play", "attack", "goal", "link")
MARKS = ("plain", "flavour", "errata")


FREE = "free"
NOTHING: Params = MappingProxyType({})
Due = tuple[str, Any]
"""One thing to be paid: what, and how much or of what kind."""


class Effect(NamedTuple):
    """One passive, goal or op."""

    name: str
    params: Params


class Use(NamedTuple):
    """An action of a card in play, or a play of a card in hand; None where a record says nothing. test: its
    `if`. dues: the ways to pay its cost. call: it is told by the text of the card's call."""

    do: tuple[Effect, ...]
    when: tuple[str, ...] = ("any_time",)
    answers: tuple[str, ...] = ()
    test: Params = NOTHING
    have: str | None = None
    cost: Any = FREE
    once: str | None = None
    target: str | None = None
    second: str | None = None
    names: str | None = None
    at: str | None = None
    unless: str | None = None
    not_first: bool = False
    dues: Sequence[Sequence[Due]] = ((),)
    call: bool = False

    @property
    def helps_attack(self) -> bool:
        """Whether it adds to the attack at hand, or to the Power of who makes it."""
        named = words_of(read(self.target)) if self.target is not None else ()
        return any(
            (name == "add" and params["side"] == "attack") or (name == "change" and "attacker" in named)
            for name, params in self.do
        )


class Trigger(NamedTuple):
    """Something that happens by itself at a moment. test: its `if`. call: the text of the card's call tells
    it."""

    event: str
    do: tuple[Effect, ...]
    test: Params = NOTHING
    have: str | None = None
    at: str | None = None
    may: bool = False
    instruction: bool = False
    call: bool = False


@dataclass(frozen=True, slots=True)
class EffectTable:
    """Columns by face, errata applied; what a record does not speak of is empty. Nobody changes what they
    hold."""

    PASSIVES: tuple[tuple[Effect, ...], ...]
    TRIGGERS: tuple[tuple[Trigger, ...], ...]
    ACTIONS: tuple[tuple[Use, ...], ...]
    PLAY: tuple[tuple[Use, ...], ...]
    ATTACK: tuple[Params, ...]
    GOAL: tuple[tuple[Effect, ...], ...]
    LINK: tuple[Params, ...]
    CORRECTED: tuple[bool, ...]
    FLAVOUR: tuple[str, ...]

    def said(self, face: int, word: str) -> list[Params]:
        """What the passives of this kind say that are printed on a card."""
        return [params for name, params in self.PASSIVES[face] if name == word]


def corrected(record: Record) -> Record:
    """The record with its errata applied."""
    patched = {**record, **record.get("errata", {})}
    return {key: value for key, value in patched.items() if value is not None}


def build(records: Sequence[Record]) -> EffectTable:
    """The table of loaded records, in their order. ValueError with every fault if they are not sound."""
    faults = lint(records)
    if faults:
        raise ValueError("\n".join(faults))
    rows = [corrected(record) for record in records]
    return EffectTable(
        PASSIVES=tuple(_effects(row.get("passives", ())) for row in rows),
        TRIGGERS=tuple(tuple(Trigger(**_said(each)) for each in row.get("triggers", ())) for row in rows),
        ACTIONS=tuple(tuple(use(each) for each in row.get("actions", ())) for row in rows),
        PLAY=tuple(tuple(use(each) for each in row.get("play", ())) for row in rows),
        ATTACK=tuple(frozen(row.get("attack", {})) for row in rows),
        GOAL=tuple(_effects(row.get("goal", ())) for row in rows),
        LINK=tuple(frozen(row.get("link", {})) for row in rows),
        CORRECTED=tuple("errata" in row for row in rows),
        FLAVOUR=tuple(row.get("flavour", "") for row in rows),
    )


def frozen(value: Any) -> Any:
    """`value` so that nobody can change it: lists as tuples, mappings read only."""
    if isinstance(value, Mapping):
        return MappingProxyType({key: frozen(part) for key, part in value.items()})
    return tuple(map(frozen, value)) if isinstance(value, list) else value


INNER = ("then", "else", "do")
"""Parameters that hold ops."""


def _effects(rows: Iterable[Any]) -> tuple[Effect, ...]:
    """Passives, goals or ops as they are written; those of inner lists, too."""
    return tuple(Effect(row[0], _params(row[1] if len(row) == 2 else {})) for row in rows)


def _params(said: Params) -> Params:
    found = {key: _effects(part) if key in INNER else frozen(part) for key, part in said.items()}
    if isinstance(modes := said.get("of"), Mapping):
        found["of"] = MappingProxyType({name: _effects(ops) for name, ops in modes.items()})
    return MappingProxyType(found)


def is_of_attacks_on_it(effect: Effect) -> bool:
    """Whether a passive speaks of attacks on its own card: those from a hand count, too."""
    if "attack" not in effect.params:
        return False
    if effect.name == "bonus" and effect.params["scope"] != "defence":
        return False
    about = {word.strip() for word in effect.params.get("who", "self").split("|")}
    return (effect.name in ("bonus", "stat", "safe") and "self" in about) or (
        effect.name in ("stat", "joins") and effect.params["attack"].get("target") == "self"
    )


def use(row: Record) -> Use:
    """A use as a record writes it; one at the beginning of a rival's turn answers that."""
    answers = {"answers": ("turn_begins",)} if "rival_begins" in row.get("when", ()) else {}
    said = _said(row)
    return Use(**answers | said, dues=tuple(alternatives(said.get("cost", FREE))))


def _said(row: Record) -> dict[str, Any]:
    """What a record says of a use or a trigger, as their fields."""
    return {"test" if key == "if" else key: frozen(value) for key, value in row.items()} | {
        "do": _effects(row["do"])
    }


def alternatives(cost: Any) -> Iterator[list[Due]]:
    """Every way in which a cost may be paid, each as a list of things that are all due."""
    if cost == FREE:
        yield []
        return
    plain = _always(cost)
    if "any" in cost:
        for one in cost["any"]:
            yield from ([*plain, *due] for due in alternatives(one))
    elif "all" in cost:
        yield from (
            [*plain, *first, *second]
            for first in alternatives(cost["all"][0])
            for second in alternatives(cost["all"][1])
        )
    else:
        yield plain


def _always(cost: Mapping[str, Any]) -> list[Due]:
    """What is due whichever way is chosen."""
    found: list[Due] = []
    for key, said in cost.items():
        if key == "power":
            found.append(("power", (said, cost["of"], "anyone" in cost, "shares" in cost)))
        elif key == "spend":
            found += [("spend_hand", said)] if said == "groups" else []
            found.append(("spend_top", said))
        elif key not in ("any", "all", "of", "shares", "anyone"):
            found.append((key, said))
    return sorted(found, key=lambda due: due[0] == "power")


# -- the lint


def lint(records: Sequence[Record]) -> list[str]:
    """All faults of the effects of all records, each beginning with the card's id; empty if sound."""
    return [f"{record['id']}: {fault}" for record in records for fault in _faults(record)]


def _faults(record: Record) -> Iterator[str]:
    yield from _field_faults(record)
    errata = record.get("errata", {})
    unknown = [key for key in errata if key not in FIELDS]
    yield from (f"errata: unknown field {key!r}" for key in unknown)
    yield from (
        f"errata: {fault}" for fault in _field_faults({k: v for k, v in errata.items() if v is not None})
    )
    has = any(field in record for field in FIELDS)
    if has == ("plain" in record):
        yield "either it has effects or it is marked plain"
    if "attack" in record and record["type"] not in vocabulary.PLOTS:
        yield "only Plots make attacks of their own"
    if record["type"] in ("plot", "assassination", "disaster") and not {"play", "attack"} & set(record):
        yield "a Plot must have a way to be played"


def _field_faults(record: Record) -> Iterator[str]:
    for field, declared in (("passives", PASSIVES), ("goal", GOALS)):
        for row in _rows(record, field):
            yield from (f"{field}: {fault}" for fault in checks.word_faults(declared, row))
    for row in _rows(record, "triggers"):
        yield from (f"triggers: {fault}" for fault in checks.mapping_faults(checks.TRIGGER, row))
        yield from _missing("triggers", row, "event", "do")
    for field in ("actions", "play"):
        for row in _rows(record, field):
            yield from (f"{field}: {fault}" for fault in checks.mapping_faults(checks.USE, row))
            yield from _missing(field, row, "do")
            yield from (f"{field}: {fault}" for fault in _contradictions(row))
    if "attack" in record:
        yield from (f"attack: {fault}" for fault in checks.mapping_faults(checks.ATTACK, record["attack"]))
        yield from _missing("attack", record["attack"], "kind", "target", "power")
    if "link" in record:
        yield from (f"link: {fault}" for fault in checks.mapping_faults(checks.LINK, record["link"]))


def _rows(record: Record, field: str) -> Sequence[Any]:
    rows = record.get(field, [])
    return rows if isinstance(rows, list) else [rows]


def _missing(field: str, row: Any, *keys: str) -> Iterator[str]:
    if isinstance(row, Mapping):
        yield from (f"{field}: missing {key!r}" for key in keys if key not in row)


NEVER = (
    {"own_turn", "rival_begins"},
    {"begin", "rival_begins"},
    {"end", "rival_begins"},
    {"begin", "end"},
)
"""Times that never come together."""


def _contradictions(row: Any) -> Iterator[str]:
    """Conditions of a use that can never hold together, or that have nothing to hold of."""
    if not isinstance(row, Mapping):
        return
    when = set(row.get("when", ()))
    yield from (f"when: {', '.join(sorted(pair))} never come together" for pair in NEVER if pair <= when)
    if "if" in row and "answers" not in row:
        yield "`if` without anything that it could be asked of"
    if "'seat': 'rival'" in repr(row.get("do", ())) and "at" not in row and "rival_begins" not in when:
        yield "an op names the rival, and none is chosen"


EFFECTS = build(RECORDS)
