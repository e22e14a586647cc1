"""Which test is a scenario of which card, and what is left of a card whose effects are taken away."""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module

import pytest

import tests.games.inwo.cards
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES

Scenarios = dict[str, list[Callable[[], None]]]
NOTHING = {
    "PASSIVES": (), "TRIGGERS": (), "ACTIONS": (), "PLAY": (), "ATTACK": {}, "GOAL": (), "LINK": {},
}  # fmt: skip
"""The columns of effects, each with the row of a card that does nothing."""


@cache
def scenarios() -> Scenarios:
    """The quick scenarios of each card that has some, by its id."""
    found: Scenarios = {}
    for module in pkgutil.iter_modules(tests.games.inwo.cards.__path__):
        if module.name.startswith("test_"):
            for test in vars(import_module(f"{tests.games.inwo.cards.__name__}.{module.name}")).values():
                for card in _cards(test):
                    found.setdefault(card, []).append(test)
    return found


def _cards(test: object) -> Iterator[str]:
    marks = getattr(test, "pytestmark", ())
    if all(mark.name != "slow" for mark in marks):
        yield from (str(card) for mark in marks if mark.name == "card" for card in mark.args)


def is_plain(face: int) -> bool:
    """Whether a card has no effects at all."""
    return all(getattr(EFFECTS, column)[face] == nothing for column, nothing in NOTHING.items())


@contextmanager
def emptied(card: str) -> Iterator[None]:
    """For a while, the card does nothing."""
    face = FACES.face(card)
    before = {column: getattr(EFFECTS, column) for column in NOTHING}
    for column, nothing in NOTHING.items():
        rows = before[column]
        object.__setattr__(EFFECTS, column, (*rows[:face], nothing, *rows[face + 1 :]))
    _forget()
    try:
        yield
    finally:
        for column, rows in before.items():
            object.__setattr__(EFFECTS, column, rows)
        _forget()


def _forget() -> None:
    """What was kept of what cards do is reckoned anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith("bot.games.inwo.play"):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def holds(scenario: Callable[[], None]) -> bool:
    """Whether a scenario goes as it says."""
    try:
        scenario()
    except (Exception, pytest.fail.Exception):  # whatever goes wrong, it does not go as it says
        return False
    return True
