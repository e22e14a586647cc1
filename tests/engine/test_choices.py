"""Choices: nothing of a kind is made before somebody looks at it, and what is picked is what is legal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.engine.choices import Alike, Choices, before, each_alone
from bot.engine.moves import PASS, Choice, Open, Range


def numbers(verb: str, *those: int) -> Alike:
    """The even ones of some numbers."""
    pool: list[Choice] = [(verb, n) for n in those]
    return Alike(verb, lambda: pool, lambda move: move[1] % 2 == 0)


PAY = Open(("pay",), Range(1, 9))
OFFERED = Choices(
    (PASS,),
    [numbers("take", 1, 2, 3, 4), numbers("drop", 1, 3), *each_alone(PAY), numbers("take", 6)],
)
LEGAL: list[Choice] = [PASS, ("take", 2), ("take", 4), PAY, ("take", 6)]


def drawn(seed: int) -> random.Random:
    return random.Random(seed)


def test_choices_are_the_sequence_of_what_is_legal() -> None:
    assert list(OFFERED) == LEGAL
    assert len(OFFERED) == len(LEGAL)
    assert OFFERED[1] == ("take", 2)
    assert list(before([("hold",)], Choices(OFFERED.first, OFFERED.kinds))) == [("hold",), *LEGAL]
    assert before([PASS], [("a",)]) == [PASS, ("a",)]


@pytest.mark.parametrize("looked", [False, True])
def test_a_move_is_allowed_whether_or_not_all_were_made(looked: bool) -> None:
    offered = Choices(OFFERED.first, OFFERED.kinds)
    if looked:
        offered.all()
    assert all(offered.allows(move) for move in (PASS, ("take", 4), ("take", 6), ("pay", 9)))
    assert not any(offered.allows(move) for move in (("take", 3), ("drop", 1), ("pay", 10), ("other",), ()))


def test_only_what_is_legal_is_picked_and_words_are_alike_probable() -> None:
    count = Counter(OFFERED.pick(drawn(seed).randrange)[0] for seed in range(600))
    assert count.keys() == {"pass", "take", ("pay",)}
    assert min(count.values()) > 140
    picked = {OFFERED.one("take", drawn(seed).randrange) for seed in range(60)}
    assert picked == {("take", 2), ("take", 4), ("take", 6)}
    assert OFFERED.one("drop", drawn(0).randrange) is None


def test_seldom_words_are_thought_about_twice() -> None:
    count = Counter(OFFERED.pick(drawn(seed).randrange, ("pass",))[0] for seed in range(600))
    assert 30 < count["pass"] < 110


def test_nothing_is_made_of_kinds_that_nobody_looks_at() -> None:
    asked: list[str] = []

    def pool(verb: str) -> Sequence[Choice]:
        asked.append(verb)
        return [(verb,)]

    offered = Choices((PASS,), [Alike("a", lambda: pool("a")), Alike("b", lambda: pool("b"))])
    assert offered
    assert offered.allows(PASS)
    assert offered.allows(("b",))
    assert asked == ["b"]
