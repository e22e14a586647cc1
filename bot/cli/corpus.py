"""Labelled sentences: what players write, what it means, and how well it is read (`python -m bot orders
--score`).

One file a world: `world`, as `python -m bot orders --world` reads it, and `sentences`: each `say` with what
it `means`, a list of orders (`actor`, `action`, `parameters`), of which some ask for what they lack (`asks`);
an empty one for talk. The folders are the splits: what is learnt from, what is developed with, what is only
measured.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from bot.games.tsw.orders.results import Question, Refusal, Result, Understood
from bot.games.tsw.orders.setting import Setting, read_setting
from bot.games.tsw.reading.tokens import words
from bot.games.tsw.reading.understanding import CONFIRMED, Interpreter

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
FREE = frozenset({"message", "text", "purpose", "symbol", "method", "terms", "gift", "name"})
"""Particulars in words of one's own: they are compared loosely."""
EXACT, ASKED, MISSED, WRONG = "exact", "asked", "missed", "wrong"


@dataclass(frozen=True, slots=True)
class Labelled:
    """A message with what it means, in a world."""

    file: str
    say: str
    means: Sequence[Mapping[str, Any]]
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Corpus:
    """The messages of one world."""

    name: str
    setting: Setting
    sentences: Sequence[Labelled]


def corpora(folder: Path, name: str = "*") -> Iterator[Corpus]:
    """The worlds of a folder, in the order of their names; or the one of that name."""
    for file in sorted(folder.glob(f"{name}.yaml")):
        plain = yaml.load(file.read_text("utf-8"), Loader=LOADER)
        sentences = [
            Labelled(file.stem, case["say"], case["means"], case.get("kind", ""))
            for case in plain["sentences"]
        ]
        yield Corpus(file.stem, read_setting(plain["world"]), sentences)


# -- how well it is read


def alike(one: str, other: str) -> bool:
    """Whether two wordings are the same but for their edges."""
    a, b = words(one), words(other)
    if not a or not b:
        return a == b
    common = len(set(a) & set(b))
    within = f" {' '.join(b)} " in f" {' '.join(a)} "
    without = f" {' '.join(a)} " in f" {' '.join(b)} " and len(a) * 2 >= len(b)
    return within or without or 2 * common >= max(len(set(a)), len(set(b)))


def same(wanted: Mapping[str, Any], got: Mapping[str, Any]) -> bool:
    """Whether particulars are as they should be."""
    return set(wanted) == set(got) and all(_same(key, value, got[key]) for key, value in wanted.items())


def _same(key: str, wanted: Any, got: Any) -> bool:
    if key == "order":
        who = all(wanted[part] == got[part] for part in ("actor", "action"))
        return who and same(wanted.get("parameters") or {}, got["parameters"])
    if key in FREE:
        return alike(str(got), str(wanted))
    if isinstance(wanted, list):
        return isinstance(got, list) and sorted(map(str, wanted)) == sorted(map(str, got))
    return bool(wanted == got)


def agrees(wanted: Mapping[str, Any], got: Result) -> bool:
    """Whether a result is what it should be: the order, or the question for what it lacks. What is always
    asked again before it is done counts as taken, and what the rules refuse as read if its order is right."""
    if got.order is None:
        return False
    order = got.order.plain()
    if wanted.get("action") == "gambit":
        return isinstance(got, Question) and order["action"] == "gambit"
    if "asks" in wanted:
        return isinstance(got, Question) and got.asks[0] == wanted["asks"] and _so_far(wanted, order)
    if isinstance(got, Question) and not _taken(got):
        return False
    right = (order["actor"], order["action"]) == (wanted["actor"], wanted["action"])
    return right and same(wanted.get("parameters") or {}, order["parameters"])


def _so_far(wanted: Mapping[str, Any], order: Mapping[str, Any]) -> bool:
    """Whether what an order that lacks something does tell is in what was read."""
    known = all(order[key] == wanted[key] for key in ("actor", "action") if key in wanted)
    given, got = wanted.get("parameters") or {}, order["parameters"]
    return known and all(key in got and _same(key, value, got[key]) for key, value in given.items())


def _taken(asked: Question) -> bool:
    """Whether it is but asked again because it cannot be mended."""
    return asked.asks == ("confirm",) and asked.order.action in CONFIRMED and not asked.others


def verdict(case: Labelled, results: Sequence[Result]) -> str:
    """Whether a message was read exactly; or is one question away from it for each order; or an order of it
    was missed; or something was taken as an order that was not meant."""
    acts = [result for result in results if not isinstance(result, Refusal) or result.order is not None]
    if len(acts) == len(case.means) and all(map(agrees, case.means, acts)):
        return EXACT
    if any(isinstance(act, Understood) and not _meant(case, act) for act in acts):
        return WRONG
    questions = [result for result in acts if isinstance(result, Question)]
    if not case.means:
        return ASKED if questions else EXACT
    return ASKED if _near(case, acts, questions) else MISSED


def _near(case: Labelled, acts: Sequence[Result], questions: Sequence[Result]) -> bool:
    """Whether there is a question for each order that was not read."""
    left = [wanted for wanted in case.means if not any(agrees(wanted, act) for act in acts)]
    unsettled = sum(not _meant(case, question) for question in questions)
    return bool(questions) and len(left) <= unsettled and len(questions) <= len(case.means)


def _meant(case: Labelled, got: Result) -> bool:
    return any(agrees(wanted, got) for wanted in case.means)


def score(folder: Path) -> dict[str, Any]:
    """The rates of each split in a folder, and of each kind of message where that is told."""
    splits = sorted(path for path in folder.iterdir() if path.is_dir()) or [folder]
    return {split.name: _rates(split) for split in splits}


def _rates(split: Path) -> dict[str, Any]:
    counts: dict[str, Counter[str]] = {}
    for corpus in corpora(split):
        reader = Interpreter(corpus.setting)
        for case in corpus.sentences:
            results = reader.understand(case.say)
            asked = sum(isinstance(result, Question) for result in results)
            whole = bool(case.means) and not any("asks" in wanted for wanted in case.means)
            needless = whole and any(
                isinstance(r, Question) and r.order.action not in CONFIRMED for r in results
            )
            read = verdict(case, results)
            refused = read == EXACT and any(isinstance(r, Refusal) and r.order for r in results)
            for kind in {"all", case.kind} - {""}:
                count = counts.setdefault(kind, Counter())
                count[read] += 1
                count["refused"] += refused
                count["messages"] += 1
                count["questions"] += asked
                count["complete"] += whole
                count["needless"] += needless
    return {kind: _told(count) for kind, count in sorted(counts.items())}


def _told(count: Counter[str]) -> dict[str, float]:
    messages = count["messages"]
    rates = {name: round(count[name] / messages, 3) for name in (EXACT, "refused", ASKED, MISSED, WRONG)}
    questions = round(count["questions"] / messages, 3)
    needless = round(count["needless"] / max(1, count["complete"]), 3)
    return {"messages": messages, **rates, "questions": questions, "needless": needless}
