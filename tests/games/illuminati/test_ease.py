"""What an Illuminati panel offers first."""

from __future__ import annotations

from bot.games.illuminati.game import ILLUMINATI
from tests.support.illuminati import given


def first(actions: int) -> list[str]:
    """The plans in front of a turn, by their labels; an easy group lies open."""
    game = given(2, treasuries={0: 30}, uncontrolled="texas")
    game.kernel.s.actions = actions
    (ask,) = [ask for ask in game.kernel.asks() if ask.seat == 0]
    assert ILLUMINATI.ease is not None
    view = game.kernel.rules.view(game.kernel.s, 0)
    return [plan.label.key for plan in ILLUMINATI.ease.first(view, ask)]


def test_an_attack_comes_first_and_the_end_of_the_turn_where_none_is_left() -> None:
    assert first(actions=2)[0] == "ill-plan-best"
    assert first(actions=2)[-1] == "ill-do-end"
    assert first(actions=0)[0] == "ill-do-end"
    assert "ill-plan-best" not in first(actions=0)
