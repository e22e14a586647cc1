"""Random games of the toy: they end, keep their invariants, survive reloads, and leak nothing."""

from functools import cache

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, HOST, Event
from bot.engine.replay import begin, replay
from bot.games.contract import Game
from bot.trials.proofs import by_lot, leaks, restarts_differ
from bot.trials.trial import Trial, play
from tests.support.copies import state_hash
from tests.support.invariance import JUNK, faults, is_refused_without_trace
from tests.support.toy.rules import PLAYABLE, ToyRules

SEEDS = range(20)


@cache
def played(seed: int) -> Trial:
    """A game of 2, 3 or 4 seats that make any move."""
    return play(PLAYABLE, 2 + seed % 3, {}, seed, ["random"])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_ends_and_keeps_its_invariants(seed: int) -> None:
    found: list[str] = []
    trial = play(PLAYABLE, 2 + seed % 3, {}, seed, ["random"], lambda kernel: found.extend(faults(kernel)))
    assert found == []
    assert trial.finished
    assert trial.kernel.asks() == []


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_the_same_however_often_it_is_stored(seed: int) -> None:
    trial = played(seed)
    assert restarts_differ(trial) is None
    again = replay(PLAYABLE.rules, trial.seats, {}, trial.log)
    assert state_hash(again.s) == state_hash(trial.kernel.s)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_seat_can_tell_what_it_must_not_know(seed: int) -> None:
    assert leaks(played(seed), samples=12) == []


class Gossip(ToyRules):
    """A view that weighs the hand of seat 0."""

    def view(self, s, seat):  # type: ignore[no-untyped-def]
        return super().view(s, seat), sum(s.hand(0))


def test_the_leak_test_finds_a_leak() -> None:
    gossip = Game(Gossip(), PLAYABLE.words, PLAYABLE.pictures, PLAYABLE.players, "")
    trial = play(gossip, 3, {}, 1, ["random"])
    assert leaks(trial, samples=12)


def test_a_lot_may_bring_about_something_else_but_never_show_what_it_turned_up() -> None:
    taken, other, back = (
        Event("card-taken", {"seat": 0}, {0: {"seat": 0, "face": 7}}),
        Event("card-taken", {"seat": 0}, {0: {"seat": 0, "face": 8}}),
        Event("card-put-back", {"seat": 0}, {}),
    )
    assert by_lot(CHANCE, [taken], [back], viewer=1)
    assert not by_lot(0, [taken], [back], viewer=1)
    assert not by_lot(CHANCE, [taken], [other], viewer=0)
    shown = [Event("card-taken", {"seat": 0, "face": face}, {}) for face in (7, 8)]
    assert not by_lot(CHANCE, shown[:1], shown[1:], viewer=1), "so the difference counts as a leak"


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_junk_is_refused_and_changes_nothing(seed: int) -> None:
    trial = played(seed)
    kernel: Kernel = begin(PLAYABLE.rules, trial.seats, {})
    for number, (mover, made) in enumerate(trial.log):
        if number % 7 == 0:
            for seat in (*range(trial.seats), HOST, 99, -5):
                assert all(is_refused_without_trace(kernel, seat, move) for move in JUNK)
            for seat in {*range(trial.seats), CHANCE} - {q for q in kernel.s.waiting if q >= 0}:
                assert is_refused_without_trace(kernel, HOST, ("timeout", seat))
        kernel.submit(mover, made)
