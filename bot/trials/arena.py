"""AI levels against each other: who wins how often, how long games last, and what is done in them."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from typing import Any

from bot.engine.moves import Ask, Draw, Move
from bot.games.contract import Figures, Game, Player
from bot.trials.trial import Trial, play

NORMAL = 1.96
"""Standard deviations on either side of 95 % of a normal distribution."""
Clock = defaultdict[tuple[int, int], float]
"""Seconds of processor time by turn and seat."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: `levels` go round the seats, and one seat further from game to game; game number n has
    the seed `seed + n`."""

    game: Game
    levels: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Tally:
    """What was counted. wins, seated and kinds are by level; won, present by faction; turns: the
    seconds that single seats took within one turn, of all levels that look at the table."""

    games: int = 0
    unfinished: list[int] = field(default_factory=list)
    wins: Counter[str] = field(default_factory=Counter)
    seated: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    present: Counter[str] = field(default_factory=Counter)
    goals: Counter[str] = field(default_factory=Counter)
    lengths: list[tuple[int, int]] = field(default_factory=list)
    eliminated: int = 0
    kinds: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    turns: list[float] = field(default_factory=list)


def contest(match: Match) -> dict[str, Any]:
    """Play all games of a match; the figures of the command line's last line."""
    tally = Tally()
    for number in range(match.games):
        shift = number % len(match.levels)
        levels = match.levels[shift:] + match.levels[:shift]
        clock: Clock = defaultdict(float)
        timed = _timed(match.game, set(levels), clock)
        trial = play(timed, match.seats, match.options, match.seed + number, levels)
        _count(tally, trial, [levels[seat % len(levels)] for seat in range(match.seats)])
        tally.turns += clock.values()
    return summary(match, tally)


class _Timed:
    """A player whose thoughts are timed."""

    def __init__(self, player: Player, game: Game, clock: Clock) -> None:
        self.blind = player.blind
        self._player = player
        self._game = game
        self._clock = clock

    def choose(self, view: Any, ask: Ask, draw: Draw) -> Move:
        began = time.process_time()
        move = self._player.choose(view, ask, draw)
        self._took(view, ask, began)
        return move

    def volunteer(self, view: Any, ask: Ask, draw: Draw) -> Move | None:
        began = time.process_time()
        move = self._player.volunteer(view, ask, draw)
        self._took(view, ask, began)
        return move

    def _took(self, view: Any, ask: Ask, began: float) -> None:
        if view is not None and self._game.figures is not None:
            self._clock[self._game.figures(view).turn, ask.seat] += time.process_time() - began


def _timed(game: Game, levels: set[str], clock: Clock) -> Game:
    """The game, with players of these levels that are timed."""

    def make(level: str) -> Player:
        return _Timed(game.players[level](), game, clock)

    return replace(game, players={level: partial(make, level) for level in levels})


def _count(tally: Tally, trial: Trial, levels: Sequence[str]) -> None:
    """Add one game."""
    tally.games += 1
    state = trial.kernel.s
    figures = _figures(trial)
    winners = list((state.result or {}).get("winners", ()))
    tally.goals.update((state.result or {}).get("how", ()))
    tally.seated.update(levels)
    for seat in winners:
        tally.wins[levels[seat]] += 1
    if not trial.finished:
        tally.unfinished.append(trial.seed)
    if figures is not None:
        tally.lengths.append((figures.length, trial.seed))
        tally.eliminated += figures.alive.count(False)
        tally.present.update(figures.factions)
        tally.won.update(figures.factions[seat] for seat in winners)
    for seat, move in trial.log:
        if seat >= 0:
            tally.kinds[levels[seat]][str(move[0])] += 1


def _figures(trial: Trial) -> Figures | None:
    look = trial.game.figures
    return None if look is None else look(trial.game.rules.view(trial.kernel.s, None))


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % (Wilson)."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, NORMAL * NORMAL / games
    middle = (share + z / 2) / (1 + z)
    reach = NORMAL * sqrt(share * (1 - share) / games + z / games / 4) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def below(values: Sequence[float], share: float) -> float:
    """What that share of the values does not exceed; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0


def summary(match: Match, tally: Tally) -> dict[str, Any]:
    """The figures of a match in plain values."""
    lengths = [length for length, _ in tally.lengths]
    longest = max(tally.lengths, default=(0, 0))
    return {
        "game": match.game.key,
        "seats": match.seats,
        "games": tally.games,
        "seed": match.seed,
        "levels": ",".join(match.levels),
        "unfinished": tally.unfinished,
        "wins": {level: _share(tally.wins[level], tally.seated[level]) for level in tally.seated},
        "wins_by_goal": dict(tally.goals),
        "wins_by_faction": {
            name: {**_share(tally.won[name], tally.present[name]), "fair": round(_even(tally), 3)}
            for name in sorted(tally.present)
        },
        "eliminations_per_game": round(tally.eliminated / max(1, tally.games), 2),
        "length": {"median": below(lengths, 0.5), "95%": below(lengths, 0.95), "longest": longest[0]},
        "longest_seed": longest[1],
        "deals": {level: kinds["accept"] for level, kinds in tally.kinds.items()},
        "moves": {level: dict(kinds.most_common()) for level, kinds in tally.kinds.items()},
        "turn_ms": {
            name: round(1000 * below(tally.turns, share), 1)
            for name, share in (("median", 0.5), ("99%", 0.99), ("longest", 1.0))
        },
    }


def _share(wins: int, games: int) -> dict[str, Any]:
    low, high = interval(wins, games)
    share = round(wins / games, 3) if games else 0.0
    return {"wins": wins, "seats": games, "share": share, "95%": [round(low, 3), round(high, 3)]}


def _even(tally: Tally) -> float:
    """The share of wins of a faction that is as good as the others."""
    return sum(tally.won.values()) / max(1, sum(tally.present.values()))
