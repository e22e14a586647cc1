"""Every game of the house can be shown: its asks, labels, happenings and pages, within Discord's limits."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
import structlog

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, Ask, Choice, Text, complete
from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.ui.controls import custom_id
from bot.ui.controls.choosing import Controls, Step, Wording, controls
from bot.ui.controls.components import MOST_ALT
from bot.ui.controls.composing import Composer
from bot.ui.words.catalogue import Catalogue
from tests.conformance.test_every_game import LONG
from tests.ui.test_choosing import BIG, reachable

CATALOGUE = Catalogue()
MOVES, FEW_MOVES = 1500, 200
FEW = 12
"""How often pages and events are looked at, in moves: they are long."""


TABLES = [
    pytest.param(kind, seats, id=f"{kind}-{seats}", marks=[] if seats < 4 else [pytest.mark.slow])
    for kind, game in sorted(GAMES.items())
    for seats in (2, 3, 4, 5, 6, 11)
    if game.rules.info.least <= seats <= game.rules.info.most
]


def reached(game: Game, view: Any, ask: Ask, words: Wording) -> set[str]:
    """What can be chosen where the game names what comes first, besides what it leads to by plans."""
    ease = game.ease
    assert ease is not None
    words = replace(words, worth=lambda choice: ease.worth(view, ask, choice))
    first, page = ease.first(view, ask), ease.page(view, ask, ())

    def show(step: Step) -> Controls:
        if step.choice is not None or (page is None and not first):
            return controls(BIG, ask, words, step)
        return Composer(BIG, ask, words).top(first, page, step)

    return reachable(ask, words, show)


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_whatever_is_asked_can_be_shown_and_chosen(kind: str, seats: int) -> None:
    game, dice = GAMES[kind], Random(seats)
    names = {seat: f"Player {seat}" for seat in range(seats)}

    def say(what: Text) -> str:
        return CATALOGUE.format(what, names)

    kernel = Kernel(game.rules, game.rules.setup(seats, game.rules.info.settle({})))
    with structlog.testing.capture_logs() as logs:
        events = kernel.start()
        for count in range(FEW_MOVES if kind in LONG else MOVES):
            asks = kernel.asks()
            if not asks:
                break
            for ask in asks:
                if ask.seat < 0 or (count % FEW and not ask.required):
                    continue
                view = game.rules.view(kernel.s, ask.seat)

                def label(choice: Choice, view: object = view, ask: object = ask) -> str:
                    return say(game.words.label(view, ask, choice))  # type: ignore[arg-type]

                def group(choice: Choice, view: object = view, ask: object = ask) -> str:
                    return say(game.words.group(view, ask, choice))  # type: ignore[arg-type]

                assert say(game.words.prompt(view, ask))
                wanted = {custom_id.name(ask, n) for n in range(len(ask.choices))}
                assert reachable(ask, Wording(say, label, group)) == wanted
                if game.ease is not None:
                    assert reached(game, view, ask, Wording(say, label, group)) == wanted
                told = [game.words.happened(view, event) for event in events]
                assert all(say(words) for words in told if words is not None)
                if not count % FEW:
                    for page in (game.words.table(view), game.words.hand(view), game.words.why(view)):
                        assert all(map(say, page))
                    assert len(game.pictures.hand(view, names, say).alt) <= MOST_ALT
                    assert len(game.pictures.table(view, names, say).alt) <= MOST_ALT
            ask = dice.choice([ask for ask in asks if ask.required])
            move = (
                (dice.getrandbits(64),)
                if ask.seat == CHANCE
                else complete(dice.choice(ask.choices), dice.randrange)
            )
            events = kernel.submit(ask.seat, move)
    assert {(log["key"], log["fault"]) for log in logs if log["event"] == "message"} == set()
