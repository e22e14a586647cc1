"""The order of play among those who are still in the game."""

from __future__ import annotations

from bot.games.kit.seats import after, following, in_order

ALIVE = (1, 0, 1, 1)


def test_the_order_passes_over_who_is_gone() -> None:
    assert in_order(ALIVE, 1) == (2, 3, 0)
    assert in_order(ALIVE, 1, -1) == (0, 3, 2)
    assert after(ALIVE, 2) == (3, 0, 2)
    assert after(ALIVE, 2, -1) == (0, 3, 2)
    assert following(ALIVE, 3) == 0
    assert following(ALIVE, 0, -1) == 3
    assert following((0, 1), 1) == 1
    assert following((0, 0), 1) == 1
