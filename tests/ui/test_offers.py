"""The form of an offer: what can be given and wanted, and what both have as far as the giver knows."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.engine.moves import Ask, Open
from bot.ui.controls.bargain import bargain_form
from bot.ui.controls.choosing import Wording
from bot.ui.words.catalogue import Catalogue
from tests.games.illuminopoly import city
from tests.support import illuminati, inwo


def hints(asks: Iterable[Ask]) -> dict[str, str]:
    """The inputs of the first offer that seat 0 can make, with what is said at each."""
    catalogue = Catalogue()
    words = Wording(lambda said: catalogue.format(said, {}), str, str)
    ask = next(ask for ask in asks if ask.seat == 0)
    choice = next(one for one in ask.choices if isinstance(one, Open) and one.prefix[0] == "offer")
    return {field.key: field.hint for field in bargain_form(words, choice, choice.shape)}  # type: ignore[arg-type]


@pytest.mark.parametrize(("money", "theirs"), [("open", "They have 7"), ("hidden", "")])
def test_both_treasuries_are_shown_where_they_are_open(money: str, theirs: str) -> None:
    game = illuminati.given(2, treasuries={0: 12, 1: 7}, money=money)
    found = hints(game.kernel.asks())
    assert (found["give"], found["want"]) == ("You have 12", theirs)
    with_cash = city.given(cash={0: 500, 1: 80}, options={"money": money})
    found = hints(with_cash.kernel.asks())
    assert found["give"] == "You have 500"
    assert bool(found["want"]) is bool(theirs)


def test_a_game_without_money_asks_for_none() -> None:
    found = hints(inwo.given(2, hands={0: "terrorist-nuke"}).kernel.asks())
    assert not {"give", "want"} & found.keys()
