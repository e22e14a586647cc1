"""What is looked at to reckon a number: nothing that is left out could have changed it."""

from __future__ import annotations

from bot.engine.kernel import Kernel
from bot.games.inwo.game import INWO
from bot.games.inwo.play.known import GLOBAL, POWER, RELIEF, RESISTANCE
from bot.games.inwo.play.numbers import in_force, near
from bot.trials.trial import play

SEED = 9
"""A game in which a card that is read as a Government gets more Power for that."""
EVERY = 60
"""Of how many decisions one is looked at."""


def test_whatever_is_about_a_card_is_judged_for_it() -> None:
    decisions, meant = 0, 0

    def look(kernel: Kernel) -> None:
        nonlocal decisions, meant
        decisions += 1
        if decisions % EVERY:
            return
        s = kernel.s
        for word in ("becomes", "counts_as", POWER, GLOBAL, RESISTANCE, RELIEF):
            placed = in_force(s, word)
            for card in range(len(s.face)) if placed else ():
                able = near(s, placed, card)
                for passive in placed:
                    own = passive.source.card == card
                    about = own if passive.fit is None else passive.fit(s, card, passive.at)
                    meant += about
                    assert passive in able or not about, (s.name(passive.source.card), word, s.name(card))

    play(INWO, 4, {}, SEED, ["random"], look)
    assert meant > 100
