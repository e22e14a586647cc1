"""What a use of a card is worth while nothing goes on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bot.engine.moves import Move
from bot.games.inwo.cards.records import EFFECTS, Effect, Use
from bot.games.inwo.minds.cases import Case, cost, each_op, face_of, kept, uses
from bot.games.inwo.minds.prospects import LATER, price
from bot.games.inwo.minds.reading import means
from bot.games.inwo.minds.value import find, me
from bot.games.inwo.minds.worths import WORTH
from bot.games.inwo.play.sums import chance
from bot.games.inwo.see.view import View, as_printed

ENDING = frozenset(("link", "reorganize"))
"""What a use does that leaves nothing to do for another one."""
HAND = "hand"
"""The word of filters for cards of the hand."""


def idle(view: View, move: Move, left: bool = False) -> float:
    """What a Plot or a use is worth while nothing goes on, beyond its price. left: no attack needs the tokens
    any more."""
    use, face = uses(view, move), face_of(view, move)
    if use is None or (move[0] == "use" and endless(use)):
        return 0.0
    own = find(view, int(move[1])) if pays_itself(use) else None
    spent = price(view, own, left) if own is not None else cost(use.cost, LATER if left else 1.0)
    return at_best(view, use, face) - kept(view, str(move[0])) - spent


def endless(use: Use) -> bool:
    """Whether a use in play could be made again and again: it costs nothing, not even the card, and what it
    does once it can do again."""
    ends = any(op.params.get("card") == "self" or op.name in ENDING for op in each_op(use.do))
    return use.cost == "free" and use.once is None and not ends


def waits(use: Use | None) -> bool:
    """Whether a use had better wait until nothing is attacked any more: the card's own token, which could
    attack, pays for it, or the turn is over with it."""
    return use is not None and (pays_itself(use) or "end" in use.when)


def pays_itself(use: Use | None) -> bool:
    """Whether the card's own token pays for a use, and nothing else."""
    return use is not None and use.cost == {"token": "self"}


def at_best(view: View, use: Use, face: int) -> float:
    """What a use is worth at its best target."""
    if use.target is None:
        return plainly(Case(view, use, face))
    own = me(view)
    found = [card for seat in view.seats for card in seat.structure if means(str(use.target), card, own.seat)]
    if HAND in str(use.target):
        hand = [
            replace(as_printed(view.faces[card], card), owner=own.seat) for card in (*own.groups, *own.plots)
        ]
        found += [card for card in hand if means(str(use.target), card, own.seat, (HAND,))]
    return max(
        (plainly(Case(view, use, face, card)) for card in found), default=plainly(Case(view, use, face))
    )


def rests(face: int) -> bool:
    """Whether a Resource does nothing in the turns of others."""
    always = EFFECTS.PASSIVES[face] or EFFECTS.TRIGGERS[face]
    return not always and not any(use.answers for use in EFFECTS.ACTIONS[face])


def serves(view: View, face: int) -> bool:
    """Whether a Resource that lies unseen would be of use at once."""
    able = (at_best(view, use, face) - cost(use.cost) for use in EFFECTS.ACTIONS[face])
    return not rests(face) or any(value > 0 for value in able)


def plainly(case: Case) -> float:
    """What all ops of a use are worth together."""
    return together(case, case.use.do)


def together(case: Case, do: Iterable[Effect]) -> float:
    """What ops are worth, those that hang on a test by how likely it is."""
    found, dice = 0.0, 1
    for name, params in do:
        if name == "roll":
            dice = params["dice"]
        elif name == "if":
            often = likely(params["test"], dice)
            found += often * together(case, params.get("then", ()))
            found += (1 - often) * together(case, params.get("else", ()))
        elif name == "modes":
            found += max((together(case, mode) for mode in params["of"].values()), default=0.0)
        elif name in WORTH:
            found += WORTH[name](case, params)
    return found


def likely(test: Mapping[str, Any], dice: int) -> float:
    """How likely a test of dice is; of anything else nobody knows."""
    most = test.get("roll")
    if not isinstance(most, int):
        return 0.5
    return min(most, 6) / 6 if dice == 1 else chance(most)
