"""What pictures are described by: who is there and how they stand, in the letters that Discord takes."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.moves import Text
from bot.games.registry import GAMES
from bot.trials.trial import play
from bot.ui.controls.components import MOST_ALT
from bot.ui.words.catalogue import Catalogue

NAMES = {seat: f"Player {seat}" for seat in range(24)}
STANDS = {
    "illuminati": ("The nearest to victory first", "basic goal", "Uncontrolled:"),
    "illuminopoly": ("power", "propert", " on "),
    "inwo": ("total Power",),
    "tsw": ("Headline:", "Conspiracies:"),
}


@pytest.mark.parametrize("kind", sorted(STANDS))
def test_the_table_is_described_with_all_who_play_and_how_they_stand(kind: str) -> None:
    game, catalogue = GAMES[kind], Catalogue()
    views: list[Any] = []

    def say(words: Text) -> str:
        return catalogue.format(words, NAMES)

    def watch(kernel: Any) -> None:
        if kernel.s.seq == 60:
            views.append(game.rules.view(kernel.s, None))

    seats = game.rules.info.most if kind != "tsw" else 8
    play(game, seats, {}, 3, ["random"], watch, patience=80)
    alt = game.pictures.table(views[0], NAMES, say).alt
    assert len(alt) <= MOST_ALT
    for words in STANDS[kind]:
        assert words in alt
    if kind != "tsw":
        alive = [seat.seat for seat in views[0].seats if getattr(seat, "alive", True)]
        assert [seat for seat in alive if f"Player {seat}" not in alt] == []
