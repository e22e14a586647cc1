"""Moves of the table, and what a seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.moves import HOST, Move, Refused
from bot.engine.replay import begin
from bot.games.contract import Game
from bot.games.kit.permuting import hidden_piles, mix
from bot.games.registry import GAMES

CARD_GAMES = [GAMES["illuminati"], GAMES["illuminopoly"]]


@pytest.mark.parametrize("game", CARD_GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ((), "refused-host"),
        (("dance",), "refused-host"),
        (("leave",), "refused-host"),
        (("leave", 99), "refused-no-seat"),
        (("leave", -1), "refused-no-seat"),
        (("leave", "0"), "refused-no-seat"),
    ],
)
def test_the_table_cannot_do_just_anything(game: Game, move: Move, reason: str) -> None:
    kernel = begin(game.rules, 4, {})
    before = kernel.s.dump()
    with pytest.raises(Refused) as refused:
        kernel.submit(HOST, move)
    assert [said.key for said in refused.value.reasons] == [reason]
    assert kernel.s.dump() == before


@pytest.mark.parametrize("game", CARD_GAMES, ids=lambda game: game.key)
def test_the_table_can_end_a_game(game: Game) -> None:
    kernel = begin(game.rules, 4, {})
    kernel.submit(HOST, ("end",))
    result: dict[str, Any] = kernel.s.result or {}
    assert result["winners"] == []


def test_loose_cards_change_places_and_what_belongs_to_a_place_stays_there() -> None:
    deck, hands, owner = [0, 1, 2], [[3], [4, 5]], [-1, -1, -1, 0, 1, 1]
    piles = hidden_piles(deck, hands, 0)
    assert piles == [deck, hands[1]]
    mix(piles, lambda card: card != 1, list.reverse, [owner])
    assert (deck, hands) == ([5, 1, 4], [[3], [2, 0]])
    assert owner == [1, -1, 1, 0, -1, -1]
