"""What the labelled sentences of data/tsw/cases teach the second opinion about orders
(bot/games/tsw/orders/opinion.py).
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

from bot import DATA
from bot.games.tsw.orders.opinion import (
    ACTION,
    PART,
    TALK,
    Piece,
    Scales,
    action_traits,
    kinds_of,
    own_words,
    part_of,
    part_traits,
    parts,
    pieces_of,
)
from bot.games.tsw.orders.results import Understood
from bot.games.tsw.orders.setting import read_setting
from bot.games.tsw.orders.understanding import Interpreter

CASES = DATA / "tsw" / "cases"
FIRST = (
    "actor", "in-actor", "attacker", "target", "group", "to", "from", "destination", "attack", "support",
    "agents", "funds", "under", "event", "condition",
)  # fmt: skip
"""Which of several parts of the same name is learnt."""
NO_ORDER = ("any", "a-question", "no-order", "negated")
"""Labels of messages that order nothing for certain."""
RARE = 3
"""Classes of fewer examples are not learnt."""
SEEN = 2
"""Traits of fewer examples are not learnt."""
SLIGHT = 5
"""Weights below this (in hundredths) are left out."""
FREEDOM = 10.0
"""How closely a model follows its examples (scikit-learn's C)."""


class Example(NamedTuple):
    """Words with what they order; `whole`: nothing is missing in it; `alone`: no other order stands
    beside them.
    """

    pieces: Sequence[Piece]
    order: Mapping[str, Any]
    speaker: str
    whole: bool = True
    alone: bool = True


def examples(file: Path, world: Path) -> Iterator[Example]:
    """Those of one file of cases: messages with one order as they are labelled, of others each order that is
    read as it is labelled."""
    setting = read_setting(yaml.safe_load(world.read_text("utf-8")))
    reader = Interpreter(setting)
    for case in yaml.safe_load(file.read_text("utf-8")):
        said, labels = case["say"], case["means"]
        chunks = reader.reader.chunks(said)
        if len(labels) == 1 and "refused" not in labels[0] and labels[0].get("action"):
            order = labels[0]
            pieces = pieces_of(said, chunks, setting, own_words(order))
            yield Example(pieces, order, setting.speaker, whole="asks" not in order)
        elif all(label.get("refused") in (*NO_ORDER, TALK) for label in labels):
            kind = TALK if labels[0]["refused"] == TALK else ""
            nothing: dict[str, Any] = {"action": kind, "actor": None, "parameters": {}}
            yield Example(pieces_of(said, chunks, setting, ()), nothing, setting.speaker, whole=False)
        elif len(labels) > 1:
            for result in reader.understand(said):
                if not isinstance(result, Understood) or result.order.action == "standing":
                    continue
                plain = result.order.plain()
                if any(_same(plain, label) for label in labels):
                    begin = said.find(result.source)
                    inside = [c for c in chunks if begin <= c.start < begin + len(result.source)]
                    pieces = pieces_of(said, inside, setting, own_words(plain))
                    yield Example(pieces, plain, setting.speaker, alone=False)


def _same(plain: Mapping[str, Any], label: Mapping[str, Any]) -> bool:
    return all(plain.get(key) == label.get(key) for key in ("actor", "action", "parameters"))


def learn(found: Iterable[Example]) -> dict[str, Scales]:
    """The models that examples make, by what they weigh."""
    seen: defaultdict[str, list[tuple[list[str], str]]] = defaultdict(list)
    for example in found:
        order, traits = example.order, action_traits(example.pieces)
        seen[ACTION].append((traits, order["action"]))
        if example.whole:
            held = parts(order)
            for at, piece in enumerate(example.pieces):
                if piece.names:
                    part = min(part_of(piece, held), key=_rank)
                    seen[PART].append((part_traits(example.pieces, at, order["action"]), part))
            for key, kind in kinds_of(order, example.speaker, example.alone).items():
                seen[key].append((traits, kind))
    models = ((key, _scales(pairs)) for key, pairs in seen.items())
    return {key: model for key, model in models if model is not None}


def _rank(part: str) -> tuple[int, str]:
    return (FIRST.index(part) if part in FIRST else len(FIRST), part)


def _scales(pairs: Sequence[tuple[Sequence[str], str]]) -> Scales | None:
    often = Counter(name for _, name in pairs)
    pairs = [(traits, name) for traits, name in pairs if often[name] >= RARE]
    if len({name for _, name in pairs}) < 2:
        return None
    known = Counter(trait for traits, _ in pairs for trait in set(traits))
    table = DictVectorizer()
    rows = table.fit_transform([{t: 1 for t in traits if known[t] >= SEEN} for traits, _ in pairs])
    model = LogisticRegression(C=FREEDOM, max_iter=400).fit(rows, [name for _, name in pairs])
    weights, bias = model.coef_, model.intercept_
    if len(model.classes_) == 2:  # scikit-learn keeps the second class's weights only
        weights, bias = [0 * weights[0], weights[0]], [0.0, bias[0]]
    traits: dict[str, list[tuple[int, int]]] = {}
    for column, trait in enumerate(table.get_feature_names_out()):
        heavy = [(n, round(100 * row[column])) for n, row in enumerate(weights)]
        if heavy := [(n, weight) for n, weight in heavy if abs(weight) >= SLIGHT]:
            traits[str(trait)] = heavy
    return Scales([str(name) for name in model.classes_], [round(100 * value) for value in bias], traits)


def write(models: Mapping[str, Scales], language: str) -> Path:
    """Keep what was learnt of a language, each trait in a line of its own; returns the file."""
    file = DATA / "tsw" / "language" / f"{language}.opinion.json"
    file.write_text(as_text(models), "utf-8")
    return file


def as_text(models: Mapping[str, Scales]) -> str:
    """The JSON of models."""
    parts_ = (f"{_text(key)}: {_scales_text(models[key])}" for key in sorted(models))
    return "{\n" + ",\n".join(parts_) + "\n}\n"


def _scales_text(scales: Scales) -> str:
    traits = (f"  {_text(trait)}: {_text(scales.weights[trait])}" for trait in sorted(scales.weights))
    begin = f'{{"classes": {_text(scales.classes)}, "bias": {_text(scales.bias)}, "weights": {{'
    return f"{begin}\n" + ",\n".join(traits) + "}}"


def _text(plain: object) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def all_examples() -> Iterator[Example]:
    """Those of every English file of cases, each in its own world."""
    for file in sorted(CASES.glob("*.yaml")):
        if not file.stem.endswith("world"):
            own = CASES / f"{file.stem}.world.yaml"
            yield from examples(file, own if own.exists() else CASES / "world.yaml")
