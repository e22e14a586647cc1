"""What must hold in every game: invariants, survival of a restart before any decision, and that secrets stay
secret.

The last is proved along whole stretches of a game: everything that a seat cannot know, and does not learn
later in the stretch, is mixed up; the same moves are made; the seat must see no difference in view, asks,
choices or events.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, Event, Refused, Text
from bot.engine.replay import Entry, begin, dual_run
from bot.trials.trial import Trial

STRETCH = 24
"""Moves over which a permuted game is followed."""
SAMPLES = 10
"""Stretches that are tried in a game."""


def invariants(kernel: Kernel) -> list[str]:
    """Every broken invariant at this moment."""
    return kernel.rules.check(kernel.s)


def restarts_differ(trial: Trial) -> int | None:
    """The first move after which a game that is stored and loaded before every move goes another way."""
    return dual_run(trial.game.rules, trial.seats, trial.options, trial.log)


def leaks(trial: Trial, samples: int = SAMPLES) -> list[str]:
    """Every way found in which a seat could see what it must not know."""
    kernel = begin(trial.game.rules, trial.seats, trial.options)
    return leaks_along(kernel, trial.log, random.Random(trial.seed), samples, trial.game.remark)


Remark = Callable[[Any, int, str, Mapping[str, object]], Text | None]


def leaks_along(
    kernel: Kernel, log: Sequence[Entry], rng: random.Random, samples: int, remark: Remark | None = None
) -> list[str]:
    """The same for a game that stands at `kernel` and goes on with the moves of `log`; it is played on.
    remark: what AI seats say about what happens.
    """
    starts = sorted(rng.randrange(len(log)) for _ in range(samples)) if log else []
    found: list[str] = []
    for number, (seat, move) in enumerate(log):
        while starts and starts[0] == number:
            starts.pop(0)
            viewer = rng.randrange(kernel.s.seats)
            found += _leaks_from(kernel, viewer, log[number : number + STRETCH], rng, number, remark)
        kernel.submit(seat, move)
    return found


def _leaks_from(
    kernel: Kernel,
    viewer: int,
    stretch: Sequence[Entry],
    rng: random.Random,
    number: int,
    remark: Remark | None,
) -> list[str]:
    """Follow two mixed-up games: one in which all but what the viewer learns is mixed, which differs most but
    may soon come to a move that its player cannot make there, or to a lot that turns up something else; and
    one in which all can make their moves and what others learn is the same."""
    rules = kernel.rules
    later = Kernel(rules, kernel.s.clone())
    hidden = rules.secrets(later.s, viewer)
    others = [seat for seat in range(kernel.s.seats) if seat != viewer]
    unknown = [rules.secrets(later.s, seat) for seat in others]
    learned: set[int] = set()
    mentioned: set[int] = set()
    for seat, move in stretch:
        if later.s.result is not None:
            break
        later.submit(seat, move)
        learned |= hidden - rules.secrets(later.s, viewer)
        if seat != viewer and seat >= 0:
            mentioned.update(part for part in move if isinstance(part, int))
    for seat, before in zip(others, unknown, strict=True):
        mentioned |= before - rules.secrets(later.s, seat)
    found = []
    for fixed in (learned, learned | mentioned):
        as_is, mixed = Kernel(rules, kernel.s.clone()), Kernel(rules, kernel.s.clone())
        rules.permute(mixed.s, viewer, frozenset(fixed), rng.shuffle)
        lots = fixed is learned
        found += _follow(as_is, mixed, viewer, stretch, number, remark, lots)
    return found


def _follow(
    as_is: Kernel,
    mixed: Kernel,
    viewer: int,
    stretch: Sequence[Entry],
    number: int,
    remark: Remark | None,
    lots: bool,
) -> list[str]:
    """lots: what a lot turns up may be another in the mixed game, and something else may come of it."""
    for offset, (seat, move) in enumerate(stretch):
        difference = _difference(as_is, mixed, viewer)
        if difference:
            return [f"seat {viewer}, move {number + offset}: {difference}"]
        if as_is.s.result is not None or mixed.s.result is not None:
            return []
        before = as_is.rules.view(as_is.s, viewer), list(as_is.s.waiting)
        told = as_is.submit(seat, move)
        try:
            told_mixed = mixed.submit(seat, move)
        except Refused:
            refused_to_himself = seat == viewer
            return (
                [f"seat {viewer}, move {number + offset}: his own move is refused"]
                if refused_to_himself
                else []
            )
        if _let_out(as_is) != _let_out(mixed):
            return []
        if _seen(told, viewer) != _seen(told_mixed, viewer):
            pondered = _unmoved(as_is, told, viewer, before) or _unmoved(mixed, told_mixed, viewer, before)
            if pondered or (lots and by_lot(seat, told, told_mixed, viewer)):
                return []
            return [f"seat {viewer}, move {number + offset}: events differ"]
        if remark is not None and _said(as_is, told, remark) != _said(mixed, told_mixed, remark):
            return [f"seat {viewer}, move {number + offset}: remarks differ"]
    return []


def by_lot(seat: int, told: Sequence[Event], mixed: Sequence[Event], viewer: int) -> bool:
    """Whether it is a lot by which the viewer sees other kinds of things happen; the same kinds with other
    contents are a leak."""
    kinds = [
        [event.kind for event in events if event.seen_by(viewer) is not None] for events in (told, mixed)
    ]
    return seat == CHANCE and kinds[0] != kinds[1]


def _unmoved(kernel: Kernel, told: Sequence[Event], viewer: int, before: tuple[object, list[int]]) -> bool:
    """Whether nothing has happened yet for the viewer: the seat that has moved is asked for more, as it may
    be while it makes up its mind, and only there."""
    now = kernel.rules.view(kernel.s, viewer), list(kernel.s.waiting)
    return now == before and viewer not in now[1] and not any(_seen(told, viewer))


def _said(kernel: Kernel, events: Sequence[Event], remark: Remark) -> list[object]:
    """What AI seats in all seats would say about these events."""
    public = [event for event in events if event.public is not None]
    if not public:
        return []
    view = kernel.rules.view(kernel.s, None)
    seats = range(kernel.s.seats)
    return [remark(view, seat, event.kind, event.public or {}) for event in public for seat in seats]


def _let_out(kernel: Kernel) -> tuple[bool, object]:
    """What the rules let out, whatever it hangs on: that nobody has won by a secret goal yet, and that nobody
    is out for want of money that others may not count (IOP-82)."""
    return kernel.s.result is None, getattr(kernel.s, "alive", None)


def _difference(as_is: Kernel, mixed: Kernel, viewer: int) -> str:
    rules = as_is.rules
    if rules.view(as_is.s, viewer) != rules.view(mixed.s, viewer):
        return "views differ"
    if (as_is.s.waiting, as_is.s.may, as_is.s.numbers) != (mixed.s.waiting, mixed.s.may, mixed.s.numbers):
        return "asks differ"
    if [str(c) for c in as_is.legal(viewer)] != [str(c) for c in mixed.legal(viewer)]:
        return "choices differ"
    return ""


def _seen(events: Sequence[Event], viewer: int) -> list[object]:
    return [(event.kind, event.seen_by(viewer)) for event in events if event.seen_by(viewer) is not None]
