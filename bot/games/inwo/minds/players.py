"""AI seats: one that plays at random, and one by rules of thumb from its own view alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import PASS, Ask, Draw, Move, Open, verb_of
from bot.games.contract import Player
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.minds.prospects import BEST, Plan, chance, plans, prize
from bot.games.inwo.play.act import Act, Link
from bot.games.inwo.play.attack import Attack, Gather
from bot.games.inwo.play.hands import Shed
from bot.games.inwo.play.placing import MoveGroup, Place
from bot.games.inwo.play.plays import Played, Playing
from bot.games.inwo.play.setup import Leads
from bot.games.inwo.play.turn import Draws, Takeover
from bot.games.inwo.play.winning import Knock
from bot.games.inwo.see.view import SeatView, View
from bot.games.kit import players
from bot.games.kit.players import Mind

REACH = 3
"""A rival who is this near to a Goal is worth stopping."""
LEAST_WORTH = 2.0
"""An attack that is worth less is not made."""
KEPT_PLOTS = 5

MIND = Mind()


class RandomPlayer(players.RandomPlayer):
    """Gives up, throws cards away and haggles less often than it does the rest."""

    seldom = frozenset(("offer", "withdraw", "discard", "return", "expose", "call-off", "end", "stay"))


class HeuristicPlayer(players.HeuristicPlayer):
    """Takes over what is worth most, attacks where it has a good chance, helps itself, claims victory."""

    mind = MIND

    def otherwise(self, ask: Ask, draw: Draw) -> Move:
        """Nothing, if that can be; else anything."""
        return PASS if PASS in ask.choices else super().otherwise(ask, draw)


def me(view: View) -> SeatView:
    """The viewer's own seat."""
    assert view.seat is not None
    return view.seats[view.seat]


def nearness(seat: SeatView) -> int:
    """How many steps the seat is from a Goal that everybody can see."""
    basic = seat.basic[1] - seat.basic[0]
    if seat.special is None:
        return basic
    now, needed = seat.special
    return min(basic, round(6 * (1 - now / needed)))


def danger(view: View) -> int:
    """The rival who is nearest to winning, or -1 if nobody is near."""
    rivals = [seat for seat in view.seats if seat.alive and seat.seat != view.seat]
    nearest = min(rivals, key=nearness, default=None)
    return nearest.seat if nearest is not None and nearness(nearest) <= REACH else -1


@MIND.answer(Leads)
def _lead(view: View, ask: Ask, draw: Draw) -> Move | None:
    def worth(choice: Move) -> float:
        face = int(choice[1])
        return prize(face, FACES.POWER[face]) + len(FACES.OUT[face])

    best = sorted((c for c in ask.choices if not isinstance(c, Open)), key=worth, reverse=True)[:3]
    return best[draw(len(best))]


@MIND.answer(Draws)
def _draws(view: View, ask: Ask, draw: Draw) -> Move | None:
    if ("buy-plot",) in ask.choices and me(view).plot_count < KEPT_PLOTS - 1:
        return ("buy-plot",)
    return next(
        (move for move in (("draw-both",), ("draw-group",), ("draw-plot",)) if move in ask.choices), None
    )


@MIND.answer(Takeover)
def _takeover(view: View, ask: Ask, draw: Draw) -> Move | None:
    def worth(move: Move) -> float:
        face = view.faces[int(move[1])]
        return prize(face, FACES.POWER[face]) + 0.5 * FACES.RESISTANCE[face] if FACES.is_group(face) else 3

    able = [c for c in ask.choices if not isinstance(c, Open) and c[0] == "take-over"]
    return max(able, key=worth, default=("no-takeover",))


@MIND.answer(Act)
def _act(view: View, ask: Ask, draw: Draw) -> Move | None:
    if ask.seat != view.active:
        return None
    able = {int(c[1]) for c in ask.choices if not isinstance(c, Open) and c[0] == "attack"}
    best = _best([plan for plan in plans(view, me(view), danger(view)) if plan.leader in able])
    if best is not None:
        return ("attack", best.leader)
    resource = next((c for c in ask.choices if not isinstance(c, Open) and c[0] == "resource"), None)
    if resource is not None:
        return resource
    own = me(view)
    if ("draw-card",) in ask.choices and own.group_count < 2:
        return ("draw-card",)
    if ("buy-plot",) in ask.choices and own.plot_count < KEPT_PLOTS:
        return ("buy-plot",)
    return ("end",)


def _best(found: Sequence[Plan]) -> Plan | None:
    best = max(found, default=None)
    return best if best is not None and best.worth >= LEAST_WORTH else None


@MIND.answer(Attack)
def _target(view: View, ask: Ask, draw: Draw) -> Move | None:
    values = {
        (plan.kind, plan.target): plan
        for plan in plans(view, me(view), danger(view))
        if plan.leader == view.planning
    }
    best = max(view.outlook, key=lambda at: _hope(values.get(at[:2]), at[2]), default=None)
    return ("call-off",) if best is None else best[:2]


def _hope(plan: Plan | None, needed: int) -> float:
    """What a target is worth by the number that it really takes."""
    return -99.0 if plan is None else plan.worth + 0.1 * (needed - plan.number)


@MIND.answer(Gather)
def _gather(view: View, ask: Ask, draw: Draw) -> Move | None:
    a = view.attack
    if a is None:
        return None
    agents = [c for c in ask.choices if not isinstance(c, Open) and c[0] == "agents"]
    if ask.seat == a.attacker:
        wanted = BEST - a.number
        return _join(view, ask, "aid", wanted) if wanted > 0 else None
    foe = ask.seat == a.defender or a.attacker == danger(view)
    if not foe or chance(a.number) < 0.2:
        return None
    against = [c for c in agents if c[2] == "oppose"]
    return against[0] if against else _join(view, ask, "oppose", a.number - 3)


def _join(view: View, ask: Ask, verb: str, wanted: int) -> Move | None:
    """The fewest cards that lend what is wanted; in vain nobody helps."""
    side = 1 if verb == "aid" else -1
    if not any(isinstance(c, Open) and verb_of(c) == verb for c in ask.choices):
        return None
    able = sorted(((n, card) for card, at, n in view.lends if at == side), reverse=True)
    chosen, total = [], 0
    for amount, card in able:
        if total >= wanted:
            break
        chosen.append(card)
        total += amount
    if not chosen or total < min(2, wanted):
        return None
    order = [card for card, at, _ in view.lends if at == side and card in chosen]
    return (verb, *order)


@MIND.answer(Place)
def _place(view: View, ask: Ask, draw: Draw) -> Move | None:
    """As near to the Illuminati as there is room."""
    depth = {card.card: card.depth for card in me(view).structure}
    able = [c for c in ask.choices if not isinstance(c, Open) and c[0] == "place"]
    if able:
        return min(able, key=lambda c: (depth[int(c[1])], c))
    return next((c for c in ask.choices if not isinstance(c, Open) and c[0] == "rehang"), None)


@MIND.answer(Shed)
def _shed(view: View, ask: Ask, draw: Draw) -> Move | None:
    return next((c for c in ask.choices if not isinstance(c, Open) and c[0] == "discard"), None)


@MIND.answer(Knock)
def _knock(view: View, ask: Ask, draw: Draw) -> Move | None:
    return next((c for c in ask.choices if not isinstance(c, Open) and c[0] == "claim"), None)


MIND.otherwise(Link, MoveGroup, Played, Playing)

PLAYERS: dict[str, type[Player]] = {"heuristic": HeuristicPlayer, "random": RandomPlayer}
