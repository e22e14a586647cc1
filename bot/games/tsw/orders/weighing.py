"""Which of the readings of a message is meant: the plain one, unless it says less than another."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, PERSON_COST
from bot.games.tsw.orders.joining import names_in
from bot.games.tsw.orders.reading import Reading
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.strays import lacking, lost


def clear(reading: Reading) -> bool:
    """Whether every order says what is to be done."""
    return bool(reading.orders) and not any(map(lost, reading.orders))


def roundabout(reading: Reading) -> bool:
    """Whether an order lacks something and its verb is not the action's own name, while one stands in the
    message.
    """
    literal, said = reading.lexicon.usage.literal, set(normal(reading.message).split())
    named = literal & said - {work.verb for work in reading.orders}
    if any(work.action == "standing" for work in reading.orders):
        return False
    return bool(named) and any(
        (lacking(w) or (w.faint and w.confirm)) and w.verb not in literal for w in reading.orders
    )


def forgetful(reading: Reading) -> bool:
    """Whether an order is not certain although somebody was named who has no part in any."""
    return any(lacking(work) or work.confirm for work in reading.orders) and bool(_unplaced(reading))


def _unplaced(reading: Reading) -> set[str]:
    """Who has no part in any order; groups that only stand before what a person does have none in it."""
    groups = {
        e.name
        for w in reading.orders
        if w.action in ACTIONS and ACTIONS[w.action].cost == PERSON_COST
        for e in w.leaders
        if e.name not in w.params.values()
    }
    return reading.forgotten | groups


def preferred(plain: Reading, others: Iterable[Reading]) -> Reading:
    """The reading among `others` that may be meant instead of the plain one, most fully told; else that one.

    What the plain reading does not say as well is confirmed first.
    """
    fitting = [other for other in others if clear(other) and _replaces(other, plain)]
    if not fitting:
        return plain
    best = max(fitting, key=lambda other: (_clarity(other), _plainness(other)))
    said = [(w.action, w.actor, w.params) for w in plain.orders if not w.confirm]
    for work in best.works:
        if (work.action, work.actor, work.params) not in said:
            work.confirm = work.confirm or "guessed"
    return best


def _clarity(reading: Reading) -> int:
    return -sum(map(lacking, reading.orders))


def _plainness(reading: Reading) -> int:
    """How many orders are led by their action's own name."""
    return sum(work.verb in reading.lexicon.usage.literal for work in reading.orders)


def _replaces(reading: Reading, plain: Reading) -> bool:
    """Whether nobody is forgotten, and no order more is there. If a second order begins within a sentence, it
    lacks nothing, or only who attacks, and takes nothing from the first.
    """
    more, parted = len(reading.orders) - max(len(plain.orders), 1), reading.way.parted >= 0
    if reading.forgotten or not parted:
        return more <= 0 and not reading.forgotten
    unplaced = _unplaced(plain)
    kept = all(
        any(o.action == work.action and names_in(work) - unplaced <= names_in(o) for o in reading.orders)
        for work in plain.orders
    )
    lasting = any(work.action == "standing" for work in plain.orders)
    whole = all(not lacking(w) or (w.action in ATTACKS and "target" in w.params) for w in reading.orders)
    return bool(unplaced) and more == 1 and whole and kept and not lasting
