"""What changes that last are worth: New World Orders, Plots that hang on a Group, an office."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from bot.engine.modifiers import Turn
from bot.engine.modifiers import traits as changed
from bot.games.inwo.cards.records import EFFECTS, Effect
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, ALIGNMENTS, OPPOSING, OPPOSITE, mask, opposed
from bot.games.inwo.minds.reading import means
from bot.games.inwo.minds.value import me, share, worth
from bot.games.inwo.play.sums import STEP
from bot.games.inwo.play.uses.choices import VERBS
from bot.games.inwo.see.view import CardView, SeatView, View

SOMETIMES = 0.3
"""How often a change matters that counts in certain attacks only."""
GUARDED, EDGE = 0.15, 0.3
"""What a point more is worth in defence, and in attacks."""
ROOM = 4.0
"""What an arrow is worth to who has none free."""
TAXES, ALIKE = 1.5, 0.15
"""What it is worth to tax all, and one point more or less for an alignment."""


def enacted(view: View, face: int) -> float:
    """What a New World Order brings the viewer more than it brings the others, and than the one does of its
    colour that would go."""
    gone = [old for old in view.nwos if FACES.COLOUR[old] == FACES.COLOUR[face]]
    return ordered(view, face) - sum(ordered(view, old) for old in gone)


def ordered(view: View, face: int) -> float:
    """What a New World Order that is in force brings the viewer more than it brings the others."""
    gains = [sum(_order(seat, op) for op in EFFECTS.PASSIVES[face]) for seat in view.seats]
    own = gains[me(view).seat]
    others = [
        gain for seat, gain in zip(view.seats, gains, strict=True) if seat.alive and seat.seat != view.seat
    ]
    return own - (sum(others) / len(others) if others else own)


def _order(seat: SeatView, op: Effect) -> float:
    """What one passive of a New World Order is worth to a seat."""
    name, params = op
    if name == "alignment_step":
        return _stepped(seat, params)
    if name == "taxes_all":
        return TAXES * any(FACES.ID[card.face] == params["master"] for card in seat.structure)
    if name == "counts_as":
        also = mask((params["also"],))
        fit = [c for c in seat.structure[1:] if means(str(params["who"]), c, seat.seat)]
        return sum(
            worth(seat, c.face, c.power, c.traits | also) - worth(seat, c.face, c.power, c.traits)
            for c in fit
        )
    if name != "stat" or "who" not in params or "per" in params:
        return 0.0
    often = SOMETIMES if "attack" in params else 1.0
    fit = [c for c in seat.structure if means(str(params["who"]), c, seat.seat, ("leader",))]
    return often * sum(_raised(seat, params, c) for c in fit)


def _stepped(seat: SeatView, params: Mapping[str, Any]) -> float:
    """What it is worth that alignments count more or less: of one mind, a structure holds together and helps
    itself; of many, it suffers."""
    own = seat.structure[1:]
    alike = sum(card.shared for card in own)
    mixed = sum(opposed(one.traits, other.traits) for one, other in combinations(own, 2)) / max(1, len(own))
    better: int = params.get("identical", STEP) - STEP
    worse: int = params.get("opposed", STEP) - STEP
    return ALIKE * (better * alike - worse * mixed)


def linked(view: View, face: int, host: CardView) -> float:
    """What it is worth to the viewer that a Plot hangs on a Group."""
    return gained(view, EFFECTS.PASSIVES[face], host)


def gained(view: View, effects: Iterable[Effect], host: CardView) -> float:
    """What it is worth to the viewer that a Group has these effects besides."""
    own, owner = me(view), view.seats[host.owner]
    found = 0.0
    for name, params in effects:
        if name == "stat":
            found += _raised(owner, params, host)
        elif name == "bonus" and isinstance(params.get("amount"), int):
            found += (GUARDED if params["scope"] == "defence" else EDGE) * params["amount"]
        elif name == "becomes":
            gains = mask(params["gains"])
            after = host.traits & ~OPPOSITE[gains & ALIGNED] | gains
            before, then = (worth(owner, host.face, host.power, traits) for traits in (host.traits, after))
            found += then - before
    return found if owner.seat == own.seat else -share(owner) * found


def _raised(owner: SeatView, params: Mapping[str, Any], host: CardView) -> float:
    """What a change of a number is worth: Power most, Resistance where rivals may attack, an arrow the more
    the fewer are free."""
    what = str(params["what"])
    if what == "arrows":
        return ROOM / (1 + sum(len(card.open_arrows) for card in owner.structure))
    if what == "resistance":
        return 0.15 * (altered(params, host.resistance) - host.resistance)
    return 0.6 * (altered(params, host.power) - host.power) if what != "global" else 0.3 * host.power


def altered(params: Mapping[str, Any], now: int) -> float:
    """What a number becomes by a change of it."""
    if isinstance(params.get("set"), int):
        return float(params["set"])
    if "raise" in params:
        return float(max(now, params["raise"]))
    found = now * params["times"] if "times" in params else now
    return float(found + params["add"]) if isinstance(params.get("add"), int) else float(found)


def turns(verbs: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Every turn of an alignment with these verbs."""
    return ((verb, bit) for verb in verbs for bit in range(len(ALIGNMENTS)))


def turned(traits: int, verb: str, bit: int) -> int:
    """The traits of a Group after that."""
    return changed(traits, [Turn(0, VERBS[verb], 1 << bit)], OPPOSING)


def reformed(view: View, host: CardView, verb: str, bit: int) -> float:
    """What it is worth to the viewer that an alignment of a Group is turned."""
    owner = view.seats[host.owner]
    ways = host.traits, turned(host.traits, verb, bit)
    before, then = (worth(owner, host.face, host.power, traits) for traits in ways)
    return (then - before) * (1 if owner.seat == view.seat else -share(owner))
