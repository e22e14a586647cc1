"""Choices: nothing of a kind is made before somebody looks at it, and what is picked is what is legal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.engine.choices import Alike, Choices, Later, before, choices_of
from bot.engine.moves import PASS, Choice, Open, Range


def numbers(verb: str, *those: int) -> Alike:
    """The even ones of some numbers."""
    pool: list[Choice] = [(verb, n) for n in those]
    return Alike(verb, lambda s, seat: pool, lambda s, seat, move: move[1] % 2 == 0)


PAY = Open(("pay",), Range(1, 9))
OFFERED = Choices(
    (PASS,),
    [
        numbers("take", 1, 2, 3, 4),
        numbers("drop", 1, 3),
        Alike(PAY.prefix[0], lambda s, seat: (PAY,)),
        numbers("take", 6),
    ],
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

    offered = Choices((PASS,), [Alike("a", lambda s, seat: pool("a")), Alike("b", lambda s, seat: pool("b"))])
    assert offered
    assert offered.allows(PASS)
    assert offered.allows(("b",))
    assert asked == ["b"]


def test_kinds_look_at_the_state_and_the_seat_that_asks() -> None:
    """One kind serves every seat."""
    stones = {"red": [[1, 2], [3]], "blue": [[4], []]}
    drop = Alike("drop", lambda s, seat: [("drop", stone) for stone in stones[s][seat]])
    assert list(Choices((), (drop,), "red", 0)) == [("drop", 1), ("drop", 2)]
    assert list(before([PASS], Choices((), (drop,), "red", 1))) == [PASS, ("drop", 3)]
    assert not Choices((), (drop,), "blue", 1)
    assert Choices((), (drop,), "red", 0).are_several()
    assert Choices((PASS,), (drop,), "blue", 0).are_several()
    assert not Choices((), (drop,), "red", 1).are_several()


def test_nothing_is_asked_for_before_somebody_looks() -> None:
    looked: list[int] = []

    def look() -> Sequence[Choice]:
        looked.append(1)
        return Choices(OFFERED.first, OFFERED.kinds)

    later = Later(look)
    assert looked == []
    assert list(later) == LEGAL
    assert (len(later), later[0], PASS in later) == (len(LEGAL), PASS, True)
    assert choices_of(later).one("take", drawn(1).randrange) in LEGAL
