"""The labels of messages that were written to measure: it could be ordered in their world (TSW-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.games.tsw.orders.actions import ACTIONS, INTENTIONS, OWN_GROUPS, OWN_WORDS
from bot.games.tsw.orders.judging import judge
from bot.games.tsw.orders.setting import Setting, attack_name, read_setting
from bot.games.tsw.orders.work import Work

Plain = Mapping[str, Any]
ORDERS = Path(__file__).parent / "orders"
MESSAGES = {"honeycombs": 100, "sundials": 100}
"""Worlds of fewer than so many messages as the others have at least."""
MOST = 155
ONCE = (
    "barbershops", "crosswords", "dentists", "escalators", "karaoke", "laundromats", "pawnshops",
    "taxidermists", *MESSAGES,
)  # fmt: skip
"""Worlds that were measured once, and are learnt from now."""
MEASURED = [ORDERS / "learn" / f"{world}.yaml" for world in ONCE]
SPLITS = ("later",)
FILES = [*MEASURED, *sorted(file for split in SPLITS for file in (ORDERS / split).glob("*.yaml"))]
FILE = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
WORDS = {"home", "work", "anywhere", "all", "last", OWN_GROUPS, *INTENTIONS}
"""What stands for something without being its name."""


def loaded(file: Path) -> tuple[Setting, list[Plain]]:
    plain = yaml.load(file.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return read_setting(plain["world"]), plain["sentences"]


def orders(means: list[Plain]) -> Iterator[tuple[Plain, bool]]:
    """Every order that is meant, and whether it waits for a condition."""
    for order in means:
        yield order, False
        if order["action"] == "standing":
            yield order["parameters"]["order"], True


def named(parameters: Plain) -> Iterator[str]:
    """Whatever is named in particulars that are not the writer's own words."""
    for key, value in parameters.items():
        if key in OWN_WORDS or key in ("order", "kind", "alignments"):
            continue
        if isinstance(value, Mapping):
            yield from named(value)
        for one in value if isinstance(value, list) else [value]:
            yield from (part for part in (one if isinstance(one, list) else [one]) if isinstance(part, str))


def faults(setting: Setting, order: Plain, later: bool) -> list[object]:
    """What of an order is missing without being asked for, and what speaks against it."""
    work = Work(order["action"], order.get("actor"), dict(order["parameters"]))
    asked = order.get("asks", "confirm")
    lacking = work.missing[:1]
    judge(setting, work, later)
    return [
        *(lacking if asked == "confirm" else set(lacking) ^ {asked}),
        *work.objections, *work.doubts, *filter(None, [work.confirm]),
    ]  # fmt: skip


@pytest.mark.rule("TSW-13")
@FILE
def test_every_label_is_an_order_that_could_be_given(file: Path) -> None:
    setting, sentences = loaded(file)
    for case in sentences:
        for order, later in orders(case["means"]):
            assert faults(setting, order, later) == [], case["say"]
            assert order.get("actor") in {*setting.own_people, None}, case["say"]


@pytest.mark.rule("TSW-13")
@FILE
def test_labels_name_what_is_in_their_world(file: Path) -> None:
    setting, sentences = loaded(file)
    parts = (*setting.groups, *setting.characters, *setting.places, *setting.events)
    known = {*(part.name for part in parts), *map(attack_name, setting.attacks), *WORDS}
    for case in sentences:
        for order, _ in orders(case["means"]):
            assert set(named(order["parameters"])) <= known, case["say"]


@pytest.mark.rule("TSW-13")
@FILE
def test_all_that_can_be_ordered_is_ordered_in_the_mix_of_real_players(file: Path) -> None:
    _, sentences = loaded(file)
    assert {order["action"] for case in sentences for order, _ in orders(case["means"])} == set(ACTIONS)
    assert len({case["say"] for case in sentences}) == len(sentences) >= MESSAGES.get(file.stem, MOST)
    kinds = Counter(case["kind"] for case in sentences)
    wanted = {"plain": 0.57, "chatty": 0.18, "several": 0.11, "talk": 0.14, "stunt": 0.02}
    assert {kind: kinds[kind] / len(sentences) for kind in kinds} == pytest.approx(wanted, abs=0.02)
    assert all((case["kind"] == "talk") == (case["means"] == []) for case in sentences)
