"""However hostile a message is, reading it takes a bounded number of steps; ordinary ones are far below."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.tsw.orders.effort import MOST, Tangled, bounded
from bot.games.tsw.orders.results import Question, Refusal, Understood
from tests.games.tsw.corpus import load, reader, setting
from tests.games.tsw.test_reader import Sheet, said

LONGEST = 4000
"""So many letters has the longest message that can be sent."""
OVERSHOT = MOST // 20
"""What is counted at once may go beyond the bound by so much."""
SETTING = setting("sentences")
NAMES = [entry.name for group in (SETTING.groups, SETTING.characters) for entry in group]
PIECES = (
    "and ", "or ", "if ", "the ", "her ", "to ", "spy and ", "spy, ", "spy. ", "tell ", "if attacked and ",
    "if I am attacked, spy, ", "attack him with her ", "atack the Mitens with Igr ", "no, ", "xqzv ", ", ",
    ". ", "/", "& ", "-> ", "[({", '"a" ', "a-", "1,", "\n", "Igor, Hush, ", f"{NAMES[0]} ",
    f"{NAMES[0]} and ", f"spy on {NAMES[0]} or ", f"{NAMES[-1]} & ",
)  # fmt: skip
REPEATED = [pytest.param(piece, marks=[pytest.mark.slow] if n % 5 else []) for n, piece in enumerate(PIECES)]


def repeated(piece: str, length: int = LONGEST) -> str:
    return (piece * length)[:length]


def steps(message: str) -> int:
    """What it takes to read a message, or to give it up."""
    with bounded() as effort, suppress(Tangled):
        reader("sentences").understand(message)
    return effort.steps


def letter(seed: int, between: str) -> str:
    """Ordinary orders, as many as fit into one message."""
    rng, sentences = Random(seed), [str(case["say"]) for case in load("sentences")]
    written = ""
    while len(more := written + rng.choice(sentences) + between) <= LONGEST:
        written = more
    return written


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("piece", REPEATED)
def test_a_piece_that_is_repeated_without_end_is_given_up_in_time(piece: str) -> None:
    assert steps(repeated(piece)) <= MOST + OVERSHOT


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("depth", [100, 2000])
def test_nested_brackets_are_given_up_in_time(depth: int) -> None:
    assert steps("(" * depth + ")" * depth) <= MOST + OVERSHOT


MIXTURES = st.lists(st.sampled_from([*PIECES, *NAMES, "Igor ", "5 MB "]), min_size=1, max_size=8)


@pytest.mark.rule("TSW-13")
@settings(max_examples=4)
@given(MIXTURES, st.booleans())
def test_a_mixture_of_them_is_given_up_in_time(pieces: list[str], cut: bool) -> None:
    _is_given_up(pieces, cut)


@pytest.mark.slow
@pytest.mark.rule("TSW-13")
@settings(max_examples=40)
@given(MIXTURES, st.booleans())
def test_any_mixture_of_them_is_given_up_in_time(pieces: list[str], cut: bool) -> None:
    _is_given_up(pieces, cut)


def _is_given_up(pieces: list[str], cut: bool) -> None:
    message = repeated("".join(pieces)) if cut else repeated(" ".join(pieces), LONGEST // 2)
    assert steps(message) <= MOST + OVERSHOT


@pytest.mark.rule("TSW-13")
def test_a_message_takes_the_same_steps_whatever_was_read_before() -> None:
    message = "Qzigor spies on the Mitens, and if Hush is atacked, defend it with 3 MB from our tresury."
    first = steps(message)
    steps(letter(3, "\n"))
    assert steps(message) == first


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("between", ["\n", " "])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_message_of_many_ordinary_orders_is_read(seed: int, between: str) -> None:
    with bounded() as effort:
        results = reader("sentences").understand(letter(seed, between))
    assert effort.steps < 0.7 * MOST
    assert len(results) > 30
    whole = [r for r in results if isinstance(r, Understood | Question) and r.order.action]
    assert len(whole) > 0.8 * len(results), [r for r in results if isinstance(r, Refusal)]


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("piece", ["and ", "or ", "atack the Mitens with Igr "])
def test_of_what_is_given_up_nothing_is_taken_and_the_player_is_told(piece: str) -> None:
    sheet = Sheet()
    sheet.write(f"{sheet.agents[0]}: meditate")
    before = sheet.orders()
    (reading,) = sheet.write(f"{sheet.agents[1]}: meditate. " + repeated(piece, LONGEST - 50))
    assert reading.refused
    assert "Please send it in parts" in said(reading)
    assert sheet.orders() == before
    assert "send it in parts" not in "".join(map(said, sheet.write(f"{sheet.agents[1]}: meditate")))
    assert len(sheet.orders()) == len(before) + 1


@pytest.mark.rule("TSW-13")
def test_a_question_outlives_a_reply_that_is_too_tangled() -> None:
    sheet = Sheet()
    (question,) = sheet.write(f"attack to control {sheet.groups[0]}")
    assert question.question is not None
    assert sheet.reply(question, repeated("and ")) is None
    answered = sheet.reply(question, sheet.view.name)
    assert answered is not None
    assert "megabucks" in said(answered)
