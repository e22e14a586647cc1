"""The corpus of written orders (data/tsw/cases): what players write, what it means, and who reads it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import yaml

from bot import DATA
from bot.games.tsw.orders.results import Question, Refusal, Result, Understood
from bot.games.tsw.orders.setting import Setting, read_setting
from bot.games.tsw.orders.understanding import Interpreter

CASES = DATA / "tsw" / "cases"
FIRST = "sentences"
"""The file that is always met, and is tried whole."""
EVERY = 20
"""Of the other files every so many cases is tried each time, all of them with the slow tests."""
Case = dict[str, Any]
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def plain(file: Path) -> Any:
    """The plain values of a YAML file."""
    return yaml.load(file.read_text("utf-8"), Loader=_LOADER)


@cache
def others() -> tuple[str, ...]:
    """The files of cases beside the first one."""
    names = sorted(file.stem for file in CASES.glob("*.yaml") if not file.stem.endswith("world"))
    return tuple(name for name in names if name != FIRST)


@cache
def load(name: str) -> Sequence[Case]:
    """The cases of a file."""
    found: list[Case] = plain(CASES / f"{name}.yaml")
    return found


def sample(name: str, every: int = EVERY) -> Sequence[Case]:
    """Every so many cases of a file, from a place on that differs from file to file and stays the same."""
    cases = load(name)
    return cases[crc32(name.encode()) % min(every, len(cases)) :: every]


@cache
def world(name: str) -> Any:
    """The world file in which the sentences of a file are said: its own, or the first one."""
    own = CASES / f"{name}.world.yaml"
    return plain(own if own.exists() else CASES / "world.yaml")


@cache
def setting(name: str, language: str = "") -> Setting:
    """The world of a file, for its speaker (of another `language`)."""
    return read_setting({**world(name), "language": language} if language else world(name))


@cache
def reader(name: str, language: str = "") -> Interpreter:
    """Who reads the sentences of a file."""
    return Interpreter(setting(name, language))


def bare(parameters: dict[str, Any]) -> dict[str, Any]:
    """Parameters without the flavour of an order within a standing order."""
    inner = parameters.get("order")
    if not inner:
        return parameters
    return {**parameters, "order": {key: value for key, value in inner.items() if key != "flavour"}}


def agrees(wanted: Case, got: Result) -> bool:
    """Whether a result is what a case says it must be."""
    if wanted.get("refused") in ("any", "talk"):
        return not isinstance(got, Understood)
    if "refused" in wanted:
        return isinstance(got, Refusal) and got.reason == wanted["refused"]
    if isinstance(got, Refusal):
        return False
    order = got.order.plain()
    parameters = bare(order["parameters"])
    if "asks" in wanted:
        known = all(order[key] == wanted[key] for key in ("actor", "action") if key in wanted)
        given = all(parameters.get(key) == value for key, value in wanted.get("parameters", {}).items())
        return isinstance(got, Question) and got.asks[0] == wanted["asks"] and known and given
    same = order["actor"] == wanted["actor"] and order["action"] == wanted["action"]
    right = isinstance(got, Understood) or read_back(got)
    return right and same and parameters == wanted.get("parameters", {})


def read_back(got: Result) -> bool:
    """Whether the order was understood, and its words that stand without quotation marks are read back."""
    return isinstance(got, Question) and got.text.key == "tsw-ask-confirm-words"


def exact(case: Case, results: Sequence[Result]) -> bool:
    """Whether a sentence was read as the case says, and nothing else was."""
    wanted = case["means"]
    return len(wanted) == len(results) and all(map(agrees, wanted, results))


def near(case: Case, results: Sequence[Result]) -> bool:
    """Whether what was read otherwise is asked about."""
    return all(isinstance(r, Question) or any(agrees(w, r) for w in case["means"]) for r in results)


def unmeant(case: Case, results: Sequence[Result]) -> list[Result]:
    """Orders that the case does not hold."""
    found = (result for result in results if isinstance(result, Understood))
    return [result for result in found if not any(agrees(wanted, result) for wanted in case["means"])]
