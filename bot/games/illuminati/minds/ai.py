"""AI seats: one that plays at random, and one that plays to win from its own view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.events import DONE
from bot.engine.moves import PASS, Ask, Choice, Draw, Move, Open
from bot.engine.structure import NOBODY
from bot.games.contract import Player
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.minds import bargaining
from bot.games.illuminati.minds.plans import best_attack, helpers_for, prize, spend_on
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.aftermath import Endow
from bot.games.illuminati.play.attack import AfterDice, Attack, Challenge, Spending
from bot.games.illuminati.play.picks import Bribe, Espionage, Lasers, Pick
from bot.games.illuminati.play.placing import MoveGroup, Place, Reorganize
from bot.games.illuminati.play.setup import Goals
from bot.games.illuminati.play.specials import SpecialPlayed
from bot.games.illuminati.play.treasury import Income, Rearrange, Tax
from bot.games.illuminati.play.turn import TurnBegins
from bot.games.illuminati.see.prospects import find
from bot.games.illuminati.see.view import SeatView, View
from bot.games.kit import players
from bot.games.kit.players import Mind

REACH = 3
"""A rival who is this near to a goal is worth stopping."""


MIND = Mind()


class RandomPlayer(players.RandomPlayer):
    """Gives up, drops groups and haggles less often than it does the rest."""

    seldom = frozenset(("offer", "withdraw", "drop", "call-off", "end", "done"))


class HeuristicPlayer(players.HeuristicPlayer):
    """Attacks where it has a good chance, defends, saves for its goal, stops whoever is about to win."""

    mind = MIND

    def otherwise(self, ask: Ask, draw: Draw) -> Move:
        """Nothing, if that can be; else anything."""
        return PASS if PASS in ask.choices else super().otherwise(ask, draw)

    def volunteer(self, view: View, ask: Ask, draw: Draw) -> Move | None:
        """Answers to offers, and bargains that help its plans."""
        return bargaining.answer(view, ask)


def me(view: View) -> SeatView:
    """The viewer's own seat."""
    assert view.seat is not None
    return view.seats[view.seat]


def nearness(seat: SeatView) -> int:
    """How many steps the seat is from a goal that everybody can see."""
    basic = seat.basic[1] - seat.basic[0]
    if seat.goal is None or seat.goal[1] > 12:
        scaled = basic if seat.goal is None else round(6 * (1 - seat.goal[0] / seat.goal[1]))
        return min(basic, scaled)
    return min(basic, seat.goal[1] - seat.goal[0])


def leader(view: View) -> int:
    """The rival who is nearest to winning, or -1 if nobody is near."""
    rivals = [seat for seat in view.seats if seat.alive and seat.seat != view.seat]
    nearest = min(rivals, key=nearness, default=None)
    return nearest.seat if nearest is not None and nearness(nearest) <= REACH else NOBODY


def _plays(ask: Ask, *ops: str) -> list[Move]:
    """The offered plays of specials with one of the `ops`."""
    return [
        choice
        for choice in ask.choices
        if not isinstance(choice, Open)
        and choice[:1] in (("play",), ("counter",))
        and any(op in ops for op, _ in CARDS.PROGRAM[int(choice[1])])
    ]


def _first(moves: Sequence[Move]) -> Move | None:
    return moves[0] if moves else None


@MIND.answer(Goals)
def _goals(view: View, ask: Ask, draw: Draw) -> Move | None:
    wanted = CARDS.id("the-network")
    return ("goal", wanted)


@MIND.answer(Income)
def _income(view: View, ask: Ask, draw: Draw) -> Move | None:
    if ("collect",) not in ask.choices:
        return None
    income = sum(card.income for card in me(view).structure)
    doubles = _plays(ask, "double_income")
    return doubles[0] if doubles and income >= 15 else ("collect",)


@MIND.answer(Act)
def _act(view: View, ask: Ask, draw: Draw) -> Move | None:
    gains = _plays(ask, "gain")
    if gains:
        return gains[0]
    bribe = _plays(ask, "take_uncontrolled")
    if bribe and max((prize(view, card) for card in view.uncontrolled), default=0) >= 6:
        return bribe[0]
    deal = bargaining.answer(view, ask)
    if deal is not None:
        return deal
    attackers = [int(c[1]) for c in ask.choices if not isinstance(c, Open) and c[0] == "attack"]
    plan = best_attack(view, attackers, leader(view))
    if plan is not None:
        return _gather(view, ask, plan.attacker) or ("attack", plan.attacker)
    return _collect_home(view, ask) or ("end",)


def _gather(view: View, ask: Ask, attacker: int) -> Move | None:
    """Free transfers towards the attacking card or home before the dice are needed."""
    if view.transfers == 0:
        return None
    return _transfer(view, ask, {attacker, me(view).illuminati})


def _collect_home(view: View, ask: Ask) -> Move | None:
    return _transfer(view, ask, {me(view).illuminati}) if view.transfers else None


def _transfer(view: View, ask: Ask, sinks: set[int]) -> Move | None:
    depth = _depths(view)
    best: tuple[int, Move] | None = None
    for choice in ask.choices:
        if not isinstance(choice, Open) or choice.prefix[0] != "transfer":
            continue
        source, target = int(choice.prefix[1]), int(choice.prefix[2])
        if source in sinks or not (target in sinks or depth[target] < depth[source]):
            continue
        amount = choice.shape.sample(lambda n: n - 1)
        if int(amount[0]) >= 3 and (best is None or int(amount[0]) > best[0]):
            best = (int(amount[0]), choice.prefix + amount)
    return best[1] if best else None


def _depths(view: View) -> dict[int, int]:
    depths = {NOBODY: -1}
    for card in me(view).structure:
        depths[card.card] = depths[card.master] + 1
    return depths


@MIND.answer(Attack)
def _attack(view: View, ask: Ask, draw: Draw) -> Move | None:
    first = ask.choices[0]
    if isinstance(first, Open):
        return ("aid", *helpers_for(view, ask))
    if PASS in ask.choices:
        return _privilege(view, ask)
    plan = best_attack(view, [view.planning], leader(view), ask.choices)
    return (plan.kind, plan.target) if plan else None


def _privilege(view: View, ask: Ask) -> Move | None:
    """Keep others out of an attack that matters, if it costs only money."""
    assert view.attack is not None
    target = find(view, view.attack.target)
    threatened = any(
        s.alive and s.seat != view.seat and (s.money is None or s.money > 10) for s in view.seats
    )
    bought = [c for c in ask.choices if not isinstance(c, Open) and c[0] == "buy"]
    if bought and threatened and target is not None and prize(view, target) >= 7:
        return bought[0]
    return PASS


@MIND.answer(Spending)
def _spending(view: View, ask: Ask, draw: Draw) -> Move | None:
    assert view.attack is not None
    offers = [c for c in ask.choices if not isinstance(c, Open) and c[0] in ("accept", "decline")]
    if offers:
        answer = bargaining.answer(view, ask)
        if answer is not None:
            return answer
    return spend_on(view, ask, leader(view)) or PASS


@MIND.answer(AfterDice)
def _after_dice(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Save an own attack with a 2, spoil one against us or by the leader with a 12."""
    attack = view.attack
    assert attack is not None
    hit = sum(attack.roll) <= min(attack.number, 10)
    if attack.attacker == view.seat and not hit and attack.number >= 2:
        return _sets(ask, 2) or DONE
    if (
        hit
        and attack.attacker != view.seat
        and (attack.defender == view.seat or attack.attacker == leader(view))
    ):
        return _sets(ask, 12) or DONE
    return DONE


def _sets(ask: Ask, value: int) -> Move | None:
    for move in _plays(ask, "set_roll"):
        if any(params.get("value") == value for _, params in CARDS.PROGRAM[int(move[1])]):
            return move
    return None


@MIND.answer(SpecialPlayed)
def _special(view: View, ask: Ask, draw: Draw) -> Move | None:
    """Counter what hits us: a special in an attack in which we are, or one played against our turn."""
    attack = view.attack
    ours = attack is not None and view.seat in (attack.attacker, attack.defender)
    turn = view.active == view.seat and view.phase == "begin"
    return _first(_plays(ask, "counter_special")) if ours or turn else DONE


@MIND.answer(TurnBegins)
def _turn_begins(view: View, ask: Ask, draw: Draw) -> Move | None:
    if view.active == leader(view):
        return _first(_plays(ask, "skip_turn"))
    return DONE


@MIND.answer(Challenge)
def _challenge(view: View, ask: Ask, draw: Draw) -> Move | None:
    attack = view.attack
    assert attack is not None
    if attack.attacker == leader(view):
        return _first(_plays(ask, "cancel_privilege", "join_privileged"))
    return DONE


@MIND.answer(Place)
def _place(view: View, ask: Ask, draw: Draw) -> Move | None:
    rehang = [c for c in ask.choices if not isinstance(c, Open) and c[0] == "rehang"]
    if rehang:
        return rehang[0]
    return None


@MIND.answer(Tax)
def _tax(view: View, ask: Ask, draw: Draw) -> Move | None:
    def rank(choice: Choice) -> tuple[bool, int]:
        assert not isinstance(choice, Open)
        return choice[1] != me(view).illuminati, int(choice[2])

    best = max(ask.choices, key=rank)
    assert not isinstance(best, Open)
    return best


@MIND.answer(Rearrange)
def _rearrange(view: View, ask: Ask, draw: Draw) -> Move | None:
    home = me(view).illuminati
    for choice in ask.choices:
        if isinstance(choice, Open) and choice.prefix[2] == home:
            return choice.prefix + choice.shape.sample(lambda n: n - 1)
    return ("finish",)


@MIND.answer(Endow)
def _endow(view: View, ask: Ask, draw: Draw) -> Move | None:
    return ("endow", 0)


@MIND.answer(Bribe, Pick)
def _take_best(view: View, ask: Ask, draw: Draw) -> Move | None:
    def worth(choice: Choice) -> int:
        assert not isinstance(choice, Open)
        card = find(view, int(choice[1]))
        return prize(view, card) if card is not None else CARDS.POWER[int(choice[1])]

    best = max(ask.choices, key=worth)
    assert not isinstance(best, Open)
    return best


@MIND.answer(Reorganize)
def _finish(view: View, ask: Ask, draw: Draw) -> Move | None:
    return ("finish",)


MIND.otherwise(Espionage, Lasers, MoveGroup)


PLAYERS: Mapping[str, Callable[[], Player]] = {"random": RandomPlayer, "heuristic": HeuristicPlayer}
