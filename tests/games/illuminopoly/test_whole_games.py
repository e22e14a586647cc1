"""Whole games: no violation, nobody stuck, the same after a restart, no secret told."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, HOST, complete
from bot.games.illuminopoly.game import ILLUMINOPOLY
from bot.games.illuminopoly.rules import RULES
from bot.trials.proofs import leaks, restarts_differ
from bot.trials.trial import play
from tests.games.illuminopoly.city import given
from tests.support.copies import reload
from tests.support.invariance import faults


def options(seed: int) -> dict[str, Any]:
    """Another value of every option for every seed."""
    return {
        spec.name: spec.values[(seed + number) % len(spec.values)]
        for number, spec in enumerate(RULES.info.options)
    }


TABLES = [
    pytest.param(seats, levels, id=f"{seats}-{'-'.join(levels)}", marks=marks)
    for seats in range(3, 12)
    for levels in [["random"] if seats % 2 else ["heuristic", "random"]]
    for marks in [[] if seats in (4, 7) else [pytest.mark.slow]]
]


@pytest.mark.parametrize(("seats", "levels"), TABLES)
def test_whole_games_keep_every_promise(seats: int, levels: list[str]) -> None:
    found: list[str] = []
    trial = play(
        ILLUMINOPOLY, seats, options(2 * seats), seats, levels, lambda kernel: found.extend(faults(kernel))
    )
    assert trial.finished
    assert found == []
    assert restarts_differ(trial) is None
    assert leaks(trial) == []


def test_the_heuristic_seats_win_clearly() -> None:
    won = {"heuristic": 0, "random": 0}
    for seed in range(16):
        levels = ["heuristic", "random"] if seed % 2 else ["random", "heuristic"]
        trial = play(ILLUMINOPOLY, 4, {"pick": "draw"}, seed, levels)
        for seat in (trial.kernel.s.result or {}).get("winners", ()):
            won[levels[seat % 2]] += 1
    assert won["heuristic"] >= 2 * won["random"]


def test_anybody_can_leave_and_let_time_run_out_at_any_moment() -> None:
    left = 0

    def leave(kernel: Kernel) -> None:
        nonlocal left
        if kernel.s.seq % 4 or kernel.s.round == 0:
            return
        for seat in kernel.s.waiting:
            if seat != CHANCE:
                reload(kernel).submit(HOST, ("timeout", seat))
        for seat in range(4):
            if kernel.s.alive[seat]:
                copy = reload(kernel)
                copy.submit(HOST, ("leave", seat))
                go_on(copy, 12)
                left += 1

    for seed in range(2):
        play(ILLUMINOPOLY, 4, {"artillery": True}, seed, ["heuristic", "random"], leave, patience=350)
    assert left > 100


def go_on(kernel: Kernel, moves: int) -> None:
    """Some more moves, and nobody who has left is asked or owns anything."""
    for number in range(moves):
        assert RULES.check(kernel.s) == []
        if kernel.s.result is not None:
            return
        seat = kernel.s.waiting[0]
        assert seat == CHANCE or kernel.s.alive[seat]
        choices = kernel.legal(seat)
        kernel.submit(seat, complete(choices[number % len(choices)], lambda n: n // 2))


def test_a_moderator_can_put_a_sum_right_and_the_books_still_balance() -> None:
    game = given(landing="boardwalk").host("adjust", "cash", 1, 900).told("adjusted-cash", seat=1)
    game.expect(1, cash=900).expect("city", burned=600).seat(0).does("nothing").idle()
    game.host("end")
    assert (game.kernel.outcome() or {})["how"] == ["ended"]
