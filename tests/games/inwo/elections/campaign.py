"""Elections as scenarios: a round has just been played, and the election begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.engine.kernel import Kernel
from bot.games.inwo.game import INWO
from bot.games.inwo.rules import INFO
from bot.trials.trial import Trial
from tests.support.inwo import Game, given

SMALL = {0: "phone-company", 1: "loan-sharks", 2: "dentists", 3: "boy-sprouts"}


def campaign(
    seats: int = 2, play: dict[int, str] | None = None, elections: str = "rounds", **more: Any
) -> Game:
    """The last turn of a round is over; seats without a structure have a small one."""
    trees = {seat: SMALL[seat] for seat in range(seats)} | (play or {})
    game = given(seats, play=trees, active=seats - 1, elections=elections, **more)
    return game.seat(seats - 1).does("end")


def nominated(game: Game, *names: str | None) -> Game:
    """Seat by seat from the first that is asked, each names somebody or nobody, while anybody is left."""
    for name in names:
        if name is None and step(game) != "nominate":
            break
        (seat,) = game.kernel.s.waiting
        game.seat(seat).does(*(("nominate", name) if name else ("no-nomination",)))
    return game


def tickets(game: Game) -> list[tuple[str, str, int]]:
    """Who stands, with their support."""
    view = game.sees(None)
    s = game.kernel.s
    assert view.election is not None, "the election is over"
    return [
        (s.name(t.candidate), s.name(t.mate) if t.mate >= 0 else "", t.support) for t in view.election.tickets
    ]


def step(game: Game) -> str:
    """What of the election goes on; '' if it is over."""
    e = game.sees(None).election
    return e.step if e is not None else ""


def offices(game: Game) -> tuple[str, str]:
    """President and vice-president."""
    s, view = game.kernel.s, game.sees(None)
    return tuple(s.name(card) if card >= 0 else "" for card in (view.president, view.vice))  # type: ignore[return-value]


def tied() -> Game:
    """Two invented candidates of Power 1, one each; nobody supports anybody."""
    play = {0: "mayor-bunting", 1: "aunt-agatha-smith"}
    game = nominated(campaign(2, play), "mayor-bunting", "aunt-agatha-smith")
    game.seat(0).does("mate", "aunt-agatha-smith").seat(1).does("mate", "mayor-bunting")
    return game.seat(0).does("declared").seat(1).does("declared")


def election_prompts(trial: Trial) -> list[int]:
    """How often a seat was asked and waited for, in each election of a game that is played again."""
    kernel = Kernel(INWO.rules, INWO.rules.setup(trial.seats, INFO.opening(trial.options)))
    kernel.start()
    found: list[int] = []
    asked: Counter[int] = Counter()
    for entry in trial.log:
        inside = any(kind == "election" for kind, _ in kernel.s.frames())
        if inside and entry[0] >= 0 and entry[0] in kernel.s.waiting:
            asked[entry[0]] += 1
        kernel.submit(*entry)
        if asked and not any(kind == "election" for kind, _ in kernel.s.frames()):
            found += asked.values()
            asked.clear()
    return found
