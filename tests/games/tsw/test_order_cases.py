"""The corpus of written orders: what players write and what it must be taken to mean (TSW-13)."""

from collections.abc import Sequence

import pytest

from bot.games.tsw.orders.effort import MOST, bounded
from bot.games.tsw.orders.results import Question, Result, Understood
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.corpus import (
    FIRST,
    Case,
    exact,
    load,
    near,
    others,
    read_back,
    reader,
    sample,
    unmeant,
)

PARTS = 8
"""Tests over which the sample is spread."""


def understood(name: str, case: Case) -> list[Result]:
    """What is made of it; so short a message is far below the bound."""
    with bounded() as effort:
        results = reader(name).understand(case["say"])
    assert effort.steps < MOST // 2, case["say"]
    return results


@pytest.mark.rule("TSW-13", "TSW-12", "TSW-30", "TSW-40", "TSW-60")
@pytest.mark.parametrize("case", load(FIRST), ids=lambda case: str(case["say"])[:60])
def test_a_sentence_means_what_it_says(case: Case) -> None:
    results = understood(FIRST, case)
    assert exact(case, results), results
    assert unmeant(case, results) == []
    assert wordless(results) == []


def wordless(results: Sequence[Result]) -> list[str]:
    """Questions and refusals for which the catalogue has no words."""
    said = (Catalogue().format(result.text) for result in results if not isinstance(result, Understood))
    return [words for words in said if "tsw-" in words]


def right(name: str, cases: Sequence[Case]) -> int:
    """How many of the sentences of a file are read exactly; the others must be one question away,
    nothing may be ordered that they do not say, and all that is asked or refused must have words."""
    exactly, wrong = 0, []
    for case in cases:
        results = understood(name, case)
        exactly += exact(case, results)
        if not (exact(case, results) or near(case, results)) or unmeant(case, results) or wordless(results):
            wrong.append((case["say"], results))
    assert wrong == []
    return exactly


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("part", range(PARTS))
def test_in_other_voices_it_is_right_or_one_question_away(part: int) -> None:
    names = others()[part::PARTS]
    exactly = sum(right(name, sample(name)) for name in names)
    assert exactly >= 0.8 * sum(len(sample(name)) for name in names)


@pytest.mark.slow
@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("name", others())
def test_every_sentence_in_other_voices_is_right_or_one_question_away(name: str) -> None:
    assert right(name, load(name)) >= 0.8 * len(load(name))


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("said", "back"),
    [
        ("Leak: the Bees wear wigs", True),
        ('Leak: "the Bees wear wigs"', False),
        ("If I am attacked, Igor leaks that the Bees wear wigs.", True),
        ('Send Igor to the Bees with the message "Wigs off." Terms: face to face, wigs on', True),
        ('Send Igor to the Bees with the message "Wigs off.", in person', False),
    ],
)
def test_words_of_ones_own_are_read_back_unless_they_stand_in_quotation_marks(said: str, back: bool) -> None:
    first = reader(FIRST).understand(said)[0]
    assert read_back(first) == back
    answer = reader(FIRST).answer(first, "yes") if isinstance(first, Question) else first
    assert isinstance(answer, Understood)
    assert answer.order.parameters == first.order.parameters


@pytest.mark.rule("TSW-13", "TSW-47")
@pytest.mark.parametrize(
    "reply",
    ["yes, anonymously", "ok but anonymously", "sure, but only if it is free", "yes? what would it cost"],
)
def test_a_yes_that_says_more_is_no_yes(reply: str) -> None:
    question = reader(FIRST).understand("Leak: the Bees wear wigs")[0]
    assert isinstance(question, Question)
    assert not isinstance(reader(FIRST).answer(question, reply), Understood)


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("said", "reply", "clear"),
    [
        ("Igor, guard somebody", "Dagmar", True),
        ("Igor, guard somebody", "anyone but Dagmar", False),
        ("Igor, guard somebody", "not Dagmar, me", False),
        ("Transfer some megabucks from the Exhibition to the Board", "5 MB", True),
        ("Transfer some megabucks from the Exhibition to the Board", "5 or 6", False),
        ("Transfer some megabucks from the Exhibition to the Board", "3 if Bob sleeps", False),
        ("Transfer some megabucks from the Exhibition to the Board", "less than 10", False),
        ("Someone guards me", "Milo", True),
        ("Someone guards me", "wherever", False),
        ("Kill Zelda", "at home", True),
        ("Kill Zelda, not today", "at home", False),
        ("Milo might kill Zelda", "at home", False),
    ],
)
def test_an_answer_that_leaves_something_open_is_no_order(said: str, reply: str, clear: bool) -> None:
    question = reader(FIRST).understand(said)[0]
    assert isinstance(question, Question)
    assert isinstance(reader(FIRST).answer(question, reply), Understood) == clear


@pytest.mark.rule("TSW-13", "TSW-42", "TSW-47")
def test_words_asked_for_are_taken_whole_and_words_behind_a_leak_are_not_lost() -> None:
    question = reader(FIRST).understand('Send Igor to the Bees with the message "Wigs off."')[0]
    assert isinstance(question, Question)
    answer = reader(FIRST).answer(question, "under the bridge at midnight")
    assert isinstance(answer, Understood)
    assert answer.order.parameters["terms"] == "under the bridge at midnight"
    leak = reader(FIRST).understand("Leak that the Bees are broke. Their clerk has fled to sea.")[0]
    assert leak.text.key == "tsw-ask-confirm-unread"


@pytest.mark.rule("TSW-13", "TSW-14")
def test_the_number_of_an_order_may_be_the_name_of_a_group() -> None:
    asked, *_ = reader("cablecars").understand("Drop Number Nine.")
    assert isinstance(asked, Question)
    taken_back, *_ = reader("cablecars").understand("Withdraw order number 3.")
    assert isinstance(taken_back, Understood)


@pytest.mark.rule("TSW-13")
def test_beside_a_doubtful_order_the_others_are_asked_about_too() -> None:
    said = "Milo scouts the Tong. Constance might perhaps spy on the Bees."
    scout, spy = reader(FIRST).understand(said)
    assert isinstance(scout, Question)
    assert isinstance(spy, Question)
    assert scout.text.key == "tsw-ask-confirm-beside"
    answer = reader(FIRST).answer(scout, "yes")
    assert isinstance(answer, Understood)
    assert answer.order.actor == "Milo Peppercorn"


@pytest.mark.rule("TSW-13")
def test_a_sum_that_is_corrected_is_offered_as_it_was_first_and_as_it_is_now() -> None:
    said = "Transfer 4 MB from the Exhibition to the Board, no wait, make that 6"
    question = reader(FIRST).understand(said)[0]
    assert isinstance(question, Question)
    assert {other.parameters.get("mb") for other in question.others} >= {4, 6}
    answer = reader(FIRST).answer(question, "6")
    assert isinstance(answer, Understood)
    assert answer.order.parameters["mb"] == 6


def test_there_are_enough_sentences() -> None:
    assert len(others()) >= 100
    assert sum(len(load(name)) for name in (FIRST, *others())) >= 13_000
