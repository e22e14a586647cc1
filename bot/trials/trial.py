"""One game from setup to its end, played by AI seats from a seed: for simulations, proofs and benchmarks."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, HOST, LAPSE, Move
from bot.engine.replay import Entry, begin
from bot.engine.structure import NOBODY
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
    kernel, state, fraction = trial.kernel, trial.kernel.s, rng.random

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
        trial.log.append((seat, move))
        kernel.submit(seat, move)
    return trial


def _value(rng: random.Random) -> Move:
    """What chance gives."""
    return (rng.getrandbits(64),)


def _decide(trial: Trial, players: Sequence[Player], draw: Callable[[int], int]) -> Entry:
    """The next decision: of a seat the game waits for, or now and then of one that may act meanwhile. Who has
    just been made an offer, and looks at it, is asked at once. In a pause each that may act is offered it
    once, before the pause can be over."""
    kernel, state = trial.kernel, trial.kernel.s
    paused = HOST in state.waiting and LAPSE in kernel.legal(HOST)
    if paused:
        offered = [q for q in state.may if trial.offered.get(q) != state.numbers[q]]
    elif (taker := _taker(trial)) in state.may and not players[taker].blind:
        offered = [taker]
    else:
        offered = [state.may[draw(len(state.may))]] if state.may and draw(8) == 0 else []
    for seat in offered:
        trial.offered[seat] = state.numbers[seat]
        move = players[seat].volunteer(_view(trial, players, seat), kernel.glance(seat), draw)
        if move is not None:
            return seat, move
    seat = state.waiting[draw(len(state.waiting))]
    if paused and seat == HOST:
        return HOST, LAPSE
    return seat, players[seat].choose(_view(trial, players, seat), kernel.glance(seat), draw)


def _taker(trial: Trial) -> int:
    """The seat to which the last move was an offer, or NOBODY."""
    if not trial.log or trial.log[-1][1][0] not in trial.game.offering:
        return NOBODY
    return int(trial.log[-1][1][1])


def _view(trial: Trial, players: Sequence[Player], seat: int) -> Any:
    """What the player of a seat looks at."""
    return None if players[seat].blind else trial.game.rules.view(trial.kernel.s, seat)
