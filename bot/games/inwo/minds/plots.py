"""Plots and uses of cards: what they are worth now, as far as the view and the records tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.moves import Move
from bot.games.inwo.cards.records import EFFECTS, Use
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import mask
from bot.games.inwo.minds.reading import fits, means
from bot.games.inwo.minds.value import danger, find, me, share, worth
from bot.games.inwo.play.numbers import OPPOSITE
from bot.games.inwo.play.uses.open import uses_of
from bot.games.inwo.see.view import CardView, View

CARD = 1.2
"""What a Plot is worth that one keeps."""
OPS = {"draw": 2.0, "token": 2.0, "replenish": 2.0}
"""What is always of use, by the word of the record."""


def uses(view: View, move: Move) -> Use | None:
    """The way of use that a move `play` or `use` names."""
    found, way = uses_of(face_of(view, move), str(move[0])), int(move[2])
    return found[way] if way < len(found) else None


def face_of(view: View, move: Move) -> int:
    """The face of the card that is played or used."""
    return view.faces[int(move[1])]


def cost(stated: Any) -> float:
    """About what a price costs."""
    if not isinstance(stated, Mapping):
        return 0.0
    if "any" in stated:
        return min(cost(part) for part in stated["any"])
    power = stated.get("power", 0)
    found: float = 0.3 + 0.15 * power if isinstance(power, int) else 1.5
    found += 1.0 if "illuminati" in stated else 0.0
    found += 0.7 if "token" in stated else 0.0
    cards: int = stated.get("top_plots", 0) + stated.get("top_groups", 0)
    return found + 0.5 * cards


def strength(use: Use, side: int) -> int:
    """What a use would add to the attack that goes on for `side` (+1 attack, -1 defence)."""
    found = 0
    for name, params in use.do:
        stated = params.get("amount", 0)
        number = (
            stated if isinstance(stated, int) else int(stated.get("each", 0)) + int(stated.get("plus", 0))
        )
        if name == "add":
            found += number if (params["side"] == "attack") == (side > 0) else -number
        elif name == "boost":
            found += number
    return found


def idle_value(view: View, move: Move) -> float:
    """What a Plot or a use is worth in the main part of a turn, or in anybody's: a New World Order, a Plot
    that is linked, a draw."""
    use, face = uses(view, move), face_of(view, move)
    if use is None or (move[0] == "use" and not isinstance(use.cost, Mapping)):
        return 0.0
    kept = CARD if move[0] == "play" else 0.0
    if FACES.TYPE[face] == "nwo":
        return enacted(view, face) - kept
    words = [effect.name for effect in use.do]
    found = sum(OPS.get(word, 0.0) for word in words)
    if "link" in words:
        hosts = [card for seat in view.seats for card in seat.structure if _meant(view, use, card)]
        found += max((linked(view, face, card) for card in hosts), default=0.0)
    return found - kept - cost(use.cost)


def _meant(view: View, use: Use, card: CardView) -> bool:
    assert view.seat is not None
    return use.target is None or means(str(use.target), card, view.seat)


def enacted(view: View, face: int) -> float:
    """What a New World Order brings the viewer more than it brings the others."""
    gains = []
    for seat in view.seats:
        total = 0.0
        for name, params in EFFECTS.PASSIVES[face]:
            if name == "stat" and "who" in params and isinstance(params.get("add"), int):
                told = str(params["who"])
                fit = sum(fits(told, c.face, c.power, c.traits, True) for c in seat.structure)
                total += 0.6 * params["add"] * fit
        gains.append(total)
    own = gains[me(view).seat]
    others = [gain for seat, gain in zip(view.seats, gains, strict=True) if seat.alive and gain != own]
    return own - (sum(others) / len(others) if others else own)


def linked(view: View, face: int, host: CardView) -> float:
    """What it is worth to the viewer that a Plot hangs on a Group."""
    own, owner = me(view), view.seats[host.owner]
    found = 0.0
    for name, params in EFFECTS.PASSIVES[face]:
        if name == "stat":
            found += 0.6 * _change(params, host)
        elif name == "bonus" and isinstance(params.get("amount"), int):
            found += 0.15 * params["amount"]
        elif name == "becomes":
            gains = mask(params["gains"])
            turned = host.traits & ~OPPOSITE[gains & (len(OPPOSITE) - 1)] | gains
            before, after = (worth(owner, host.face, host.power, traits) for traits in (host.traits, turned))
            found += after - before
    return found if owner.seat == own.seat else -share(owner) * found


def _change(params: Mapping[str, Any], host: CardView) -> float:
    if "set" in params and isinstance(params["set"], int):
        return float(params["set"] - host.power)
    if "raise" in params:
        return float(max(0, params["raise"] - host.power))
    if "times" in params:
        return float((params["times"] - 1) * host.power)
    return float(params["add"]) if isinstance(params.get("add"), int) else 0.0


def aim(view: View, moves: Sequence[Move], card: int) -> Move:
    """The best target of what the viewer is about to play: in an attack what stands on their side."""
    face, attack, own = view.faces[card], view.attack, me(view)

    def fitness(move: Move) -> float:
        target = find(view, int(move[1]))
        if target is None:
            return 0.0
        if attack is not None:
            return float(target.owner == own.seat)
        return linked(view, face, target) + (0.01 if target.owner == danger(view) else 0.0)

    return max(moves, key=fitness)


def cheapest(view: View, moves: Sequence[Move], price: Callable[[CardView], float]) -> Move:
    """The cheapest way to pay."""

    def total(move: Move) -> float:
        found = [find(view, int(card)) for card in move[1:]]
        return sum(price(card) for card in found if card is not None)

    return min(moves, key=total)


def keeping(face: int) -> float:
    """How much one would rather keep a card of the hand than others."""
    if FACES.TYPE[face] == "goal":
        return 3.0
    words = {effect.name for use in EFFECTS.PLAY[face] for effect in use.do}
    return 1.0 + 2.0 * bool(words & {"boost", "add", "cancel"}) + 1.0 * bool(words & {"link"})
