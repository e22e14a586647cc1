"""However garbled a message is, the player gets an answer, and can answer every question (TSW-13)."""

from random import Random

import pytest

from bot.games.tsw.orders.results import Question
from tests.games.tsw.test_order_cases import OTHERS, load, reader

NAMES = ("sentences", *OTHERS)
MESSAGES = 40


def garbled(rng: Random, sentences: list[str]) -> str:
    """Pieces of three sentences, or the words of one in any order."""
    one, two, three = (rng.choice(sentences).split() for _ in range(3))
    if rng.random() < 0.3:
        rng.shuffle(one)
        return " ".join(one)
    return " ".join((*one[: rng.randrange(1, len(one) + 1)], *two[rng.randrange(len(two)) :], *three[:4]))


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("name", NAMES)
def test_a_garbled_message_is_answered(name: str) -> None:
    rng = Random(name)
    sentences = [str(case["say"]) for case in load(name)]
    for _ in range(MESSAGES):
        message = garbled(rng, sentences)
        results = reader(name).understand(message)
        assert results, message
        for question in (result for result in results if isinstance(result, Question)):
            assert question.text.key.startswith("tsw-ask-"), message
            assert reader(name).answer(question, rng.choice(["yes", "2", "no", rng.choice(sentences)]))
