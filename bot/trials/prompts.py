"""How often seats are asked and waited for in games with pauses, as a table would call them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import mean, median, quantiles
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import HOST
from bot.engine.replay import begin
from bot.games.contract import Game, Pause
from bot.trials.trial import Trial


@dataclass(slots=True)
class Prompts:
    """Calls in one game. own, others: by seat and turn, in turns of its own and of others; pauses: by turn,
    those for which a table waits that is not live. turns: whose each was, by its number."""

    seats: int
    own: Counter[tuple[int, int]] = field(default_factory=Counter)
    others: Counter[tuple[int, int]] = field(default_factory=Counter)
    pauses: Counter[int] = field(default_factory=Counter)
    turns: dict[int, int] = field(default_factory=dict)

    def rounds(self) -> list[int]:
        """For each seat and round: how often it was called outside of its own turn. A round goes from the
        end of its turn to its next one."""
        found: list[int] = []
        for seat in range(self.seats):
            asked: int | None = None
            for turn, whose in sorted(self.turns.items()):
                if whose != seat:
                    asked = None if asked is None else asked + self.others[seat, turn]
                    continue
                found += [] if asked is None else [asked]
                asked = 0
        return found


def prompts(trial: Trial) -> Prompts | None:
    """Play the log of a trial again and count; None for a game without pauses."""
    if trial.game.pauses is None:
        return None
    kernel = begin(trial.game.rules, trial.seats, trial.options)
    found = Prompts(trial.seats)
    before: tuple[set[int], object] = (set(), None)
    paused, mover = False, HOST
    for seat, move in trial.log:
        now = set(kernel.s.waiting), (len(kernel.s.stack), *kernel.s.frames()[-1:])
        anew = [q for q in now[0] if q >= 0 and (q == mover or q not in before[0] or now[1] != before[1])]
        opened = HOST in now[0] and (not paused or now[1] != before[1])
        if anew or opened:
            _count(found, _moment(trial.game, kernel), anew, opened)
        before, paused, mover = now, HOST in now[0], seat
        kernel.submit(seat, move)
    return found


def _moment(game: Game, kernel: Kernel) -> Pause:
    assert game.pauses is not None
    return game.pauses(game.rules.view(kernel.s, None))


def _count(found: Prompts, moment: Pause, anew: Iterable[int], opened: bool) -> None:
    found.turns[moment.turn] = moment.whose
    for seat in anew:
        (found.own if seat == moment.whose else found.others)[seat, moment.turn] += 1
    if opened and moment.seats and not moment.minor:
        found.pauses[moment.turn] += 1


def figures(games: Iterable[Prompts]) -> dict[str, Any]:
    """Over several games: calls in a turn of one's own, calls by others in a round, pauses in a turn."""
    played = list(games)
    own = [sum(game.own.values()) / max(1, len(game.turns)) for game in played]
    rounds = [asked for game in played for asked in game.rounds()]
    pauses = [game.pauses[turn] for game in played for turn in game.turns]
    return {
        "own_per_turn": round(mean(own), 1) if own else 0,
        "others_per_round": {"median": median(rounds or [0]), "95%": _most(rounds)},
        "pauses_per_turn": {
            "median": median(pauses or [0]),
            "95%": _most(pauses),
            "most": max(pauses or [0]),
        },
    }


def _most(counts: list[int]) -> float:
    """What 95 % do not exceed."""
    return quantiles(counts, n=20, method="inclusive")[-1] if len(counts) > 1 else sum(counts)
