"""What an attack would need, reckoned from a view alone: for labels, advice and AI seats."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.structure import NOBODY
from bot.games.illuminati.play.power import (
    DESTROY,
    POSITION,
    STUBBORN,
    Part,
    abilities,
    attack_limit,
    leads_as,
    named,
    tally,
)
from bot.games.illuminati.see.view import CardView, View

WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3]
"""How many of the 36 rolls of two dice give each sum up to 10; 11 and 12 fail."""


def find(view: View, card: int) -> CardView | None:
    """The card if it lies open on the table."""
    for found in view.uncontrolled:
        if found.card == card:
            return found
    for seat in view.seats:
        for found in seat.structure:
            if found.card == card:
                return found
    return None


def tired(card: CardView) -> bool:
    """Whether the card takes part in no more attacks this turn (ILL-5.1b, 5.1c)."""
    return card.attacks >= attack_limit(card.card)


def prospect(
    view: View, attacker: CardView, kind: str, target: CardView, aid: Iterable[CardView] = ()
) -> list[Part]:
    """The sum an attack would start from, as `power.odds` reckons it from the state."""
    own = view.seats[attacker.owner].structure
    leading = leads_as(attacker.card, attacker.alignments, kind, target.alignments)
    amounts = tally(
        kind,
        attacker.power,
        sum(card.transfer for card in aid),
        target.power,
        resistance(target, leading) if kind != DESTROY or target.power == 0 else 0,
        leading,
        target.alignments,
        abilities((card.card for card in own), attacker.card, kind, target.card, target.alignments),
        position(view, target) if target.owner not in (NOBODY, attacker.owner) else 0,
    )
    return named(amounts)


def number(view: View, attacker: CardView, kind: str, target: CardView, aid: Iterable[CardView] = ()) -> int:
    """What such an attack would have to roll, or less, before any money."""
    return sum(amount for _, amount in prospect(view, attacker, kind, target, aid))


def resistance(target: CardView, leading: int) -> int:
    """Resistance against a leader of these alignments (ILL-5.8c)."""
    assert target.resistance is not None
    stubborn = STUBBORN.get(target.card)
    if stubborn is None or not stubborn[1] & leading:
        return target.resistance
    return target.stubborn


def position(view: View, target: CardView) -> int:
    """What the target's place near its Illuminati is worth (ILL-5.4)."""
    masters = {card.card: card.master for card in view.seats[target.owner].structure}
    depth, above = -1, target.card
    while masters[above] != NOBODY:
        above = masters[above]
        depth += 1
    bonus = POSITION[str(dict(view.options)["position_bonus"])]
    return bonus[depth] if depth < len(bonus) else 0


def chance(needed: int) -> float:
    """The probability that two dice give at most `needed`, 11 and 12 failing."""
    return sum(WAYS[: max(0, min(needed, 10) + 1)]) / 36
