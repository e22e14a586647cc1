"""What somebody reads and is offered who plays for the first time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games.contract import Page
from bot.games.illuminati.minds.ease import EASE
from bot.games.illuminati.say.words import WORDS
from tests.games.illuminati.test_scene import say
from tests.support.illuminati import Game, given
from tests.support.illuminati_views import NAMES


def log(game: Game, kind: str) -> str:
    """How a spectator reads the last event of a kind."""
    told = WORDS.happened(game.sees(None), [event for event in game.events if event.kind == kind][-1])
    assert told is not None
    return say(told)


def labels(page: Page | None) -> Iterator[str]:
    """All that a page offers."""
    assert page is not None
    assert page.chosen is not None
    yield say(page.chosen.label)
    yield from (say(plan.label) for _, row in page.rows for plan in row)


@pytest.mark.rule("ILL-5.1g")
@pytest.mark.parametrize(
    ("dice", "means"), [((1, 2), "low enough"), ((4, 5), "too high"), ((6, 6), "11 and 12 always fail")]
)
def test_the_dice_say_what_was_needed_and_what_they_mean(dice: tuple[int, int], means: str) -> None:
    game = given(2, play={0: "the-mafia"}, uncontrolled="texas").seat(0).controls("texas", by="the-mafia")
    game.rolls(*dice)
    assert log(game, "dice-rolled").endswith(f"or less is needed: {means}")
    game.settle()


@pytest.mark.rule("ILL-8")
def test_a_deal_tells_everybody_who_gives_which_group() -> None:
    game = given(play={0: "the-mafia", 1: "yuppies"}).seat(0)
    game.offers(1, "the-mafia", wants_cards="yuppies").seat(1).accepts()
    told = log(game, "deal-done")
    assert f"The Mafia from {NAMES[0]}" in told
    assert f"Yuppies from {NAMES[1]}" in told
    game.settle()


def test_money_of_somebody_else_says_on_which_side_it_is_spent() -> None:
    game = given(2, play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 30, 1: 30}).seat(0)
    game.controls("yuppies", by=game.root(0)).until("spending").spends(20)
    while 1 not in game.kernel.s.waiting:
        game.passes()
    assert any(" MB against it: " in label for label in labels(EASE.page(game.sees(1), game.ask_of(1), ())))
    game.settle()


@pytest.mark.parametrize("rival", [0, 5])
def test_more_money_that_changes_nothing_is_offered_only_against_an_answer(rival: int) -> None:
    """What makes more than 10 is wasted, unless somebody could still spend money against it."""
    treasuries = {0: 60, 1: rival}
    game = given(2, play={0: "the-mafia"}, treasuries=treasuries, uncontrolled="texas").seat(0)
    view, ask = game.sees(0), game.ask_of(0)
    best = next(plan for plan in EASE.first(view, ask) if plan.label.key == "ill-plan-best")
    offered = [label for label in labels(EASE.page(view, ask, best.key)) if label.startswith("+")]
    assert any("no change" in label for label in offered) is bool(rival)
