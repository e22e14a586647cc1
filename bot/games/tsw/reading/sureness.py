"""How sure a reading is: what is remarkable about it, and small trees that tell from it the odds that it is
what was meant.

The trees are data (data/tsw/reading/model.json), learnt from readings of sentences that the scorer had not
learnt from.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS, PERSON_COST
from bot.games.tsw.reading.cut import Cutting, Order
from bot.games.tsw.reading.fill import NONE
from bot.games.tsw.reading.mask import MONEY, NAME
from bot.games.tsw.reading.tokens import WORD

UNLIKELY = -6.0
MOST = 4
LEFT = {
    "<man>": "people", "<own>": "own", "<mb>": "money",
    "<grp>": "others", "<who>": "others", "<foe>": "others",
}  # fmt: skip
"""What kind of name or sum it tells of a reading if it is left over."""


def marks(message: Cutting, told: Sequence[Order], place: int, line: slice, meant: float) -> dict[str, float]:
    """What is remarkable about an order as it was read, the one at this place of those that are told in its
    line: a slice of pieces, which is `meant` as an order by such odds."""
    order, language = told[place], message.language
    best, said = order.candidates[0], order.said
    found = {
        f"action {order.work.action}": 1.0,
        "sure": math.log(max(order.sure, 1e-4)),
        "words": max(order.log, UNLIKELY),
        "score": max(best.score, UNLIKELY),
        "hedged": float(any(True for _ in language.phrases("hedging").of(said))),
        "question": float(order.source.endswith("?")),
        "denied": float(bool(language.set("denying").intersection(said))),
        "more": min(len(told) - 1, MOST),
        "unnamed": float(_unnamed(message, order, line)),
        "standing": float(order.standing),
        "guessed aim": float(_guessed_aim(message, order)),
        "lengthy": min(len(said), 30) / 10,
        "meant": meant,
        "meant here": meant,
    }
    _beside(message, told, place, found)
    if len(order.candidates) > 1:
        found["margin"] = min(best.score - order.candidates[1].score, -UNLIKELY)
    first, last = order.span
    if first < last:
        found["meant here"] = message.meant(first, last)
        found["chunks"] = min(last - first - 1, MOST)
        _told(message, order, found)
    else:
        found["short"] = 1.0
    return {name: value for name, value in found.items() if value}


def _beside(message: Cutting, told: Sequence[Order], place: int, found: dict[str, float]) -> None:
    """What an order has to do with those before and behind it: what is done again by somebody else, or to
    somebody else, behind 'no, wait', was perhaps not meant at first."""
    here = told[place]
    for name, there in (("before", told[:place][-1:]), ("behind", told[place + 1 :][:1])):
        for other in there:
            first, last = sorted((here, other), key=lambda one: one.span)
            found[f"again {name}"] = float(here.work.action == other.work.action)
            found[f"by another {name}"] = float(here.work.actor != other.work.actor)
            if first.span != last.span and last.span[1]:
                between = message.chunks[first.span[1] - 1].last, message.chunks[last.span[1] - 1].last
                turns = message.language.set("turning").intersection(message.filler.said[slice(*between)])
                found[f"turned {name}"] = float(bool(turns))


def _unnamed(message: Cutting, order: Order, line: slice) -> bool:
    """Whether nobody is told to act though others than the writer are spoken of, who could."""
    personal = ACTIONS[order.work.action].cost == PERSON_COST
    others = any(piece.mask == "<man>" for piece in message.pieces[line])
    return personal and others and not order.candidates[0].filled.named


def _guessed_aim(message: Cutting, order: Order) -> bool:
    """Whether no word says what somebody is attacked for."""
    first, last = order.span
    if order.work.action != "attack" or first == last:
        return False
    inside = message.filler.aims[message.chunks[first].first : message.chunks[last - 1].last]
    return not any(inside)


def _told(message: Cutting, order: Order, found: dict[str, float]) -> None:
    """Of each name and sum: how likely it is what it was taken for, or nothing."""
    least, used = 0.0, order.candidates[0].filled.used
    first, last = message.chunks[order.span[0]].first, message.chunks[order.span[1] - 1].last
    for at in range(first, last):
        piece = message.pieces[at]
        if piece.kind not in (NAME, MONEY) or (piece.mention is not None and piece.mention.pronoun):
            continue
        scores = message.filler.scores(order.label or order.work.action, at)
        free = math.exp(scores[NONE])
        likely = 1 - free if at in used else free
        least = min(least, math.log(max(likely, 1e-3)))
        if at not in used and piece.mask in LEFT:
            name = f"left {LEFT[piece.mask]}"
            found[name] = min(found.get(name, 0.0) + 1.0, 2.0)
        if piece.mention is not None and piece.mention.guessed:
            found["guessed"] = 1.0
    found["slots"] = least
    words = sum(message.pieces[at].kind == WORD for at in range(first, last))
    found["plain"] = 1.0 / (1 + words)


def odds(forest: Sequence[Any], told: Mapping[str, float]) -> float:
    """How likely it is, by all the trees of a forest, that a reading with these marks is right; certain if
    nothing was learnt."""
    if not forest:
        return 1.0
    return float(1 / (1 + math.exp(-sum(_leaf(tree, told) for tree in forest))))


def _leaf(tree: Any, told: Mapping[str, float]) -> float:
    """What a tree says: at each fork the lower branch where there is little of its mark."""
    while isinstance(tree, list):
        mark, least, low, high = tree
        tree = low if told.get(mark, 0.0) <= least else high
    return float(tree)
