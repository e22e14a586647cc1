"""What must hold in every game: invariants, survival of a restart before any decision, and that secrets stay
secret.

The last is proved along whole stretches of a game: everything that a seat cannot know, and does not learn
later in the stretch, is mixed up; the same moves are made; the seat must see no difference in view, asks,
choices or events.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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
    as_is = [_look(later, viewer, (), remark)]
    for seat, move in stretch:
        if later.s.result is not None:
            break
        as_is.append(_look(later, viewer, later.submit(seat, move), remark))
        learned |= hidden - rules.secrets(later.s, viewer)
        if seat != viewer and seat >= 0:
            mentioned.update(part for part in move if isinstance(part, int))
    for seat, before in zip(others, unknown, strict=True):
        mentioned |= before - rules.secrets(later.s, seat)
    found = []
    for fixed in (learned, learned | mentioned):
        mixed = Kernel(rules, kernel.s.clone())
        rules.permute(mixed.s, viewer, frozenset(fixed), rng.shuffle)
        lots = fixed is learned
        found += _follow(as_is, mixed, viewer, stretch, number, remark, lots)
    return found


@dataclass(slots=True)
class _Look:
    """What there is to see for a seat after a move, and what the rules let out. said: by AI seats."""

    view: Any
    asks: tuple[list[int], ...]
    choices: list[str]
    over: bool
    let_out: tuple[bool, object]
    events: Sequence[Event]
    told: list[object]
    said: list[object]


def _look(kernel: Kernel, viewer: int, events: Sequence[Event], remark: Remark | None) -> _Look:
    """What the viewer sees in a game in which these events have just happened."""
    s = kernel.s
    return _Look(
        kernel.rules.view(s, viewer),
        (list(s.waiting), list(s.may), list(s.numbers)),
        [str(choice) for choice in kernel.legal(viewer)],
        s.result is not None,
        _let_out(kernel),
        events,
        _seen(events, viewer),
        _said(kernel, events, remark) if remark is not None else [],
    )


def _follow(
    as_is: Sequence[_Look],
    mixed: Kernel,
    viewer: int,
    stretch: Sequence[Entry],
    number: int,
    remark: Remark | None,
    lots: bool,
) -> list[str]:
    """as_is: what the viewer sees along the stretch in the game that is not mixed. lots: what a lot turns up
    may be another in the mixed game, and something else may come of it."""
    seen = _look(mixed, viewer, (), remark)
    for offset, (seat, move) in enumerate(stretch):
        was, where = as_is[offset], f"seat {viewer}, move {number + offset}"
        difference = _difference(was, seen)
        if difference:
            return [f"{where}: {difference}"]
        if was.over or seen.over:
            return []
        now = as_is[offset + 1]
        try:
            told = mixed.submit(seat, move)
        except Refused:
            return [f"{where}: his own move is refused"] if seat == viewer else []
        before, seen = seen, _look(mixed, viewer, told, remark)
        if now.let_out != seen.let_out:
            return []
        if now.told != seen.told:
            pondered = _unmoved(was, now, viewer) or _unmoved(before, seen, viewer)
            if pondered or (lots and by_lot(seat, now.events, seen.events, viewer)):
                return []
            return [f"{where}: events differ"]
        if now.said != seen.said:
            return [f"{where}: remarks differ"]
    return []


def by_lot(seat: int, told: Sequence[Event], mixed: Sequence[Event], viewer: int) -> bool:
    """Whether it is a lot by which the viewer sees other kinds of things happen; the same kinds with other
    contents are a leak."""
    kinds = [
        [event.kind for event in events if event.seen_by(viewer) is not None] for events in (told, mixed)
    ]
    return seat == CHANCE and kinds[0] != kinds[1]


def _unmoved(before: _Look, now: _Look, viewer: int) -> bool:
    """Whether nothing has happened yet for the viewer: the seat that has moved is asked for more, as it may
    be while it makes up its mind, and only there."""
    waiting = now.asks[0]
    same = now.view == before.view and waiting == before.asks[0]
    return same and viewer not in waiting and not any(now.told)


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


def _difference(as_is: _Look, mixed: _Look) -> str:
    if as_is.view != mixed.view:
        return "views differ"
    if as_is.asks != mixed.asks:
        return "asks differ"
    if as_is.choices != mixed.choices:
        return "choices differ"
    return ""


def _seen(events: Sequence[Event], viewer: int) -> list[object]:
    return [(event.kind, event.seen_by(viewer)) for event in events if event.seen_by(viewer) is not None]
