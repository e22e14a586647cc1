"""AI seats: one that plays at random, and those that choose by what a position is worth (`value`), from their
own view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from bot.engine.events import DONE
from bot.engine.moves import PASS, Ask, Choice, Draw, Move, Open, Range
from bot.engine.structure import NOBODY
from bot.games.contract import Player
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.minds import bargaining, battle, lasers, specials
from bot.games.illuminati.minds.effects import effect
from bot.games.illuminati.minds.form import Structure, best_move, best_swap
from bot.games.illuminati.minds.plans import LEAST, Option, plan, purse, room, ways
from bot.games.illuminati.minds.specials import first, plays
from bot.games.illuminati.minds.value import RESERVE, Thought, temper_of
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.aftermath import Endow
from bot.games.illuminati.play.attack import AfterDice, Attack, Challenge, Spending
from bot.games.illuminati.play.picks import Bribe, Espionage, Lasers, Pick
from bot.games.illuminati.play.placing import MoveGroup, Place, Reorganize
from bot.games.illuminati.play.power import CONTROL
from bot.games.illuminati.play.setup import Goals
from bot.games.illuminati.play.specials import SpecialPlayed
from bot.games.illuminati.play.treasury import Income, Rearrange, Tax
from bot.games.illuminati.play.turn import TurnBegins
from bot.games.illuminati.see.prospects import find
from bot.games.illuminati.see.view import View
from bot.games.kit import players
from bot.games.kit.minds import Temper, draw_by, easy, plain
from bot.games.kit.players import Mind

BETTER_FORM = 2.0
"""By how much a move of a group must better the form to be worth an action."""
FREE_FORM = 0.8
"""The same where it costs nothing."""
ROOM = 2.0
"""By how much an attack for which a group is dropped must be better than the best of the others."""
ENDOWED = 3
"""MB that are left with a captured group: in defence they count double."""
SKIPPED = 0.75
"""How near to winning the active seat must be for its turn to be taken away."""
PAID_DRAW = 6
GOALS_OF_UFOS = (
    ("the-bermuda-triangle", 0.5),
    ("the-discordian-society", 0.3),
    ("the-society-of-assassins", 0.0),
    ("the-bavarian-illuminati", 0.0),
)

MIND = Mind()


class RandomPlayer(players.RandomPlayer):
    """Gives up, drops groups and haggles less often than it does the rest."""

    seldom = frozenset(("offer", "withdraw", "drop", "call-off", "end", "done"))


class HeuristicPlayer(players.HeuristicPlayer):
    """Attacks, defends, blocks and bargains by one number: what the change is worth to it."""

    mind: ClassVar[Mind] = MIND

    def temper(self, view: View) -> Temper:
        """How it judges in this game."""
        return temper_of(view)

    def choose(self, view: View, ask: Ask, draw: Draw) -> Move:
        """The best move, or by chance one that is nearly as good."""
        return super().choose(Thought(view, self.temper(view)), ask, draw)

    def otherwise(self, ask: Ask, draw: Draw) -> Move:
        """Nothing, if that can be; else anything."""
        return PASS if PASS in ask.choices else super().otherwise(ask, draw)

    def volunteer(self, view: View, ask: Ask, draw: Draw) -> Move | None:
        """Answers to offers."""
        if not view.offers:
            return None
        return bargaining.answer(Thought(view, self.temper(view)), ask)


class EasyPlayer(HeuristicPlayer):
    """Knows what is good and often does not look. It trusts to luck, hardly ever defends, blocks nobody and
    forgets the special that came last.
    """

    def temper(self, view: View) -> Temper:
        return easy(temper_of(view))

    def choose(self, view: View, ask: Ask, draw: Draw) -> Move:
        if ask.frame in CARELESS and draw(6) >= self._care(view):
            return self.otherwise(ask, draw)
        return super().choose(view, _remembered(view, ask), draw)

    def _care(self, view: View) -> int:
        attack = view.attack
        return 1 if attack is not None and attack.defender == view.seat else self.temper(view).care


def _remembered(view: View, ask: Ask) -> Ask:
    """The ask without the special that came last into the hand, unless nothing else is left."""
    hand = view.seats[view.seat or 0].hand
    if not hand:
        return ask
    forgotten = {("play", hand[-1]), ("counter", hand[-1])}
    kept = [choice for choice in ask.choices if choice[:2] not in forgotten]
    return ask._replace(choices=kept) if kept else ask


CARELESS = frozenset(
    frame.name for frame in (AfterDice, Challenge, Place, Spending, SpecialPlayed, TurnBegins)
)
"""Where a careless player thinks every other time only."""


@MIND.answer(Goals)
def _goals(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """A goal that no Illuminati in play has, the wide ones more often."""
    taken = {seat.illuminati for seat in t.view.seats}
    able = [(worth, CARDS.id(slug)) for slug, worth in GOALS_OF_UFOS if CARDS.id(slug) not in taken]
    move: Move = ("goal", draw_by(able, t.temper.heat, draw)) if able else ()
    return move if move in ask.choices else None


@MIND.answer(Income)
def _income(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    if ("collect",) not in ask.choices:
        return None
    income = sum(card.income for card in t.me.structure)
    doubles = plays(ask, "double_income")
    return doubles[0] if doubles and income >= specials.DOUBLED else ("collect",)


# -- the turn


@MIND.answer(Act)
def _act(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Answers, specials, deals, attacks, then form and cards; then the end."""
    for think in (bargaining.answer, bargaining.withdraw, specials.in_turn):
        move = think(t, ask)
        if move is not None:
            return move
    if t.view.active != t.seat:
        return None
    best = plan(t) if t.view.actions else None
    move = bargaining.offer(t, ask, draw) or _drop(t, ask, best)
    if move is not None:
        return move
    if best is not None and ("attack", best.leader) in ask.choices:
        return _before(t, ask, best) or ("attack", best.leader)
    return _idle(t, ask, draw) or ("end",)


def _drop(t: Thought, ask: Ask, best: Option | None) -> Move | None:
    """A group that stands in the way of a better one, which its master takes then."""
    worth, card = room(t) if t.view.actions else (0.0, NOBODY)
    better = worth >= ROOM + (best.worth if best is not None else 0.0)
    move = ("drop", card)
    return move if better and move in ask.choices else None


def _before(t: Thought, ask: Ask, best: Option) -> Move | None:
    """What helps the attack before it is announced: Lasers, and money that lies elsewhere."""
    leader, target = find(t.view, best.leader), find(t.view, best.target)
    if leader is None or target is None:
        return None
    use = first(plain(ask, "use"))
    if use is not None and lasers.helpful(t, leader, best.kind, target):
        return use
    short = best.worth > 2 * LEAST and purse(t.view, leader) < RESERVE
    return _gather(t, ask, {leader.card, t.home.card}) if short and t.view.transfers else None


def _gather(t: Thought, ask: Ask, sinks: set[int]) -> Move | None:
    """A free transfer of much money to where it can be spent, or towards it."""
    depths = {NOBODY: -1}
    for card in t.me.structure:
        depths[card.card] = depths[card.master] + 1
    best: tuple[int, Move] | None = None
    for choice in ask.choices:
        if not isinstance(choice, Open) or choice.prefix[0] != "transfer":
            continue
        source, target = int(choice.prefix[1]), int(choice.prefix[2])
        if source in sinks or not (target in sinks or depths[target] < depths[source]):
            continue
        most = choice.shape.most if isinstance(choice.shape, Range) else 0
        if most >= 3 and (best is None or most > best[0]):
            best = most, (*choice.prefix, most)
    return best[1] if best else None


def _idle(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """What is left to do when no attack is worth it."""
    movable = [int(move[1]) for move in plain(ask, "move")]
    if t.view.actions and movable:
        better, card = best_move(t.me.structure, movable)
        if better >= BETTER_FORM:
            return ("move", card)
    bought = first(plain(ask, "draw"))
    if bought is not None and (t.home.money or 0) >= PAID_DRAW:
        return bought
    spy = first(plays(ask, "espionage"))
    if spy is not None and any(t.progress(seat) >= 0.6 for seat in t.rivals()):
        return spy
    use = first(plain(ask, "use"))
    if use is not None and lasers.for_goal(t) is not None:
        return use
    return None


@MIND.answer(Attack)
def _attack(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    a = t.view.attack
    if PASS in ask.choices:
        return battle.privilege(t, ask)
    if a is not None and isinstance(ask.choices[0], Open):
        return ("aid", *_aid(t, a.card, a.kind, a.target))
    return _target(t, ask)


def _target(t: Thought, ask: Ask) -> Move:
    """What was planned; else the best that this card can do."""
    best = plan(t)
    if best is not None and best.leader == t.view.planning and (best.kind, best.target) in ask.choices:
        return (best.kind, best.target)
    led = find(t.view, t.view.planning)
    found: list[tuple[float, Move]] = []
    for choice in ask.choices:
        if isinstance(choice, Open) or len(choice) < 2 or led is None:
            continue
        target = find(t.view, int(choice[1]))
        if target is not None:
            hope = effect(t, str(choice[0]), target, led.card)
            found.append((hope, choice))
    hopeful = [move for hope, move in sorted(found, key=lambda one: -one[0]) if hope > 0]
    return hopeful[0] if hopeful else ("call-off",)


def _aid(t: Thought, leader: int, kind: str, target: int) -> list[int]:
    """The helpers that were planned, in the order of the structure."""
    best = plan(t)
    if best is None or (best.leader, best.kind, best.target) != (leader, kind, target):
        led, hit = find(t.view, leader), find(t.view, target)
        able = ways(t, led, kind, hit) if led is not None and hit is not None else []
        best = max(able, key=lambda one: one.worth, default=None)
    return [card.card for card in t.me.structure if best is not None and card.card in best.aid]


@MIND.answer(Spending)
def _spending(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    a = t.view.attack
    move = bargaining.answer(t, ask) or bargaining.withdraw(t, ask)
    if move is None and a is not None and a.attacker == t.seat:
        move = bargaining.demand(t, ask, draw)
    return move or battle.spend(t, ask, draw) or PASS


@MIND.answer(AfterDice)
def _after_dice(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return battle.after_dice(t, ask)


@MIND.answer(Challenge)
def _challenge(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return battle.challenge(t, ask)


@MIND.answer(SpecialPlayed)
def _special(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Counter what hurts more than the card is worth."""
    topic, counter = t.view.topic, first(plays(ask, "counter_special"))
    if topic is None or counter is None:
        return DONE
    hurt = specials.harm(t, topic.card, topic.seat, topic.purpose, topic.other)
    return counter if hurt > specials.special_worth(int(counter[1])) else DONE


@MIND.answer(TurnBegins)
def _turn_begins(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    skip = first(plays(ask, "skip_turn"))
    return skip if skip is not None and t.progress(t.view.active) >= SKIPPED else DONE


# -- structure


@MIND.answer(Place)
def _place(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Where the structure stays best protected and most open; no branch is let go that has a place."""
    able = plain(ask, "place")
    card = t.view.topic.card if t.view.topic is not None else NOBODY
    if able and card != NOBODY:
        form = Structure(each for each in t.me.structure if each.card != card)
        known = [move for move in able if move[1] in form.master]
        return max(known, key=lambda m: form.placed(card, int(m[1]), int(m[2])), default=None)
    able = plain(ask, "rehang")[:1] or plain(ask, "oust", "let-go")
    return min(able, key=lambda move: _weight(t, int(move[1])), default=None)


def _weight(t: Thought, card: int) -> float:
    """What goes if a group goes with all that hangs below it."""
    group = find(t.view, card)
    return t.branch(group)[1].steady if group is not None else 0.0


@MIND.answer(MoveGroup)
def _move_group(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    card = t.view.topic.card if t.view.topic is not None else NOBODY
    form = Structure(t.me.structure)
    if card not in form.master:
        return None
    return max(plain(ask, "place"), key=lambda m: form.placed(card, int(m[1]), int(m[2])), default=None)


@MIND.answer(Reorganize)
def _reorganize(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Groups go where they are better off, one by one; a light one is lifted to make room for a better."""
    movable = [int(move[1]) for move in plain(ask, "move")]
    better, card = best_move(t.me.structure, movable) if movable else (0.0, NOBODY)
    if better >= FREE_FORM:
        return ("move", card)
    lifted = first(plain(ask, "hang"))
    if lifted is not None:
        return lifted
    better, card = best_swap(t.me.structure, [int(move[1]) for move in plain(ask, "lift")])
    return ("lift", card) if better >= FREE_FORM else first(plain(ask, "finish"))


# -- money


@MIND.answer(Tax)
def _tax(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    def rank(choice: Choice) -> tuple[bool, int]:
        assert not isinstance(choice, Open)
        return choice[1] != t.me.illuminati, int(choice[2])

    best = max(ask.choices, key=rank)
    assert not isinstance(best, Open)
    return best


@MIND.answer(Rearrange)
def _rearrange(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """Money comes home, but for a few MB with every group that has Power."""
    left = {card.card: ENDOWED if card.power else 0 for card in t.me.structure}
    for choice in ask.choices:
        if isinstance(choice, Open) and choice.prefix[2] == t.home.card and isinstance(choice.shape, Range):
            amount = choice.shape.most - left[int(choice.prefix[1])]
            if amount > 0:
                return (*choice.prefix, amount)
    return ("finish",)


@MIND.answer(Endow)
def _endow(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """A few MB that nobody else needs."""
    choice = ask.choices[0]
    topic = t.view.topic
    if not isinstance(choice, Open) or not isinstance(choice.shape, Range) or topic is None:
        return ("endow", 0)
    spare = choice.shape.most - (RESERVE if topic.other == t.home.card else 0)
    return ("endow", max(0, min(ENDOWED, spare)))


# -- what cards ask for


@MIND.answer(Bribe)
def _bribe(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    def worth(move: Move) -> float:
        card = find(t.view, int(move[1]))
        return effect(t, CONTROL, card) if card is not None else 0.0

    return max(plain(ask, "take"), key=worth, default=None)


@MIND.answer(Pick)
def _pick(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    able = [choice for choice in ask.choices if not isinstance(choice, Open)]
    chosen = specials.aim_order(t, str(able[0][0]), [int(move[1]) for move in able])
    move: Move = (able[0][0], chosen)
    return move if move in able else None


@MIND.answer(Espionage)
def _espionage(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    """The hand of whoever is nearest to winning, or their purse."""
    near = t.leader()
    looks = [move for move in plain(ask, "look") if move[1] == near]
    counts = [move for move in plain(ask, "count") if move[1] == t.view.seats[near].illuminati]
    return first(looks) or first(counts) or first(plain(ask, "look"))


@MIND.answer(Lasers)
def _lasers(t: Thought, ask: Ask, draw: Draw) -> Move | None:
    return lasers.aim(t, ask)


PLAYERS: Mapping[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "heuristic": HeuristicPlayer,
    "easy": EasyPlayer,
}
