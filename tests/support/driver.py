"""A random player of all seats, for tests: the same seed gives the same game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.engine.kernel import Kernel, Rules
from bot.engine.moves import CHANCE, Choice, Event, Move, Open, complete

DULL = frozenset({"offer", "withdraw", "drop", "done", "call-off", "end", "pass"})
"""Verbs that a random player would choose far too often: others are preferred, but these are not excluded."""


def random_game(
    rules: Rules,
    seed: int,
    seats: int,
    options: Mapping[str, Any] | None = None,
    decisions: int = 3000,
    arrange: Callable[[Any], None] | None = None,
) -> Iterator[tuple[Kernel, list[Event]]]:
    """The game after its start and after every move, with the events of that move, to its end or `decisions`.

    `arrange` may change the state once, just before the first decision of a player.
    """
    dice = random.Random(seed)
    kernel = Kernel(rules, rules.setup(seats, rules.info.settle(options or {})))
    yield kernel, kernel.start()
    for _ in range(decisions):
        if kernel.outcome() is not None:
            return
        if arrange is not None and kernel.s.waiting[0] != CHANCE:
            arrange(kernel.s)
            arrange, kernel = None, Kernel(rules, kernel.s)
        seat, move = decision(kernel, dice)
        yield kernel, kernel.submit(seat, move)


def decision(kernel: Kernel, dice: random.Random) -> tuple[int, Move]:
    """Who decides next in a random game, and what."""
    s = kernel.s
    if s.waiting[0] == CHANCE:
        return CHANCE, (dice.getrandbits(64),)
    eager = [seat for seat in s.may if dice.random() < 0.03 and kernel.legal(seat)]
    seat = dice.choice(eager or s.waiting)
    return seat, complete(picked(kernel.legal(seat), dice), dice.randrange)


def picked(choices: Sequence[Choice], dice: random.Random) -> Choice:
    """First a verb, then one of its choices: so a rare verb is not drowned by a common one."""
    verbs: dict[str, list[Choice]] = {}
    for choice in choices:
        verbs.setdefault(str((choice.prefix if isinstance(choice, Open) else choice)[0]), []).append(choice)
    lively = [verb for verb in verbs if verb not in DULL]
    verb = dice.choice(lively if lively and dice.random() < 0.85 else list(verbs))
    return dice.choice(verbs[verb])
