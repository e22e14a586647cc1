"""What the labelled sentences teach of how sure a reading is (`python -m bot learn`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from sklearn.ensemble import GradientBoostingClassifier

from bot.cli.corpus import Corpus, agrees
from bot.games.tsw.orders.results import Question, Refusal, Result, Understood
from bot.games.tsw.reading.cut import Order as Reading
from bot.games.tsw.reading.language import FALLBACK
from bot.games.tsw.reading.rank import Message
from bot.games.tsw.reading.scorer import Scorer
from bot.games.tsw.reading.understanding import CONFIRMED, Interpreter

PARTS = 6
"""Into so many parts the worlds are parted to learn how sure a reading is."""
EVENLY = 150
"""More readings of one world than this count no more than so many."""
TREES, LEAVES, PACE = 100, 4, 0.1
"""How a reading's sureness is learnt: so many trees of so many leaves, each of which says so much."""
Teaching = Callable[[Sequence[Corpus]], dict[str, Any]]
"""What worlds teach of actions and slots."""


def sureness(worlds: Sequence[Corpus], taught: Teaching) -> dict[str, list[Any]]:
    """What tells that a reading is right, and that it was meant, or something that no other reading tells:
    learnt from worlds by a reader that was taught by the others."""
    told: list[Read] = []
    for part in range(PARTS if len(worlds) > PARTS else 0):
        known = Scorer(taught([one for n, one in enumerate(worlds) if n % PARTS != part]))
        for corpus in (one for one in worlds[part::PARTS] if one.setting.language == FALLBACK):
            found = list(_judged(corpus, known))
            count = min(1.0, EVENLY / max(1, len(found)))
            told += [one._replace(weight=count) for one in found]
    whole = [one for one in told if one.right is not None]
    return {
        "right": _forest(whole, [bool(one.right) for one in whole]),
        "meant": _forest(told, [one.meant for one in told]),
    }


class Read(NamedTuple):
    """What is remarkable about a reading, and whether it is what was meant (None if it is not whole), and
    whether that, or something that no other reading tells, was."""

    marks: Mapping[str, float]
    right: bool | None
    meant: bool
    weight: float = 1.0


def _forest(told: Sequence[Read], true: Sequence[bool]) -> list[Any]:
    """Small trees of marks that together tell what is true."""
    if len(set(true)) < 2:
        return []
    names = sorted({name for one in told for name in one.marks})
    matrix = np.array([[one.marks.get(name, 0.0) for name in names] for one in told])
    learner = GradientBoostingClassifier(
        n_estimators=TREES, max_leaf_nodes=LEAVES, max_depth=None, learning_rate=PACE, min_samples_leaf=20,
        init="zero", random_state=0,
    ).fit(matrix, true, [one.weight for one in told])  # fmt: skip
    return [_tree(one.tree_, 0, names) for one in learner.estimators_[:, 0]]


def _tree(tree: Any, at: int, names: Sequence[str]) -> list[Any] | float:
    """A mark, how much of it at most is little, and what little and much of it say."""
    if tree.children_left[at] < 0:
        return round(PACE * float(tree.value[at, 0, 0]), 3)
    low, high = (_tree(tree, int(side[at]), names) for side in (tree.children_left, tree.children_right))
    return [names[tree.feature[at]], round(float(tree.threshold[at]), 3), low, high]


def _judged(corpus: Corpus, known: Scorer) -> Iterator[Read]:
    """The readings of a world, those that are whole with whether each is what was meant."""
    reader = Interpreter(corpus.setting, known=known)
    for case in corpus.sentences:
        lines = Message(reader.ranker, case.say).lines()
        orders = [order for line in lines for order in line.orders]
        results = [reader.decide(order) for order in orders]
        told = [[_agrees(wanted, result) for wanted in case.means] for result in results]
        for n, (order, result) in enumerate(zip(orders, results, strict=True)):
            beside = zip(*(row for m, row in enumerate(told) if m != n), strict=True)
            untold = len(told) == 1 or not all(map(any, beside))
            meant = bool(case.means) and (any(told[n]) or untold)
            yield Read(order.marks, any(told[n]) if _whole(order, result) else None, meant)


def _agrees(wanted: Mapping[str, Any], result: Result) -> bool:
    """Whether a result is what was meant, or asks just that."""
    asked = isinstance(result, Question) and agrees(wanted, Understood(result.order))
    return asked or agrees(wanted, result)


def _whole(order: Reading, result: Result) -> bool:
    """Whether nothing need be asked of an order but if it is meant."""
    asks = result.asks if isinstance(result, Question) else ("confirm",)
    refused = isinstance(result, Refusal) or order.work.action in ("gambit", *CONFIRMED)
    return not refused and asks == ("confirm",)
