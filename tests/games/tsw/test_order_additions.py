"""Whatever is said more than an order holds is never lost in silence: then it is asked, or another order
(TSW-13).
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from bot.games.tsw.orders.results import Result, Understood
from tests.games.tsw.corpus import FIRST, Case, load, others, reader, sample

NAMES = (FIRST, *(name for name in others() if name not in ("doubts", "chatter")))
SHORT = 16
"""Longer sentences are left out: in a tale it is not clear to what a word at its end belongs."""
APART = (". ", ", so", "! ", "? ", "; ", '"', "'", " - ", "\n", "meditate")
FREE = ("list", "leak", "gambit", "illuminate", "emissary", "withdraw")
"""What stands behind these may be part of their own words; a list does nothing."""
Addition = Callable[[str, str, str], str]
ADDITIONS: tuple[Addition, ...] = (
    lambda said, person, group: f"{said} - but not yet",
    lambda said, person, group: f"maybe {said}",
    lambda said, person, group: f"last turn: {said}",
    lambda said, person, group: f"{said} twice",
    lambda said, person, group: f"{said}, not {person}",
    lambda said, person, group: f"{said} unless {person} shows up in public",
    lambda said, person, group: f"{said}, paid by {group}",
    lambda said, person, group: f"{said} from {group}",
    lambda said, person, group: f"{said}, {group} supporting",
    lambda said, person, group: f"what would happen if I said: {said}",
)


def key(result: Result) -> tuple[Any, ...] | None:
    if not isinstance(result, Understood):
        return None
    order = result.order.plain()
    return order["actor"], order["action"], order["parameters"]


def plain_orders(name: str, cases: Sequence[Case]) -> Iterator[tuple[str, Result]]:
    """The short sentences among cases that are one order, with that order."""
    for case in cases:
        said = str(case["say"]).rstrip(" .!?")
        if len(said.split()) > SHORT or any(sign in said for sign in APART):
            continue
        results = reader(name).understand(said)
        first = results[0]
        if len(results) == 1 and isinstance(first, Understood) and first.order.action not in FREE:
            yield said, first


def outside(names: Sequence[str], order: str) -> str:
    """The first of these names that the order does not hold."""
    return next(name for name in names if name not in order)


def tried(name: str, cases: Sequence[Case]) -> int:
    """How many additions were tried, two to each plain order; none of them may be lost."""
    setting = reader(name).setting
    groups = [name for name in setting.own_groups if name != setting.controls.conspiracy]
    strangers = [p.name for p in setting.characters if p.name not in setting.own_people]
    lost, count = [], 0
    for n, (said, result) in enumerate(plain_orders(name, cases)):
        person, group = outside(strangers, str(key(result))), outside(groups, str(key(result)))
        for add in (ADDITIONS[n % len(ADDITIONS)], ADDITIONS[(n + 3) % len(ADDITIONS)]):
            more = add(said, person, group)
            count += 1
            if list(map(key, reader(name).understand(more))) == [key(result)]:
                lost.append(more)
    assert not lost
    return count


@pytest.mark.rule("TSW-13")
def test_what_is_said_more_is_never_lost() -> None:
    assert sum(tried(name, sample(name)) for name in NAMES[::8])


@pytest.mark.slow
@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_more_in_any_sentence_is_never_lost(name: str) -> None:
    assert tried(name, load(name))
