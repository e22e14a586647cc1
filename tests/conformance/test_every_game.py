"""What every game of the house must pass, by AI seats that play whole games."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, Refused, complete
from bot.engine.replay import reload
from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.trials.proofs import invariants, leaks, restarts_differ
from bot.trials.simulate import Order, simulate
from bot.trials.trial import play

JUNK: tuple[Any, ...] = (
    (),
    ("nonsense",),
    ("attack", 10**6),
    ("pass", "pass"),
    (1, 2, 3),
    ("end", None),
    ("play", -1),
)


def tables() -> list[Any]:
    """Every game with its numbers of seats (of more than eight, four), options varied with the seats."""
    found = []
    for game in GAMES.values():
        least, most = game.rules.info.least, game.rules.info.most
        for seats in range(least, most + 1) if most <= 8 else (least, 5, 8, most):
            options = {spec.name: spec.values[seats % len(spec.values)] for spec in game.rules.info.options}
            found.append(pytest.param(game, seats, options, id=f"{game.key}-{seats}"))
    return found


@pytest.mark.parametrize(("game", "seats", "options"), tables())
@pytest.mark.parametrize("levels", [["random"], ["heuristic", "random"]], ids=["random", "mixed"])
def test_whole_games_keep_every_promise(
    game: Game, seats: int, options: dict[str, Any], levels: list[str]
) -> None:
    faults: list[str] = []
    for seed in range(3):
        trial = play(game, seats, options, seed, levels, lambda kernel: faults.extend(invariants(kernel)))
        assert trial.finished, f"seed {seed}: stuck after {trial.decisions} decisions"
        assert not faults
        assert restarts_differ(trial) is None
        assert leaks(trial) == []


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_what_is_offered_is_accepted_and_junk_changes_nothing(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    seen = 0

    def try_everything(kernel: Kernel) -> None:
        nonlocal seen
        seen += 1
        if seen % 7:
            return
        before = kernel.s.dump()
        for seat in kernel.s.waiting:
            if seat != CHANCE:
                for choice in list(kernel.legal(seat))[:40]:
                    reload(kernel).submit(seat, complete(choice, lambda n: n - 1))
        for seat in range(seats):
            for junk in JUNK:
                with pytest.raises(Refused) as refused:
                    kernel.submit(seat, junk)
                assert refused.value.reasons
        assert kernel.s.dump() == before

    play(game, seats, options, 5, ["heuristic"], try_everything, patience=400)
    assert seen > 50


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_time_can_run_out_at_every_decision(game: Game) -> None:
    """A table at which nobody ever answers goes on by the defaults of the rules, without getting stuck."""

    def run_out(kernel: Kernel) -> None:
        for seat in kernel.s.waiting:
            if seat != CHANCE:
                copy = reload(kernel)
                copy.submit(-2, ("timeout", seat))
                assert copy.s.seq == kernel.s.seq + 1

    play(game, game.rules.info.least + 1, {}, 11, ["heuristic", "random"], run_out, patience=300)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_player_can_leave_at_every_decision(game: Game) -> None:
    left = 0

    def leave(kernel: Kernel) -> None:
        nonlocal left
        for seat in range(kernel.s.seats):
            copy = reload(kernel)
            try:
                copy.submit(-2, ("leave", seat))
            except Refused:
                continue
            left += 1
            assert invariants(copy) == []
            assert copy.s.result is not None or copy.s.waiting

    play(game, game.rules.info.least + 1, {}, 12, ["heuristic", "random"], leave, patience=250)
    assert left > 100


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_order_of_choices_does_not_depend_on_the_hash_seed(game: Game) -> None:
    script = (
        "from bot.games.registry import GAMES; from bot.trials.trial import play;"
        f"t = play(GAMES['{game.key}'], {game.rules.info.least + 1}, {{}}, 3, ['random']);"
        "print(len(t.log), t.kernel.s.dump())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(runs) == 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_simulate_tells_figures_that_agree(game: Game) -> None:
    seats = game.rules.info.least + 1
    figures = simulate(Order(game.key, seats, 6, 7, ("random",), check=True))
    assert figures["finished"] == 6
    assert (figures["violations"], figures["dual_run_mismatches"], figures["leaks"]) == (0, 0, 0)
    assert sum(figures["wins_by_seat"].values()) == sum(figures["wins_by_goal"].values())
    assert json.loads(json.dumps(figures)) == figures
    unchecked = simulate(Order(game.key, seats, 2, 7, ("random",)))
    assert unchecked["violations"] is unchecked["dual_run_mismatches"] is unchecked["leaks"] is None
