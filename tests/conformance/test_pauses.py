"""Whole games with pauses: every branch is walked, nothing leaks, calls are counted as a table makes them."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.moves import HOST, LAPSE
from bot.trials.prompts import figures, prompts
from bot.trials.proofs import invariants, leaks, restarts_differ
from bot.trials.trial import Trial, play
from tests.support.heist import PLAYABLE, HeistRules


def test_random_games_with_pauses_keep_every_law_and_walk_every_branch() -> None:
    faults: list[str] = []
    moves: set[object] = set()
    for seed in range(30):
        trial = play(PLAYABLE, 2 + seed % 4, {}, seed, ["random"], lambda k: faults.extend(invariants(k)))
        assert trial.finished
        assert restarts_differ(trial) is None
        assert leaks(trial) == []
        assert trial.decisions < len(trial.log), "a lapse is nobody's decision"
        moves |= {move[0] for seat, move in trial.log if seat != HOST}
        moves |= {("host", move) for seat, move in trial.log if seat == HOST}
    assert faults == []
    assert {"pass", "done", "hold", "stop", "grab", "omen", ("host", LAPSE)} <= moves


def of_hands(*hands: str) -> Trial:
    """A game in which nobody does anything but steal when it is seat 0's turn; nobody ever answers."""

    class Thief:
        blind = True

        def choose(self, view, ask, draw):  # type: ignore[no-untyped-def]
            return next(move for move in (("pass",), ("steal", 1), ("end",)) if move in ask.choices)

        def volunteer(self, view, ask, draw):  # type: ignore[no-untyped-def]
            return None

    game = replace(PLAYABLE, rules=HeistRules(hands), players={"thief": Thief})
    return play(game, len(hands), {}, 1, ["thief"])


def test_calls_and_pauses_are_counted_by_turn() -> None:
    """Nine turns of three: seat 1 is robbed by the two others, until it has nothing left; it alone is called,
    and seat 2 looks on where it is not its own turn. Each of them is called once for its own turn."""
    found = prompts(of_hands("", "stop", "stop"))
    assert found is not None
    assert sum(found.own.values()) == len(found.turns) == 9
    robbed = {(seat, turn) for seat, turn in found.others}
    assert {seat for seat, _ in robbed} == {1}
    assert all(found.turns[turn] != 1 for _, turn in robbed)
    assert set(found.pauses.values()) == {1}
    assert all(found.turns[turn] == 0 for turn in found.pauses), "in its own turn seat 2 is no onlooker"
    shown = figures([found])
    assert shown["own_per_turn"] == 1
    assert shown["others_per_round"]["median"] <= 2
    assert shown["pauses_per_turn"]["most"] == 1


def test_a_game_without_pauses_has_no_such_figures() -> None:
    trial = play(PLAYABLE, 3, {}, 1, ["random"])
    assert prompts(replace(trial, game=replace(PLAYABLE, pauses=None))) is None
