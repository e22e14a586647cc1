"""Many games at once, and one honest summary of them."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.engine.kernel import Kernel
from bot.games.registry import PLAYABLE
from bot.trials.prompts import Prompts, figures, prompts
from bot.trials.proofs import invariants, leaks, restarts_differ
from bot.trials.trial import play

LEAK_SAMPLES = 2
"""Stretches tried in each simulated game: there are many games, so a few in each will do."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to simulate: game number n has the seed `seed + n`; `levels` go round the seats, shifted by n."""

    game: str
    seats: int
    games: int
    seed: int
    levels: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    check: bool = False


@dataclass(slots=True)
class Result:
    """One simulated game. faults: what is wrong with it, each with the command that plays it again."""

    seed: int
    finished: bool
    decisions: int
    seconds: float
    winners: list[int]
    goals: list[str]
    levels: list[str]
    faults: list[str] = field(default_factory=list)
    restart: int | None = None
    leaks: list[str] = field(default_factory=list)
    prompts: Prompts | None = None


def simulate(order: Order, jobs: int = 1) -> dict[str, Any]:
    """Play all games of `order`; the figures of the command line's last line."""
    began = time.perf_counter()
    results = list(_results(order, jobs))
    return summary(order, results, time.perf_counter() - began)


def _results(order: Order, jobs: int) -> Iterator[Result]:
    if jobs <= 1:
        yield from map(partial(one, order), range(order.games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(one, order), range(order.games), chunksize=4)


def one(order: Order, number: int) -> Result:
    """Play game `number` of `order`, with the three proofs if they are asked for."""
    game = PLAYABLE[order.game]
    shift = number % len(order.levels)
    levels = order.levels[shift:] + order.levels[:shift]
    seated = [levels[seat % len(levels)] for seat in range(order.seats)]
    result = Result(order.seed + number, False, 0, 0.0, [], [], seated)
    again = _again(order, result.seed, levels)
    watch = _Watcher() if order.check else None
    began = time.perf_counter()
    try:
        trial = play(game, order.seats, order.options, result.seed, levels, watch)
    except Exception:
        result.faults.append(f"{traceback.format_exc(limit=-3)}\n{again}")
        return result
    result.seconds = time.perf_counter() - began
    result.finished, result.decisions = trial.finished, trial.decisions
    if trial.finished:
        outcome = trial.kernel.s.result or {}
        result.winners, result.goals = list(outcome["winners"]), list(outcome.get("how", ()))
    else:
        result.faults.append(f"stuck after {trial.decisions} decisions\n{again}")
    result.prompts = prompts(trial)
    if watch is not None:
        result.faults += [f"{fault}\n{again}" for fault in watch.faults]
        result.restart = restarts_differ(trial)
        result.leaks = [f"{leak}\n{again}" for leak in leaks(trial, LEAK_SAMPLES)]
    return result


class _Watcher:
    """Collects broken invariants, the first ones only."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def __call__(self, kernel: Kernel) -> None:
        if len(self.faults) < 3:
            self.faults += [f"move {kernel.s.seq}: {fault}" for fault in invariants(kernel)]


def _again(order: Order, seed: int, levels: Sequence[str]) -> str:
    """The command that plays one game again."""
    chosen = "".join(f" --option {name}={_typed(value)}" for name, value in sorted(order.options.items()))
    line = f"python -m bot simulate --game {order.game} --seats {order.seats} --games 1 --seed {seed}"
    return f"{line} --ai {','.join(levels)}{chosen} --check"


def _typed(value: object) -> object:
    return ",".join(map(str, value)) if isinstance(value, list) else value


def summary(order: Order, results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """Figures over all results; the three proofs are None if they were not run."""
    decisions = sum(result.decisions for result in results)
    played = sum(result.seconds for result in results)
    asked = [result.prompts for result in results if result.prompts is not None]
    return {
        "game": order.game,
        "seats": order.seats,
        "games": order.games,
        "seed": order.seed,
        "ai": ",".join(order.levels),
        "finished": sum(result.finished for result in results),
        "decisions": decisions,
        "decisions_per_second": round(decisions / played) if played else 0,
        "seconds": round(seconds, 2),
        **_proofs(order, results),
        **_wins(order, results),
        "prompts": figures(asked) if asked else None,
        "faults": [fault for result in results for fault in (*result.faults, *result.leaks)][:10],
    }


def _proofs(order: Order, results: Sequence[Result]) -> dict[str, int | None]:
    """How often each of the three proofs failed; None if they were not run."""
    failed = {
        "violations": sum(len(result.faults) for result in results),
        "dual_run_mismatches": sum(result.restart is not None for result in results),
        "leaks": sum(len(result.leaks) for result in results),
    }
    return {proof: count if order.check else None for proof, count in failed.items()}


def _wins(order: Order, results: Sequence[Result]) -> dict[str, dict[str, int]]:
    """How often each seat, each goal and each level of AI has won."""
    seats = Counter(seat for result in results for seat in result.winners)
    return {
        "wins_by_seat": {str(seat): seats[seat] for seat in range(order.seats)},
        "wins_by_goal": dict(Counter(goal for result in results for goal in result.goals)),
        "wins_by_ai": dict(Counter(result.levels[seat] for result in results for seat in result.winners)),
    }
