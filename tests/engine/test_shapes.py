"""Shapes of open choices: what fits, why something does not, and samples that fit."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.moves import Move, Weighted

TOKENS = Weighted((3, "all", 8), (4, 10, 1), 5)


@pytest.mark.parametrize(
    ("tail", "why"),
    [
        ((3, 8), []),
        (("all",), []),
        ((3, "all", 8), []),
        ((3,), ["shape-weight"]),
        ((), ["shape-weight"]),
        ((8, 3), ["shape-order"]),
        ((3, 3), ["shape-twice"]),
        ((3, 4), ["shape-foreign"]),
    ],
)
def test_what_is_chosen_must_weigh_enough(tail: Move, why: list[str]) -> None:
    assert [reason.key for reason in TOKENS.check(tail)] == why


def test_the_reason_names_the_sum_and_what_is_needed() -> None:
    (reason,) = TOKENS.check((8,))
    assert dict(reason.args) == {"given": 1, "least": 5}


@given(st.lists(st.integers(0, 9), min_size=1, max_size=9), st.integers(0, 60), st.randoms())
def test_a_sample_fits_and_takes_nothing_it_did_not_need_when_it_was_taken(
    weights: list[int], least: int, rng: random.Random
) -> None:
    shape = Weighted(tuple(range(len(weights))), tuple(weights), min(least, sum(weights)))
    assert shape.check(shape.sample(lambda n: rng.randrange(n))) == []
    first = shape.sample(lambda n: 0)
    assert first == tuple(range(len(first))), "by default the first that are enough"
    assert not first or shape.sum(first[:-1]) < shape.least
