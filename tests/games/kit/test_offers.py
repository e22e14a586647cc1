"""Offers: what fits their shape, and what can be done about open ones."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move
from bot.games.kit.offers import Terms, answers, take_up, without


class Swap(Terms):
    key, most = "swap", 50
    money, mine, theirs = 10, [1, 2], [7]  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("tail", "reasons"),
    [
        ((10, 0, 2, 1, 2, 7), []),
        ((0, 50, 0), []),
        ((11, 0, 0), ["swap-money"]),
        ((0, 51, 0), ["swap-money"]),
        ((0, -1, 0), ["swap-malformed"]),
        ((1, 0, 2, 1), ["swap-malformed"]),
        ((1, 0, 2, 1, 1), ["swap-malformed"]),
        ((1, 0, 1, 7), ["swap-cards"]),
        ((1, 0, 0, 2), ["swap-cards"]),
        ((0, 0, 0), ["swap-empty"]),
        ((1, 0), ["swap-malformed"]),
        ((1, 0, "0"), ["swap-malformed"]),
    ],
)
def test_the_terms_say_all_that_does_not_fit(tail: Move, reasons: list[str]) -> None:
    assert [reason.key for reason in Swap().check(tail)] == reasons


def test_open_offers_are_answered_withdrawn_and_dropped() -> None:
    offers = [
        {"number": 4, "giver": 0, "taker": 1},
        {"number": 5, "giver": 1, "taker": 2},
        {"number": 6, "giver": 2, "taker": 1},
    ]
    found = [("accept", 4), ("decline", 4), ("withdraw", 5), ("decline", 6)]
    assert answers(offers, 1, lambda offer: offer["number"] == 4) == (found, 1)
    assert without(offers, 0) == offers[1:]
    assert take_up(offers, 5)["giver"] == 1
    assert [offer["number"] for offer in offers] == [4, 6]
