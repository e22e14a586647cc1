"""However garbled a message is, the player gets an answer, and can answer every question (TSW-13)."""

from random import Random

import pytest

from bot.games.tsw.orders.results import Question
from tests.games.tsw.corpus import FIRST, load, others, reader

NAMES = (FIRST, *others())
PARTS = 4
FEW, MESSAGES = 2, 40
"""Garbled messages of each file: those that are tried each time, and all of them."""


def garbled(rng: Random, sentences: list[str]) -> str:
    """Pieces of three sentences, or the words of one in any order."""
    one, two, three = (rng.choice(sentences).split() for _ in range(3))
    if rng.random() < 0.3:
        rng.shuffle(one)
        return " ".join(one)
    return " ".join((*one[: rng.randrange(1, len(one) + 1)], *two[rng.randrange(len(two)) :], *three[:4]))


def answered(name: str, messages: int) -> None:
    """Every one of so many garbled messages is answered, and so is every answer to its questions."""
    rng = Random(name)
    sentences = [str(case["say"]) for case in load(name)]
    for _ in range(messages):
        message = garbled(rng, sentences)
        results = reader(name).understand(message)
        assert results, message
        for question in (result for result in results if isinstance(result, Question)):
            assert question.text.key.startswith("tsw-ask-"), message
            assert reader(name).answer(question, rng.choice(["yes", "2", "no", rng.choice(sentences)]))


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("part", range(PARTS))
def test_a_garbled_message_is_answered(part: int) -> None:
    for name in NAMES[part::PARTS]:
        answered(name, FEW)


@pytest.mark.slow
@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("name", NAMES)
def test_many_garbled_messages_are_answered(name: str) -> None:
    answered(name, MESSAGES)
