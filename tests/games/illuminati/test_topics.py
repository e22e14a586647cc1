"""Every decision says to each viewer what it is about, and a plan says so to its owner alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.engine.frames import FrameData
from bot.games.illuminati.play.frames import KINDS
from bot.games.illuminati.see.projection import project
from bot.games.illuminati.see.view import TopicView
from tests.support.illuminati_views import position

SPECIAL = {"cancelled": False, "seat": 1, "card": 90, "purpose": "privilege", "answers": -1}


def shown(frame: FrameData, viewer: int | None) -> TopicView | None:
    """What `viewer` sees of a decision on top of a turn of seat 0."""
    s = position(3, 2)
    s.stack.append(frame)
    return project(s, viewer).topic


@pytest.mark.parametrize(
    ("kind", "given", "told"),
    [
        ("act", [], {"seat": 0}),
        ("place", [1, 30, [1], "gift", []], {"seat": 1, "card": 30, "purpose": "gift"}),
        ("place", [1, 30, [1], "gift", [41, 42]], {"seat": 1, "card": 41, "purpose": "gift"}),
        ("endow", [1, 8, 30], {"seat": 1, "card": 30, "other": 8}),
        ("pick", [1, "revive", [30]], {"seat": 1, "purpose": "revive"}),
        ("reorganize", [1, 0, []], {"seat": 1}),
        ("tax", [[], [], {"1": 2, "2": 1}], {"seat": 0, "owed": ((1, 2), (2, 1))}),
        ("special", [[], [], SPECIAL, None], {"seat": 1, "card": 90, "purpose": "privilege"}),
    ],
)
def test_all_see_what_is_decided(kind: str, given: list[Any], told: Mapping[str, Any]) -> None:
    for viewer in (0, 1, None):
        assert shown(KINDS[kind].new(*given), viewer) == TopicView(kind, **told)


@pytest.mark.parametrize(
    ("kind", "step", "given", "card", "other"),
    [
        ("move", 0, [1, 30], 30, 30),
        ("lasers", 0, [1, 30], 30, 30),
        ("lasers", 1, [1, 30, 44], 44, 30),
    ],
)
def test_a_plan_is_shown_to_its_owner_alone(
    kind: str, step: int, given: list[int], card: int, other: int
) -> None:
    frame = KINDS[kind].new(*given, step=step)
    assert shown(frame, 1) == TopicView(kind, 1, card, other=other)
    assert shown(frame, 0) is shown(frame, None) is None


def test_a_counter_names_what_it_counters() -> None:
    s = position(3, 2)
    s.stack.append(KINDS["special"].new([], [], SPECIAL, None))
    depth = len(s.stack) - 1
    s.stack.append(KINDS["special"].new([], [], {**SPECIAL, "seat": 2, "card": 95, "answers": depth}, None))
    topic = project(s, 0).topic
    assert topic is not None
    assert (topic.seat, topic.card, topic.other) == (2, 95, 90)
