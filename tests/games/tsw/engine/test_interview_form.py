"""The interview as a form: every question once, blanks left out, faults named by their question (TSW-01)."""

from __future__ import annotations

import json

import pytest

from bot.games.contract import Form
from bot.games.tsw.play.interview import LISTS, TEXTS, Interview
from bot.games.tsw.world.alignments import CLASSIC


def form() -> Form:
    """The form with the classic alignments."""
    return Interview(tuple(CLASSIC.opposites.items()))


@pytest.mark.rule("TSW-01")
def test_all_seventeen_questions_stand_on_the_form_at_most_five_together() -> None:
    parts = form().parts
    assert all(len(part.fields) <= 5 for part in parts)
    keys = [field.key for part in parts for field in part.fields]
    assert sorted(keys) == sorted([*TEXTS, *LISTS])


@pytest.mark.rule("TSW-01")
@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("hypnosis, knitting", ["hypnosis", "knitting"]),
        ("a flat in Paris, France\nthe boat", ["a flat in Paris, France", "the boat"]),
        ("one; two;; two ", ["one", "two"]),
        ("  ", None),
    ],
)
def test_lists_are_read_as_people_write_them(written: str, expected: list[str] | None) -> None:
    shape = form()
    tail = shape.tail({"others": written, "motto": " Up  and\nup "})
    assert shape.check(tail) == []
    answers = json.loads(str(tail[0]))
    assert answers.get("others") == expected
    assert answers["motto"] == "Up and up"


@pytest.mark.rule("TSW-01", "TSW-22")
def test_every_fault_is_told_at_its_question_and_would_be_refused() -> None:
    shape = form()
    names = [value for part in shape.parts for field in part.fields for value, _ in field.options]
    wrong = {
        "motto": "x" * 121,
        "abilities": "a,b,c,d,e,f,g",
        "others": "y" * 61,
        "alignments": f"{names[0]}, {names[1]}",
        "name": "Fine",
    }
    assert set(shape.faults(wrong)) == {"motto", "abilities", "others", "alignments"}
    for key in shape.faults(wrong):
        assert shape.check(shape.tail({key: wrong[key]})), key
    assert set(shape.faults({"alignments": "nonsense"})) == {"alignments"}
    assert set(shape.faults({"name": "everybody", "leader": "\u200b"})) == {"name", "leader"}
