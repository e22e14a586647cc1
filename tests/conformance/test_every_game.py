"""What every game of the house must pass, by AI seats that play whole games."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import product
from typing import Any, TypeVar

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import Refused, complete
from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.table.people.server import new_table
from bot.table.settings import Defaults
from bot.trials.proofs import invariants, leaks, restarts_differ
from bot.trials.simulate import Order, simulate
from bot.trials.trial import play
from tests.support.copies import reload

JUNK: tuple[Any, ...] = (
    (),
    ("nonsense",),
    ("attack", 10**6),
    ("pass", "pass"),
    (1, 2, 3),
    ("end", None),
    ("play", -1),
)


T = TypeVar("T")
LONG: dict[str, dict[str, Any]] = {"tsw": {"last_turn": 6}, "inwo": {"most_rounds": 10}}
"""Games of many decisions and large states: how they are cut short here. Fewer of them are played, too."""


def few(game: Game, usual: T, short: T) -> T:
    """How much of something: less of the long games."""
    return short if game.key in LONG else usual


def tables() -> list[Any]:
    """Every game with its numbers of seats (of more than eight, four), options varied with the seats."""
    found = []
    for game in GAMES.values():
        least, most = game.rules.info.least, game.rules.info.most
        for seats in range(least, most + 1) if most <= 8 else few(game, (least, 5, 8, most), (least, 5, 12)):
            options = {spec.name: spec.values[seats % len(spec.values)] for spec in game.rules.info.options}
            options |= LONG.get(game.key, {})
            found.append(pytest.param(game, seats, options, id=f"{game.key}-{seats}"))
    return found


LEVELS = {"random": ["random"], "mixed": ["heuristic", "random"]}


def whole_games() -> list[Any]:
    """Every table with AI seats and seeds: one game of the least, five and the most seats is quick, of
    the long games those of the least and one of five."""
    found = []
    for table, (name, levels) in product(tables(), LEVELS.items()):
        game, seats, options = table.values
        least, most = game.rules.info.least, game.rules.info.most
        seeds = few(game, [2, 0, 1], [0])
        if seats in (least, 5, most) and (seats == least or few(game, True, seats == 5 and name == "mixed")):
            seed = [seeds.pop(0)]
            found.append(pytest.param(game, seats, options, seed, levels, id=f"{name}-{table.id}-first"))
        if seeds:
            rest = pytest.param(
                game, seats, options, seeds, levels, id=f"{name}-{table.id}", marks=pytest.mark.slow
            )
            found.append(rest)
    return found


@pytest.mark.parametrize(("game", "seats", "options", "seeds", "levels"), whole_games())
def test_whole_games_keep_every_promise(
    game: Game, seats: int, options: dict[str, Any], seeds: list[int], levels: list[str]
) -> None:
    faults: list[str] = []
    for seed in seeds:
        trial = play(game, seats, options, seed, levels, lambda kernel: faults.extend(invariants(kernel)))
        assert trial.finished, f"seed {seed}: stuck after {trial.decisions} decisions"
        assert not faults
        assert restarts_differ(trial) is None
        assert leaks(trial, few(game, 10, 3)) == []


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_what_is_offered_is_accepted_and_junk_changes_nothing(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    seen = 0

    def try_everything(kernel: Kernel) -> None:
        nonlocal seen
        seen += 1
        if seen % few(game, 7, 11):
            return
        before = kernel.s.dump()
        for seat in kernel.s.waiting[: few(game, seats, 3)]:
            if seat >= 0:
                for choice in list(kernel.legal(seat))[: few(game, 40, 12)]:
                    reload(kernel).submit(seat, complete(choice, lambda n: n - 1))
        for seat in range(seats):
            for junk in JUNK:
                with pytest.raises(Refused) as refused:
                    kernel.submit(seat, junk)
                assert refused.value.reasons
        assert kernel.s.dump() == before

    play(game, seats, options, 5, ["heuristic"], try_everything, patience=few(game, 400, 100))
    assert seen > 50


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_time_can_run_out_at_every_decision(game: Game) -> None:
    """A table at which nobody ever answers goes on by the defaults of the rules, without getting stuck."""

    def run_out(kernel: Kernel) -> None:
        for seat in kernel.s.waiting:
            if seat >= 0:
                copy = reload(kernel)
                copy.submit(-2, ("timeout", seat))
                assert copy.s.seq == kernel.s.seq + 1

    play(
        game,
        game.rules.info.least + 1,
        {},
        11,
        ["heuristic", "random"],
        run_out,
        patience=few(game, 300, 100),
    )


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

    play(game, game.rules.info.least + 1, {}, 12, ["heuristic", "random"], leave, patience=few(game, 250, 60))
    assert left > 100


def ends(hash_seed: str) -> list[str]:
    """How a game of each kind ends in a process of its own, a line each."""
    script = (
        "from bot.games.registry import GAMES\nfrom bot.trials.trial import play\n"
        "for game in GAMES.values():\n"
        f"    trial = play(game, game.rules.info.least + 1, {LONG}.get(game.key, {{}}), 3, ['random'])\n"
        "    print(game.key, len(trial.log), trial.kernel.s.dump())"
    )
    command, env = [sys.executable, "-c", script], {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.splitlines()


def test_the_order_of_choices_does_not_depend_on_the_hash_seed() -> None:
    first, second = ends("0"), ends("4711")
    assert [line.split()[0] for line in first] == list(GAMES)
    for one, other in zip(first, second, strict=True):
        assert one == other


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_simulate_tells_figures_that_agree(game: Game) -> None:
    seats = game.rules.info.least + few(game, 1, 0)
    options, games = LONG.get(game.key, {}), few(game, 3, 1)
    figures = simulate(Order(game.key, seats, games, 7, ("random",), options, check=True))
    assert figures["finished"] == games
    assert (figures["violations"], figures["dual_run_mismatches"], figures["leaks"]) == (0, 0, 0)
    assert sum(figures["wins_by_seat"].values()) == sum(figures["wins_by_goal"].values())
    assert json.loads(json.dumps(figures)) == figures
    unchecked = simulate(Order(game.key, seats, 1, 7, ("random",), options))
    assert unchecked["violations"] is unchecked["dual_run_mismatches"] is unchecked["leaks"] is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_a_game_wants_of_its_tables_can_be_set(game: Game) -> None:
    settings = new_table({}, Defaults(), game)
    for name, value in game.settings.items():
        assert getattr(settings, name) == value
        assert settings.changed(name, value, game.players) == settings
    unclocked = new_table({}, Defaults(deadline_hours=0.0), game)
    assert unclocked.hours == 0, "a host without deadlines has none in any game"
