"""One game from setup to its end, played by AI seats from a seed: for simulations, proofs and benchmarks."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, Move
from bot.engine.replay import Entry, begin
from bot.games.contract import Game, Player

PATIENCE = 20_000
"""Decisions after which a game counts as stuck."""

Watch = Callable[[Kernel], None]


@dataclass(slots=True)
class Trial:
    """A played game: its kernel, every move, how many of them were decisions of seats."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    seed: int
    kernel: Kernel
    log: list[Entry] = field(default_factory=list)
    decisions: int = 0

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
    kernel, state, fraction = trial.kernel, trial.kernel.s, rng.random

    def draw(n: int) -> int:
        return int(fraction() * n)

    while state.result is None and trial.decisions < patience:
        if watch is not None:
            watch(kernel)
        if state.waiting[0] == CHANCE:
            seat, move = CHANCE, _value(rng)
        else:
            seat, move = _decide(game, kernel, players, draw)
            trial.decisions += 1
        trial.log.append((seat, move))
        kernel.submit(seat, move)
    return trial


def _value(rng: random.Random) -> Move:
    """What chance gives."""
    return (rng.getrandbits(64),)


def _decide(game: Game, kernel: Kernel, players: Sequence[Player], draw: Callable[[int], int]) -> Entry:
    """The next decision: of a seat the game waits for, or now and then of one that may act meanwhile."""
    state = kernel.s
    if state.may and draw(8) == 0:
        seat = state.may[draw(len(state.may))]
        player = players[seat]
        view = None if player.blind else game.rules.view(state, seat)
        move = player.volunteer(view, kernel.ask_of(seat), draw)
        if move is not None:
            return seat, move
    seat = state.waiting[draw(len(state.waiting))]
    player = players[seat]
    view = None if player.blind else game.rules.view(state, seat)
    return seat, player.choose(view, kernel.ask_of(seat), draw)
