"""One game from setup to its end, played by AI seats from a seed: for simulations, proofs and benchmarks."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, HOST, LAPSE, Move
from bot.engine.replay import Entry, begin
from bot.games.contract import Game, Player

PATIENCE = 20_000
"""Decisions after which a game counts as stuck."""

Watch = Callable[[Kernel], None]


@dataclass(slots=True)
class Trial:
    """A played game: its kernel, every move, how many of them were decisions of seats. offered: by seat, at
    which ask it was last asked in a pause whether it wants to do something."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    seed: int
    kernel: Kernel
    log: list[Entry] = field(default_factory=list)
    decisions: int = 0
    offered: dict[int, int] = field(default_factory=dict)

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return self.kernel.s.result is not None


def play(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    seed: int,
    levels: Sequence[str],
    watch: Watch | None = None,
    patience: int = PATIENCE,
) -> Trial:
    """Play the game of `seed` with the AI `levels[seat % len(levels)]` in each seat; `watch` sees every
    decision.
    """
    rng = random.Random(seed)
    trial = Trial(game, seats, options, seed, begin(game.rules, seats, options))
    players = [game.players[levels[seat % len(levels)]]() for seat in range(seats)]
    kernel, state, fraction, log = trial.kernel, trial.kernel.s, rng.random, trial.log

    def draw(n: int) -> int:
        return int(fraction() * n)

    while state.result is None and trial.decisions < patience:
        if watch is not None:
            watch(kernel)
        if state.waiting[0] == CHANCE:
            seat, move = CHANCE, _value(rng)
        else:
            seat, move = _decide(trial, players, draw)
            trial.decisions += seat >= 0
        log.append((seat, move))
        kernel.submit(seat, move)
    return trial


def _value(rng: random.Random) -> Move:
    """What chance gives."""
    return (rng.getrandbits(64),)


def _decide(trial: Trial, players: Sequence[Player], draw: Callable[[int], int]) -> Entry:
    """The next decision: of a seat the game waits for, or now and then of one that may act meanwhile. In a
    pause each that may act is offered it once, before the pause can be over."""
    kernel, state = trial.kernel, trial.kernel.s
    paused = HOST in state.waiting and LAPSE in kernel.legal(HOST)
    if state.may:
        for seat in _volunteers(trial, players, paused, draw):
            player = players[seat]
            trial.offered[seat] = state.numbers[seat]
            view = None if player.blind else trial.game.rules.view(state, seat)
            move = player.volunteer(view, kernel.glance(seat, True), draw)
            if move is not None:
                return seat, move
    seat = state.waiting[draw(len(state.waiting))]
    if paused and seat == HOST:
        return HOST, LAPSE
    player = players[seat]
    view = None if player.blind else trial.game.rules.view(state, seat)
    return seat, player.choose(view, kernel.glance(seat), draw)


def _volunteers(
    trial: Trial, players: Sequence[Player], paused: bool, draw: Callable[[int], int]
) -> Sequence[int]:
    """Who of those that may act is offered it now: in a pause all who have not been; who has just been made
    an offer, and looks at it; else now and then one of them."""
    state = trial.kernel.s
    if paused:
        return [q for q in state.may if trial.offered.get(q) != state.numbers[q]]
    move: Move = trial.log[-1][1] if trial.log else ("",)
    if move[0] in trial.game.offering and move[1] in state.may and not players[int(move[1])].blind:
        return (int(move[1]),)
    return (state.may[draw(len(state.may))],) if draw(8) == 0 else ()
