"""The head of panel and table is true now: no number is called needed once dice have fallen."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.kernel import Kernel
from bot.games.contract import Game
from bot.games.illuminati.game import ILLUMINATI
from bot.games.inwo.game import INWO
from bot.trials.trial import play
from bot.ui.words.catalogue import Catalogue


@pytest.mark.parametrize("game", [ILLUMINATI, INWO], ids=lambda game: game.key)
def test_after_the_dice_the_head_says_what_they_show(game: Game) -> None:
    catalogue, seen = Catalogue(), Counter[bool]()

    def watch(kernel: Kernel) -> None:
        view = game.rules.view(kernel.s, None)
        if view.attack is not None:
            head, fallen = catalogue.format(game.words.status(view)), bool(view.attack.roll)
            assert ("is needed" in head, f"rolled {sum(view.attack.roll)}, " in head) == (
                not fallen,
                fallen,
            )
            seen[fallen] += 1

    play(game, 4, {}, 3, ["heuristic"], watch, patience=120)
    assert min(seen[True], seen[False]) > 2
