"""What it is worth to turn dice that lie, or to throw them again: those of an attack, a candidate, a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.moves import Ask, Draw, Move
from bot.games.inwo.cards.records import EFFECTS, Effect, Use
from bot.games.inwo.minds.cases import PLOT, Case, each_op, given_up, uses
from bot.games.inwo.minds.reading import means
from bot.games.inwo.minds.value import find, me, plain_worth, share
from bot.games.inwo.minds.worths import WORTH, entering
from bot.games.inwo.play.calls.plays import HOUSE
from bot.games.inwo.play.dice.lying import turned
from bot.games.inwo.see.view import TopicView, View
from bot.games.kit.minds import plain

LEAST_TURNED = 0.3
"""Dice are left alone where it brings less to turn them."""
OIL = 0.3
"""What a point of Power is worth that a Group has for a turn."""
CALLED: dict[str, Sequence[Effect]] = {
    "las_vegas": (Effect("roll", {"dice": 2}), Effect("pay_bet", {"n": 2})),
}
"""What cards do with dice that no record says; how many Plots are at stake nobody else sees."""
ODDS = {1: dict.fromkeys(range(1, 7), 1 / 6), 2: {n: (6 - abs(7 - n)) / 36 for n in range(2, 13)}}
"""How likely each sum is, by the number of dice."""


def after(use: Use, roll: int, dice: int, worth: Callable[[int], float]) -> float:
    """What dice are worth that show `roll` when a use has turned them, at best, or had them thrown again."""

    def shown(n: int) -> float:
        return worth(sum(turned({"dice": dice}, n)))

    found = worth(roll)
    for name, params in each_op(use.do):
        if name == "set_roll":
            found = shown(int(params["roll"]))
        elif name == "shift_roll":
            found = max(shown(roll + params["n"]), shown(roll - params["n"]))
        elif name == "reroll":
            found = sum(often * worth(n) for n, often in ODDS[dice].items())
    return found


def turning_dice(view: View, ask: Ask, draw: Draw) -> Move | None:
    """The answer to the dice of a card that brings most beyond its price, if it is worth it."""
    topic = view.topic
    if topic is None or topic.number < 0:
        return None
    do = _rolling(view.faces[topic.card])
    dice = next((int(params["dice"]) for name, params in do if name == "roll"), 0)

    def worth(n: int) -> float:
        return fallen(view, topic, do, n)

    return best_turn(view, ask, dice, topic.number, worth) if dice else None


def best_turn(view: View, ask: Ask, dice: int, roll: int, worth: Callable[[int], float]) -> Move | None:
    """The answer to a roll that brings most beyond its price, if it is worth it."""
    found = list[tuple[float, Move]]()
    for move in plain(ask, "play", "use"):
        use = uses(view, move)
        if use is not None:
            found.append((after(use, roll, dice, worth) - worth(roll) - given_up(view, move), move))
    gain, chosen = max(found, default=(0.0, None))
    return chosen if gain >= LEAST_TURNED else None


def _rolling(face: int) -> Sequence[Effect]:
    """What a card does that rolls dice, if it does that."""
    every: list[Sequence[Effect]] = [use.do for use in (*EFFECTS.PLAY[face], *EFFECTS.ACTIONS[face])]
    every += [trigger.do for trigger in EFFECTS.TRIGGERS[face]]
    called = [str(op.params["name"]) for do in every for op in each_op(do) if op.name == "call"]
    every += [CALLED[name] for name in called if name in CALLED]
    return next((do for do in every if any(name == "roll" for name, _ in do)), ())


def fallen(view: View, topic: TopicView, do: Sequence[Effect], roll: int) -> float:
    """What it is worth to the viewer that the dice of a card show so much: what that brings who rolled, by
    their own standing, and what the viewer loses."""
    own, roller = me(view), view.seats[topic.seat]
    case = Case(replace(view, seat=roller.seat), Use(()), view.faces[topic.card], find(view, topic.card))
    sign = 1.0 if roller is own else -share(roller)
    mine = next((held.face for held in own.resources if held.card == topic.other), -1)
    found = 0.0
    for name, params in _decided(case, do, roll):
        if name == "destroy" and params.get("card") == "target" and mine >= 0:
            found -= entering(own, mine)
        elif name == "pay_bet":
            found += _won(view, topic, params, roll)
        elif name == "oil_price":
            found += sign * OIL * roll
        elif name == "destroy" and params.get("card") == "self":
            found -= sign * _lost(case)
        elif name in WORTH:
            found += sign * WORTH[name](case, params)
    return found


def _lost(case: Case) -> float:
    """What it is worth that the card dies which rolled, if it is a Group."""
    return plain_worth(case.face, case.target.power) if case.target is not None else 0.0


def _won(view: View, topic: TopicView, params: Mapping[str, Any], roll: int) -> float:
    """The Plots of a bet go to who rolled or to the other."""
    winner = view.seats[topic.seat if roll > HOUSE else topic.at]
    return PLOT * float(params["n"]) * (1.0 if winner is me(view) else -share(winner))


def _decided(case: Case, do: Iterable[Effect], roll: int) -> Iterator[Effect]:
    """The ops that are carried out if the dice show so much."""
    for name, params in do:
        if name == "if":
            stands = roll <= _asked(case, params["test"].get("roll", 0))
            yield from _decided(case, params.get("then" if stands else "else", ()), roll)
        else:
            yield Effect(name, {key: roll if said == "roll" else said for key, said in params.items()})


def _asked(case: Case, said: Any) -> int:
    """What a roll must not exceed: a number, or so many for each card of who rolls."""
    if isinstance(said, int):
        return said
    return sum(int(said["each"]) for card in case.own.structure if means(said["per"], card, case.own.seat))
